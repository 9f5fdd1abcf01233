"""The table: one wish after the other, checked before stored, stored before told."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.table import game
from banker_app.table.entry import Entry
from banker_app.table.seats import BANKER, seat_of
from banker_app.table.store import Conflict, MemoryStore, NotKept
from banker_app.table.table import Table
from tests.engine.rows import do
from tests.table.tables import Failing, Gated, Wish, begun, does, settled

ANN, BOB, CAT = seat_of("ann"), seat_of("bob"), seat_of("cat")


def pay(amount: int, payer: str = "ann", payee: str = "bob") -> Wish:
    return do("pay", payer=payer, payee=payee, amount=amount)


def rows_of(table: Table) -> list[bytes]:
    assert isinstance(table.store, MemoryStore)
    return list(table.store.rows.get(table.id, ()))


def everything(table: Table) -> tuple[Any, ...]:
    """All that a wish could have left a trace in."""
    state = table.state if table.entries else None
    return state, list(table.entries), rows_of(table), table.game.in_force()


# ---- one after the other


async def wishes_at_once() -> tuple[Table, Gated, list[Entry]]:
    store = Gated()
    table = await begun(store=store)
    seats = {"ann": ANN, "bob": BOB, "cat": CAT}
    order = [("ann", "bob"), ("bob", "cat"), ("cat", "ann")] * 10
    wishes = [
        does(table, pay(number, payer, payee), seats[payer], f"tap {number}")
        for number, (payer, payee) in enumerate(order, start=1)
    ]
    return table, store, await asyncio.gather(*wishes)


def test_wishes_at_once_are_done_in_the_order_in_which_they_came() -> None:
    table, store, entries = asyncio.run(wishes_at_once())
    assert [entry.seq for entry in entries] == list(range(2, 32))
    assert [entry.id for entry in entries] == [f"tap {number}" for number in range(1, 31)]
    assert all(later.before is sooner.after for sooner, later in pairwise(entries))
    assert store.most_inside == 1
    assert table.entries[1:] == entries
    assert table.state.balances["ann"] == 1500 - sum(range(1, 31, 3)) + sum(range(3, 31, 3))


def test_what_they_left_in_the_store_is_one_whole_chain() -> None:
    async def opened() -> tuple[Table, Table]:
        table, store, _ = await wishes_at_once()
        return table, await Table.open(store, table.id)

    table, again = asyncio.run(opened())
    assert again.damage is None
    assert again.entries == table.entries
    assert again.state == table.state


def test_a_table_tells_in_the_order_of_its_entries() -> None:
    async def heard() -> list[int]:
        table = await begun(store=Gated())
        told: list[int] = []
        table.subscribe(lambda entry: told.append(entry.seq))
        await asyncio.gather(*(does(table, pay(number)) for number in range(1, 21)))
        return told

    assert asyncio.run(heard()) == list(range(2, 22))


def test_two_who_want_the_same_thing_do_not_both_get_it() -> None:
    """The second is judged by what the first has left: the money is there once."""

    async def both() -> tuple[Table, list[Any]]:
        table = await begun(do("correct", what="balance", player="ann", value=100), store=Gated())
        offers = [
            do("trade", left="ann", right=right, left_gives={"cash": 100}, right_gives={})
            for right in ("bob", "cat")
        ]
        wishes = (does(table, offer) for offer in offers)
        return table, await asyncio.gather(*wishes, return_exceptions=True)

    table, (first, second) = asyncio.run(both())
    assert isinstance(first, Entry)
    assert isinstance(second, Refused) and second.code == "not_enough_cash"
    assert table.state.balances["ann"] == 0 and table.state.balances["bob"] == 1600


# ---- checked before stored, stored before told


def test_nobody_is_told_before_it_is_stored() -> None:
    async def watched() -> None:
        store = Gated()
        table = await begun(store=store)
        told: list[tuple[int, int]] = []
        table.subscribe(lambda entry: told.append((entry.seq, len(rows_of(table)))))
        before = everything(table)
        store.gate.clear()
        asked = asyncio.ensure_future(does(table, pay(100)))
        await settled()
        assert store.inside == 1 and told == [] and not asked.done()
        assert everything(table) == before
        store.gate.set()
        entry = await asked
        assert told == [(2, 2)]  # when told, both rows were there
        assert table.entries[-1] is entry and table.state is entry.after

    asyncio.run(watched())


def test_what_would_break_an_invariant_is_never_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watched() -> None:
        store = Gated()
        table = await begun(store=store)
        told: list[Entry] = []
        table.subscribe(told.append)
        before = everything(table)
        with monkeypatch.context() as patch:
            patch.setattr(game, "broken", lambda state: "balances_sum_to_zero")
            with pytest.raises(AssertionError, match="balances_sum_to_zero"):
                await does(table, pay(100))
        assert everything(table) == before and told == [] and store.asked == 1
        await does(table, pay(100))
        assert len(told) == 1 and table.state.balances["bob"] == 1600

    asyncio.run(watched())


@pytest.mark.parametrize("wish", [pay(1, "ann", "ann"), do("redo"), do("reverse", seq=9)])
def test_what_is_refused_never_reaches_the_store(wish: Wish) -> None:
    async def watched() -> None:
        store = Gated()
        table = await begun(pay(100), store=store)
        told: list[Entry] = []
        table.subscribe(told.append)
        before, asked = everything(table), store.asked
        with pytest.raises(Refused):
            await does(table, wish)
        assert everything(table) == before and told == [] and store.asked == asked

    asyncio.run(watched())


FAULTS = [NotKept("disk_full"), NotKept("read_only"), Conflict("evening", 3), OSError(5, "i/o")]


@pytest.mark.parametrize("fault", FAULTS, ids=repr)
@pytest.mark.parametrize(
    "wish", [pay(50), do("undo"), do("redo"), do("reverse", seq=2)], ids=lambda w: str(w["kind"])
)
def test_a_store_that_fails_leaves_everything_as_it_was(wish: Wish, fault: Exception) -> None:
    async def watched() -> None:
        store = Failing()
        table = await begun(pay(100), pay(20), do("undo"), store=store)
        told: list[Entry] = []
        table.subscribe(told.append)
        before = everything(table)
        store.faults = [fault]
        with pytest.raises(type(fault)):
            await does(table, wish, id="tap")
        assert everything(table) == before and told == []
        entry = await does(table, wish, id="tap")  # there is space again: it goes on
        assert (entry.seq, told) == (5, [entry])
        again = await Table.open(store, table.id)  # the chain has no gap
        assert again.damage is None and again.entries == table.entries

    asyncio.run(watched())


def test_the_start_of_a_game_fails_as_a_whole() -> None:
    async def watched() -> None:
        store = Failing()
        store.faults = [NotKept("disk_full")]
        table = Table(store, "evening")
        start = do("start_game", edition="uk-london", players=[{"id": "ann"}, {"id": "bob"}])
        with pytest.raises(NotKept):
            await does(table, start)
        assert table.entries == [] and rows_of(table) == []
        assert (await does(table, start)).seq == 1

    asyncio.run(watched())


# ---- who asked goes away


@pytest.mark.parametrize("waiting_in_line", [False, True], ids=["in the store", "in line"])
def test_a_caller_that_goes_away_neither_loses_nor_doubles(waiting_in_line: bool) -> None:
    async def watched() -> None:
        store = Gated()
        table = await begun(store=store)
        told: list[Entry] = []
        table.subscribe(told.append)
        store.gate.clear()
        ahead = asyncio.ensure_future(does(table, pay(1))) if waiting_in_line else None
        await settled()
        caller = asyncio.ensure_future(does(table, pay(100), ANN, "tap"))
        await settled()
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        store.gate.set()
        if ahead is not None:
            await ahead
        # The phone comes back and sends its wish again, and goes on.
        once = await does(table, pay(100), ANN, "tap")
        await does(table, pay(7))
        assert [entry.id for entry in table.entries].count("tap") == 1
        assert told == table.entries[1:] and once in told
        spent = 107 + (ahead is not None)
        assert table.state.balances["bob"] == 1500 + spent
        assert (await Table.open(store, table.id)).entries == table.entries

    asyncio.run(watched())


def test_the_line_moves_on_when_the_one_who_waited_in_it_goes_away() -> None:
    async def watched() -> list[int]:
        store = Gated()
        table = await begun(store=store)
        store.gate.clear()
        callers = [asyncio.ensure_future(does(table, pay(n))) for n in range(1, 6)]
        await settled()
        for caller in callers[:3]:
            caller.cancel()
        await settled()
        store.gate.set()
        last = await callers[-1]
        await settled()
        assert last.seq == 6
        return [event.facts["amount"] for e in table.entries[1:] for event in e.events]

    assert asyncio.run(watched()) == [1, 2, 3, 4, 5]


def test_nothing_is_lost_when_a_cancelled_wish_fails_in_the_store() -> None:
    async def watched() -> None:
        store = Gated()
        table = await begun(store=store)
        before = everything(table)
        store.gate.clear()
        caller = asyncio.ensure_future(does(table, pay(100), BANKER, "tap"))
        await settled()
        caller.cancel()
        # Somebody else has written under the same number meanwhile.
        store.rows[table.id].append(b"theirs")
        store.gate.set()
        await settled()
        store.rows[table.id].pop()
        assert everything(table) == before
        assert (await does(table, pay(100), BANKER, "tap")).seq == 2

    asyncio.run(watched())
