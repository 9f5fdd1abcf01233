"""Rent by the number owned: stations and utilities."""

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
    check,
    do,
    each,
    mortgaged,
    named,
    own,
)

WITH_UTILITIES = tuple(box for box in ALL if box != SORE)
STATIONS = (5, 15, 25, 35)


def rent(deed: int, **more: object) -> dict[str, object]:
    return do("charge_rent", player="bob", deed=deed, **more)


def ann_gets(kronor: int, others: int) -> dict[str, object]:
    return {
        "balances.ann": amounts(30000 + kronor, 1500 + others),
        "balances.bob": amounts(30000 - kronor, 1500 - others),
    }


# 001 L354, 002 L550, 003 L223, 004 L252 with A15: four pay 200
BY_NUMBER = {1: (500, 25), 2: (1000, 50), 3: (2000, 100), 4: (4000, 200)}

STATION_ROWS = [
    *[row for number, (kronor, others) in BY_NUMBER.items()
      for row in each(ALL, f"{number} of the four stations",
                      given=(own("ann", *STATIONS[:number]),), when=rent(5),
                      then=ann_gets(kronor, others))],
    *each(ALL, "each station counts the owner's own only",
          given=(own("ann", 5, 15), own("cat", 25, 35)), when=rent(15),
          then=ann_gets(1000, 50)),
    # 002 L57, 004 L92; A6
    *each(ALL, "a mortgaged station counts to the number owned",
          given=(own("ann", 5, 15), mortgaged(15)), when=rent(5), then=ann_gets(1000, 50),
          guards=("rent.mortgaged_count",)),
    Row("three of four mortgaged, and all count", KARLSRUHE,
        (own("ann", *STATIONS), mortgaged(5, 15, 25)), rent(35), {"balances.ann": 1700},
        guards=("rent.mortgaged_count",)),
    Row("by a house rule it does not count", DE, (own("ann", 5, 15), mortgaged(15)), rent(5),
        {"balances.ann": 1525}, rules={"rent": {"mortgaged_count": False}}),
    *each(ALL, "a mortgaged station itself pays nothing",
          given=(own("ann", 5, 15), mortgaged(15)), when=rent(15), refused="deed_mortgaged"),
    *each((DE, BERLIN, KARLSRUHE, US), "twice the rent of a station, by a card",
          given=(own("ann", 5, 15),), when=rent(15, multiplier=2), then=ann_gets(2000, 100)),
    Row("a throw does not matter at a station", UK, (own("ann", 5),), rent(5, dice=12),
        {"balances.ann": 1525}),
    Row("a mortgage among the stations takes no double rent, for there is none", BERLIN,
        (own("ann", *STATIONS), mortgaged(15)), rent(5), {"balances.ann": 1700}),
]  # fmt: skip

SPEED = {"speed_die": True}

UTILITY_ROWS = [
    # 001 L357, 003 L247, 004 L255
    *each(WITH_UTILITIES, "one utility: the throw times the smaller figure",
          given=(own("ann", 12),), when=rent(12, dice=7), then=ann_gets(700, 28)),
    *each(WITH_UTILITIES, "the second one by itself pays the same", given=(own("ann", 28),),
          when=rent(28, dice=2), then=ann_gets(200, 8)),
    *each(WITH_UTILITIES, "both: the throw times the greater figure", given=(own("ann", 12, 28),),
          when=rent(28, dice=7), then=ann_gets(1400, 70)),
    *each(WITH_UTILITIES, "of two owners each has one", given=(own("ann", 12), own("cat", 28)),
          when=rent(12, dice=12), then=ann_gets(1200, 48)),
    *each(WITH_UTILITIES, "a mortgaged utility counts to the number owned",
          given=(own("ann", 12, 28), mortgaged(28)), when=rent(12, dice=7),
          then=ann_gets(1400, 70), guards=("rent.mortgaged_count",)),
    Row("by a house rule it does not count", SE, (own("ann", 12, 28), mortgaged(28)),
        rent(12, dice=7), {"balances.ann": 30700}, rules={"rent": {"mortgaged_count": False}}),
    *each((BERLIN, KARLSRUHE, US), "ten times the throw, by a card, for a single utility",
          given=(own("ann", 12),), when=rent(12, dice=9, dice_multiplier=10),
          then=ann_gets(0, 90)),
    Row("ten times the throw is no more for both", US, (own("ann", 12, 28),),
        rent(12, dice=9, dice_multiplier=10), {"balances.ann": 1590}),
    Row("a card may set both factors", US, (own("ann", 12),),
        rent(12, dice=3, dice_multiplier=10, multiplier=2), {"balances.ann": 1560}),
    # 001 L126-130, 003 L90
    *each((DE, BERLIN), "three dice with the speed die, up to 15", given=(own("ann", 12),),
          when=rent(12, dice=15), then={"balances.ann": 2560, "balances.bob": 2440},
          options=SPEED),
    *each((DE, BERLIN), "the bus and the figure on the speed die count nothing",
          given=(own("ann", 12),), when=rent(12, dice=2), then={"balances.ann": 2508},
          options=SPEED),
]  # fmt: skip

REFUSED = [
    *each(WITH_UTILITIES, "a utility needs a throw", given=(own("ann", 12),), when=rent(12),
          refused="dice_needed", facts={"deed": 12}),
    Row("also where a card says ten times the throw", US, (own("ann", 12),),
        rent(12, dice_multiplier=10), refused="dice_needed"),
    *each(WITH_UTILITIES, "two dice show 12 at most", given=(own("ann", 12),),
          when=rent(12, dice=13), refused="dice_out_of_range", facts={"dice": 13, "most": 12}),
    Row("ten times the dice is nothing to a station", US, (own("ann", 5),),
        rent(5, dice=9, dice_multiplier=10), {"balances.ann": 1525}),
    Row("nor to a street, and without a throw", US, (own("ann", 39),),
        rent(39, dice_multiplier=10), {"balances.ann": 1550}),
    Row("the spaces of the utilities are bills there, and no deeds", SORE, (), rent(12, dice=7),
        refused="not_a_deed", facts={"space": 12}),
]  # fmt: skip

ROWS = [*STATION_ROWS, *UTILITY_ROWS, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
