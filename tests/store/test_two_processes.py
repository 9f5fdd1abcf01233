"""A second Bankir on the same folder is told so, and harms nothing."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from banker_app.store.gamefile import packed
from banker_app.store.games import verified
from banker_app.store.journal import Journal
from tests.store.evenings import files_in, rows_of, run, text_of, wishes
from tests.store.processes import acks_until, banker, begun

GAME = "us-last"
COUNT = len(wishes(GAME))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / f"{GAME}.jsonl"
    path.write_text(text_of(GAME), "utf-8")
    return path


@contextmanager
def at_work(file: Path, data: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A Bankir that writes, stopped in the middle of it: it holds the folder as long as we like."""
    with begun("replay", file, "--into", data, "--acks") as first:
        acks_until(first, 5)
        os.kill(first.pid, signal.SIGSTOP)
        yield first, 5


def write_commands(file: Path, tmp_path: Path) -> list[tuple[object, ...]]:
    game = tmp_path / "small.bankir"
    game.write_bytes(packed(list(rows_of(GAME, 3))))
    return [("replay", file, "--acks", "--into"), ("import", game, "--data")]


def told(second: subprocess.CompletedProcess[str], data: Path) -> bool:
    sentence = f"Another Bankir is using {data}; close it first, or name another folder with --data"
    assert (second.returncode, second.stdout) == (2, "")
    return second.stderr == f"{sentence}\n"


def test_the_second_is_told_and_the_first_goes_on(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with at_work(file, data) as (first, last):
        before = files_in(data)
        for command in write_commands(file, tmp_path):
            assert told(banker(*command, data), data)
        assert files_in(data) == before
        os.kill(first.pid, signal.SIGCONT)
        assert first.stdout and first.stderr
        rest = first.stdout.read().split()
        assert first.wait() == 0 and first.stderr.read() == ""
        assert rest[-1] == str(COUNT) and len(rest) == 2 * (COUNT - last)
    assert games(data) == {GAME: COUNT}


def test_it_works_again_when_the_first_has_gone(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with at_work(file, data) as (first, _):
        os.kill(first.pid, signal.SIGCONT)
        assert first.communicate()[1] == ""
    for command in write_commands(file, tmp_path):
        second = banker(*command, data)
        assert (second.returncode, second.stderr) == (0, "")
    assert games(data) == {GAME: COUNT, f"{GAME}-2": COUNT, "small": 3}


def test_it_works_again_when_the_first_was_killed(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with at_work(file, data) as (first, last):
        first.kill()
        first.wait()
        for command in write_commands(file, tmp_path):
            second = banker(*command, data)
            assert (second.returncode, second.stderr) == (0, "")
    found = games(data)
    assert found.pop(GAME) >= last
    assert found == {f"{GAME}-2": COUNT, "small": 3}


def test_readers_are_let_in(file: Path, tmp_path: Path) -> None:
    """They see what stands, and leave the first one alone."""
    data = tmp_path / "data"
    with at_work(file, data) as (first, last):
        for command in (("games",), ("verify",), ("state", GAME), ("log", GAME)):
            found = banker(*command, "--data", data)
            assert (found.returncode, found.stderr) == (0, ""), command
        assert int(banker("games", "--data", data).stdout.split()[2]) >= last
        os.kill(first.pid, signal.SIGCONT)
        first.communicate()
        assert first.returncode == 0
    assert games(data) == {GAME: COUNT}


def test_another_folder_is_free(file: Path, tmp_path: Path) -> None:
    with at_work(file, tmp_path / "data"):
        other = tmp_path / "other"
        assert banker("replay", file, "--into", other).returncode == 0
        assert games(other) == {GAME: COUNT}


def games(data: Path) -> dict[str, int]:
    """All there are, each of them whole."""

    async def read() -> dict[str, int]:
        journal = await Journal.open(data, write=False)
        findings = [await verified(journal, game) for game in await journal.games()]
        await journal.close()
        assert journal.damaged is None and all(finding.whole for finding in findings)
        return {finding.game: finding.entries for finding in findings}

    return run(read())
