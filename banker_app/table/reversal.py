"""Taking back one older entry without touching the later ones."""

from dataclasses import fields
from typing import Any

from banker_app.engine.core import Draft, require
from banker_app.engine.events import Event
from banker_app.engine.invariants import broken
from banker_app.engine.state import State
from banker_app.ledger.posting import Posting

PARTS = ("turn", "figure", "positions_known", "finished", "edition", "speed_die")


def reversal(before: State, after: State, now: State, seq: int) -> list[Event]:
    """The inverse of what led from `before` to `after`, if nothing later stands in its way."""
    require(before.players.keys() == after.players.keys(), "stands_in_the_way", what="players")
    postings = tuple(
        Posting(a, before.balances[a] - cash)
        for a, cash in after.balances.items()
        if before.balances[a] != cash
    )
    for posting in postings:
        left = now.balances[posting.account] + posting.amount
        gone = posting.account != "bank" and left < 0
        require(not gone, "money_is_gone", player=posting.account, missing=-left)
    deeds = _restored(before.deeds, after.deeds, now.deeds, "deed")
    players = _restored(before.players, after.players, now.players, "player")
    table: dict[str, Any] = {}
    for part in PARTS:
        old, new = getattr(before, part), getattr(after, part)
        if old != new:
            require(getattr(now, part) == new, "stands_in_the_way", what=part)
            table[part] = old
    if before.pending != after.pending:
        came = [p for p in after.pending if p not in before.pending]
        went = [p for p in before.pending if p not in after.pending]
        require(all(p in now.pending for p in came), "stands_in_the_way", what="pending")
        table["pending"] = (*went, *(p for p in now.pending if p not in came))
    draft = Draft(now)
    draft.add(
        "entry_reversed", {"seq": seq}, postings=postings, players=players, deeds=deeds, **table
    )
    fault = broken(draft.state)
    require(fault is None, "would_break", invariant=fault)
    return draft.events


def _restored(before: Any, after: Any, now: Any, what: str) -> dict[Any, dict[str, Any]]:
    """The old values of what changed; a deed must stand as the entry left it."""
    changes: dict[Any, dict[str, Any]] = {}
    for key, new in after.items():
        old = before[key]
        if old == new:
            continue
        names = [f.name for f in fields(new) if getattr(old, f.name) != getattr(new, f.name)]
        if what == "deed":
            require(now[key] == new, "stands_in_the_way", what=what, deed=key)
        else:
            names = [n for n in names if n != "rent_open"]
            same = all(getattr(now[key], n) == getattr(new, n) for n in names)
            require(same, "stands_in_the_way", what=what, player=key)
        if names:
            changes[key] = {n: getattr(old, n) for n in names}
    return changes
