"""A game as one file: it comes back as it was, or not at all."""

import gzip
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from banker_app.cli.games import tellable
from banker_app.store import gamefile
from banker_app.store.gamefile import HEAD, NotAGame, checked, packed, unpacked
from banker_app.table.entry import FIRST
from tests.games.test_golden import GAMES
from tests.store.evenings import flipped_copies, played, rows_of, state_of, wishes
from tests.store.forgery import bomb

ROWS = list(rows_of("losers-home", 45))
FILE = packed(ROWS)


def refused(data: bytes) -> tuple[str, int]:
    with pytest.raises(NotAGame) as wrong:
        checked(unpacked(data))
    return wrong.value.reason, wrong.value.row


def zipped(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_golden_game_comes_back(path: Path) -> None:
    count = len(wishes(path.stem))
    rows = list(rows_of(path.stem, count))
    assert unpacked(packed(rows)) == rows
    game = checked(rows, also=tellable)
    assert game.entries == list(played(path.stem, count)[1])
    assert game.state == state_of(path.stem, count)


def test_the_same_game_makes_the_same_file() -> None:
    """No time of day in it: two exports can be compared."""
    assert packed(ROWS) == FILE and FILE[4:8] == bytes(4)


def test_what_a_file_looks_like() -> None:
    text = gzip.decompress(FILE)
    assert text.startswith(b"bankir-game 1\n45\n") and text.endswith(ROWS[-1] + b"\n")
    assert len(text.splitlines()) == 47


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x03\x04 something else",
        b"\x1f\x8b",
        FILE[:100],
        FILE[:-1],
        FILE[:-8] + bytes(8),
        FILE + b"and more",
        zipped(b""),
        zipped(b"bankir-game 2\n1\nx\n"),
        zipped(b"bankir-game 1"),
        zlib.compress(gzip.decompress(FILE)),
        gzip.decompress(FILE),
    ],
)
def test_not_a_game_file(data: bytes) -> None:
    assert refused(data) == ("not_a_game_file", 0)


@pytest.mark.parametrize(
    "count",
    [b"", b"-1", b"+45", b"45 ", b"44", b"46", b"0", b"4_5", b"x", b"0x2d", b"9" * 5000, b"\xb2"],
)
def test_a_wrong_count(count: bytes) -> None:
    data = zipped(HEAD + count + b"\n" + b"".join(row + b"\n" for row in ROWS))
    assert refused(data) == ("file_cut_short", 45)


def test_rows_are_missing_at_the_end() -> None:
    text = gzip.decompress(FILE)
    assert refused(zipped(text[:-1])) == ("file_cut_short", 44)  # the last row has no end
    assert refused(zipped(text[: text.rindex(ROWS[-1])])) == ("file_cut_short", 44)
    assert refused(zipped(HEAD + b"0\n")) == ("file_too_large", 0)


def test_a_row_with_another_count_is_a_shorter_game() -> None:
    """Nobody can tell from the chain that a game went on: that is what a game half way is."""
    assert checked(unpacked(packed(ROWS[:20]))).state == state_of("losers-home", 20)


@pytest.mark.parametrize("size", [gamefile.MOST_BYTES + 1, gamefile.MOST_BYTES * 3])
def test_a_huge_file_is_not_even_unpacked(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gzip, "open", None)
    assert refused(FILE + bytes(size - len(FILE))) == ("file_too_large", 0)


def test_a_bomb_is_not_unpacked_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gamefile, "MOST_TEXT", 10_000_000)  # a smaller one, to be quick
    data = bomb(300_000_000)
    assert len(data) < 400_000
    tracemalloc.start()
    assert refused(data) == ("file_too_large", 0)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 60_000_000


def test_many_bombs_behind_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gamefile, "MOST_TEXT", 10_000_000)
    assert refused(bomb(2_000_000) * 20) == ("file_too_large", 0)


def test_the_limits_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as is allowed goes through, and one more does not."""
    text = gzip.decompress(FILE)
    longest = max(len(row) for row in ROWS)
    for limit, size in (
        ("MOST_BYTES", len(FILE)),
        ("MOST_TEXT", len(text)),
        ("MOST_ROWS", len(ROWS)),
        ("LONGEST_ROW", longest),
    ):
        monkeypatch.setattr(gamefile, limit, size)
        assert unpacked(FILE) == ROWS
        monkeypatch.setattr(gamefile, limit, size - 1)
        assert refused(FILE) == ("file_too_large", 0), limit
        monkeypatch.undo()


def test_our_own_rows_are_far_from_the_limits() -> None:
    for path in GAMES:
        rows = rows_of(path.stem, len(wishes(path.stem)))
        assert max(len(row) for row in rows) * 10 < gamefile.LONGEST_ROW


def test_huge_rows() -> None:
    assert refused(packed([*ROWS, b"x" * 1_000_001])) == ("file_too_large", 0)
    assert refused(packed([*ROWS, b"x" * 1_000_000])) == ("chain_broken", 46)
    assert refused(packed([b""] * 100_001)) == ("file_too_large", 0)
    assert refused(packed([b""] * 100_000)) == ("chain_broken", 1)


def swapped(rows: list[bytes]) -> None:
    rows[9], rows[10] = rows[10], rows[9]


def of_another_game(rows: list[bytes]) -> None:
    rows[9:] = rows_of("us-last", 45)[9:]


CHANGES: list[tuple[Callable[[list[bytes]], object], int]] = [
    (lambda rows: rows.pop(9), 10),
    (lambda rows: rows.pop(0), 1),
    (lambda rows: rows.insert(9, rows[9]), 11),
    (lambda rows: rows.append(rows[-1]), 46),
    (swapped, 10),
    (of_another_game, 10),
    (lambda rows: rows.insert(9, b""), 10),
    (lambda rows: rows.__setitem__(9, rows[9] + b" "), 10),
    (lambda rows: rows.__setitem__(9, rows[9].upper()), 10),
    (lambda rows: rows.__setitem__(9, FIRST.encode() + rows[9][64:]), 10),
    (lambda rows: rows.__setitem__(0, rows[0].replace(b'"price":', b'"price": ', 1)), 1),
]


@pytest.mark.parametrize(("change", "row"), CHANGES)
def test_rows_that_do_not_hang_together(change: Callable[[list[bytes]], object], row: int) -> None:
    rows = list(ROWS)
    change(rows)
    assert refused(packed(rows)) == ("chain_broken", row)


def test_any_bit_of_the_text() -> None:
    """Wherever one bit is wrong, the file is refused, and never anything but refused."""
    text = gzip.decompress(FILE)
    for copy in flipped_copies("text", text, 60):
        assert refused(zipped(copy))[0] in (
            "not_a_game_file",
            "file_cut_short",
            "chain_broken",
        )


def test_any_bit_of_the_file() -> None:
    """Some bits of the packing say nothing (the time, the system); then it is the same game."""
    for copy in flipped_copies("file", FILE, 120):
        try:
            rows = unpacked(copy)
        except NotAGame:
            continue
        assert rows == ROWS


def test_cut_off_anywhere() -> None:
    for length in range(0, len(FILE), 97):
        assert refused(FILE[:length]) == ("not_a_game_file", 0)
