"""A database that is damaged: what can be read is saved, and the file stays beside it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from banker_app.store.layout import PAGE, SCHEMA, SEQS, TABLES, TooNew
from banker_app.store.log import log_of, logged, loses_entries

SIDES = ("-wal", "-shm")
SMALLEST = 512  # bytes of any database that is not empty
FEWEST = 6  # pages of our tables before anything is in them
LARGEST = 2_000_000_000
WAL = 2  # the highest format there is
LEAF = 13  # the first byte of a page with rows
# Cast, because one bit turns bytes into a text, which the new table would not take.
ENTRIES = f"SELECT key, CAST(row AS BLOB) FROM entries WHERE key > {SEQS} ORDER BY key"
GAMES = "SELECT number, CAST(id AS TEXT) FROM games ORDER BY number"
NOTES = "SELECT CAST(name AS TEXT), CAST(text AS BLOB) FROM notes"
# The system stands in the way, which says nothing about the file: no permission, busy, no memory,
# read-only, input and output, full, cannot be opened.
NOT_THE_FILE = (3, 5, 6, 7, 8, 10, 13, 14)
Rows = Iterator[tuple[Any, ...]]


def is_broken(path: Path) -> bool:
    """Whether SQLite or its log says so; what a row says is the chain's to judge."""
    with path.open("rb") as file:
        head, log = file.read(SMALLEST), log_of(path)
    if len(head) < SMALLEST:
        return bool(head) or (log.exists() and log.stat().st_size > 0)
    try:
        with closing(reader(path)) as db:
            db.text_factory = bytes
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version > SCHEMA:
                raise TooNew(str(path.parent))
            if db.execute("PRAGMA integrity_check(1)").fetchone() != (b"ok",):
                return True
            if version == SCHEMA or db.execute("SELECT 1 FROM sqlite_master").fetchone():
                for query in (ENTRIES, GAMES, NOTES):
                    db.execute(f"{query} LIMIT 0")
    except (sqlite3.Error, UnicodeDecodeError) as wrong:
        return getattr(wrong, "sqlite_errorcode", 11) & 255 not in NOT_THE_FILE
    # SQLite reads a file of a later format, and then refuses to write.
    return max(head[18:20]) > WAL or loses_entries(path)


def reader(path: Path) -> sqlite3.Connection:
    """Where there is no log nobody writes, and SQLite, told so, leaves no files of its own."""
    alone = "" if log_of(path).exists() else "&immutable=1"
    uri = f"{path.absolute().as_uri()}?mode=ro{alone}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def rescued(path: Path) -> Path:
    """Where the damaged file lies now; what could be read of it has taken its place.

    The new file is complete before the old one is touched: this may be cut off anywhere.
    """
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(part)) as new:
        new.execute("PRAGMA journal_mode=MEMORY")
        fill_with_what_can_be_read(new, path)
    part.rename(_complete(path))
    beside = finished(path)
    assert beside is not None
    return beside


def finished(path: Path) -> Path | None:
    """Ends a rescue that is complete but for the names of its files."""
    if not _complete(path).exists():
        return None
    number = _free_number(path)
    if path.exists():
        beside = _beside(path, number)
        for side in (*SIDES, ""):  # itself last: until then this begins again under the same name
            part = path.with_name(path.name + side)
            if part.exists():
                part.rename(beside.with_name(beside.name + side))
    else:
        beside = _beside(path, number - 1)
    _complete(path).rename(path)
    return beside


def _complete(path: Path) -> Path:
    return path.with_name(f"{path.name}.rescued")


def _beside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.damaged-{number}")


def _free_number(path: Path) -> int:
    return next(number for number in count(1) if not _beside(path, number).exists())


def copy_aside(path: Path) -> Path:
    beside = _beside(path, _free_number(path))
    if log_of(path).exists():
        shutil.copy2(log_of(path), log_of(beside))
    shutil.copy2(path, beside)
    return beside


def fill_with_what_can_be_read(new: sqlite3.Connection, damaged: Path) -> None:
    """Every row that still comes out; the games' own chains tell what is whole."""
    new.executescript(TABLES)
    with TemporaryDirectory() as folder, new:
        copy = Path(folder) / damaged.name
        first_page, root = _blank(Path(folder) / "blank")
        copy.write_bytes(_mended(damaged, first_page))
        numbers: set[int] = set()
        for key, row in _entries(copy, root):
            new.execute("INSERT OR IGNORE INTO entries VALUES (?, ?)", (key, row))
            numbers.add(key // SEQS)
        for query in (GAMES, f"{GAMES} DESC"):
            for number, id in _rows(copy, query):
                new.execute("INSERT OR IGNORE INTO games VALUES (?, ?)", (number, id))
        for number in sorted(numbers):
            _name(new, number)
        for name, text in _rows(copy, NOTES):
            new.execute("INSERT OR IGNORE INTO notes VALUES (?, ?)", (name, text))


def _name(new: sqlite3.Connection, number: int) -> None:
    """A game whose name is lost gets one that no other has."""
    taken = {id for (id,) in new.execute("SELECT id FROM games WHERE number <> ?", (number,))}
    name = f"game-{number}"
    while name in taken:
        name += f"-{number}"
    new.execute("INSERT OR IGNORE INTO games VALUES (?, ?)", (number, name))


def _mended(damaged: Path, first_page: bytes) -> bytes:
    """The file with what its log holds, behind the first page of a new one.

    The first page says where the tables are; without it not a single row could be read.
    """
    data = bytearray(damaged.read_bytes())
    data += bytes(max(-len(data) % PAGE, FEWEST * PAGE - len(data)))
    for page, content in logged(damaged).items():
        end = page * PAGE
        if PAGE <= end <= LARGEST:
            data += bytes(max(end - len(data), 0))
            data[end - PAGE : end] = content
    data[:PAGE] = first_page
    data[28:32] = (len(data) // PAGE).to_bytes(4, "big")
    return bytes(data)


def _blank(path: Path) -> tuple[bytes, int]:
    """The first page of a database with nothing in it, and where the entries begin."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"PRAGMA page_size={PAGE};{TABLES}")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        (root,) = db.execute(query).fetchone()
    return path.read_bytes()[:PAGE], root


def _entries(copy: Path, root: int) -> Rows:
    """From the front, from the back, and page by page: one broken page misleads each walk."""
    yield from _rows(copy, ENTRIES)
    yield from _rows(copy, f"{ENTRIES} DESC")
    data = copy.read_bytes()
    for start in range(PAGE, len(data), PAGE):
        if data[start] == LEAF:
            with copy.open("r+b") as file:  # this page as if it were the whole table
                file.seek((root - 1) * PAGE)
                file.write(data[start : start + PAGE])
            yield from _rows(copy, ENTRIES)


def _rows(copy: Path, query: str) -> Rows:
    try:
        with closing(reader(copy)) as old:
            old.text_factory = lambda raw: raw.decode("utf-8", "replace")
            yield from (row for row in old.execute(query) if None not in row)
    except (sqlite3.Error, UnicodeDecodeError, MemoryError):
        return
