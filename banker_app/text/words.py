"""Sentences in one language, about one table: its names, its spaces, its money."""

from collections.abc import Mapping, Sequence
from typing import Any

from banker_app.edition.schema import Edition
from banker_app.engine.state import BANK, POT, State
from banker_app.text.language import Language, money, number
from banker_app.text.messages import Facts, messages

NOBODY: Mapping[str, str] = {}


class Words:
    def __init__(
        self,
        language: Language,
        edition: Edition | None = None,
        names: Mapping[str, str] = NOBODY,
    ) -> None:
        self.language, self.edition, self.names = language, edition, names
        self._messages = messages(language)

    @classmethod
    def of(cls, language: Language, state: State) -> "Words":
        names = {player.id: player.name or player.id for player in state.players.values()}
        return cls(language, state.edition, names)

    def say(self, id: str, facts: Facts = NOBODY) -> str:
        return str(self._messages[id](facts, self))

    def sentence(self, id: str, facts: Facts = NOBODY) -> str:
        text = self.say(id, facts)
        return text[:1].upper() + text[1:]

    def has(self, id: str) -> bool:
        return id in self._messages

    def function(self, name: str, value: Any) -> str:
        said: str = getattr(self, name.lower())(value)
        return said

    def number(self, value: int) -> str:
        return number(value, self.language)

    def money(self, amount: int) -> str:
        symbol = self.edition.money.symbol if self.edition else ""
        return money(amount, symbol, self.language)

    def player(self, account: str | None) -> str:
        if account is None:
            return self.say("nobody")
        if account in (BANK, POT):
            return self.say(account)
        return self.names.get(account, account)

    def players(self, accounts: Sequence[str]) -> str:
        return self.listed([self.player(account) for account in accounts])

    def space(self, position: int) -> str:
        return self.edition.spaces[position].name if self.edition else str(position)

    def spaces(self, positions: Sequence[int]) -> str:
        return self.listed([self.space(position) for position in positions])

    def deck(self, deck: Any) -> str:
        found = self.edition.decks.get(deck) if self.edition else None
        return found.name if found else str(deck)

    def dice(self, dice: Sequence[int]) -> str:
        return self.listed([str(eyes) for eyes in dice])

    def reason(self, why: str) -> str:
        return self.say(f"why-{why}") if self.has(f"why-{why}") else why

    def lot(self, lot: Mapping[str, Any]) -> str:
        if "deed" in lot:
            return self.space(lot["deed"])
        if "building" in lot:
            return self.say(lot["building"])
        return self.say("jail-card", {"deck": lot["jail_card"]})

    def steps(self, steps: Sequence[tuple[int, int, bool]]) -> str:
        """On which deed how many building steps, and whether one of them is the hotel."""
        return self.listed([self.step(*step) for step in steps])

    def step(self, deed: int, count: int, hotel: bool) -> str:
        kind = "steps-hotel" if hotel else "steps-houses"
        return self.say(kind, {"count": count, "deed": deed})

    def gives(self, gives: Mapping[str, Any]) -> str:
        parts = [self.money(gives["cash"])] if gives["cash"] else []
        parts += [self.space(deed) for deed in gives["deeds"]]
        for what in ("jail_cards", "tokens"):
            if gives[what]:
                parts.append(self.say(f"gives-{what}", {"count": gives[what]}))
        return self.listed(parts) if parts else self.say("gives-nothing")

    def listed(self, parts: Sequence[str]) -> str:
        """a, b and c"""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})
