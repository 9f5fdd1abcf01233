"""Mortgaged deeds changing hands: rules.md section 5, the buyer of a mortgaged deed."""

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
    built,
    cash,
    check,
    do,
    each,
    mortgaged,
    named,
    own,
)
from tests.engine.rules.test_trade import deeds, money, trade

ROUNDED_UP = (DE, BERLIN, US, UK)
GIVEN = (own("ann", 39), mortgaged(39), cash(ann=0, bob=10000))  # a loan of 200, in 000 of 4000
TWO = (own("ann", 12, 37), mortgaged(12, 37), cash(bob=10000))  # 10 % are 7.5 and 17.5: 8 and 18
REDEEM = do("redeem_deed", player="bob", deed=39)
ANN_5 = trade(deeds(5))


def bob_has(kronor: int, sore: int, karlsruhe: int, others: int) -> dict[str, object]:
    values = {**amounts(kronor, others), SORE: sore, KARLSRUHE: karlsruhe}
    return {"balances.bob": values}


KEPT = [
    # 000 L174, 001 L594, 002 L264, 003 L422; not 004 L392-397
    *each(ALL, "who leaves the mortgage on pays 10 % at once", given=GIVEN,
          when=trade(deeds(39), money(100)),
          then={**bob_has(9500, 9880, 9900, 9880), "balances.ann": 100, "deeds.39.owner": "bob",
                "deeds.39.mortgaged": True}, guards=("interest.on_transfer",)),
    *each(ALL, "the left side pays for what it is given",
          given=(own("bob", 39), mortgaged(39), cash(ann=10000, bob=0)), when=trade({}, deeds(39)),
          then={"balances.ann": {**amounts(9600, 9980), KARLSRUHE: 10000}, "balances.bob": 0}),
    *each(ALL, "both sides pay for what they are given",
          given=(*GIVEN, own("bob", 37), mortgaged(37), cash(ann=10000)),
          when=trade(deeds(39), deeds(37)),
          then={**bob_has(9600, 9980, 10000, 9980),
                "balances.ann": {**amounts(9650, 9982), KARLSRUHE: 10000}}),
    *each(ROUNDED_UP, "every deed is rounded for itself", given=TWO, when=trade(deeds(12, 37)),
          then={"balances.bob": 10000 - 26}),
    # 60 as 50, 120 as 100; of the sum it would be 180 as 200
    Row("every deed is rounded to 50 for itself", SE,
        (own("ann", 1, 9), mortgaged(1, 9), cash(bob=10000)), trade(deeds(1, 9)),
        {"balances.bob": 9850}),
    Row("140 is rounded to 150, 160 too", SE,
        (own("ann", 11, 14), mortgaged(11, 14), cash(bob=10000)), trade(deeds(11, 14)),
        {"balances.bob": 9700}),
    Row("a free deed beside it costs nothing", DE, (*GIVEN, own("ann", 5)), trade(deeds(5, 39)),
        {"balances.bob": 9980}),
    Row("the way back costs 10 % again, whoever took the loan", SE,
        (*GIVEN, trade(deeds(39)), cash(ann=1000)), trade({}, deeds(39)),
        {"balances.ann": 600, "deeds.39.mortgaged": True}),
    Row("buildings and mortgage travel together", SORE,
        (own("ann", 1, 3), built({1: 2}), mortgaged(1), cash(bob=10)), trade(deeds(1)),
        {"balances.bob": 7, "deeds.1.mortgaged": True, "deeds.1.buildings": 2}),
]  # fmt: skip

LIFTED = [
    # The loan and its interest; 004 L394 the printed amount (A18).
    *each(ALL, "who lifts it at once pays the loan and 10 %", given=GIVEN,
          when=trade(deeds(39), redeem=[39]),
          then={**bob_has(5600, 9780, 9780, 9780), "deeds.39.mortgaged": False,
                "deeds.39.owner": "bob"}),
    # 000 L175, 001 L598, 003 L426: 10 % once more; 002 L237 the printed amount
    *each(ALL, "who lifts it later pays 10 % once more",
          given=(*GIVEN, trade(deeds(39))), when=REDEEM,
          then={**bob_has(5200, 9760, 9780, 9760), "deeds.39.mortgaged": False}),
    *each(ROUNDED_UP, "one lifted, the other kept", given=TWO,
          when=trade(deeds(12, 37), redeem=[37]),
          then={"balances.bob": 10000 - 193 - 8, "deeds.37.mortgaged": False,
                "deeds.12.mortgaged": True}),
    *each(ROUNDED_UP, "both lifted: 83 and 193", given=TWO,
          when=trade(deeds(12, 37), redeem=[37, 12]), then={"balances.bob": 10000 - 83 - 193}),
    Row("each side lifts what it is given", DE,
        (*GIVEN, own("bob", 37), mortgaged(37), cash(ann=193)),
        trade(deeds(39), deeds(37), redeem=[39, 37]),
        {"balances.ann": 0, "balances.bob": 9780, "deeds.37.mortgaged": False,
         "deeds.39.mortgaged": False}),
    Row("a borrower who gets his plot back pays as a buyer", SE,
        (*GIVEN, trade(deeds(39)), cash(ann=10000), trade({}, deeds(39))),
        do("redeem_deed", player="ann", deed=39), {"balances.ann": 10000 - 400 - 4400}),
    Row("a printed redemption counts in a trade too", KARLSRUHE,
        (*GIVEN, do("amend_edition", path="spaces.39.redeem", value=230)),
        trade(deeds(39), redeem=[39]), {"balances.bob": 9770}),
]  # fmt: skip

MONEY = [
    # Interest is paid out of the cash after the exchange.
    Row("the interest may come out of the cash received", DE, (*GIVEN, cash(ann=50, bob=0)),
        trade({**deeds(39), **money(20)}), {"balances.bob": 0, "balances.ann": 30}),
    Row("cash that is given away pays no interest", DE, (*GIVEN, cash(bob=20)),
        trade(deeds(39), money(1)), refused="not_enough_cash",
        facts={"player": "bob", "needed": 20, "cash": 19}),
    Row("the redemption must be there", DE, (*GIVEN, cash(bob=219)),
        trade(deeds(39), redeem=[39]), refused="not_enough_cash",
        facts={"player": "bob", "needed": 220, "cash": 219}),
    Row("what the right side lacks is told first", DE,
        (*GIVEN, own("bob", 37), mortgaged(37), cash(bob=0)), trade(deeds(39), deeds(37)),
        refused="not_enough_cash", facts={"player": "bob", "needed": 20}),
    Row("then what the left side lacks", DE, (*GIVEN, own("bob", 37), mortgaged(37)),
        trade(deeds(39), deeds(37)), refused="not_enough_cash",
        facts={"player": "ann", "needed": 18, "cash": 0}),
    Row("a debtor may lift in a trade", DE,
        (*GIVEN, do("pay", payer="bob", payee="cat", amount=50000)),
        trade(deeds(39), redeem=[39]), {"balances.bob": 9780, "pending.0.amount": 50000}),
    Row("without cash nothing is due where a transfer is free", KARLSRUHE,
        (*GIVEN, cash(bob=0)), trade(deeds(39)), {"deeds.39.owner": "bob", "balances.bob": 0}),
]  # fmt: skip

HOUSE_RULES = [
    Row("no interest on transfer", DE, GIVEN, trade(deeds(39)), {"balances.bob": 10000},
        rules={"interest": {"on_transfer": False}}),
    Row("no interest on transfer, but the redemption has it", DE, GIVEN,
        trade(deeds(39), redeem=[39]), {"balances.bob": 9780},
        rules={"interest": {"on_transfer": False}}),
    Row("interest on transfer", KARLSRUHE, GIVEN, trade(deeds(39)), {"balances.bob": 9980},
        rules={"interest": {"on_transfer": True}}),
    # 000 L176
    *each((SE, DE, SORE), "no interest at all: nothing on transfer", given=GIVEN,
          when=trade(deeds(39)), then={"balances.bob": 10000},
          rules={"interest": {"when": "none"}}),
    *each((SE, DE, SORE), "no interest at all: the loan alone is lifted", given=GIVEN,
          when=trade(deeds(39), redeem=[39]), then={"balances.bob": amounts(6000, 9800)},
          rules={"interest": {"when": "none"}}),
    *[Row(f"interest {when}: 10 % on transfer as before", SE, GIVEN, trade(deeds(39)),
          {"balances.bob": 9600}, rules={"interest": {"when": when}})
      for when in ("lifting", "both")],
    Row("another percentage", DE, GIVEN, trade(deeds(39)), {"balances.bob": 9970},
        rules={"interest": {"percent": 15}}),
    Row("rounded down, deed by deed: 7 and 17", DE, TWO, trade(deeds(12, 37)),
        {"balances.bob": 10000 - 24}, rules={"interest": {"rounding": {"mode": "down"}}}),
    Row("rounded to the nearest, half up: 8 and 18", DE, TWO, trade(deeds(12, 37)),
        {"balances.bob": 10000 - 26}, rules={"interest": {"rounding": {"mode": "nearest"}}}),
    Row("rounded up to tens: 10 and 20", DE, TWO, trade(deeds(12, 37)),
        {"balances.bob": 10000 - 30}, rules={"interest": {"rounding": {"step": 10}}}),
]  # fmt: skip

ROWS = [*KEPT, *LIFTED, *MONEY, *HOUSE_RULES]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
