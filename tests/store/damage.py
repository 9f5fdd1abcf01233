"""A damaged folder, and what must hold of it however it was damaged."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from banker_app.store.games import Kept, looked_at, verified
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE, PAGE
from banker_app.table.table import Table
from tests.store.evenings import EVENING, Rows, files_in, goes_on, rows_of

DAMAGED = f"{FILE}.damaged-1"


@dataclass(frozen=True)
class Outcome:
    """How much of each evening there is, and whether anybody was told that it is not all."""

    whole: dict[str, int]
    told: bool


async def examined(folder: Path) -> Outcome:
    """Opened to read, to write, and played on; what must hold of any damage holds here.

    A game whose name is lost is found by its first row.
    """
    before = files_in(folder)
    read = await opened(folder, write=False)
    assert files_in(folder) == before, "a reader has changed something"
    found = await opened(folder, write=True)
    assert found == read, "a writer finds something else than a reader"
    after = files_in(folder)
    if DAMAGED in after:
        assert after[DAMAGED] == before[FILE], "the damaged file is not as it was found"
    await played_on(folder)
    return found


async def opened(folder: Path, write: bool) -> Outcome:
    journal = await Journal.open(folder, write)
    try:
        aside = folder / (DAMAGED if write else FILE)
        assert journal.damaged in (None, aside) and aside.exists() >= bool(journal.damaged)
        whole, told = dict.fromkeys(EVENING, 0), journal.damaged is not None
        for id in await journal.games():
            kept, rows = await looked_at(journal, id), await journal.read(id)
            evening = evening_of(rows)
            if evening:
                whole[evening] = len(kept.game.entries)
                expected = rows_of(evening, EVENING[evening])
                assert tuple(rows[: whole[evening]]) == expected[: whole[evening]]
            told = told or bool(kept.fault)
        return Outcome(whole, told)
    finally:
        await journal.close()


def evening_of(rows: list[bytes]) -> str | None:
    firsts = {rows_of(game, count)[0]: game for game, count in EVENING.items()}
    return firsts.get(rows[0]) if rows else None


async def played_on(folder: Path) -> None:
    """Every evening that has a beginning takes its next entry, and is whole from then on."""
    journal = await Journal.open(folder)
    try:
        assert journal.damaged is None, "damaged for a second time"
        for id in await journal.games():
            before: Kept = await looked_at(journal, id)
            table = await Table.open(journal, id)
            assert len(table.entries) == len(before.game.entries)
            assert (table.damage is not None) == bool(before.fault)
            evening = evening_of(await journal.read(id))
            if evening:
                await goes_on(table, evening)
                assert (await verified(journal, id)).whole
    finally:
        await journal.close()


def pages_of(data: bytes, rows: Rows) -> list[set[int]]:
    """On which pages of the file a row lies, counted from 0.

    A row that is longer than a page goes on elsewhere, so it is looked for in pieces.
    """
    return [
        set().union(*(_places(data, row[at : at + 200]) for at in range(0, len(row), 1500)))
        for row in rows
    ]


def _places(data: bytes, part: bytes) -> set[int]:
    found, at = set(), data.find(part)
    while at >= 0:
        found |= {at // PAGE, (at + len(part) - 1) // PAGE}
        at = data.find(part, at + 1)
    return found


def before_the_damage(data: bytes, damaged: set[int]) -> dict[str, int]:
    """How many rows of each evening lie before the first one on a damaged page."""
    found = {}
    for game, count in EVENING.items():
        pages = pages_of(data, rows_of(game, count))
        found[game] = next((n for n, on in enumerate(pages) if on & damaged), count)
    return found


def flipped(data: bytes, at: int, bit: int) -> bytes:
    return data[:at] + bytes([data[at] ^ (1 << bit)]) + data[at + 1 :]


def places(seed: str, size: int, count: int) -> list[tuple[int, int]]:
    """Where to flip which bit, the same places every time."""
    rng = random.Random(seed)
    return [(rng.randrange(size), rng.randrange(8)) for _ in range(count)]


def at_least(outcome: Outcome, least: Mapping[str, int]) -> None:
    for game, count in EVENING.items():
        assert outcome.whole[game] >= least[game], game
        if outcome.whole[game] < count:
            assert outcome.told, f"nobody was told that {game} has lost entries"
