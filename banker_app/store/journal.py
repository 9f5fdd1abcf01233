"""Games in an SQLite file in the user's data folder: durable row by row, one writer at a time."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from banker_app.store import rescue
from banker_app.table.store import Conflict, NotKept

FILE = "bankir.db"
SCHEMA = 1
# The key of an entry is (number of the game, seq) in one integer: rows lie in the file in the order
# in which they were written, so that a damaged file still gives what lies before the damage.
TABLES = """
CREATE TABLE IF NOT EXISTS games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE IF NOT EXISTS entries (key INTEGER PRIMARY KEY, row BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, text BLOB NOT NULL) STRICT;
"""
SEQS = 2**32
Answer = TypeVar("Answer")


class InUse(Exception):
    """Another Bankir writes in this folder."""


class TooNew(Exception):
    """The folder was written by a later Bankir: it is left alone."""


class Journal:
    """A `Store` on disk. Its connection lives on a thread of its own, so that no table waits."""

    def __init__(self, folder: Path, write: bool) -> None:
        self.folder, self.write = folder, write
        # A broken file: where it was set aside at opening, or where it lies if we only read.
        self.damaged: Path | None = None
        self._thread = ThreadPoolExecutor(1, "journal")
        self._lock = FileLock(str(folder / "bankir.lock"))
        self._db: sqlite3.Connection
        self._numbers: dict[str, int] = {}  # of the games, as far as they were asked for

    @classmethod
    async def open(cls, folder: Path, write: bool = True) -> "Journal":
        journal = cls(folder, write)
        try:
            await journal._do(journal._open)
        except BaseException:
            journal._thread.shutdown(wait=False)
            raise
        return journal

    async def _do(self, work: Callable[..., Answer], *given: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def _open(self) -> None:
        path = self.folder / FILE
        if not self.write:
            self._open_to_read(path)
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except Timeout:
            raise InUse(str(self.folder)) from None
        except OSError as wrong:
            raise NotKept(reason_of(wrong)) from wrong
        try:
            self._open_to_write(path)
        except sqlite3.Error as wrong:
            self._lock.release()
            raise NotKept(reason_of(wrong)) from wrong
        except BaseException:
            self._lock.release()
            raise

    def _open_to_read(self, path: Path) -> None:
        """Nothing is changed: of a broken file, a copy in memory holds what can be read."""
        if rescue.is_broken(path):
            self.damaged = path
            self._db = sqlite3.connect(":memory:", check_same_thread=False)
            rescue.fill_with_what_can_be_read(self._db, path, TABLES)
            return
        self._db = self._connect(path)
        self._check_schema()

    def _open_to_write(self, path: Path) -> None:
        if path.exists() and rescue.is_broken(path):
            self.damaged = rescue.set_aside(path)
            with closing(sqlite3.connect(path)) as new:
                rescue.fill_with_what_can_be_read(new, self.damaged, TABLES)
        self._db = self._connect(path)
        self._check_schema()
        self._db.executescript(TABLES)
        self._db.execute(f"PRAGMA user_version={SCHEMA}")

    def _connect(self, path: Path) -> sqlite3.Connection:
        mode = "rwc" if self.write else "ro"
        db = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
        )
        if self.write:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            # A short log is soon written over: appending to a file that grows costs twice as much.
            db.execute("PRAGMA wal_autocheckpoint=100")
        db.execute("PRAGMA busy_timeout=2000")
        return db

    def _check_schema(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA:
            self._db.close()
            raise TooNew(str(self.folder))

    async def append(self, game: str, seq: int, row: bytes) -> None:
        await self._do(self._append, game, seq, row)

    def _append(self, game: str, seq: int, row: bytes) -> None:
        number = self._number(game)
        if number is None:
            self._transact(self._put, game, seq, [row])
            return
        try:
            self._db.execute("INSERT INTO entries VALUES (?, ?)", (number * SEQS + seq, row))
        except sqlite3.IntegrityError:
            raise Conflict(game, seq) from None
        except sqlite3.Error as wrong:
            raise NotKept(reason_of(wrong)) from wrong

    async def put(self, game: str, rows: list[bytes]) -> None:
        await self._do(self._transact, self._put, game, 1, rows)

    def _put(self, game: str, first: int, rows: list[bytes]) -> None:
        self._db.execute("INSERT INTO games (id) VALUES (?)", (game,))
        (number,) = self._db.execute("SELECT number FROM games WHERE id = ?", (game,)).fetchone()
        keyed = [(number * SEQS + seq, row) for seq, row in enumerate(rows, start=first)]
        self._db.executemany("INSERT INTO entries VALUES (?, ?)", keyed)

    def _transact(self, work: Callable[..., None], *given: object) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            work(*given)
            self._db.execute("COMMIT")
        except sqlite3.Error as wrong:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            if isinstance(wrong, sqlite3.IntegrityError):
                raise Conflict(*given[:2]) from None
            raise NotKept(reason_of(wrong)) from wrong

    def _number(self, game: str) -> int | None:
        if game not in self._numbers:
            query = "SELECT number FROM games WHERE id = ?"
            found = self._db.execute(query, (game,)).fetchone()
            if found is None:
                return None
            self._numbers[game] = found[0]
        return self._numbers[game]

    async def read(self, game: str) -> list[bytes]:
        return await self._do(self._read, game)

    def _read(self, game: str) -> list[bytes]:
        """The rows up to the first one that is missing or cannot be read."""
        rows: list[bytes] = []
        try:
            for key, row in self._rows_of(game, "key, row"):
                if key % SEQS != len(rows) + 1:
                    break
                rows.append(row)
        except sqlite3.DatabaseError:
            pass
        return rows

    def _rows_of(self, game: str, what: str) -> sqlite3.Cursor:
        number = self._number(game)
        low = -1 if number is None else number * SEQS
        query = f"SELECT {what} FROM entries WHERE key > ? AND key < ? ORDER BY key"
        return self._db.execute(query, (low, low + SEQS if number is not None else -1))

    async def last(self, game: str) -> int:
        return await self._do(self._last, game)

    def _last(self, game: str) -> int:
        try:
            (key,) = self._rows_of(game, "MAX(key)").fetchone()
        except sqlite3.DatabaseError:
            return 0
        return int(key or 0) % SEQS

    async def games(self) -> list[str]:
        return [name for (name,) in await self._do(self._all, "SELECT id FROM games")]

    def _all(self, query: str, *given: object) -> list[tuple[str]]:
        return self._db.execute(query, given).fetchall()

    async def cut(self, game: str, seq: int) -> str:
        """Takes the rows from `seq` on out of the game; the whole file stays beside, as it was."""
        return str(await self._do(self._cut, game, seq))

    def _cut(self, game: str, seq: int) -> Path:
        try:
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            beside = rescue.copy_aside(self.folder / FILE)
            low = (self._number(game) or 0) * SEQS
            self._db.execute(
                "DELETE FROM entries WHERE key >= ? AND key < ?", (low + seq, low + SEQS)
            )
        except (sqlite3.Error, OSError) as wrong:
            raise NotKept(reason_of(wrong)) from wrong
        return beside

    async def forget(self, game: str) -> None:
        await self._do(self._transact, self._forget, game)

    def _forget(self, game: str) -> None:
        low = (self._number(game) or -1) * SEQS
        self._db.execute("DELETE FROM entries WHERE key >= ? AND key < ?", (low, low + SEQS))
        self._db.execute("DELETE FROM games WHERE id = ?", (game,))
        self._numbers.pop(game, None)

    async def note(self, name: str) -> bytes | None:
        found = await self._do(self._all, "SELECT text FROM notes WHERE name = ?", name)
        return bytes(found[0][0]) if found else None  # type: ignore[arg-type]

    async def keep_note(self, name: str, text: bytes) -> None:
        await self._do(self._change, "INSERT OR REPLACE INTO notes VALUES (?, ?)", name, text)

    def _change(self, statement: str, *given: object) -> None:
        try:
            self._db.execute(statement, given)
        except sqlite3.Error as wrong:
            raise NotKept(reason_of(wrong)) from wrong

    async def close(self) -> None:
        await self._do(self._db.close)
        self._lock.release()
        self._thread.shutdown()


def reason_of(wrong: Exception) -> str:
    """A code for people: what stands in the way of keeping anything."""
    text = str(wrong).lower()
    if "full" in text or getattr(wrong, "errno", None) in (28, 122):  # no space, or none allowed
        return "disk_full"
    if "readonly" in text or "read-only" in text or isinstance(wrong, PermissionError):
        return "read_only"
    if getattr(wrong, "errno", None) == 30 or "unable to open" in text:
        return "read_only"
    return "disk_error"
