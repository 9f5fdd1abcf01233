"""Files made by somebody who knows how files are made: the chain is right, the game is not."""

import copy
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from banker_app.cli.games import tellable
from banker_app.engine.events import Event
from banker_app.store.gamefile import HEAD, NotAGame, checked, packed, unpacked
from banker_app.table.codec import encoded
from tests.store.evenings import NOON, bodies_of, chained, rows_of, state_of

GAME, COUNT = "losers-home", 40
NEXT = COUNT + 1
Body = dict[str, Any]
Edit = Callable[[list[Any]], object]


def forged(edit: Edit) -> list[bytes]:
    bodies = copy.deepcopy(bodies_of(rows_of(GAME, COUNT)))
    edit(bodies)
    return chained(bodies)


def refusal(rows: list[bytes]) -> tuple[str, int]:
    with pytest.raises(NotAGame) as wrong:
        checked(unpacked(packed(rows)), also=tellable)
    return wrong.value.reason, wrong.value.row


def in_row(number: int, **changes: Any) -> Edit:
    return lambda bodies: bodies[number - 1].update(changes)


def also(body: Any) -> Edit:
    return lambda bodies: bodies.append(body)


def one_more(**body: Any) -> Edit:
    """A further row, which is in order but for what is said here."""
    command = {"kind": "set_mode", "mode": "players_act"}
    plain = {"v": 1, "seq": NEXT, "at": NOON, "by": "banker", "command": command}
    return also({**plain, **body})


def told(kind: str, **facts: Any) -> Edit:
    return one_more(events=[{"kind": kind, "facts": facts}])


def event(**parts: Any) -> Edit:
    return one_more(events=[{"kind": "mode_set", "facts": {"mode": "players_act"}, **parts}])


def player(**values: Any) -> Edit:
    return event(players={"ann": values})


def deed(number: str, **values: Any) -> Edit:
    return event(deeds={number: values})


def table(**values: Any) -> Edit:
    return event(table=values)


def pending(**values: Any) -> Edit:
    return table(pending=[values])


def now(part: str, *places: Any, **changes: Any) -> Any:
    """A part of the table as it would be written, with something changed in it."""
    state = state_of(GAME, COUNT)
    held = {"turn": state.turn, "figure": state.figure, "balances": state.balances}
    written = encoded(Event("x", table={**held, "players_": state.players}))
    values = json.loads(json.dumps(written))["table"][part]
    for place in places:
        values = values[place]
    return {**values, **changes}


def debt(**changes: Any) -> Edit:
    plain = {"is": "debt", "debtor": "ann", "creditor": "bob", "amount": 5, "why": "rent"}
    return pending(**{**plain, "token": False, "since": 3, **changes})


def auction(*bids: tuple[str, Any], **lot: Any) -> Edit:
    whole = {"deed": None, "building": None, "jail_card": None, **lot}
    made = [{"player": who, "amount": amount} for who, amount in bids]
    return pending(**{"is": "auction", "lot": whole, "bids": made, "since": 3})


def due(deeds: list[int], cards: list[str]) -> Edit:
    return pending(**{"is": "due", "deeds": deeds, "jail_cards": cards})


def offer(number: int = 3, left: str = "ann", **terms: Any) -> Edit:
    gives = {"cash": 0, "deeds": [], "jail_cards": 0, "tokens": 0}
    plain = {"kind": "offer_trade", "left": "ann", "right": "bob", "redeem": []}
    whole = {**plain, "left_gives": {**gives, "cash": 1}, "right_gives": gives, **terms}
    return pending(**{"is": "offer", "offer": number, "left": left, "right": "bob", "terms": whole})


def ended(**changes: Any) -> Edit:
    end = {"how": "worth", "ranking": ["ann"], "winners": ["ann"], "worth": {"ann": 1}}
    return table(finished={**end, **changes})


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


def bomb(size: int) -> bytes:
    """A small file that unpacks to so many bytes."""
    packer = zlib.compressobj(9, wbits=31)
    megabyte = bytes(2**20)
    parts = [packer.compress(HEAD)]
    parts += [packer.compress(megabyte) for _ in range(size >> 20)]
    return b"".join((*parts, packer.flush()))
