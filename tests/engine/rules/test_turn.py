"""Throws: moves, salary, doubles, the jail space, the last lap, the end of a turn."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    SORE,
    Row,
    amounts,
    at,
    check,
    do,
    each,
    flagged,
    named,
    own,
)

END = do("end_turn")
START, PAID = amounts(30000, 1500), amounts(34000, 1700)  # the salary is 4000 and 200
STREETS = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39)
STATIONS, UTILITIES = (5, 15, 25, 35), (12, 28)
SORE_SOLD = own("bob", *STREETS, *STATIONS)  # this box has bills where others have utilities
SOLD = [*SORE_SOLD, *own("bob", *UTILITIES)]
OTHERS = tuple(e for e in ALL if e != SORE)
BOB_LEFT = do("leave_game", player="bob")
ANN_IS_THE_FIGURE = flagged("figure", "ann")
BOB_ROBBED = [own("bob", 5), do("steal_deed", player="ann", victim="bob", deed=5)]


def roll(player: str, a: int, b: int) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b])


def ann(**facts: object) -> dict[str, object]:
    return {f"players.ann.{fact}": value for fact, value in facts.items()}


FIRST = [
    *each(ALL, "the first throw finds everybody on GO and moves the thrower", given=(),
          when=roll("ann", 3, 4),
          then={**ann(position=7, in_jail=False), "players.bob.position": 0,
                "players.cat.position": 0, "balances.ann": START, "turn.player": "ann",
                "turn.number": 1, "turn.doubles": 0}),
    Row("who is in jail stands on 10 at the first throw", DE, (flagged("in_jail", "bob"),),
        roll("ann", 3, 4), {"players.bob.position": 10, "players.bob.in_jail": True,
                            "players.cat.position": 0}),
    Row("who is out stands nowhere", DE, (BOB_LEFT,), roll("ann", 3, 4),
        {"players.bob.position": None, "players.cat.position": 0}),
    Row("without a throw end_turn names the next player, and nobody stands anywhere", DE, (), END,
        {"turn.player": "bob", "turn.number": 2, "players.ann.position": None}),
]  # fmt: skip

SALARY = [
    *each(ALL, "passing GO pays the salary", given=(at(ann=35),), when=roll("ann", 3, 4),
          then={**ann(position=2), "balances.ann": PAID, "balances.bob": START}),
    *each(ALL, "landing exactly on GO pays the salary", given=(at(ann=33),),
          when=roll("ann", 3, 4), then={**ann(position=0), "balances.ann": PAID}),
    *each(ALL, "stopping one short of GO pays nothing", given=(at(ann=32),),
          when=roll("ann", 3, 4), then={**ann(position=39), "balances.ann": START}),
    Row("leaving GO pays nothing", DE, (at(ann=0),), roll("ann", 6, 6),
        {**ann(position=12), "balances.ann": 1500}),
    Row("another amount for landing exactly, by a house rule", DE, (at(ann=33),),
        roll("ann", 3, 4), {"balances.ann": 1900}, rules={"money": {"salary_on_landing": 400}}),
    Row("which is not for passing", DE, (at(ann=35),), roll("ann", 3, 4),
        {"balances.ann": 1700}, rules={"money": {"salary_on_landing": 400}}),
    Row("nothing for landing exactly, by a house rule", SE, (at(ann=33),), roll("ann", 3, 4),
        {"balances.ann": 30000}, rules={"money": {"salary_on_landing": 0}}),
    Row("another salary, by a house rule", SE, (at(ann=35),), roll("ann", 3, 4),
        {"balances.ann": 32500}, rules={"money": {"salary": 2500}}),
]  # fmt: skip

SPACES = [
    *each(ALL, "space 30 sends to jail", given=(at(ann=23),), when=roll("ann", 3, 4),
          then={**ann(position=10, in_jail=True, jail_throws=0), "balances.ann": START}),
    Row("where it gives a loser token", SORE, (at(ann=23),), roll("ann", 3, 4), ann(tokens=3)),
    *each(ALL, "space 10 is only a visit", given=(at(ann=3),), when=roll("ann", 3, 4),
          then=ann(position=10, in_jail=False)),
    *each(ALL, "a tax space is paid by a command of its own", given=(), when=roll("ann", 1, 3),
          then={**ann(position=4), "balances.ann": START, "pending": []}),
    *each(ALL, "so is the rent of another's deed", given=(own("bob", 39), at(ann=32)),
          when=roll("ann", 3, 4),
          then={**ann(position=39), "balances.ann": START, "balances.bob": START}),
    Row("landing on one's own deed earns no token by itself", SORE, (own("ann", 39), at(ann=32)),
        roll("ann", 3, 4), ann(position=39, tokens=2)),
]  # fmt: skip

DOUBLES = [
    *each(ALL, "a double moves and is counted", given=(), when=roll("ann", 2, 2),
          then={**ann(position=4), "turn.doubles": 1, "turn.player": "ann"}),
    *each(ALL, "after a double one throws again", given=(roll("ann", 2, 2),),
          when=roll("ann", 1, 2), then={**ann(position=7), "turn.doubles": 1}),
    Row("after the second throw the turn is thrown out", DE, (roll("ann", 2, 2),
        roll("ann", 1, 2)), roll("ann", 1, 2), refused="already_thrown"),
    # 000 L52: "får icke flytta brickan vid tredje slaget"
    *each(ALL, "the third double is not moved and leads to jail",
          given=(at(ann=11), roll("ann", 1, 1), roll("ann", 1, 1)), when=roll("ann", 1, 1),
          then={**ann(position=10, in_jail=True), "turn.doubles": 3, "balances.ann": START},
          guards=("jail.doubles_to_jail",)),
    Row("the third double gives a loser token", SORE,
        (at(ann=11), roll("ann", 1, 1), roll("ann", 1, 1)), roll("ann", 1, 1), ann(tokens=3)),
    # 000 L116, 001 L384, 002 L465, 003 L368, 004 L299
    *each(ALL, "no salary on the way to jail, even where the third double would pass GO",
          given=(at(ann=33), roll("ann", 1, 1), roll("ann", 1, 1)), when=roll("ann", 6, 6),
          then={**ann(position=10), "balances.ann": START},
          guards=("jail.salary_on_the_way",)),
    *each(ALL, "from jail there is no further throw after the third double",
          given=(at(ann=11), roll("ann", 1, 1), roll("ann", 1, 1), roll("ann", 1, 1)),
          when=roll("ann", 2, 2), refused="already_thrown"),
    Row("nor after a double onto space 30", DE, (at(ann=24), roll("ann", 3, 3)),
        roll("ann", 1, 2), refused="already_thrown"),
    Row("nor after a double onto a card that sends to jail", DE,
        (roll("ann", 1, 1), do("draw_card", player="ann", deck="community", card=6)),
        roll("ann", 1, 2), refused="already_thrown"),
    Row("nor after a double when another sends one to jail", SORE,
        (roll("ann", 1, 1), do("go_to_jail", player="ann")), roll("ann", 1, 2),
        refused="already_thrown"),
    Row("who is sent to jail in another's turn throws in his own", DE,
        (at(bob=5), do("go_to_jail", player="bob"), END), roll("bob", 1, 2),
        {"players.bob.in_jail": True, "players.bob.jail_throws": 1}),
    Row("doubles of three turns are not three in one", DE,
        (roll("ann", 1, 1), END, roll("bob", 1, 1), END, roll("ann", 2, 2), roll("ann", 1, 1)),
        END, {**ann(in_jail=False, position=8), "turn.doubles": 0}, players="ann bob"),
]  # fmt: skip

END_TURN = [
    *each(ALL, "the turn passes to the left", given=(roll("ann", 2, 2), roll("ann", 1, 2)),
          when=END, then={"turn.player": "bob", "turn.number": 2, "turn.doubles": 0}),
    Row("from the last player to the first", DE, (END, END), END,
        {"turn.player": "ann", "turn.number": 4}),
    Row("past who is out", DE, (BOB_LEFT,), END, {"turn.player": "cat", "turn.number": 2}),
    Row("a player who has not thrown may end his turn", DE, (at(ann=5),), END,
        {"turn.player": "bob", **ann(position=5)}),
    Row("a throw due after a double is lost with the turn", DE, (roll("ann", 2, 2), END),
        roll("ann", 1, 2), refused="not_your_turn", facts={"player": "ann", "turn": "bob"}),
    Row("and the next player throws", DE, (roll("ann", 2, 2), END), roll("bob", 1, 2),
        {"players.bob.position": 3, "turn.doubles": 0}),
    Row("from jail one may end the turn too", DE, (at(ann=23), roll("ann", 3, 4)), END,
        {"turn.player": "bob", **ann(in_jail=True)}),
]  # fmt: skip

# 002 L137-143: "Wenn Sie LOS erreichen, halten Sie hier an"
LAST_LAP = [
    Row("once every deed is sold the throw ends on GO, with the salary", SORE,
        (SORE_SOLD, at(ann=35)), roll("ann", 3, 4), {**ann(position=0), "balances.ann": 1700},
        guards=("end.stop_on_go",)),
    *each(OTHERS, "elsewhere the game goes on past GO when all is sold",
          given=(SOLD, at(ann=35)), when=roll("ann", 3, 4),
          then={**ann(position=2), "balances.ann": PAID}, guards=("end.stop_on_go",)),
    Row("exactly on GO it ends there as well", SORE, (SORE_SOLD, at(ann=33)), roll("ann", 3, 4),
        {**ann(position=0), "balances.ann": 1700}),
    Row("a throw that stays short of GO is moved whole", SORE, (SORE_SOLD, at(ann=32)),
        roll("ann", 3, 4), {**ann(position=39), "balances.ann": 1500}),
    Row("one deed in the bank, and nobody stops on GO", SORE, (SORE_SOLD, own(None, 1), at(ann=35)),
        roll("ann", 3, 4), {**ann(position=2), "balances.ann": 1700}),
    Row("who stands on GO has the whole lap before him", SORE, (SORE_SOLD, at(ann=0)),
        roll("ann", 3, 4), {**ann(position=7), "balances.ann": 1500}),
    Row("mortgaged deeds are sold deeds", SORE,
        (SORE_SOLD, do("correct", what="mortgaged", deed=39, value=True), at(ann=35)),
        roll("ann", 3, 4), ann(position=0)),
]  # fmt: skip

FIGURE = [
    Row("the figure stays on space 30, and takes no token", SORE, (ANN_IS_THE_FIGURE, at(ann=23)),
        roll("ann", 3, 4), ann(position=30, in_jail=False, tokens=0)),
    # 002 L295-299
    Row("the figure moves on its third double", SORE,
        (ANN_IS_THE_FIGURE, at(ann=11), roll("ann", 1, 1), roll("ann", 1, 1)), roll("ann", 1, 1),
        {**ann(position=17, in_jail=False, tokens=0), "turn.doubles": 3}),
    Row("and throws again", SORE,
        (ANN_IS_THE_FIGURE, at(ann=11), roll("ann", 1, 1), roll("ann", 1, 1), roll("ann", 1, 1)),
        roll("ann", 1, 2), {**ann(position=20), "turn.doubles": 3}),
    Row("another's third double leads to jail beside a figure", SORE,
        (flagged("figure", "bob"), at(ann=11), roll("ann", 1, 1), roll("ann", 1, 1)),
        roll("ann", 1, 1), ann(position=10, in_jail=True, tokens=3)),
    Row("the figure's throw frees whom it trapped", SORE, (ANN_IS_THE_FIGURE, *BOB_ROBBED),
        roll("ann", 1, 2), {"players.bob.trapped": False}),
    Row("another's throw does not", SORE, (ANN_IS_THE_FIGURE, *BOB_ROBBED, END, END),
        roll("cat", 1, 2), {"players.bob.trapped": True}),
    Row("the trapped keep still through the turns of the others", SORE,
        (ANN_IS_THE_FIGURE, *BOB_ROBBED, END), END,
        {"players.bob.trapped": True, "turn.player": "cat"}),
    Row("until the next turn of the figure begins", SORE,
        (ANN_IS_THE_FIGURE, *BOB_ROBBED, END, END), END,
        {"players.bob.trapped": False, "turn.player": "ann"}),
]  # fmt: skip

ROWS = [*FIRST, *SALARY, *SPACES, *DOUBLES, *END_TURN, *LAST_LAP, *FIGURE]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
