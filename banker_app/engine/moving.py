"""Moves of a token: the salary on the way, the jail at their end."""

from dataclasses import replace
from typing import Any

from banker_app.engine.charges import give_token, pay_salary
from banker_app.engine.core import Draft
from banker_app.engine.state import GO_TO_JAIL, JAIL, State, Turn


def know_positions(draft: Draft) -> None:
    """From the first throw on, everybody stands somewhere."""
    if draft.state.positions_known:
        return
    places = {
        p.id: {"position": JAIL if p.in_jail else 0}
        for p in draft.state.players.values()
        if not p.out
    }
    draft.add("positions_known", players=places, positions_known=True)


def jail(draft: Draft, player: str) -> None:
    state = draft.state
    changes: dict[str, Any] = {"in_jail": True, "jail_throws": 0}
    if state.positions_known:
        changes["position"] = JAIL
    table: dict[str, Any] = {}
    if state.turn.player == player:
        table["turn"] = replace(state.turn, may_throw=False)
    draft.add("player_jailed", {"player": player}, players={player: changes}, **table)
    give_token(draft, player, "jail")


def moved_to(state: State, there: int) -> dict[str, int]:
    return {"position": there, "moved_at": state.throws}


def move_forward(draft: Draft, player: str, steps: int, salary: bool = True) -> None:
    """Forwards from a known position; space 30 sends all but the figure's holder to jail."""
    here = draft.state.players[player].position
    assert here is not None
    there = (here + steps) % 40
    facts = {"player": player, "from": here, "to": there}
    draft.add("token_moved", facts, players={player: moved_to(draft.state, there)})
    if salary and here + steps >= 40:
        pay_salary(draft, player, landed=there == 0)
    if there == GO_TO_JAIL and draft.state.figure.holder != player:
        jail(draft, player)


def next_turn(state: State) -> tuple[Turn, dict[str, dict[str, Any]]]:
    """Whose turn is next, and who is freed because the figure's holder begins."""
    following = state.others_from_left(state.turn.player) or [state.turn.player]
    turn = Turn(following[0], state.turn.number + 1)
    freed = {}
    if turn.player == state.figure.holder:
        freed = {p.id: {"trapped": False} for p in state.players.values() if p.trapped}
    return turn, freed
