"""The start of a game. It is the first line of a table, so its rows have a form of their own."""

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from banker_app.edition.load import load_edition
from banker_app.table.replay import Played, play
from tests.engine.fields import nested, other_values, rule_fields
from tests.engine.rows import (
    ALL,
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    SORE,
    UK,
    US,
    Row,
    check,
    do,
    merged,
    named,
    value_at,
)

ELEVEN = tuple("abcdefghijk")
MOST = {SE: 7, SORE: 6, DE: 8, BERLIN: 8, KARLSRUHE: 8, US: 8, UK: 8}
CASH = {box: 30000 if box == SE else 1500 for box in ALL}
SPEED = {"speed_die": True}
POT = {"free_parking": {"pot": True, "seed": 500}}


@dataclass(frozen=True)
class Start:
    name: str
    edition: str
    players: tuple[str, ...]
    then: dict[str, Any] = field(default_factory=dict)
    refused: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    guards: tuple[str, ...] = ()
    rules: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)


def started(row: Start, changed: dict[str, Any] | None = None) -> Played:
    players = [{"id": player} for player in row.players]
    rules = merged(row.rules, changed or {})
    start = do("start_game", edition=row.edition, players=players, house_rules=rules)
    return play(json.dumps({**start, "options": row.options}))


def failure(row: Start, played: Played) -> str | None:
    assert played.error is None, played.error
    if played.refusals:
        code, facts = played.refusals[0]["code"], played.refusals[0]["facts"]
        as_said = code == row.refused and row.facts.items() <= facts.items()
        return None if as_said else f"refused: {code} {facts}"
    if row.refused:
        return "accepted"
    now = played.as_json()
    found = {path: value_at(now, path) for path in row.then}
    return None if found == row.then else f"{found}, expected {row.then}"


TWO = ("ann", "bob")

ACCEPTED = [
    *[Start("two may play", box, TWO, guards=("players.min",), then={
        "balances": {"ann": CASH[box], "bob": CASH[box], "bank": -2 * CASH[box], "pot": 0},
        "turn": {"player": "ann", "number": 1, "doubles": 0}, "entries": 1, "pending": [],
        "players.ann.position": None, "players.ann.in_jail": False, "players.ann.jail_cards": 0,
        "figure": None, "finished": None, "bank": {"houses": 32, "hotels": 12},
        "deeds.39": {"owner": None, "mortgaged": False, "buildings": 0},
        "players.ann.tokens": 2 if box == SORE else 0}) for box in ALL],
    # 000 L14 with A1; 001, pdfslide; 002 L24; 004 L130; 003 and the English boxes by readings
    *[Start("as many as the box allows", box, ELEVEN[:MOST[box]], guards=("players.max",),
            then={"balances.bank": -MOST[box] * CASH[box]}) for box in ALL],
    *[Start("two of fewer seats by a house rule", box, TWO, then={"entries": 1},
            rules={"players": {"max": 2}}) for box in (SE, SORE)],
    Start("the first named begins", DE, ("cat", "bob", "ann"), then={"turn.player": "cat"}),
    Start("another start money", SE, TWO, then={"balances.ann": 20000, "balances.bank": -40000},
          rules={"money": {"start": 20000}}),
    # 001 L61, 003 L48
    *[Start("the speed die brings 1000 more", box, TWO, options=SPEED,
            guards=("speed_die.extra_start",),
            then={"balances.ann": 2500, "balances.bob": 2500, "balances.bank": -5000})
      for box in (DE, BERLIN)],
    *[Start("a game without the speed die", box, TWO, then={"balances.ann": 1500},
            options={"speed_die": False}) for box in (DE, US)],
    # 002 L416
    Start("each begins with two tokens", SORE, TWO, guards=("loser_tokens.start",),
          then={"players.ann.tokens": 2, "players.bob.tokens": 2}),
    Start("the bank lays the seed into the pot", DE, TWO, rules=POT,
          then={"balances": {"ann": 1500, "bob": 1500, "pot": 500, "bank": -3500}}),
    Start("a pot without a seed is empty", DE, TWO, rules={"free_parking": {"pot": True}},
          then={"balances.pot": 0}, guards=("free_parking.seed",)),
    # 000 L210: 4 each for 7 players are all 28
    Start("all deeds may be dealt", SE, ELEVEN[:7], options={"deal_deeds": 4},
          guards=("end.deal_deeds",), then={"entries": 1, "pending": []}),
    Start("no deeds to deal is a game as ever", KARLSRUHE, TWO, options={"deal_deeds": 0},
          then={"balances.ann": 1500}),
]  # fmt: skip

SAME_TWICE = ("ann", "bob", "ann")

REFUSED = [
    Start("an unknown box", "no-such-box", TWO, refused="unknown_edition",
          facts={"edition": "no-such-box"}),
    Start("an unknown box is told before too few players", "no-such-box", (),
          refused="unknown_edition"),
    Start("a seed without a pot", DE, TWO, refused="house_rules_clash",
          rules={"free_parking": {"seed": 100}}),
    # buildings that travel, stay or come free stand on streets without the whole group
    *[Start("rules that can only stand together", box, TWO, refused="house_rules_clash",
            rules=rules)
      for box, rules in (
          (DE, {"trade": {"buildings": "travel"}}),
          (DE, {"bankruptcy": {"buildings": "stay"}}),
          (DE, {"bankruptcy": {"buildings": "stay"}, "building": {"stand_without_group": True}}),
          (DE, {"loser_tokens": {}}),
          (SORE, {"building": {"stand_without_group": False}}),
      )],
    Start("house rules that clash are told before too few players", DE, (),
          refused="house_rules_clash", rules={"free_parking": {"seed": 100}}),
    *[Start("nobody plays alone", box, ("ann",), refused="too_few_players", facts={"least": 2})
      for box in ALL],
    Start("nor does nobody", DE, (), refused="too_few_players"),
    Start("more are needed by a house rule", DE, TWO, refused="too_few_players",
          facts={"least": 3}, rules={"players": {"min": 3}}),
    Start("too few are told before a reserved name", DE, ("bank",), refused="too_few_players"),
    *[Start("one more than the box allows", box, ELEVEN[:MOST[box] + 1],
            refused="too_many_players", facts={"most": MOST[box]}, guards=("players.max",))
      for box in ALL],
    Start("too many are told before a name given twice", DE, ("ann",) * 9,
          refused="too_many_players"),
    Start("nobody is called bank", DE, ("ann", "bank"), refused="reserved_id",
          facts={"player": "bank"}),
    Start("nobody is called pot", SE, ("pot", "bob"), refused="reserved_id",
          facts={"player": "pot"}),
    Start("a reserved name twice is told to be reserved", DE, ("bank", "bank"),
          refused="reserved_id"),
    Start("an id is given once", DE, SAME_TWICE, refused="player_twice", facts={"player": "ann"}),
    Start("an id given twice is told before a missing speed die", US, SAME_TWICE,
          refused="player_twice", options=SPEED),
    *[Start("there is no speed die", box, TWO, refused="not_in_this_edition",
            facts={"rule": "speed_die"}, options=SPEED)
      for box in (SE, SORE, KARLSRUHE, US, UK)],
    Start("a missing speed die is told before deeds that are not dealt", US, TWO,
          refused="not_in_this_edition", facts={"rule": "speed_die"},
          options={**SPEED, "deal_deeds": 2}),
    *[Start("deeds are not dealt", box, TWO, refused="not_in_this_edition",
            facts={"rule": "deal_deeds"}, options={"deal_deeds": 2}, guards=("end.deal_deeds",))
      for box in ALL if box != SE],
    Start("that is told before too few deeds", DE, TWO, refused="not_in_this_edition",
          options={"deal_deeds": 15}),
    Start("more deeds than there are", SE, TWO, refused="too_few_deeds", facts={"deeds": 28},
          options={"deal_deeds": 15}),
    Start("one round more than there are deeds", SE, ELEVEN[:7], refused="too_few_deeds",
          options={"deal_deeds": 5}),
    Start("too few deeds are told before too little money", SE, TWO, refused="too_few_deeds",
          options={"deal_deeds": 15}, rules={"money": {"start": 100}}),
    Start("who cannot pay a dealt deed", SE, TWO, refused="not_enough_cash",
          facts={"player": "ann", "cash": 1199}, options={"deal_deeds": 2},
          rules={"money": {"start": 1199}}),
]  # fmt: skip

STARTS = [*ACCEPTED, *REFUSED]


@pytest.mark.parametrize("row", STARTS, ids=[f"{s.edition}: {s.name}" for s in STARTS])
def test_start(row: Start) -> None:
    assert bool(row.then) != bool(row.refused), "a row says what comes out, or which refusal"
    wrong = failure(row, started(row))
    assert wrong is None, wrong


# What is asked at the start only, where no row of a running game can reach it.
GUARDS = [(row, path) for row in STARTS for path in row.guards]


@pytest.mark.parametrize(("row", "path"), GUARDS, ids=[f"{p}: {r.name}" for r, p in GUARDS])
def test_start_fails_when_its_field_is_changed(row: Start, path: str) -> None:
    others = other_values(*rule_fields(load_edition(row.edition))[path])
    played = [started(row, nested(path, other)) for other in others]
    assert any(p.error is None and failure(row, p) for p in played), f"holds whatever {path} says"


def deal(seed: int | str, deeds: int, *players: str) -> dict[str, Any]:
    row = Start("", SE, players, options={"deal_deeds": deeds, "seed": seed})
    return started(row).as_json()


@pytest.mark.parametrize(("deeds", "players"), [(2, 2), (3, 5), (4, 7)])
def test_dealt_deeds_are_paid_at_their_price(deeds: int, players: int) -> None:
    now = deal(7, deeds, *ELEVEN[:players])
    spaces = load_edition(SE).spaces
    for player in ELEVEN[:players]:
        owned = [int(d) for d, about in now["deeds"].items() if about["owner"] == player]
        assert len(owned) == deeds
        assert now["balances"][player] == 30000 - sum(spaces[d].price for d in owned)
    assert sum(now["balances"].values()) == 0


def test_the_seed_repeats_the_deal() -> None:
    assert deal(7, 3, *TWO) == deal(7, 3, *TWO)
    assert deal("midsommar", 3, *TWO) == deal("midsommar", 3, *TWO)
    assert len({json.dumps(deal(seed, 3, *TWO)["deeds"]) for seed in range(20)}) > 15


def test_a_dealt_deed_may_take_the_last_coin() -> None:
    paid = {player: 30000 - deal(7, 1, *TWO)["balances"][player] for player in TWO}
    dearest = max(paid.values())
    rules = {"money": {"start": dearest}}
    row = Start("", SE, TWO, rules=rules, options={"deal_deeds": 1, "seed": 7})
    balances = started(row).as_json()["balances"]
    assert {player: dearest - balances[player] for player in TWO} == paid


AGAIN = do("start_game", edition=DE, players=[{"id": "dan"}, {"id": "eva"}])

ROWS = [
    Row("a table starts once", DE, (), AGAIN, refused="game_has_started"),
    Row("also after its end", DE, (do("finish_game"),), AGAIN, refused="game_has_started"),
]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
