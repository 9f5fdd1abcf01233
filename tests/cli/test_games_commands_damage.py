"""The same commands on what is damaged, closed, newer, or no game at all: a sentence each time."""

import gzip
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from banker_app.store import gamefile
from banker_app.store.gamefile import HEAD, packed, unpacked
from banker_app.store.journal import Journal
from banker_app.store.layout import FILE, SCHEMA
from tests.cli.bankers import Banker, sentence
from tests.store.damage import DAMAGED, flipped
from tests.store.evenings import (
    EVENING,
    bodies_of,
    chained,
    files_in,
    played,
    rows_of,
    run,
    text_of,
)
from tests.store.forgery import bomb

GAME, COUNT = "losers-home", EVENING["losers-home"]
READS = (["games"], ["verify"], ["state", GAME], ["log", GAME])


@pytest.fixture
def damaged(full: Banker) -> Banker:
    """A bit is wrong where SQLite looks first; all entries are still there."""
    file = full.data / FILE
    file.write_bytes(flipped(file.read_bytes(), 100, 3))
    return full


@pytest.fixture
def broken(full: Banker) -> Banker:
    """Of one game entry 20 was changed."""
    with closing(sqlite3.connect(full.data / FILE)) as db:
        row = rows_of(GAME, COUNT)[19]
        db.execute("UPDATE entries SET row = ? WHERE row = ?", (row + b" ", row))
        db.commit()
    return full


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.bankir"
    path.write_bytes(packed(list(rows_of(GAME, 5))))
    return path


def test_readers_say_that_the_journal_is_damaged_and_leave_it(damaged: Banker) -> None:
    before = files_in(damaged.data)
    said = sentence("folder-damaged", file=str(damaged.data / FILE))
    for command in READS:
        code, out, err = damaged(*command)
        assert (code, err) == (1, said) and out
    code, found = damaged.json("verify")
    assert code == 1
    assert found[0] == {
        "game": "",
        "entries": 0,
        "whole": False,
        "fault": "journal_damaged",
        "row": 0,
    }
    assert {row["game"]: row["entries"] for row in found[1:]} == EVENING
    assert files_in(damaged.data) == before


def test_a_writer_says_so_once_and_puts_it_right(damaged: Banker, file: Path) -> None:
    before = files_in(damaged.data)[FILE]
    said = sentence("folder-damaged", file=str(damaged.data / DAMAGED))
    assert damaged("import", file) == (0, "evening\n", said)
    assert damaged("import", file) == (0, "evening-2\n", "")
    code, out, err = damaged("verify")
    assert (code, err) == (0, "") and out.count(" whole\n") == 5
    assert (damaged.data / DAMAGED).read_bytes() == before


def test_a_broken_game_is_shown_as_far_as_it_is_whole(broken: Banker, tmp_path: Path) -> None:
    before = files_in(broken.data)
    said = sentence("verify-chain_broken", game=GAME, row=20)
    code, out, err = broken("state", GAME)
    assert (code, err) == (1, said) and "19" in out
    code, out, err = broken("log", GAME)
    assert (code, err) == (1, said)
    code, out, err = broken("verify")
    assert (code, err) == (1, "") and said in out and out.count(" whole\n") == 2
    code, found = broken.json("verify", GAME)
    assert code == 1 and found == [
        {"game": GAME, "entries": 19, "whole": False, "fault": "chain_broken", "row": 20}
    ]
    assert [game["entries"] for game in broken.json("games")[1]] == [60, 50, 19]
    file = tmp_path / "rest.bankir"  # what is exported can be imported
    code, out, err = broken("export", GAME, file)
    assert (code, err) == (1, said)
    assert unpacked(file.read_bytes()) == list(rows_of(GAME, 19))
    assert files_in(broken.data) == before


def test_the_state_of_a_broken_game_is_that_of_its_last_good_entry(broken: Banker) -> None:
    code, found = broken.json("state", GAME)
    assert code == 1 and found["entries"] == 19
    assert found["balances"] == played(GAME, COUNT)[1][18].after.balances


def test_a_game_that_is_broken_from_its_first_entry_on(full: Banker, tmp_path: Path) -> None:
    with closing(sqlite3.connect(full.data / FILE)) as db:
        db.execute("UPDATE entries SET row = x'00' WHERE row = ?", (rows_of(GAME, COUNT)[0],))
        db.commit()
    said = (1, "", sentence("verify-chain_broken", game=GAME, row=1))
    for command in (["state", GAME], ["log", GAME], ["export", GAME, tmp_path / "x"]):
        assert full(*command) == said
    assert not (tmp_path / "x").exists()


def test_not_a_journal_at_all(banker: Banker, file: Path) -> None:
    banker.data.mkdir()
    (banker.data / FILE).write_text("a letter " * 1000)
    said = sentence("folder-damaged", file=str(banker.data / FILE))
    assert banker("games") == (1, "", said)
    assert banker("verify") == (1, sentence("verify-journal_damaged"), said)
    assert banker("state", GAME) == (2, "", said + sentence("no-such-game", game=GAME))
    assert banker("import", file)[:2] == (0, "evening\n")
    assert (banker.data / DAMAGED).read_text() == "a letter " * 1000


def test_a_folder_of_a_newer_bankir(full: Banker, file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(full.data / FILE)) as db:
        db.execute(f"PRAGMA user_version={SCHEMA + 1}")
    before = files_in(full.data)
    game = tmp_path / "game.jsonl"
    game.write_text(text_of(GAME, 3), "utf-8")
    said = (2, "", sentence("folder-too-new", folder=str(full.data)))
    for command in (*READS, ["import", file], ["replay", game]):
        assert full(*command) == said
    assert files_in(full.data) == before


def test_a_folder_in_which_another_one_writes(full: Banker, file: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"
    game.write_text(text_of(GAME, 3), "utf-8")
    said = (2, "", sentence("folder-in-use", folder=str(full.data)))

    async def hold() -> Journal:
        return await Journal.open(full.data)

    journal = run(hold())
    for command in (["import", file], ["replay", game], ["replay", game, "--json"]):
        assert full(*command) == said
    run(journal.close())
    assert full("import", file)[0] == 0


def changed(**values: Any) -> bytes:
    """Ten rows with a chain that is right, of which the last one says something else."""
    bodies = bodies_of(rows_of(GAME, 10))
    bodies[9].update(values)
    return packed(chained(bodies))


def counted(count: bytes, rows: int) -> bytes:
    return gzip.compress(HEAD + count + b"\n" + b"".join(r + b"\n" for r in rows_of(GAME, rows)))


FROM_NOWHERE = {"kind": "move_on_due", "postings": [["ann", 10**6]]}
BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "not_a_game_file"),
    "a letter": (lambda: b"Dear Ann,\n" * 100, "not_a_game_file"),
    "another archive": (lambda: gzip.compress(b"something else"), "not_a_game_file"),
    "half a file": (lambda: packed(list(rows_of(GAME, 10)))[:-200], "not_a_game_file"),
    "a row too few": (lambda: counted(b"3", 2), "file_cut_short"),
    "no rows": (lambda: counted(b"0", 0), "file_too_large"),
    "a bomb": (lambda: bomb(gamefile.MOST_TEXT + 10**6), "file_too_large"),
    "a mountain": (lambda: bytes(gamefile.MOST_BYTES + 5), "file_too_large"),
    "two games": (lambda: packed([*rows_of(GAME, 9), rows_of("us-last", 10)[9]]), "chain_broken"),
    "an unknown event": (lambda: changed(events=[{"kind": "dance"}]), "unreadable"),
    "another number": (lambda: changed(seq=12), "out_of_order"),
    "money from nowhere": (lambda: changed(events=[FROM_NOWHERE]), "does_not_follow"),
    "of tomorrow": (lambda: changed(v=2), "too_new"),
}


@pytest.mark.parametrize(("content", "reason"), BAD.values(), ids=BAD)
def test_what_is_no_game_is_not_imported(
    full: Banker, tmp_path: Path, content: Callable[[], bytes], reason: str
) -> None:
    before, file = files_in(full.data), tmp_path / "bad.bankir"
    file.write_bytes(content())
    said = sentence(f"import-{reason}", row=10)
    assert full("import", file) == (2, "", said) and "nothing was imported" in said
    assert files_in(full.data) == before


def test_a_file_that_is_not_there(full: Banker, tmp_path: Path) -> None:
    before = files_in(full.data)
    for name, why in (("nothing", "No such file or directory"), ("data", "Is a directory")):
        file = tmp_path / name
        assert full("import", file) == (2, "", f"{file}: {why}\n")
    assert files_in(full.data) == before
