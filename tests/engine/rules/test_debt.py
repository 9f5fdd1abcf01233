"""Debts: what they bar, and how they are settled."""

from typing import Any

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    SORE,
    Row,
    amounts,
    cash,
    check,
    do,
    each,
    flagged,
    holds,
    mortgaged,
    named,
    own,
)

POT = {"free_parking": {"pot": True}}
BOB_OWES = (cash(ann=1000, bob=100), do("pay", payer="bob", payee="ann", amount=300))
# Then cat is owed 200 by bob too; ann pays hers at once.
AND_CAT = (*BOB_OWES, cash(cat=0), do("collect_each", player="cat", amount=200))
ANN_LEFT = do("leave_game", player="ann")
CAT_LEFT = do("leave_game", player="cat")


def settle(debtor: str = "bob", **more: Any) -> dict[str, Any]:
    return do("settle_debt", debtor=debtor, **more)


def debt(creditor: str, amount: int, why: str) -> dict[str, Any]:
    about = {"debtor": "bob", "creditor": creditor, "amount": amount, "why": why}
    return {"kind": "debt", **about}


SETTLED = [
    *each(ALL, "a debt is paid whole", given=(*BOB_OWES, cash(bob=350)), when=settle(),
          then={"balances.bob": 50, "balances.ann": 1300, "pending": []}),
    *each(ALL, "no part of a debt is paid", given=BOB_OWES, when=settle(),
          refused="not_enough_cash", facts={"player": "bob", "needed": 300, "cash": 100}),
    Row("the last coin settles it", DE, (*BOB_OWES, cash(bob=300)), settle(),
        {"balances.bob": 0, "pending": []}),
    Row("several debts stand, oldest first", DE, BOB_OWES,
        do("collect_each", player="cat", amount=200),
        {"pending": [debt("ann", 300, "pay"), debt("cat", 200, "collect_each")],
         "balances.ann": 800, "balances.bob": 100}),
    Row("the oldest is settled first", DE, (*AND_CAT, cash(bob=310)), settle(),
        {"balances.bob": 10, "balances.ann": 1100, "balances.cat": 200,
         "pending": [debt("cat", 200, "collect_each")]}),
    Row("the oldest it is, though a younger one could be paid", DE, (*AND_CAT, cash(bob=210)),
        settle(), refused="not_enough_cash", facts={"needed": 300}),
    Row("the younger one when its creditor is named", DE, (*AND_CAT, cash(bob=210)),
        settle(creditor="cat"), {"balances.bob": 10, "balances.cat": 400,
        "pending": [debt("ann", 300, "pay")]}),
    Row("of two debts to one creditor the older", DE,
        (*AND_CAT, do("collect_each", player="cat", amount=170), cash(bob=250)),
        settle(creditor="cat"), {"balances.bob": 50,
        "pending": [debt("ann", 300, "pay"), debt("cat", 170, "collect_each")]}),
    *each(ALL, "a debt to the bank", given=(cash(bob=0), do("pay_tax", player="bob", space=38),
          cash(bob=5000)), when=settle(creditor="bank"),
          then={"balances.bob": amounts(3000, 4900), "pending": []}),
    Row("a debt to the pot", DE, (cash(bob=0), do("pay_tax", player="bob", space=38),
        cash(bob=150)), settle(creditor="pot"), {"balances.bob": 50, "balances.pot": 100},
        rules=POT),
    Row("what another owes is not settled with it", DE,
        (*BOB_OWES, cash(cat=0), do("pay", payer="cat", payee="ann", amount=9), cash(bob=300)),
        settle(), {"pending.0.debtor": "cat", "balances.cat": 0}),
    Row("a debt that passed to another creditor is paid to him", SE,
        (*BOB_OWES, cash(cat=9), do("collect_each", player="cat", amount=9000),
         do("declare_bankruptcy", player="ann"), cash(bob=400)), settle(),
        {"balances.bob": 100, "balances.cat": 1309}),
    Row("a debt to one who left is paid to the bank", DE,
        (*BOB_OWES, ANN_LEFT, cash(bob=400)), settle(),
        {"balances.bob": 100, "balances.ann": 0, "pending": []}),
]  # fmt: skip

RENT = (own("ann", 39), cash(ann=0, bob=40), do("charge_rent", player="bob", deed=39))
TAX = (cash(bob=0), do("pay_tax", player="bob", space=38))

TOKENS = [
    Row("no token while the rent is owed", SORE, (own("ann", 39), cash(bob=40)),
        do("charge_rent", player="bob", deed=39), {"players.bob.tokens": 2}),
    Row("the token comes when the rent is settled", SORE, (*RENT, cash(bob=50)), settle(),
        {"players.bob.tokens": 3, "players.ann.tokens": 2, "balances.ann": 50}),
    Row("the token comes when the tax is settled", SORE, (*TAX, cash(bob=100)), settle(),
        {"players.bob.tokens": 3}),
    Row("no fifth token", SORE, (*TAX, holds("tokens", bob=4), cash(bob=100)), settle(),
        {"players.bob.tokens": 4, "balances.bob": 0}),
    Row("no token for the figure", SORE, (*TAX, flagged("figure", "bob"), cash(bob=100)),
        settle(), {"players.bob.tokens": 0}),
    Row("no token for another payment", SORE, (*BOB_OWES, cash(bob=300)), settle(),
        {"players.bob.tokens": 2}),
    # 002 L78, L546: the owner pays the figure and takes the token.
    Row("an owner who owed the figure has the token", SORE,
        (flagged("figure", "bob"), own("ann", 39), cash(ann=0),
         do("charge_rent", player="bob", deed=39), cash(ann=60, bob=0)), settle("ann"),
        {"players.ann.tokens": 3, "players.bob.tokens": 0, "balances.ann": 10,
         "balances.bob": 50}),
]  # fmt: skip

REFUSALS = [
    Row("a stranger owes nothing", DE, (), settle("eve", creditor="sue"),
        refused="unknown_player", facts={"player": "eve"}),
    Row("one who has left owes nothing", DE, (CAT_LEFT,), settle("cat", creditor="eve"),
        refused="player_out"),
    Row("not to a stranger", DE, (), settle(creditor="eve"), refused="unknown_player",
        facts={"player": "eve"}),
    Row("not to one who has left", DE, (*BOB_OWES, CAT_LEFT), settle(creditor="cat"),
        refused="player_out", facts={"player": "cat"}),
    Row("no debt, nothing to settle", DE, (), settle(in_deeds=[1]), refused="no_debt",
        facts={"player": "bob"}),
    Row("no debt to that creditor", DE, BOB_OWES, settle(creditor="bank"), refused="no_debt"),
    Row("a sum is named with deeds only", DE, (*BOB_OWES, cash(bob=10)), settle(cash=10),
        refused="cash_only_with_deeds"),
]  # fmt: skip

# A debtor may only sell, mortgage, trade, settle or go bankrupt.
WISHES = {
    "pay": do("pay", payer="bob", payee="cat", amount=1),
    "pay each": do("pay_each", player="bob", amount=1),
    "buy": do("buy_deed", player="bob", deed=1),
    "lift a mortgage": do("redeem_deed", player="bob", deed=39),
    "build": do("build", player="bob", steps={"37": 1}),
    "leave the jail": do("leave_jail", player="bob", how="fine"),
    "leave the game": do("leave_game", player="bob"),
    "end the turn": do("end_turn"),
    "throw": do("roll", player="ann", dice=[1, 2]),
    "move on": do("move_on", player="ann"),
    "finish the game": do("finish_game"),
}
SORE_WISHES = {
    "take the figure": do("take_figure", player="bob"),
    "steal a token": do("steal_token", player="bob", victim="ann"),
    "place a free house": do("place_free_house", player="bob", deed=1),
    "steal a deed": do("steal_deed", player="bob", victim="ann", deed=1),
}
OWED = (*BOB_OWES, own("bob", 37, 39), mortgaged(39), flagged("in_jail", "bob"))

BARRED = [
    *[Row(f"with a debt at the table: not {what}", DE, OWED, wish, refused="debt_pending")
      for what, wish in WISHES.items()],
    *[Row(f"with a debt: not {what}", SORE, (*OWED[:-1], flagged("figure", "bob")), wish,
          refused="debt_pending") for what, wish in SORE_WISHES.items()],
    Row("a debtor takes a mortgage", DE, OWED, do("mortgage_deed", player="bob", deed=37),
        {"balances.bob": 275}),
    Row("a debtor has his salary", DE, OWED, do("collect_salary", player="bob"),
        {"balances.bob": 300}),
    Row("a debtor collects", DE, OWED, do("collect_each", player="bob", amount=10),
        {"balances.bob": 120}),
    Row("a debtor takes a token", SORE, OWED, do("take_token", player="bob", why="card"),
        {"players.bob.tokens": 3}),
    Row("a debtor goes to jail", DE, BOB_OWES, do("go_to_jail", player="bob"),
        {"players.bob.in_jail": True}),
    Row("a debtor pays tax that his cash covers", DE, BOB_OWES,
        do("pay_tax", player="bob", space=38), {"balances.bob": 0,
        "pending": [debt("ann", 300, "pay")]}),
    Row("a rent he cannot pay is one more debt", DE, (*BOB_OWES, own("cat", 37, 39)),
        do("charge_rent", player="bob", deed=39, multiplier=2),
        {"balances.bob": 100, "pending": [debt("ann", 300, "pay"), debt("cat", 200, "rent")]}),
    Row("others do as they like", DE, OWED, do("buy_deed", player="cat", deed=1),
        {"deeds.1.owner": "cat"}),
]  # fmt: skip

ROWS = [*SETTLED, *TOKENS, *REFUSALS, *BARRED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
