"""Events from outside: every value is made anew as what an event of ours could hold."""

import json
from dataclasses import fields
from typing import Annotated, Any, get_type_hints

from pydantic import Field, TypeAdapter

from banker_app.edition.schema import Edition
from banker_app.engine import commands as c
from banker_app.engine import state as s
from banker_app.engine.events import Event
from banker_app.ledger.posting import Posting
from banker_app.table.codec import encoded

Cash = Annotated[int, Field(ge=-(10**15), le=10**15)]
RANGES: dict[str, Any] = {
    "position": Annotated[int, Field(ge=0, le=39)] | None,
    "buildings": Annotated[int, Field(ge=0, le=5)],
    "jail_throws": Annotated[int, Field(ge=0, le=99)],
    "tokens": Annotated[int, Field(ge=0, le=999)],
    "out": Annotated[int, Field(ge=0, le=99)],
    **dict.fromkeys(("salaries", "moved_at", "threw_at"), Annotated[int, Field(ge=0, le=10**9)]),
}


def _of_each_field(of: type) -> dict[str, TypeAdapter[Any]]:
    hints = get_type_hints(of)
    return {f.name: TypeAdapter(RANGES.get(f.name, hints[f.name])) for f in fields(of)}


PLAYER = _of_each_field(s.Player)
DEED = _of_each_field(s.DeedState)
POSTINGS = TypeAdapter(list[tuple[str, Cash]])
PENDING: dict[str, TypeAdapter[Any]] = {
    "debt": TypeAdapter(s.Debt),
    "auction": TypeAdapter(s.Auction),
    "due": TypeAdapter(s.AuctionsDue),
}
TABLE: dict[str, TypeAdapter[Any]] = {
    "turn": TypeAdapter(s.Turn),
    "figure": TypeAdapter(s.Figure),
    "finished": TypeAdapter(s.Finished | None),
    "balances": TypeAdapter(dict[str, Cash]),
    "edition": TypeAdapter(Edition),
    "mode": TypeAdapter(c.Mode),
    "positions_known": TypeAdapter(bool),
    "speed_die": TypeAdapter(bool),
    "throws": TypeAdapter(Annotated[int, Field(ge=0, le=10**9)]),
}


def sound(data: dict[str, Any]) -> Event:
    """The event, or ValueError, TypeError, KeyError or AttributeError."""
    if type(data["kind"]) is not str or type(data.get("facts", {})) is not dict:
        raise ValueError("event")
    event = Event(
        data["kind"],
        data.get("facts", {}),
        tuple(Posting(*pair) for pair in POSTINGS.validate_python(data.get("postings", []))),
        {player: _values(PLAYER, held) for player, held in data.get("players", {}).items()},
        {int(deed): _values(DEED, held) for deed, held in data.get("deeds", {}).items()},
        {key: _part(key, value) for key, value in data.get("table", {}).items()},
    )
    # It is read again without these checks: then too, "5" or 5.0 must not pass for 5.
    if _text(encoded(event)) != _text(data):
        raise ValueError("not as it would be written")
    return event


def _text(data: dict[str, Any]) -> str:
    """But for the edition, whose figures are made anew at every reading."""
    table = {key: value for key, value in data.get("table", {}).items() if key != "edition"}
    return json.dumps({**data, "table": table}, sort_keys=True)


def _values(adapters: dict[str, TypeAdapter[Any]], held: dict[str, Any]) -> dict[str, Any]:
    return {name: adapters[name].validate_python(value) for name, value in held.items()}


def _part(key: str, value: Any) -> Any:
    match key:
        case "pending":
            return tuple(_pending(dict(item)) for item in value)
        case "players_":
            return {p: s.Player(**_values(PLAYER, held)) for p, held in value.items()}
    return TABLE[key].validate_python(value)


def _pending(data: dict[str, Any]) -> Any:
    kind = data.pop("is")
    if kind == "offer":
        terms = c.TradeTerms.model_validate(data["terms"])
        return s.TradeOffer(int(data["offer"]), str(data["left"]), str(data["right"]), terms)
    return PENDING[kind].validate_python(data)
