"""evolve: applies an event. It never computes and never refuses."""

from dataclasses import replace
from typing import Any

from banker_app.engine.events import Event
from banker_app.engine.state import State
from banker_app.ledger.posting import post


def evolve(state: State, event: Event) -> State:
    changes: dict[str, Any] = dict(event.table)
    if "players_" in changes:  # a new order of play, or a new player
        changes["players"] = changes.pop("players_")
    if event.postings:
        changes["balances"] = post(state.balances, event.postings)
    if event.players:
        players = dict(changes.get("players", state.players))
        for player, values in event.players.items():
            players[player] = replace(players[player], **values)
        changes["players"] = players
    if event.deeds:
        deeds = dict(state.deeds)
        for deed, values in event.deeds.items():
            deeds[deed] = replace(deeds[deed], **values)
        changes["deeds"] = deeds
    return replace(state, **changes) if changes else state
