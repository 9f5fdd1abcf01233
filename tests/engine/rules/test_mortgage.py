"""Mortgages: what the bank lends, on which deeds, and lifting the loan."""

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

CAT_LEFT = do("leave_game", player="cat")
OWES = do("pay", payer="ann", payee="bob", amount=50000)


def mortgages(deed: int, player: str = "ann") -> dict[str, object]:
    return do("mortgage_deed", player=player, deed=deed)


def lifts(deed: int, player: str = "ann") -> dict[str, object]:
    return do("redeem_deed", player=player, deed=deed)


BORROWED = [
    # the value of the deed; 000 keeps 10 % back, L172
    *each(ALL, "the bank lends the value of the deed", given=(own("ann", 39),),
          when=mortgages(39), then={"deeds.39": {"owner": "ann", "mortgaged": True, "buildings": 0},
          "balances.ann": amounts(33600, 1700), "balances.bank": amounts(-93600, -4700),
          "balances.bob": amounts(30000, 1500), "pending": []}, guards=("mortgage.lender",)),
    *each(ALL, "on a station", given=(own("ann", 5),), when=mortgages(5),
          then={"balances.ann": amounts(31800, 1600), "deeds.5.mortgaged": True}),
    *each([box for box in ALL if box != SORE], "on a utility", given=(own("ann", 12),),
          when=mortgages(12), then={"balances.ann": amounts(31350, 1575)}),
    Row("on one street of a whole group", DE, (own("ann", 6, 8, 9),), mortgages(9),
        {"balances.ann": 1560, "deeds.9.mortgaged": True, "deeds.8.mortgaged": False}),
    Row("with no cash at all", SE, (own("ann", 1), cash(ann=0)), mortgages(1),
        {"balances.ann": 550}),
    Row("when it is another's turn, and from jail", BERLIN,
        (own("cat", 39), flagged("in_jail", "cat")), mortgages(39, "cat"),
        {"balances.cat": 1700}),
    Row("by a debtor, to raise what he owes", KARLSRUHE, (own("ann", 39), OWES), mortgages(39),
        {"balances.ann": 1700, "deeds.39.mortgaged": True, "pending.0.amount": 50000}),
    Row("while an auction is open", DE, (own("ann", 39), do("open_auction", lot={"deed": 1})),
        mortgages(39), {"balances.ann": 1700}),
    Row("again after it was lifted", DE, (own("ann", 39), mortgages(39), lifts(39)),
        mortgages(39), {"balances.ann": 1680, "deeds.39.mortgaged": True}),
    Row("a mortgage value put right counts from then on", US,
        (own("ann", 39), do("amend_edition", path="spaces.39.mortgage", value=250)),
        mortgages(39), {"balances.ann": 1750}),
]  # fmt: skip

BUILT_GROUP = (own("ann", 37, 39), built({39: 1}))
GROUP_FIRST = (DE, BERLIN, KARLSRUHE, US, UK)

BUILDINGS = [
    # 001 L506; 003 L355; 004 L79
    *each(GROUP_FIRST, "a building anywhere in the group comes first", given=BUILT_GROUP,
          when=mortgages(37), refused="buildings_stand", facts={"deeds": [39]},
          guards=("mortgage.buildings_first",)),
    *each(GROUP_FIRST, "all of them are named", given=(own("ann", 37, 39), built({37: 1, 39: 1})),
          when=mortgages(39), refused="buildings_stand", facts={"deeds": [37, 39]},
          guards=("mortgage.buildings_first",)),
    *each(GROUP_FIRST, "buildings in another group do not matter",
          given=(own("ann", 1, 3, 39), built({1: 1})), when=mortgages(39),
          then={"balances.ann": 1700}),
    Row("once they are sold the deed is mortgaged", DE,
        (*BUILT_GROUP, do("sell_buildings", player="ann", steps={"39": 1})), mortgages(37),
        {"balances.ann": 1775}),
    # 000 L178; A8
    Row("only the plot itself must be empty", SE, BUILT_GROUP, mortgages(37),
        {"deeds.37.mortgaged": True, "deeds.39.buildings": 1, "balances.ann": 33150},
        guards=("mortgage.buildings_first",)),
    Row("and it must be", SE, BUILT_GROUP, mortgages(39), refused="buildings_stand",
        facts={"deeds": [39]}, guards=("mortgage.buildings_first",)),
    Row("a hotel must go too", SE, (own("ann", 1, 3), built({1: 5, 3: 5})), mortgages(1),
        refused="buildings_stand"),
    # 002 A17
    Row("a street is mortgaged with its houses standing", SORE,
        (own("ann", 37, 39), built({37: 2, 39: 3})), mortgages(39),
        {"deeds.39": {"owner": "ann", "mortgaged": True, "buildings": 3},
         "balances.ann": 1700, "bank.houses": 27}, guards=("mortgage.buildings_first",)),
]  # fmt: skip

NOT_BARRED = {"building": {"mortgage_bars": "none"}}

BORROWING_REFUSED = [
    Row("only a known player borrows", DE, (own("ann", 39),), mortgages(39, "zoe"),
        refused="unknown_player", facts={"player": "zoe"}),
    Row("an unknown player is told before a wrong space", DE, (), mortgages(4, "zoe"),
        refused="unknown_player"),
    Row("who has left does not borrow", DE, (own("cat", 39), CAT_LEFT), mortgages(39, "cat"),
        refused="player_out", facts={"player": "cat"}),
    Row("having left is told before a wrong space", DE, (CAT_LEFT,), mortgages(4, "cat"),
        refused="player_out"),
    *each(ALL, "a tax space has no deed", given=(), when=mortgages(4), refused="not_a_deed",
          facts={"space": 4}),
    Row("nor has a bill", SORE, (), mortgages(12), refused="not_a_deed", facts={"space": 12}),
    Row("another's deed", DE, (own("bob", 39),), mortgages(39), refused="not_the_owner",
        facts={"deed": 39, "player": "ann"}),
    Row("the bank's deed", DE, (), mortgages(39), refused="not_the_owner"),
    Row("the owner is told before the mortgage", DE, (own("bob", 39), mortgaged(39)),
        mortgages(39), refused="not_the_owner"),
    Row("the owner is told before the buildings", DE, (own("bob", 37, 39), built({39: 1})),
        mortgages(37), refused="not_the_owner"),
    *each(ALL, "nobody borrows twice on a deed", given=(own("ann", 39), mortgaged(39)),
          when=mortgages(39), refused="deed_mortgaged", facts={"deed": 39}),
    Row("the mortgage is told before the buildings", DE,
        (own("ann", 37, 39), mortgaged(37), built({39: 1})), mortgages(37),
        refused="deed_mortgaged", rules=NOT_BARRED),
]  # fmt: skip

LIFTED = [
    # 000 L172 (prepaid, A11); 001 L512; 002 L236-238; 003 L400; 004 L83 (A18)
    *each(ALL, "lifting an own mortgage", given=(own("ann", 39), mortgages(39)), when=lifts(39),
          then={"deeds.39": {"owner": "ann", "mortgaged": False, "buildings": 0},
                "balances.ann": amounts(29600, 1480), "balances.bank": amounts(-89600, -4480)}),
    *each(ALL, "the lifting is paid out of his cash",
          given=(own("ann", 1), mortgaged(1), cash(ann=600)), when=lifts(1),
          then={"balances.ann": amounts(0, 567), "deeds.1.mortgaged": False}),
    Row("beside another that stays", DE, (own("ann", 37, 39), mortgaged(37, 39)), lifts(37),
        {"balances.ann": 1307, "deeds.37.mortgaged": False, "deeds.39.mortgaged": True}),
    Row("with the houses that stand there", SORE, (own("ann", 39), built({39: 2}), mortgaged(39)),
        lifts(39), {"balances.ann": 1280, "deeds.39.mortgaged": False, "deeds.39.buildings": 2}),
    Row("lifting when it is another's turn, and from jail", SE,
        (own("bob", 39), mortgaged(39), flagged("in_jail", "bob")), lifts(39, "bob"),
        {"balances.bob": 26000}),
    Row("lifting while an auction is open", DE,
        (own("ann", 39), mortgaged(39), do("open_auction", lot={"deed": 1})), lifts(39),
        {"balances.ann": 1280}),
]  # fmt: skip

LIFTING_REFUSED = [
    Row("only a known player lifts", DE, (), lifts(39, "zoe"), refused="unknown_player"),
    Row("who has left does not lift", DE, (CAT_LEFT,), lifts(39, "cat"), refused="player_out"),
    *each(ALL, "a debtor does not lift, though his cash would do",
          given=(own("ann", 1), mortgaged(1), OWES), when=lifts(1), refused="debt_pending",
          facts={"player": "ann"}),
    Row("a debt is told before a wrong space", DE, (OWES,), lifts(4), refused="debt_pending"),
    Row("there is nothing to lift on a tax space", DE, (), lifts(4), refused="not_a_deed",
        facts={"space": 4}),
    Row("nobody lifts another's mortgage", DE, (own("bob", 39), mortgaged(39)), lifts(39),
        refused="not_the_owner", facts={"deed": 39, "player": "ann"}),
    Row("the owner is told before the missing mortgage", DE, (own("bob", 39),), lifts(39),
        refused="not_the_owner"),
    *each(ALL, "there is no mortgage to lift", given=(own("ann", 39),), when=lifts(39),
          refused="deed_not_mortgaged", facts={"deed": 39}),
    Row("that is told before the lack of money", DE, (own("ann", 39), cash(ann=0)), lifts(39),
        refused="deed_not_mortgaged"),
    *each((DE, BERLIN, KARLSRUHE, US, UK), "one coin short of loan and interest",
          given=(own("ann", 12), mortgaged(12), cash(ann=82)), when=lifts(12),
          refused="not_enough_cash", facts={"player": "ann", "needed": 83, "cash": 82}),
    Row("one coin short of loan and interest", SORE, (own("ann", 37), mortgaged(37), cash(ann=192)),
        lifts(37), refused="not_enough_cash", facts={"needed": 193, "cash": 192}),
    Row("one coin short of the loan", SE, (own("ann", 12), mortgaged(12), cash(ann=1499)),
        lifts(12), refused="not_enough_cash", facts={"needed": 1500, "cash": 1499}),
]  # fmt: skip

ROWS = [*BORROWED, *BUILDINGS, *BORROWING_REFUSED, *LIFTED, *LIFTING_REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
