"""Undo leads back to the state before, and redo to the state after: byte for byte.

The states are compared with `==` and as text to the last bit (see `whole`), after every command of
every golden game, and then all the way back to the start and forward again, also from the store.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.engine.state import State
from banker_app.table.seats import BANKER
from banker_app.table.store import MemoryStore
from banker_app.table.table import Table
from tests.engine.all_rows import all_rows
from tests.engine.rows import Row, begun, prepared, submit
from tests.games.test_golden import GAMES, golden
from tests.table.tables import Bits, Piles, Wish, bits, does, whole


def of(table: Table) -> Bits:
    return bits(table.state)


async def there_and_back(table: Table, kind: str) -> tuple[Bits, Bits]:
    """What a step back leads to, and the step forward after it; the other way for an undo."""
    steps = (table.redo, table.undo) if kind == "undo" else (table.undo, table.redo)
    found = []
    for step in steps:
        entry = await step(BANKER)
        assert entry.seq == len(table.entries) == table.state.seq
        found.append(of(table))
    return found[0], found[1]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_after_every_command(path: Path) -> None:
    async def played() -> None:
        table = Table(MemoryStore(), path.stem)
        numbers = [0]  # of the golden game's entries at this table, where every step is three
        for wish in golden(path)["commands"]:
            before = of(table) if table.entries else None
            await does(table, renumbered(wish, numbers))
            numbers.append(len(table.entries))
            after = of(table)
            if before is None:
                with pytest.raises(Refused) as refused:
                    await table.undo(BANKER)
                assert refused.value.code == "nothing_to_undo" and of(table) == after
                continue
            assert await there_and_back(table, wish["kind"]) == (before, after)

    asyncio.run(played())


def renumbered(wish: Wish, numbers: list[int]) -> Wish:
    return {**wish, "seq": numbers[wish["seq"]]} if wish["kind"] == "reverse" else wish


@pytest.mark.parametrize("opened_again", [False, True], ids=["in memory", "opened again"])
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_all_the_way_to_the_start_and_forward_again(path: Path, opened_again: bool) -> None:
    async def played() -> None:
        table, piles = Table(MemoryStore(), path.stem), Piles()
        for wish in golden(path)["commands"]:
            await does(table, wish)
            piles.took(wish["kind"], of(table))
            assert of(table) == piles.done[-1]
        if opened_again:
            table = await Table.open(table.store, table.id)
        assert of(table) == piles.done[-1]
        assert len(piles.done) > 50
        await back_and_forward(table, piles.done)

    async def back_and_forward(table: Table, states: list[Bits]) -> None:
        for earlier in reversed(states[:-1]):
            await table.undo(BANKER)
            assert of(table) == earlier
        with pytest.raises(Refused):
            await table.undo(BANKER)
        for later in states[1:]:
            await table.redo(BANKER)
            assert of(table) == later
        with pytest.raises(Refused):  # and nothing that was given up for something new
            await table.redo(BANKER)

    asyncio.run(played())


def back_and_again(row: Row) -> tuple[Any, ...] | None:
    """The states before, after undo, after the command, after redo; None if it is refused."""
    game = begun(row)
    prepared(row, game)
    before = whole(game.state)
    try:
        submit(game, row.when)
    except Refused:
        return None
    after = whole(game.state)
    submit(game, {"kind": "undo"})
    undone = whole(game.state)
    submit(game, {"kind": "redo"})
    return before, undone, after, whole(game.state)


def test_every_row_of_every_rule() -> None:
    """The golden games do not meet every case; the rule tables do."""
    kinds = set()
    for row in all_rows():
        found = back_and_again(row)
        if found is None:
            assert row.refused is not None
            continue
        before, undone, after, redone = found
        assert undone == before and redone == after, row.name
        kinds.add(row.when["kind"])
    assert len(kinds) > 30


def test_the_comparison_sees_what_equality_does_not() -> None:
    """1 == True and the order of play is no part of a dict's equality: the text shows both."""
    game = begun(Row("", "de-classic-2008", (), {}))
    state = game.state
    turned = dict(reversed(state.players.items()))
    reordered = State(**{**parts(state), "players": turned})
    assert reordered == state and whole(reordered) != whole(state)
    flagged = State(**{**parts(state), "throws": False})
    assert flagged == state and whole(flagged) != whole(state)
    assert whole(State(**{**parts(state), "seq": 99})) == whole(state)


def parts(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in State.__slots__}
