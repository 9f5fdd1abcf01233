"""Auctions of deeds: rules.md section 2."""

import pytest

from tests.engine.rows import (
    ALL,
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    SORE,
    UK,
    US,
    Row,
    amounts,
    at,
    built,
    cash,
    check,
    do,
    each,
    flagged,
    named,
    own,
)

COVERED = (DE, BERLIN, US, UK)  # cash in hand is asked for at bidding
UNCOVERED = (SE, SORE, KARLSRUHE)
FROM_1 = (SE, DE, BERLIN, US, UK)
FROM_10 = (SORE, KARLSRUHE)

OPEN_39 = do("open_auction", lot={"deed": 39})
CLOSE = do("close_auction")
CANCEL = do("cancel_auction")
BUY_39 = do("buy_deed", player="ann", deed=39)
BOB_LEFT = do("leave_game", player="bob")
OWES = do("pay", payer="ann", payee="bob", amount=5000)


def bid(player: str, amount: int) -> dict[str, object]:
    return do("place_bid", player=player, amount=amount)


def drop(player: str) -> dict[str, object]:
    return do("drop_bid", player=player)


ANN_50_BOB_60 = (OPEN_39, bid("ann", 50), bid("bob", 60))
HIGHEST = "pending.0.highest"

OPENING = [
    *each(ALL, "a deed without owner is put up", given=(), when=OPEN_39,
          then={"pending": [{"kind": "auction", "lot": {"deed": 39}, "highest": None}]},
          guards=("auction.when",)),
    Row("a utility is put up like a street", DE, (), do("open_auction", lot={"deed": 12}),
        {"pending.0.lot": {"deed": 12}}),
    Row("one auction at a time, whatever the next lot is", DE, (OPEN_39,),
        do("open_auction", lot={"deed": 0}), refused="auction_open"),
    Row("the start is no deed", DE, (), do("open_auction", lot={"deed": 0}), refused="not_a_deed",
        facts={"space": 0}),
    # 002 has bills where others have utilities.
    Row("a bill is no deed", SORE, (), do("open_auction", lot={"deed": 12}), refused="not_a_deed"),
    Row("what has an owner is not put up", DE, (own("bob", 39),), OPEN_39,
        refused="deed_has_owner", facts={"deed": 39, "owner": "bob"}),
    Row("a house rule without auctions", DE, (), OPEN_39, refused="no_auctions",
        rules={"auction": {"when": "never"}}),
    Row("without auctions the owner is named all the same", DE, (own("bob", 39),), OPEN_39,
        refused="deed_has_owner", rules={"auction": {"when": "never"}}),
    Row("a house rule with auctions always: put up", DE, (), OPEN_39,
        then={"pending.0.kind": "auction"}, rules={"auction": {"when": "always"}}),
    Row("a house rule with auctions always: nobody buys at the price", DE, (), BUY_39,
        refused="only_by_auction", rules={"auction": {"when": "always"}}),
]  # fmt: skip

BIDDING = [
    # 000 L66, 001 L462, 003 L306: from the smallest amount
    *each(FROM_1, "the first bid is 1", given=(OPEN_39,), when=bid("ann", 1),
          then={HIGHEST: {"player": "ann", "amount": 1}}, guards=("auction.opening_bid",)),
    # 002 L558, 004 L206
    *each(FROM_10, "the first bid is 10", given=(OPEN_39,), when=bid("ann", 10),
          then={HIGHEST: {"player": "ann", "amount": 10}}, guards=("auction.opening_bid",)),
    *each(FROM_10, "a first bid of 9 is too low", given=(OPEN_39,), when=bid("ann", 9),
          refused="bid_too_low", facts={"amount": 9, "least": 10}),
    # 002 L559; 004 L207, A14
    *each(ALL, "the next bid is one higher", given=(OPEN_39, bid("ann", 100)),
          when=bid("bob", 101), then={HIGHEST: {"player": "bob", "amount": 101}},
          guards=("auction.increment",)),
    *each(ALL, "an equal bid is too low", given=(OPEN_39, bid("ann", 100)), when=bid("bob", 100),
          refused="bid_too_low", facts={"amount": 100, "least": 101}),
    Row("a bid may jump", KARLSRUHE, (OPEN_39, bid("ann", 10)), bid("bob", 77),  # A14
        {HIGHEST: {"player": "bob", "amount": 77}}),
    Row("one may outbid oneself", DE, (OPEN_39, bid("ann", 10)), bid("ann", 11),
        {HIGHEST: {"player": "ann", "amount": 11}}),
    # 000 L66, 001 L461, 004 L205
    *each(ALL, "who would not buy the deed bids too", given=(at(ann=39), OPEN_39),
          when=bid("ann", 10), then={HIGHEST: {"player": "ann", "amount": 10}},
          guards=("auction.decliner_may_bid",)),
    # 002 L559, 004 L208
    *each(ALL, "bids come in any order", given=(OPEN_39, bid("cat", 10), bid("ann", 11)),
          when=bid("cat", 12), then={HIGHEST: {"player": "cat", "amount": 12}},
          guards=("auction.in_turn",)),
    Row("a bid from jail", DE, (flagged("in_jail", "bob"), OPEN_39), bid("bob", 5),
        {HIGHEST: {"player": "bob", "amount": 5}}),
    # 001 L460, 003 L304
    *each(COVERED, "a bid above the cash in hand is refused", given=(cash(ann=100), OPEN_39),
          when=bid("ann", 101), refused="not_enough_cash",
          facts={"player": "ann", "needed": 101, "cash": 100}, guards=("auction.cash_in_hand",)),
    *each(COVERED, "all the cash in hand may be bid", given=(cash(ann=100), OPEN_39),
          when=bid("ann", 100), then={HIGHEST: {"player": "ann", "amount": 100}}),
    *each(UNCOVERED, "a bid above the cash in hand stands", given=(cash(ann=100), OPEN_39),
          when=bid("ann", 101), then={HIGHEST: {"player": "ann", "amount": 101}},
          guards=("auction.cash_in_hand",)),
    Row("a bid moves no money", SE, (OPEN_39,), bid("ann", 2000),
        {"balances.ann": 30000, "deeds.39.owner": None}),
    Row("no bid without an auction, not even a stranger's", DE, (), bid("eve", 1),
        refused="no_auction"),
    Row("a stranger does not bid, nor too little", SORE, (OPEN_39,), bid("eve", 1),
        refused="unknown_player"),
    Row("one who has left does not bid", SORE, (BOB_LEFT, OPEN_39), bid("bob", 1),
        refused="player_out", facts={"player": "bob"}),
    Row("a debtor does not bid", SORE, (cash(ann=100), OWES, OPEN_39), bid("ann", 1),
        refused="debt_pending", facts={"player": "ann"}),
    Row("too low comes before too little cash", DE, (cash(ann=10), OPEN_39, bid("bob", 50)),
        bid("ann", 20), refused="bid_too_low", facts={"least": 51}),
    Row("a house rule for the first bid", DE, (OPEN_39,), bid("ann", 24), refused="bid_too_low",
        facts={"least": 25}, rules={"auction": {"opening_bid": 25}}),
    Row("a house rule for the step: enough", DE, (OPEN_39, bid("ann", 10)), bid("bob", 15),
        {HIGHEST: {"player": "bob", "amount": 15}}, rules={"auction": {"increment": 5}}),
    Row("a house rule for the step: too little", DE, (OPEN_39, bid("ann", 10)), bid("bob", 14),
        refused="bid_too_low", facts={"least": 15}, rules={"auction": {"increment": 5}}),
    Row("a house rule that asks for cash in hand", SE, (cash(ann=100), OPEN_39), bid("ann", 101),
        refused="not_enough_cash", rules={"auction": {"cash_in_hand": True}}),
]  # fmt: skip

DROPPING = [
    Row("the next highest bid stands again", DE, ANN_50_BOB_60, drop("bob"),
        {HIGHEST: {"player": "ann", "amount": 50}}),
    Row("all bids of the player go, not his last alone", DE,
        (*ANN_50_BOB_60, bid("ann", 70), bid("bob", 80)), drop("bob"),
        {HIGHEST: {"player": "ann", "amount": 70}}),
    Row("a bid below the highest is dropped too", DE, (*ANN_50_BOB_60, drop("ann")),
        drop("bob"), {HIGHEST: None}),
    Row("after that the least bid is one above what stands", DE, (*ANN_50_BOB_60, drop("bob")),
        bid("bob", 51), {HIGHEST: {"player": "bob", "amount": 51}}),
    Row("after the only bid the first bid counts again", KARLSRUHE,
        (OPEN_39, bid("ann", 50), drop("ann")), bid("bob", 9), refused="bid_too_low",
        facts={"least": 10}),
    Row("no bid is dropped without an auction", DE, (), drop("eve"), refused="no_auction"),
    Row("a stranger drops no bid", DE, (OPEN_39,), drop("eve"), refused="unknown_player"),
    Row("one who has left drops no bid", DE, (OPEN_39, bid("bob", 5), BOB_LEFT), drop("bob"),
        refused="player_out"),
    Row("who has not bid drops no bid", DE, (OPEN_39, bid("ann", 5)), drop("bob"),
        refused="no_bid", facts={"player": "bob"}),
]  # fmt: skip

ENDING = [
    *each(ALL, "the highest bidder pays his bid to the bank and has the deed",
          given=ANN_50_BOB_60, when=CLOSE,
          then={"balances.ann": amounts(30000, 1500), "balances.bob": amounts(29940, 1440),
                "balances.bank": amounts(-89940, -4440), "deeds.39.owner": "bob",
                "pending": []}, guards=("auction.highest_must_buy",)),
    # 002 L562, 004 L215; A3
    *each(ALL, "without a bid it stays with the bank", given=(OPEN_39,), when=CLOSE,
          then={"pending": [], "deeds.39.owner": None, "balances.ann": amounts(30000, 1500)},
          guards=("auction.no_bid",)),
    *each(ALL, "what nobody bid for can be bought later", given=(OPEN_39, CLOSE), when=BUY_39,
          then={"deeds.39.owner": "ann", "balances.ann": amounts(22000, 1100)}),
    Row("after the last bid was dropped nobody buys", DE, (OPEN_39, bid("ann", 50), drop("ann")),
        CLOSE, {"deeds.39.owner": None, "balances.ann": 1500, "pending": []}),
    Row("who outbid himself pays his last bid alone", DE, (OPEN_39, bid("ann", 10), bid("ann", 20)),
        CLOSE, {"balances.ann": 1480}),
    # 002 L92
    Row("a house that stood there comes with the deed", SORE,
        (built({39: 1}), OPEN_39, bid("ann", 30)), CLOSE,
        {"deeds.39.owner": "ann", "deeds.39.buildings": 1, "balances.ann": 1470}),
    *each(ALL, "a bid that is no longer covered is not closed",
          given=(cash(ann=100), OPEN_39, bid("ann", 100), cash(ann=99)), when=CLOSE,
          refused="bid_not_covered", facts={"player": "ann", "needed": 100, "cash": 99}),
    *each(UNCOVERED, "who has found the money by the end buys",
          given=(cash(ann=100), OPEN_39, bid("ann", 300), cash(ann=300)), when=CLOSE,
          then={"deeds.39.owner": "ann", "balances.ann": 0}),
    Row("when the uncovered bid is dropped the next one buys", SE,
        (cash(ann=100), OPEN_39, bid("bob", 90), bid("ann", 101), drop("ann")), CLOSE,
        {"deeds.39.owner": "bob", "balances.bob": 29910, "balances.ann": 100}),
    Row("who became a debtor after his bid still buys", DE,
        (OPEN_39, bid("ann", 100), cash(ann=150), OWES), CLOSE,
        {"deeds.39.owner": "ann", "balances.ann": 50, "pending.0.amount": 5000}),
    Row("no auction, nothing to close", DE, (), CLOSE, refused="no_auction"),
    Row("a deed is named for a building only", DE, (OPEN_39,), do("close_auction", deed=39),
        refused="deed_not_asked", facts={"deed": 39}),
    Row("a deed too many is told before a bid uncovered", DE,
        (cash(ann=100), OPEN_39, bid("ann", 100), cash(ann=99)), do("close_auction", deed=39),
        refused="deed_not_asked"),
    Row("an auction that is cancelled sells nothing", DE, ANN_50_BOB_60, CANCEL,
        {"pending": [], "deeds.39.owner": None, "balances.ann": 1500, "balances.bob": 1500}),
    Row("what was cancelled is for sale as before", DE, (*ANN_50_BOB_60, CANCEL), BUY_39,
        {"deeds.39.owner": "ann", "balances.ann": 1100}),
    Row("no auction, nothing to cancel", DE, (), CANCEL, refused="no_auction"),
]  # fmt: skip

MEANWHILE = [
    Row("nobody buys the lot past its auction", DE, (OPEN_39,), BUY_39, refused="auction_open"),
    Row("another deed is bought meanwhile", DE, (OPEN_39,), do("buy_deed", player="ann", deed=37),
        {"deeds.37.owner": "ann", "pending.0.kind": "auction"}),
    Row("the turn does not end meanwhile", DE, (OPEN_39,), do("end_turn"), refused="auction_open"),
    Row("nobody throws meanwhile", DE, (OPEN_39,), do("roll", player="ann", dice=[1, 2]),
        refused="auction_open"),
    Row("the game does not end meanwhile", DE, (OPEN_39,), do("finish_game"),
        refused="auction_open"),
    Row("a mortgage meanwhile", DE, (own("ann", 5), OPEN_39),
        do("mortgage_deed", player="ann", deed=5), {"balances.ann": 1600}),
    Row("houses are sold meanwhile", DE, (own("ann", 1, 3), built({1: 1, 3: 1}), OPEN_39),
        do("sell_buildings", player="ann", steps={"1": 1}), {"balances.ann": 1525}),
    Row("a trade meanwhile", DE, (own("ann", 5), OPEN_39),
        do("trade", left="ann", right="bob", left_gives={"deeds": [5]}), {"deeds.5.owner": "bob"}),
    Row("a payment meanwhile", DE, (OPEN_39,), do("pay", payer="ann", payee="bob", amount=7),
        {"balances.bob": 1507}),
]  # fmt: skip

ROWS = [*OPENING, *BIDDING, *DROPPING, *ENDING, *MEANWHILE]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
