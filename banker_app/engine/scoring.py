"""Who has won, and in which order."""

from banker_app.engine.figures import base_rent, owned_by, worth
from banker_app.engine.state import Finished, State


def final_rents(state: State, player: str) -> int:
    """002 L145: the rents of all his deeds; none where mortgaged or where dice are asked."""
    return sum(base_rent(state, d) for d in owned_by(state, player) if not state.deeds[d].mortgaged)


def finished(state: State, how: str) -> Finished:
    totals = {}
    for player, now in state.players.items():
        cash = state.balances[player]
        totals[player] = 0 if now.out else cash if how == "final_rents" else worth(state, player)
    still_in = sorted(state.still_in, key=lambda p: -totals[p])
    gone = sorted((p for p in state.players.values() if p.out), key=lambda p: -p.out)
    best = totals[still_in[0]]
    winners = tuple(p for p in still_in if totals[p] == best)
    return Finished(how, (*still_in, *(p.id for p in gone)), winners, totals)
