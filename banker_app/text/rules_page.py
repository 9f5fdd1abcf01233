"""The rules of all boxes side by side, as a Markdown page."""

from collections.abc import Callable
from typing import Any

from banker_app.edition.rule_points import RULE_POINTS, RulePoint
from banker_app.edition.schema import Edition

HEAD = """# The rules of the boxes, side by side

Made by `banker rules`; do not edit. Each cell: the value, then where it stands (L = line of the
box's rulebook, A = a reading of an unclear point, ext. = from elsewhere), and `check` where the
figure is not certain and should be compared with the box.
"""


def page(editions: list[Edition]) -> str:
    parts = [HEAD]
    for heading, points in RULE_POINTS.items():
        parts.append(f"\n## {heading}\n\n")
        names = " | ".join(edition.id for edition in editions)
        parts.append(f"| Rule point | {names} |\n|{'---|' * (len(editions) + 1)}\n")
        parts += [row(point, editions) for point in points]
    return "".join(parts)


def row(point: RulePoint, editions: list[Edition]) -> str:
    cells = [cell(point, edition) for edition in editions]
    return f"| {point.title} | {' | '.join(cells)} |\n"


def cell(point: RulePoint, edition: Edition) -> str:
    said = [told(edition, field) for field in point.fields]
    return "; ".join(words for words in (*said, point.always) if words) or "-"


def told(edition: Edition, field: str) -> str:
    if field in FIGURES:
        return FIGURES[field](edition)
    value: Any = edition
    for part in field.split("."):
        value = getattr(value, part)
        if value is None:
            return ""
    source = edition.sources.get(field, "")
    check = ", check" if field in edition.unsure else ""
    return f"{words(value)} ({source}{check})" if source or check else words(value)


def words(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{count} x {note}" for note, count in value.items()) or "-"
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return str(value).replace("_", " ")


def _deeds(edition: Edition) -> str:
    return str(len(edition.deeds))


def _cards(edition: Edition) -> str:
    decks = edition.decks.values()
    return ", ".join(f"{d.size} {d.name}" + ("" if d.cards else " (not known)") for d in decks)


def _of_kind(*kinds: str) -> Callable[[Edition], str]:
    def figures(edition: Edition) -> str:
        spaces = [space for space in edition.spaces if space.kind in kinds]
        found = []
        for space in spaces:
            numbers = space.rent or space.dice_multiplier or (space.amount,)
            found.append(" / ".join(map(str, numbers)))
        return ", ".join(dict.fromkeys(found)) or "none"

    return figures


FIGURES: dict[str, Callable[[Edition], str]] = {
    "deeds": _deeds,
    "cards": _cards,
    "stations": _of_kind("station"),
    "utilities": _of_kind("utility"),
    "taxes": _of_kind("tax", "bill"),
}
