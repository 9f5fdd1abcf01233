"""Corrections of deeds: owner, mortgage, buildings, under the rules of the box."""

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
    check,
    do,
    each,
    mortgaged,
    named,
    own,
)

BOB_LEFT = do("leave_game", player="bob")
GROUP_BOXES = (DE, BERLIN, KARLSRUHE, US, UK)  # evenness, and a mortgage bars the whole group
NOT_SORE = (SE, *GROUP_BOXES)
BROWN = own("ann", 1, 3)


def put(what: str, value: object, **about: object) -> dict[str, object]:
    return do("correct", what=what, value=value, **about)


def owner(deed: int, player: str | None) -> dict[str, object]:
    return put("owner", player, deed=deed)


def level(deed: int, buildings: int) -> dict[str, object]:
    return put("buildings", buildings, deed=deed)


def redeem(player: str, deed: int) -> dict[str, object]:
    return do("redeem_deed", player=player, deed=deed)


def handed(deed: int, giver: str, taker: str) -> dict[str, object]:
    return do("trade", left=giver, right=taker, left_gives={"deeds": [deed]})


OWNER = [
    *each(ALL, "a deed gets an owner, and no money moves", given=(), when=owner(39, "ann"),
          then={"deeds.39.owner": "ann", "balances.ann": amounts(30000, 1500),
                "balances.bank": amounts(-90000, -4500)}),
    Row("another owner", DE, (own("ann", 39),), owner(39, "bob"), {"deeds.39.owner": "bob"}),
    Row("no owner", DE, (own("ann", 39),), owner(39, None), {"deeds.39.owner": None}),
    Row("the same owner", DE, (own("ann", 39),), owner(39, "ann"), {"deeds.39.owner": "ann"}),
    Row("with its mortgage", DE, (own("ann", 39), mortgaged(39)), owner(39, "bob"),
        {"deeds.39.owner": "bob", "deeds.39.mortgaged": True, "balances.bob": 1500}),
    # 000 L174; A11: the loan of a former owner is lifted with 10 %
    Row("the new owner's loan is another's", SE, (own("ann", 39), mortgaged(39), owner(39, "bob")),
        redeem("bob", 39), {"balances.bob": 25600}),
    Row("who owned it before has his own loan still", SE,
        (own("ann", 39), mortgaged(39), owner(39, "ann")), redeem("ann", 39),
        {"balances.ann": 26000}),
    Row("the bank lends nothing to itself", DE, (own("ann", 39), mortgaged(39)), owner(39, None),
        refused="would_break", facts={"invariant": "mortgaged_is_owned"}),
    *each(NOT_SORE, "not from a group that is built on", given=(BROWN, built({1: 1, 3: 1})),
          when=owner(1, "bob"), refused="would_break",
          facts={"invariant": "buildings_need_the_group"}),
    *each(NOT_SORE, "not even to the bank", given=(BROWN, built({1: 1, 3: 1})),
          when=owner(1, None), refused="would_break"),
    # 002 L255-258
    Row("where buildings travel they go along", SORE, (BROWN, built({1: 1, 3: 1})),
        owner(1, "bob"), {"deeds.1.owner": "bob", "deeds.1.buildings": 1}),
    Row("a lot of the open auction has no owner yet", DE, (do("open_auction", lot={"deed": 39}),),
        owner(39, "ann"), refused="auction_open", facts={"deed": 39}),
    Row("another deed meanwhile has", DE, (do("open_auction", lot={"deed": 39}),),
        owner(37, "ann"), {"deeds.37.owner": "ann"}),
    Row("GO is no deed", DE, (), owner(0, "eve"), refused="not_a_deed", facts={"space": 0}),
    Row("a bill is no deed", SORE, (), owner(12, "ann"), refused="not_a_deed"),
    Row("no deed for a stranger", DE, (), owner(39, "eve"), refused="unknown_player"),
    Row("nor for the bank by its name", DE, (own("ann", 39),), owner(39, "bank"),
        refused="unknown_player"),
    Row("nor for who is out", DE, (BOB_LEFT, do("open_auction", lot={"deed": 39})),
        owner(39, "bob"), refused="player_out", facts={"player": "bob"}),
]  # fmt: skip

MORTGAGE = [
    *each(ALL, "a mortgage is noted, and no money moves", given=(own("ann", 39),),
          when=put("mortgaged", True, deed=39),
          then={"deeds.39.mortgaged": True, "balances.ann": amounts(30000, 1500)}),
    *each(ALL, "and struck out again", given=(own("ann", 39), mortgaged(39)),
          when=put("mortgaged", False, deed=39),
          then={"deeds.39.mortgaged": False, "balances.ann": amounts(30000, 1500)}),
    # 000 L172: the interest was paid when the loan was taken
    Row("it is the owner's own loan", SE, (own("ann", 39), mortgaged(39)), redeem("ann", 39),
        {"balances.ann": 26000}),
    Row("nobody mortgages what nobody owns", DE, (), put("mortgaged", True, deed=39),
        refused="deed_has_no_owner", facts={"deed": 39}),
    Row("nor strikes it out", DE, (), put("mortgaged", False, deed=39),
        refused="deed_has_no_owner"),
    # 001 L506, 003 L355, 004 L79; 000 L178 and A8; A17
    *each(GROUP_BOXES, "not beside a building of the group", given=(BROWN, built({1: 1})),
          when=put("mortgaged", True, deed=3), refused="buildings_stand"),
    Row("in the Swedish box beside one", SE, (BROWN, built({1: 1})),
        put("mortgaged", True, deed=3), {"deeds.3.mortgaged": True}),
    Row("but not under one", SE, (BROWN, built({1: 1})), put("mortgaged", True, deed=1),
        refused="buildings_stand", facts={"deeds": [1]}),
    Row("in the box for sore losers under one", SORE, (BROWN, built({1: 1})),
        put("mortgaged", True, deed=1), {"deeds.1.mortgaged": True, "deeds.1.buildings": 1}),
    Row("struck out beside a building, where a house rule let it stand there", DE,
        (BROWN, mortgaged(3), built({1: 1})), put("mortgaged", False, deed=3),
        {"deeds.3.mortgaged": False, "deeds.1.buildings": 1},
        rules={"building": {"mortgage_bars": "none"}}),
    Row("a tax space has no mortgage", DE, (), put("mortgaged", True, deed=4),
        refused="not_a_deed"),
]  # fmt: skip

BUILDINGS = [
    *each(ALL, "a house is put there, and no money moves", given=(BROWN,), when=level(1, 1),
          then={"deeds.1.buildings": 1, "deeds.3.buildings": 0, "bank.houses": 31,
                "balances.ann": amounts(30000, 1500)}),
    *each(ALL, "and taken away again", given=(BROWN, built({1: 1, 3: 1})), when=level(1, 0),
          then={"deeds.1.buildings": 0, "bank.houses": 31,
                "balances.ann": amounts(30000, 1500)}),
    *each(ALL, "the fifth is the hotel, which brings four houses back",
          given=(BROWN, built({1: 4, 3: 4})), when=level(1, 5),
          then={"deeds.1.buildings": 5, "bank.houses": 28, "bank.hotels": 11}),
    # evenness only where selling must be even too: A9, A16
    *each(GROUP_BOXES, "even, where building and selling are even", given=(BROWN,),
          when=level(1, 2), refused="would_break", facts={"invariant": "even_buildings"}),
    *each((SE, SORE), "uneven elsewhere", given=(BROWN,), when=level(1, 2),
          then={"deeds.1.buildings": 2, "deeds.3.buildings": 0, "bank.houses": 30}),
    *each(GROUP_BOXES, "no hotel before four houses on each", given=(BROWN, built({1: 4, 3: 3})),
          when=level(1, 5), refused="would_break", facts={"invariant": "even_buildings"}),
    Row("a hotel beside three houses, by a house rule", DE, (BROWN, built({1: 4, 3: 3})),
        level(1, 5), {"deeds.1.buildings": 5}, rules={"building": {"hotel_needs": "street"}}),
    Row("uneven by a house rule", DE, (BROWN,), level(1, 3), {"deeds.1.buildings": 3},
        rules={"building": {"even": False}}),
    *each(NOT_SORE, "not without the whole group", given=(own("ann", 1),), when=level(1, 1),
          refused="would_break", facts={"invariant": "buildings_need_the_group"}),
    # 002 L89-91
    Row("the figure's houses need no group, nor an owner", SORE, (), level(1, 2),
        {"deeds.1.buildings": 2, "deeds.1.owner": None, "bank.houses": 30}),
    *each(GROUP_BOXES, "not beside a mortgage of the group", given=(BROWN, mortgaged(3)),
          when=level(1, 1), refused="would_break",
          facts={"invariant": "no_buildings_beside_a_mortgage"}),
    Row("in the Swedish box beside one", SE, (BROWN, mortgaged(3)), level(1, 1),
        {"deeds.1.buildings": 1}),
    Row("but not upon one", SE, (BROWN, mortgaged(3)), level(3, 1), refused="would_break",
        facts={"invariant": "no_buildings_on_a_mortgage"}),
    Row("in the box for sore losers upon one", SORE, (BROWN, mortgaged(3)), level(3, 1),
        {"deeds.3.buildings": 1}),
    Row("not more houses than there are", DE, (BROWN, built({1: 1})), level(3, 1),
        refused="would_break", facts={"invariant": "within_supply"},
        rules={"building": {"houses": 1}}),
    Row("nor hotels", DE, (BROWN, built({1: 4, 3: 4})), level(1, 5), refused="would_break",
        facts={"invariant": "within_supply"}, rules={"building": {"hotels": 0}}),
    Row("unless they are unlimited", DE, (BROWN, built({1: 1})), level(3, 1),
        {"deeds.3.buildings": 1, "bank.houses": 0},
        rules={"building": {"houses": 1, "unlimited": True}}),
    Row("there is nothing above the hotel", SORE, (), level(1, 6), refused="wrong_value",
        facts={"what": "buildings"}),
    Row("no house on a station", DE, (), level(5, 6), refused="not_a_street", facts={"deed": 5}),
    Row("nor on a tax", DE, (), level(4, 1), refused="not_a_deed", facts={"space": 4}),
]  # fmt: skip

WHAT_AND_WHICH = [
    *[Row(f"{what} of which deed?", DE, (), put(what, 99, player="ann"), refused="deed_needed")
      for what in ("owner", "mortgaged", "buildings")],
    *[Row(f"{what} is not of a player", DE, (), put(what, 99, player="ann", deed=0),
          refused="player_not_asked") for what in ("owner", "mortgaged", "buildings")],
    *[Row("an owner is a player or nobody", DE, (), owner(0, value),  # type: ignore[arg-type]
          refused="wrong_value", facts={"what": "owner"}) for value in (1, True)],
    *[Row("mortgaged is true or false", DE, (), put("mortgaged", value, deed=0),
          refused="wrong_value", facts={"what": "mortgaged"}) for value in (1, None, "yes")],
    *[Row("buildings are a number", DE, (), put("buildings", value, deed=0),
          refused="wrong_value", facts={"what": "buildings"}) for value in (True, None, "two")],
]  # fmt: skip

ROWS = [*OWNER, *MORTGAGE, *BUILDINGS, *WHAT_AND_WHICH]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
