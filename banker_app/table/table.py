"""The table: the one authority of a game. In memory for now; entries are numbered from 1."""

from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from banker_app.edition.house_rules import overlay
from banker_app.edition.load import BOXES, Shelf
from banker_app.edition.schema import Edition
from banker_app.engine import commands as c
from banker_app.engine.catalogue import decide
from banker_app.engine.core import Refused, require
from banker_app.engine.events import Event
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.engine.rules.setup import start
from banker_app.engine.state import State
from banker_app.table.reversal import reversal


@dataclass(frozen=True, slots=True)
class Entry:
    seq: int
    kind: str
    command: c.Command | None
    events: tuple[Event, ...]
    before: State | None
    after: State
    reverses: int | None = None  # the entry that this one took back


class Table:
    """Submit, undo, redo, reverse. Earlier states stay in memory, so undo is exact."""

    def __init__(self, boxes: Shelf = BOXES) -> None:
        self.boxes = boxes
        self.entries: list[Entry] = []
        self._done: list[Entry] = []  # neither undone nor forgotten, oldest first
        self._undone: list[Entry] = []

    @property
    def state(self) -> State:
        return self.entries[-1].after

    def submit(self, command: c.Command) -> Entry:
        if isinstance(command, c.StartGame):
            require(not self.entries, "game_has_started")
            draft = start(resolved(command, self.boxes), command)
            return self._accept("start_game", command, draft.events, None, draft.state)
        require(self.entries, "no_game_yet")
        events = decide(self.state, command)
        state = folded(self.state, events)
        return self._accept(command.kind, command, events, self.state, state)

    def undo(self) -> Entry:
        require(len(self._done) > 1, "nothing_to_undo")
        entry = self._done.pop()
        self._undone.append(entry)
        assert entry.before is not None
        return self._record("undo", entry.before)

    def redo(self) -> Entry:
        require(self._undone, "nothing_to_redo")
        entry = self._undone.pop()
        self._done.append(entry)
        return self._record("redo", entry.after)

    def reverse(self, seq: int) -> Entry:
        entry = next((e for e in self.in_force() if e.seq == seq), None)
        require(entry is not None, "not_in_force", seq=seq)
        assert entry is not None
        require(entry.before is not None, "start_stays", seq=seq)
        assert entry.before is not None
        events = reversal(entry.before, entry.after, self.state, seq)
        state = folded(self.state, events)
        return self._accept("reverse", None, events, self.state, state, seq)

    def in_force(self) -> list[Entry]:
        """The entries whose effects stand, newest first: neither undone nor reversed."""
        found, taken_back = [], set()
        for entry in reversed(self._done):
            if entry.seq not in taken_back:
                found.append(entry)
                taken_back.add(entry.reverses)
        return found

    def _accept(
        self,
        kind: str,
        command: c.Command | None,
        events: Any,
        before: State | None,
        after: State,
        reverses: int | None = None,
    ) -> Entry:
        fault = broken(after)
        assert fault is None, f"invariant broken: {fault}"
        entry = self._record(kind, after, command, tuple(events), before, reverses)
        self._done.append(entry)
        self._undone.clear()
        return entry

    def _record(
        self,
        kind: str,
        after: State,
        command: c.Command | None = None,
        events: tuple[Event, ...] = (),
        before: State | None = None,
        reverses: int | None = None,
    ) -> Entry:
        seq = len(self.entries) + 1
        entry = Entry(seq, kind, command, events, before, replace(after, seq=seq), reverses)
        self.entries.append(entry)
        return entry


def folded(state: State, events: list[Event]) -> State:
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
