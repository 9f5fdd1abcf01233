"""A game told to a reader: every entry in words, then who has what."""

from collections.abc import Iterator

from banker_app.engine.core import Refused
from banker_app.engine.figures import owned_by
from banker_app.engine.state import State
from banker_app.table.replay import Played
from banker_app.text.language import Language
from banker_app.text.story import refused, told
from banker_app.text.words import Words


def story(played: Played, language: Language) -> Iterator[str]:
    words = Words(language)
    for number, outcome in played.lines:
        if isinstance(outcome, Refused):
            yield f"{number:5}  - {refused(outcome, words)}"
            continue
        words = Words.of(language, outcome.after)
        for place, sentence in enumerate(told(outcome, language)):
            yield f"{number if not place else '':5}  {sentence}"
    if played.error:
        kind = "line-error" if played.error["line"] else "file-error"
        yield words.sentence(kind, played.error)
    if played.table.entries:
        yield ""
        yield from standing(played.table.state, len(played.table.entries), words)


def standing(state: State, entries: int, words: Words) -> Iterator[str]:
    yield words.sentence("standing", {"entries": entries})
    width = max(len(words.player(player)) for player in state.players)
    for player, now in state.players.items():
        has = words.say("standing-out") if now.out else words.money(state.balances[player])
        deeds = ", ".join(deed_words(state, deed, words) for deed in owned_by(state, player))
        yield f"  {words.player(player):{width}}  {has:>12}  {deeds}".rstrip()


def deed_words(state: State, deed: int, words: Words) -> str:
    now = state.deeds[deed]
    notes = [words.say("standing-mortgaged")] if now.mortgaged else []
    if now.buildings:
        hotel = now.buildings == 5
        notes.append(words.say("standing-hotel") if hotel else "*" * now.buildings)
    return words.space(deed) + (f" ({', '.join(notes)})" if notes else "")
