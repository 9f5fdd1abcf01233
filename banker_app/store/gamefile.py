"""One game as one file: its rows as they stand in the journal, compressed.

`bankir-game 1`, a line with the number of rows, then the rows, one a line, gzipped. The first row
carries the resolved edition, so that the file needs nothing else. A file from outside is hostile
until proved otherwise: its size, its form, its chain and every state it leads to are checked.
"""

import gzip
import zlib
from collections.abc import Callable
from io import BytesIO

from banker_app.edition.load import BOXES, Shelf
from banker_app.store.shape import well_formed
from banker_app.store.sound import sound
from banker_app.table.entry import FIRST, BadRow, Entry, chain_of, read
from banker_app.table.game import Game
from banker_app.table.upcast import TooNew

HEAD = b"bankir-game 1\n"
MOST_BYTES = 20_000_000  # compressed
MOST_TEXT = 200_000_000
MOST_ROWS = 100_000
LONGEST_ROW = 1_000_000
LATEST = 10**15  # milliseconds since 1970


class NotAGame(ValueError):
    """A file that is not imported; the reason is a code, with the row it was found in."""

    def __init__(self, reason: str, row: int = 0) -> None:
        super().__init__(reason, row)
        self.reason, self.row = reason, row


def packed(rows: list[bytes]) -> bytes:
    text = HEAD + f"{len(rows)}\n".encode() + b"".join(row + b"\n" for row in rows)
    return gzip.compress(text, mtime=0)


def unpacked(data: bytes) -> list[bytes]:
    """The rows of a file, not yet looked at."""
    if len(data) > MOST_BYTES:
        raise NotAGame("file_too_large")
    try:
        with gzip.open(BytesIO(data)) as file:
            text = file.read(MOST_TEXT + 1)
    except (OSError, EOFError, zlib.error):
        raise NotAGame("not_a_game_file") from None
    if len(text) > MOST_TEXT:
        raise NotAGame("file_too_large")
    if not text.startswith(HEAD):
        raise NotAGame("not_a_game_file")
    count, _, rest = text[len(HEAD) :].partition(b"\n")
    rows = rest.split(b"\n")
    if rows.pop() != b"" or not count.isdigit() or len(count) > 9 or int(count) != len(rows):
        raise NotAGame("file_cut_short", len(rows))
    if not 1 <= len(rows) <= MOST_ROWS or any(len(row) > LONGEST_ROW for row in rows):
        raise NotAGame("file_too_large")
    return rows


def checked(
    rows: list[bytes], boxes: Shelf = BOXES, also: Callable[[Entry], object] = lambda entry: None
) -> Game:
    """The game that the rows make, if all of them are whole, well formed and lead somewhere.

    `also` does something with every entry, and fails where one is not as ours are.
    """
    game, chain = Game(boxes), FIRST
    for number, row in enumerate(rows, start=1):
        try:
            entry = game.reread(read(row, chain, sound))
            also(entry)
        except TooNew:
            raise NotAGame("too_new", number) from None
        except BadRow as bad:
            raise NotAGame(str(bad), number) from None
        except (ValueError, LookupError, TypeError, AttributeError):
            raise NotAGame("unreadable", number) from None
        if not (0 <= entry.at <= LATEST and _well_formed(entry)):
            raise NotAGame("does_not_follow", number)
        game.record(entry)
        chain = chain_of(row)
    return game


def _well_formed(entry: Entry) -> bool:
    try:
        return well_formed(entry.after)
    except ValueError:
        return False
