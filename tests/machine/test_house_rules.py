"""Boxes with rules changed at random: no set of rules that is accepted leads to a dead end."""

import random

import pytest
from pydantic import ValidationError

from banker_app.edition.load import edition_ids, load_edition
from banker_app.engine.core import Refused
from tests.engine.fields import nested, other_values, rule_fields
from tests.engine.rows import merged
from tests.games.bot import Bot
from tests.machine.walk import attempt, command


def changed_rules(rng: random.Random, edition: str) -> dict[str, object]:
    fields, rules = rule_fields(load_edition(edition)), {}
    for path in rng.sample(sorted(fields), rng.randint(1, 5)):
        others = other_values(*fields[path])
        if others:
            rules = merged(rules, nested(path, rng.choice(others)))
    return rules


@pytest.mark.parametrize("edition", edition_ids())
def test_every_evening_goes_on(edition: str) -> None:
    played = 0
    for seed in range(30):
        rng = random.Random(f"{edition} {seed}")
        rules = changed_rules(rng, edition)
        players = [{"id": player} for player in ("ann", "bob", "cat")]
        start = {"kind": "start_game", "edition": edition, "players": players}
        try:
            bot = Bot(f"{edition} {seed}", {**start, "house_rules": rules})
        except (Refused, ValidationError):
            continue
        bot.play(60, mishaps=0.1)  # it fails where a debtor can neither pay nor go bankrupt
        for _ in range(60):
            attempt(bot.table, command(rng, bot.table))
        played += 1
    assert played > 15
