"""Rent: rules.md section 3."""

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
    check,
    do,
    each,
    named,
    own,
)

RENT_OF_1 = do("charge_rent", player="bob", deed=1)
# Västerlånggatan, Badstraße and their like: 2 (000: 50), the double in a whole group.
START = {SE: 30000, **dict.fromkeys((DE, SORE, BERLIN, KARLSRUHE, US, UK), 1500)}


def ann_gets(plain: int, swedish: int) -> dict[str, dict[str, int]]:
    return {"balances.ann": {e: START[e] + (swedish if e == SE else plain) for e in ALL}}


ROWS = [
    *each(ALL, "a single street pays its plain rent", given=(own("ann", 1),), when=RENT_OF_1,
          then=ann_gets(2, 50)),
    *each(ALL, "an unbuilt street of a whole group pays double", given=(own("ann", 1, 3),),
          when=RENT_OF_1, then=ann_gets(4, 100), guards=("rent.double_in_group",)),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
