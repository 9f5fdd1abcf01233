"""Events as plain JSON values and back: what a journal, an export and a phone can hold."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from banker_app.edition.schema import Edition
from banker_app.engine.commands import TradeTerms
from banker_app.engine.events import Event
from banker_app.engine.state import (
    Auction,
    AuctionsDue,
    Bid,
    Debt,
    Figure,
    Finished,
    Lot,
    Pending,
    Player,
    TradeOffer,
    Turn,
)
from banker_app.ledger.posting import Posting

Json = dict[str, Any]


def encoded(event: Event) -> Json:
    """Only what is there, so that a payment stays a line."""
    data: Json = {"kind": event.kind}
    if event.facts:
        data["facts"] = dict(event.facts)
    if event.postings:
        data["postings"] = [[posting.account, posting.amount] for posting in event.postings]
    if event.players:
        data["players"] = event.players
    if event.deeds:
        data["deeds"] = {str(deed): values for deed, values in event.deeds.items()}
    if event.table:
        data["table"] = {key: _written(key, value) for key, value in event.table.items()}
    return data


def decoded(data: Json) -> Event:
    return Event(
        data["kind"],
        data.get("facts", {}),
        tuple(Posting(account, amount) for account, amount in data.get("postings", ())),
        {player: _player_values(values) for player, values in data.get("players", {}).items()},
        {int(deed): values for deed, values in data.get("deeds", {}).items()},
        {key: READ[key](value) for key, value in data.get("table", {}).items()},
    )


def _player_values(values: Json) -> Json:
    if "jail_cards" in values:
        values = {**values, "jail_cards": tuple(values["jail_cards"])}
    return values


def _written(key: str, value: Any) -> Any:
    match key:
        case "pending":
            return [_pending_written(pending) for pending in value]
        case "players_":
            return {player: asdict(now) for player, now in value.items()}
        case "edition":
            return value.model_dump(mode="json")
        case "turn" | "figure" | "finished":
            return value and _plain(asdict(value))
    return dict(value) if isinstance(value, Mapping) else value


def _plain(values: Json) -> Json:
    return {key: list(v) if isinstance(v, tuple) else v for key, v in values.items()}


def _pending_written(pending: Pending) -> Json:
    if isinstance(pending, TradeOffer):
        terms = pending.terms.model_dump(mode="json")
        return {
            "is": "offer",
            "offer": pending.offer,
            "left": pending.left,
            "right": pending.right,
            "terms": terms,
        }
    return {"is": PENDING_NAMES[type(pending)], **_plain(asdict(pending))}


PENDING_NAMES = {Debt: "debt", Auction: "auction", AuctionsDue: "due"}


def _pending(data: Json) -> Pending:
    values = {key: value for key, value in data.items() if key != "is"}
    match data["is"]:
        case "debt":
            return Debt(**values)
        case "auction":
            bids = tuple(Bid(**bid) for bid in values["bids"])
            return Auction(Lot(**values["lot"]), bids, values["since"])
        case "due":
            return AuctionsDue(tuple(values["deeds"]), tuple(values["jail_cards"]))
        case "offer":
            return TradeOffer(**{**values, "terms": TradeTerms.model_validate(values["terms"])})
    raise ValueError(f"unknown pending {data['is']!r}")


def _finished(data: Json | None) -> Finished | None:
    if data is None:
        return None
    return Finished(data["how"], tuple(data["ranking"]), tuple(data["winners"]), data["worth"])


READ: dict[str, Callable[[Any], Any]] = {
    "turn": lambda data: Turn(**data),
    "figure": lambda data: Figure(**data),
    "finished": _finished,
    "edition": Edition.model_validate,
    "pending": lambda data: tuple(_pending(item) for item in data),
    "players_": lambda data: {p: Player(**_player_values(values)) for p, values in data.items()},
    "balances": dict,
    "positions_known": bool,
    "speed_die": bool,
    "mode": str,
    "throws": int,
}
