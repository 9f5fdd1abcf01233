"""The seven editions, and what is said of a broken one."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from banker_app.edition.check import faults
from banker_app.edition.house_rules import overlay
from banker_app.edition.load import edition_ids, editions_folder, load_edition, read_edition

SORE = "de-sore-losers-2020"
IDS = [
    "de-berlin-ampelmann",
    "de-classic-2008",
    "de-karlsruhe-2025",
    SORE,
    "se-classic-kr",
    "uk-london",
    "us-atlantic-city",
]


def test_there_are_seven() -> None:
    assert edition_ids() == IDS


@pytest.mark.parametrize("id", IDS)
def test_file_loads(id: str) -> None:
    path = editions_folder() / f"{id}.toml"
    assert faults(path) == []
    assert read_edition(path) == load_edition(id)
    assert load_edition(id) is load_edition(id)
    assert load_edition(id).id == id


def test_unknown_edition() -> None:
    with pytest.raises(KeyError):
        load_edition("../editions/uk-london")


@pytest.mark.parametrize("id", IDS)
def test_deeds_and_cards(id: str) -> None:
    edition = load_edition(id)
    assert len(edition.deeds) == (26 if id == SORE else 28)
    assert set(edition.decks) == {"chance", "community"}
    for deck in edition.decks.values():
        assert deck.size == 16
        assert sum(card.count for card in deck.cards) == (0 if id == SORE else 16)


@pytest.mark.parametrize("id", IDS)
def test_start_money_and_names(id: str) -> None:
    money = load_edition(id).money
    assert sum(int(note) * count for note, count in money.start_notes.items()) == money.start
    for space in load_edition(id).spaces:
        assert space.short or len(space.name) <= 8
        assert (
            space.kind in ("jail", "go_to_jail")
            or not space.short
            or (space.short.replace("|", "") == space.name)
        )


@pytest.mark.parametrize("id", IDS)
def test_every_source_names_a_rule_point(id: str) -> None:
    edition = load_edition(id)
    for path in (*edition.sources, *edition.unsure):
        at: object = edition
        for step in path.split("."):
            assert hasattr(at, step), path
            at = getattr(at, step)


@pytest.mark.parametrize(
    ("id", "start", "salary", "fine", "opening", "most"),
    [
        ("se-classic-kr", 30000, 4000, 1000, 1, 7),
        ("de-classic-2008", 1500, 200, 50, 1, 8),
        (SORE, 1500, 200, 50, 10, 6),
        ("de-berlin-ampelmann", 1500, 200, 50, 1, 8),
        ("de-karlsruhe-2025", 1500, 200, 50, 10, 8),
        ("us-atlantic-city", 1500, 200, 50, 1, 8),
        ("uk-london", 1500, 200, 50, 1, 8),
    ],
)
def test_figures(id: str, start: int, salary: int, fine: int, opening: int, most: int) -> None:
    edition = load_edition(id)
    assert (edition.money.start, edition.money.salary) == (start, salary)
    assert (edition.jail.fine, edition.auction.opening_bid) == (fine, opening)
    assert edition.players.max == most
    assert (edition.speed_die is not None) == (id in ("de-classic-2008", "de-berlin-ampelmann"))
    assert (edition.loser_tokens is not None) == (id == SORE)


def test_deeds_of_each_board() -> None:
    swedish = load_edition("se-classic-kr")
    assert swedish.spaces[39].name == "Norrmalmstorg"
    assert swedish.spaces[39].short == "Norr|malms|torg"
    assert (swedish.spaces[39].price, swedish.money.smallest) == (8000, 50)
    assert (swedish.interest.when, swedish.interest.rounding.step) == ("taking", 50)
    street = load_edition("de-classic-2008").spaces[32]
    assert (street.name, street.rent) == ("Hauptstraße", (26, 130, 390, 900, 1100, 1275))
    assert load_edition(SORE).spaces[12].kind == "bill"
    assert load_edition(SORE).end.scoring == "final_rents"
    berlin = load_edition("de-berlin-ampelmann")
    assert [berlin.spaces[p].name for p in (1, 15, 12)] == [
        "Braun 1",
        "Verkehrsfeld 2",
        "Stadion 1",
    ]
    assert sum(space.to_be_named for space in berlin.spaces) == 28
    assert not load_edition("de-karlsruhe-2025").interest.on_transfer
    assert load_edition("us-atlantic-city").spaces[39].rent == (50, 200, 600, 1400, 1700, 2000)
    assert load_edition("uk-london").spaces[29].unsure == ("rent",)


def broken(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    text = (editions_folder() / "uk-london.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    found = faults(file)
    lines = text.splitlines()
    for fault in found:
        number = fault.split(":")[1]
        assert number.isdigit() and lines[int(number) - 1], fault
    return found


def test_all_faults_of_a_file_at_once(tmp_path: Path) -> None:
    found = broken(
        tmp_path,
        ("salary = 200", 'salary = "much"'),
        ('when = "lifting"', 'when = "never"'),
        ("in_turn = false", "in_trun = false"),
        ('name = "Old Kent Road"\n', ""),
        ("rent = [50, 200, 600, 1400, 1700, 2000]", "rent = [50]"),
        ('{ kind = "go_to_jail", count = 1 }', '{ kind = "go_to_jail", count = 99 }'),
    )
    said = "\n".join(found)
    assert len(found) == 6, said
    for path in (
        "money.salary: input should be a valid integer",
        "interest.when: input should be 'taking', 'lifting', 'both' or 'none' (here 'never')",
        "auction.in_trun: is not a known key",
        "spaces.1.name: is missing",
        "spaces.39.rent: a street has 6 figures, here 1",
        "decks.chance.cards.12.count: input should be less than or equal to 16 (here 99)",
    ):
        assert path in said


def test_the_line_is_the_line_of_the_key(tmp_path: Path) -> None:
    source = (editions_folder() / "uk-london.toml").read_text(encoding="utf-8").splitlines()
    wanted = next(i for i, line in enumerate(source, 1) if line.startswith("opening_bid"))
    [fault] = broken(tmp_path, ("opening_bid = 1", "opening_bid = 0"))
    assert fault.startswith(f"broken.toml:{wanted}: auction.opening_bid: ")


def test_files_that_are_no_editions(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    [gone] = faults(file)
    assert "cannot be read" in gone
    [folder] = faults(tmp_path)
    assert "cannot be read" in folder
    file.write_bytes(b"name = '\xff'")
    [bytes_] = faults(file)
    assert "not UTF-8" in bytes_
    file.write_text("id = \n[", encoding="utf-8")
    [syntax] = faults(file)
    assert "not TOML" in syntax and "line 1" in syntax
    file.write_text("", encoding="utf-8")
    assert {fault.split(": ")[1] for fault in faults(file)} == {
        "id", "name", "language", "money", "spaces",
    }  # fmt: skip


def test_house_rules() -> None:
    edition = load_edition("uk-london")
    mine = overlay(edition, {"free_parking": {"pot": True}, "interest": {"rounding": {"step": 5}}})
    assert mine.free_parking.pot and mine.interest.rounding.step == 5
    assert mine.interest.rounding.mode == "up" and mine.spaces == edition.spaces
    assert not edition.free_parking.pot
    with pytest.raises(ValueError, match="spaces"):
        overlay(edition, {"spaces": []})
    with pytest.raises(ValidationError):
        overlay(edition, {"free_parking": {"seed": 100}})
    with_die = overlay(edition, {"speed_die": {"extra_start": 500}})
    assert with_die.speed_die is not None and with_die.speed_die.extra_start == 500
