"""The command that leads out of a refusal, where one does."""

from typing import Any

from banker_app.engine.catalogue import parse, why_not
from banker_app.engine.core import Refused
from banker_app.engine.state import State

Wish = dict[str, Any]


def way_out(state: State, wish: Wish, refused: Refused) -> Wish | None:
    player = wish.get("player") or wish.get("debtor")
    match refused.code:
        case "buildings_stand":
            steps = {str(d): state.deeds[d].buildings for d in refused.facts["deeds"]}
            return {"kind": "sell_buildings", "player": player, "steps": steps}
        case "mortgage_bars_building":
            return {"kind": "redeem_deed", "player": player, "deed": refused.facts["deeds"][0]}
        case "not_even" | "hotel_needs_group":
            return evened(state, wish)
        case "no_houses_left" if wish["kind"] == "sell_buildings":
            return sold_further(state, wish)
        case "debt_pending":
            debtor = player if any(d.debtor == player for d in state.debts) else None
            debt = next(d for d in state.debts if debtor in (None, d.debtor))
            return {"kind": "settle_debt", "debtor": debt.debtor, "creditor": debt.creditor}
        case "auction_open":
            return {"kind": "close_auction"}
        case "auctions_due" | "auction_due":
            due = state.due
            assert due is not None
            lot = {"deed": due.deeds[0]} if due.deeds else {"jail_card": due.jail_cards[0]}
            return {"kind": "open_auction", "lot": lot}
        case "only_by_auction":
            return {"kind": "open_auction", "lot": {"deed": wish["deed"]}}
        case "move_on_first":
            return {"kind": "move_on", "player": refused.facts["player"]}
        case _:
            return None


def evened(state: State, wish: Wish) -> Wish | None:
    """Building: the lowest of the group first. Selling: the highest."""
    deed = int(next(iter(wish["steps"])))
    group = state.edition.group_of[deed]
    pick = min if wish["kind"] == "build" else max
    first = pick(group, key=lambda d: state.deeds[d].buildings)
    return {**wish, "steps": {str(first): 1}}


def sold_further(state: State, wish: Wish) -> Wish:
    """A10: the bank lacks the four houses of a hotel, so the group goes down as far as needed."""
    deed = int(next(iter(wish["steps"])))
    levels = {d: state.deeds[d].buildings for d in state.edition.group_of[deed]}
    for left in (3, 2, 1):
        steps = {str(d): level - left for d, level in levels.items() if level > left}
        if why_not(state, parse({**wish, "steps": steps})) is None:
            return {**wish, "steps": steps}
    return {**wish, "steps": {str(d): level for d, level in levels.items() if level}}
