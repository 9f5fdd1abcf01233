"""Words for events and refusals. English for now; codes without words show as themselves."""

from collections.abc import Mapping
from typing import Any

from banker_app.engine.events import Event
from banker_app.engine.state import State

EVENTS = {
    "start_money_paid": "{player} starts with {amount}",
    "pot_seeded": "the bank lays {amount} into the middle",
    "money_paid": "{payer} pays {payee} {amount} ({why})",
    "debt_incurred": "{payer} cannot pay: owes {payee} {amount} ({why})",
    "debt_settled": "{payer} settles a debt to {payee}",
    "salary_paid": "{player} gets the salary of {amount}",
    "token_taken": "{player} takes a token ({why})",
    "deed_bought": "{player} buys {deed} for {amount}",
    "deed_mortgaged": "{player} mortgages {deed} for {amount}",
    "deed_redeemed": "{player} redeems {deed} for {amount}",
    "buildings_built": "{player} builds for {amount}",
    "buildings_sold": "{player} sells buildings for {amount}",
    "auction_opened": "the auction is open",
    "bid_placed": "{player} bids {amount}",
    "bid_dropped": "{player} takes the bid back",
    "auction_cancelled": "the auction is cancelled",
    "auction_unsold": "nobody bids",
    "lot_sold": "sold to {player} for {amount}",
    "trade_made": "{left} and {right} trade",
    "trade_offered": "{left} offers {right} a trade",
    "trade_answered": "the offer is answered",
    "card_drawn": "{player} draws a card ({effect})",
    "jail_card_kept": "{player} keeps a jail card",
    "dice_thrown": "{player} throws {dice}",
    "token_moved": "{player} moves to {to}",
    "moved_on": "{player} moves on",
    "jail_throw_missed": "{player} stays in jail",
    "player_jailed": "{player} goes to jail",
    "player_freed": "{player} leaves jail ({how})",
    "turn_ended": "{player} is next",
    "player_bankrupt": "{player} is out; everything goes to {creditor}",
    "figure_taken": "{player} takes the figure",
    "token_stolen": "{player} takes a token from {victim}",
    "free_house_placed": "{player} puts a free house on {deed}",
    "deed_stolen": "{player} traps {victim}",
    "game_finished": "the game is over",
    "corrected": "corrected: {what} is {value}",
    "edition_amended": "the box is put right: {path} is {value}",
    "player_joined": "{player} joins",
    "player_left_again": "{player} is not there yet again",
    "mode_set": "what players may do themselves: {mode}",
    "player_amended": "{player} is changed",
    "entry_reversed": "entry {seq} is taken back",
}
SILENT = frozenset(("positions_known", "move_on_due", "throw_again"))


def told(event: Event, state: State) -> str | None:
    """One event as a sentence, with names instead of numbers."""
    if event.kind in SILENT:
        return None
    facts: dict[str, Any] = dict(event.facts)
    for key in ("player", "payer", "payee", "left", "right", "victim", "creditor"):
        named = state.players.get(facts.get(key, ""))
        if named is not None and named.name:
            facts[key] = named.name
    for key in ("deed", "to"):
        if isinstance(facts.get(key), int):
            facts[key] = state.edition.spaces[facts[key]].name
    for key in ("amount",):
        if isinstance(facts.get(key), int):
            facts[key] = money(facts[key], state)
    return EVENTS.get(event.kind, event.kind).format_map(facts)


def money(amount: int, state: State) -> str:
    return f"{amount:,}".replace(",", " ") + f" {state.edition.money.symbol}"


def refusal(code: str, facts: Mapping[str, Any]) -> str:
    words = ", ".join(f"{key} {value}" for key, value in facts.items())
    return code.replace("_", " ") + (f" ({words})" if words else "")
