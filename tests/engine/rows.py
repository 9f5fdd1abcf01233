"""Rows of the rule tables: given a table, when a command comes, then these results or a refusal.

A row may name the fields of the edition that it guards: test_guards.py changes each of them and
demands that the row then fails. So a row that would pass under any rule does not count.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from banker_app.engine.core import Refused
from banker_app.table.game import Game
from banker_app.table.replay import command_of
from banker_app.table.view import view

Commands = dict[str, Any] | list[dict[str, Any]]

SE, DE, SORE = "se-classic-kr", "de-classic-2008", "de-sore-losers-2020"
BERLIN, KARLSRUHE = "de-berlin-ampelmann", "de-karlsruhe-2025"
US, UK = "us-atlantic-city", "uk-london"
ALL = (SE, DE, SORE, BERLIN, KARLSRUHE, US, UK)


@dataclass(frozen=True)
class Row:
    name: str
    edition: str
    given: tuple[Commands, ...]
    when: dict[str, Any]
    then: dict[str, Any] = field(default_factory=dict)  # dotted path into the view -> value
    refused: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)  # of the refusal, as far as they matter
    guards: tuple[str, ...] = ()  # "rent.double_in_group"
    players: str = "ann bob cat"
    rules: dict[str, Any] = field(default_factory=dict)  # house rules
    options: dict[str, Any] = field(default_factory=dict)


def do(kind: str, **fields: Any) -> dict[str, Any]:
    return {"kind": kind, **fields}


def own(player: str | None, *deeds: int) -> list[dict[str, Any]]:
    return [do("correct", what="owner", deed=d, value=player) for d in deeds]


def cash(**amounts: int) -> list[dict[str, Any]]:
    return [do("correct", what="balance", player=p, value=n) for p, n in amounts.items()]


def mortgaged(*deeds: int) -> list[dict[str, Any]]:
    return [do("correct", what="mortgaged", deed=d, value=True) for d in deeds]


def built(levels: dict[int, int]) -> list[dict[str, Any]]:
    """Buildings put up evenly, by corrections, level by level."""
    steps = [(n, d) for d, top in levels.items() for n in range(1, top + 1)]
    return [do("correct", what="buildings", deed=d, value=n) for n, d in sorted(steps)]


def at(**positions: int) -> list[dict[str, Any]]:
    return [do("correct", what="position", player=p, value=n) for p, n in positions.items()]


def flagged(what: str, *players: str) -> list[dict[str, Any]]:
    """`in_jail` or `figure`; who holds the figure has no token."""
    free = holds("tokens", **dict.fromkeys(players, 0)) if what == "figure" else []
    return [*free, *(do("correct", what=what, player=p, value=True) for p in players)]


def holds(what: str, **numbers: int) -> list[dict[str, Any]]:
    """`tokens` or `jail_cards`."""
    return [do("correct", what=what, player=p, value=n) for p, n in numbers.items()]


def each(editions: Iterable[str], name: str, **row: Any) -> list[Row]:
    """The same row for several boxes; values of `then` may be given per edition."""
    rows = []
    for edition in editions:
        given = {key: value for key, value in row.items() if key != "then"}
        then = {
            path: value[edition] if isinstance(value, dict) and edition in value else value
            for path, value in row.get("then", {}).items()
        }
        rows.append(Row(name, edition, then=then, **given))
    return rows


def amounts(kronor: Any, others: Any) -> dict[str, Any]:
    """What `then` of `each` expects: one value in the Swedish box, the other in all others."""
    return {edition: kronor if edition == SE else others for edition in ALL}


def value_at(value: Any, path: str) -> Any:
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value


def begun(row: Row, changed: dict[str, Any] | None = None) -> Game:
    """The table as given; `changed` are rules that a test breaks on purpose."""
    table = Game()
    players = [{"id": player} for player in row.players.split()]
    rules = merged(row.rules, changed or {})
    start = do("start_game", edition=row.edition, players=players, house_rules=rules)
    submit(table, {**start, "options": row.options})
    return table


def prepared(row: Row, table: Game) -> None:
    for commands in row.given:
        for command in commands if isinstance(commands, list) else [commands]:
            submit(table, command)


def submit(table: Game, command: dict[str, Any]) -> Any:
    return table.submit(command_of(json.dumps(command)))


def failure(row: Row, table: Game) -> str | None:
    """What is wrong with the row on this table, which must be as given; None if nothing is."""
    before = table.state
    try:
        submit(table, row.when)
    except Refused as refused:
        if refused.code != row.refused:
            return f"refused: {refused.code} {refused.facts}"
        assert table.state is before
        wrong = {k: refused.facts.get(k) for k, v in row.facts.items() if refused.facts.get(k) != v}
        return f"facts: {wrong}" if wrong else None
    if row.refused:
        return "accepted"
    now = view(table.state, len(table.entries))
    for path, expected in row.then.items():
        found = value_at(now, path)
        if found != expected:
            return f"{path}: {found!r}, expected {expected!r}"
    return None


def check(row: Row) -> None:
    assert bool(row.then) != bool(row.refused), "a row says what comes out, or which refusal"
    table = begun(row)
    prepared(row, table)
    wrong = failure(row, table)
    assert wrong is None, wrong


def merged(base: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    result = dict(base)
    for key, value in more.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if both else value
    return result


def named(rows: list[Row]) -> list[str]:
    return [f"{row.edition}: {row.name}" for row in rows]
