"""Late joiners, and the table's names and order of play."""

from typing import Any

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
    at,
    begun,
    cash,
    check,
    do,
    each,
    named,
    own,
    prepared,
)

SPEED = {"speed_die": True}
CAT_LEFT = do("leave_game", player="cat")
END_TURN = do("end_turn")
ROLL = do("roll", player="ann", dice=[1, 2])
MOST = {SE: 7, SORE: 6, **dict.fromkeys((DE, BERLIN, KARLSRUHE, US, UK), 8)}


def joins(player: str, **more: Any) -> dict[str, Any]:
    return do("add_player", player=player, **more)


def crowd(number: int) -> str:
    return " ".join("abcdefghijk"[:number])


JOINED = [
    *each(ALL, "a late joiner gets the start money", given=(cash(ann=5),), when=joins("dan"),
          then={"balances.dan": amounts(30000, 1500), "balances.ann": 5,
                "players.dan.position": None, "players.dan.out": False},
          guards=("money.start",)),
    *each((DE, BERLIN), "and what the speed die brings", given=(), when=joins("dan"),
          then={"balances.dan": 2500}, options=SPEED, guards=("speed_die.extra_start",)),
    Row("no more where the speed die is not in use", DE, (), joins("dan"),
        {"balances.dan": 1500}),
    Row("and the tokens of the start", SORE, (), joins("dan"), {"players.dan.tokens": 2},
        guards=("loser_tokens.start",)),
    Row("but no tokens where there are none", DE, (), joins("dan"), {"players.dan.tokens": 0}),
    Row("no deeds and no seed come with him", SE, (), joins("dan"),
        {"balances.pot": 300, "balances.bank": -120300},
        rules={"free_parking": {"pot": True, "seed": 300}}),
    Row("before the first throw he stands nowhere", DE, (), joins("dan"),
        {"players.dan.position": None}),
    Row("after it he stands on the start space", DE, (ROLL,), joins("dan"),
        {"players.dan.position": 0, "players.ann.position": 3, "players.dan.in_jail": False}),
    Row("he is the last in the order of play", DE, (joins("dan"), END_TURN, END_TURN), END_TURN,
        {"turn.player": "dan", "turn.number": 4}),
    Row("after him comes the first again", DE, (joins("dan"), END_TURN, END_TURN, END_TURN),
        END_TURN, {"turn.player": "ann"}),
    Row("he throws when his turn comes", DE,
        (ROLL, joins("dan"), END_TURN, END_TURN, END_TURN),
        do("roll", player="dan", dice=[2, 4]), {"players.dan.position": 6}),
    Row("he waits for his own first salary before the speed die", DE,
        (do("collect_salary", player="ann"), joins("dan"), END_TURN, END_TURN, END_TURN),
        do("roll", player="dan", dice=[2, 4], speed=1), refused="speed_die_not_yet",
        options=SPEED),
    Row("he pays each like any other", DE, (joins("dan"),),
        do("pay_each", player="dan", amount=10), {"balances.dan": 1470, "balances.ann": 1510}),
    Row("while a debt and an auction stand", DE,
        (do("pay", payer="ann", payee="bob", amount=2000), do("open_auction", lot={"deed": 1})),
        joins("dan"), {"balances.dan": 1500}),
    Row("another start money counts for him too", DE, (), joins("dan"),
        {"balances.dan": 2000, "balances.ann": 2000}, rules={"money": {"start": 2000}}),
    *[Row("the last place at the table is taken", box, (), joins("z"),
          {"balances.z": 30000 if box == SE else 1500}, players=crowd(MOST[box] - 1))
      for box in ALL],
    # begun with one less, so that a box that allows one less is still begun
    *[Row("one more than the box allows", box, (joins("y"),), joins("z"),
          refused="too_many_players", facts={"most": MOST[box]}, players=crowd(MOST[box] - 1),
          guards=("players.max",)) for box in ALL],
    *[Row("the place of who has left is free again", box, (do("leave_game", player="b"),),
          joins("z"), {"players.z.out": False, "players.b.out": True}, players=crowd(MOST[box]))
      for box in ALL],
    Row("one place only", UK, (do("leave_game", player="b"), joins("y")), joins("z"),
        refused="too_many_players", players=crowd(8)),
]  # fmt: skip

JOIN_REFUSED = [
    Row("nobody is called bank", DE, (), joins("bank"), refused="reserved_id",
        facts={"player": "bank"}),
    Row("nobody is called pot", DE, (), joins("pot"), refused="reserved_id",
        facts={"player": "pot"}),
    Row("an id is given once", DE, (), joins("bob"), refused="player_twice",
        facts={"player": "bob"}),
    Row("also the id of one who has left", DE, (CAT_LEFT,), joins("cat"), refused="player_twice"),
    Row("a reserved name is told before a full table", DE, (), joins("bank"),
        refused="reserved_id", players=crowd(8)),
    Row("an id given twice is told before a full table", DE, (), joins("a"),
        refused="player_twice", players=crowd(8)),
    Row("nobody joins after the end", DE, (do("finish_game"),), joins("dan"),
        refused="game_finished"),
]  # fmt: skip


def amends(player: str, **what: Any) -> dict[str, Any]:
    return do("amend_player", player=player, **what)


AMENDED = [
    Row("a new name moves no money and no turn", DE, (own("bob", 39),), amends("bob", name="Bo"),
        {"entries": 3, "balances.bob": 1500, "deeds.39.owner": "bob", "turn.player": "ann"}),
    Row("the third moved to the first place comes after the last", DE,
        (amends("cat", place=1), END_TURN, END_TURN), END_TURN, {"turn.player": "ann"}),
    Row("the first moved to the second place", DE, (amends("ann", place=2),), END_TURN,
        {"turn.player": "cat"}),
    Row("the turn stays with who has it", DE, (), amends("ann", place=3),
        {"turn.player": "ann", "turn.number": 1}),
    Row("who is moved to the last place is followed by the first", DE, (amends("ann", place=3),),
        END_TURN, {"turn.player": "bob"}),
    Row("the new order is that of payments too", DE,
        (amends("cat", place=2), cash(ann=50)), do("pay_each", player="ann", amount=30),
        {"balances.cat": 1530, "balances.bob": 1500, "pending.0.creditor": "bob"}),
    Row("and of those who stand somewhere", DE, (at(ann=5, bob=6), amends("bob", place=1)),
        END_TURN, {"turn.player": "cat", "players.bob.position": 6}),
    Row("name, colour and place together", DE, (), amends("bob", name="Bo", colour="red", place=3),
        {"entries": 2}),
    Row("one who has left may still be renamed", DE, (CAT_LEFT,), amends("cat", name="Kat"),
        {"players.cat.out": True}),
    Row("and placed, without a turn of his own", DE, (CAT_LEFT, amends("cat", place=2)), END_TURN,
        {"turn.player": "bob"}),
]  # fmt: skip

AMEND_REFUSED = [
    Row("only a known player is amended", DE, (), amends("zoe", name="Z"),
        refused="unknown_player", facts={"player": "zoe"}),
    Row("an unknown player is told before an empty change", DE, (), amends("zoe"),
        refused="unknown_player"),
    Row("nothing to change", DE, (), amends("bob"), refused="nothing_to_change"),
    Row("nothing to change, for one who has left too", DE, (CAT_LEFT,), amends("cat"),
        refused="nothing_to_change"),
    Row("a place behind the last", DE, (), amends("bob", place=4), refused="no_such_place",
        facts={"place": 4, "most": 3}),
]  # fmt: skip

# What it lets a player's seat do is in tests/table/test_seats.py.
MODE = [
    Row("another mode moves nothing", DE, (), do("set_mode", mode="players_act"),
        {"entries": 2, "balances.ann": 1500}),
]  # fmt: skip

ROWS = [*JOINED, *JOIN_REFUSED, *AMENDED, *AMEND_REFUSED, *MODE]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)


def names(*commands: dict[str, Any]) -> dict[str, tuple[str, str]]:
    row = Row("names", DE, commands, {})
    table = begun(row)
    prepared(row, table)
    return {p.id: (p.name, p.colour) for p in table.state.players.values()}


def test_name_and_colour_are_kept_apart() -> None:
    both, name = amends("ann", name="Anna", colour="red"), amends("ann", name="Anni")
    assert names(both)["ann"] == ("Anna", "red")
    assert names(both, name)["ann"] == ("Anni", "red")
    assert names(both, amends("ann", colour="blue"))["ann"] == ("Anna", "blue")
    assert names(both, amends("ann", name=""))["ann"] == ("", "red")
    assert names(both)["bob"] == ("", "")
    assert names(joins("dan", name="Dan", colour="teal"))["dan"] == ("Dan", "teal")


def test_the_order_of_play_is_that_of_the_places() -> None:
    assert list(names(amends("cat", place=1))) == ["cat", "ann", "bob"]
    assert list(names(amends("ann", place=3))) == ["bob", "cat", "ann"]
    assert list(names(joins("dan"), amends("dan", place=2))) == ["ann", "dan", "bob", "cat"]
