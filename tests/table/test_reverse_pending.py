"""Reverse: debts, auctions, offers and bankruptcies."""

import pytest

from tests.engine.rows import (
    DE,
    SE,
    SORE,
    Row,
    built,
    cash,
    check,
    do,
    holds,
    mortgaged,
    named,
    own,
)
from tests.table.taking_back import reverse, taken_back, then_comes

UNDO, END = do("undo"), do("end_turn")
FOUR = "ann bob cat dan"


def by(player: str, kind: str, **fields: object) -> dict[str, object]:
    return do(kind, player=player, **fields)


def pay(payer: str, payee: str, amount: int) -> dict[str, object]:
    return do("pay", payer=payer, payee=payee, amount=amount)


def rent(deed: int) -> dict[str, object]:
    return by("bob", "charge_rent", deed=deed)


def settle(creditor: str | None = None) -> dict[str, object]:
    to = {} if creditor is None else {"creditor": creditor}
    return do("settle_debt", debtor="bob", **to)


def debts(*owed: tuple[str, int], why: str = "rent") -> dict[str, object]:
    """bob's debts in their order, and nothing else that is pending."""
    return {
        "pending": [
            {"kind": "debt", "debtor": "bob", "creditor": creditor, "amount": amount, "why": why}
            for creditor, amount in owed
        ]
    }


# bob has 10 and lands on 37 (ann's, 35), 39 (cat's, 50) and 34 (dan's, 28)
POOR = (own("ann", 37), own("cat", 39), own("dan", 34), cash(bob=10))
NO_DAN = (own("ann", 37), own("cat", 39), cash(bob=10))
OWES_THREE = (*POOR, rent(37), rent(39), rent(34))
RICH = cash(bob=1000)
GONE = {"refused": "stands_in_the_way", "facts": {"what": "pending"}}

DEBTS = [
    taken_back("a debt", DE, rent(37), given=NO_DAN, then={"pending": [], "balances.bob": 10}),
    taken_back("the first of several", DE, rent(37), rent(39), rent(34), given=POOR,
               then=debts(("cat", 50), ("dan", 28)), players=FOUR),
    taken_back("the second", DE, rent(39), rent(34), given=(*POOR, rent(37)),
               then=debts(("ann", 35), ("dan", 28)), players=FOUR),
    taken_back("one that is settled", DE, rent(37), RICH, settle(), given=NO_DAN, **GONE),
    taken_back("settled, and that settlement reversed", DE, rent(37), RICH, settle(), reverse(7),
               given=NO_DAN, then={"pending": [], "balances.bob": 1000}),
    taken_back("one that lapsed with the debtor", DE, rent(37), by("bob", "declare_bankruptcy"),
               given=NO_DAN, **GONE),
    taken_back("one that brought no token yet", SORE, rent(39), given=NO_DAN,
               then={"pending": [], "players.bob.tokens": 2}),
    then_comes("what is settled after a reversal is the next debt", DE, rent(37), settle(),
               given=(*NO_DAN, rent(39), RICH), then={"balances.cat": 1550, "pending": []}),
]  # fmt: skip

TWICE = (*NO_DAN, rent(37), rent(37))
EQUAL = [
    taken_back("one of two equal debts", DE, rent(37), rent(37), given=NO_DAN,
               then={**debts(("ann", 35)), "balances.bob": 10}),
    taken_back("the other of the two", DE, rent(37), given=(*NO_DAN, rent(37)),
               then=debts(("ann", 35))),
    Row("both, one after the other", DE, (*TWICE, reverse(5)), reverse(6), {"pending": []}),
    taken_back("one of them is settled, the other is there", DE, rent(37), RICH, settle(),
               given=(*NO_DAN, rent(37)), then={"pending": [], "balances.bob": 965}),
    taken_back("the older of two equal ones around a third", DE, rent(37), rent(39), rent(37),
               given=NO_DAN, then=debts(("cat", 50), ("ann", 35))),
    taken_back("one settled of two equal ones comes back", DE, settle(), given=(*TWICE, RICH),
               then={**debts(("ann", 35), ("ann", 35)), "balances.bob": 1000}),
]  # fmt: skip

OPENED = do("open_auction", lot={"deed": 5})
CLOSED, CANCELLED = do("close_auction"), do("cancel_auction")


def bid(player: str, amount: int) -> dict[str, object]:
    return by(player, "place_bid", amount=amount)


SETTLED = [
    taken_back("a settled debt stands again", DE, settle(), given=(*NO_DAN, rent(37), RICH),
               then={**debts(("ann", 35)), "balances.bob": 1000, "balances.ann": 1500}),
    taken_back("the oldest is the oldest again", DE, settle(), given=(*OWES_THREE, RICH),
               then=debts(("ann", 35), ("cat", 50), ("dan", 28)), players=FOUR),
    taken_back("one in the middle comes back to the middle", DE, settle("cat"),
               given=(*OWES_THREE, RICH),
               then=debts(("ann", 35), ("cat", 50), ("dan", 28)), players=FOUR),
    taken_back("the youngest to the end", DE, settle("dan"), given=(*OWES_THREE, RICH),
               then=debts(("ann", 35), ("cat", 50), ("dan", 28)), players=FOUR),
    taken_back("before what came later", DE, settle("cat"), cash(bob=0), rent(37),
               given=(own("ann", 37), own("cat", 39), own("dan", 34), cash(bob=10), rent(39),
                      rent(34), RICH),
               players=FOUR, then=debts(("cat", 50), ("dan", 28), ("ann", 35))),
    taken_back("behind an older one, though that was settled meanwhile", DE, settle("cat"),
               settle("ann"), given=(*OWES_THREE, RICH), players=FOUR,
               then=debts(("cat", 50), ("dan", 28))),
    Row("and when that comes back too, all stand as they stood", DE,
        (*OWES_THREE, RICH, settle("cat"), settle("ann"), reverse(11)), reverse(10),
        debts(("ann", 35), ("cat", 50), ("dan", 28)), players=FOUR),
    # 2 the auction, 5 the debt, 7 settled: a bid comes before the settlement is taken back
    Row("behind an auction that goes on meanwhile", DE,
        (OPENED, own("cat", 39), cash(bob=10), rent(39), RICH, settle(), bid("ann", 10),
         reverse(7)), bid("ann", 20),
        {"pending.0.kind": "auction", "pending.1.creditor": "cat"}),
    taken_back("the creditor has spent the money", DE, settle(), cash(ann=34),
               given=(*NO_DAN, rent(37), RICH), refused="money_is_gone",
               facts={"player": "ann", "missing": 1}),
    taken_back("the creditor is out", DE, settle(), by("ann", "leave_game"),
               given=(*NO_DAN, rent(37), RICH), refused="money_is_gone"),
    taken_back("the bank takes its debt back", DE, settle(), given=(cash(bob=10),
               by("bob", "pay_tax", space=4), RICH),
               then={**debts(("bank", 200), why="tax"), "balances.bob": 1000}),
    taken_back("the token of a settlement goes", SORE, settle(), given=(*NO_DAN, rent(39), RICH),
               then={**debts(("cat", 50)), "players.bob.tokens": 2}),
    taken_back("a debt settled in deeds", SE,
               do("settle_debt", debtor="bob", in_deeds=[5], cash=0),
               given=(own("ann", 39), own("bob", 5), cash(bob=0), rent(39)),
               then={**debts(("ann", 1000)), "deeds.5.owner": "bob"}),
    taken_back("whose deed has moved on", SE,
               do("settle_debt", debtor="bob", in_deeds=[5], cash=0), own("cat", 5),
               given=(own("ann", 39), own("bob", 5), cash(bob=0), rent(39)),
               refused="stands_in_the_way", facts={"what": "deed", "deed": 5}),
]  # fmt: skip

AUCTIONS = [
    taken_back("an auction that has just begun", DE, OPENED, then={"pending": []}),
    taken_back("not one with a bid", DE, OPENED, bid("ann", 10), **GONE),
    taken_back("the highest bid", DE, bid("bob", 20), given=(OPENED, bid("ann", 10)),
               then={"pending.0.highest": {"player": "ann", "amount": 10}}),
    taken_back("not a bid that was outbid", DE, bid("ann", 10), bid("bob", 20), given=(OPENED,),
               **GONE),
    taken_back("a dropped bid", DE, by("bob", "drop_bid"),
               given=(OPENED, bid("ann", 10), bid("bob", 20)),
               then={"pending.0.highest": {"player": "bob", "amount": 20}}),
    taken_back("the sale, and the auction is open again", DE, CLOSED,
               given=(OPENED, bid("ann", 70)),
               then={"deeds.5.owner": None, "balances.ann": 1500, "pending.0.lot.deed": 5,
                     "pending.0.highest": {"player": "ann", "amount": 70}}),
    then_comes("and can be bid in", DE, CLOSED, bid("bob", 71), given=(OPENED, bid("ann", 70)),
               then={"pending.0.highest": {"player": "bob", "amount": 71}}),
    taken_back("not while another auction is open", DE, CLOSED,
               do("open_auction", lot={"deed": 15}), given=(OPENED, bid("ann", 70)),
               refused="would_break", facts={"invariant": "one_auction"}),
    taken_back("not when the deed is mortgaged", DE, CLOSED, by("ann", "mortgage_deed", deed=5),
               given=(OPENED, bid("ann", 70)), refused="stands_in_the_way",
               facts={"what": "deed", "deed": 5}),
    taken_back("a cancelled auction is open again", DE, CANCELLED, given=(OPENED, bid("ann", 70)),
               then={"pending.0.highest": {"player": "ann", "amount": 70}}),
]  # fmt: skip

OFFER = do("offer_trade", left="ann", right="bob", left_gives={"cash": 5})
ANSWERED = do("answer_trade", accept=True, offer=2)
OFFERS = [
    taken_back("an offer", DE, OFFER, then={"pending": []}),
    taken_back("not one that is answered", DE, OFFER, ANSWERED, **GONE),
    taken_back("the answer, and the offer is open again", DE, ANSWERED, given=(OFFER,),
               then={"pending.0.offer": 2, "balances.ann": 1500, "balances.bob": 1500}),
    then_comes("under its number", DE, do("answer_trade", accept=False), ANSWERED, given=(OFFER,),
               then={"balances.bob": 1505, "pending": []}),
    taken_back("an answer whose money is gone", DE, ANSWERED, cash(bob=4), given=(OFFER,),
               refused="money_is_gone", facts={"player": "bob", "missing": 1}),
]  # fmt: skip

BANKRUPT = by("bob", "declare_bankruptcy")
BY_ANN = (own("ann", 39), own("bob", 1), cash(bob=10), holds("jail_cards", bob=1), rent(39),
          mortgaged(1))  # fmt: skip
BY_BANK = (own("bob", 1, 3), built({1: 1}), cash(bob=10), by("bob", "pay_tax", space=4))
BANKRUPTCIES = [
    taken_back("all goes back to the bankrupt", DE, BANKRUPT, given=BY_ANN,
               then={**debts(("ann", 50)), "players.bob.out": False, "players.bob.jail_cards": 1,
                     "players.ann.jail_cards": 0, "deeds.1.owner": "bob",
                     "deeds.1.mortgaged": True, "balances.ann": 1500, "balances.bob": 10}),
    taken_back("from the bank too, with his houses", DE, BANKRUPT, given=BY_BANK,
               then={**debts(("bank", 200), why="tax"), "deeds.1.owner": "bob",
                     "deeds.1.buildings": 1, "deeds.3.mortgaged": False,
                     "balances.bob": 10, "balances.bank": -3010}),
    taken_back("his other debts stand again, in their order", DE, BANKRUPT,
               given=OWES_THREE, players=FOUR,
               then=debts(("ann", 35), ("cat", 50), ("dan", 28))),
    taken_back("his creditor has spent the money", DE, BANKRUPT, cash(ann=6), given=BY_ANN,
               # 10 in cash, less 3 of interest at once
               refused="money_is_gone", facts={"player": "ann", "missing": 1}),
    taken_back("his creditor has redeemed a deed", DE, BANKRUPT,
               by("ann", "redeem_deed", deed=1), given=BY_ANN, refused="stands_in_the_way",
               facts={"what": "deed", "deed": 1}),
    taken_back("one of his deeds is sold at auction", DE, BANKRUPT,
               do("open_auction", lot={"deed": 1}), bid("ann", 30), CLOSED, given=BY_BANK,
               refused="stands_in_the_way"),
    taken_back("the turn passed on with him, and back", DE, BANKRUPT, given=(END, *BY_ANN),
               then={"turn.player": "bob", "turn.number": 2, "players.bob.out": False}),
    taken_back("the turn has passed further", DE, BANKRUPT, END, given=(END, *BY_ANN),
               refused="stands_in_the_way", facts={"what": "turn"}),
    taken_back("the bankruptcy that ended the game", DE, BANKRUPT, given=BY_ANN,
               players="ann bob", then={**debts(("ann", 50)), "finished": None}),
    taken_back("a payment to him before it", DE, pay("ann", "bob", 5), BANKRUPT,
               given=(own("ann", 39), cash(bob=5), rent(39)), refused="money_is_gone",
               facts={"player": "bob", "missing": 5}),
    taken_back("his own payment before it", DE, pay("bob", "cat", 5), rent(39), BANKRUPT,
               given=(own("ann", 39), cash(bob=15)), refused="would_break"),
    taken_back("which is undone does not stand in the way", DE, pay("ann", "bob", 5), BANKRUPT,
               UNDO, given=(own("ann", 39), cash(bob=5), rent(39)),
               then={"balances.bob": 5, **debts(("ann", 50))}),
]  # fmt: skip

ROWS = [*DEBTS, *EQUAL, *SETTLED, *AUCTIONS, *OFFERS, *BANKRUPTCIES]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
