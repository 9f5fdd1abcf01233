"""Ids that a device gives its wishes: the same id twice gives the first answer again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.table.entry import Entry
from banker_app.table.seats import BANKER, Seat, seat_of
from banker_app.table.store import MemoryStore, NotKept
from banker_app.table.table import Table
from tests.engine.rows import cash, do
from tests.table.tables import Failing, Gated, Wish, begun, clock, does

ANN, BOB = seat_of("ann"), seat_of("bob")
UNDO, REDO = do("undo"), do("redo")


def pay(amount: int, payer: str = "ann", payee: str = "bob") -> Wish:
    return do("pay", payer=payer, payee=payee, amount=amount)


def run(work: Callable[[], Awaitable[Any]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_a_double_tap_pays_once() -> None:
    async def tapped() -> None:
        table = await begun()
        first = await does(table, pay(100), ANN, "tap")
        assert await does(table, pay(100), ANN, "tap") is first
        assert len(table.entries) == 2 and table.state.balances["ann"] == 1400

    run(tapped)


def test_also_when_both_taps_come_at_once() -> None:
    async def tapped() -> None:
        store = Gated()
        table = await begun(store=store)
        found = await asyncio.gather(*(does(table, pay(100), ANN, "tap") for _ in range(5)))
        assert {entry.seq for entry in found} == {2}
        assert store.asked == 2 and table.state.balances["ann"] == 1400

    run(tapped)


def test_the_first_answer_is_given_whatever_is_wished_under_the_id() -> None:
    async def tapped() -> None:
        table = await begun()
        first = await does(table, pay(100), ANN, "tap")
        for other in (pay(999), pay(1, "bob", "ann"), do("end_turn"), UNDO):
            assert await does(table, other, ANN, "tap") is first
        assert len(table.entries) == 2

    run(tapped)


def test_it_is_remembered_after_its_undo_and_after_its_redo() -> None:
    """Undone by the banker: a phone that sends again after a dead spot must not pay anew."""

    async def tapped() -> None:
        table = await begun()
        first = await does(table, pay(100), ANN, "tap")
        for step in (UNDO, REDO, UNDO, pay(5)):
            await does(table, step)
            entries = list(table.entries)
            assert await does(table, pay(100), ANN, "tap") is first
            assert table.entries == entries
        assert table.state.balances["ann"] == 1495

    run(tapped)


def test_it_is_remembered_after_its_reversal() -> None:
    async def tapped() -> None:
        table = await begun()
        first = await does(table, pay(100), ANN, "tap")
        await does(table, pay(5))
        await does(table, do("reverse", seq=2))
        assert await does(table, pay(100), ANN, "tap") is first
        assert table.state.balances["ann"] == 1495

    run(tapped)


def test_undo_redo_and_reverse_have_ids_too() -> None:
    async def tapped() -> None:
        table = await begun(pay(1), pay(2), pay(4))
        for wish in (UNDO, REDO, do("reverse", seq=2)):
            first = await does(table, wish, BANKER, f"tap {wish['kind']}")
            assert await does(table, wish, BANKER, f"tap {wish['kind']}") is first
        assert len(table.entries) == 7
        assert table.state.balances["ann"] == 1494

    run(tapped)


@pytest.mark.parametrize("later", [(), (UNDO,), (UNDO, REDO), (UNDO, pay(5))])
def test_it_is_remembered_after_the_game_was_opened_again(later: tuple[Wish, ...]) -> None:
    async def tapped() -> None:
        store = MemoryStore()
        table = await begun(store=store)
        first = await does(table, pay(100), ANN, "tap")
        for wish in later:
            await does(table, wish)
        again = await Table.open(store, table.id, clock=clock)
        entries = list(again.entries)
        assert await does(again, pay(100), ANN, "tap") == first
        assert again.entries == entries and again.state == table.state
        assert (await does(again, pay(3), ANN, "next tap")).seq == len(entries) + 1

    run(tapped)


def test_each_seat_has_ids_of_its_own() -> None:
    async def tapped() -> None:
        table = await begun()
        taps = [
            (ANN, pay(1, "ann", "bob")),
            (BOB, pay(2, "bob", "ann")),
            (BANKER, pay(4, "ann", "cat")),
        ]
        firsts = [await does(table, wish, seat, "tap") for seat, wish in taps]
        assert [entry.seq for entry in firsts] == [2, 3, 4]
        again = await Table.open(table.store, table.id, clock=clock)
        for at in (table, again):
            for (seat, wish), first in zip(taps, firsts, strict=True):
                assert await does(at, wish, seat, "tap") == first
        assert len(again.entries) == 4

    run(tapped)


@pytest.mark.parametrize("name", ["banker", "onlooker", "player", "player:ann"])
def test_a_players_name_does_not_make_him_another_seat(name: str) -> None:
    """Ids are free: whoever is called like a seat is not answered for it, nor signs as it."""

    async def tapped() -> None:
        table = await begun(players=f"ann {name}")
        his = seat_of(name)
        seats = (BANKER, Seat("onlooker"), ANN, seat_of(f"player:{name}"))
        assert his.name not in {seat.name for seat in seats}
        banks = await does(table, pay(500, "bank", "ann"), BANKER, "tap")
        anns = await does(table, pay(50, "ann", "bank"), ANN, "tap")
        own = await does(table, pay(7, name, "ann"), his, "tap")
        assert own not in (banks, anns)
        assert len({entry.by for entry in (banks, anns, own)}) == 3
        again = await Table.open(table.store, table.id, clock=clock)
        assert await does(again, pay(7, name, "ann"), his, "tap") == own
        assert await does(again, pay(500, "bank", "ann"), BANKER, "tap") == banks

    run(tapped)


def test_what_was_refused_is_judged_anew() -> None:
    async def tapped() -> None:
        table = await begun(cash(ann=10))
        buy = do("buy_deed", player="ann", deed=39)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await does(table, buy, BANKER, "tap")
            assert refused.value.code == "not_enough_cash"
        await does(table, pay(1000, "bank", "ann"))
        first = await does(table, buy, BANKER, "tap")
        assert table.state.deeds[39].owner == "ann"
        assert await does(table, buy, BANKER, "tap") is first

    run(tapped)


def test_what_was_not_kept_is_done_when_it_is_sent_again() -> None:
    async def tapped() -> None:
        store = Failing()
        table = await begun(store=store)
        store.faults = [NotKept("disk_full")]
        with pytest.raises(NotKept):
            await does(table, pay(100), ANN, "tap")
        assert (await does(table, pay(100), ANN, "tap")).seq == 2
        assert table.state.balances["ann"] == 1400

    run(tapped)


def test_no_id_is_no_id() -> None:
    async def tapped() -> None:
        table = await begun()
        found: list[Entry] = [await does(table, pay(100), ANN) for _ in range(3)]
        assert [entry.seq for entry in found] == [2, 3, 4]
        again = await Table.open(table.store, table.id, clock=clock)
        assert (await does(again, pay(100), ANN)).seq == 5

    run(tapped)


def test_an_answer_given_again_is_given_whatever_the_phone_has_seen() -> None:
    """A wish sent twice is old by nature: its number is not held against it."""

    async def tapped() -> None:
        table = await begun()
        first = await does(table, pay(1450), ANN, "tap", expected_seq=1)
        assert await does(table, pay(1450), ANN, "tap", expected_seq=1) is first
        assert len(table.entries) == 2

    run(tapped)
