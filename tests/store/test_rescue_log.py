"""What a killed Bankir leaves behind is damaged: the log, or the file under the log."""

import random
import struct
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from banker_app.store import log
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE, PAGE
from tests.store.damage import DAMAGED, Outcome, at_least, examined, flipped, places
from tests.store.evenings import EVENING, INDEX, LOG, files_in, laid, left_behind, rows_of, run

FRAME = log.FRAME + PAGE


@cache
def killed() -> dict[str, bytes]:
    """Small enough for the log to hold more than the file does."""
    with TemporaryDirectory() as folder:
        return left_behind(Path(folder))


def frames() -> list[log.Frame]:
    with TemporaryDirectory() as folder:
        return list(log.frames(laid(Path(folder), killed()) / FILE))


def commits_after(frame: int) -> int:
    return sum(found.commits for found in frames()[frame:])


def before_the_frame(number: int) -> dict[str, int]:
    """How many rows of each evening come before the first one that stands on this page."""
    content, found = frames()[number].content, {}
    for game, count in EVENING.items():
        rows = rows_of(game, count)
        found[game] = next((n for n, row in enumerate(rows) if row[:64] in content), count)
    return found


def lost_at_the_end(outcome: Outcome) -> int:
    """Entries that are gone from the end of the last evening; of the others none may be."""
    *others, last = EVENING
    assert all(outcome.whole[game] == EVENING[game] for game in others)
    return EVENING[last] - outcome.whole[last]


def test_all_that_was_kept_is_in_the_log_or_in_the_file(tmp_path: Path) -> None:
    assert all(frame.whole for frame in frames()) and commits_after(0) > 10
    found = run(examined(laid(tmp_path, killed())))
    assert found == Outcome(EVENING, told=False)


@pytest.mark.parametrize("part", range(3))
def test_cut_off_at_any_length(tmp_path: Path, part: int) -> None:
    """SQLite goes back to the last whole transaction, and each was one entry.

    That looks as after a kill in the middle of a write, so nobody can be told that more was there.
    """
    content = killed()[LOG]
    for at, _ in places(f"cut log {part}", len(frames()) * FRAME, 7):
        folder = laid(tmp_path / str(at), {**killed(), LOG: content[: at + log.HEADER]})
        found = run(examined(folder))
        assert lost_at_the_end(found) == commits_after(at // FRAME), at
        assert not found.told


@pytest.mark.parametrize("part", range(4))
def test_a_bit_in_the_log(tmp_path: Path, part: int) -> None:
    """SQLite would drop that entry and all behind it without a word."""
    for at, bit in places(f"log {part}", len(frames()) * FRAME, 7):
        number = at // FRAME
        folder = laid(tmp_path / str(at), {**killed(), LOG: flipped(killed()[LOG], at + 32, bit)})
        found = run(examined(folder))
        if commits_after(number) > 1:
            assert found.told and DAMAGED in files_in(folder), number
            assert files_in(folder)[f"{DAMAGED}-wal"] == flipped(killed()[LOG], at + 32, bit)
            at_least(found, before_the_frame(number))
        else:  # as if a kill had come before that entry was acknowledged
            assert lost_at_the_end(found) <= 1


@pytest.mark.parametrize("at", [0, 3, 4, 9, 12, 15, 16, 20, 23, 24, 31])
def test_the_head_of_the_log(tmp_path: Path, at: int) -> None:
    """Without its head SQLite takes the whole log for nothing; it is read all the same."""
    found = run(examined(laid(tmp_path, {**killed(), LOG: flipped(killed()[LOG], at, 1)})))
    assert found == Outcome(EVENING, told=True)


def test_pages_of_an_earlier_round_are_not_taken_for_new_ones(tmp_path: Path) -> None:
    """The log is written over from its start: behind the last whole frame old ones may follow."""
    files = killed()
    head, content = files[LOG][: log.HEADER], files[LOG][log.HEADER :]
    old = bytearray(content[FRAME * 3 : FRAME * 9])
    for start in range(0, len(old), FRAME):
        old[start + 8 : start + 16] = struct.pack(">II", 7, 7)
    found = run(examined(laid(tmp_path / "old", {**files, LOG: head + content + bytes(old)})))
    assert found == Outcome(EVENING, told=False)


def test_only_a_head_and_old_frames(tmp_path: Path) -> None:
    """Killed between the head of a new round and its first frame: everything is in the file."""
    folder = laid(tmp_path / "live", killed())

    async def finish() -> None:
        journal = await Journal.open(folder)
        await journal._do(journal._all, "PRAGMA wal_checkpoint")  # all in the file, the log stays
        await journal.append("us-last", 61, b"x")
        files.update({name: (folder / name).read_bytes() for name in (FILE, LOG)})
        await journal.close()

    files: dict[str, bytes] = {}
    run(finish())
    new = files[LOG][: log.HEADER]
    again = {FILE: files[FILE], LOG: new + killed()[LOG][log.HEADER :]}
    assert new[16:24] != killed()[LOG][16:24]
    assert run(examined(laid(tmp_path / "again", again))) == Outcome(EVENING, told=False)


@pytest.mark.parametrize("length", [0, 1, 99, 300, 4096, 5000])
def test_the_file_under_a_whole_log_is_cut_off(tmp_path: Path, length: int) -> None:
    """SQLite would delete the log of a file of no bytes, and what is only there with it."""
    files = {**killed(), FILE: killed()[FILE][:length]}
    folder = laid(tmp_path, files)
    found = run(examined(folder))
    assert found.told
    after = files_in(folder)
    assert after[DAMAGED] == files[FILE] and after[f"{DAMAGED}-wal"] == files[LOG]


def test_a_small_evening_that_is_only_in_the_log(tmp_path: Path) -> None:
    """Nothing of the file is needed."""
    files = left_behind(tmp_path / "live", {"us-last": 12})
    for length in (0, 50, 511):
        folder = laid(tmp_path / str(length), {**files, FILE: files[FILE][:length]})

        async def read(folder: Path) -> list[bytes]:
            journal = await Journal.open(folder)
            assert journal.damaged == folder / DAMAGED
            rows = await journal.read("us-last")
            await journal.close()
            return rows

        assert run(read(folder)) == list(rows_of("us-last", 12))


@pytest.mark.parametrize("index", [b"", b"\xff" * 32_768, random.Random(1).randbytes(32_768)])
def test_the_index_of_the_log_is_made_anew(tmp_path: Path, index: bytes) -> None:
    found = run(examined(laid(tmp_path, {**killed(), INDEX: index})))
    assert found == Outcome(EVENING, told=False)


def test_noise_in_all_files(tmp_path: Path) -> None:
    rng = random.Random(5)
    for number in range(5):
        noise = {name: rng.randbytes(rng.randrange(1, 40_000)) for name in (FILE, LOG, INDEX)}
        folder = laid(tmp_path / str(number), noise)
        found = run(examined(folder))
        assert found.told and set(found.whole.values()) == {0}
        assert files_in(folder)[f"{DAMAGED}-wal"] == noise[LOG]
