"""The journal: what it was given it gives back, durable, one writer at a time."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from errno import EACCES, EDQUOT, EIO, ENOSPC, EROFS
from pathlib import Path

import pytest

from banker_app.store.journal import InUse, Journal, reason_of
from banker_app.store.layout import FILE, SCHEMA, TooNew
from banker_app.table.store import Conflict, NotKept
from tests.store.evenings import (
    EVENING,
    LOG,
    all_kept,
    files_in,
    kept,
    laid,
    left_behind,
    rows_of,
    run,
    written,
)

ROWS = [b"one", b"two", b"\x00\xff three", b"f" * 20_000]


async def filled(folder: Path) -> Journal:
    journal = await Journal.open(folder)
    for seq, row in enumerate(ROWS, start=1):
        await journal.append("evening", seq, row)
    return journal


def test_what_was_appended_is_there_again(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await filled(tmp_path)
        assert await journal.read("evening") == ROWS
        await journal.close()
        for write in (True, False):
            again = await Journal.open(tmp_path, write)
            assert await again.games() == ["evening"]
            assert await again.read("evening") == ROWS and await again.last("evening") == 4
            assert await again.read("another") == [] and await again.last("another") == 0
            await again.close()

    run(keep())


def test_an_entry_is_in_the_files_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    """The files as they lie there, copied while the journal is open, hold every row."""

    async def keep() -> None:
        journal = await Journal.open(tmp_path / "here")
        for seq, row in enumerate(ROWS, start=1):
            await journal.append("evening", seq, row)
            copy = laid(tmp_path / f"copy {seq}", files_in(tmp_path / "here"))
            there = await Journal.open(copy)
            assert await there.read("evening") == ROWS[:seq]
            await there.close()
        await journal.close()

    run(keep())


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await Journal.open(tmp_path)
        assert await journal._do(journal._all, "PRAGMA journal_mode") == [("wal",)]
        assert await journal._do(journal._all, "PRAGMA synchronous") == [(2,)]  # FULL
        await journal.close()

    run(keep())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await filled(tmp_path)
        for seq in (1, 4):
            with pytest.raises(Conflict):
                await journal.append("evening", seq, b"another")
        with pytest.raises(Conflict):
            await journal.put("evening", [b"another"])
        assert await journal.read("evening") == ROWS
        await journal.append("evening", 5, b"five")
        assert await journal.read("evening") == [*ROWS, b"five"]
        await journal.close()

    run(keep())


def test_games_do_not_mix(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await Journal.open(tmp_path)
        for seq in range(1, 30):
            for game in ("first", "second", "third"):
                await journal.append(game, seq, f"{game} {seq}".encode())
        await journal.put("fourth", [b"a", b"b"])
        assert sorted(await journal.games()) == ["first", "fourth", "second", "third"]
        assert await journal.read("fourth") == [b"a", b"b"]
        for game in ("first", "second", "third"):
            assert await journal.read(game) == [f"{game} {n}".encode() for n in range(1, 30)]
        await journal.close()

    run(keep())


def test_a_gap_ends_what_is_read(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await filled(tmp_path)
        await journal._do(journal._change, "DELETE FROM entries WHERE row = ?", b"two")
        assert await journal.read("evening") == ROWS[:1]
        assert await journal.last("evening") == 4
        await journal.close()

    run(keep())


def test_a_game_is_forgotten_and_no_other(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await filled(tmp_path)
        await journal.put("gone", [b"the words of a game " * 5000])
        await journal.put("later", [b"x"])
        await journal.forget("gone")
        await journal.forget("never there")
        assert sorted(await journal.games()) == ["evening", "later"]
        assert await journal.read("gone") == [] and await journal.last("gone") == 0
        assert await journal.read("evening") == ROWS and await journal.read("later") == [b"x"]
        await journal.append("gone", 1, b"again")
        assert await journal.read("gone") == [b"again"]
        await journal.close()

    run(keep())
    assert b"the words of a game" not in (tmp_path / FILE).read_bytes()


def test_notes_are_kept_beside_the_games(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await Journal.open(tmp_path)
        assert await journal.note("seats") is None
        await journal.keep_note("seats", b"one")
        await journal.keep_note("seats", b"two")
        await journal.keep_note("other", b"three")
        await journal.close()
        again = await Journal.open(tmp_path, write=False)
        assert (await again.note("seats"), await again.note("other")) == (b"two", b"three")
        await again.close()

    run(keep())


def test_the_folder_is_free_again_after_closing_and_only_then(tmp_path: Path) -> None:
    async def keep() -> None:
        for _ in range(3):
            journal = await Journal.open(tmp_path / "games")
            with pytest.raises(InUse):
                await Journal.open(tmp_path / "games")
            await journal.append("evening", await journal.last("evening") + 1, b"row")
            await journal.close()
        reader = await Journal.open(tmp_path / "games", write=False)
        assert await reader.read("evening") == [b"row"] * 3
        await reader.close()

    run(keep())


def test_who_waits_for_the_disk_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def keep() -> int:
        journal = await Journal.open(tmp_path)
        disk, ticks = threading.Event(), 0
        slow = asyncio.ensure_future(journal._do(disk.wait, 10))
        append = asyncio.ensure_future(journal.append("evening", 1, b"row"))
        while ticks < 100:
            await asyncio.sleep(0)
            ticks += 1
        assert not slow.done() and not append.done()
        disk.set()
        await append
        await journal.close()
        return ticks

    assert run(keep()) == 100


def test_a_reader_changes_nothing_and_leaves_nothing(tmp_path: Path) -> None:
    kept(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    async def read() -> None:
        journal = await Journal.open(tmp_path, write=False)
        assert journal.damaged is None
        for game, count in EVENING.items():
            assert await journal.read(game) == list(rows_of(game, count))
        with pytest.raises(NotKept, match="read_only"):
            await journal.append("us-last", 61, b"row")
        with pytest.raises(NotKept, match="read_only"):
            await journal.keep_note("seats", b"")
        await journal.close()

    run(read())
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_reader_sees_what_was_kept_before_a_kill(tmp_path: Path) -> None:
    files = left_behind(tmp_path / "live")
    assert len(files[LOG]) > 100_000  # much of it is nowhere else
    folder = laid(tmp_path / "dead", files)

    async def read() -> None:
        journal = await Journal.open(folder, write=False)
        assert journal.damaged is None
        for game, count in EVENING.items():
            assert await journal.read(game) == list(rows_of(game, count))
        await journal.close()

    run(read())
    assert files_in(folder) == {name: files[name] for name in (FILE, LOG)}


def test_readers_beside_a_writer(tmp_path: Path) -> None:
    async def keep() -> None:
        journal = await written(tmp_path)
        for seq in range(1, 4):
            await journal.append("new", seq, b"row")
            reader = await Journal.open(tmp_path, write=False)
            assert reader.damaged is None
            assert await reader.read("new") == [b"row"] * seq
            assert await reader.read("us-last") == list(rows_of("us-last", 60))
            await reader.close()
        await journal.close()

    run(keep())


def test_there_is_nothing_to_read_where_nothing_was_kept(tmp_path: Path) -> None:
    with pytest.raises(NotKept, match="not_readable"):
        run(Journal.open(tmp_path / "nowhere", write=False))
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("change", ["", "ALTER TABLE entries RENAME TO rows"])
@pytest.mark.parametrize("write", [True, False])
def test_a_later_schema_is_refused_and_left_alone(tmp_path: Path, write: bool, change: str) -> None:
    """A later one may have quite other tables: that is not damage."""
    kept(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(f"{change};PRAGMA user_version={SCHEMA + 1}")
    before = files_in(tmp_path)
    with pytest.raises(TooNew):
        run(Journal.open(tmp_path, write))
    assert files_in(tmp_path) == before
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(f"PRAGMA user_version={SCHEMA}")
    if not change:  # nor is the folder locked for ever

        async def again() -> None:
            journal = await Journal.open(tmp_path)
            assert [len(k.game.entries) for k in (await all_kept(journal)).values()] == [60, 45, 50]
            await journal.close()

        run(again())


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (OSError(ENOSPC, "no", "/x"), "disk_full"),
        (OSError(EDQUOT, "no", "/x"), "disk_full"),
        (PermissionError(EACCES, "no", "/home/full"), "read_only"),
        (OSError(EROFS, "no", "/x"), "read_only"),
        (OSError(EIO, "no", "/read-only/full"), "disk_error"),
        (sqlite3.OperationalError("database or disk is full"), "disk_full"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "read_only"),
        (sqlite3.OperationalError("unable to open database file"), "read_only"),
        (sqlite3.OperationalError("disk I/O error"), "disk_error"),
    ],
)
def test_what_stands_in_the_way(wrong: Exception, reason: str) -> None:
    """By the number of the error, not by words that stand in the name of a folder."""
    assert reason_of(wrong) == reason
