"""Random commands at a table, most of them sensible, on poor and unequal tables."""

import json
import random
from typing import Any

from banker_app.engine.core import Refused
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.table.game import Game
from banker_app.table.replay import command_of

PLAYERS = ["ann", "bob", "cat", "dan"]
WORDS = ["take_token", "steal_token", "take_figure", "place_free_house", "steal_deed"]
# fmt: off
PLAIN = [
    "roll", "roll", "roll", "end_turn", "end_turn", "charge_rent", "charge_rent", "charge_rent",
    "pay", "pay_tax", "draw_card", "buy_deed", "buy_deed", "buy_deed", "open_auction", "place_bid",
    "place_bid", "close_auction", "drop_bid", "cancel_auction", "build", "build", "sell_buildings",
    "mortgage_deed", "redeem_deed", "trade", "offer_trade", "answer_trade", "go_to_jail",
    "leave_jail", "settle_debt", "settle_debt", "declare_bankruptcy", "collect_salary", "pay_each",
    "collect_each", "move_on", "correct", "undo", "redo", "reverse", "leave_game", "finish_game",
    "add_player", "amend_player", "amend_edition",
]
# fmt: on
HOUSE_RULES: list[dict[str, Any]] = [
    {"free_parking": {"pot": True, "seed": 50}},
    {"building": {"houses": 6, "hotels": 2}},
    {"building": {"houses": 9, "hotels": 3, "even": False, "hotel_needs": "street"}},
    {"building": {"mortgage_bars": "none"}, "interest": {"when": "both"}},
    {"building": {"mortgage_bars": "plot", "hotel_needs": "street"}, "rent": {"in_deeds": True}},
    {"building": {"unlimited": True, "sell_even": False}, "auction": {"when": "always"}},
    {"interest": {"when": "none"}, "auction": {"when": "never"}, "jail": {"collects_rent": False}},
    {"interest": {"on_transfer": False, "rounding": {"step": 5, "mode": "nearest"}}},
    {"bankruptcy": {"mortgage_first": True, "bank_auctions_jail_cards": True}},
    {"bankruptcy": {"bank_auctions": False}, "money": {"salary_on_landing": 400, "start": 300}},
]


def started(rng: random.Random, edition: str) -> Game:
    options: dict[str, Any] = {}
    if edition in ("de-classic-2008", "de-berlin-ampelmann"):
        options["speed_die"] = rng.random() < 0.5
    players = [{"id": p} for p in PLAYERS[: rng.randint(2, 4)]]
    rules = rng.choice([{}, {}, {}, *HOUSE_RULES])
    command = {"kind": "start_game", "edition": edition, "players": players, "options": options}
    table = Game()
    table.submit(command_of(json.dumps({**command, "house_rules": rules})))
    deeds = list(table.state.edition.deeds)
    for deed in rng.sample(deeds, rng.randint(0, len(deeds))):
        owner = rng.choice(players)["id"]
        attempt(table, {"kind": "correct", "what": "owner", "deed": deed, "value": owner})
    poor = rng.randint(0, 300)
    attempt(table, {"kind": "correct", "what": "balance", "player": "ann", "value": poor})
    return table


def attempt(table: Game, command: dict[str, Any]) -> bool:
    """Submits it; a refused command changes nothing, an accepted one keeps every invariant."""
    before, count = table.state, len(table.entries)
    try:
        entry = table.submit(command_of(json.dumps(command)))
    except Refused:
        assert table.state is before and len(table.entries) == count
        return False
    assert broken(table.state) is None, (command, broken(table.state))
    state = before
    for event in entry.events:
        state = evolve(state, event)
    if entry.events:
        assert state == table.state, command
    return True


def command(rng: random.Random, table: Game) -> dict[str, Any]:
    state = table.state
    kinds = PLAIN + (WORDS * 2 if state.edition.loser_tokens else [])
    kind = rng.choice(kinds)
    if kind in ("finish_game", "leave_game") and rng.random() < 0.9:
        kind = "roll"
    player, other = rng.choice(list(state.players)), rng.choice(list(state.players))
    if kind in ("roll", "move_on", "leave_jail"):
        player = state.turn.player
    deed, amount = rng.choice(state.edition.deeds), rng.choice([1, 10, 50, 200, 1000, 5000])
    fields: dict[str, dict[str, Any]] = {
        "roll": {"dice": [rng.randint(1, 6), rng.randint(1, 6)], **speed(rng, table)},
        "charge_rent": {"deed": deed, "dice": 7},
        "pay_tax": {"space": rng.choice([4, 12, 28, 38])},
        "draw_card": {"deck": rng.choice(["chance", "community"]), "card": rng.randint(1, 16)},
        "build": {"steps": {str(d): rng.randint(1, 2) for d in state.edition.group_of[deed]}},
        "sell_buildings": {"steps": {str(deed): rng.choice([1, 1, 5])}},
        "leave_jail": {"how": rng.choice(["fine", "card", "doubles"])},
        "steal_token": {"victim": other},
        "steal_deed": {"victim": other, "deed": rng.choice([deed, None])},
        "take_token": {"why": "card"},
        "add_player": {"player": rng.choice(["eve", "fox"])},
        "amend_player": {"place": rng.randint(1, 4)},
        "declare_bankruptcy": {},
    }
    if kind in ("undo", "redo", "end_turn", "cancel_auction", "finish_game"):
        return {"kind": kind}
    if kind == "reverse":
        return {"kind": kind, "seq": rng.randint(1, len(table.entries))}
    if kind == "close_auction":
        return {"kind": kind, **({"deed": deed} if rng.random() < 0.3 else {})}
    if kind == "open_auction":
        lots = [
            {"deed": deed},
            {"building": "house"},
            {"building": "hotel"},
            {"jail_card": "chance"},
        ]
        due = [{"deed": d} for d in (state.due.deeds if state.due else ())]
        return {"kind": kind, "lot": rng.choice(due or lots)}
    if kind == "pay":
        return {
            "kind": kind,
            "payer": player,
            "payee": rng.choice([other, "bank", "pot"]),
            "amount": amount,
        }
    if kind in ("trade", "offer_trade"):
        owned = [d for d, now in state.deeds.items() if now.owner == player]
        gives = {"deeds": rng.sample(owned, min(len(owned), 1)), "tokens": rng.choice([0, 0, 1])}
        back = {"cash": rng.choice([0, 50, 500])}
        return {
            "kind": kind,
            "left": player,
            "right": other,
            "left_gives": gives,
            "right_gives": back,
        }
    if kind == "answer_trade":
        return {"kind": kind, "accept": rng.random() < 0.7}
    if kind == "settle_debt":
        owed = [d.debtor for d in state.debts] or [player]
        return {"kind": kind, "debtor": owed[0]}
    if kind == "amend_edition":
        return {"kind": kind, "path": f"spaces.{deed}.price", "value": amount}
    if kind == "correct":
        what = rng.choice(
            ["owner", "mortgaged", "buildings", "position", "in_jail", "tokens", "jail_cards"]
        )
        values: dict[str, Any] = {
            "owner": rng.choice([player, None]),
            "mortgaged": True,
            "in_jail": True,
        }
        value = values.get(what, rng.randint(0, 4))
        place = (
            {"deed": deed} if what in ("owner", "mortgaged", "buildings") else {"player": player}
        )
        return {"kind": kind, "what": what, "value": value, **place}
    if kind in ("pay_each", "collect_each", "place_bid"):
        return {"kind": kind, "player": player, "amount": amount}
    if kind in ("buy_deed", "mortgage_deed", "redeem_deed", "place_free_house"):
        return {"kind": kind, "player": player, "deed": deed}
    if kind == "declare_bankruptcy":
        player = next((d.debtor for d in state.debts), player)
    return {"kind": kind, "player": player, **fields.get(kind, {})}


def speed(rng: random.Random, table: Game) -> dict[str, Any]:
    now = table.state.players[table.state.turn.player]
    if not (table.state.speed_die and now.salaries and not now.in_jail):
        return {}
    return {"speed": rng.choice([1, 2, 3, "mr"])}


def walk(seed: str, edition: str, commands: int) -> tuple[int, dict[str, int]]:
    """Plays so many commands, a new table after each end; counts what was accepted."""
    rng = random.Random(seed)
    table, accepted = started(rng, edition), {}
    for _ in range(commands):
        wish = command(rng, table)
        if attempt(table, wish):
            accepted[wish["kind"]] = accepted.get(wish["kind"], 0) + 1
        if table.state.finished or len(table.entries) > 400:
            table = started(rng, edition)
    return commands, accepted
