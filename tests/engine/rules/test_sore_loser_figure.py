"""The figure of the sore losers: taking it, its free houses, its thefts."""

import pytest

from tests.engine.rows import (
    ALL,
    SORE,
    Row,
    at,
    built,
    cash,
    check,
    do,
    each,
    flagged,
    holds,
    mortgaged,
    named,
    own,
)

OTHERS = tuple(e for e in ALL if e != SORE)
END, ANN_LEFT = do("end_turn"), do("leave_game", player="ann")
BOB_LEFT = do("leave_game", player="bob")
ANN_OWES = [*cash(ann=10), do("pay", payer="ann", payee="bob", amount=20)]
FOUR = holds("tokens", ann=4)
FIGURE = flagged("figure", "ann")
ONE_HOUSE = {"building": {"houses": 1}}
TAKE = do("take_figure", player="ann")
STREETS = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39)
SOLD = own("cat", *STREETS, 5, 15, 25, 35)


def roll(player: str, a: int, b: int) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b])


def house(deed: int, player: str = "ann") -> dict[str, object]:
    return do("place_free_house", player=player, deed=deed)


def rob(deed: int | None, victim: str = "bob", player: str = "ann") -> dict[str, object]:
    return do("steal_deed", player=player, victim=victim, deed=deed)


def player(name: str, **facts: object) -> dict[str, object]:
    return {f"players.{name}.{fact}": value for fact, value in facts.items()}


# bob, trapped by ann
TRAPPED = [*FIGURE, rob(None)]

TAKING = [
    Row("four tokens are the figure", SORE, (FOUR,), TAKE,
        {**player("ann", tokens=0), "figure": "ann"}, guards=("loser_tokens.price_of_figure",)),
    Row("it passes to who hands in four", SORE, (flagged("figure", "bob"), FOUR), TAKE,
        {**player("ann", tokens=0), **player("bob", tokens=0), "figure": "ann"}),
    # 002 L446
    Row("it opens the jail", SORE, (at(bob=5), FOUR, flagged("in_jail", "ann")), TAKE,
        {**player("ann", in_jail=False, jail_throws=0, position=10, tokens=0),
         "balances.ann": 1500}),
    Row("and its misses are forgotten", SORE,
        (FOUR, flagged("in_jail", "ann"), roll("ann", 1, 2), END, END, END), TAKE,
        player("ann", in_jail=False, jail_throws=0)),
    Row("and one throws as usual", SORE, (at(bob=5), FOUR, flagged("in_jail", "ann"), TAKE),
        roll("ann", 1, 1), {**player("ann", position=12), "turn.doubles": 1}),
    Row("who was trapped by the former holder is free", SORE,
        (flagged("figure", "cat"), rob(None, "bob", "cat"), FOUR), TAKE,
        {**player("bob", trapped=False, tokens=3), "figure": "ann"}),
    Row("no theft comes with taking it", SORE, (own("bob", 5), at(ann=3, bob=3), FOUR, TAKE),
        rob(5), refused="figure_has_not_landed"),
    Row("also where one stood with a victim before", SORE,
        (own("bob", 5), roll("ann", 1, 2), END, roll("bob", 1, 2), END, END, FOUR, TAKE),
        rob(5), refused="figure_has_not_landed"),
    Row("out of turn where nobody types the dice", SORE, (END, FOUR), TAKE, {"figure": "ann"}),
    *each(OTHERS, "a box without the figure", given=(), when=do("take_figure", player="eve"),
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
    Row("a stranger", SORE, (), do("take_figure", player="eve"), refused="unknown_player"),
    Row("who is out", SORE, (FOUR, ANN_LEFT), TAKE, refused="player_out"),
    Row("a debtor", SORE, (ANN_OWES,), TAKE, refused="debt_pending"),
    Row("who has it", SORE, (FIGURE,), TAKE, refused="has_the_figure", facts={"player": "ann"}),
    Row("three tokens are not enough", SORE, (holds("tokens", ann=3),), TAKE,
        refused="not_enough_tokens", facts={"player": "ann"},
        guards=("loser_tokens.price_of_figure",)),
    Row("the trapped with too few", SORE, (TRAPPED,), do("take_figure", player="bob"),
        refused="not_enough_tokens"),
    # 002 L102
    Row("the trapped", SORE, (TRAPPED, holds("tokens", bob=4), at(cat=5)),
        do("take_figure", player="bob"), refused="trapped", facts={"player": "bob"}),
    Row("in another's turn", SORE, (holds("tokens", bob=4), roll("ann", 1, 2)),
        do("take_figure", player="bob"), refused="not_your_turn",
        facts={"player": "bob", "turn": "ann"}),
    Row("after the throw", SORE, (FOUR, roll("ann", 1, 2)), TAKE, refused="already_thrown"),
    Row("between two throws", SORE, (FOUR, roll("ann", 1, 1)), TAKE, refused="already_thrown"),
    Row("after a throw in jail", SORE, (FOUR, flagged("in_jail", "ann"), roll("ann", 1, 2)),
        TAKE, refused="already_thrown"),
]  # fmt: skip

# 002 L88-94, L291-294
HOUSES = [
    Row("a free house on a street of the bank", SORE, (FIGURE,), house(39),
        {"deeds.39.buildings": 1, "deeds.39.owner": None, "bank.houses": 31,
         "balances.ann": 1500}),
    Row("which its buyer gets free", SORE, (FIGURE, house(39)),
        do("buy_deed", player="bob", deed=39),
        {"deeds.39.buildings": 1, "deeds.39.owner": "bob", "balances.bob": 1100}),
    Row("on another's street", SORE, (FIGURE, own("bob", 39)), house(39),
        {"deeds.39.buildings": 1, "deeds.39.owner": "bob"}),
    Row("on a mortgaged street", SORE, (FIGURE, own("ann", 39), mortgaged(39)), house(39),
        {"deeds.39.buildings": 1, "deeds.39.mortgaged": True}),
    Row("up to the fourth, whatever stands beside it", SORE, (FIGURE, built({39: 3})), house(39),
        {"deeds.39.buildings": 4, "deeds.37.buildings": 0}),
    Row("for the holder's own double", SORE, (FIGURE, roll("ann", 1, 1)), house(39),
        {"deeds.39.buildings": 1}),
    Row("for the double of another", SORE, (FIGURE, at(cat=5), END, roll("bob", 1, 1)),
        house(39), {"deeds.39.buildings": 1}),
    Row("for a double in jail", SORE,
        (FIGURE, at(cat=5), END, flagged("in_jail", "bob"), roll("bob", 1, 1)), house(39),
        {"deeds.39.buildings": 1}),
    Row("still after the turn of the double", SORE,
        (FIGURE, at(cat=5), END, roll("bob", 1, 1), END), house(39), {"deeds.39.buildings": 1}),
    Row("for each double anew", SORE,
        (FIGURE, roll("ann", 1, 1), house(39), roll("ann", 1, 1)), house(37),
        {"deeds.37.buildings": 1, "deeds.39.buildings": 1}),
    Row("as often as one likes where nobody types the dice", SORE, (FIGURE, house(39)),
        house(39), {"deeds.39.buildings": 2}),
    Row("unlimited buildings have no last house", SORE, (FIGURE, built({1: 1})), house(39),
        {"deeds.39.buildings": 1, "bank.houses": 0},
        rules={"building": {"houses": 1, "unlimited": True}}),
    *each(OTHERS, "no free house in another box", given=(), when=house(39, "eve"),
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
    Row("a stranger's house", SORE, (), house(39, "eve"), refused="unknown_player"),
    Row("who is out builds none", SORE, (ANN_LEFT,), house(39), refused="player_out"),
    Row("a debtor builds none", SORE, (ANN_OWES,), house(39), refused="debt_pending"),
    Row("only the figure", SORE, (flagged("figure", "bob"),), house(0),
        refused="not_the_figure", facts={"player": "ann"}),
    Row("nobody before the figure is taken", SORE, (), house(39), refused="not_the_figure"),
    Row("not on GO", SORE, (FIGURE,), house(0), refused="not_a_deed", facts={"space": 0}),
    Row("not on a bill", SORE, (FIGURE,), house(12), refused="not_a_deed"),
    Row("not on a station", SORE, (FIGURE,), house(5), refused="not_a_street",
        facts={"deed": 5}),
    Row("not beside four houses", SORE, (FIGURE, at(cat=5), built({39: 4})), house(39),
        refused="fully_built", facts={"deed": 39}, rules={"building": {"houses": 4}}),
    Row("not beside a hotel", SORE, (FIGURE, own("bob", 37, 39), built({37: 4, 39: 5})),
        house(39), refused="fully_built"),
    Row("not without a house in the bank", SORE, (FIGURE, built({1: 1}), at(cat=5)), house(39),
        refused="no_houses_left", rules=ONE_HOUSE),
    Row("not without a double", SORE, (FIGURE, roll("ann", 1, 2)), house(39),
        refused="no_double_thrown", facts={"player": "ann"}),
    Row("not twice for one double", SORE, (FIGURE, roll("ann", 1, 1), house(39)), house(37),
        refused="no_double_thrown"),
    Row("not after the next throw", SORE, (FIGURE, roll("ann", 1, 1), roll("ann", 1, 2)),
        house(39), refused="no_double_thrown"),
]  # fmt: skip

# ann, the figure, throws from 0 onto bob's space 7
LANDED = (FIGURE, at(bob=7), roll("ann", 3, 4))

# 002 L96-102
THEFT = [
    Row("the figure takes a deed and traps its owner", SORE, (own("bob", 5, 39), *LANDED),
        rob(5),
        {"deeds.5.owner": "ann", "deeds.39.owner": "bob", "balances.ann": 1500,
         **player("bob", trapped=True, tokens=3), **player("ann", tokens=0)}),
    Row("the victim takes no fifth token", SORE, (own("bob", 5), holds("tokens", bob=4), *LANDED),
        rob(5), player("bob", trapped=True, tokens=4)),
    Row("a mortgage goes along without interest", SORE, (own("bob", 39), mortgaged(39), *LANDED),
        rob(39), {"deeds.39.owner": "ann", "deeds.39.mortgaged": True, "balances.ann": 1500}),
    Row("houses go along", SORE, (own("bob", 39), built({39: 2}), *LANDED), rob(39),
        {"deeds.39.owner": "ann", "deeds.39.buildings": 2}),
    Row("three stations are no complete group", SORE, (own("bob", 5, 15, 25), *LANDED), rob(15),
        {"deeds.15.owner": "ann"}),
    Row("who has only complete groups loses none of them", SORE,
        (own("bob", 37, 39, 5, 15, 25, 35), *LANDED), rob(None),
        {"deeds.37.owner": "bob", **player("bob", trapped=True, tokens=3)}),
    Row("who has nothing is trapped all the same", SORE, LANDED, rob(None),
        player("bob", trapped=True, tokens=3)),
    # 002 L536-539
    Row("also in jail", SORE,
        (own("bob", 5), FIGURE, at(cat=1, ann=3), flagged("in_jail", "bob"), roll("ann", 3, 4)),
        rob(5), {"deeds.5.owner": "ann", **player("bob", trapped=True, in_jail=True)}),
    Row("also a debtor", SORE,
        (own("bob", 5), *LANDED, cash(bob=10),
         do("pay", payer="bob", payee="cat", amount=20)), rob(5),
        {"deeds.5.owner": "ann", "pending.0.debtor": "bob"}),
    Row("on GO while deeds are left in the bank", SORE,
        (own("bob", 5), FIGURE, at(ann=33, bob=0), roll("ann", 3, 4)), rob(5),
        {"deeds.5.owner": "ann", "balances.ann": 1700}),
    Row("elsewhere than on GO when all is sold", SORE, (SOLD, own("bob", 5), *LANDED), rob(5),
        {"deeds.5.owner": "ann"}),
    Row("whoever one likes where nobody types the dice", SORE, (own("bob", 5), FIGURE), rob(5),
        {"deeds.5.owner": "ann", **player("bob", position=None, trapped=True)}),
    Row("each landing its victim", SORE,
        (own("bob", 5), own("cat", 15), at(bob=4, cat=7), FIGURE, roll("ann", 2, 2), rob(5),
         roll("ann", 1, 2)), rob(15, "cat"),
        {"deeds.15.owner": "ann", **player("cat", trapped=True), **player("bob", trapped=False)}),
]  # fmt: skip

NO_THEFT = [
    *each(OTHERS, "no theft in another box", given=(), when=rob(5, "bob", "eve"),
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
    Row("a stranger robs", SORE, (), rob(5, "bob", "eve"), refused="unknown_player"),
    Row("who is out robs nobody", SORE, (ANN_LEFT,), rob(5), refused="player_out",
        facts={"player": "ann"}),
    Row("a debtor robs nobody", SORE, (ANN_OWES,), rob(5, "eve"), refused="debt_pending"),
    Row("nobody robs a stranger", SORE, (), rob(5, "eve"), refused="unknown_player",
        facts={"player": "eve"}),
    Row("nor who is out", SORE, (BOB_LEFT,), rob(5), refused="player_out",
        facts={"player": "bob"}),
    Row("only the figure robs", SORE, (), rob(5, "ann"), refused="not_the_figure",
        facts={"player": "ann"}),
    Row("not itself", SORE, (FIGURE,), rob(5, "ann"), refused="theft_from_oneself"),
    Row("nobody is trapped twice", SORE, (own("bob", 5, 15), *LANDED, rob(5)), rob(15),
        refused="trapped", facts={"player": "bob"}),
    Row("the figure must have landed", SORE, (own("bob", 5), FIGURE, at(bob=7)), rob(5),
        refused="figure_has_not_landed", facts={"player": "ann"}),
    Row("one victim a landing", SORE,
        (own("bob", 5), own("cat", 15), at(cat=7), *LANDED, rob(5)), rob(15, "cat"),
        refused="figure_has_not_landed"),
    Row("on the victim's space", SORE, (SOLD, own("bob", 5), FIGURE, at(ann=33, bob=1),
        roll("ann", 3, 4)), rob(5), refused="not_on_one_space", facts={"player": "bob"}),
    # 002 L152-156
    Row("nobody is robbed at home on GO when all is sold", SORE,
        (SOLD, own("bob", 5), FIGURE, at(ann=33, bob=0), roll("ann", 3, 4)), rob(None),
        refused="safe_at_home", facts={"player": "bob"}),
    Row("a deed must be named if one can be taken", SORE, (own("bob", 5, 37, 39), *LANDED),
        rob(None), refused="deed_needed", facts={"deeds": [5]}),
    Row("one of the victim's", SORE, (own("cat", 37, 39), *LANDED), rob(39),
        refused="not_the_owner", facts={"deed": 39, "player": "bob"}),
    Row("not GO", SORE, LANDED, rob(0), refused="not_the_owner"),
    Row("not of a complete group", SORE, (own("bob", 5, 37, 39), *LANDED), rob(37),
        refused="group_complete", facts={"deed": 37}),
    Row("not of all four stations", SORE, (own("bob", 5, 15, 25, 35), *LANDED), rob(15),
        refused="group_complete"),
]  # fmt: skip

ROWS = [*TAKING, *HOUSES, *THEFT, *NO_THEFT]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
