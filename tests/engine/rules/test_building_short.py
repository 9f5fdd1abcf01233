"""Building while the bank is short of houses or hotels: rules.md section 4."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    SORE,
    Row,
    amounts,
    built,
    cash,
    check,
    do,
    each,
    flagged,
    named,
    own,
)
from tests.engine.rules.test_building import build

RICH = cash(ann=200000)
BROWN, LIGHT, PINK = own("ann", 1, 3), own("ann", 6, 8, 9), own("ann", 11, 13, 14)
ORANGE, RED = own("ann", 16, 18, 19), own("ann", 21, 23, 24)
ALL_HOUSES = (LIGHT, PINK, ORANGE, built(dict.fromkeys((6, 8, 9, 11, 13, 14), 4)),
              built({16: 3, 18: 3, 19: 2}), RICH)  # fmt: skip
ALL_HOTELS = (BROWN, LIGHT, PINK, ORANGE, RED,
              built(dict.fromkeys((6, 8, 9, 11, 13, 14), 5)),
              built(dict.fromkeys((16, 18, 19, 21, 23, 24), 5)), built({1: 4, 3: 4}),
              RICH)  # fmt: skip


def supply(houses: int, hotels: int = 12) -> dict[str, object]:
    return {"building": {"houses": houses, "hotels": hotels}}


SUPPLY = [
    # 000 L7, L157; 001 L140, L490; 002 L32; 003 L111, L337; 004 L134, L366
    *each(ALL, "the 33rd house is not there", given=ALL_HOUSES, when=build({19: 1}),
          refused="no_houses_left", facts={"left": 0},
          guards=("building.houses", "building.unlimited")),
    *each(ALL, "the 32nd house is there",
          given=(*ALL_HOUSES, do("correct", what="buildings", deed=18, value=2)),
          when=build({19: 1}), then={"bank.houses": 0, "balances.ann": amounts(198000, 199900)}),
    *each(ALL, "the 13th hotel is not there", given=ALL_HOTELS, when=build({1: 1}),
          refused="no_hotels_left", facts={"left": 0},
          guards=("building.hotels", "building.unlimited")),
    *each(ALL, "what one owner gives back the next one builds",
          given=(*ALL_HOUSES, own("bob", 37, 39), cash(bob=9000), build({6: 1, 8: 1})),
          when=build({37: 1}, "bob"), then={"deeds.37.buildings": 1, "bank.houses": 7}),
    Row("houses of all owners come out of one supply", DE,
        (BROWN, own("bob", 37, 39), built({1: 1, 3: 1, 37: 1, 39: 1})), build({1: 1}),
        refused="no_houses_left", rules=supply(4)),
    Row("a command that needs one house too many builds none", DE, (BROWN,), build({1: 1, 3: 1}),
        refused="no_houses_left", facts={"left": 1}, rules=supply(1)),
    Row("a command that needs one hotel too many builds none", DE,
        (BROWN, built({1: 4, 3: 4})), build({1: 1, 3: 1}), refused="no_hotels_left",
        facts={"wanted": 2, "left": 1}, rules=supply(32, 1)),
    Row("too few hotels come before too few houses", DE, (BROWN,), build({1: 5, 3: 4}),
        refused="no_hotels_left", rules=supply(0, 0)),
    Row("a free house comes out of the supply too", SORE, (flagged("figure", "ann"),),
        do("place_free_house", player="ann", deed=39), refused="no_houses_left", rules=supply(0)),
    Row("a house rule without a limit", DE, (BROWN, RICH), build({1: 5, 3: 4}),
        {"deeds.1.buildings": 5, "deeds.3.buildings": 4, "bank.houses": 0, "bank.hotels": 0},
        rules={"building": {"houses": 2, "hotels": 0, "unlimited": True}}),
]  # fmt: skip

ORDER = [
    Row("an empty bank is not jumped over with a hotel", DE, (BROWN, built({1: 3, 3: 4})),
        build({1: 2}), refused="no_houses_left", rules=supply(7)),
    Row("one house on the way is enough for a hotel", DE, (BROWN, built({1: 3, 3: 4})),
        build({1: 2}), {"deeds.1.buildings": 5, "bank.houses": 4}, rules=supply(8)),
    Row("the first hotel brings the houses for the next group", DE,
        (BROWN, LIGHT, built({1: 4, 3: 4})), build({1: 1, 6: 1, 8: 1, 9: 1}),
        {"deeds.9.buildings": 1, "bank.houses": 1, "balances.ann": 1300}, rules=supply(8)),
    Row("in whatever order the command names them", DE, (BROWN, LIGHT, built({1: 4, 3: 4})),
        build({9: 1, 8: 1, 6: 1, 1: 1}), {"deeds.9.buildings": 1, "bank.houses": 1},
        rules=supply(8)),
    Row("what the hotels bring can be too little all the same", DE,
        (BROWN, LIGHT, built({1: 4, 3: 4})), build({1: 1, 6: 2, 8: 2, 9: 1}),
        refused="no_houses_left", rules=supply(8)),
    Row("two hotels bring eight houses", DE, (BROWN, LIGHT, built({1: 4, 3: 4})),
        build({1: 1, 3: 1, 6: 3, 8: 3, 9: 2}), {"bank.houses": 0, "deeds.6.buildings": 3},
        rules=supply(8)),
    # 8 houses in the bank: 1 and 3 to four, then two hotels; with 7 the second fourth is missing.
    Row("a whole group of hotels needs all its houses on the way", DE, (BROWN,),
        build({1: 5, 3: 5}), refused="no_houses_left", rules=supply(7)),
    Row("a whole group of hotels with just enough houses", DE, (BROWN,), build({1: 5, 3: 5}),
        {"bank.houses": 8, "bank.hotels": 10}, rules=supply(8)),
    Row("a group that only just gets its hotels comes before one that takes houses", DE,
        (BROWN, LIGHT, built({1: 3, 3: 3})), build({6: 1, 8: 1, 1: 2, 3: 1}),
        {"deeds.1.buildings": 5, "deeds.3.buildings": 4, "bank.houses": 2}, rules=supply(8)),
    Row("where it need not be even, still four houses everywhere before a hotel", SORE, (BROWN,),
        build({1: 5, 3: 4}), refused="no_houses_left", rules=supply(7)),
    Row("a hotel on one street alone needs four houses on the way", DE, (BROWN,),
        build({1: 5, 3: 4}), {"deeds.1.buildings": 5, "bank.houses": 3},
        rules={"building": {"houses": 7, "hotel_needs": "street"}}),
    Row("the same in kronor", SE, (BROWN, LIGHT, built({1: 4, 3: 4}), cash(ann=5000)),
        build({6: 1, 8: 1, 9: 1, 1: 1}), {"balances.ann": 1000, "bank.houses": 1},
        rules=supply(8)),
]  # fmt: skip

ROWS = [*SUPPLY, *ORDER]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
