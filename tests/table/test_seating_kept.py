"""Who sits where is kept like an entry: whole, stored before it holds, and without a secret."""

import asyncio
import json
import secrets

import pytest

from banker_app.engine.core import Refused
from banker_app.table.seating import ROUNDS, TRIES, Seating, of, stretched
from banker_app.table.seats import BANKER, ONLOOKER, seat_of
from banker_app.table.store import MemoryStore, NotKept
from banker_app.table.table import Table
from tests.engine.rows import do
from tests.table.tables import begun, does, settled
from tests.table.test_seating import ANNS, BOBS, HOST, NOW, PIN, SALT, seated, seats, shut, tried

NOTE = "seating evening"


@pytest.mark.parametrize(
    "seating",
    [Seating(), seated(), shut(), tried(shut(), TRIES), shut().unlocked(HOST, PIN, NOW),
     seated().handed_over(HOST, ANNS)],
    ids=["empty", "seated", "locked", "locked out", "unlocked", "handed over"],
)  # fmt: skip
def test_what_is_written_is_read_again_as_it_was(seating: Seating) -> None:
    again = Seating.read(seating.written())
    assert again == seating and again.written() == seating.written()
    assert seats(again) == seats(seating)


def test_no_secret_is_in_what_is_written() -> None:
    """A copied folder lets nobody in: digests of tokens, a slow one of the PIN."""
    tokens = [secrets.token_urlsafe(32) for _ in range(4)]
    pin, salt = "90817263", secrets.token_hex(16)
    seating = Seating()
    for token, seat in zip(tokens, (BANKER, seat_of("ann"), seat_of("bob"), ONLOOKER), strict=True):
        seating = seating.admitted(token, seat)
    now = seating.with_pin(tokens[0], pin, salt).locked(tokens[0])
    for text in (now.written(), repr(now).encode()):
        assert all(secret.encode() not in text for secret in (*tokens, pin))
        assert all(of(token).encode() in text for token in tokens)
    # What is written is no key either: neither to a seat nor to the bank.
    kept = json.loads(now.written())
    assert all(now.seat(digest) == ONLOOKER for digest in kept["devices"])
    opened = now.unlocked(tokens[0], kept["pin"]["digest"], NOW)
    assert opened.seat(tokens[0]) == ONLOOKER


def test_a_pin_is_slow_to_try_and_each_table_salts_its_own() -> None:
    assert ROUNDS >= 10_000
    assert stretched(PIN, "a") != stretched(PIN, "b")
    assert stretched(PIN, SALT) == stretched(PIN, SALT) != stretched("0000", SALT)


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"7",
                                    b'{"devices": []}', b'{"devices": {"a": 1}, "pin": null}',
                                    b'{"devices": {}, "pin": {"salt": 1}}'])  # fmt: skip
def test_a_damaged_note_gives_no_seat_to_anybody(damage: bytes) -> None:
    assert Seating.read(damage) == Seating()
    assert seats(Seating.read(damage)) == [ONLOOKER] * 4


# ---- at the table


class FailingNotes(MemoryStore):
    fails = False

    async def keep_note(self, name: str, text: bytes) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise NotKept("disk_full")
        await super().keep_note(name, text)


def test_a_table_that_is_opened_again_knows_its_seats() -> None:
    async def kept() -> None:
        table = await begun()
        await table.reseat(lambda seating: seated())
        await table.reseat(lambda seating: seating.with_pin(HOST, PIN, SALT).locked(HOST))
        again = await Table.open(table.store, table.id)
        assert again.seating == table.seating
        assert seats(again.seating)[:2] == [ONLOOKER, seat_of("ann")]
        other = await Table.open(table.store, "another game")
        assert other.seating == Seating()

    asyncio.run(kept())


def test_a_damaged_note_stops_no_game() -> None:
    async def kept() -> None:
        table = await begun()
        await table.store.keep_note(NOTE, b"{broken")
        again = await Table.open(table.store, table.id)
        assert again.seating == Seating() and again.damage is None
        assert again.entries == table.entries

    asyncio.run(kept())


def test_what_is_not_kept_does_not_hold() -> None:
    async def kept() -> None:
        store = FailingNotes()
        table = await begun(store=store)
        await table.reseat(lambda seating: seated())
        store.fails = True
        with pytest.raises(NotKept):
            await table.reseat(lambda seating: seating.handed_over(HOST, ANNS))
        assert table.seating == seated()
        store.fails = False
        await table.reseat(lambda seating: seating.handed_over(HOST, BOBS))
        assert (await Table.open(store, table.id)).seating == table.seating

    asyncio.run(kept())


def test_what_is_refused_changes_nothing() -> None:
    async def kept() -> None:
        table = await begun()
        await table.reseat(lambda seating: seated())
        note = await table.store.note(NOTE)
        with pytest.raises(Refused):
            await table.reseat(lambda seating: seating.handed_over(ANNS, BOBS))
        assert table.seating == seated() and await table.store.note(NOTE) == note

    asyncio.run(kept())


def test_changes_at_once_come_one_after_the_other() -> None:
    async def kept() -> None:
        table = await begun(store=FailingNotes())
        names = [f"p{number}" for number in range(20)]
        await asyncio.gather(
            *(
                table.reseat(lambda now, name=name: now.admitted(name, seat_of(name)))
                for name in names
            )
        )
        assert [table.seating.seat(name) for name in names] == [seat_of(name) for name in names]
        assert (await Table.open(table.store, table.id)).seating == table.seating

    asyncio.run(kept())


def test_a_wrong_pin_counts_also_when_who_tried_it_hangs_up_at_once() -> None:
    """Otherwise cutting the line after each try would make trying free."""

    async def kept() -> None:
        table = await begun(store=FailingNotes())
        await table.reseat(lambda seating: shut())
        for _ in range(TRIES):
            trying = asyncio.ensure_future(
                table.reseat(lambda seating: seating.unlocked(HOST, "0000", NOW))
            )
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            trying.cancel()
            with pytest.raises(asyncio.CancelledError):
                await trying
        await settled()
        assert table.seating.pin is not None and table.seating.pin.wrong == TRIES
        with pytest.raises(Refused, match="wait"):
            await table.reseat(lambda seating: seating.unlocked(HOST, PIN, NOW))

    asyncio.run(kept())


def test_a_locked_bank_does_nothing_at_the_table_until_it_is_open() -> None:
    async def kept() -> None:
        table = await begun()
        await table.reseat(lambda seating: shut())
        gift = do("pay", payer="bank", payee="ann", amount=100)
        with pytest.raises(Refused, match="onlooker_only_sees"):
            await does(table, gift, table.seating.seat(HOST))
        await table.reseat(lambda seating: seating.unlocked(HOST, PIN, NOW))
        assert (await does(table, gift, table.seating.seat(HOST))).by == "banker"

    asyncio.run(kept())
