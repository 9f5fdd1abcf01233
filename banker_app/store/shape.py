"""What every state of ours looks like, and a state from outside must: names, keys and ranges."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import get_args

from banker_app.edition.spaces import Deck
from banker_app.engine import commands as c
from banker_app.engine.invariants import named_in
from banker_app.engine.state import BANK, POT, Auction, AuctionsDue, Debt, Pending, State

MOST = 10**15
DECKS = set(get_args(Deck))


def well_formed(state: State) -> bool:
    players, end = state.players, state.finished
    cards = [deck for player in players.values() for deck in player.jail_cards]
    return (
        players.keys().isdisjoint((BANK, POT))
        and state.balances.keys() == {*players, BANK, POT}
        and all(player.id == id for id, player in players.items())
        and bool(state.still_in)
        and state.deeds.keys() == set(state.edition.deeds)
        and {*_named(state)} <= {*players, BANK, POT}
        and set(cards) <= DECKS
        and (end is None or bool(end.winners))
        and 1 <= state.turn.number <= MOST
        and 0 <= state.turn.doubles <= 3
        and all(_pending(pending) for pending in state.pending)
    )


def _named(state: State) -> Iterator[str | None]:
    yield state.turn.player
    yield state.figure.holder or state.turn.player
    for pending in state.pending:
        yield from named_in(pending)
    if state.finished:
        yield from (*state.finished.ranking, *state.finished.winners, *state.finished.worth)


def _pending(pending: Pending) -> bool:
    match pending:
        case Debt():
            return 1 <= pending.amount <= MOST and 0 <= pending.since <= MOST
        case Auction():
            c.Lot.model_validate(asdict(pending.lot))
            bids = all(1 <= bid.amount <= MOST for bid in pending.bids)
            return bids and 0 <= pending.since <= MOST
        case AuctionsDue():
            return set(pending.jail_cards) <= DECKS
    sides = (pending.left, pending.right)
    return sides == (pending.terms.left, pending.terms.right) and 1 <= pending.offer <= MOST
