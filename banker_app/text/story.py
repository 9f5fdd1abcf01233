"""What happened at a table, and why something cannot happen, as sentences."""

from collections.abc import Mapping
from typing import Any

from banker_app.engine.core import Refused
from banker_app.engine.events import Event
from banker_app.table.entry import Entry
from banker_app.text.language import Language
from banker_app.text.words import Words

# What goes with another event and would only say it twice.
SILENT = frozenset(("positions_known", "move_on_due", "throw_again", "moved_on"))


def told(entry: Entry, language: Language) -> list[str]:
    """An entry as sentences, in the words of the table as it stood then."""
    words = Words.of(language, entry.after)
    if entry.kind in ("undo", "redo"):
        return [words.sentence(f"event-{entry.kind}", {"of": entry.of})]
    return [said for event in entry.events for said in told_event(event, words)]


def told_event(event: Event, words: Words) -> list[str]:
    if event.kind in SILENT:
        return []
    said = [words.sentence(f"event-{variant(event)}", facts_of(event))]
    for player, amount in event.facts.get("to_bank", {}).items():
        facts = {"player": player, "amount": amount}
        said.append(words.sentence("event-paid_on_mortgages", facts))
    return said


def variant(event: Event) -> str:
    """The message for an event of which there are two kinds to tell."""
    facts = event.facts
    match event.kind:
        case "dice_thrown" if facts.get("speed") is not None:
            return "dice_thrown_speed"
        case "debt_settled" if facts.get("deeds"):
            return "debt_settled_in_deeds"
        case "deed_stolen" if facts["deed"] is None:
            return "deed_stolen_none"
        case "lot_sold" if "building" in facts["lot"]:
            return "lot_sold_built"
    return event.kind


def facts_of(event: Event) -> Mapping[str, Any]:
    if "hotels" not in event.facts:
        return event.facts
    hotels = event.facts["hotels"]
    steps = {int(deed): count for deed, count in event.facts["steps"].items()}
    parts = [(deed, count, deed in hotels) for deed, count in steps.items()]
    return {**event.facts, "steps": parts}


def refused(refusal: Refused, words: Words) -> str:
    return words.sentence(f"refusal-{refusal.code}", refusal.facts)
