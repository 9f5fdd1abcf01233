"""Golden games written through a table and opened again: the same table, and it goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.table.entry import FIRST, BadRow, Entry, chain_of, digest, read
from banker_app.table.seats import seat_of
from banker_app.table.store import MemoryStore
from banker_app.table.table import Table
from tests.engine.rows import DE, SORE, do
from tests.games.test_golden import GAMES, golden
from tests.table.tables import Wish, begun, clock, does, played, whole

UNDO, REDO = do("undo"), do("redo")


def told(table: Table) -> list[tuple[Any, ...]]:
    """Every entry to the last bit, and the numbers of those it could be taken back to."""
    return [bits(entry) for entry in table.entries]


def bits(entry: Entry) -> tuple[Any, ...]:
    before = None if entry.before is None else (whole(entry.before), entry.before.seq)
    after = whole(entry.after), entry.after.seq
    return (
        entry.seq,
        repr(entry.command),
        repr(entry.events),
        before,
        after,
        entry.of,
        *signed(entry),
    )


def signed(entry: Entry) -> tuple[Any, ...]:
    return entry.by, entry.at, entry.id


def stacks(table: Table) -> tuple[list[int], list[int], list[int]]:
    """What undo and redo would take next, and what reverse could: by their numbers."""
    game = table.game
    done, undone = ([entry.seq for entry in stack] for stack in (game._done, game._undone))
    return done, undone, [entry.seq for entry in game.in_force()]


async def opened(table: Table) -> Table:
    again = await Table.open(table.store, table.id, clock=clock)
    assert again.damage is None
    return again


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_the_same_when_it_is_opened_again(path: Path) -> None:
    async def written() -> None:
        table = await played(path)
        again = await opened(table)
        assert again.state == table.state and whole(again.state) == whole(table.state)
        assert again.entries == table.entries
        assert told(again) == told(table)
        assert stacks(again) == stacks(table)
        assert len(again.entries) == len(golden(path)["commands"])

    asyncio.run(written())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_and_goes_on_as_if_it_had_never_been_closed(path: Path) -> None:
    """The same wishes at both tables: undo to before the end, redo, reverse, money, the end."""

    async def written() -> None:
        table = await played(path)
        again = await opened(await copied(table))
        first, last = golden(path)["commands"][1], f"tap {len(table.entries)}"
        force = [entry.seq for entry in table.game.in_force()]
        wishes: list[tuple[Wish, str]] = [
            (first, "tap 2"),  # answered, not done
            (golden(path)["commands"][-1], last),
            *((UNDO, "") for _ in range(30)),
            *((REDO, f"redo {number}") for number in range(7)),
            (do("pay", payer="bank", payee="bob", amount=5), "new"),
            (REDO, ""),  # refused: something new has happened
            *((do("reverse", seq=seq), "") for seq in force[:60:10]),
            (do("finish_game", scoring="worth"), ""),
        ]
        for wish, id in wishes:
            outcomes = [await outcome(at, wish, id) for at in (table, again)]
            assert outcomes[0] == outcomes[1], wish
        assert whole(again.state) == whole(table.state) and stacks(again) == stacks(table)
        assert again.entries == table.entries
        third = await opened(again)  # what was written after opening is as good
        assert told(third) == told(table) and stacks(third) == stacks(table)

    asyncio.run(written())


async def copied(table: Table) -> Table:
    """The same game in a store of its own."""
    store = MemoryStore()
    await store.put(table.id, await table.store.read(table.id))
    return await Table.open(store, table.id, clock=clock)


async def outcome(table: Table, wish: Wish, id: str) -> Any:
    try:
        return bits(await does(table, wish, id=id))
    except Refused as refused:
        return refused.code, refused.facts


@pytest.mark.parametrize("path", GAMES[::5], ids=lambda path: path.stem)
def test_every_row_hangs_on_the_one_before(path: Path) -> None:
    async def rows() -> list[bytes]:
        table = await played(path)
        return await table.store.read(table.id)

    chain, found = FIRST, asyncio.run(rows())
    for row in found:
        assert row[:64] == digest(chain, row[65:]).encode() and row[64:65] == b" "
        chain = chain_of(row)
    assert len(set(found)) == len(found)


def test_no_byte_of_a_row_can_change_unseen() -> None:
    async def row() -> tuple[bytes, str]:
        table = await begun(do("pay", payer="ann", payee="bob", amount=100))
        first, second = await table.store.read(table.id)
        return second, chain_of(first)

    whole_row, chain = asyncio.run(row())
    assert read(whole_row, chain).seq == 2
    for place in range(len(whole_row)):
        for bit in (1, 32, 128):
            flipped = bytearray(whole_row)
            flipped[place] ^= bit
            with pytest.raises(BadRow, match="chain_broken"):
                read(bytes(flipped), chain)
    for cut in range(len(whole_row)):
        with pytest.raises(BadRow, match="chain_broken"):
            read(whole_row[:cut], chain)


def test_a_game_in_the_middle_of_everything_is_opened_as_it_stood() -> None:
    """An auction with bids, debts, an offer, undone entries: nothing of it is only in memory."""

    async def written() -> None:
        table = await begun(
            do("offer_trade", left="ann", right="bob", left_gives={"cash": 5}),
            do("open_auction", lot={"deed": 39}),
            do("place_bid", player="ann", amount=50),
            do("place_bid", player="bob", amount=60),
            do("correct", what="balance", player="cat", value=3),
            do("pay_each", player="cat", amount=10),
            do("set_mode", mode="players_act"),
            do("amend_edition", path="spaces.39.rent.0", value=51),
            do("amend_player", player="bob", name="Bo", place=1),
            UNDO,
            UNDO,
        )
        again = await opened(table)
        assert told(again) == told(table) and stacks(again) == stacks(table)
        assert again.state.mode == "players_act" and len(again.state.pending) == 4
        for wish in (REDO, REDO, UNDO):
            await does(again, wish)
        assert again.state.edition.spaces[39].rent[0] == 51
        assert list(again.state.players) == ["ann", "bob", "cat"]

    asyncio.run(written())


def test_who_wished_it_and_when_is_written_with_it() -> None:
    async def written() -> None:
        table = await begun()
        await does(table, do("pay", payer="ann", payee="bob", amount=1), seat_of("ann"), "tap")
        table.clock = lambda: 5  # a clock that was set back is written as it is
        await does(table, do("pay", payer="bob", payee="ann", amount=1), seat_of("bob"))
        again = await opened(table)
        assert [signed(entry) for entry in again.entries] == [
            ("banker", clock(), ""),
            (seat_of("ann").name, clock(), "tap"),
            (seat_of("bob").name, 5, ""),
        ]
        assert [e.seq for e in again.entries] == [1, 2, 3]

    asyncio.run(written())


def test_opening_changes_nothing_in_the_store() -> None:
    async def written() -> None:
        table = await begun(do("pay", payer="ann", payee="bob", amount=1), UNDO)
        store = table.store
        assert isinstance(store, MemoryStore)
        before = {game: list(rows) for game, rows in store.rows.items()}
        for _ in range(2):
            await opened(table)
        assert store.rows == before

    asyncio.run(written())


@pytest.mark.parametrize("edition", [DE, SORE])
def test_a_box_that_was_changed_meanwhile_does_not_change_the_game(edition: str) -> None:
    """The resolved edition lies in the first row; no box is read when a game is opened."""

    async def written() -> None:
        table = await begun(edition=edition, house_rules={"money": {"salary": 333}})
        again = await Table.open(table.store, table.id, boxes=None)  # type: ignore[arg-type]
        assert again.state == table.state
        await does(again, do("collect_salary", player="ann"))
        assert again.state.balances["ann"] == table.state.balances["ann"] + 333

    asyncio.run(written())
