"""A folder that may not be written to, or not even be read: it is said, and nothing changes."""

import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from banker_app.store.gamefile import packed
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE
from tests.store.as_nobody import GAME, NOBODY
from tests.store.damage import DAMAGED, flipped
from tests.store.evenings import (
    EVENING,
    INDEX,
    LOG,
    files_in,
    kept,
    laid,
    left_behind,
    rows_of,
    run,
    text_of,
)
from tests.store.processes import script

NOT_WRITABLE = "Nothing was booked: the folder cannot be written to\n"
NOT_READABLE = "Nothing was read: the files in this folder cannot be opened\n"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A folder that everybody can reach: what lies in root's own folders nobody else can."""
    if os.geteuid() != 0:
        yield tmp_path
        return
    top = Path(tempfile.mkdtemp())
    top.chmod(0o755)
    try:
        yield top
    finally:
        shutil.rmtree(top)


@pytest.fixture
def evening(place: Path) -> Path:
    file = place / f"{GAME}.jsonl"
    file.write_text(text_of(GAME, 20), "utf-8")
    game = place / "small.bankir"
    game.write_bytes(packed(list(rows_of(GAME, 3))))
    for path in (file, game):
        path.chmod(0o644)
    return place


def banker(*commands: tuple[object, ...]) -> list[tuple[int, str, str]]:
    """How each of them ended: its exit code, and what it said."""
    arguments = [[*map(str, command), "--language", "en"] for command in commands]
    found = script("tests.store.as_nobody", "banker", json.dumps(arguments))
    assert found.stderr == "" and found.returncode == 0
    return [(code, out, err) for code, out, err in json.loads(found.stdout)]


def reads(data: Path) -> list[tuple[int, str, str]]:
    commands = [("games",), ("verify",), ("state", GAME), ("state", GAME, "--json"), ("log", GAME)]
    return banker(*((*command, "--data", data) for command in commands))


def writes(evening: Path, data: Path) -> list[tuple[int, str, str]]:
    replay = ("replay", evening / f"{GAME}.jsonl")
    return banker(
        (*replay, "--acks", "--into", data),
        (*replay, "--into", data),
        ("import", evening / "small.bankir", "--data", data),
    )


def closed(folder: Path, mode: int = 0o555, files: int = 0o444) -> Path:
    for path in folder.iterdir():
        path.chmod(files)
    folder.chmod(mode)
    return folder


def opened_again(folder: Path) -> Path:
    folder.chmod(0o755)
    return folder


def test_nothing_can_be_booked_in_a_folder_that_is_closed(evening: Path) -> None:
    data = closed(kept(evening / "data"))
    before = files_in(data)
    assert writes(evening, data) == [(2, "", NOT_WRITABLE)] * 3
    assert files_in(opened_again(data)) == before


def test_no_folder_can_be_made(evening: Path) -> None:
    top = evening / "top"
    top.mkdir()
    closed(top)
    assert writes(evening, top / "in" / "it") == [(2, "", NOT_WRITABLE)] * 3
    assert list(top.iterdir()) == []


@pytest.mark.parametrize("broken", [False, True])
def test_a_file_that_is_closed_in_a_folder_that_is_open(evening: Path, broken: bool) -> None:
    """Also a broken one stays where it is: it can be renamed, but not be read and rescued."""
    data = kept(evening / "data")
    if broken:
        (data / FILE).write_bytes(flipped((data / FILE).read_bytes(), 100, 3))
    before = (data / FILE).read_bytes()
    closed(data, 0o777, 0o666)
    (data / FILE).chmod(0o000 if broken else 0o444)
    assert writes(evening, data) == [(2, "", NOT_WRITABLE)] * 3
    (data / FILE).chmod(0o644)
    assert (data / FILE).read_bytes() == before and not (data / DAMAGED).exists()


def test_what_is_closed_can_still_be_read(evening: Path) -> None:
    data = closed(kept(evening / "data"))
    for code, out, err in reads(data):
        assert (code, err) == (0, "") and out


@pytest.mark.parametrize("index", [True, False])
def test_what_a_killed_one_left_can_be_read_in_a_closed_folder(evening: Path, index: bool) -> None:
    """SQLite would like to make an index of the log there first."""
    files = left_behind(evening / "live")
    if not index:
        del files[INDEX]
    data = closed(laid(evening / "data", files))
    found = reads(data)
    assert all((code, err) == (0, "") and out for code, out, err in found)
    assert found[1][1].count(" whole\n") == len(EVENING)
    assert files_in(opened_again(data)) == {name: files[name] for name in (FILE, LOG)}


def test_a_damaged_file_can_be_read_in_a_closed_folder(evening: Path) -> None:
    data = kept(evening / "data")
    (data / FILE).write_bytes(flipped((data / FILE).read_bytes(), 100, 3))
    before = files_in(data)
    closed(data)
    for code, out, err in reads(data):
        assert code == 1 and str(data / FILE) in err and out
    assert files_in(opened_again(data)) == before


@pytest.mark.parametrize(("folder", "file"), [(0o000, 0o644), (0o555, 0o000)])
def test_what_may_not_be_read_at_all(evening: Path, folder: int, file: int) -> None:
    data = closed(kept(evening / "data"), folder, file)
    assert reads(data) == [(2, "", NOT_READABLE)] * 5


def test_a_file_that_may_not_be_imported(evening: Path) -> None:
    (evening / "small.bankir").chmod(0o000)
    data = evening / "data"
    data.mkdir(mode=0o777)
    data.chmod(0o777)
    said = f"{evening / 'small.bankir'}: Permission denied\n"
    assert banker(("import", evening / "small.bankir", "--data", data)) == [(2, "", said)]


def test_a_place_to_which_nothing_may_be_exported(evening: Path) -> None:
    data, top = kept(evening / "data"), evening / "top"
    top.mkdir()
    closed(top)
    closed(data)
    said = f"{top / 'file'}: Permission denied\n"
    assert banker(("export", GAME, top / "file", "--data", data)) == [(2, "", said)]


def test_a_broken_game_is_not_cut_where_it_cannot_be_set_aside(place: Path) -> None:
    """Nothing is lost, and when the folder is open again the game goes on."""
    data = place / "data"

    async def keep() -> None:
        journal = await Journal.open(data)
        await journal.put(GAME, [*rows_of(GAME, 10), b"not a row", b"neither"])
        await journal.close()

    run(keep())
    if os.geteuid() == 0:
        for path in (data, *data.iterdir()):
            os.chown(path, NOBODY, NOBODY)
    found = script("tests.store.as_nobody", "cut", data)
    assert found.stderr == ""
    assert found.stdout == '{"reason": "read_only", "lost": 0, "damage": 11, "entries": 11}\n'
