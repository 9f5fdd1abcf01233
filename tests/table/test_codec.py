"""Every event as JSON and back: an equal event, to the last bit, by both ways of reading it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any

import pytest

from banker_app.engine import state as s
from banker_app.engine.commands import Gives, TradeTerms
from banker_app.engine.events import Event
from banker_app.ledger.posting import Posting
from banker_app.store.sound import sound
from banker_app.table.codec import READ, decoded, encoded
from banker_app.table.entry import Entry
from tests.games.test_coverage import all_outcomes, event_kinds

Read = Callable[[dict[str, Any]], Event]
WAYS = pytest.mark.parametrize("read", [decoded, sound])


@cache
def entries() -> list[Entry]:
    """Of all rows of all tables and of all golden games."""
    return [outcome for outcome in all_outcomes() if isinstance(outcome, Entry)]


def events() -> Iterator[Event]:
    return (event for entry in entries() for event in entry.events)


def as_json(event: Event) -> str:
    return json.dumps(encoded(event), ensure_ascii=False, separators=(",", ":"))


def same(found: Event, event: Event) -> bool:
    """Equal, and of the same types all through; the order of a dict's keys counts as well."""
    return found == event and told(found) == told(event)


def told(event: Event) -> str:
    table = {key: value for key, value in event.table.items() if key != "edition"}
    return repr((event.kind, event.facts, event.postings, event.players, event.deeds, table))


def test_there_is_every_event_to_look_at() -> None:
    assert event_kinds() - {event.kind for event in events()} == set()
    # Chosen at the start and never changed: it could be reversed, if a command ever changes it.
    written = {key for event in events() for key in event.table}
    assert written | {"speed_die"} == set(READ)
    pending = {type(p) for event in events() for p in event.table.get("pending", ())}
    assert pending == {s.Debt, s.Auction, s.AuctionsDue, s.TradeOffer}


@WAYS
def test_every_event_comes_back_as_it_was(read: Read) -> None:
    wrong, seen = [], 0
    for event in events():
        text = as_json(event)
        found = read(json.loads(text))
        seen += 1
        if not same(found, event):
            wrong.append((event, found))
    assert seen > 10_000
    assert wrong[:3] == []


@WAYS
def test_and_is_written_again_as_it_was(read: Read) -> None:
    """Exported, imported and exported once more: the same bytes, so the same chain."""
    texts = {as_json(event) for event in events()}
    assert [text for text in texts if as_json(read(json.loads(text))) != text][:3] == []


def filled(of: type, **values: Any) -> Any:
    """Every field says something else than its default."""
    found = of(**values)
    plain = [f for f in fields(of) if getattr(found, f.name) == f.default]
    assert plain == [], [f.name for f in plain]
    return found


TERMS = TradeTerms(
    kind="offer_trade",
    left="ann",
    right="bob",
    left_gives=Gives(cash=1, deeds=(1, 3), jail_cards=1, tokens=2),
    right_gives=Gives(cash=2, deeds=(39,)),
    redeem=(1,),
)
PLAYER = filled(
    s.Player, id="ann", name="Ännå", colour="#fff", position=39, in_jail=True, jail_throws=2,
    jail_cards=("chance", "community"), tokens=3, trapped=True, out=2, salaries=4, moved_at=5,
    threw_at=6,
)  # fmt: skip
TABLE = {
    "turn": filled(s.Turn, player="ann", number=2, doubles=1, may_throw=False, thrown=True,
                   move_on_due=True),
    "figure": filled(s.Figure, holder="ann", landed=True, free_house=True),
    "finished": s.Finished("worth", ("ann", "bob"), ("ann",), {"ann": 5, "bob": -1}),
    "pending": (
        filled(s.Debt, debtor="ann", creditor="pot", amount=5, why="card", token=True, since=7),
        filled(s.Auction, lot=s.Lot(deed=39), bids=(s.Bid("ann", 5), s.Bid("bob", 6)), since=8),
        s.Auction(s.Lot(building="hotel"), since=9),
        s.Auction(s.Lot(jail_card="chance"), since=9),
        filled(s.AuctionsDue, deeds=(1, 39), jail_cards=("chance",)),
        s.TradeOffer(4, "ann", "bob", TERMS),
    ),
    "players_": {"ann": PLAYER, "bob": s.Player("bob")},
    "balances": {"ann": -5, "bank": 5},
    "mode": "players_act",
    "positions_known": True,
    "speed_die": True,
    "throws": 9,
}  # fmt: skip


@WAYS
def test_no_field_of_anything_is_forgotten(read: Read) -> None:
    """Golden games leave many a field at its default; here none of them is."""
    event = Event(
        "anything",
        {"list": [1, "två", None], "nested": {"1": {"deeds": []}}, "flag": True, "large": 10**12},
        (Posting("ann", -5), Posting("bank", 5)),
        {"ann": {f.name: getattr(PLAYER, f.name) for f in fields(s.Player)}},
        {39: {"owner": "ann", "mortgaged": True, "buildings": 5, "own_loan": True,
              "interest_owed": True}},
        TABLE,
    )  # fmt: skip
    assert set(TABLE) | {"edition"} == set(READ)
    assert same(read(json.loads(as_json(event))), event)


@WAYS
def test_an_end_that_is_taken_back_comes_back_as_none(read: Read) -> None:
    event = Event("anything", table={"finished": None})
    assert same(read(json.loads(as_json(event))), event)


def test_a_payment_stays_a_line() -> None:
    """Only what is there is written: what is empty takes no room on a phone or in a journal."""
    paid = Event("money_paid", {"amount": 5}, (Posting("ann", -5), Posting("bob", 5)))
    assert json.loads(as_json(paid)) == {
        "kind": "money_paid",
        "facts": {"amount": 5},
        "postings": [["ann", -5], ["bob", 5]],
    }
    assert as_json(Event("throw_again")) == '{"kind":"throw_again"}'


@WAYS
def test_an_unknown_pending_is_an_error_and_not_a_guess(read: Read) -> None:
    for pending in ({"is": "siesta"}, {"is": "debt", "debtor": "ann"}, {"debtor": "ann"}):
        with pytest.raises((ValueError, KeyError, TypeError)):
            read({"kind": "x", "table": {"pending": [pending]}})
