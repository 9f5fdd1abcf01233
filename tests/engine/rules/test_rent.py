"""Rent of streets: plain, double, built."""

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
    flagged,
    mortgaged,
    named,
    own,
)

BROWN, LIGHTBLUE, DARKBLUE = (1, 3), (6, 8, 9), (37, 39)


def rent(deed: int, **more: object) -> dict[str, object]:
    return do("charge_rent", player="bob", deed=deed, **more)


def ann_gets(kronor: int, others: int) -> dict[str, object]:
    """Bob pays ann, and nobody else has a part in it."""
    return {
        "balances.ann": amounts(30000 + kronor, 1500 + others),
        "balances.bob": amounts(30000 - kronor, 1500 - others),
        "balances.bank": amounts(-90000, -4500),
    }


PLAIN = [
    *each(ALL, "a single street pays its plain rent", given=(own("ann", 1),), when=rent(1),
          then=ann_gets(50, 2)),
    *each(ALL, "the dearest street alone", given=(own("ann", 39),), when=rent(39),
          then=ann_gets(1000, 50)),
    *each(ALL, "two of three are no group", given=(own("ann", 6, 9),), when=rent(9),
          then=ann_gets(150, 8)),
    *each(ALL, "a group of two owners is no group", given=(own("ann", 6, 9), own("cat", 8)),
          when=rent(9), then=ann_gets(150, 8)),
]  # fmt: skip

DOUBLE = [
    # 000 L79, L140; 001 L342; 002 L53, L566; 003 L212; 004 L88
    *each(ALL, "an unbuilt street of a whole group pays double", given=(own("ann", *BROWN),),
          when=rent(1), then=ann_gets(100, 4), guards=("rent.double_in_group",)),
    *each(ALL, "so does each street of a group of three", given=(own("ann", *LIGHTBLUE),),
          when=rent(9), then=ann_gets(300, 16), guards=("rent.double_in_group",)),
    Row("a whole group does not double another", DE, (own("ann", 1, 3, 39),), rent(39),
        {"balances.ann": 1550}),
    # 000 A4; 002 L53; 004 L88; the English boxes by their reading
    *each((SE, SORE, KARLSRUHE, US, UK), "still double while another street is mortgaged",
          given=(own("ann", *LIGHTBLUE), mortgaged(6)), when=rent(9), then=ann_gets(300, 16),
          guards=("rent.double_despite_mortgage",)),
    # 001 L342-344, 003 L212; A5
    *each((DE, BERLIN), "no longer double while a street of the group is mortgaged",
          given=(own("ann", *LIGHTBLUE), mortgaged(6)), when=rent(9), then=ann_gets(150, 8),
          guards=("rent.double_despite_mortgage",)),
    Row("a mortgage in another group does not matter", DE,
        (own("ann", 1, 3, 39), mortgaged(39)), rent(1), {"balances.ann": 1504}),
    Row("double again once it is lifted", DE,
        (own("ann", *BROWN), mortgaged(3), do("redeem_deed", player="ann", deed=3)), rent(1),
        {"balances.ann": 1471}),  # 1500 - 33 + 4
    Row("a house rule keeps the double rent beside a mortgage", DE,
        (own("ann", *BROWN), mortgaged(3)), rent(1), {"balances.ann": 1504},
        rules={"rent": {"double_despite_mortgage": True}}),
    Row("or takes it away", SE, (own("ann", *BROWN), mortgaged(3)), rent(1),
        {"balances.ann": 30050}, rules={"rent": {"double_despite_mortgage": False}}),
    # 000 L140; 001 L205; 003 L211-213
    *each(ALL, "an unbuilt street beside a built one pays double",
          given=(own("ann", *BROWN), built({1: 1})), when=rent(3), then=ann_gets(200, 8),
          guards=("rent.double_beside_buildings",)),
    Row("a house put up without the group doubles nothing", SORE,
        (own("ann", 1), own("cat", 3), built({1: 1})), do("charge_rent", player="bob", deed=3),
        {"balances.cat": 1504, "balances.bob": 1496}),
]  # fmt: skip

# Götgatan and its like, with 1 to 4 houses and with a hotel, as printed.
LEVELS = {1: (550, 30), 2: (1700, 90), 3: (5150, 270), 4: (7600, 400), 5: (9500, 550)}

BUILT = [
    *[row for level, (kronor, others) in LEVELS.items()
      for row in each(ALL, f"with {level} houses" if level < 5 else "with a hotel",
                      given=(own("ann", *LIGHTBLUE), built({6: level, 8: level, 9: level})),
                      when=rent(8), then=ann_gets(kronor, others))],
    *each(ALL, "each street by its own houses", given=(own("ann", *BROWN), built({1: 1, 3: 2})),
          when=rent(1), then=ann_gets(200, 10)),
    *each(ALL, "and its neighbour by more", given=(own("ann", *BROWN), built({1: 1, 3: 2})),
          when=rent(3), then=ann_gets(1100, 60)),
    # 000 A8: only the mortgaged plot is barred; 002 A16, A17
    *each((SE, SORE), "a built street beside a mortgaged one pays by its house",
          given=(own("ann", *BROWN), mortgaged(3), built({1: 1})), when=rent(1),
          then=ann_gets(200, 10)),
    Row("the hotel of the dearest street", DE,
        (own("ann", *DARKBLUE), built({37: 4, 39: 5}), cash(bob=2500)), rent(39),
        {"balances.ann": 3500, "balances.bob": 500}),
    Row("it costs more than all one has at the start", SE,
        (own("ann", *DARKBLUE), built({37: 4, 39: 5})), rent(39),
        {"balances.ann": 30000, "balances.bob": 30000, "pending.0.amount": 40000}),
]  # fmt: skip

STANDING = {"building": {"stand_without_group": True}}

WITHOUT_GROUP = [
    # 002 L89-91, L166
    Row("a house of the figure counts without the group", SORE, (own("ann", 1), built({1: 1})),
        rent(1), {"balances.ann": 1510}, guards=("rent.houses_count_without_group",)),
    Row("a hotel that was sold out of its group too", SORE, (own("ann", 39), built({39: 5}),
        cash(bob=2000)), rent(39), {"balances.ann": 3500, "balances.bob": 0},
        guards=("rent.houses_count_without_group",)),
    Row("in other boxes a house counts with the whole group only", DE,
        (own("ann", 1), built({1: 1})), rent(1), {"balances.ann": 1502}, rules=STANDING,
        guards=("rent.houses_count_without_group",)),
    Row("and counts there once the group is whole", DE, (own("ann", 1, 3), built({1: 1})),
        rent(1), {"balances.ann": 1510}, rules=STANDING),
]  # fmt: skip

ORDERED = [
    Row("a card may order twice the rent", DE, (own("ann", 39),), rent(39, multiplier=2),
        {"balances.ann": 1600, "balances.bob": 1400}),
    Row("twice the double rent of a whole group", DE, (own("ann", *DARKBLUE),),
        rent(39, multiplier=2), {"balances.ann": 1700}),
    Row("three times the rent of houses", SE, (own("ann", *BROWN), built({1: 1, 3: 1})),
        rent(3, multiplier=3), {"balances.ann": 31200}),
]  # fmt: skip

JAIL_RENT = {"jail": {"collects_rent": False}}

IN_JAIL = [
    # 000 L131; 001 L435; 002 L467; 003 L259; 004 L301
    *each(ALL, "the owner collects from jail", given=(own("ann", 1), flagged("in_jail", "ann")),
          when=rent(1), then=ann_gets(50, 2)),
    Row("by a house rule he does not", DE, (own("ann", 1), flagged("in_jail", "ann")), rent(1),
        refused="owner_in_jail", facts={"player": "ann"}, rules=JAIL_RENT),
    Row("the same rule leaves an owner outside alone", DE,
        (own("ann", 1), flagged("in_jail", "bob")), rent(1), {"balances.ann": 1502},
        rules=JAIL_RENT),
    Row("a mortgage is told before the jail", DE,
        (own("ann", 1), mortgaged(1), flagged("in_jail", "ann")), rent(1),
        refused="deed_mortgaged", rules=JAIL_RENT),
]  # fmt: skip

ROWS = [*PLAIN, *DOUBLE, *BUILT, *WITHOUT_GROUP, *ORDERED, *IN_JAIL]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
