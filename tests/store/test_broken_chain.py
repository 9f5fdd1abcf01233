"""A file that SQLite finds in order, and a game in it that is not as it was written."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from banker_app.store.games import looked_at, verified
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE, SEQS
from banker_app.table.entry import DIGEST
from banker_app.table.store import MemoryStore
from banker_app.table.table import Damage, Table
from tests.store.damage import DAMAGED
from tests.store.evenings import (
    EVENING,
    bodies_of,
    chained,
    does,
    files_in,
    goes_on,
    kept,
    rows_of,
    run,
    state_of,
    wishes,
)

GAME, COUNT, HIT = "losers-home", EVENING["losers-home"], 20
Change = Callable[[list[bytes]], object]


def another_amount(rows: list[bytes]) -> None:
    body = rows[HIT - 1]
    at = body.index(b'"at":') + 6
    rows[HIT - 1] = body[:at] + b"9" + body[at + 1 :]


def another_digest(rows: list[bytes]) -> None:
    rows[HIT - 1] = b"0" + rows[HIT - 1][1:]


def no_space_behind_the_digest(rows: list[bytes]) -> None:
    row = rows[HIT - 1]
    rows[HIT - 1] = row[:DIGEST] + b"x" + row[DIGEST + 1 :]


def cut_short(rows: list[bytes]) -> None:
    rows[HIT - 1] = rows[HIT - 1][:-1]


def nothing_left(rows: list[bytes]) -> None:
    rows[HIT - 1] = b""


def from_another_game(rows: list[bytes]) -> None:
    rows[HIT - 1] = rows_of("us-last", COUNT)[HIT - 1]


def twice(rows: list[bytes]) -> None:
    rows.insert(HIT - 1, rows[HIT - 2])


def changed_places(rows: list[bytes]) -> None:
    rows[HIT - 1], rows[HIT] = rows[HIT], rows[HIT - 1]


def left_out(rows: list[bytes]) -> None:
    del rows[HIT - 1]


def money_from_nowhere(rows: list[bytes]) -> None:
    """Whoever changes a row can make the chain anew, but not what the row leads to."""
    bodies = bodies_of(rows)
    bodies[HIT - 1]["events"] = [{"kind": "x", "postings": [["ann", 500]]}]
    rows[:] = chained(bodies)


def not_json(rows: list[bytes]) -> None:
    rows[:] = chained([*bodies_of(rows[: HIT - 1]), b"{", *bodies_of(rows[HIT:])])


def another_number(rows: list[bytes]) -> None:
    bodies = bodies_of(rows)
    bodies[HIT - 1]["seq"] = HIT + 1
    rows[:] = chained(bodies)


CHANGES: dict[str, list[Change]] = {
    "chain_broken": [
        another_amount,
        another_digest,
        no_space_behind_the_digest,
        cut_short,
        nothing_left,
        from_another_game,
        twice,
        changed_places,
        left_out,
    ],
    "does_not_follow": [money_from_nowhere],
    "unreadable": [not_json],
    "out_of_order": [another_number],
}
EACH = [(change, reason) for reason, changes in CHANGES.items() for change in changes]


def changed(folder: Path, change: Change) -> list[bytes]:
    """The rows that are in the file now."""
    rows = list(rows_of(GAME, COUNT))
    change(rows)
    kept(folder)
    with closing(sqlite3.connect(folder / FILE)) as db:
        (number,) = db.execute("SELECT number FROM games WHERE id = ?", (GAME,)).fetchone()
        low = number * SEQS
        db.execute("DELETE FROM entries WHERE key > ? AND key < ?", (low, low + SEQS))
        keyed = [(low + seq, row) for seq, row in enumerate(rows, start=1)]
        db.executemany("INSERT INTO entries VALUES (?, ?)", keyed)
        db.commit()
    return rows


@pytest.mark.parametrize(("change", "reason"), EACH)
def test_opens_to_the_last_good_entry_and_says_so(
    tmp_path: Path, change: Change, reason: str
) -> None:
    rows = changed(tmp_path, change)
    before = files_in(tmp_path)[FILE]

    async def play() -> None:
        journal = await Journal.open(tmp_path)
        assert journal.damaged is None
        found = await verified(journal, GAME)
        assert (found.whole, found.fault, found.row) == (False, reason, HIT)
        table = await Table.open(journal, GAME)
        beside = tmp_path / DAMAGED
        assert table.damage == Damage(HIT, reason, str(beside)) and beside.read_bytes() == before
        assert await journal.read(GAME) == rows[: HIT - 1]
        assert table.state == state_of(GAME, HIT - 1)
        while len(table.entries) < COUNT:
            await goes_on(table, GAME)
        assert table.state == state_of(GAME, COUNT)
        await journal.close()
        again = await Journal.open(tmp_path)
        table = await Table.open(again, GAME)
        assert table.damage is None and table.state == state_of(GAME, COUNT)
        for game, count in EVENING.items():  # the others have noticed nothing
            assert (await verified(again, game)).entries == count
        await again.close()

    run(play())


@pytest.mark.parametrize(("change", "reason"), EACH)
def test_looking_at_it_changes_nothing(tmp_path: Path, change: Change, reason: str) -> None:
    changed(tmp_path, change)
    before = files_in(tmp_path)

    async def look() -> None:
        journal = await Journal.open(tmp_path, write=False)
        found = await looked_at(journal, GAME)
        assert len(found.game.entries) == HIT - 1 and found.fault == reason
        await journal.close()

    run(look())
    assert files_in(tmp_path) == before


def test_a_hole_in_the_numbers(tmp_path: Path) -> None:
    """A row that is not there at all cannot be told from one that cannot be read."""
    kept(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("DELETE FROM entries WHERE row = ?", (rows_of(GAME, COUNT)[HIT - 1],))
        db.commit()

    async def play() -> None:
        journal = await Journal.open(tmp_path)
        assert (await verified(journal, GAME)).fault == "unreadable"
        table = await Table.open(journal, GAME)
        assert table.damage and table.damage.seq == HIT and table.damage.reason == "unreadable"
        await goes_on(table, GAME)
        assert (await verified(journal, GAME)).whole
        await journal.close()

    run(play())


def test_nothing_is_good_from_the_first_entry_on(tmp_path: Path) -> None:
    kept(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("UPDATE entries SET row = x'00' WHERE row = ?", (rows_of(GAME, COUNT)[0],))
        db.commit()
    before = files_in(tmp_path)[FILE]

    async def play() -> None:
        journal = await Journal.open(tmp_path)
        table = await Table.open(journal, GAME)
        assert table.damage == Damage(1, "chain_broken", str(tmp_path / DAMAGED))
        assert not table.entries and (tmp_path / DAMAGED).read_bytes() == before
        await does(table, wishes(GAME)[0])
        assert (await verified(journal, GAME)).whole
        await journal.close()

    run(play())


def test_what_is_set_aside_is_whole_also_while_somebody_reads(tmp_path: Path) -> None:
    """Who reads keeps the log from being emptied into the file: the copy is of both."""
    kept(tmp_path, {"us-last": 10})

    async def play() -> None:
        journal = await Journal.open(tmp_path)
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as reading:
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM entries").fetchone()
            await journal.append("us-last", 11, b"not a row")
            await journal.append("us-last", 12, b"neither")
            await journal._do(journal._all, "PRAGMA busy_timeout=10")
            table = await Table.open(journal, "us-last")
        assert table.damage and table.damage.seq == 11
        with closing(sqlite3.connect(table.damage.beside)) as beside:
            rows = [row for (row,) in beside.execute("SELECT row FROM entries ORDER BY key")]
        assert rows == [*rows_of("us-last", 10), b"not a row", b"neither"]
        await goes_on(table, "us-last")
        await journal.close()

    run(play())


def test_in_memory_as_on_a_disk() -> None:
    async def play() -> None:
        store, rows = MemoryStore(), list(rows_of(GAME, COUNT))
        another_digest(rows)
        await store.put(GAME, rows)
        table = await Table.open(store, GAME)
        assert table.damage and (table.damage.seq, table.damage.reason) == (HIT, "chain_broken")
        assert await store.read(table.damage.beside) == rows[HIT - 1 :]
        await goes_on(table, GAME)
        assert await store.last(GAME) == HIT

    run(play())
