"""Whether a player is bankrupt, to whom, and what becomes of all the debts."""

from typing import Any

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
    built,
    cash,
    check,
    do,
    each,
    mortgaged,
    named,
    own,
)
from tests.engine.rules.test_bankruptcy import bankrupt

CAT_LEFT = do("leave_game", player="cat")
POT = {"free_parking": {"pot": True}}


def owes(amount: int, debtor: str = "bob", creditor: str = "ann") -> dict[str, Any]:
    return do("pay", payer=debtor, payee=creditor, amount=amount)


def debt(debtor: str, creditor: str, amount: int) -> dict[str, Any]:
    about = {"debtor": debtor, "creditor": creditor, "amount": amount, "why": "pay"}
    return {"kind": "debt", **about}


STREET = (own("bob", 39), cash(ann=1000, bob=50))
HOUSES = (own("bob", 1, 3), built({1: 2, 3: 2}), cash(ann=1000, bob=0))
BUILT_SOLD = (DE, BERLIN, KARLSRUHE, US, UK)

COVERED = [
    # Cash and mortgage: 50 + 200; 000 keeps the interest back: 50 + 4000 - 400.
    *each((DE, SORE, *BUILT_SOLD[1:]), "cash and mortgages that cover the debt", given=(*STREET,
          owes(250)), when=bankrupt(), refused="could_still_pay",
          facts={"player": "bob", "owed": 250, "raisable": 250}),
    *each((DE, SORE, *BUILT_SOLD[1:]), "one coin less", given=(*STREET, owes(251)),
          when=bankrupt(), then={"players.bob.out": True}),
    Row("the money of a mortgage is less its interest", SE, (*STREET, owes(3650)), bankrupt(),
        refused="could_still_pay", facts={"owed": 3650, "raisable": 3650}),
    Row("one krona less", SE, (*STREET, owes(3651)), bankrupt(), {"players.bob.out": True}),
    # Four houses at 25 and two mortgages of 30; in 000 500 and 600 less 50.
    *each(BUILT_SOLD, "buildings count half", given=(*HOUSES, owes(160)), when=bankrupt(),
          refused="could_still_pay", facts={"raisable": 160}),
    Row("buildings count half, in kronor", SE, (*HOUSES, owes(3100)), bankrupt(),
        refused="could_still_pay", facts={"raisable": 3100}),
    *each(ALL, "buildings and mortgages that do not cover the debt",
          given=(*HOUSES, owes(3101)), when=bankrupt(), then={"players.bob.out": True}),
    # 002 L183: what is built is not sold.
    Row("buildings that stay do not count", SORE, (*HOUSES, owes(61)), bankrupt(),
        {"players.bob.out": True, "balances.ann": 1060}),
    Row("but the mortgages of their streets do", SORE, (*HOUSES, owes(60)), bankrupt(),
        refused="could_still_pay", facts={"raisable": 60}),
    *each(ALL, "a deed that is mortgaged already does not count",
          given=(*STREET, mortgaged(39), owes(51)), when=bankrupt(),
          then={"players.bob.out": True}),
    Row("all debts are to be covered, not the oldest alone", DE,
        (cash(bob=100), owes(150), do("collect_each", player="cat", amount=150), cash(bob=299)),
        bankrupt(), {"players.bob.out": True}),
    Row("cash for all debts", DE,
        (cash(bob=100), owes(150), do("collect_each", player="cat", amount=150), cash(bob=300)),
        bankrupt(), refused="could_still_pay", facts={"owed": 300, "raisable": 300}),
    Row("without interest the whole mortgage counts", SE, (*STREET, owes(4050)), bankrupt(),
        refused="could_still_pay", rules={"interest": {"when": "none"}}),
]  # fmt: skip

REFUSALS = [
    Row("a stranger is not bankrupt", DE, (), bankrupt("eve"), refused="unknown_player"),
    Row("nobody is bankrupt twice", DE, (CAT_LEFT,), bankrupt("cat"), refused="player_out"),
    Row("without a debt nobody is bankrupt", DE, (cash(bob=0),), bankrupt(), refused="no_debt",
        facts={"player": "bob"}),
    Row("a creditor is not bankrupt", DE, (cash(bob=0), owes(5)), bankrupt("ann"),
        refused="no_debt"),
    Row("who could still pay is told so before a wrong redemption", DE, (*STREET, owes(250)),
        bankrupt(redeem=[1]), refused="could_still_pay"),
    Row("only what he owns is lifted", DE, (own("cat", 1), mortgaged(1), cash(bob=0), owes(5)),
        bankrupt(redeem=[1]), refused="nothing_to_redeem", facts={"deed": 1}),
    Row("the start is not lifted", DE, (cash(bob=0), owes(5)), bankrupt(redeem=[0]),
        refused="nothing_to_redeem"),
    Row("nothing is lifted twice", DE, (own("bob", 1), cash(bob=0), owes(50)),
        bankrupt(redeem=[1, 1]), refused="nothing_to_redeem"),
    *each(ALL, "a bank does not lift", given=(own("bob", 1), mortgaged(1), cash(bob=0),
          do("pay_tax", player="bob", space=38)), when=bankrupt(redeem=[1]),
          refused="nothing_to_redeem"),
]  # fmt: skip

# Bob owes ann 300, then cat 200; ann has paid cat her 200.
BOTH = (cash(ann=1000, bob=90, cat=0), owes(300), do("collect_each", player="cat", amount=200))

SEVERAL = [
    *each(ALL, "the oldest debt names the creditor, the others lapse", given=BOTH,
          when=bankrupt(), then={"balances.ann": 890, "balances.cat": 200, "pending": []}),
    Row("the creditor takes all, more than his own debt", DE, (*BOTH, cash(bob=400)), bankrupt(),
        {"balances.ann": 1200, "balances.cat": 200, "pending": []}),
    Row("when the oldest is settled the next one names the creditor", DE,
        (*BOTH, cash(bob=310), do("settle_debt", debtor="bob")), bankrupt(),
        {"balances.ann": 1100, "balances.cat": 210, "pending": []}),
    Row("with an older debt to the bank the players have nothing", DE,
        (own("bob", 5), mortgaged(5), cash(ann=1000, bob=90),
         do("pay_tax", player="bob", space=38), do("collect_each", player="ann", amount=95)),
        bankrupt(), {"balances.ann": 1095, "deeds.5.owner": None,
        "pending": [{"kind": "auctions_due", "deeds": [5], "jail_cards": []}]}),
    Row("with a younger debt to the bank the player has all", DE,
        (own("bob", 5), mortgaged(5), cash(ann=1000, bob=90), owes(95),
         do("pay_tax", player="bob", space=38)), bankrupt(),
        {"balances.ann": 1080, "deeds.5.owner": "ann", "pending": []}),
    # A debt to the pot counts as one to the bank.
    Row("a debt to the pot: the bank takes all", DE,
        (own("bob", 5), cash(bob=50), do("pay_tax", player="bob", space=4)), bankrupt(),
        {"balances.pot": 0, "balances.bob": 0, "balances.bank": -3000, "deeds.5.owner": None,
         "pending": [{"kind": "auctions_due", "deeds": [5], "jail_cards": []}]}, rules=POT),
    *each(ALL, "what the bankrupt is owed passes to the creditor",
          given=(cash(bob=0, cat=0), owes(7, "cat", "bob"), owes(900)), when=bankrupt(),
          then={"pending": [debt("cat", "ann", 7)]}),
    *each(ALL, "what the bankrupt is owed passes to the bank",
          given=(cash(bob=0, cat=0), owes(7, "cat", "bob"),
                 do("pay_tax", player="bob", space=38)), when=bankrupt(),
          then={"pending": [debt("cat", "bank", 7)]}),
    Row("with a debt to the pot it passes to the bank", DE,
        (cash(bob=0, cat=0), owes(7, "cat", "bob"), do("pay_tax", player="bob", space=38)),
        bankrupt(), {"pending": [debt("cat", "bank", 7)]}, rules=POT),
    Row("what the creditor himself owed the bankrupt is owed no more", DE,
        (cash(ann=0, bob=0), owes(7, "ann", "bob"), owes(900)), bankrupt(), {"pending": []}),
    Row("debts between others stand", DE,
        (cash(bob=0, cat=0), owes(7, "cat", "ann"), owes(900)), bankrupt(),
        {"pending": [debt("cat", "ann", 7)]}),
    Row("a debt that passed on is settled with the new creditor", DE,
        (cash(ann=100, bob=0, cat=0), owes(7, "cat", "bob"), owes(900), bankrupt(), cash(cat=7)),
        do("settle_debt", debtor="cat", creditor="ann"), {"balances.ann": 107, "pending": []}),
    Row("a rent that passed on still gives its token", SORE,
        (own("bob", 5), cash(bob=0, cat=0), do("charge_rent", player="cat", deed=5), owes(900),
         bankrupt(), cash(cat=25)), do("settle_debt", debtor="cat"),
        {"players.cat.tokens": 3, "balances.cat": 0}),
    Row("after the first bankruptcy the creditor may go the same way", DE,
        (cash(ann=0, bob=30), owes(50, "ann", "cat"), owes(900), bankrupt()), bankrupt("ann"),
        {"balances.cat": 1530, "players.ann.out": True,
         "finished.ranking": ["cat", "ann", "bob"]}),
]  # fmt: skip

ROWS = [*COVERED, *REFUSALS, *SEVERAL]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
