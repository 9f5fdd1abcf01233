"""Refusals, and the draft in which a command's events pile up."""

from collections.abc import Mapping
from typing import Any

from banker_app.engine.events import Event
from banker_app.engine.evolve import evolve
from banker_app.engine.state import Pending, State
from banker_app.ledger.posting import Posting


class Refused(Exception):
    """A wish that the rules deny: a code and its facts, never a sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def require(condition: object, code: str, **facts: Any) -> None:
    """The order of these lines in a rule is the precedence of its refusals."""
    if not condition:
        raise Refused(code, **facts)


class Draft:
    """The events of one command so far, and the state they lead to."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(
        self,
        kind: str,
        facts: Mapping[str, Any] | None = None,
        *,
        postings: tuple[Posting, ...] = (),
        players: Mapping[str, Mapping[str, Any]] | None = None,
        deeds: Mapping[int, Mapping[str, Any]] | None = None,
        **table: Any,
    ) -> None:
        event = Event(kind, facts or {}, postings, players or {}, deeds or {}, table)
        self.events.append(event)
        self.state = evolve(self.state, event)

    def wait_for(self, kind: str, pending: Pending, facts: Mapping[str, Any]) -> None:
        self.add(kind, facts, pending=(*self.state.pending, pending))
