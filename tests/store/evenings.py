"""Evenings on a disk: golden games as far as a test needs them, written row by row."""

import asyncio
import json
import random
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from banker_app.engine.state import State
from banker_app.store.games import Kept, looked_at
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE
from banker_app.table.entry import DIGEST, FIRST, Entry, chain_of, digest
from banker_app.table.entry import written as entry_written
from banker_app.table.game import Game
from banker_app.table.replay import command_of
from banker_app.table.seats import BANKER
from banker_app.table.table import Table
from tests.games.test_golden import GAMES, golden

LOG, INDEX = f"{FILE}-wal", f"{FILE}-shm"
# How far each is played: long enough for several pages, short enough to be played often.
EVENING = {"us-last": 60, "losers-home": 45, "de-speed-die": 50}
NOON = 1_700_000_000_000
Rows = tuple[bytes, ...]
Answer = TypeVar("Answer")


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    return asyncio.run(work)


@cache
def wishes(game: str) -> list[dict[str, Any]]:
    (path,) = [path for path in GAMES if path.stem == game]
    found: list[dict[str, Any]] = golden(path)["commands"]
    return found


def text_of(game: str, count: int | None = None) -> str:
    return "".join(json.dumps(wish) + "\n" for wish in wishes(game)[:count])


@cache
def played(game: str, count: int) -> tuple[Rows, tuple[Entry, ...]]:
    """The rows of a golden game and the entries they came from."""

    table, rows, chain = Game(), [], FIRST
    for wish in wishes(game)[:count]:
        entry = table.prepare(command_of(json.dumps(wish)))
        table.record(replace(entry, by=BANKER.name, at=NOON + entry.seq))
        rows.append(entry_written(table.entries[-1], chain))
        chain = chain_of(rows[-1])
    return tuple(rows), tuple(table.entries)


def rows_of(game: str, count: int) -> Rows:
    return played(game, count)[0]


def state_of(game: str, count: int) -> State:
    return played(game, count)[1][-1].after


async def does(table: Table, wish: Mapping[str, Any]) -> Entry:
    return await table.submit(BANKER, command_of(json.dumps(wish)))


async def goes_on(table: Table, game: str) -> Entry:
    """The next wish of the golden game, wherever the table stands in it."""
    return await does(table, wishes(game)[len(table.entries)])


async def written(folder: Path, games: Mapping[str, int] = EVENING) -> Journal:
    """A journal that is still open, every row of it a transaction of its own."""
    journal = await Journal.open(folder)
    for game, count in games.items():
        for seq, row in enumerate(rows_of(game, count), start=1):
            await journal.append(game, seq, row)
    return journal


def kept(folder: Path, games: Mapping[str, int] = EVENING) -> Path:
    """A folder whose Bankir has ended as it should."""

    async def keep() -> None:
        await (await written(folder, games)).close()

    run(keep())
    return folder


def left_behind(folder: Path, games: Mapping[str, int] = EVENING) -> dict[str, bytes]:
    """The files as they lie there when a Bankir that has written all this is killed."""

    async def keep() -> dict[str, bytes]:
        journal = await written(folder, games)
        found = {name: (folder / name).read_bytes() for name in (FILE, LOG, INDEX)}
        await journal.close()
        return found

    return run(keep())


def laid(folder: Path, files: Mapping[str, bytes]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def files_in(folder: Path) -> dict[str, bytes]:
    """Everything there but SQLite's index of the log, which is made anew and holds no data."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != INDEX}


async def all_kept(journal: Journal) -> dict[str, Kept]:
    return {game: await looked_at(journal, game) for game in await journal.games()}


def bodies_of(rows: Iterable[bytes]) -> list[Any]:
    return [json.loads(row[DIGEST + 1 :]) for row in rows]


def chained(bodies: Iterable[Any]) -> list[bytes]:
    """Rows with a chain that is right: what anybody can make who knows how it is made.

    A body that is bytes already stays as it is.
    """
    chain, rows = FIRST, []
    for body in bodies:
        text = body if isinstance(body, bytes) else json.dumps(body).encode()
        chain = digest(chain, text)
        rows.append(chain.encode() + b" " + text)
    return rows


def flipped_copies(seed: str, data: bytes, count: int) -> Iterator[bytes]:
    """Copies with one bit that is wrong, the same every time."""
    rng = random.Random(seed)
    for _ in range(count):
        at, bit = rng.randrange(len(data)), rng.randrange(8)
        yield data[:at] + bytes([data[at] ^ (1 << bit)]) + data[at + 1 :]
