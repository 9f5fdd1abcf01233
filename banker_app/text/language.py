"""The languages, and how their countries write numbers and money."""

from typing import Literal

Language = Literal["en", "de", "sv"]
LANGUAGES: tuple[Language, ...] = ("en", "de", "sv")
NAMES: dict[Language, str] = {"en": "English", "de": "Deutsch", "sv": "svenska"}
NBSP = "\u00a0"
THOUSANDS: dict[Language, str] = {"en": ",", "de": ".", "sv": NBSP}
BEFORE = frozenset(("$", "£", "€"))  # signs that English writes before the number


def number(value: int, language: Language) -> str:
    """In groups of three, also four digits: a table reads 1 500 and 15 000 in one column."""
    return f"{value:,}".replace(",", THOUSANDS[language])


def money(amount: int, symbol: str, language: Language) -> str:
    if language == "en" and symbol in BEFORE:
        return (
            f"-{symbol}{number(-amount, language)}"
            if amount < 0
            else symbol + number(amount, language)
        )
    return f"{number(amount, language)}{NBSP}{symbol}".rstrip(NBSP)  # before a box is chosen


def plural(value: int) -> str:
    """The same in all three languages."""
    return "one" if value == 1 else "other"


def best_language(wanted: str) -> Language:
    """The first of ours in what a browser sends as its languages; English if there is none."""
    for part in wanted.lower().replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0]
        for language in LANGUAGES:
            if code == language:
                return language
    return "en"
