"""A damaged journal: what lies before the damage is kept, and so is the damaged file."""

import random
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from banker_app.store import rescue
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE, PAGE, SCHEMA, TooNew
from tests.store.damage import (
    DAMAGED,
    at_least,
    before_the_damage,
    examined,
    flipped,
    opened,
    places,
)
from tests.store.evenings import EVENING, LOG, files_in, kept, laid, rows_of, run

VERSION = range(60, 64)  # where the file says which schema it has


@cache
def whole_file() -> bytes:
    with TemporaryDirectory() as folder:
        return (kept(Path(folder)) / FILE).read_bytes()


def pages() -> int:
    return len(whole_file()) // PAGE


@pytest.mark.parametrize("part", range(4))
def test_any_bit(tmp_path: Path, part: int) -> None:
    for number, (at, bit) in enumerate(places(f"any {part}", len(whole_file()), 12)):
        if at not in VERSION:
            files = {FILE: flipped(whole_file(), at, bit)}
            found = run(examined(laid(tmp_path / str(number), files)))
            at_least(found, before_the_damage(whole_file(), {at // PAGE}))


@pytest.mark.parametrize("page", range(5))
def test_bits_that_say_where_everything_is(tmp_path: Path, page: int) -> None:
    """The header, the names of the tables, the games, the pages that lead to the entries.

    None of these pages holds an entry, so that no entry is lost.
    """
    heads = [(page * PAGE + at, bit) for at, bit in places(f"head {page}", 108, 8)]
    tails = [(page * PAGE + 3600 + at, bit) for at, bit in places(f"tail {page}", 496, 4)]
    for number, (at, bit) in enumerate(heads + tails):
        if at not in VERSION:
            files = {FILE: flipped(whole_file(), at, bit)}
            found = run(examined(laid(tmp_path / str(number), files)))
            assert found.whole == EVENING, (at, bit)


@pytest.mark.parametrize("at", [0, 15, 16, 17, 18, 19, 20, 21, 22, 23, 28, 31, 100, 104, 108])
def test_a_bit_that_stops_sqlite(tmp_path: Path, at: int) -> None:
    """What the file is, how long its pages are, which format it has, where the tables are."""
    found = run(examined(laid(tmp_path, {FILE: flipped(whole_file(), at, 3)})))
    assert found.whole == EVENING and found.told


def test_a_bit_of_the_version_is_taken_for_a_later_one_and_nothing_is_changed(
    tmp_path: Path,
) -> None:
    for at in VERSION:
        folder = laid(tmp_path / str(at), {FILE: flipped(whole_file(), at, 3)})
        for write in (True, False):
            with pytest.raises(TooNew):
                run(Journal.open(folder, write))
        assert files_in(folder).pop(FILE) == flipped(whole_file(), at, 3)


@pytest.mark.parametrize("part", range(4))
def test_cut_off_at_any_length(tmp_path: Path, part: int) -> None:
    lengths = [at for at, _ in places(f"cut {part}", len(whole_file()), 8)]
    for length in lengths:
        found = run(examined(laid(tmp_path / str(length), {FILE: whole_file()[:length]})))
        assert found.told, length
        gone = set(range(length // PAGE, pages()))
        at_least(found, before_the_damage(whole_file(), gone))


@pytest.mark.parametrize("length", [1, 15, 16, 99, 100, 511, 512, 4095, 4096, 8192, 12_288])
def test_hardly_anything_is_left(tmp_path: Path, length: int) -> None:
    found = run(examined(laid(tmp_path, {FILE: whole_file()[:length]})))
    assert found.told and set(found.whole.values()) == {0}
    assert (tmp_path / DAMAGED).read_bytes() == whole_file()[:length]


@pytest.mark.parametrize("page", [0, 1, 3])
def test_a_whole_page_is_gone(tmp_path: Path, page: int) -> None:
    """The first, that of the names, and that which leads to the entries: none of them is needed."""
    for number, content in enumerate((bytes(PAGE), random.Random(page).randbytes(PAGE))):
        data = whole_file()
        data = data[: page * PAGE] + content + data[(page + 1) * PAGE :]
        found = run(examined(laid(tmp_path / str(number), {FILE: data})))
        assert found.whole == EVENING and found.told


def test_a_file_of_no_bytes_is_a_new_journal(tmp_path: Path) -> None:
    """So it lies there if Bankir is killed before it has written anything."""
    found = run(examined(laid(tmp_path, {FILE: b""})))
    assert not found.told and set(found.whole.values()) == {0}


@pytest.mark.parametrize("content", [b"No games here.\n" * 700, bytes(9000), b"\xff" * 5000])
def test_not_a_database_at_all(tmp_path: Path, content: bytes) -> None:
    found = run(examined(laid(tmp_path, {FILE: content})))
    assert found.told and (tmp_path / DAMAGED).read_bytes() == content


@pytest.mark.parametrize(
    "tables",
    [
        "CREATE TABLE songs (title TEXT); INSERT INTO songs VALUES ('x')",
        "CREATE TABLE entries (a, b); CREATE TABLE games (c); CREATE TABLE notes (d)",
    ],
)
def test_the_database_of_another_program(tmp_path: Path, tables: str) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(tables)
    before = (tmp_path / FILE).read_bytes()
    found = run(examined(tmp_path))
    assert found.told and (tmp_path / DAMAGED).read_bytes() == before


def test_the_second_damage_lies_beside_the_first(tmp_path: Path) -> None:
    async def damaged(number: int) -> None:
        data = (tmp_path / FILE).read_bytes()
        (tmp_path / FILE).write_bytes(data[: -PAGE * 2])
        journal = await Journal.open(tmp_path)
        assert journal.damaged == tmp_path / f"{FILE}.damaged-{number}"
        assert journal.damaged.read_bytes() == data[: -PAGE * 2]
        await journal.close()

    kept(tmp_path)
    for number in (1, 2, 3):
        run(damaged(number))


def test_names_that_are_lost_are_replaced_by_names_that_are_free(tmp_path: Path) -> None:
    """One game is called as a game without a name would be called: neither hides the other."""

    async def keep() -> None:
        journal = await Journal.open(tmp_path)
        for name, game in (("lost", "us-last"), ("game-1", "losers-home")):
            await journal.put(name, list(rows_of(game, EVENING[game])))
        await journal.keep_note("seating", b"kept")
        await journal.close()

    run(keep())
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript("DELETE FROM games WHERE id = 'lost'")
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(flipped(data, 20, 3))  # so that it counts as damaged

    async def read() -> None:
        journal = await Journal.open(tmp_path)
        assert journal.damaged and await journal.note("seating") == b"kept"
        assert sorted(await journal.games()) == ["game-1", "game-1-1"]
        assert await journal.read("game-1") == list(rows_of("losers-home", 45))
        assert await journal.read("game-1-1") == list(rows_of("us-last", 60))
        await journal.close()

    run(read())


class PulledPlug(BaseException):
    """The process ends here, whatever it was about to do."""


@pytest.mark.parametrize("log", [b"", b"x" * 5000])
@pytest.mark.parametrize("steps", range(6))
def test_a_rescue_that_is_cut_off_is_brought_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int, log: bytes
) -> None:
    """Wherever it ends, the next opening finds every entry, and the damaged file beside."""
    damaged = flipped(whole_file(), 100, 3)
    laid(tmp_path, {FILE: damaged} | ({LOG: log} if log else {}))
    done, rename = 0, Path.rename

    def renamed(path: Path, target: Path) -> Path:
        nonlocal done
        done += 1
        if done > steps:
            raise PulledPlug
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", renamed)
    if steps < 3 + bool(log):
        with pytest.raises(PulledPlug):
            run(Journal.open(tmp_path))
    monkeypatch.undo()
    found = run(opened(tmp_path, write=True))
    assert found.whole == EVENING
    after = files_in(tmp_path)
    assert after[DAMAGED] == damaged and after.get(f"{DAMAGED}-wal", b"") == log
    assert {name for name in after if "part" in name or "rescued" in name} == set()


def test_the_plug_is_pulled_while_the_rows_are_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = flipped(whole_file(), 100, 3)
    laid(tmp_path, {FILE: damaged})

    def only_the_tables(new: sqlite3.Connection, number: int) -> None:
        raise PulledPlug

    monkeypatch.setattr(rescue, "_name", only_the_tables)
    with pytest.raises(PulledPlug):
        run(Journal.open(tmp_path))
    assert files_in(tmp_path)[FILE] == damaged
    monkeypatch.undo()
    found = run(opened(tmp_path, write=True))
    assert found.whole == EVENING and found.told


def test_a_rescued_file_is_an_ordinary_one(tmp_path: Path) -> None:
    laid(tmp_path, {FILE: flipped(whole_file(), 100, 3)})
    run(examined(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
