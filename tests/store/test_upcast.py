"""A row of an earlier version goes through its steps; one of a later version is left alone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from banker_app.cli import main
from banker_app.store.gamefile import NotAGame, checked, packed, unpacked
from banker_app.store.games import Finding, looked_at, verified
from banker_app.store.journal import Journal
from banker_app.table import entry, upcast
from banker_app.table.table import Table
from tests.store.evenings import (
    bodies_of,
    chained,
    files_in,
    goes_on,
    kept,
    rows_of,
    run,
    state_of,
)

GAME, COUNT = "us-last", 30
ROWS = rows_of(GAME, COUNT)  # written before any test says that today is another day
Step = Callable[[dict[str, Any]], dict[str, Any]]


def seat_was_called_who(data: dict[str, Any]) -> dict[str, Any]:
    """From version 1 to 2, let us say."""
    return {**{key: value for key, value in data.items() if key != "who"}, "by": data["who"]}


def time_was_in_seconds(data: dict[str, Any]) -> dict[str, Any]:
    """From version 2 to 3."""
    return {**data, "at": data["at"] * 1000}


def version_is(monkeypatch: pytest.MonkeyPatch, version: int, **steps: Step) -> None:
    """This Bankir is one of a later version, which knows these steps: v1, v2 …"""
    for module in (upcast, entry):  # where rows are read, and where they are written
        monkeypatch.setattr(module, "VERSION", version)
    monkeypatch.setattr(upcast, "STEPS", {int(name[1:]): step for name, step in steps.items()})


def old_rows(*versions: int) -> list[bytes]:
    """The game as Bankirs of these versions would have written it, one after the other."""
    bodies = bodies_of(ROWS)
    for place, body in enumerate(bodies):
        body["v"] = versions[place * len(versions) // COUNT]
        if body["v"] < 3:
            body["at"] //= 1000
        if body["v"] < 2:
            body["who"] = body.pop("by")
    return chained(bodies)


async def stored(folder: Path, rows: list[bytes]) -> Journal:
    journal = await Journal.open(folder)
    await journal.put(GAME, rows)
    return journal


def test_rows_of_all_versions_are_brought_up_to_todays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version_is(monkeypatch, 3, v1=seat_was_called_who, v2=time_was_in_seconds)

    async def play() -> None:
        rows = old_rows(1, 2, 3)
        journal = await stored(tmp_path, rows)
        table = await Table.open(journal, GAME)
        assert table.damage is None and table.state == state_of(GAME, COUNT)
        assert {entry.by for entry in table.entries} == {"banker"}
        assert {entry.at // 10_000 for entry in table.entries} == {170_000_000}
        assert await journal.read(GAME) == rows  # what lies there stays as it was written
        await goes_on(table, GAME)
        last = bodies_of([(await journal.read(GAME))[-1]])[0]
        assert last["v"] == 3 and last["by"] == "banker"
        assert (await verified(journal, GAME)).whole
        await journal.close()

    run(play())


def test_an_older_file_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    version_is(monkeypatch, 3, v1=seat_was_called_who, v2=time_was_in_seconds)
    assert checked(unpacked(packed(old_rows(1, 2, 3)))).state == state_of(GAME, COUNT)


@pytest.mark.parametrize(
    "steps",
    [
        {"v1": seat_was_called_who},  # the second step is missing
        {"v2": time_was_in_seconds},
        {"v1": seat_was_called_who, "v2": seat_was_called_who},  # fails with a KeyError
    ],
)
def test_without_its_step_a_row_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, steps: dict[str, Step]
) -> None:
    """Never taken as it stands: it would mean something else."""
    version_is(monkeypatch, 3, **steps)
    with pytest.raises(NotAGame) as wrong:
        checked(old_rows(1))
    assert (wrong.value.reason, wrong.value.row) == ("unreadable", 1)


def test_todays_rows_go_through_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(data: dict[str, Any]) -> dict[str, Any]:
        raise AssertionError

    version_is(monkeypatch, 1, v0=never, v1=never)
    assert checked(list(ROWS)).state == state_of(GAME, COUNT)


def newer_rows() -> list[bytes]:
    """From entry 21 on written by a later Bankir."""
    bodies = bodies_of(ROWS)
    for body in bodies[20:]:
        body.update(v=2, command={"kind": "of tomorrow"})
    return chained(bodies)


def test_a_later_version_is_left_alone(tmp_path: Path) -> None:
    """Not cut off, not guessed at: nothing in the folder changes."""

    async def play() -> None:
        await (await stored(tmp_path, newer_rows())).close()
        before = files_in(tmp_path)
        journal = await Journal.open(tmp_path)
        with pytest.raises(upcast.TooNew):
            await Table.open(journal, GAME)
        found = await looked_at(journal, GAME)
        assert found.fault == "too_new" and found.game.state == state_of(GAME, 20)
        assert await verified(journal, GAME) == Finding(GAME, 20, False, "too_new", 21)
        assert await journal.read(GAME) == newer_rows()
        await journal.close()
        assert files_in(tmp_path) == before

    run(play())


def test_a_later_version_is_said_politely(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def keep() -> None:
        await (await stored(tmp_path, newer_rows())).close()

    run(keep())
    more = ["--data", str(tmp_path), "--language", "en"]
    assert main(["verify", *more]) == 1
    assert f"{GAME}: entry 21 was written by a newer Bankir\n" in capsys.readouterr().out
    for command in ("state", "log"):
        assert main([command, GAME, *more]) == 1
        said = capsys.readouterr()
        assert "entry 21 was written by a newer Bankir" in said.err and said.out
    assert main(["games", *more]) == 0
    assert "    20  Ann" in capsys.readouterr().out


def test_a_later_file_is_not_imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = kept(tmp_path / "data", {GAME: 3}), tmp_path / "later"
    before = files_in(data)
    file.write_bytes(packed(newer_rows()))
    assert main(["import", str(file), "--data", str(data), "--language", "en"]) == 2
    said = "This file was written by a newer Bankir; nothing was imported\n"
    assert capsys.readouterr().err == said
    assert files_in(data) == before
