"""Selling buildings: rules.md section 4."""

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

SELLING = (SE, DE, BERLIN, KARLSRUHE, US, UK)
BROKEN_UP = (DE, BERLIN, KARLSRUHE, US, UK)  # hotels into four houses; evenly
BROWN, LIGHT = (own("ann", 1, 3), cash(ann=0)), own("ann", 6, 8, 9)
BLUE = (own("ann", 37, 39), cash(ann=0))
HOTELS = built({1: 5, 3: 5})
BOB_LEFT = do("leave_game", player="bob")


def sell(steps: dict[int, int], player: str = "ann") -> dict[str, object]:
    return do("sell_buildings", player=player, steps={str(d): n for d, n in steps.items()})


def amend(deed: int, part: str, value: int) -> dict[str, object]:
    return do("amend_edition", path=f"spaces.{deed}.{part}", value=value)


def box(houses: int) -> dict[str, object]:
    """A box with so many houses, said after the hotels have gone up."""
    return do("amend_edition", path="building.houses", value=houses)


def supply(houses: int) -> dict[str, object]:
    return {"building": {"houses": houses}}


HOUSES = [
    # 000 L108, 001 L496, 003 L344, 004 L72-76
    *each(SELLING, "a house for half its price", given=(*BLUE, built({37: 1, 39: 1})),
          when=sell({39: 1}), then={"balances.ann": amounts(2000, 100),
          "deeds.39.buildings": 0, "bank.houses": 31}, guards=("building.sale",)),
    # 002 L183
    Row("what is built stays", SORE, (*BLUE, built({37: 1, 39: 1})), sell({39: 1}),
        refused="buildings_stay", guards=("building.sale",)),
    *each(SELLING, "several houses at once", given=(*BROWN, built({1: 3, 3: 3})),
          when=sell({1: 2, 3: 2}), then={"balances.ann": amounts(2000, 100), "bank.houses": 30}),
    *each(SELLING, "the fourth house, from jail and in another's turn",
          given=(own("bob", 1, 3), built({1: 4, 3: 4}), cash(bob=0), flagged("in_jail", "bob")),
          when=sell({3: 1}, "bob"), then={"balances.bob": amounts(500, 25),
          "deeds.3.buildings": 3}),
    # 001 L497, 003 L345, 004 L75
    *each(BROKEN_UP, "houses are sold evenly", given=(*BROWN, built({1: 2, 3: 1})),
          when=sell({3: 1}), refused="not_even", facts={"deed": 3},
          guards=("building.sell_even",)),
    *each(BROKEN_UP, "evenly in one go", given=(*BROWN, built({1: 3, 3: 3})),
          when=sell({1: 3, 3: 2}), then={"balances.ann": 125, "deeds.3.buildings": 1}),
    *each(BROKEN_UP, "not evenly in one go", given=(*BROWN, built({1: 3, 3: 3})),
          when=sell({1: 3, 3: 1}), refused="not_even", facts={"deed": 1}),
    # A9
    Row("houses need not be sold evenly", SE, (*BROWN, built({1: 2, 3: 1})), sell({3: 1}),
        {"balances.ann": 500, "deeds.1.buildings": 2, "deeds.3.buildings": 0},
        guards=("building.sell_even",)),
    Row("a house rule: evenly", SE, (*BROWN, built({1: 2, 3: 1})), sell({3: 1}),
        refused="not_even", rules={"building": {"sell_even": True}}),
    Row("a house rule: not evenly", DE, (*BROWN, built({1: 3, 3: 3})), sell({3: 3}),
        {"balances.ann": 75, "deeds.1.buildings": 3}, rules={"building": {"sell_even": False}}),
    Row("two odd houses of one street are halved one by one", DE,
        (*BROWN, built({1: 2, 3: 2}), amend(1, "house_cost", 75)), sell({1: 2, 3: 1}),
        {"balances.ann": 37 + 37 + 25}),
    Row("odd houses of two streets are halved one by one", DE,
        (*BROWN, built({1: 1, 3: 1}), amend(1, "house_cost", 75), amend(3, "house_cost", 75)),
        sell({1: 1, 3: 1}), {"balances.ann": 74}),
    Row("a debtor sells", DE,
        (*BROWN, built({1: 1, 3: 1}), do("pay", payer="ann", payee="bob", amount=9)),
        sell({1: 1, 3: 1}), {"balances.ann": 50, "pending.0.amount": 9}),
]  # fmt: skip

WHOLE = [
    # 001 L498-500, 003 L346, 004 L72
    *each(BROKEN_UP, "a hotel becomes four houses for half its price", given=(*BROWN, HOTELS),
          when=sell({1: 1}), then={"balances.ann": 25, "deeds.1.buildings": 4,
          "deeds.3.buildings": 5, "bank.houses": 28, "bank.hotels": 11},
          guards=("building.hotel_sale",)),
    # 000 L168: five times half a house
    Row("a hotel is sold whole", SE, (*BROWN, HOTELS), sell({1: 5}),
        {"balances.ann": 2500, "deeds.1.buildings": 0, "deeds.3.buildings": 5,
         "bank.houses": 32, "bank.hotels": 11}),
    *[Row(f"no part of a hotel is sold: {n} of 5 steps", SE, (*BROWN, HOTELS), sell({1: n}),
          refused="hotel_sold_whole", facts={"deed": 1}, guards=("building.hotel_sale",))
      for n in (1, 4)],
    Row("a whole hotel beside four houses sold down to two", SE,
        (*BROWN, built({1: 5, 3: 4})), sell({1: 5, 3: 2}),
        {"balances.ann": 3500, "deeds.3.buildings": 2, "bank.houses": 30}),
    Row("a whole hotel of odd houses: five times the half rounded down", SE,
        (*BROWN, HOTELS, amend(1, "house_cost", 1001), amend(1, "hotel_cost", 1001)),
        sell({1: 5}), {"balances.ann": 2500}),
    *each(BROKEN_UP, "hotels and all houses at once", given=(*BROWN, HOTELS),
          when=sell({1: 5, 3: 5}), then={"balances.ann": 250, "bank.houses": 32,
          "bank.hotels": 12}),
    *each(BROKEN_UP, "a hotel is not sold past the others", given=(*BROWN, HOTELS),
          when=sell({1: 2}), refused="not_even", facts={"deed": 1}),
    Row("an odd hotel and odd houses, each halved for itself", DE,
        (*BROWN, built({1: 5, 3: 4}), amend(1, "house_cost", 75), amend(1, "hotel_cost", 125)),
        sell({1: 2, 3: 1}), {"balances.ann": 62 + 37 + 25}),
    Row("with hotels on one street alone a hotel counts as four: sold beside it", DE,
        (*BROWN, built({1: 4, 3: 4}), do("correct", what="buildings", deed=1, value=5)),
        sell({3: 1}), {"balances.ann": 25, "deeds.3.buildings": 3},
        rules={"building": {"hotel_needs": "street"}}),
    Row("and no further", DE,
        (*BROWN, built({1: 4, 3: 4}), do("correct", what="buildings", deed=1, value=5)),
        sell({3: 2}), refused="not_even", rules={"building": {"hotel_needs": "street"}}),
    Row("without that rule a hotel is sold first", DE, (*BROWN, built({1: 5, 3: 4})),
        sell({3: 1}), refused="not_even"),
]  # fmt: skip

# Eight houses in the box, six of them on another group (A10).
TWO_LEFT = (*BROWN, LIGHT, HOTELS, built({6: 2, 8: 2, 9: 2}))

SHORT = [
    *each(BROKEN_UP, "a hotel is not broken up without four houses", given=TWO_LEFT,
          when=sell({1: 1}), refused="no_houses_left", rules=supply(8)),
    *each(BROKEN_UP, "further down in one step it can be", given=TWO_LEFT,
          when=sell({1: 4, 3: 4}), then={"balances.ann": 200, "deeds.1.buildings": 1,
          "bank.houses": 0, "bank.hotels": 12}, rules=supply(8)),
    *each(BROKEN_UP, "not one house less far", given=TWO_LEFT, when=sell({1: 4, 3: 3}),
          refused="no_houses_left", rules=supply(8)),
    Row("a whole hotel needs no houses", SE, TWO_LEFT, sell({1: 5}),
        {"balances.ann": 2500, "bank.houses": 2}, rules=supply(8)),
    Row("houses sold in the same command make room", DE, TWO_LEFT, sell({1: 1, 6: 1, 8: 1}),
        {"balances.ann": 75, "deeds.1.buildings": 4, "bank.houses": 0}, rules=supply(8)),
    Row("with just four houses in the bank", DE, (*BROWN, HOTELS, box(4)), sell({1: 1}),
        {"deeds.1.buildings": 4, "bank.houses": 0}),
    Row("with three houses in the bank", DE, (*BROWN, HOTELS, box(3)), sell({1: 1}),
        refused="no_houses_left"),
    Row("the second hotel finds no houses", DE, (*BROWN, HOTELS, box(7)), sell({1: 1, 3: 1}),
        refused="no_houses_left"),
    Row("without a limit there are houses enough", DE, (*BROWN, HOTELS), sell({1: 1, 3: 1}),
        {"deeds.1.buildings": 4, "balances.ann": 50, "bank.houses": 0},
        rules={"building": {"houses": 1, "hotels": 2, "unlimited": True}}),
    Row("houses are sold however few the bank has", DE,
        (*BROWN, built({1: 4, 3: 4})), sell({1: 1}), {"bank.houses": 1}, rules=supply(8)),
]  # fmt: skip

REFUSALS = [
    Row("a stranger sells nothing", DE, (), sell({}, "eve"), refused="unknown_player"),
    Row("one who has left sells nothing", DE, (BOB_LEFT,), sell({}, "bob"),
        refused="player_out"),
    Row("nothing is nothing to sell, even where all stays", SORE, (), sell({}),
        refused="nothing_to_sell"),
    Row("where all stays no deed is looked at", SORE, (), sell({0: 1}),
        refused="buildings_stay"),
    Row("nothing stands on the start", DE, (), sell({0: 1}), refused="not_a_deed"),
    Row("not another's houses", DE, (own("bob", 1, 3), built({1: 1, 3: 1})), sell({1: 2}),
        refused="not_the_owner", facts={"deed": 1, "player": "ann"}),
    Row("not more houses than there are", DE, (*BROWN, built({1: 1, 3: 1})), sell({1: 2}),
        refused="not_so_many_buildings", facts={"deed": 1, "buildings": 1}),
    Row("no houses of a station", DE, (own("ann", 5),), sell({5: 1}),
        refused="not_so_many_buildings"),
    Row("not more than a whole hotel", SE, (*BROWN, HOTELS), sell({1: 6}),
        refused="not_so_many_buildings"),
    Row("a whole hotel comes before evenness", SE, (*BROWN, HOTELS), sell({1: 2}),
        refused="hotel_sold_whole", rules={"building": {"sell_even": True}}),
    Row("evenness comes before the bank's houses", DE, (*BROWN, HOTELS, box(0)), sell({1: 2}),
        refused="not_even"),
]  # fmt: skip

ROWS = [*HOUSES, *WHOLE, *SHORT, *REFUSALS]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
