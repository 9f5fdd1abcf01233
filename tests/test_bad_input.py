"""Bad input for every command: a refusal or an error, never a traceback, and nothing changed."""

import json
from typing import Any

import pytest

from banker_app.engine.catalogue import RULES
from banker_app.table.replay import play

START = {
    "kind": "start_game",
    "edition": "de-sore-losers-2020",
    "players": [{"id": "ann"}, {"id": "bob"}],
}
BAD: list[Any] = ["nobody", 0, -1, 10**15, 1.5, True, None, [], {}, "", "bank"]


@pytest.mark.parametrize("kind", sorted(RULES))
def test_bad_values(kind: str) -> None:
    names = list(RULES[kind][0].model_fields)
    before = play(json.dumps(START)).as_json()
    for name in names:
        for bad in BAD:
            line = {"kind": kind, **{n: "ann" for n in names if n != "kind"}, name: bad}
            played = play(json.dumps(START) + "\n" + json.dumps(line))
            if played.exit_code:
                after = played.as_json()
                assert after["balances"] == before["balances"]
                assert after["deeds"] == before["deeds"]
                assert after["entries"] == 1


@pytest.mark.parametrize(
    "line",
    [
        "",
        "not json",
        "[]",
        "3",
        "null",
        '{"kind": 7}',
        '{"kind": "dance"}',
        "{}",
        '{"kind": "undo", "seq": 1}',
        '{"kind": "reverse", "seq": "1"}',
        '{"kind": "pay", "extra": 1}',
        "[" * 5000,
        '{"kind": ["pay"]}',
        '{"kind": "pay", "payer": "ann", "payee": "bob", "amount": 1, "memo": "\\ud800"}',
        '{"kind": "amend_edition", "path": "name", "value": {"\\uDFFF": 1}}',
    ],
)
def test_bad_lines(line: str) -> None:
    played = play(json.dumps(START) + "\n" + line)
    assert played.exit_code == (2 if line else 0)
    assert len(played.table.entries) == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"edition": "nowhere"}, 1),
        ({"players": [{"id": "ann"}]}, 1),
        ({"players": [{"id": "ann"}, {"id": "ann"}]}, 1),
        ({"players": [{"id": "ann"}, {"id": "bank"}]}, 1),
        ({"players": [{"id": f"p{n}"} for n in range(7)]}, 1),
        ({"options": {"speed_die": True}}, 1),
        ({"options": {"deal_deeds": 2}}, 1),
        ({"options": {"flying": True}}, 2),
        ({"house_rules": {"nothing": 1}}, 2),
        ({"house_rules": {"money": {"start": -1}}}, 2),
        ({"house_rules": {"money": {"strat": 1}}}, 2),
        ({"house_rules": {"free_parking": {"seed": 50}}}, 1),
        ({"house_rules": {"money": 5}}, 2),
        ({"house_rules": {"money": {"start": 2000}}}, 0),
    ],
)
def test_start(change: dict[str, Any], code: int) -> None:
    played = play(json.dumps({**START, **change}))
    assert played.exit_code == code, played.as_json()
