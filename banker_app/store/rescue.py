"""A database that is damaged: what can be read is saved, and the file stays beside it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SIDES = ("-wal", "-shm")
MAGIC = b"SQLite format 3\0"
HEADER = 100
PAGE = 4096
LARGEST = 2_000_000_000


def is_broken(path: Path) -> bool:
    """Whether SQLite itself says so; what a row says is the chain's to judge."""
    try:
        with closing(_reader(path)) as db:
            (answer,) = db.execute("PRAGMA quick_check(1)").fetchone()
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
            return bool(answer != "ok") or bool(tables and "entries" not in tables)
    except sqlite3.OperationalError as wrong:
        return "locked" not in str(wrong) and "open" not in str(wrong)
    except sqlite3.DatabaseError:
        return True


def _reader(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def free_name(path: Path) -> Path:
    number = 1
    while (beside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return beside


def set_aside(path: Path) -> Path:
    beside = free_name(path)
    path.rename(beside)
    for side in SIDES:
        if (log := path.with_name(path.name + side)).exists():
            log.rename(beside.with_name(beside.name + side))
    return beside


def copy_aside(path: Path) -> Path:
    beside = free_name(path)
    shutil.copy2(path, beside)
    return beside


def fill_with_what_can_be_read(new: sqlite3.Connection, damaged: Path, tables: str) -> None:
    """Every row that still comes out; the games' own chains tell what is whole."""
    new.executescript(tables)
    with TemporaryDirectory() as folder, new:
        copy = _readable_copy(damaged, Path(folder))
        numbers = set()
        for key, row in _both_ways(copy, "SELECT key, row FROM entries ORDER BY key"):
            new.execute("INSERT OR IGNORE INTO entries VALUES (?, ?)", (key, row))
            numbers.add(key >> 32)
        for number, id in _both_ways(copy, "SELECT number, id FROM games ORDER BY number"):
            new.execute("INSERT OR IGNORE INTO games VALUES (?, ?)", (number, id))
        for number in numbers:  # a game whose name is lost
            new.execute("INSERT OR IGNORE INTO games VALUES (?, ?)", (number, f"game-{number}"))
        for name, text in _rows(copy, "SELECT name, text FROM notes"):
            new.execute("INSERT OR IGNORE INTO notes VALUES (?, ?)", (name, text))


def _readable_copy(damaged: Path, folder: Path) -> Path:
    """SQLite reads nothing of a file that is too short or has lost its first bytes: mended here."""
    copy = folder / damaged.name
    shutil.copyfile(damaged, copy)
    log = damaged.with_name(damaged.name + "-wal")
    if log.exists():
        shutil.copyfile(log, copy.with_name(copy.name + "-wal"))
    data = bytearray(copy.read_bytes())
    if len(data) < HEADER:
        return copy
    data[:16] = MAGIC
    page = int.from_bytes(data[16:18], "big")
    if page < 512 or page & (page - 1):
        data[16:18] = PAGE.to_bytes(2, "big")
        page = PAGE
    pages = int.from_bytes(data[28:32], "big")
    if len(data) < pages * page <= LARGEST:
        data += bytes(pages * page - len(data))
    copy.write_bytes(data)
    return copy


def _both_ways(damaged: Path, query: str) -> Iterator[tuple[Any, ...]]:
    """From the front and from the back: a broken page in between stops a walk, not the other."""
    yield from _rows(damaged, query)
    yield from _rows(damaged, query + " DESC")


def _rows(damaged: Path, query: str) -> Iterator[tuple[Any, ...]]:
    try:
        with closing(_reader(damaged)) as old:
            old.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for row in old.execute(query):
                if all(isinstance(value, str | int | bytes) for value in row):
                    yield row
    except sqlite3.DatabaseError:
        return
