"""Numbers, money, names and lists, as each country writes them."""

import pytest

from banker_app.edition.load import edition_ids, load_edition
from banker_app.text.language import LANGUAGES, Language, best_language, money, number
from banker_app.text.words import Words

NAMES = {"ann": "Änna", "bob": "Bo", "cat": "Cat"}
NBSP = "\u00a0"


def at_a_table(language: Language, edition: str = "uk-london") -> Words:
    return Words(language, load_edition(edition), NAMES)


@pytest.mark.parametrize(
    ("language", "value", "written"),
    [
        ("en", 0, "0"), ("en", 999, "999"), ("en", 1500, "1,500"), ("en", 1234567, "1,234,567"),
        ("de", 0, "0"), ("de", 999, "999"), ("de", 1500, "1.500"), ("de", 1234567, "1.234.567"),
        ("sv", 0, "0"), ("sv", 999, "999"), ("sv", 1500, f"1{NBSP}500"),
        ("sv", 1234567, f"1{NBSP}234{NBSP}567"),
        ("en", -1500, "-1,500"), ("de", -1500, "-1.500"), ("sv", -1500, f"-1{NBSP}500"),
    ],
)  # fmt: skip
def test_numbers(language: Language, value: int, written: str) -> None:
    assert number(value, language) == written == Words(language).number(value)


@pytest.mark.parametrize(
    ("language", "symbol", "written"),
    [
        ("en", "£", "£1,500"), ("en", "$", "$1,500"), ("en", "€", "€1,500"),
        ("en", "kr", f"1,500{NBSP}kr"), ("en", "M", f"1,500{NBSP}M"), ("en", "", "1,500"),
        ("de", "£", f"1.500{NBSP}£"), ("de", "$", f"1.500{NBSP}$"), ("de", "€", f"1.500{NBSP}€"),
        ("de", "kr", f"1.500{NBSP}kr"), ("de", "M", f"1.500{NBSP}M"), ("de", "", "1.500"),
        ("sv", "£", f"1{NBSP}500{NBSP}£"), ("sv", "kr", f"1{NBSP}500{NBSP}kr"),
        ("sv", "M", f"1{NBSP}500{NBSP}M"), ("sv", "", f"1{NBSP}500"),
    ],
)  # fmt: skip
def test_money(language: Language, symbol: str, written: str) -> None:
    assert money(1500, symbol, language) == written
    # What the bank has paid out is below zero, and the sign stands before everything.
    assert money(-1500, symbol, language) == f"-{written}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_money_is_the_boxs_and_never_breaks(edition: str, language: Language) -> None:
    """No line ends between an amount and its sign, nor within an amount."""
    symbol = load_edition(edition).money.symbol
    written = at_a_table(language, edition).money(12345)
    assert symbol in written and " " not in written
    assert [c for c in written if c.isdigit()] == list("12345")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Änna", "the bank", "the middle", "nobody", "eve"]),
        ("de", ["Änna", "die Bank", "die Mitte", "niemand", "eve"]),
        ("sv", ["Änna", "banken", "mitten", "ingen", "eve"]),
    ],
)
def test_accounts(language: Language, said: list[str]) -> None:
    words = at_a_table(language)
    assert [words.player(who) for who in ("ann", "bank", "pot", None, "eve")] == said


@pytest.mark.parametrize(
    ("language", "last"), [("en", "Änna, Bo and Cat"), ("de", "Änna, Bo und Cat"),
                           ("sv", "Änna, Bo och Cat")],
)  # fmt: skip
def test_lists(language: Language, last: str) -> None:
    words = at_a_table(language)
    assert words.players(["ann", "bob", "cat"]) == last
    assert words.players(["ann", "bob"]) == last.replace(", Bo", "").replace("Cat", "Bo")
    assert words.players(["ann"]) == "Änna" and words.players([]) == ""
    assert words.dice([3, 4]) == last.replace(", Bo", "").replace("Änna", "3").replace("Cat", "4")


def test_spaces_and_decks_are_the_boxs_own() -> None:
    for language in LANGUAGES:
        swedish = at_a_table(language, "se-classic-kr")
        assert swedish.space(39) == "Norrmalmstorg"
        assert swedish.deck("chance") == "Chans" and swedish.deck("community") == "Allmänning"
        assert swedish.lot({"deed": 9}) == "Ringvägen"
    assert at_a_table("de").spaces([1, 39]) == "Old Kent Road und Mayfair"
    nowhere = Words("en")  # a refusal before any box is chosen
    assert nowhere.space(39) == "39" and nowhere.deck("chance") == "chance"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["a house", "a hotel", "1 house on Mayfair", "3 houses on Mayfair",
                "a hotel on Mayfair"]),
        ("de", ["ein Haus", "ein Hotel", "1 Haus auf Mayfair", "3 Häuser auf Mayfair",
                "ein Hotel auf Mayfair"]),
        ("sv", ["ett hus", "ett hotell", "1 hus på Mayfair", "3 hus på Mayfair",
                "ett hotell på Mayfair"]),
    ],
)  # fmt: skip
def test_buildings(language: Language, said: list[str]) -> None:
    words = at_a_table(language)
    lots = [words.lot({"building": building}) for building in ("house", "hotel")]
    steps = [words.steps([(39, count, hotel)]) for count, hotel in ((1, False), (3, False))]
    assert [*lots, *steps, words.steps([(39, 5, True)])] == said
    both = words.steps([(37, 1, False), (39, 2, False)])
    assert "Park Lane" in both and "Mayfair" in both


@pytest.mark.parametrize(
    ("language", "nothing", "cash", "last"),
    [
        ("en", "nothing", "£1,005", "and"),
        ("de", "nichts", f"1.005{NBSP}£", "und"),
        ("sv", "ingenting", f"1{NBSP}005{NBSP}£", "och"),
    ],
)
def test_what_somebody_gives(language: Language, nothing: str, cash: str, last: str) -> None:
    words = at_a_table(language)
    gives = {"cash": 0, "deeds": [], "jail_cards": 0, "tokens": 0}
    card, tokens = (words.say(f"gives-{what}", {"count": n}) for what, n in (
        ("jail_cards", 1), ("tokens", 2)))  # fmt: skip
    assert card.startswith("1 ") and tokens.startswith("2 ")
    assert words.gives(gives) == nothing
    assert words.gives({**gives, "cash": 1005}) == cash
    assert words.gives({**gives, "deeds": [37, 39]}) == f"Park Lane {last} Mayfair"
    everything = {"cash": 1005, "deeds": [39], "jail_cards": 1, "tokens": 2}
    assert words.gives(everything) == f"{cash}, Mayfair, {card} {last} {tokens}"


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 second", "30 seconds"),
        ("de", "1 Sekunde", "30 Sekunden"),
        ("sv", "1 sekund", "30 sekunder"),
    ],
)
def test_one_and_many(language: Language, one: str, many: str) -> None:
    said = [Words(language).say("refusal-wait", {"seconds": n}) for n in (1, 30)]
    assert said[0].endswith(one) and said[1].endswith(many)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_large_letter(language: Language) -> None:
    words = Words(language, load_edition("uk-london"), {"ann": "änna"})
    facts = {"player": "ann", "deed": 39, "amount": 400}
    assert words.sentence("event-deed_bought", facts).startswith("Änna ")
    assert words.say("event-deed_bought", facts).startswith("änna ")


def test_a_fact_that_is_missing_is_never_passed_over() -> None:
    with pytest.raises(KeyError):
        at_a_table("en").sentence("event-deed_bought", {"player": "ann", "deed": 39})


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("sv", "sv"), ("sv-SE", "sv"), ("sv_SE", "sv"), ("SV-se", "sv"), ("de-AT,de;q=0.9", "de"),
        ("sv-SE,sv;q=0.9,en-US;q=0.8,en;q=0.7", "sv"), ("fr-FR,fr;q=0.9,de;q=0.8,en;q=0.7", "de"),
        ("nb-NO, da ;q=0.9 , sv ;q=0.8", "sv"), ("en-GB", "en"), ("fr", "en"), ("", "en"),
        ("*", "en"), ("C", "en"), ("POSIX", "en"), ("des", "en"), ("svenska", "en"),
        (",;q=,,", "en"), ("\x00", "en"),
    ],
)  # fmt: skip
def test_the_readers_language(wanted: str, language: Language) -> None:
    assert best_language(wanted) == language
