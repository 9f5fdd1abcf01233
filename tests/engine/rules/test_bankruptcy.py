"""Bankruptcy to a player: rules.md section 8."""

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
    amounts,
    built,
    cash,
    check,
    do,
    each,
    holds,
    mortgaged,
    named,
    own,
)

MORTGAGED_FIRST = (DE, SORE, BERLIN, KARLSRUHE)
AS_THEY_ARE = (SE, US, UK)
INTEREST = (DE, BERLIN, US, UK)  # and 000, in kronor
OWES = do("pay", payer="bob", payee="ann", amount=50000)


def bankrupt(player: str = "bob", **more: Any) -> dict[str, Any]:
    return do("declare_bankruptcy", player=player, **more)


def per_box(se: Any, de: Any, sore: Any, berlin: Any, karlsruhe: Any, english: Any) -> Any:
    values = {SE: se, DE: de, SORE: sore, BERLIN: berlin, KARLSRUHE: karlsruhe}
    return {**values, US: english, UK: english}


POOR = cash(ann=1000, bob=0)
MORTGAGED_39 = (own("bob", 39), mortgaged(39), POOR, OWES)
TWO = (own("bob", 12, 37), mortgaged(12, 37))  # 10 % are 7.5 and 17.5: 8 and 18

# Three houses at half price: 75, in 000 1500; the mortgages 60, their interest 6.
HOUSES = {
    "given": (own("bob", 1, 3), built({1: 2, 3: 1}), POOR, OWES),
    "when": bankrupt(),
    "then": {
        "balances.ann": per_box(2500, 1129, 1060, 1129, 1135, 1075),
        "deeds.1.buildings": {**amounts(0, 0), SORE: 2},
        "deeds.1.owner": "ann",
        "bank.houses": {**amounts(32, 32), SORE: 29},
    },
}

ESTATE = [
    # A20: 001-004 mortgage first (100, then 10 % to the bank in 001 and 003); the others do not.
    *each(ALL, "cash and a deed go to the creditor",
          given=(own("bob", 5), cash(ann=1000, bob=50), OWES), when=bankrupt(),
          then={"balances.ann": per_box(1050, 1140, 1150, 1140, 1150, 1050), "balances.bob": 0,
                "deeds.5.owner": "ann", "players.bob.out": True, "pending": [],
                "deeds.5.mortgaged": per_box(False, True, True, True, True, False)},
          guards=("bankruptcy.mortgage_first",)),
    # 000 L188, 001 L316, 003 L234; not 002 L217, 004 L102
    *each(ALL, "the creditor pays 10 % on a mortgaged deed at once", given=MORTGAGED_39,
          when=bankrupt(), then={"balances.ann": per_box(600, 980, 1000, 980, 1000, 980),
          "deeds.39.owner": "ann", "deeds.39.mortgaged": True}, guards=("bankruptcy.interest",)),
    *each((SORE, *AS_THEY_ARE), "houses are sold to the bank for the creditor, in 002 they stay",
          **HOUSES, guards=("bankruptcy.buildings",)),
    *each((DE, BERLIN, KARLSRUHE), "houses are sold, then every deed is mortgaged", **HOUSES),
    # 000 L168: five times half a house; else half the hotel and half of four houses
    *each(ALL, "a hotel beside four houses",
          given=(own("bob", 1, 3), built({1: 5, 3: 4}), POOR, OWES), when=bankrupt(),
          then={"balances.ann": per_box(5500, 1279, 1060, 1279, 1285, 1225),
                "deeds.1.buildings": {**amounts(0, 0), SORE: 5},
                "bank.hotels": {**amounts(12, 12), SORE: 11}}),
    Row("a hotel is sold though the bank lacks four houses", DE,
        (own("bob", 1, 3), built({1: 5, 3: 5}), POOR, OWES,
         do("amend_edition", path="building.houses", value=0)), bankrupt(),
        {"balances.ann": 1000 + 250 + 60 - 6}),
    Row("odd houses are halved one by one", US,
        (own("bob", 1, 3), built({1: 2, 3: 1}), POOR, OWES,
         do("amend_edition", path="spaces.1.house_cost", value=75)), bankrupt(),
        {"balances.ann": 1000 + 37 + 37 + 25}),
    # 000 "allt", 001 L313, 003 L233, 004 L101; 002 A21
    *each(ALL, "jail cards go to the creditor", given=(holds("jail_cards", ann=1, bob=1), OWES),
          when=bankrupt(), then={"players.ann.jail_cards": 2, "players.bob.jail_cards": 0}),
    # 002 L215
    Row("loser tokens go to the bank", SORE, (holds("tokens", bob=4), OWES), bankrupt(),
        {"players.bob.tokens": 0, "players.ann.tokens": 2}),
    *each(ALL, "others keep and pay nothing", given=(own("cat", 1), own("bob", 39), OWES),
          when=bankrupt(), then={"balances.cat": amounts(30000, 1500), "deeds.1.owner": "cat"}),
]  # fmt: skip

CHARGE = [
    *each(INTEREST, "the interest is one charge, each deed rounded for itself",
          given=(*TWO, cash(ann=26, bob=0), OWES), when=bankrupt(),
          then={"balances.ann": 0, "pending": []}),
    *each(INTEREST, "one coin short, all of the interest is owed", given=(*TWO,
          cash(ann=25, bob=0), OWES), when=bankrupt(), then={"balances.ann": 25,
          "pending.0.kind": "debt", "pending.0.debtor": "ann", "pending.0.creditor": "bank",
          "pending.0.amount": 26, "deeds.37.owner": "ann"}),
    # 60 as 50, 120 as 100; of the sum it would be 180 as 200
    Row("every deed is rounded to 50 for itself", SE,
        (own("bob", 1, 9), mortgaged(1, 9), POOR, OWES), bankrupt(), {"balances.ann": 850}),
    Row("what the bankrupt had left pays the interest", US, (*TWO, cash(ann=0, bob=30), OWES),
        bankrupt(), {"balances.ann": 4, "pending": []}),
    Row("the creditor then settles it as his own debt", US,
        (*TWO, cash(ann=25, bob=0), OWES, bankrupt(), cash(ann=30)),
        do("settle_debt", debtor="ann"), {"balances.ann": 4, "pending": []}),
    Row("who lifts the mortgage later pays 10 % once more", SE,
        (*MORTGAGED_39, bankrupt(), cash(ann=5000)), do("redeem_deed", player="ann", deed=39),
        {"balances.ann": 600}),
    Row("later, where none was due, the loan and 10 %", SORE,
        (*MORTGAGED_39, bankrupt()), do("redeem_deed", player="ann", deed=39),
        {"balances.ann": 780}),
]  # fmt: skip

REDEEM = bankrupt(redeem=[39])

REDEEMED = [
    # 000 L190, 001 L316, 002 L217, 004 L102: the loan and 10 %, and no interest besides
    *each(ALL, "the creditor lifts a mortgage at once",
          given=(*MORTGAGED_39, cash(ann=10000)), when=REDEEM,
          then={"balances.ann": amounts(5600, 9780), "deeds.39.mortgaged": False,
                "deeds.39.owner": "ann"}),
    *each(MORTGAGED_FIRST, "and one that was taken at the end only",
          given=(own("bob", 39), cash(ann=1000, bob=0), OWES), when=REDEEM,
          then={"balances.ann": 980, "deeds.39.mortgaged": False}),
    *each(AS_THEY_ARE, "a deed that is not mortgaged is not lifted",
          given=(own("bob", 39), cash(ann=10000, bob=0), OWES), when=REDEEM,
          refused="nothing_to_redeem", facts={"deed": 39}),
    *each(INTEREST, "one lifted, interest for the other", given=(*TWO, POOR, OWES),
          when=bankrupt(redeem=[37]), then={"balances.ann": 1000 - 193 - 8,
          "deeds.37.mortgaged": False, "deeds.12.mortgaged": True}),
    # The interest on every mortgaged deed is due first, then what is lifted costs the loan.
    *each(INTEREST, "a redemption that is not covered is refused",
          given=(*MORTGAGED_39, cash(ann=219)), when=REDEEM, refused="not_enough_cash",
          facts={"player": "ann", "needed": 200, "cash": 199}),
    *each((SORE, KARLSRUHE), "nor where no interest is due",
          given=(*MORTGAGED_39, cash(ann=219)), when=REDEEM, refused="not_enough_cash",
          facts={"player": "ann", "needed": 220, "cash": 219}),
    Row("the interest of the other deeds comes first", US,
        (own("bob", 37, 39), mortgaged(37, 39), cash(ann=237, bob=0), OWES), REDEEM,
        refused="not_enough_cash", facts={"needed": 200, "cash": 199}),
    Row("the cash of the bankrupt counts", DE, (*MORTGAGED_39, cash(ann=219, bob=1)), REDEEM,
        {"balances.ann": 0, "deeds.39.mortgaged": False}),
    Row("the money of the last mortgages counts", DE,
        (own("bob", 37, 39), mortgaged(39), cash(ann=63, bob=0), OWES), REDEEM,
        {"balances.ann": 63 + 175 - 38 - 200, "deeds.39.mortgaged": False, "pending": []}),
    Row("an interest he cannot pay is owed, and a small loan lifted", US,
        (own("bob", 1, 31, 32, 34, 37, 39), mortgaged(1, 31, 32, 34, 37, 39),
         cash(ann=86, bob=0), OWES), bankrupt(redeem=[1]),
        {"balances.ann": 56, "pending.0.amount": 87, "deeds.1.mortgaged": False}),
    Row("a creditor with debts of his own may lift", DE,
        (*MORTGAGED_39, do("pay", payer="ann", payee="cat", amount=5000)), REDEEM,
        {"balances.ann": 780, "pending.0.amount": 5000, "deeds.39.mortgaged": False}),
    Row("a printed redemption is what lifting costs", KARLSRUHE,
        (*MORTGAGED_39, do("amend_edition", path="spaces.39.redeem", value=230)), REDEEM,
        {"balances.ann": 770}),
]  # fmt: skip


def interest(**rule: Any) -> dict[str, Any]:
    return {"interest": rule}


HOUSE_RULES = [
    *each((SE, DE), "no interest at all", given=MORTGAGED_39, when=bankrupt(),
          then={"balances.ann": 1000}, rules=interest(when="none")),
    *each((SE, DE, SORE), "no interest at all: the loan alone is lifted",
          given=(*MORTGAGED_39, cash(ann=10000)), when=REDEEM,
          then={"balances.ann": amounts(6000, 9800)}, rules=interest(when="none")),
    Row("no interest in trades is none for bankruptcies", DE, MORTGAGED_39, bankrupt(),
        {"balances.ann": 980}, rules=interest(on_transfer=False)),
    Row("interest in trades is none for bankruptcies", KARLSRUHE, MORTGAGED_39, bankrupt(),
        {"balances.ann": 1000}, rules=interest(on_transfer=True)),
    Row("with interest on taking the creditor, who took no loan, lifts with 10 %", KARLSRUHE,
        MORTGAGED_39, REDEEM, {"balances.ann": 780}, rules=interest(when="taking")),
    Row("another percentage", US, MORTGAGED_39, bankrupt(), {"balances.ann": 970},
        rules=interest(percent=15)),
    Row("rounded down, deed by deed: 7 and 17", US, (*TWO, POOR, OWES), bankrupt(),
        {"balances.ann": 976}, rules=interest(rounding={"mode": "down"})),
]  # fmt: skip

ROWS = [*ESTATE, *CHARGE, *REDEEMED, *HOUSE_RULES]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
