"""Events: facts in the past tense, with every amount and every new value in them.

It holds results, not recipes: an old game folds to the same state after any change to a rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from banker_app.ledger.posting import Posting


@dataclass(frozen=True, slots=True)
class Event:
    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    postings: tuple[Posting, ...] = ()
    players: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    deeds: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=dict)
