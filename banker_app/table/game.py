"""A game in memory: its entries, the state they lead to, and what is in force.

It decides and records, but keeps nothing anywhere and tells nobody: that is the Table's.
"""

from collections.abc import Iterable
from dataclasses import replace

from pydantic import ValidationError

from banker_app.edition.house_rules import overlay
from banker_app.edition.load import BOXES, Shelf
from banker_app.edition.schema import Edition
from banker_app.engine import commands as c
from banker_app.engine.catalogue import drafted
from banker_app.engine.core import Refused, require
from banker_app.engine.events import Event
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.engine.rules.setup import empty_state, start
from banker_app.engine.state import State
from banker_app.table.entry import BadRow, Entry, Written
from banker_app.table.reversal import reversal


class Game:
    """Earlier states stay in memory, where they share structure, so undo is exact and free."""

    def __init__(self, boxes: Shelf = BOXES) -> None:
        self.boxes = boxes
        self.entries: list[Entry] = []
        self._done: list[Entry] = []  # not undone, oldest first
        self._undone: list[Entry] = []

    @property
    def state(self) -> State:
        return self.entries[-1].after

    def submit(self, command: c.Command) -> Entry:
        entry = self.prepare(command)
        self.record(entry)
        return entry

    def prepare(self, command: c.Command) -> Entry:
        """The entry that the command would make, or Refused; nothing is changed."""
        match command:
            case c.StartGame():
                return self._started(command)
            case _ if not self.entries:
                raise Refused("no_game_yet")
            case c.Undo():
                require(len(self._done) > 1, "nothing_to_undo")
                return self._back_to(command, self._done[-1], self._done[-1].before)
            case c.Redo():
                require(self._undone, "nothing_to_redo")
                return self._back_to(command, self._undone[-1], self._undone[-1].after)
            case c.Reverse():
                return self._reversed(command)
        draft = drafted(self.state, command)
        return self._entry(command, draft.events, draft.state)

    def record(self, entry: Entry) -> None:
        self.entries.append(entry)
        if isinstance(entry.command, c.Undo):
            self._undone.append(self._done.pop())
        elif isinstance(entry.command, c.Redo):
            self._done.append(self._undone.pop())
        else:
            self._done.append(entry)
            self._undone.clear()

    def in_force(self) -> list[Entry]:
        """The entries whose effects stand, newest first: neither undone nor reversed."""
        found, taken_back = [], set()
        for entry in reversed(self._done):
            if entry.seq not in taken_back:
                found.append(entry)
                if isinstance(entry.command, c.Reverse):
                    taken_back.add(entry.of)
        return found

    def reread(self, row: Written) -> Entry:
        """The entry of a row: its events folded, never decided again."""
        if row.seq != len(self.entries) + 1:
            raise BadRow("out_of_order")
        try:
            entry = self._reread(row)
        except (Refused, KeyError, IndexError, TypeError, ValueError, AssertionError) as wrong:
            raise BadRow("does_not_follow") from wrong
        return replace(entry, by=row.by, at=row.at, id=row.id)

    def _reread(self, row: Written) -> Entry:
        match row.command:
            case c.StartGame():
                require(not self.entries and row.edition is not None, "game_has_started")
                assert row.edition is not None
                first = empty_state(row.edition, row.command.players, row.command.options)
                return self._entry(row.command, row.events, folded(first, row.events))
            case c.Undo() | c.Redo():
                entry = self.prepare(row.command)
                require(entry.of == row.of, "not_in_force", seq=row.of)
                return entry
            case c.Reverse(seq=seq):
                require(row.of == seq, "not_in_force", seq=row.of)
        after = folded(self.state, row.events)
        return replace(self._entry(row.command, row.events, after), of=row.of)

    def _started(self, command: c.StartGame) -> Entry:
        require(not self.entries, "game_has_started")
        draft = start(resolved(command, self.boxes), command)
        return self._entry(command, draft.events, draft.state)

    def _back_to(self, command: c.Command, of: Entry, state: State | None) -> Entry:
        assert state is not None
        after = replace(state, seq=len(self.entries) + 1)
        return Entry(after.seq, command, (), self.state, after, of.seq)

    def _reversed(self, command: c.Reverse) -> Entry:
        entry = next((e for e in self.in_force() if e.seq == command.seq), None)
        require(entry is not None, "not_in_force", seq=command.seq)
        assert entry is not None
        require(entry.before is not None, "start_stays", seq=command.seq)
        assert entry.before is not None
        events = reversal(entry.before, entry.after, self.state, command.seq)
        return replace(self._entry(command, events, folded(self.state, events)), of=command.seq)

    def _entry(self, command: c.Command, events: Iterable[Event], after: State) -> Entry:
        fault = broken(after)
        assert fault is None, f"invariant broken: {fault}"
        seq = len(self.entries) + 1
        before = self.state if self.entries else None
        return Entry(seq, command, tuple(events), before, replace(after, seq=seq))


def folded(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def resolved(command: c.StartGame, boxes: Shelf) -> Edition:
    """The edition with its house rules; what depends on two fields together is a refusal."""
    require(command.edition in boxes.paths, "unknown_edition", edition=command.edition)
    edition = boxes.load(command.edition)
    if not command.house_rules:
        return edition
    try:
        return overlay(edition, command.house_rules)
    except ValidationError as wrong:
        if all(e["type"] == "value_error" for e in wrong.errors()):
            raise Refused("house_rules_clash", why=wrong.errors()[0]["msg"]) from wrong
        raise
