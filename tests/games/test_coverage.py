"""Every box, command, event, refusal and way to end has a row or a game."""

import ast
import importlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

from banker_app.edition.load import edition_ids
from banker_app.edition.rules import End
from banker_app.engine.catalogue import OF_THE_TABLE, RULES
from banker_app.engine.core import Refused
from banker_app.table.entry import Entry
from banker_app.table.game import Game
from banker_app.table.replay import command_of
from tests.engine.all_rows import all_rows
from tests.engine.rows import Row, do
from tests.games.test_golden import GAMES, golden

PACKAGE = Path(__file__).resolve().parents[2] / "banker_app"
TESTS = Path(__file__).resolve().parents[1]


# The seats have a matrix of their own in tests/table.
OF_THE_SEATS = ("seats.py", "seating.py", "table.py")


def calls(*names: str) -> Iterator[ast.Call]:
    for folder in ("engine", "table"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if path.name in OF_THE_SEATS:
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    called = node.func
                    name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
                    if name in names:
                        yield node


def words(node: ast.expr) -> list[str]:
    """The code that stands there, or both where one of two is chosen."""
    match node:
        case ast.Constant(value=str() as word):
            return [word]
        case ast.IfExp(body=body, orelse=other):
            return words(body) + words(other)
    return []


def refusal_codes() -> set[str]:
    found = {w for call in calls("require") for arg in call.args[1:2] for w in words(arg)}
    return found | {w for call in calls("Refused") for arg in call.args[:1] for w in words(arg)}


def event_kinds() -> set[str]:
    return {w for call in calls("add", "wait_for") for arg in call.args[:1] for w in words(arg)}


def commands_of(row: Row) -> list[Any]:
    start = do("start_game", edition=row.edition, players=[{"id": p} for p in row.players.split()])
    commands: list[Any] = [{**start, "house_rules": row.rules, "options": row.options}]
    for given in (*row.given, row.when):
        commands += given if isinstance(given, list) else [given]
    return commands


def table_rows() -> list[Row]:
    found = []
    for path in sorted((TESTS / "table").glob("test_*.py")):
        rows = getattr(importlib.import_module(f"tests.table.{path.stem}"), "ROWS", ())
        found += [row for row in rows if isinstance(row, Row)]
    return found


def outcomes(commands: list[Any]) -> list[Entry | Refused]:
    game, found = Game(), []
    for command in commands:
        try:
            found.append(game.submit(command_of(json.dumps(command))))
        except Refused as refused:
            found.append(refused)
    return found


@cache
def of_the_games() -> list[Entry | Refused]:
    return [outcome for path in GAMES for outcome in outcomes(golden(path)["commands"])]


@cache
def all_outcomes() -> list[Entry | Refused]:
    rows = [o for row in (*all_rows(), *table_rows()) for o in outcomes(commands_of(row))]
    setup = importlib.import_module("tests.engine.rules.test_setup")
    starts = [Refused(row.refused) for row in setup.STARTS if row.refused]
    return [*rows, *of_the_games(), *starts, *outcomes([{"kind": "undo"}])]


def box_of(path: Path) -> str:
    return str(golden(path)["commands"][0]["edition"])


def entries(found: list[Entry | Refused]) -> Iterator[Entry]:
    return (outcome for outcome in found if isinstance(outcome, Entry))


def test_there_is_something_to_cover() -> None:
    assert {"not_even", "no_game_yet", "no_hotels_left", "not_in_force"} <= refusal_codes()
    assert {"money_paid", "debt_incurred", "entry_reversed"} <= event_kinds()


def test_every_box() -> None:
    rows, games = {row.edition for row in all_rows()}, {box_of(path) for path in GAMES}
    assert set(edition_ids()) - rows == set() and set(edition_ids()) - games == set()


def test_every_command_is_accepted_somewhere() -> None:
    done = {entry.kind for entry in entries(all_outcomes())}
    assert {*RULES, *OF_THE_TABLE} - done == set()


def test_every_event() -> None:
    seen = {event.kind for entry in entries(all_outcomes()) for event in entry.events}
    assert event_kinds() - seen == set()


def test_every_refusal() -> None:
    seen = {outcome.code for outcome in all_outcomes() if isinstance(outcome, Refused)}
    assert refusal_codes() - seen == set()


def test_every_way_to_end() -> None:
    games = [golden(path)["end"]["finished"]["how"] for path in GAMES]
    scorings = get_args(End.model_fields["scoring"].annotation)
    assert {"last_player", *scorings} - set(games) == set()
    creditors = {
        event.facts["creditor"] == "bank"
        for entry in entries(of_the_games())
        for event in entry.events
        if event.kind == "player_bankrupt"
    }
    assert creditors == {True, False}  # to the bank, and to a player
