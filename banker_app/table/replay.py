"""Playing a file of commands on a new table, through the same `submit` as the app."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from banker_app.edition.load import BOXES, Shelf
from banker_app.engine.catalogue import parse
from banker_app.engine.commands import Command
from banker_app.engine.core import Refused
from banker_app.table.entry import Entry
from banker_app.table.seats import BANKER
from banker_app.table.table import Table
from banker_app.table.view import view

IGNORED = ("id", "by", "at", "expected_seq")


@dataclass
class Played:
    table: Table
    refusals: list[dict[str, Any]] = field(default_factory=list)
    error: dict[str, Any] | None = None
    lines: list[tuple[int, Entry | Refused]] = field(default_factory=list)

    @property
    def exit_code(self) -> int:
        return 2 if self.error else 1 if self.refusals else 0

    def as_json(self) -> dict[str, Any]:
        table = self.table
        facts = view(table.state, len(table.entries)) if table.entries else {}
        first = self.refusals[0] if self.refusals else None
        return {**facts, "refused": first, "refusals": self.refusals, "error": self.error}


def play(text: str, keep_going: bool = False, boxes: Shelf = BOXES) -> Played:
    return asyncio.run(play_on(Table.in_memory(boxes), text, keep_going))


async def play_on(table: Table, text: str, keep_going: bool = False) -> Played:
    played = Played(table)
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            played.lines.append((number, await table.submit(BANKER, command_of(line))))
        except Refused as refused:
            facts = {"line": number, "code": refused.code, "facts": refused.facts}
            played.refusals.append(facts)
            played.lines.append((number, refused))
            if not keep_going:
                break
        except (ValueError, RecursionError) as wrong:
            played.error = {"line": number, "message": message(wrong)}
            break
    return played


def message(wrong: Exception) -> str:
    if isinstance(wrong, ValidationError):
        found = [f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in wrong.errors()]
        return "; ".join(found)
    return str(wrong)


def command_of(line: str) -> Command:
    data = json.loads(line)
    if "\\ud" in line.lower():  # half a character can be written in JSON, but is none
        json.dumps(data, ensure_ascii=False).encode()
    if not isinstance(data, dict):
        raise ValueError("a line holds one object")
    return parse({key: value for key, value in data.items() if key not in IGNORED})
