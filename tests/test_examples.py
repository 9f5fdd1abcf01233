"""The worked examples of the rulebooks: every result to the last unit."""

import json
from pathlib import Path
from typing import Any

import pytest

from banker_app.table.replay import play

EXAMPLES = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "examples.jsonl").read_text("utf-8").splitlines()
]


def at(value: Any, path: str) -> Any:
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value


@pytest.mark.parametrize("example", EXAMPLES, ids=[e["name"] for e in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    played = play("\n".join(json.dumps(c) for c in example["commands"]))
    result = played.as_json()
    stopped = result["refused"] or result["error"]
    assert (stopped and stopped["line"]) == example["refused_line"], stopped
    for path, expected in example["expect"].items():
        assert at(result, path) == expected, path


def test_there_are_58() -> None:
    assert len(EXAMPLES) == 58
