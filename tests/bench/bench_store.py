"""make bench: from a wish to the disk, early and late in a long game; undo; opening it again."""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from banker_app.engine.catalogue import parse
from banker_app.engine.commands import Command
from banker_app.store.journal import Journal
from banker_app.store.layout import SEQS, TABLES
from banker_app.table.seats import BANKER
from banker_app.table.table import Table

LONG, SAMPLE = 10_000, 300


def payment(number: int) -> Command:
    payer, payee = ("ann", "bob") if number % 2 else ("bob", "ann")
    return parse({"kind": "pay", "payer": payer, "payee": payee, "amount": 1})


async def started(journal: Journal, game: str) -> Table:
    table = Table(journal, game, clock=lambda: time.time_ns() // 1_000_000)
    players = [{"id": "ann"}, {"id": "bob"}, {"id": "cat"}, {"id": "dan"}]
    start = {"kind": "start_game", "edition": "de-classic-2008", "players": players}
    await table.submit(BANKER, parse(start))
    return table


async def until(table: Table, entries: int) -> None:
    while len(table.entries) < entries:
        await table.submit(BANKER, payment(len(table.entries)))


class Bare:
    """The baseline of this run: the same pragmas, the same table, rows of the same size."""

    def __init__(self, path: Path, row: bytes) -> None:
        self.db, self.row, self.key = sqlite3.connect(path, isolation_level=None), row, SEQS
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.db.execute("PRAGMA wal_autocheckpoint=100")
        self.db.executescript(TABLES)

    async def insert(self) -> None:
        self.key += 1
        self.db.execute("INSERT INTO entries VALUES (?, ?)", (self.key, self.row))


async def microseconds(work: Callable[[], Awaitable[object]]) -> float:
    begin = time.perf_counter_ns()
    await work()
    return (time.perf_counter_ns() - begin) / 1000


async def compared(table: Table, bare: Bare) -> tuple[float, float]:
    """Medians of submits and of bare inserts, taken in turns, so that both meet the same noise."""
    submits, inserts = [], []
    for _ in range(SAMPLE):
        wish = payment(len(table.entries))
        submits.append(await microseconds(lambda wish=wish: table.submit(BANKER, wish)))
        inserts.append(await microseconds(bare.insert))
    return statistics.median(submits), statistics.median(inserts)


async def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        journal = await Journal.open(Path(name) / "data")
        await until(await started(journal, "warm"), 500)
        table = await started(journal, "long")
        await until(table, 10)
        bare = Bare(Path(name) / "bare.db", (await journal.read("long"))[-1])
        early, first = await compared(table, bare)
        await until(table, LONG)
        late, second = await compared(table, bare)
        print(f"bare insert of {len(bare.row)} B: p50 {first:.0f} us, later {second:.0f} us")
        print(
            f"submit to durable: p50 {early:.0f} us at entry 10, {late:.0f} us at entry {LONG:,} "
            f"(x {late / early:.2f}, at most 1.10); {early - first:+.0f} and {late - second:+.0f} "
            "us over the bare insert (at most +150)"
        )
        undos = [await microseconds(lambda: table.undo(BANKER)) for _ in range(20)]
        print(f"undo at entry {LONG:,}: p50 {statistics.median(undos) / 1000:.2f} ms (at most 5)")
        begin = time.perf_counter()
        opened = await Table.open(journal, "long")
        seconds = time.perf_counter() - begin
        print(f"opening {len(opened.entries):,} entries: {seconds:.2f} s (at most 1)")
        assert opened.state == table.state
        await journal.close()


if __name__ == "__main__":
    asyncio.run(main())
