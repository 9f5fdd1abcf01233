"""What keeps a game: a small interface that knows neither SQL nor files nor blocking calls."""

from typing import Protocol


class Conflict(Exception):
    """This number of this game is taken: somebody else writes on the same game."""


class NotKept(Exception):
    """The entry is not on the disk, so it did not happen; the reason is for people."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Store(Protocol):
    """Rows of bytes under (game, seq), and a few named notes beside them."""

    async def append(self, game: str, seq: int, row: bytes) -> None:
        """Durable when it returns. Conflict or NotKept otherwise, and then nothing has changed."""

    async def put(self, game: str, rows: list[bytes]) -> None:
        """A whole game at once, or nothing of it."""

    async def read(self, game: str) -> list[bytes]:
        """All rows of a game in order, from 1; as far as they can be read."""

    async def last(self, game: str) -> int:
        """The highest number there is, readable or not; 0 for none."""

    async def cut(self, game: str, seq: int) -> str:
        """Takes the rows from `seq` on out of the game, and says where they are kept."""

    async def games(self) -> list[str]: ...

    async def forget(self, game: str) -> None: ...

    async def note(self, name: str) -> bytes | None: ...

    async def keep_note(self, name: str, text: bytes) -> None: ...

    async def close(self) -> None: ...


class MemoryStore:
    """Append-only and in memory: for tests, for replays, and for a table nobody keeps."""

    def __init__(self) -> None:
        self.rows: dict[str, list[bytes]] = {}
        self.notes: dict[str, bytes] = {}

    async def append(self, game: str, seq: int, row: bytes) -> None:
        rows = self.rows.setdefault(game, [])
        if seq != len(rows) + 1:
            raise Conflict(game, seq)
        rows.append(row)

    async def put(self, game: str, rows: list[bytes]) -> None:
        if game in self.rows:
            raise Conflict(game, 1)
        self.rows[game] = list(rows)

    async def read(self, game: str) -> list[bytes]:
        return list(self.rows.get(game, ()))

    async def last(self, game: str) -> int:
        return len(self.rows.get(game, ()))

    async def cut(self, game: str, seq: int) -> str:
        rows = self.rows.get(game, [])
        beside = f"{game} from {seq}"
        self.rows[beside] = rows[seq - 1 :]
        del rows[seq - 1 :]
        return beside

    async def games(self) -> list[str]:
        return list(self.rows)

    async def forget(self, game: str) -> None:
        self.rows.pop(game, None)

    async def note(self, name: str) -> bytes | None:
        return self.notes.get(name)

    async def keep_note(self, name: str, text: bytes) -> None:
        self.notes[name] = text

    async def close(self) -> None: ...
