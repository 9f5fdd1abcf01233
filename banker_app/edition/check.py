"""Everything that is wrong with an edition file, each fault with its place and what is right."""

import re
import tomllib
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from banker_app.edition.schema import Edition

Steps = tuple[str | int, ...]

HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
NAME = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
# A validator of the schema names the field it means first: "spaces.10.kind: must be jail".
NAMED = re.compile(r"^(?:Value error, )?([a-z_]+(?:\.\w+)*): (.+)$")


def faults(path: Path) -> list[str]:
    """Everything wrong with the file, a line of text each; empty if it is good."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        return [f"{path.name}: not UTF-8 text (byte {error.start})"]
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        return [f"{path.name}: cannot be read: {reason or error}"]
    try:
        Edition.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return [f"{path.name}: not TOML: {error}"]
    except RecursionError:
        return [f"{path.name}: not TOML: nested too deeply"]
    except ValidationError as error:
        places = lines_of(text)
        wrong = [details for details in error.errors(include_url=False) if not follows(details)]
        found = [fault(details, places) for details in wrong]
        return [f"{path.name}{entry}" for _, entry in sorted(found)]
    return []


def follows(details: ErrorDetails) -> bool:
    """A list counted short only because rows with faults of their own were left out."""
    if details["type"] != "too_short":
        return False
    return len(details["input"]) >= int(details.get("ctx", {}).get("min_length", 0))


def fault(details: ErrorDetails, places: dict[Steps, int]) -> tuple[int, str]:
    """The line, and the text after the file's name."""
    steps: Steps = tuple(step for step in details["loc"] if step != "[key]")
    says = details["msg"]
    named = NAMED.match(says)
    if details["type"] == "value_error" and named:
        inner = (int(s) if s.isdigit() else s for s in named[1].split("."))
        steps, says = (*steps, *inner), named[2]
    says = says.removeprefix("Value error, ")
    line = line_of(steps, places)
    dotted = ".".join(str(step) for step in steps) or "the whole file"
    given = wrong_value(details)
    return line, f"{f':{line}' if line else ''}: {dotted}: {right(details, says)}{given}"


def right(details: ErrorDetails, says: str) -> str:
    """What would be right, in plain words."""
    match details["type"]:
        case "missing":
            return "is missing and must be given"
        case "extra_forbidden":
            return "is not a known key: leave it out, or look for a slip in its name"
    return says[:1].lower() + says[1:]


def wrong_value(details: ErrorDetails) -> str:
    value: Any = details["input"]
    if details["type"] == "missing" or isinstance(value, dict | list | tuple | Edition):
        return ""
    shown = repr(value)
    return f" (here {shown if len(shown) <= 40 else shown[:39] + '…'})"


def line_of(steps: Steps, places: dict[Steps, int]) -> int:
    """The line of the nearest thing that is written down; 0 for none."""
    while steps and steps not in places:
        steps = steps[:-1]
    return places.get(steps, 0)


def lines_of(text: str) -> dict[Steps, int]:
    """Tables, rows of tables, keys, and rows of a list written one to a line."""
    places: dict[Steps, int] = {}
    rows: dict[Steps, int] = {}
    table: Steps = ()
    open_list: tuple[Steps, int] | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if open_list:
            at, row = open_list
            if line.strip().startswith("]"):
                open_list = None
            elif line.strip() and not line.strip().startswith("#"):
                places.setdefault((*at, row), number)
                open_list = at, row + 1
        elif header := HEADER.match(line):
            table = names(header[2])
            if header[1] == "[[":
                places.setdefault(table, number)
                rows[table] = rows.get(table, -1) + 1
                table = (*table, rows[table])
            places.setdefault(table, number)
        elif key := KEY.match(line):
            steps = (*table, *names(key[1]))
            places.setdefault(steps, number)
            if re.fullmatch(r"\[\s*(#.*)?", line[key.end() :].strip()):
                open_list = steps, 0
    return places


def names(dotted: str) -> Steps:
    return tuple(name.strip("\"'") for name in NAME.findall(dotted))
