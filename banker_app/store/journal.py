"""Games in an SQLite file in the user's data folder: durable row by row, one writer at a time."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from banker_app.store import rescue
from banker_app.table.store import Conflict, NotKept

FILE = "bankir.db"
SCHEMA = 1
TABLES = """
CREATE TABLE IF NOT EXISTS entries (
    game TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, text BLOB NOT NULL) STRICT;
"""
Answer = TypeVar("Answer")


class InUse(Exception):
    """Another Bankir writes in this folder."""


class TooNew(Exception):
    """The folder was written by a later Bankir: it is left alone."""


class Journal:
    """A `Store` on disk. Its connection lives on a thread of its own, so that no table waits."""

    def __init__(self, folder: Path, write: bool) -> None:
        self.folder, self.write = folder, write
        self.damaged: Path | None = None  # where a broken file was set aside at opening
        self._thread = ThreadPoolExecutor(1, "journal")
        self._lock = FileLock(str(folder / "bankir.lock"))
        self._db: sqlite3.Connection

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
            self._db = self._connect(path)
            self._check_schema()
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

    def _open_to_write(self, path: Path) -> None:
        if path.exists() and rescue.is_broken(path):
            self.damaged = rescue.set_aside(path)
            rescue.save_what_can_be_read(self.damaged, path, TABLES, SCHEMA)
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
        try:
            self._db.execute("INSERT INTO entries VALUES (?, ?, ?)", (game, seq, row))
        except sqlite3.IntegrityError:
            raise Conflict(game, seq) from None
        except sqlite3.Error as wrong:
            raise NotKept(reason_of(wrong)) from wrong

    async def read(self, game: str) -> list[bytes]:
        return await self._do(self._read, game)

    def _read(self, game: str) -> list[bytes]:
        """The rows up to the first one that is missing or cannot be read."""
        rows: list[bytes] = []
        try:
            found = self._db.execute(
                "SELECT seq, row FROM entries WHERE game = ? ORDER BY seq", (game,)
            )
            for seq, row in found:
                if seq != len(rows) + 1:
                    break
                rows.append(row)
        except sqlite3.DatabaseError:
            pass
        return rows

    async def last(self, game: str) -> int:
        try:
            found = await self._do(self._all, "SELECT MAX(seq) FROM entries WHERE game = ?", game)
        except sqlite3.DatabaseError:
            return 0
        return int(found[0][0] or 0)

    async def games(self) -> list[str]:
        query = "SELECT DISTINCT game FROM entries"
        return [name for (name,) in await self._do(self._all, query)]

    def _all(self, query: str, *given: object) -> list[tuple[str]]:
        return self._db.execute(query, given).fetchall()

    async def cut(self, game: str, seq: int) -> str:
        """Takes the rows from `seq` on out of the game; the whole file stays beside, as it was."""
        return str(await self._do(self._cut, game, seq))

    def _cut(self, game: str, seq: int) -> Path:
        try:
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            beside = rescue.copy_aside(self.folder / FILE)
            self._db.execute("DELETE FROM entries WHERE game = ? AND seq >= ?", (game, seq))
        except (sqlite3.Error, OSError) as wrong:
            raise NotKept(reason_of(wrong)) from wrong
        return beside

    async def forget(self, game: str) -> None:
        await self._do(self._change, "DELETE FROM entries WHERE game = ?", game)

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
