"""The table: the one authority of a game. Stored first, told after."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from banker_app.edition.load import BOXES, Shelf
from banker_app.engine import commands as c
from banker_app.engine.catalogue import parse
from banker_app.engine.core import Refused, require
from banker_app.engine.menu import Choice, Wish, menu
from banker_app.engine.state import BANK, State
from banker_app.table.entry import FIRST, BadRow, Entry, chain_of, read, written
from banker_app.table.game import Game
from banker_app.table.seating import Seating
from banker_app.table.seats import Seat, may
from banker_app.table.store import MemoryStore, Store

Listener = Callable[[Entry], None]
Clock = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Damage:
    """What could not be read when a game was opened, and where it lies now."""

    seq: int  # the first entry that is lost
    reason: str
    beside: str  # the file with everything as it was found


class Table:
    """Everything that happens at one table goes through `submit`, one wish after the other."""

    def __init__(
        self, store: Store, id: str, boxes: Shelf = BOXES, clock: Clock = lambda: 0
    ) -> None:
        self.id, self.store, self.clock = id, store, clock
        self.game = Game(boxes)
        self.damage: Damage | None = None
        self.seating = Seating()
        self._chain = FIRST
        self._turn = asyncio.Lock()
        self._listeners: dict[object, Listener] = {}
        self._answers: dict[tuple[str, str], int] = {}  # (seat, device's id) -> entry

    @classmethod
    def in_memory(cls, boxes: Shelf = BOXES) -> "Table":
        return cls(MemoryStore(), "game", boxes)

    @classmethod
    async def open(
        cls, store: Store, id: str, boxes: Shelf = BOXES, clock: Clock = lambda: 0
    ) -> "Table":
        """The game as far as it is whole; what is not is set aside, never thrown away."""
        table = cls(store, id, boxes, clock)
        fault = ""
        for row in await store.read(id):
            try:
                table._record(table.game.reread(read(row, table._chain)), row)
            except BadRow as bad:
                fault = str(bad)
                break
        seating = await store.note(f"seating {id}")
        if seating:
            table.seating = Seating.read(seating)
        whole = len(table.entries)
        if fault or await store.last(id) > whole:
            beside = await store.cut(id, whole + 1)
            table.damage = Damage(whole + 1, fault or "unreadable", beside)
        return table

    async def reseat(self, change: Callable[[Seating], Seating]) -> None:
        """Who sits where, kept like everything else: first stored, then so."""
        # A wrong PIN counts also when who tried it hangs up at once.
        await asyncio.shield(self._reseat(change))

    async def _reseat(self, change: Callable[[Seating], Seating]) -> None:
        async with self._turn:
            seating = change(self.seating)
            await self.store.keep_note(f"seating {self.id}", seating.written())
            self.seating = seating

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def entries(self) -> list[Entry]:
        return self.game.entries

    async def submit(
        self,
        seat: Seat,
        command: c.Command,
        id: str = "",
        expected_seq: int | None = None,
    ) -> Entry:
        """The entry that the wish made. Refused, or NotKept, and then nothing has happened."""
        # Who asked may go away meanwhile; what has begun is brought to its end all the same.
        return await asyncio.shield(self._submit(seat, command, id, expected_seq))

    async def _submit(
        self, seat: Seat, command: c.Command, id: str, expected_seq: int | None
    ) -> Entry:
        async with self._turn:
            first = self._answers.get((seat.name, id)) if id else None
            if first is not None:
                return self.entries[first - 1]
            may(seat, command, self.state if self.entries else None)
            self._still_means_the_same(command, expected_seq)
            entry = self.game.prepare(command)
            entry = replace(entry, by=seat.name, at=self.clock(), id=id)
            row = written(entry, self._chain)
            await self.store.append(self.id, entry.seq, row)
            self._record(entry, row)
        self._tell(entry)
        return entry

    def _tell(self, entry: Entry) -> None:
        """Everyone, also after one whose screen is broken: the entry stands whoever hears of it."""
        for place in list(self._listeners):
            listener = self._listeners.get(place)
            try:
                if listener is not None:
                    listener(entry)
            except Exception as fault:
                about = {"message": f"a listener failed at entry {entry.seq}", "exception": fault}
                asyncio.get_running_loop().call_exception_handler(about)

    def _record(self, entry: Entry, row: bytes) -> None:
        self.game.record(entry)
        self._chain = chain_of(row)
        if entry.id:
            self._answers[entry.by, entry.id] = entry.seq

    def _still_means_the_same(self, command: c.Command, expected_seq: int | None) -> None:
        """A phone that has not caught up is told so, but only where the outcome would differ."""
        now = len(self.entries)
        if expected_seq is None or expected_seq >= now:
            return
        if isinstance(command, c.Reverse | c.StartGame):
            return  # it names what it is about, and what stands in its way has its own words
        seen = Game(self.game.boxes)
        for entry in self.entries[: max(expected_seq, 0)]:
            seen.record(entry)
        same = outcome(seen, command) == outcome(self.game, command)
        require(same, "table_has_moved_on", seq=now)

    async def undo(self, seat: Seat, id: str = "", expected_seq: int | None = None) -> Entry:
        return await self.submit(seat, c.Undo(kind="undo"), id, expected_seq)

    async def redo(self, seat: Seat, id: str = "", expected_seq: int | None = None) -> Entry:
        return await self.submit(seat, c.Redo(kind="redo"), id, expected_seq)

    async def reverse(self, seat: Seat, seq: int, id: str = "") -> Entry:
        return await self.submit(seat, c.Reverse(kind="reverse", seq=seq), id)

    def why_not(self, seat: Seat, command: c.Command) -> Refused | None:
        try:
            may(seat, command, self.state if self.entries else None)
            self.game.prepare(command)
        except Refused as refused:
            return refused
        return None

    def menu(self, seat: Seat, player: str = BANK) -> list[Choice]:
        """What concerns a player, or the table; a player's seat sees what it may itself."""
        choices = menu(self.state, player) if self.entries else []
        return [self._for(seat, choice) for choice in choices]

    def _for(self, seat: Seat, choice: Choice) -> Choice:
        refused = self._not_for(seat, choice.command)
        if refused is not None:
            return replace(choice, amount=None, refusal=refused, way_out=None)
        if choice.way_out is not None and self._not_for(seat, choice.way_out) is not None:
            return replace(choice, way_out=None)
        return choice

    def _not_for(self, seat: Seat, wish: Wish) -> Refused | None:
        try:
            may(seat, parse(wish), self.state)
        except Refused as refused:
            return refused
        return None

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """What it returns ends it, at any time and as often as one likes."""
        place = object()
        self._listeners[place] = listener

        def leave() -> None:
            self._listeners.pop(place, None)

        return leave


def outcome(game: Game, command: c.Command) -> Any:
    """What people would see of it: who pays whom how much, or why it is refused."""
    try:
        entry = game.prepare(command)
    except Refused as refused:
        return refused.code
    return entry.of, [(event.kind, event.facts, event.postings) for event in entry.events]
