"""Who is told: everyone, once, in order; and nobody who listens can hurt anybody else."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.table.entry import Entry
from banker_app.table.table import Table
from tests.engine.rows import do
from tests.table.tables import Failing, Gated, begun, does, settled


def pay(amount: int) -> dict[str, Any]:
    return do("pay", payer="ann", payee="bob", amount=amount)


def test_everyone_is_told_once_in_the_order_of_their_coming() -> None:
    async def heard() -> list[tuple[str, int]]:
        table = await begun()
        told: list[tuple[str, int]] = []
        for name in ("first", "second"):
            table.subscribe(lambda entry, name=name: told.append((name, entry.seq)))
        await does(table, pay(1))
        await does(table, do("undo"))
        return told

    assert asyncio.run(heard()) == [("first", 2), ("second", 2), ("first", 3), ("second", 3)]


def broken_screen(entry: Entry) -> None:
    raise RuntimeError("this screen is gone")


def test_a_listener_that_raises_hurts_neither_the_submitter_nor_the_others() -> None:
    async def watched() -> None:
        table = await begun()
        faults: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault))
        told: list[Entry] = []
        table.subscribe(told.append)
        table.subscribe(broken_screen)
        table.subscribe(told.append)
        entry = await does(table, pay(100), id="tap")
        assert told == [entry, entry] and table.entries[-1] is entry
        again = await does(table, pay(100), id="tap")  # nothing made the phone think it failed
        assert again is entry and len(table.entries) == 2
        assert (await does(table, pay(1))).seq == 3 and len(told) == 4
        # It is not passed over in silence either.
        assert [str(fault["exception"]) for fault in faults] == ["this screen is gone"] * 2

    asyncio.run(watched())


def test_who_goes_away_while_being_told_is_told_no_more_and_the_others_are() -> None:
    async def watched() -> None:
        table = await begun()
        told: dict[str, list[int]] = {"once": [], "always": []}
        leave: list[Callable[[], None]] = []

        def once(entry: Entry) -> None:
            told["once"].append(entry.seq)
            leave[0]()

        leave.append(table.subscribe(once))
        table.subscribe(lambda entry: told["always"].append(entry.seq))
        await does(table, pay(1))
        await does(table, pay(1))
        assert told == {"once": [2], "always": [2, 3]}

    asyncio.run(watched())


def test_who_is_sent_away_by_another_while_being_told_hears_nothing_after_it() -> None:
    async def watched() -> None:
        table = await begun()
        told: list[int] = []
        leave: list[Callable[[], None]] = []
        table.subscribe(lambda entry: [go() for go in leave] and None)
        leave.append(table.subscribe(lambda entry: told.append(entry.seq)))
        await does(table, pay(1))
        await does(table, pay(1))
        assert told == []

    asyncio.run(watched())


def test_going_away_twice_is_no_fault_and_takes_nobody_elses_place() -> None:
    async def watched() -> None:
        table = await begun()
        told: list[int] = []

        def listener(entry: Entry) -> None:
            told.append(entry.seq)

        first, _ = table.subscribe(listener), table.subscribe(listener)
        first()
        first()
        await does(table, pay(1))
        assert told == [2]

    asyncio.run(watched())


def test_who_comes_while_others_are_told_hears_the_next_entry() -> None:
    async def watched() -> None:
        table = await begun()
        told: list[int] = []

        def greeting(entry: Entry) -> None:
            if entry.seq == 2:
                table.subscribe(lambda later: told.append(later.seq))

        table.subscribe(greeting)
        await does(table, pay(1))
        await does(table, pay(1))
        assert told == [3]

    asyncio.run(watched())


def test_a_listener_may_submit_what_follows() -> None:
    """A screen that answers what it hears with a wish of its own: no lock is held meanwhile."""

    async def watched() -> None:
        table = await begun(store=Gated())
        told: list[int] = []
        asked: list[asyncio.Future[Entry]] = []

        def answering(entry: Entry) -> None:
            if entry.kind == "pay":
                asked.append(asyncio.ensure_future(does(table, do("undo"))))

        table.subscribe(answering)
        table.subscribe(lambda entry: told.append(entry.seq))
        await does(table, pay(100))
        assert (await asyncio.wait_for(asked[0], 5)).of == 2
        assert told == [2, 3] and table.state.balances["ann"] == 1500

    asyncio.run(watched())


def test_nobody_is_told_of_an_answer_given_again() -> None:
    async def heard() -> list[int]:
        table = await begun()
        told: list[int] = []
        table.subscribe(lambda entry: told.append(entry.seq))
        for _ in range(3):
            await does(table, pay(1), id="tap")
        return told

    assert asyncio.run(heard()) == [2]


@pytest.mark.parametrize("fault", [OSError(28, "no space"), None], ids=["not kept", "refused"])
def test_nobody_is_told_of_what_did_not_happen(fault: Exception | None) -> None:
    async def heard() -> list[Entry]:
        store = Failing()
        table: Table = await begun(store=store)
        told: list[Entry] = []
        table.subscribe(told.append)
        store.faults = [fault] if fault else []
        wish = pay(1) if fault else do("redo")
        with pytest.raises(type(fault) if fault else Refused):
            await does(table, wish)
        await settled()
        return told

    assert asyncio.run(heard()) == []
