"""Conditions that several rules ask first, in their order of precedence."""

from banker_app.edition.spaces import Space
from banker_app.engine.core import Refused, require
from banker_app.engine.state import Auction, AuctionsDue, Debt, Player, State


def player_in(state: State, player: str) -> Player:
    require(player in state.players, "unknown_player", player=player)
    require(not state.players[player].out, "player_out", player=player)
    return state.players[player]


def free_player(state: State, player: str) -> Player:
    """A player still in who owes nothing: a debtor has few wishes."""
    found = player_in(state, player)
    require(all(d.debtor != player for d in state.debts), "debt_pending", player=player)
    return found


def table_free(state: State) -> None:
    """Nothing stands that the whole table waits for."""
    for pending in state.pending:
        require(not isinstance(pending, Auction), "auction_open")
        require(not isinstance(pending, AuctionsDue), "auctions_due")
        if isinstance(pending, Debt):
            raise Refused("debt_pending", player=pending.debtor)


def deed_space(state: State, deed: int) -> Space:
    space = state.edition.spaces[deed]
    require(space.is_deed, "not_a_deed", space=deed)
    return space


def own_deed(state: State, player: str, deed: int) -> Space:
    space = deed_space(state, deed)
    require(state.deeds[deed].owner == player, "not_the_owner", deed=deed, player=player)
    return space


def affordable(state: State, player: str, amount: int) -> None:
    cash = state.balances[player]
    require(cash >= amount, "not_enough_cash", player=player, needed=amount, cash=cash)


def has_tokens(state: State) -> None:
    require(state.edition.loser_tokens is not None, "not_in_this_edition", rule="loser_tokens")
