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
from banker_app.table.replay import Played, play
from tests.engine.all_rows import all_rows
from tests.engine.rows import Row, do
from tests.games.test_golden import GAMES, golden, text_of

PACKAGE = Path(__file__).resolve().parents[2] / "banker_app"
TESTS = Path(__file__).resolve().parents[1]


def calls(*names: str) -> Iterator[ast.Call]:
    for folder in ("engine", "table"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
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


def row_text(row: Row) -> str:
    start = do("start_game", edition=row.edition, players=[{"id": p} for p in row.players.split()])
    commands: list[Any] = [{**start, "house_rules": row.rules, "options": row.options}]
    for given in (*row.given, row.when):
        commands += given if isinstance(given, list) else [given]
    return "\n".join(map(json.dumps, commands))


def table_rows() -> list[Row]:
    found = []
    for path in sorted((TESTS / "table").glob("test_*.py")):
        rows = getattr(importlib.import_module(f"tests.table.{path.stem}"), "ROWS", ())
        found += [row for row in rows if isinstance(row, Row)]
    return found


@cache
def all_played() -> list[tuple[str, Played]]:
    """Each with its box."""
    rows = [(row.edition, play(row_text(row), True)) for row in (*all_rows(), *table_rows())]
    games = [(golden(p)["commands"][0]["edition"], play(text_of(golden(p)))) for p in GAMES]
    setup = importlib.import_module("tests.engine.rules.test_setup")
    return [*rows, *games, *((row.edition, setup.started(row)) for row in setup.STARTS)]


def entries(played: Played) -> Iterator[Any]:
    return (outcome for _, outcome in played.lines if not isinstance(outcome, Refused))


def test_there_is_something_to_cover() -> None:
    assert {"not_even", "no_game_yet", "no_hotels_left", "not_in_force"} <= refusal_codes()
    assert {"money_paid", "debt_incurred", "entry_reversed"} <= event_kinds()


def test_every_box() -> None:
    assert set(edition_ids()) - {box for box, _ in all_played()} == set()


def test_every_command_is_accepted_somewhere() -> None:
    done = {entry.kind for _, played in all_played() for entry in entries(played)}
    assert {*RULES, *OF_THE_TABLE} - done == set()


def test_every_event() -> None:
    seen = {e.kind for _, played in all_played() for entry in entries(played) for e in entry.events}
    assert event_kinds() - seen == set()


def test_every_refusal() -> None:
    seen = {refusal["code"] for _, played in all_played() for refusal in played.refusals}
    assert refusal_codes() - seen == set()


def test_every_way_to_end() -> None:
    games = [golden(path)["end"]["finished"]["how"] for path in GAMES]
    scorings = get_args(End.model_fields["scoring"].annotation)
    assert {"last_player", *scorings} - set(games) == set()
    creditors = {
        event.facts["creditor"] == "bank"
        for path in GAMES
        for entry in entries(play(text_of(golden(path))))
        for event in entry.events
        if event.kind == "player_bankrupt"
    }
    assert creditors == {True, False}  # to the bank, and to a player
