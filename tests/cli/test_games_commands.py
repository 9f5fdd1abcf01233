"""`banker games`, `verify`, `state`, `log`, `export`, `import`, and `replay --into`."""

import json
from pathlib import Path

import pytest

from banker_app.store.gamefile import packed, unpacked
from tests.cli.bankers import Banker, sentence
from tests.games.test_golden import GAMES, golden
from tests.store.evenings import EVENING, files_in, rows_of, text_of

GAME, COUNT = "losers-home", EVENING["losers-home"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_state_is_what_replay_prints_byte_for_byte(
    path: Path, tmp_path: Path, banker: Banker
) -> None:
    file = tmp_path / f"{path.stem}.jsonl"
    file.write_text(text_of(path.stem), "utf-8")
    count = len(golden(path)["commands"])
    acks = "".join(f"ack {seq}\n" for seq in range(1, count + 1))
    assert banker("replay", file, "--acks") == (0, acks, "")
    replayed = banker.plain("replay", file, "--json")
    assert replayed[0] == 0 and json.loads(replayed[1])["entries"] == count
    assert banker("state", path.stem, "--json") == replayed
    assert banker("verify")[0] == 0


def test_games_lists_what_there_is(full: Banker) -> None:
    code, out, err = full("games")
    assert (code, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert [(line[0], int(line[2])) for line in lines] == sorted(
        EVENING.items(), key=lambda item: -item[1]
    )  # each game's last entry is so many milliseconds after noon
    assert lines[0][1] == "us-atlantic-city" and " ".join(lines[0][3:]) == "Ann, Bob, Cat"


def test_games_as_json(full: Banker) -> None:
    code, found = full.json("games")
    assert (
        code == 0 and [set(game) for game in found] == [{"id", "entries", "edition", "players"}] * 3
    )
    assert found[0] == {
        "id": "us-last",
        "entries": 60,
        "edition": "us-atlantic-city",
        "players": ["ann", "bob", "cat"],
    }


def test_verify(full: Banker) -> None:
    code, out, err = full("verify")
    assert (code, err) == (0, "")
    assert out == "".join(sentence("verify-whole", game=g, entries=n) for g, n in EVENING.items())
    assert full("verify", GAME) == (0, sentence("verify-whole", game=GAME, entries=COUNT), "")
    assert full.json("verify", GAME) == (
        0,
        [{"game": GAME, "entries": COUNT, "whole": True, "fault": "", "row": 0}],
    )


def test_state_and_log(full: Banker) -> None:
    code, standing, err = full("state", GAME)
    assert (code, err) == (0, "") and "Ann" in standing
    code, story, err = full("log", GAME)
    assert (code, err) == (0, "") and story.endswith(f"\n\n{standing}")
    told = story.removesuffix(standing)
    numbers = [int(line[:5]) for line in told.splitlines() if line[:5].strip()]
    assert numbers == sorted(set(numbers)) and numbers[0] == 1 and numbers[-1] <= COUNT


def test_export_and_import(full: Banker, tmp_path: Path) -> None:
    file = tmp_path / "An evening.bankir"
    code, out, err = full("export", GAME, file)
    assert (code, out, err) == (0, f"{file} ({file.stat().st_size} B)\n", "")
    assert unpacked(file.read_bytes()) == list(rows_of(GAME, COUNT))
    for name in ("An-evening", "An-evening-2"):
        assert full("import", file) == (0, f"{name}\n", "")
        assert full("state", name, "--json") == full("state", GAME, "--json")
        again = tmp_path / name
        assert full("export", name, again)[0] == 0
        assert again.read_bytes() == file.read_bytes()
    assert full("verify")[0] == 0 and len(full.json("games")[1]) == 5


def test_export_into_the_folder_where_one_is(
    full: Banker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert full("export", GAME)[0] == 0
    assert unpacked((tmp_path / f"{GAME}.bankir").read_bytes()) == list(rows_of(GAME, COUNT))


def test_export_to_a_place_that_is_not_there(full: Banker, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "file"
    assert full("export", GAME, file) == (2, "", f"{file}: No such file or directory\n")


def test_replay_keeps_the_game_under_a_free_name(banker: Banker, tmp_path: Path) -> None:
    file = tmp_path / "our evening.jsonl"
    file.write_text(text_of(GAME, 20), "utf-8")
    for name in ("our-evening", "our-evening-2"):
        code, out, err = banker("replay", file)
        assert (code, err) == (0, "") and out.endswith(f"\n{name}\n")
    assert banker("replay", file, "--json") == banker.plain("replay", file, "--json")
    assert [game["id"] for game in banker.json("games")[1]] == [
        "our-evening-3",
        *("our-evening-2", "our-evening"),
    ]


def test_replay_stops_at_a_refusal_and_keeps_what_was_accepted(
    banker: Banker, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    wrong = '{"kind": "pay", "payer": "ann", "payee": "zed", "amount": 1}\n'
    file.write_text(text_of(GAME, 5) + wrong + text_of(GAME, 6).splitlines()[5], "utf-8")
    for option, acks in ((), 5), (("--keep-going",), 6):
        code, out, err = banker("replay", file, "--acks", *option)
        assert (code, err) == (1, "") and len(out.splitlines()) == acks
    assert [game["entries"] for game in banker.json("games")[1]] == [6, 5]
    assert banker("verify")[0] == 0


@pytest.mark.parametrize("command", [["state"], ["log"], ["export"]])
def test_an_unknown_game(full: Banker, command: list[str], tmp_path: Path) -> None:
    before = files_in(full.data)
    said = (2, "", sentence("no-such-game", game="nothing"))
    assert full(*command, "nothing") == said
    assert files_in(full.data) == before


def test_verify_of_an_unknown_game(full: Banker) -> None:
    assert full("verify", "nothing") == (1, sentence("verify-no_such_game", game="nothing"), "")


@pytest.mark.parametrize(
    "command", [["games"], ["games", "--json"], ["verify"], ["state", "x"], ["log", "x"]]
)
@pytest.mark.parametrize("there", [True, False])
def test_an_empty_folder(banker: Banker, command: list[str], there: bool) -> None:
    if there:
        banker.data.mkdir()
    assert banker(*command) == (2, "", sentence("no-games", folder=str(banker.data)))
    assert banker.data.exists() == there and (not there or not list(banker.data.iterdir()))


def test_a_folder_that_is_a_file(banker: Banker, tmp_path: Path) -> None:
    banker.data.write_text("not a folder")
    file = tmp_path / "game.bankir"
    file.write_bytes(packed(list(rows_of(GAME, 3))))
    assert banker("games") == (2, "", sentence("no-games", folder=str(banker.data)))
    assert banker("import", file) == (2, "", sentence("not-kept-disk_error"))
    assert banker.data.read_text() == "not a folder"


@pytest.mark.parametrize(
    "command",
    [
        ["--batch", "."],
        ["x.jsonl", "--batch", "."],
        ["nothing.jsonl"],
        ["."],
    ],
)
def test_replay_into_keeps_one_file(banker: Banker, command: list[str]) -> None:
    code, out, err = banker("replay", *command)
    assert (code, out) == (2, "") and err.count("\n") == 1


def test_acks_need_a_place_where_the_game_is_kept(banker: Banker) -> None:
    code, out, err = banker.plain("replay", "x.jsonl", "--acks")
    assert (code, out) == (2, "") and "--into DIR" in err
