"""Games in an SQLite file in the user's data folder: durable row by row, one writer at a time."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from errno import EACCES, EDQUOT, ENOSPC, EPERM, EROFS
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from banker_app.store import rescue
from banker_app.store.layout import FILE, PAGE, SCHEMA, SEQS, TABLES
from banker_app.table.store import Conflict, NotKept

Answer = TypeVar("Answer")


class InUse(Exception):
    """Another Bankir writes in this folder."""


class Journal:
    """A `Store` on disk. Its connection lives on a thread of its own, so that no table waits."""

    def __init__(self, folder: Path, write: bool) -> None:
        self.folder, self.write = folder, write
        # A broken file: where it was set aside at opening, or where it lies if we only read.
        self.damaged: Path | None = None
        self._thread = ThreadPoolExecutor(1, "journal")
        # Taken on the journal's thread, given back on another.
        self._lock = FileLock(str(folder / "bankir.lock"), thread_local=False)
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
        try:
            if self.write:
                self._open_to_write()
            else:
                self._open_to_read(self.folder / FILE)
        except Timeout:
            raise InUse(str(self.folder)) from None
        except (sqlite3.Error, OSError) as wrong:
            raise NotKept(reason_of(wrong) if self.write else "not_readable") from wrong

    def _open_to_read(self, path: Path) -> None:
        """Nothing is changed: of a broken file, a copy in memory holds what can be read."""
        if rescue.is_broken(path):
            self.damaged = path
        else:
            try:
                self._db = rescue.reader(path)
                self._db.execute("SELECT 1 FROM games")
                return
            except sqlite3.OperationalError:  # a log in a folder where SQLite may not work on it
                self._db.close()
        self._db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        rescue.fill_with_what_can_be_read(self._db, path)

    def _open_to_write(self) -> None:
        path = self.folder / FILE
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock.acquire(timeout=0)
        try:
            self.damaged = rescue.finished(path)
            if path.exists() and rescue.is_broken(path):
                self.damaged = rescue.rescued(path)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            try:
                self._prepare()
            except BaseException:
                self._db.close()
                raise
        except BaseException:
            self._lock.release()
            raise

    def _prepare(self) -> None:
        self._db.execute(f"PRAGMA page_size={PAGE}")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        # A short log is soon written over: appending to a file that grows costs twice as much.
        self._db.execute("PRAGMA wal_autocheckpoint=100")
        # What is taken out is gone, so that no rescue brings it back.
        self._db.execute("PRAGMA secure_delete=ON")
        self._db.execute("PRAGMA busy_timeout=2000")
        if self._db.execute("PRAGMA user_version").fetchone() != (SCHEMA,):
            self._db.executescript(f"BEGIN;{TABLES}PRAGMA user_version={SCHEMA};COMMIT")

    async def append(self, game: str, seq: int, row: bytes) -> None:
        await self._do(self._append, game, seq, row)

    def _append(self, game: str, seq: int, row: bytes) -> None:
        try:
            number = self._number(game)
            if number is None:
                self._transact(self._put, game, seq, [row])
                return
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
        try:
            return self._db.execute(query, given).fetchall()
        except sqlite3.Error as wrong:
            raise NotKept("not_readable") from wrong

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
        try:
            await self._do(self._db.close)
        finally:
            self._lock.release()
            self._thread.shutdown()


def reason_of(wrong: Exception) -> str:
    """A code for people: what stands in the way of keeping anything."""
    if isinstance(wrong, OSError):
        found = {ENOSPC: "disk_full", EDQUOT: "disk_full"}
        found |= dict.fromkeys((EACCES, EPERM, EROFS), "read_only")
        return found.get(wrong.errno or 0, "disk_error")
    text = str(wrong)  # SQLite's own words, which hold no names of files
    if "full" in text:
        return "disk_full"
    return "read_only" if "readonly" in text or "unable to open" in text else "disk_error"
