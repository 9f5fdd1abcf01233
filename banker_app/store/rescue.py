"""A database that is damaged: what can be read is saved, and the file stays beside it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

SIDES = ("-wal", "-shm")


def is_broken(path: Path) -> bool:
    """Whether SQLite itself says so; what a row says is the chain's to judge."""
    try:
        with closing(sqlite3.connect(path)) as db:
            (answer,) = db.execute("PRAGMA quick_check(1)").fetchone()
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
            return bool(answer != "ok") or bool(tables and "entries" not in tables)
    except sqlite3.OperationalError as wrong:
        return "locked" not in str(wrong) and "open" not in str(wrong)
    except sqlite3.DatabaseError:
        return True


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


def save_what_can_be_read(damaged: Path, path: Path, tables: str, schema: int) -> None:
    """Every row that still comes out, in a new file; the games' own chains tell what is whole."""
    with closing(sqlite3.connect(path)) as new:
        new.execute("PRAGMA journal_mode=WAL")
        new.executescript(tables)
        new.execute(f"PRAGMA user_version={schema}")
        with new:
            for game, seq, row in _entries(damaged):
                new.execute("INSERT OR IGNORE INTO entries VALUES (?, ?, ?)", (game, seq, row))
            for name, text in _rows(damaged, "SELECT name, text FROM notes"):
                new.execute("INSERT OR IGNORE INTO notes VALUES (?, ?)", (name, text))


def _entries(damaged: Path) -> Iterator[tuple[str, int, bytes]]:
    """From the front, and from the back: a broken page in between stops a walk, not the other."""
    query = "SELECT game, seq, row FROM entries ORDER BY game {0}, seq {0}"
    yield from _rows(damaged, query.format("ASC"))
    yield from _rows(damaged, query.format("DESC"))


def _rows(damaged: Path, query: str) -> Iterator[tuple[Any, ...]]:
    try:
        with closing(sqlite3.connect(damaged)) as old:
            old.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for row in old.execute(query):
                if all(isinstance(value, str | int | bytes) for value in row):
                    yield row
    except sqlite3.DatabaseError:
        return
