"""Tables for tests: on stores that are slow, shut or out of order, and by whole golden games."""

import asyncio
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from banker_app.engine.state import State
from banker_app.table.entry import Entry
from banker_app.table.replay import command_of
from banker_app.table.seats import BANKER, Seat
from banker_app.table.store import MemoryStore
from banker_app.table.table import Table
from tests.engine.rows import DE, Commands
from tests.games.test_golden import golden

Wish = dict[str, Any]
START: Wish = {"kind": "start_game", "edition": DE}


class Gated(MemoryStore):
    """Keeps nothing until its gate is open, and counts who waits there.

    Like a disk it brings to an end what it has begun, whoever still waits for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = 0
        self.inside = 0
        self.most_inside = 0

    async def append(self, game: str, seq: int, row: bytes) -> None:
        self.asked += 1
        await asyncio.shield(self._write(game, seq, row))

    async def _write(self, game: str, seq: int, row: bytes) -> None:
        self.inside += 1
        self.most_inside = max(self.most_inside, self.inside)
        await self.gate.wait()
        await asyncio.sleep(0)
        try:
            await super().append(game, seq, row)
        finally:
            self.inside -= 1


class Failing(MemoryStore):
    """Fails as often as it has something to fail with."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[Exception] = []

    async def append(self, game: str, seq: int, row: bytes) -> None:
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        await super().append(game, seq, row)


def clock() -> int:
    return 1_700_000_000_000


async def does(table: Table, wish: Wish, seat: Seat = BANKER, id: str = "", **more: Any) -> Entry:
    return await table.submit(seat, command_of(json.dumps(wish)), id, **more)


async def all_done(table: Table, *given: Commands) -> Table:
    for wishes in given:
        for wish in wishes if isinstance(wishes, list) else [wishes]:
            await does(table, wish)
    return table


async def begun(
    *given: Commands, store: MemoryStore | None = None, players: str = "ann bob cat", **start: Any
) -> Table:
    """A game that has started, with what has happened since."""
    table = Table(MemoryStore() if store is None else store, "evening", clock=clock)
    people = [{"id": player, "name": player.title()} for player in players.split()]
    return await all_done(table, {**START, "players": people, **start}, *given)


async def settled() -> None:
    """Everything that can happen now has happened; nothing here waits for a clock."""
    for _ in range(50):
        await asyncio.sleep(0)


async def played(path: Path) -> Table:
    """A golden game, every command with a device's id of its own."""
    table = Table(MemoryStore(), path.stem, clock=clock)
    for number, wish in enumerate(golden(path)["commands"], start=1):
        await does(table, wish, id=f"tap {number}")
    return table


_editions: dict[int, tuple[object, str]] = {}


def whole(state: State) -> str:
    """The state to the last bit, in which 1 is not True and the order of play counts.

    Only the number of the entry is left out: undo leads to an earlier state under a new number.
    """
    found = {f.name: getattr(state, f.name) for f in fields(State)}
    del found["seq"]
    edition = found.pop("edition")
    if id(edition) not in _editions:  # held, so that the number stays its own
        _editions[id(edition)] = edition, repr(edition)
    return f"{_editions[id(edition)][1]} {found!r}"


Bits = tuple[State, str]


def bits(state: State) -> Bits:
    return state, whole(state)


class Piles:
    """What undo and redo mean, as two piles of states; knows nothing of entries."""

    def __init__(self, *states: State) -> None:
        self.done = [bits(state) for state in states]
        self.undone: list[Bits] = []

    def took(self, kind: str, now: Bits) -> None:
        match kind:
            case "undo":
                self.undone.append(self.done.pop())
            case "redo":
                self.done.append(self.undone.pop())
            case _:
                self.done.append(now)
                self.undone.clear()
