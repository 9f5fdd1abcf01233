"""The 10 % that 000 asks with a building on a plot whose loan was prepaid and lifted (A11)."""

import pytest

from tests.engine.rows import DE, SE, Row, built, cash, check, do, mortgaged, named, own
from tests.engine.rules.test_building import build

REDEEM = do("redeem_deed", player="ann", deed=1)
MONEY = cash(ann=20000)
LIFTED = (own("ann", 1, 3), mortgaged(1), REDEEM, MONEY)  # the loan is 600, its interest 60: 50
BOUGHT = do("trade", left="bob", right="ann", left_gives={"deeds": [1]})
AWAY = do("trade", left="ann", right="bob", left_gives={"deeds": [1]})

ROWS = [
    Row("it comes with the first building on that plot", SE, LIFTED, build({1: 1}),
        {"balances.ann": 20000 - 1000 - 50}),
    Row("it comes once, however many steps", SE, LIFTED, build({1: 2, 3: 1}),
        {"balances.ann": 20000 - 3000 - 50}),
    Row("it comes once and not again", SE, (*LIFTED, build({1: 1, 3: 1}), MONEY), build({1: 1}),
        {"balances.ann": 20000 - 1000}),
    Row("a building on another plot of the group does not call for it", SE, LIFTED,
        build({3: 1}), {"balances.ann": 20000 - 1000}),
    Row("it waits while other plots are built", SE, (*LIFTED, build({3: 1}), MONEY),
        build({1: 1}), {"balances.ann": 20000 - 1000 - 50}),
    Row("every plot is rounded for itself: 50 and 100, not 180 as 200", SE,
        (own("ann", 1, 3, 6, 8, 9), mortgaged(1, 9), REDEEM,
         do("redeem_deed", player="ann", deed=9), MONEY), build({1: 1, 9: 1}),
        {"balances.ann": 20000 - 2000 - 150}),
    Row("it must be there with the price", SE,
        (own("ann", 1, 3), mortgaged(1), REDEEM, cash(ann=1049)), build({1: 1}),
        refused="not_enough_cash", facts={"needed": 1050, "cash": 1049}),
    Row("it is owed again after the next loan", SE,
        (*LIFTED, build({1: 1}), do("sell_buildings", player="ann", steps={"1": 1}),
         do("mortgage_deed", player="ann", deed=1), REDEEM, MONEY), build({1: 1}),
        {"balances.ann": 20000 - 1000 - 50}),
    Row("another mortgage of the plot does not double it", SE,
        (own("ann", 1, 3), mortgaged(1), REDEEM, do("mortgage_deed", player="ann", deed=1),
         REDEEM, MONEY), build({1: 1}), {"balances.ann": 20000 - 1000 - 50}),
    # who lifted with 10 % has paid it
    Row("a buyer who lifted at once does not owe it", SE,
        (own("ann", 3), own("bob", 1), mortgaged(1), {**BOUGHT, "redeem": [1]}, MONEY),
        build({1: 1}), {"balances.ann": 20000 - 1000}),
    Row("a buyer who lifted later does not owe it", SE,
        (own("ann", 3), own("bob", 1), mortgaged(1), BOUGHT, REDEEM, MONEY), build({1: 1}),
        {"balances.ann": 20000 - 1000}),
    Row("a buyer who took the loan anew owes it as a borrower", SE,
        (own("ann", 3), own("bob", 1), mortgaged(1), {**BOUGHT, "redeem": [1]},
         do("mortgage_deed", player="ann", deed=1), REDEEM, MONEY), build({1: 1}),
        {"balances.ann": 20000 - 1000 - 50}),
    # it lapses when the plot changes hands
    Row("it does not go to the buyer of the plot", SE,
        (own("bob", 1), own("ann", 3), mortgaged(1), do("redeem_deed", player="bob", deed=1),
         BOUGHT, MONEY), build({1: 1}), {"balances.ann": 20000 - 1000}),
    Row("it is not there again when the plot comes back", SE, (*LIFTED, AWAY, BOUGHT, MONEY),
        build({1: 1}), {"balances.ann": 20000 - 1000}),
    Row("it does not go to a creditor", SE,
        (own("bob", 1), own("ann", 3), mortgaged(1), do("redeem_deed", player="bob", deed=1),
         do("pay", payer="bob", payee="ann", amount=50000),
         do("declare_bankruptcy", player="bob"), MONEY), build({1: 1}),
        {"balances.ann": 20000 - 1000}),
    Row("it stays while another plot of the group changes hands", SE,
        (*LIFTED, do("trade", left="ann", right="bob", left_gives={"deeds": [3]}),
         do("trade", left="bob", right="ann", left_gives={"deeds": [3]}), MONEY),
        build({1: 1}), {"balances.ann": 20000 - 1000 - 50}),
    # house rules
    Row("with interest on lifting nothing is owed", SE, LIFTED, build({1: 1}),
        {"balances.ann": 20000 - 1000}, rules={"interest": {"when": "lifting"}}),
    Row("with interest on both nothing is owed", SE, LIFTED, build({1: 1}),
        {"balances.ann": 20000 - 1000}, rules={"interest": {"when": "both"}}),
    Row("without interest nothing is owed", SE, LIFTED, build({1: 1}),
        {"balances.ann": 20000 - 1000}, rules={"interest": {"when": "none"}}),
    Row("it follows the percentage: 120 as 100", SE, LIFTED, build({1: 1}),
        {"balances.ann": 20000 - 1000 - 100}, rules={"interest": {"percent": 20}}),
    Row("it follows the rounding", SE, LIFTED, build({1: 1}), {"balances.ann": 20000 - 1000 - 60},
        rules={"interest": {"rounding": {"step": 10, "mode": "up"}}}),
    Row("a house rule brings it to another box: 3 of 30", DE, LIFTED, build({1: 1}),
        {"balances.ann": 20000 - 50 - 3}, rules={"interest": {"when": "taking"}}),
    Row("with 10 % on lifting a box has none of it", DE, (*LIFTED, built({1: 1})), build({3: 1}),
        {"balances.ann": 20000 - 50}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
