"""Rows with a chain that is right and a content that no row of ours could have."""

import json
from typing import Any

import pytest

from tests.store.evenings import bodies_of, chained, rows_of
from tests.store.forgery import (
    COUNT,
    GAME,
    NEXT,
    Edit,
    also,
    auction,
    debt,
    deed,
    event,
    forged,
    in_row,
    nested,
    offer,
    one_more,
    pending,
    player,
    refusal,
    table,
    told,
)

NAN = float("nan")
PAY_IN_WORDS = {"kind": "pay", "payer": "ann", "payee": "bob", "amount": "5"}
BUY_OFF_THE_BOARD = {"kind": "buy_deed", "player": "ann", "deed": 40}
# A further row after forty good ones.
ROWS: dict[str, Edit] = {
    "time in words": one_more(at="noon"),
    "time nan": one_more(at=NAN),
    "seat as a list": one_more(by=[]),
    "id as a list": one_more(id=["x"]),
    "of as a list": one_more(command={"kind": "reverse", "seq": 3}, of=[3]),
    "unknown command": one_more(command={"kind": "dance"}),
    "no command": one_more(command=None),
    "ill-typed command": one_more(command=PAY_IN_WORDS),
    "command with more in it": one_more(command={"kind": "end_turn", "extra": 1}),
    "command out of range": one_more(command=BUY_OFF_THE_BOARD),
    "not an object": also([1]),
    "not json": also(b"{"),
    "not utf-8": also(b'{"v":1,"by":"\xff"}'),
    "nothing": also(b""),
    "very deep": also(nested(100_000)),
    "a number of 5,000 digits": also(b"9" * 5000),
}
EVENTS: dict[str, Edit] = {
    "events as a text": one_more(events="abc"),
    "events as an object": one_more(events={"kind": "x"}),
    "event of no kind": one_more(events=[{"facts": {}}]),
    "kind as a list": one_more(events=[{"kind": []}]),
    "unknown event": one_more(events=[{"kind": "dance"}]),
    "facts as a list": one_more(events=[{"kind": "mode_set", "facts": []}]),
    "facts that are missing": told("mode_set"),
    "an amount in words": told("deed_bought", player="ann", amount="x", deed=1),
    "a fact about no space": told("deed_bought", player="ann", amount=5, deed=77),
    "something else in an event": event(magic=1),
    "a posting in words": event(postings=[["ann", "5"], ["bank", "-5"]]),
    "half a unit": event(postings=[["ann", 0.5], ["bank", -0.5]]),
    "a posting of true": event(postings=[["ann", True], ["bank", -1]]),
    "a posting of 1e1": event(postings=[["ann", 1e1], ["bank", -10]]),
    "a posting of 10^16": event(postings=[["ann", 10**16], ["bank", -(10**16)]]),
}
VALUES: dict[str, Edit] = {
    "a position in words": player(position="5"),
    "position 5.0": player(position=5.0),
    "position 40": player(position=40),
    "position -1": player(position=-1),
    "tokens -1": player(tokens=-1),
    "salaries -1": player(salaries=-1),
    "out -1": player(out=-1),
    "in jail by 1": player(in_jail=1),
    "a name that is a number": player(name=5),
    "a value that no player has": player(wings=2),
    "six buildings": deed("1", buildings=6),
    "-1 buildings": deed("1", buildings=-1),
    "true buildings": deed("1", buildings=True),
    "mortgaged by a word": deed("1", mortgaged="yes"),
    "a value that no deed has": deed("1", wings=2),
    "deed 01": deed("01", owner="ann"),
    "deed x": deed("x", owner="ann"),
    "a part that no table has": table(wings=2),
    "-1 throws": table(throws=-1),
    "throws in words": table(throws="5"),
    "no such mode": table(mode="anarchy"),
    "a turn of nothing": table(turn={}),
    "a turn with too little": table(turn={"player": "ann"}),
    "balances in words": table(balances={"ann": "0", "bob": 0, "cat": 0, "bank": 0, "pot": 0}),
    "a debt in words": debt(amount="5"),
    "a debt with too little": pending(amount=5),
    "a pending of no known kind": pending(**{"is": "dance"}),
    "pending as a number": table(pending=5),
    "an auction with too little": pending(**{"is": "auction", "lot": {}, "bids": []}),
    "a bid in words": auction(("ann", "5"), deed=1),
    "terms out of range": offer(redeem=[40]),
    "an offer with a number in words": pending(**{"is": "offer", "offer": "3"}),
    "an edition of one space": table(edition={"spaces": []}),
    "no edition": table(edition=None),
}
ALL = ROWS | EVENTS | VALUES


@pytest.mark.parametrize("edit", ALL.values(), ids=ALL)
def test_what_no_row_of_ours_could_say(edit: Edit) -> None:
    assert refusal(forged(edit)) == ("unreadable", NEXT)


@pytest.mark.parametrize("version", [None, "1", 1.0, True, NAN, 0, -1, [], {}])
def test_a_version_that_there_never_was(version: Any) -> None:
    assert refusal(forged(in_row(COUNT, v=version))) == ("unreadable", COUNT)


@pytest.mark.parametrize("version", [2, 10**9])
def test_a_version_that_is_yet_to_come(version: int) -> None:
    assert refusal(forged(in_row(COUNT, v=version))) == ("too_new", COUNT)


@pytest.mark.parametrize("key", ["v", "seq", "at", "by", "command"])
def test_what_every_row_says(key: str) -> None:
    assert refusal(forged(lambda bodies: bodies[-1].pop(key))) == ("unreadable", COUNT)


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (COUNT - 1, "out_of_order"),
        (COUNT + 1, "out_of_order"),
        (0, "out_of_order"),
        (-COUNT, "out_of_order"),
        (float(COUNT), "unreadable"),
        (str(COUNT), "unreadable"),
        (None, "unreadable"),
    ],
)
def test_another_number(number: Any, reason: str) -> None:
    assert refusal(forged(in_row(COUNT, seq=number))) == (reason, COUNT)


def test_rows_of_another_game_with_a_chain_that_fits() -> None:
    """A fourth player acts in a game of three."""
    bodies = bodies_of(rows_of(GAME, COUNT))
    others = bodies_of(rows_of("de-speed-die", 50))
    fourth = next(body for body in others[1:] if '"dan",' in json.dumps(body["events"]))
    rows = chained([*bodies, {**fourth, "seq": NEXT}])
    assert refusal(rows) == ("does_not_follow", NEXT)


def test_the_rows_of_two_games_one_after_the_other() -> None:
    bodies = [*bodies_of(rows_of(GAME, COUNT)), *bodies_of(rows_of("us-last", 5))]
    for number, body in enumerate(bodies, start=1):
        body["seq"] = number
    assert refusal(chained(bodies)) == ("does_not_follow", NEXT)
