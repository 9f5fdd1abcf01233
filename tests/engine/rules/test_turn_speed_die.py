"""The speed die: 001 L55-130, 003 L42-92."""

import pytest

from tests.engine.rows import BERLIN, DE, Row, at, check, do, flagged, named, own

BOXES = (DE, BERLIN)
SALARY, END = do("collect_salary", player="ann"), do("end_turn")
MOVE_ON = do("move_on", player="ann")
STREETS = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39)
DEEDS = (*STREETS, 5, 15, 25, 35, 12, 28)


def roll(player: str, a: int, b: int, speed: object = None, **more: object) -> dict[str, object]:
    about = {} if speed is None else {"speed": speed}
    return do("roll", player=player, dice=[a, b], **about, **more)


def both(name: str, *given: object, when: object, **row: object) -> list[Row]:
    """The row in both boxes, after ann's first salary: 2500 + 200 at the start."""
    first = {"given": (SALARY, *given), "when": when, "options": {"speed_die": True}, **row}
    return [Row(name, edition, **first) for edition in BOXES]  # type: ignore[arg-type]


def alone(name: str, *given: object, when: object, **row: object) -> list[Row]:
    return both(name, *given, when=when, players="ann bob", **row)


def ann(**facts: object) -> dict[str, object]:
    return {f"players.ann.{fact}": value for fact, value in facts.items()}


def not_yet(name: str, *given: object, **row: object) -> list[Row]:
    first = {"given": given, "options": {"speed_die": True}, **row}
    return [Row(name, edition, **first) for edition in BOXES]  # type: ignore[arg-type]


START = [
    *not_yet("with the speed die all begin with 1000 more", when=END,
             then={"balances.ann": 2500, "balances.cat": 2500, "balances.bank": -7500},
             guards=("speed_die.extra_start",)),
    *[Row("without it they do not", edition, (), END, {"balances.ann": 1500}) for edition in BOXES],
    *not_yet("a late joiner gets them too", when=do("add_player", player="eve"),
             then={"balances.eve": 2500}, guards=("speed_die.extra_start",)),
    *not_yet("before the first salary two dice are thrown", when=roll("ann", 3, 4),
             then=ann(position=7)),
    *not_yet("and after it three, from the next throw on", at(ann=35), roll("ann", 3, 3),
             when=roll("ann", 3, 4, 1), then={**ann(position=9), "balances.ann": 2700}),
    *not_yet("each waits for his own first salary", at(ann=35), roll("ann", 3, 4), END,
             when=roll("bob", 3, 4), then={"players.bob.position": 7}),
    *not_yet("landing on GO is a first salary", at(ann=36), roll("ann", 2, 2),
             when=roll("ann", 3, 4), refused="speed_die_needed"),
    *not_yet("a jail on the way is none", at(ann=23), roll("ann", 3, 4),
             do("correct", what="in_jail", player="ann", value=False), END, END, END,
             when=roll("ann", 3, 4), then=ann(position=17)),
    Row("the card that leads to GO brings the first salary", DE,
        (do("draw_card", player="ann", deck="chance", card=2),), roll("ann", 3, 4),
        refused="speed_die_needed", options={"speed_die": True}),
]  # fmt: skip

NUMBERS = [
    *both("a number is added to the white dice", when=roll("ann", 3, 4, 2),
          then={**ann(position=9), "balances.ann": 2700, "turn.doubles": 0}),
    *both("the sum of three decides about the salary", at(ann=30), when=roll("ann", 4, 3, 3),
          then={**ann(position=0), "balances.ann": 2900}),
    *both("and about the jail", at(ann=23), when=roll("ann", 3, 2, 2),
          then=ann(position=10, in_jail=True)),
    *both("not what the white dice say alone", at(ann=23), when=roll("ann", 3, 4, 1),
          then=ann(position=31, in_jail=False)),
    *both("a pair with the speed die is no double", roll("ann", 2, 3, 2),
          when=roll("ann", 1, 2, 1), refused="already_thrown"),
    *both("a double of the white dice throws again", roll("ann", 2, 2, 3),
          when=roll("ann", 1, 2, 1), then={**ann(position=11), "turn.doubles": 1}),
    *both("the third double leads to jail, whatever the speed die shows", roll("ann", 1, 1, 3),
          roll("ann", 2, 2, 3), when=roll("ann", 3, 3, 1),
          then={**ann(position=10, in_jail=True), "turn.doubles": 3}),
]  # fmt: skip

BUS = [
    *both("the bus goes by the first white die", when=roll("ann", 1, 5, "bus", steps=1),
          then=ann(position=1)),
    *both("by the second", when=roll("ann", 1, 5, "bus", steps=5), then=ann(position=5)),
    *both("or by both", when=roll("ann", 1, 5, "bus", steps=6), then=ann(position=6)),
    *both("a bus with a double throws again, however far it went",
          roll("ann", 2, 2, "bus", steps=2), when=roll("ann", 1, 2, 1), then=ann(position=6)),
    *both("the bus can earn the salary", at(ann=35), when=roll("ann", 1, 5, "bus", steps=5),
          then={**ann(position=0), "balances.ann": 2900}),
    *both("or spare the jail", at(ann=24), when=roll("ann", 1, 5, "bus", steps=5),
          then=ann(position=29, in_jail=False)),
]  # fmt: skip

FIGURE = [
    *both("the figure moves by the white dice", when=roll("ann", 2, 4, "mr"),
          then={**ann(position=6), "turn.player": "ann"}),
    *both("then on to the next deed without owner", own("bob", 8), roll("ann", 2, 4, "mr"),
          when=MOVE_ON, then={**ann(position=9), "balances.ann": 2700, "deeds.9.owner": None}),
    *both("utilities and stations are deeds", own("bob", 11), roll("ann", 4, 6, "mr"),
          when=MOVE_ON, then=ann(position=12)),
    *both("with none left to the next deed, whoever owns it", own("ann", *DEEDS),
          roll("ann", 2, 4, "mr"), when=MOVE_ON, then=ann(position=8)),
    *both("one deed left is reached wherever it is", own("bob", *DEEDS), own(None, 5),
          roll("ann", 2, 4, "mr"), when=MOVE_ON,
          then={**ann(position=5), "balances.ann": 2900}),
    *both("passing GO on the way pays the salary", own("bob", 39), at(ann=31),
          roll("ann", 2, 4, "mr"), when=MOVE_ON,
          then={**ann(position=1), "balances.ann": 2900}),
    *both("space 30 on the way is only passed", at(ann=21), own("bob", 29),
          roll("ann", 2, 4, "mr"), when=MOVE_ON, then=ann(position=28)),
    *both("a deed bought on landing is no longer without owner", roll("ann", 2, 4, "mr"),
          do("buy_deed", player="ann", deed=6), when=MOVE_ON, then=ann(position=8)),
    *both("the turn ends after moving on", roll("ann", 2, 4, "mr"), MOVE_ON, when=END,
          then={"turn.player": "bob"}),
    *both("a double waits until the way is gone", roll("ann", 3, 3, "mr"),
          when=roll("ann", 1, 2, 1), refused="move_on_first"),
    *both("and is thrown then", roll("ann", 3, 3, "mr"), MOVE_ON, when=roll("ann", 1, 2, 1),
          then=ann(position=12)),
    *both("on space 30 the way is lost and the turn can end", at(ann=24),
          roll("ann", 2, 4, "mr"), when=END, then={"turn.player": "bob"}),
    *both("so it is at the third double", roll("ann", 1, 1, 3), roll("ann", 2, 2, 3),
          roll("ann", 3, 3, "mr"), when=MOVE_ON, refused="no_move_on_due"),
    *both("rent is due where moving on has led", own("bob", *DEEDS),
          roll("ann", 2, 4, "mr"), MOVE_ON, END, when=do("charge_rent", player="ann", deed=8),
          then={"balances.ann": 2688}),
    # 001 L115-118
    Row("a card that sends to jail takes the way with it", DE,
        (SALARY, roll("ann", 2, 4, "mr"), do("draw_card", player="ann", deck="chance", card=10)),
        END, {"turn.player": "bob", **ann(in_jail=True)}, options={"speed_die": True}),
    Row("a card that moves is done first", DE,
        (SALARY, roll("ann", 3, 4, "mr"), do("draw_card", player="ann", deck="chance", card=3)),
        MOVE_ON, ann(position=25), options={"speed_die": True}),
]  # fmt: skip

THREE_ALIKE = [
    *both("three alike move to any space", when=roll("ann", 2, 2, 2, to=24),
          then={**ann(position=24), "balances.ann": 2700}),
    *both("and throw again", roll("ann", 2, 2, 2, to=24), when=roll("ann", 1, 2, 1),
          then={**ann(position=28), "turn.doubles": 1}),
    *both("a space behind is reached forwards, past GO", at(ann=24),
          when=roll("ann", 2, 2, 2, to=5), then={**ann(position=5), "balances.ann": 2900}),
    *both("the own space is once round", at(ann=24), when=roll("ann", 3, 3, 3, to=24),
          then={**ann(position=24), "balances.ann": 2900}),
    *both("from GO to GO too", at(ann=0), when=roll("ann", 3, 3, 3, to=0),
          then={**ann(position=0), "balances.ann": 2900}),
    *both("to GO pays the salary", at(ann=24), when=roll("ann", 3, 3, 3, to=0),
          then={**ann(position=0), "balances.ann": 2900}),
    *both("to space 30 is to jail", at(ann=24), when=roll("ann", 3, 3, 3, to=30),
          then={**ann(position=10, in_jail=True), "balances.ann": 2700}),
    *both("with the salary of the way there", at(ann=35), when=roll("ann", 3, 3, 3, to=30),
          then={**ann(position=10, in_jail=True), "balances.ann": 2900}),
    *both("the third double leads to jail with three alike too", roll("ann", 1, 1, 3),
          roll("ann", 2, 2, 3), when=roll("ann", 3, 3, 3, to=24),
          then={**ann(position=10, in_jail=True), "balances.ann": 2700}),
]  # fmt: skip

JAIL = [
    # 001 L120-122, 003 L86-87
    *both("in jail the white dice decide alone", flagged("in_jail", "ann"),
          when=roll("ann", 2, 2), then=ann(position=14, in_jail=False)),
    *alone("the forced fine moves by the white dice", flagged("in_jail", "ann"),
           roll("ann", 1, 2), END, END, roll("ann", 1, 2), END, END, when=roll("ann", 1, 2),
           then={**ann(position=13, in_jail=False), "balances.ann": 2650}),
    *both("who paid the fine first throws all three", flagged("in_jail", "ann"), at(bob=5),
          do("leave_jail", player="ann", how="fine"), when=roll("ann", 1, 2, 3),
          then={**ann(position=16), "balances.ann": 2650}),
    *both("and must", flagged("in_jail", "ann"), at(bob=5),
          do("leave_jail", player="ann", how="fine"), when=roll("ann", 1, 2),
          refused="speed_die_needed"),
]  # fmt: skip

ROWS = [*START, *NUMBERS, *BUS, *FIGURE, *THREE_ALIKE, *JAIL]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
