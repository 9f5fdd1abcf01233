"""What must hold after every entry."""

from collections.abc import Iterator

from banker_app.engine.state import (
    BANK,
    JAIL,
    POT,
    Auction,
    AuctionsDue,
    Debt,
    DeedState,
    Pending,
    Player,
    State,
    TradeOffer,
)


def broken(state: State) -> str | None:
    """The name of the first invariant that does not hold."""
    if sum(state.balances.values()):
        return "balances_sum_to_zero"
    if any(cash < 0 for account, cash in state.balances.items() if account != BANK):
        return "nobody_below_zero"
    if not _is_in(state, state.turn.player) and state.finished is None:
        return "turn_of_a_player_still_in"
    standing = False
    for deed in state.deeds.values():
        if deed.mortgaged and deed.owner is None:
            return "mortgaged_is_owned"
        if deed.owner is not None and not _is_in(state, deed.owner):
            return "owned_by_a_player_still_in"
        standing = standing or deed.buildings > 0
    fault = next((f for p in state.players.values() if (f := _player_fault(state, p))), None)
    if fault is None and state.pending:
        fault = _pending_fault(state)
    if fault is None and _jail_card_twice(state):
        fault = "one_jail_card_a_deck"
    return fault or (broken_buildings(state) if standing else None)


def _is_in(state: State, player: str) -> bool:
    return player in state.players and not state.players[player].out


def _player_fault(state: State, player: Player) -> str | None:
    if player.out:
        owns = state.balances[player.id] or player.jail_cards or player.tokens
        return "bankrupt_owns_nothing" if owns else None
    if (player.position is None) == state.positions_known:
        return "everybody_stands_somewhere_or_nobody"
    if player.in_jail and player.position not in (None, JAIL):
        return "jail_is_one_space"
    if player.jail_throws and not player.in_jail:
        return "jail_throws_are_in_jail"
    rule = state.edition.loser_tokens
    if player.tokens and (rule is None or player.tokens > rule.max):
        return "no_fifth_token"
    if player.tokens and state.figure.holder == player.id:
        return "the_figure_has_no_token"
    return None


def _jail_card_twice(state: State) -> bool:
    held = [deck for player in state.players.values() for deck in player.jail_cards]
    if held and state.due is not None:
        held += state.due.jail_cards
    return len(set(held)) < len(held)


def _pending_fault(state: State) -> str | None:
    if sum(isinstance(p, Auction) for p in state.pending) > 1:
        return "one_auction"
    named = {account for pending in state.pending for account in named_in(pending)}
    if not all(_is_in(state, account) for account in named - {BANK, POT}):
        return "pending_names_players_still_in"
    if any(state.deeds[deed].owner is not None for deed in lots_in(state)):
        return "a_lot_has_no_owner"
    return None


def named_in(pending: Pending) -> list[str]:
    """The accounts that something pending names."""
    match pending:
        case Debt():
            return [pending.debtor, pending.creditor]
        case Auction():
            return [bid.player for bid in pending.bids]
        case TradeOffer():
            return [pending.left, pending.right]
        case AuctionsDue():
            return []


def lots_in(state: State) -> Iterator[int]:
    """The deeds under the hammer, or waiting for it."""
    for pending in state.pending:
        if isinstance(pending, AuctionsDue):
            yield from pending.deeds
        elif isinstance(pending, Auction) and pending.lot.deed is not None:
            yield pending.lot.deed


def broken_buildings(state: State) -> str | None:
    rule = state.edition.building
    houses, hotels = state.buildings_left()
    if not rule.unlimited and (houses < 0 or hotels < 0):
        return "within_supply"
    if rule.stand_without_group:  # the figure's houses ask for nothing
        return None
    top = 4 if rule.hotel_needs == "street" else 5
    for group in state.edition.groups.values():
        members = [state.deeds[d] for d in group]
        levels = [min(d.buildings, top) for d in members]
        if not any(levels):
            continue
        if any(d.owner is None or d.owner != members[0].owner for d in members):
            return "buildings_need_the_group"
        if rule.even and rule.sell_even and max(levels) - min(levels) > 1:
            return "even_buildings"
        if fault := _mortgage_fault(state, members):
            return fault
    return None


def _mortgage_fault(state: State, members: list[DeedState]) -> str | None:
    """What can stand together depends on both: what bars a mortgage and what a mortgage bars."""
    bars = (state.edition.mortgage.buildings_first, state.edition.building.mortgage_bars)
    if "none" in bars:
        return None
    if "plot" in bars:
        both = any(d.mortgaged and d.buildings for d in members)
        return "no_buildings_on_a_mortgage" if both else None
    return "no_buildings_beside_a_mortgage" if any(d.mortgaged for d in members) else None
