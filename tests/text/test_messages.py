"""Every code, event and reason in every language, with the same facts in the same words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from banker_app.text import messages as module
from banker_app.text.language import LANGUAGES, NAMES, Language
from banker_app.text.messages import Broken, entries, messages, variables
from banker_app.text.story import SILENT
from banker_app.text.words import Words
from tests.games.test_coverage import event_kinds
from tests.text import codes

OTHERS = [language for language in LANGUAGES if language != "en"]


def values(language: Language) -> dict[str, ast.Pattern]:
    return {entry.id.name: entry.value for entry in entries(language) if entry.value}


def walked(node: Any) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walked(child)


def filled(pattern: ast.Pattern) -> set[tuple[str, str]]:
    """(function, variable) of everything that is put in; what only chooses a form is not."""
    found = set()
    for node in walked(pattern):
        if isinstance(node, ast.Placeable):
            match node.expression:
                case ast.VariableReference(id=id):
                    found.add(("", id.name))
                case ast.FunctionReference(id=id, arguments=given):
                    (argument,) = given.positional
                    assert isinstance(argument, ast.VariableReference)
                    found.add((id.name, argument.id.name))
    return found


def forms(pattern: ast.Pattern) -> dict[str, set[str]]:
    """The values of a fact of which each has words of its own; plurals are each language's own."""
    found: dict[str, set[str]] = {}
    for node in walked(pattern):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = {module.key_of(variant) for variant in node.variants}
            plain = {key for key in keys if not key.isdigit()} - {"one", "other"}
            found.setdefault(node.selector.id.name, set()).update(plain)
    return {name: keys for name, keys in found.items() if keys}


# ---- what there is


def test_the_source_is_read_right() -> None:
    """One of each kind, so that an empty set does not pass for a complete one."""
    assert {"not_even", "hotel_needs_group", "wait", "same_device"} <= codes.refusal_codes()
    assert {"table_has_moved_on", "onlooker_only_sees", "not_your_own"} <= codes.refusal_codes()
    assert {"within_supply", "one_jail_card_a_deck", "jail_is_one_space"} <= codes.invariants()
    assert {"rent", "pot", "jail_fine", "final_rents"} <= codes.debt_reasons()
    assert {"chain_broken", "file_cut_short", "too_new"} <= codes.import_codes()
    assert {"chain_broken", "journal_damaged", "no_such_game", "whole"} <= codes.verify_codes()
    assert {"disk_full", "read_only", "disk_error"} <= codes.not_kept_codes()
    assert event_kinds() > SILENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there(language: Language) -> None:
    assert sorted(codes.wanted() - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_and_none_that_nobody_says(language: Language) -> None:
    assert sorted(set(messages(language)) - codes.wanted()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_break_is_said_by_its_name(language: Language) -> None:
    """Each in words of its own: the last resort is for names that are still to come."""
    says = Words(language)
    said = [says.say("refusal-would_break", {"invariant": name}) for name in codes.invariants()]
    said.append(says.say("refusal-would_break", {"invariant": "something_new"}))
    assert len(set(said)) == len(said) == len(codes.invariants()) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_payment_has_words(language: Language) -> None:
    says = Words(language)
    said = {says.reason(why) for why in codes.debt_reasons()}
    assert len(said) == len(codes.debt_reasons())
    assert not said & codes.debt_reasons() - {"rent", "tax", "card", "interest"}


# ---- the same in every language


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_facts_are_asked_for(language: Language) -> None:
    english, theirs = values("en"), values(language)
    asked = {id: (variables(english[id]), variables(theirs[id])) for id in english}
    assert {id: both for id, both in asked.items() if both[0] != both[1]} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_and_put_in_in_the_same_way(language: Language) -> None:
    """Money as money, a space by its name: nowhere a bare number or an id in one language only."""
    english, theirs = values("en"), values(language)
    put_in = {id: (filled(english[id]), filled(theirs[id])) for id in english}
    assert {id: both for id, both in put_in.items() if both[0] != both[1]} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_form_is_forgotten(language: Language) -> None:
    english, theirs = values("en"), values(language)
    for id, pattern in english.items():
        found = forms(theirs[id])
        for fact, keys in forms(pattern).items():
            assert keys <= found.get(fact, set()), (id, fact)


# Facts and what they are put in by; `value` and `player` of who is not at the table are bare.
AS_MONEY = {"amount", "cash", "needed", "owed", "raisable", "missing"}
AS_PLAYERS = {"payer", "payee", "left", "right", "victim", "creditor", "owner", "turn"}
AS_SPACES = {"space", "to"}
IDS_OF_NOBODY = {"refusal-unknown_player", "refusal-reserved_id"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_put_in_as_what_they_are(language: Language) -> None:
    for id, pattern in values(language).items():
        for function, fact in filled(pattern):
            if fact in AS_MONEY or (id, fact) == ("refusal-bid_too_low", "least"):
                assert function == "MONEY", id
            elif fact in AS_PLAYERS or (fact == "player" and id not in IDS_OF_NOBODY):
                assert function == "PLAYER", id
            elif fact in AS_SPACES or (fact == "deed"):
                assert function == "SPACE", id
            elif fact == "deeds" and id != "refusal-too_few_deeds":
                assert function == "SPACES", id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_is_known(language: Language) -> None:
    named = {
        function for pattern in values(language).values() for function, _ in filled(pattern)
    } - {""}
    assert {"PLAYER", "PLAYERS", "MONEY", "SPACE", "SPACES", "DECK", "GIVES", "STEPS"} <= named
    assert [name for name in named if not callable(getattr(Words, name.lower(), None))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: Language) -> None:
    english, theirs = values("en"), values(language)
    said = {
        id for id in english if any(isinstance(n, ast.TextElement) for n in walked(english[id]))
    }
    assert len(said) > 200
    assert sorted(id for id in said if english[id].equals(theirs[id])) == []


def test_languages_are_named_in_themselves() -> None:
    assert NAMES == {"en": "English", "de": "Deutsch", "sv": "svenska"}
    assert sorted(folder.name for folder in module.LOCALES.iterdir()) == sorted(LANGUAGES)


# ---- files that are not right


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("= no name\n", "xx/words.ftl"),
        ("word = { $open\n", "xx/words.ftl"),
        ("word = one\nword = two\n", "word has no value or stands twice"),
        ("word =\n    .attribute = only\n", "word has no value or stands twice"),
        ("-term = us\nword = { -term }\n", "not used in our files: TermReference"),
    ],
)
def test_a_file_that_is_not_right_is_not_read(
    text: str, about: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "words.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    with pytest.raises(Broken, match=about):
        messages.__wrapped__("xx")
