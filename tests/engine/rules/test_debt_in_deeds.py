"""Rent that is paid partly in deeds: only 000 (L199-203)."""

from typing import Any

import pytest

from tests.engine.rows import (
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

# The rent of 39 is 1000 kronor, elsewhere 50.
OWES = (own("ann", 39), cash(ann=0, bob=40), do("charge_rent", player="bob", deed=39))
RENT = (*OWES, own("bob", 5, 15))
PAY = do("pay", payer="bob", payee="ann", amount=1000)
MONEY = cash(bob=400)


def settle(*deeds: int, **more: Any) -> dict[str, Any]:
    return do("settle_debt", debtor="bob", in_deeds=list(deeds), **more)


PAID = [
    Row("a deed and all the cash pay the whole rent", SE, (*RENT, MONEY), settle(5),
        {"deeds.5.owner": "ann", "deeds.15.owner": "bob", "balances.bob": 0, "balances.ann": 400,
         "pending": []}, guards=("rent.in_deeds",)),
    *each((DE, SORE, BERLIN, KARLSRUHE, US, UK), "no rent is paid in deeds", given=RENT,
          when=settle(5), refused="not_in_deeds", guards=("rent.in_deeds",)),
    Row("several deeds, whatever they are worth", SE, (*RENT, MONEY), settle(15, 5),
        {"deeds.5.owner": "ann", "deeds.15.owner": "ann", "balances.ann": 400, "pending": []}),
    Row("a deed and a part of the cash", SE, (*RENT, MONEY), settle(5, cash=150),
        {"balances.bob": 250, "balances.ann": 150, "deeds.5.owner": "ann", "pending": []}),
    Row("with more cash than the debt, no more than the debt", SE, (*RENT, cash(bob=1700)),
        settle(5), {"balances.bob": 700, "balances.ann": 1000, "deeds.5.owner": "ann"}),
    Row("the oldest debt alone", SE,
        (*RENT, MONEY, cash(cat=0), do("collect_each", player="cat", amount=900)), settle(5),
        {"balances.bob": 0, "balances.ann": 400, "pending.1.debtor": "bob"}),
    Row("the rent to a creditor who is named", SE,
        (cash(bob=0), do("collect_each", player="cat", amount=900), *RENT, MONEY),
        settle(5, creditor="ann"), {"deeds.5.owner": "ann", "balances.ann": 400,
        "pending.0.creditor": "cat"}),
    Row("a rent that passed to another creditor", SE,
        (*RENT, MONEY, cash(cat=0), do("collect_each", player="cat", amount=9000),
         do("declare_bankruptcy", player="ann")), settle(5),
        {"deeds.5.owner": "cat", "balances.cat": 400, "balances.bob": 0,
         "pending.0.amount": 9000}),
    # The deeds move as in a trade: 10 % on the loan of 9, 120 as 100.
    Row("the creditor pays the interest of a mortgage", SE,
        (*OWES, own("bob", 9), mortgaged(9), MONEY, cash(ann=700)), settle(9),
        {"balances.ann": 700 + 400 - 100, "deeds.9.owner": "ann", "deeds.9.mortgaged": True}),
    Row("the last coin pays the interest", SE,
        (*OWES, own("bob", 9), mortgaged(9), cash(ann=60)), settle(9),
        {"balances.ann": 0, "deeds.9.owner": "ann"}),
    Row("every mortgage is rounded for itself: 50 and 100", SE,
        (*OWES, own("bob", 1, 9), mortgaged(1, 9), MONEY), settle(1, 9),
        {"balances.ann": 400 - 150}),
    Row("without interest on transfer none is due", SE,
        (*OWES, own("bob", 9), mortgaged(9), MONEY), settle(9), {"balances.ann": 400},
        rules={"interest": {"on_transfer": False}}),
    Row("who lifts the mortgage later pays 10 % once more", SE,
        (*OWES, own("bob", 9), mortgaged(9), MONEY, settle(9), cash(ann=5000)),
        do("redeem_deed", player="ann", deed=9), {"balances.ann": 5000 - 1300}),
    Row("a house rule that allows it", DE, RENT, settle(5),
        {"deeds.5.owner": "ann", "balances.ann": 40, "pending": []},
        rules={"rent": {"in_deeds": True}}),
    Row("a house rule that forbids it", SE, RENT, settle(5), refused="not_in_deeds",
        rules={"rent": {"in_deeds": False}}),
    Row("the token comes with a rent paid in deeds too", SORE, RENT,
        settle(5), {"players.bob.tokens": 3, "deeds.5.owner": "ann"},
        rules={"rent": {"in_deeds": True}}),
]  # fmt: skip

REFUSALS = [
    Row("only rent is paid in deeds", SE, (cash(bob=40), PAY), settle(5, 5),
        refused="not_in_deeds"),
    Row("a tax is not", SE, (own("bob", 5), cash(bob=0), do("pay_tax", player="bob", space=4)),
        settle(5), refused="not_in_deeds"),
    # 000 L199: the owner takes plots; the bank, which has his claims when he is gone, does not.
    Row("nor a rent that is owed to the bank by now", SE,
        (*RENT, do("leave_game", player="ann")), settle(5), refused="not_in_deeds"),
    Row("no deed twice", SE, RENT, settle(39, 39), refused="deed_twice"),
    Row("not another's deed", SE, RENT, settle(39), refused="not_the_owner",
        facts={"deed": 39, "player": "bob"}),
    Row("not one without an owner", SE, RENT, settle(37), refused="not_the_owner"),
    Row("the start is nobody's deed", SE, RENT, settle(0), refused="not_the_owner"),
    Row("not a plot of a group with buildings", SE,
        (*OWES, own("bob", 6, 8, 9), built({6: 1})), settle(9, cash=9999),
        refused="buildings_stand", facts={"deeds": [6]}),
    Row("not more cash than the debt", SE, RENT, settle(5, cash=1001),
        refused="more_than_the_debt", facts={"amount": 1000}),
    Row("not more cash than there is", SE, (*OWES, own("bob", 9), mortgaged(9)),
        settle(9, cash=41), refused="not_enough_cash",
        facts={"player": "bob", "needed": 41, "cash": 40}),
    Row("the creditor must have the interest", SE, (*OWES, own("bob", 9), mortgaged(9)),
        settle(9), refused="not_enough_cash",
        facts={"player": "ann", "needed": 100, "cash": 40}),
]  # fmt: skip

ROWS = [*PAID, *REFUSALS]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
