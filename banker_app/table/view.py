"""The state as `banker replay --json` prints it."""

from typing import Any

from banker_app.engine.state import Auction, AuctionsDue, Debt, Pending, State
from banker_app.table.game import Game


def view(state: State, entries: int) -> dict[str, Any]:
    houses, hotels = state.buildings_left()
    end = state.finished
    return {
        "edition": state.edition.id,
        "entries": entries,
        "balances": dict(state.balances),
        "players": {p: _player(now) for p, now in state.players.items()},
        "deeds": {
            str(d): {"owner": now.owner, "mortgaged": now.mortgaged, "buildings": now.buildings}
            for d, now in state.deeds.items()
        },
        "bank": {"houses": max(houses, 0), "hotels": max(hotels, 0)},
        "turn": {
            "player": state.turn.player,
            "number": state.turn.number,
            "doubles": state.turn.doubles,
        },
        "figure": state.figure.holder,
        "pending": [_pending(p) for p in state.pending],
        "finished": end
        and {
            "how": end.how,
            "ranking": list(end.ranking),
            "winners": list(end.winners),
            "worth": dict(end.worth),
        },
    }


def whole_view(game: Game) -> dict[str, Any]:
    """What `banker replay --json` prints of a game in which nothing was refused."""
    facts = view(game.state, len(game.entries))
    return {**facts, "refused": None, "refusals": [], "error": None}


def _player(now: Any) -> dict[str, Any]:
    return {
        "position": now.position,
        "in_jail": now.in_jail,
        "jail_throws": now.jail_throws,
        "jail_cards": len(now.jail_cards),
        "tokens": now.tokens,
        "trapped": now.trapped,
        "out": bool(now.out),
    }


def _pending(pending: Pending) -> dict[str, Any]:
    if isinstance(pending, Debt):
        return {
            "kind": "debt",
            "debtor": pending.debtor,
            "creditor": pending.creditor,
            "amount": pending.amount,
            "why": pending.why,
        }
    if isinstance(pending, Auction):
        lot = pending.lot
        named = {"deed": lot.deed, "building": lot.building, "jail_card": lot.jail_card}
        best = pending.highest
        return {
            "kind": "auction",
            "lot": {k: v for k, v in named.items() if v is not None},
            "highest": best and {"player": best.player, "amount": best.amount},
        }
    if isinstance(pending, AuctionsDue):
        cards = list(pending.jail_cards)
        return {"kind": "auctions_due", "deeds": list(pending.deeds), "jail_cards": cards}
    offer = {"offer": pending.offer, "left": pending.left, "right": pending.right}
    return {"kind": "trade_offer", **offer}
