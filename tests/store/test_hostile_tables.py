"""Rows that are well written and lead to a table that there cannot be."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from banker_app.cli import main
from banker_app.cli.games import tellable
from banker_app.store.gamefile import checked, packed, unpacked
from banker_app.store.journal import Journal
from banker_app.table.seats import BANKER
from banker_app.table.table import Table
from tests.store.evenings import files_in, kept, run
from tests.store.forgery import (
    GAME,
    NEXT,
    Edit,
    also,
    auction,
    debt,
    deed,
    due,
    ended,
    event,
    forged,
    nested,
    now,
    offer,
    one_more,
    player,
    refusal,
    table,
    told,
)


def board(*places: int) -> Edit:
    """The same box in mid-game, with two spaces that have changed places."""

    def edit(bodies: list[Any]) -> None:
        edition = copy.deepcopy(bodies[0]["edition"])
        spaces, (one, other) = edition["spaces"], places
        spaces[one], spaces[other] = spaces[other], spaces[one]
        table(edition=edition)(bodies)

    return edit


def other_players(**players: Any) -> Edit:
    return table(players_={**now("players_"), **players})


ORDER: dict[str, Edit] = {
    "time before 1970": one_more(at=-1),
    "time beyond all calendars": one_more(at=10**16),
    "a second start": lambda bodies: bodies.append({**bodies[0], "seq": NEXT}),
    "an undo of another entry": one_more(command={"kind": "undo"}, of=2),
    "an undo of nothing": one_more(command={"kind": "undo"}),
    "a redo where nothing is undone": one_more(command={"kind": "redo"}, of=2),
    "a reverse of another entry": one_more(command={"kind": "reverse", "seq": 3}, of=4),
    "a reverse of nothing": one_more(command={"kind": "reverse", "seq": 3}),
}
MONEY: dict[str, Edit] = {
    "money from nowhere": event(postings=[["ann", 5]]),
    "below zero": event(postings=[["ann", -(10**9)], ["bank", 10**9]]),
    "an unknown account": event(postings=[["zed", 5], ["bank", -5]]),
    "no balances": table(balances={}),
    "a balance too many": table(balances=now("balances", zed=0)),
    "balances of others": table(balances={"zed": 0, "bank": 0, "pot": 0}),
}
THINGS: dict[str, Edit] = {
    "an unknown player": event(players={"zed": {"position": 1}}),
    "an unknown owner": deed("1", owner="zed"),
    "an unknown deed": deed("2", owner="ann"),
    "a deed off the board": deed("99", owner="ann"),
    "mortgaged by nobody": deed("1", mortgaged=True, owner=None),
    "an unknown card": player(jail_cards=["tarot"]),
    "one card twice": player(jail_cards=["chance", "chance"]),
    "in jail and elsewhere": player(in_jail=True, position=3),
    "too many tokens": player(tokens=99),
    "out, and owning": player(out=1),
    "a player under another name": other_players(ann=now("players_", "ann", id="zed")),
    "a player who is the bank": other_players(bank=now("players_", "ann", id="bank")),
    "a player too many": other_players(zed=now("players_", "ann", id="zed")),
    "deeds where none were": board(1, 2),
}
STATE: dict[str, Edit] = {
    "the turn of nobody": table(turn=now("turn", player="zed")),
    "turn 0": table(turn=now("turn", number=0)),
    "turn 10^20": table(turn=now("turn", number=10**20)),
    "doubles -1": table(turn=now("turn", doubles=-1)),
    "doubles 99": table(turn=now("turn", doubles=99)),
    "an unknown holder": table(figure=now("figure", holder="zed")),
    "an end that nobody won": ended(winners=[]),
    "an end that a stranger won": ended(winners=["zed"]),
    "a ranking of strangers": ended(ranking=["zed"]),
    "the worth of strangers": ended(worth={"zed": 1}),
}
PENDING: dict[str, Edit] = {
    "a debt of 0": debt(amount=0),
    "a debt of -5": debt(amount=-5),
    "a debt of 10^20": debt(amount=10**20),
    "a debt before all entries": debt(since=-1),
    "a debt of a stranger": debt(debtor="zed"),
    "a debt to a stranger": debt(creditor="zed"),
    "a bid of -5": auction(("ann", -5), building="house"),
    "a bid of 10^20": auction(("ann", 10**20), building="house"),
    "a bid of a stranger": auction(("zed", 5), building="house"),
    "an auction of nothing": auction(),
    "an auction of two things": auction(building="house", jail_card="chance"),
    "an auction of a castle": auction(building="castle"),
    "an auction of an unknown card": auction(jail_card="tarot"),
    "an auction off the board": auction(deed=77),
    "deeds due off the board": due([77], []),
    "unknown cards due": due([], ["tarot"]),
    "an offer of somebody else": offer(left="cat"),
    "an offer of a stranger": offer(left="zed"),
    "offer -1": offer(number=-1),
}
ALL = ORDER | MONEY | THINGS | STATE | PENDING
# As the others, but with nothing wrong: so it is that one thing for which the others are refused.
GOOD: dict[str, Edit] = {
    "as it was": lambda bodies: None,
    "one more": table(mode="players_act"),
    "a debt": debt(),
    "an auction with a bid": auction(("ann", 5), building="house"),
    "an auction without bids": auction(jail_card="chance"),
    "cards due": due([], ["chance"]),
    "an offer": offer(),
    "an end": ended(),
    "a turn": table(turn=now("turn", number=9, doubles=2)),
    "balances": table(balances=now("balances")),
    "the players": other_players(),
    "the board": board(1, 1),
    "money": event(postings=[["ann", 5], ["bank", -5]]),
    "control characters": player(name="\x1b[2J\n\r\x00"),
    "half a character": told("player_amended", player="\ud800", name="\ud800", place=None),
    "deep": one_more(
        command={"kind": "amend_edition", "path": "a", "value": json.loads(nested(300))}
    ),
}


@pytest.mark.parametrize("edit", ALL.values(), ids=ALL)
def test_a_table_that_there_cannot_be(edit: Edit) -> None:
    assert refusal(forged(edit)) == ("does_not_follow", NEXT)


FIRST: dict[str, tuple[Edit, str]] = {
    "no edition": (lambda bodies: bodies[0].pop("edition"), "does_not_follow"),
    "an edition in words": (lambda bodies: bodies[0].update(edition="de"), "unreadable"),
    "no players": (lambda bodies: bodies[0]["command"].update(players=[]), "does_not_follow"),
    "39 spaces": (lambda bodies: bodies[0]["edition"]["spaces"].pop(), "unreadable"),
    "a price in words": (
        lambda bodies: bodies[0]["edition"]["spaces"][1].update(price="60"),
        "unreadable",
    ),
    "a price below zero": (
        lambda bodies: bodies[0]["edition"]["spaces"][1].update(price=-1),
        "unreadable",
    ),
    "reserved names": (
        lambda bodies: bodies[0]["command"].update(players=[{"id": "bank"}, {"id": "pot"}]),
        "does_not_follow",
    ),
    "another command": (
        lambda bodies: bodies[0].update(command={"kind": "end_turn"}),
        "does_not_follow",
    ),
    "the second row": (lambda bodies: bodies.pop(0), "out_of_order"),
}


@pytest.mark.parametrize(("edit", "reason"), FIRST.values(), ids=FIRST)
def test_a_start_that_there_cannot_be(edit: Edit, reason: str) -> None:
    assert refusal(forged(edit)) == (reason, 1)


@pytest.mark.parametrize("edit", GOOD.values(), ids=GOOD)
def test_what_is_taken_in_stops_no_command(
    tmp_path: Path, edit: Edit, capsys: pytest.CaptureFixture[str]
) -> None:
    """It can be listed, verified, told, shown, exported, opened, and played on."""
    file, data = tmp_path / "forged.bankir", tmp_path / "data"
    file.write_bytes(packed(forged(edit)))
    assert main(["import", str(file), "--data", str(data)]) == 0
    for language in ("en", "de", "sv"):
        more = ["--data", str(data), "--language", language]
        for command in (["games"], ["verify"], ["state", "forged"], ["log", "forged"]):
            assert main([*command, *more]) == 0, command
        assert main(["state", "forged", "--json", *more]) == 0
    again = tmp_path / "again"
    assert main(["export", "forged", str(again), "--data", str(data)]) == 0
    assert again.read_bytes() == file.read_bytes()
    assert "Traceback" not in capsys.readouterr().err

    async def play() -> None:
        journal = await Journal.open(data)
        opened = await Table.open(journal, "forged")
        assert opened.damage is None
        assert opened.state == checked(unpacked(file.read_bytes()), also=tellable).state
        for seat in (*opened.state.players, "bank"):
            opened.menu(BANKER, seat)
        await opened.undo(BANKER)
        await opened.redo(BANKER)
        await journal.close()

    run(play())


@pytest.mark.parametrize("edit", [MONEY["no balances"], also(b"{")])
def test_what_is_refused_leaves_nothing_behind(
    tmp_path: Path, edit: Edit, capsys: pytest.CaptureFixture[str]
) -> None:
    file, data = tmp_path / "forged.bankir", kept(tmp_path / "data", {GAME: 20})
    before = files_in(data)
    file.write_bytes(packed(forged(edit)))
    assert main(["import", str(file), "--data", str(data), "--language", "en"]) == 2
    said = capsys.readouterr()
    assert f"Row {NEXT} of this file" in said.err and "nothing was imported" in said.err
    assert said.out == "" and files_in(data) == before
