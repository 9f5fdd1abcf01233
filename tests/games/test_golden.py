"""Whole games, played again to the last figure."""

import json
from pathlib import Path
from typing import Any

import pytest

from banker_app.edition.load import edition_ids
from banker_app.engine.invariants import broken
from banker_app.table.replay import play

GAMES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def golden(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def text_of(game: dict[str, Any]) -> str:
    return "\n".join(json.dumps(command) for command in game["commands"])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_ends_as_it_did(path: Path) -> None:
    game = golden(path)
    played = play(text_of(game))
    assert played.error is None and not played.refusals
    end = {key: value for key, value in played.as_json().items() if key in game["end"]}
    assert json.loads(json.dumps(end)) == game["end"]
    for entry in played.table.entries:
        assert broken(entry.after) is None
        assert sum(entry.after.balances.values()) == 0


def test_two_games_at_least_for_each_box() -> None:
    boxes = [golden(path)["commands"][0]["edition"] for path in GAMES]
    assert {box: boxes.count(box) for box in edition_ids() if boxes.count(box) < 2} == {}
