"""Every message that somebody can need, read from the source; none is listed by hand but a few."""

import ast
from collections.abc import Iterator
from pathlib import Path

from banker_app.text.messages import entries
from banker_app.text.story import SILENT
from tests.games.test_coverage import event_kinds, words

PACKAGE = Path(__file__).resolve().parents[2] / "banker_app"
# Events of which there are two kinds to tell, and what the story says beside an event.
VARIANTS = {
    "dice_thrown_speed", "debt_settled_in_deeds", "deed_stolen_none", "lot_sold_built",
    "paid_on_mortgages", "undo", "redo",
}  # fmt: skip
ACCOUNTS_AND_THINGS = {
    "bank", "pot", "nobody", "house", "hotel", "jail-card", "steps-houses", "steps-hotel", "and",
    "gives-nothing", "gives-jail_cards", "gives-tokens",
}  # fmt: skip
COMMAND_LINE = {
    "line-error", "file-error", "standing", "standing-out", "standing-hotel", "standing-mortgaged",
    "no-games", "no-such-game", "folder-in-use", "folder-too-new", "folder-damaged",
}  # fmt: skip
# What a screen says of `Table.damage`.
SCREENS = {"game-damaged"}


def modules(*folders: str) -> Iterator[ast.Module]:
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"), filename=path.name)


def called(module: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            function = node.func
            found = function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
            if found == name:
                yield node


def said_in_calls(name: str, place: int, *folders: str) -> set[str]:
    """The words that stand there, or both where one of two is chosen."""
    calls = (call for module in modules(*folders) for call in called(module, name))
    return {word for call in calls for arg in call.args[place : place + 1] for word in words(arg)}


def returned(name: str, *folders: str) -> set[str]:
    """The words that a function of this name answers with."""
    found: set[str] = set()
    for module in modules(*folders):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name == name:
                answers = (n.value for n in ast.walk(node) if isinstance(n, ast.Return))
                found |= {word for value in answers if value for word in words(value)}
    return found


def refusal_codes() -> set[str]:
    """Also those of the seats, of who sits where, and of the table itself."""
    required = said_in_calls("require", 1, "engine", "table")
    raised = said_in_calls("Refused", 0, "engine", "table")
    return required | raised | returned("step_fault", "engine")


def invariants() -> set[str]:
    """The names that `broken` can answer with, in whichever way."""
    (module,) = (
        module
        for module in modules("engine")
        if any(isinstance(n, ast.FunctionDef) and n.name == "broken" for n in module.body)
    )
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Return | ast.Assign) and node.value is not None:
            found |= set(words(node.value))
    return found


def debt_reasons() -> set[str]:
    return said_in_calls("charge", 4, "engine")


def row_faults() -> set[str]:
    return said_in_calls("BadRow", 0, "table")


def import_codes() -> set[str]:
    return said_in_calls("NotAGame", 0, "store") | row_faults()


def verify_codes() -> set[str]:
    kept = said_in_calls("Kept", 2, "store") | said_in_calls("Finding", 3, "cli", "store")
    return (kept | row_faults() | {"whole", "no_such_game"}) - {""}


def not_kept_codes() -> set[str]:
    """`reason_of` answers with words that stand in it, directly or by the system's number."""
    found = said_in_calls("NotKept", 0, "store")
    for module in modules("store"):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name == "reason_of":
                inside = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant))
                found |= {w for w in inside if isinstance(w, str) and "_" in w and " " not in w}
    return found


def wanted() -> set[str]:
    """The ids of all messages that the program can ask for."""
    prefixed = {
        "event": (event_kinds() - SILENT) | VARIANTS,
        "refusal": refusal_codes(),
        "why": debt_reasons(),
        "import": import_codes(),
        "verify": verify_codes(),
        "not-kept": not_kept_codes(),
    }
    ids = {f"{prefix}-{code}" for prefix, codes in prefixed.items() for code in codes}
    return ids | ACCOUNTS_AND_THINGS | COMMAND_LINE | SCREENS


if __name__ == "__main__":
    there = {entry.id.name for entry in entries("en")}
    print("missing", sorted(wanted() - there))
    print("nobody says", sorted(there - wanted()))
    for f in (refusal_codes, invariants, debt_reasons, import_codes, verify_codes, not_kept_codes):
        print(f.__name__, len(f()), sorted(f())[:30])
