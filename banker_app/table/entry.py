"""Entries: one accepted command and what came of it, and how it is written down.

A row is the hex digest of the row before it and of its own body, a space, and the body as JSON:
a chain in which no entry can be changed, taken out or put in without being seen.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

from banker_app.edition.schema import Edition
from banker_app.engine import commands as c
from banker_app.engine.catalogue import parse
from banker_app.engine.events import Event
from banker_app.engine.state import State
from banker_app.table.codec import decoded, encoded
from banker_app.table.upcast import VERSION, TooNew, upcast

FIRST = "0" * 64
DIGEST = len(FIRST)
Plain = TypeVar("Plain", int, str)
AS_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@dataclass(frozen=True, slots=True)
class Entry:
    seq: int
    command: c.Command
    events: tuple[Event, ...]
    before: State | None
    after: State
    of: int | None = None  # the entry that an undo, a redo or a reverse is about
    by: str = ""  # the seat that asked
    at: int = 0  # the host's clock, in milliseconds since 1970
    id: str = ""  # given by the device, so that the same wish is not done twice

    @property
    def kind(self) -> str:
        return self.command.kind


@dataclass(frozen=True, slots=True)
class Written:
    """A row as read, before it is folded into a game."""

    seq: int
    command: c.Command
    events: tuple[Event, ...]
    of: int | None
    by: str
    at: int
    id: str
    edition: Edition | None  # the resolved edition, with the start of a game


class BadRow(ValueError):
    """A row that is not what was written; the reason is a code."""


def written(entry: Entry, chain: str) -> bytes:
    body: dict[str, Any] = {"v": VERSION, "seq": entry.seq, "at": entry.at, "by": entry.by}
    if entry.id:
        body["id"] = entry.id
    if entry.of is not None:
        body["of"] = entry.of
    body["command"] = entry.command.model_dump(mode="json", exclude_unset=True)
    if entry.before is None:
        body["edition"] = entry.after.edition.model_dump(mode="json")
    if entry.events:
        body["events"] = [encoded(event) for event in entry.events]
    text = AS_JSON(body).encode()
    return digest(chain, text).encode() + b" " + text


def digest(chain: str, body: bytes) -> str:
    return sha256(chain.encode() + body).hexdigest()


def chain_of(row: bytes) -> str:
    return row[:DIGEST].decode("ascii", "replace")


def read(row: bytes, chain: str, event_of: Callable[[Any], Event] = decoded) -> Written:
    """The row, if it follows `chain`; BadRow otherwise. `event_of` makes an event of its JSON."""
    body = row[DIGEST + 1 :]
    if row != digest(chain, body).encode() + b" " + body:
        raise BadRow("chain_broken")
    try:
        data = upcast(json.loads(body))
        edition = data.get("edition")
        return Written(
            _a(int, data["seq"]),
            parse(data["command"]),
            tuple(event_of(event) for event in data.get("events", ())),
            None if data.get("of") is None else _a(int, data["of"]),
            _a(str, data["by"]),
            _a(int, data["at"]),
            _a(str, data.get("id", "")),
            None if edition is None else Edition.model_validate(edition),
        )
    except TooNew:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as wrong:
        raise BadRow("unreadable") from wrong


def _a(kind: type[Plain], value: Any) -> Plain:
    """The value, if it is of this kind; a row from outside could say anything."""
    if type(value) is not kind:
        raise TypeError(kind.__name__)
    return value
