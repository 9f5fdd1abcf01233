"""A box nobody has entered is one TOML file and no line of code."""

import json
from pathlib import Path

import pytest

from banker_app.cli import main
from banker_app.edition.load import editions_folder

PLAYERS = [{"id": "ann"}, {"id": "bob"}]
CHANGES = (
    ('id = "de-classic-2008"', 'id = "se-gotland"'),
    ('name = "German classic 2008"', 'name = "Gotland"'),
    ('name = "Schlossallee"', 'name = "Strandgatan"'),
    ('short = "Schloss|allee"', 'short = "Strand|gatan"'),
    ("price = 400\nrent = [50, 200, 600, 1400, 1700, 2000]",
     "price = 500\nrent = [60, 210, 610, 1410, 1710, 2010]"),
    ("double_in_group = true", "double_in_group = false"),
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = (editions_folder() / "de-classic-2008.toml").read_text("utf-8")
    for old, new in CHANGES:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (tmp_path / "se-gotland.toml").write_text(text, "utf-8")
    return tmp_path


def test_it_is_found_and_good(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "check", str(folder / "se-gotland.toml")]) == 0
    assert main(["editions", "--editions", str(folder)]) == 0
    assert "se-gotland               Gotland" in capsys.readouterr().out
    assert main(["rent", "se-gotland", "39", "--owned", "2", "--editions", str(folder)]) == 0
    assert capsys.readouterr().out == "Strandgatan: 60 M\n"


def test_it_is_played(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = [
        {"kind": "start_game", "edition": "se-gotland", "players": PLAYERS},
        {"kind": "buy_deed", "player": "ann", "deed": 39},
        {"kind": "buy_deed", "player": "ann", "deed": 37},
        {"kind": "charge_rent", "player": "bob", "deed": 39},
    ]
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(map(json.dumps, game)), "utf-8")
    assert main(["replay", str(file), "--json", "--editions", str(folder)]) == 0
    played = json.loads(capsys.readouterr().out)
    assert played["edition"] == "se-gotland"
    # 500 and 350 for the deeds; a single rent, since this box does not double it
    assert played["balances"]["ann"] == 1500 - 500 - 350 + 60
    assert played["balances"]["bob"] == 1500 - 60


def test_a_bad_one_is_said_and_stops_nothing_else(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "broken.toml"
    file.write_text('id = "broken"\nname = 7\n', "utf-8")
    assert main(["rent", "broken", "39", "--editions", str(folder)]) == 2
    assert "broken.toml is no edition" in capsys.readouterr().err
    assert main(["rent", "se-gotland", "39", "--editions", str(folder)]) == 0
    assert main(["editions", "check", str(file)]) == 1
    said = capsys.readouterr().out
    assert "broken.toml:2: name: input should be a valid string (here 7)" in said
    assert "money: is missing and must be given" in said
