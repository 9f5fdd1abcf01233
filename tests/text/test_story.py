"""Whole games told, and every refusal explained, in every language: no fact missing, no id left."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.engine.events import Event
from banker_app.engine.state import State
from banker_app.table.entry import Entry
from banker_app.table.game import Game
from banker_app.table.replay import command_of, play
from banker_app.text.language import LANGUAGES, Language
from banker_app.text.story import SILENT, refused, told, told_event
from banker_app.text.words import Words
from tests.engine.all_rows import all_rows
from tests.engine.rows import Row, begun, prepared, submit
from tests.engine.rules import test_setup
from tests.games.test_coverage import all_outcomes, event_kinds, table_rows
from tests.games.test_golden import GAMES, golden
from tests.text.codes import modules, refusal_codes, said_in_calls

# In no language a word, and unlike the ids that they stand for.
NAMES = {
    "ann": "Xaverine", "bob": "Yngvild", "cat": "Zdenko", "dan": "Quirin", "eva": "Wolfhild",
    "fin": "Ximenes", "gus": "Ypsilanti", "hal": "Zephyr", "eve": "Quetzal",
}  # fmt: skip
IDS = re.compile(rf"\b({'|'.join(NAMES)}|chance|community)\b")
WRONG = re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|\$[a-z]|[a-z]_[a-z]|  |\(\)|^\s|\s$")


def faults(sentence: str) -> list[str]:
    """What no sentence may show: an id, a code, a piece of Python, or nothing at all."""
    found = [*IDS.findall(sentence), *(match.group() for match in WRONG.finditer(sentence))]
    if not re.search(r"\w\w", sentence):
        found.append("empty")
    elif sentence[:1] != sentence[:1].upper():
        found.append("small letter")
    return found


def test_the_look_for_faults_finds_them() -> None:
    for wrong in (
        "", " ", "Ann ", "Pays bob 5", "Draws of chance", "Owes (jail_fine)", "It is None",
        "Pays {amount}", "pays", "Pays $amount", "Gets  5", "Nothing ()", ".",
    ):  # fmt: skip
        assert faults(wrong), wrong
    for right in ("Xaverine pays $100", "Zdenko zieht eine Karte vom Stapel „Chance“", "Tur är 3"):
        assert faults(right) == []


# ---- whole games


def renamed(command: dict[str, Any]) -> dict[str, Any]:
    """Under names that cannot be mistaken for ids."""
    if command["kind"] == "start_game":
        players = [{**player, "name": NAMES[player["id"]]} for player in command["players"]]
        return {**command, "players": players}
    if command["kind"] == "amend_player" and "name" in command:
        return {**command, "name": NAMES[command["player"]]}
    return command


@cache
def lines(path: Path) -> list[Entry]:
    text = "\n".join(json.dumps(renamed(command)) for command in golden(path)["commands"])
    played = play(text)
    assert not played.refusals and played.error is None
    return played.table.entries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_golden_game_is_told(path: Path, language: Language) -> None:
    spoken = 0
    for entry in lines(path):
        sentences = told(entry, language)
        wrong = {said: faults(said) for said in sentences if faults(said)}
        assert wrong == {}, (entry.seq, entry.kind)
        assert bool(sentences) == bool(loud(entry)), (entry.seq, entry.kind)
        spoken += len(sentences)
    assert spoken >= len(lines(path))


def loud(entry: Entry) -> bool:
    return entry.kind in ("undo", "redo") or any(e.kind not in SILENT for e in entry.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_sentence_has_the_facts_of_its_event(path: Path, language: Language) -> None:
    """Who, how much and which deed stand in it, as they are called and written there."""
    for entry in lines(path):
        words = Words.of(language, entry.after)
        for event in entry.events:
            told_of = " ".join(told_event(event, words))
            for fact in wanted_in(event, words) if told_of else ():
                assert fact.lower() in told_of.lower(), (event.kind, told_of)


def wanted_in(event: Event, words: Words) -> list[str]:
    facts = event.facts
    found = [words.player(facts[key]) for key in ("player", "victim") if facts.get(key)]
    if event.kind in ("money_paid", "debt_incurred", "debt_settled"):
        hidden = ("pot",)  # the middle, which is sometimes only where something is laid
        found += [words.player(facts[k]) for k in ("payer", "payee") if facts[k] not in hidden]
    if facts.get("amount"):
        found.append(words.money(facts["amount"]))
    if facts.get("deed") is not None and event.kind != "corrected":
        found.append(words.space(facts["deed"]))
    return found + [words.player(player) for player in facts.get("winners", ())]


# What tells a path of the edition, or the name of one who is no longer at the table.
BARE = {"edition_amended", "player_left_again"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_row_is_told(language: Language) -> None:
    """The golden games do not meet every case; the rule tables do."""
    seen, wrong = set(), []
    for entry in (outcome for outcome in all_outcomes() if isinstance(outcome, Entry)):
        words = Words(language, entry.after.edition, NAMES)
        for event in entry.events:
            sentences = told_event(event, words)
            seen.add(event.kind)
            assert bool(sentences) == (event.kind not in SILENT), event.kind
            if event.kind not in BARE:
                wrong += [(event.kind, said) for said in sentences if faults(said)]
    assert wrong[:5] == [] and event_kinds() - seen == set()


# ---- refusals


def explained(refusal: Refused, language: Language, state: State | None) -> str:
    if state is None:
        return refused(refusal, Words(language, names=NAMES))
    return refused(refusal, Words(language, state.edition, NAMES))


@cache
def refusals() -> list[tuple[Refused, State | None]]:
    """Of all rows, with the table at which they were said."""
    found: list[tuple[Refused, State | None]] = []
    for row in (*all_rows(), *table_rows()):
        if row.refused is not None:
            found.append(refusal_of(row))
    for start in test_setup.REFUSED:
        played = test_setup.started(start)
        (only,) = (outcome for _, outcome in played.lines)
        assert isinstance(only, Refused)
        found.append((only, None))
    with pytest.raises(Refused) as no_game:
        Game().submit(command_of('{"kind": "undo"}'))
    return [*found, (no_game.value, None)]


def refusal_of(row: Row) -> tuple[Refused, State]:
    game = begun(row)
    prepared(row, game)
    with pytest.raises(Refused) as refusal:
        submit(game, row.when)
    return refusal.value, game.state


# The refusals of seats, of who sits where, and of the table, with facts as they come.
OF_THE_SEATS = [
    Refused("onlooker_only_sees"),
    Refused("only_the_banker", kind="undo"),
    Refused("not_your_own", kind="pay"),
    Refused("unknown_device"),
    Refused("same_device"),
    Refused("bad_pin"),
    Refused("no_pin"),
    Refused("not_locked"),
    Refused("wait", seconds=1),
    Refused("wait", seconds=960),
    Refused("table_has_moved_on", seq=17),
]
NAMES_AN_ID = {"unknown_player", "reserved_id", "unknown_edition", "bad_path", "bad_value"}


def test_every_refusal_there_is_is_looked_at() -> None:
    seen = {refusal.code for refusal, _ in refusals()} | {r.code for r in OF_THE_SEATS}
    assert refusal_codes() - seen == set()
    assert {r.code for r in OF_THE_SEATS} <= said_in_calls("require", 1, "table")
    assert len(refusals()) > 500 and list(modules("table"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_every_row_is_explained(language: Language) -> None:
    wrong = []
    for refusal, state in (*refusals(), *((refusal, None) for refusal in OF_THE_SEATS)):
        said = explained(refusal, language, state)
        if faults(said) and refusal.code not in NAMES_AN_ID:
            wrong.append((refusal.code, said, faults(said)))
    assert wrong[:5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_names_an_id_or_a_path_names_it_as_it_was_given(language: Language) -> None:
    for refusal, state in refusals():
        if refusal.code in NAMES_AN_ID:
            said = explained(refusal, language, state)
            assert any(str(fact) in said for fact in refusal.facts.values()), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_apart(language: Language) -> None:
    """No two codes are explained by the same words: each says what would have to be."""
    by_words: dict[str, set[str]] = {}
    for refusal, state in refusals():
        by_words.setdefault(explained(refusal, language, state), set()).add(refusal.code)
    assert [both for both in by_words.values() if len(both) > 1] == []
