"""No space: it is said, nothing is lost, memory and disk agree, and with space it goes on."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from banker_app.store.gamefile import packed
from banker_app.store.games import verified
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE
from banker_app.table.store import NotKept
from banker_app.table.table import Damage, Table
from tests.store.damage import DAMAGED, examined, flipped
from tests.store.evenings import (
    EVENING,
    LOG,
    files_in,
    goes_on,
    kept,
    laid,
    rows_of,
    run,
    state_of,
    text_of,
    wishes,
)
from tests.store.processes import script
from tests.store.small_disk import same

GAME = "us-last"
COUNT = len(wishes(GAME))
SENTENCE = "Nothing was booked: "


async def pages(journal: Journal, more: int | None) -> None:
    """SQLite's own limit: so many pages more than there are, or as many as there can be."""
    ((now,),) = await journal._do(journal._all, "PRAGMA page_count")
    limit = 2**31 if more is None else int(now) + more
    await journal._do(journal._all, f"PRAGMA max_page_count={limit}")


async def until_full(table: Table) -> None:
    with pytest.raises(NotKept, match="disk_full"):
        while True:
            await goes_on(table, GAME)


def test_an_entry_finds_no_space(tmp_path: Path) -> None:
    async def play() -> None:
        journal = await Journal.open(tmp_path)
        table, told = Table(journal, GAME), []
        table.subscribe(lambda entry: told.append(entry.seq))
        for more in (20, 1, 5):
            await pages(journal, more)
            await until_full(table)
            stood = len(table.entries)
            assert stood > 1 and await same(table)
            await until_full(table)  # it is no better for trying again
            assert len(table.entries) == stood and await same(table)
            assert told == list(range(1, stood + 1))
            await pages(journal, None)
            await goes_on(table, GAME)
        while len(table.entries) < COUNT:
            await goes_on(table, GAME)
        assert table.state == state_of(GAME, COUNT) and await same(table)
        await journal.close()

    run(play())


def test_there_is_no_space_for_the_start_of_a_game(tmp_path: Path) -> None:
    """Neither the game nor its name is there; with space both are."""

    async def play() -> None:
        journal = await Journal.open(tmp_path)
        await pages(journal, 2)
        table = Table(journal, GAME)
        await until_full(table)
        assert not table.entries and await journal.games() == []
        with pytest.raises(NotKept, match="disk_full"):
            await journal.put("imported", list(rows_of(GAME, 60)))
        with pytest.raises(NotKept, match="disk_full"):
            await journal.keep_note("seating", bytes(50_000))
        assert await journal.games() == [] and await journal.note("seating") is None
        await pages(journal, None)
        await goes_on(table, GAME)
        await journal.put("imported", list(rows_of(GAME, 60)))
        assert (await verified(journal, "imported")).whole and await same(table)
        await journal.close()

    run(play())


def test_half_an_import_finds_space(tmp_path: Path) -> None:
    async def play() -> None:
        journal = await Journal.open(tmp_path)
        await pages(journal, 15)  # the first row and some more, but not all
        with pytest.raises(NotKept, match="disk_full"):
            await journal.put(GAME, list(rows_of(GAME, COUNT)))
        assert await journal.games() == [] and await journal.read(GAME) == []
        await journal.close()

    run(play())


@pytest.mark.parametrize("size", [80_000, 150_000, 300_000])
def test_the_system_lets_no_file_grow(tmp_path: Path, size: int) -> None:
    found = script("tests.store.small_disk", tmp_path, size)
    assert found.stderr == ""
    saw = json.loads(found.stdout)
    assert saw["reasons"] == ["disk_error"] * 4 and 0 < saw["full"] < COUNT
    assert saw["agree"] == [True, True, True]
    assert saw["told"] == list(range(1, COUNT + 1))
    assert list(state_whole(tmp_path).values()) == [COUNT]


def state_whole(folder: Path) -> dict[str, int]:
    async def read() -> dict[str, int]:
        journal = await Journal.open(folder, write=False)
        findings = [await verified(journal, game) for game in await journal.games()]
        await journal.close()
        assert journal.damaged is None and all(finding.whole for finding in findings)
        return {finding.game: finding.entries for finding in findings}

    return run(read())


@pytest.mark.parametrize("size", [100, 5_000, 20_000, 40_000, 100_000])
def test_the_command_says_so_and_what_it_acknowledged_is_there(tmp_path: Path, size: int) -> None:
    file, data = tmp_path / f"{GAME}.jsonl", tmp_path / "data"
    file.write_text(text_of(GAME), "utf-8")
    found = script("tests.store.limited", size, "replay", file, "--into", data, "--acks")
    assert found.returncode == 2
    assert found.stderr.startswith(SENTENCE) and found.stderr.count("\n") == 1
    acks = len(found.stdout.splitlines())
    assert acks < COUNT and (acks > 0 or size < 100_000)
    again = script("banker_app.cli", "replay", file, "--into", data, "--acks")
    assert again.returncode == 0 and len(again.stdout.splitlines()) == COUNT
    games = state_whole(data)
    assert games.pop(GAME if acks == 0 else f"{GAME}-2") == COUNT
    assert list(games.values()) == ([acks] if acks else [])


def test_an_import_that_finds_no_space(tmp_path: Path) -> None:
    data, file = kept(tmp_path / "data"), tmp_path / "imported"
    file.write_bytes(packed(list(rows_of(GAME, COUNT))))
    found = script("tests.store.limited", 100_000, "import", file, "--data", data)
    assert found.returncode == 2 and found.stdout == ""
    assert found.stderr.startswith(SENTENCE) and found.stderr.count("\n") == 1
    assert state_whole(data) == EVENING


def broken_file(folder: Path) -> Path:
    data = (kept(folder) / FILE).read_bytes()
    (folder / FILE).write_bytes(flipped(data, 100, 3))
    return folder


def broken_under_a_log(folder: Path) -> Path:
    return laid(broken_file(folder), {LOG: b"x" * 100})


@pytest.mark.parametrize("broken", [broken_file, broken_under_a_log])
@pytest.mark.parametrize("size", [0, 30_000, 100_000])
def test_there_is_no_space_for_a_rescue(
    tmp_path: Path, size: int, broken: Callable[[Path], Path]
) -> None:
    """Then the damaged file stays where it is, to be rescued when there is space."""
    data, file = broken(tmp_path / "data"), tmp_path / "imported"
    file.write_bytes(packed(list(rows_of(GAME, 3))))
    before = files_in(data)[FILE]
    found = script("tests.store.limited", size, "import", file, "--data", data)
    assert found.returncode == 2 and found.stderr.startswith(SENTENCE)
    assert files_in(data)[FILE] == before and DAMAGED not in files_in(data)
    assert run(examined(data)).whole == EVENING


def test_there_is_no_space_to_set_a_broken_game_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is cut off before it lies elsewhere."""

    async def play() -> None:
        journal = await Journal.open(tmp_path)
        rows = [*rows_of(GAME, 10), b"not a row", b"neither"]
        await journal.put(GAME, rows)
        with monkeypatch.context() as patch:
            patch.setattr("shutil.copy2", no_space)
            with pytest.raises(NotKept, match="disk_full"):
                await Table.open(journal, GAME)
        assert await journal.read(GAME) == rows
        table = await Table.open(journal, GAME)
        assert table.damage == Damage(11, "chain_broken", str(tmp_path / DAMAGED))
        await goes_on(table, GAME)
        await journal.close()

    run(play())


def no_space(*paths: Path) -> None:
    raise OSError(28, "No space left on device", str(paths[1]))
