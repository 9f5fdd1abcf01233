"""A player's phone that lies: it gains nothing, whatever it sends."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from banker_app.engine.catalogue import parse
from banker_app.engine.core import Refused
from banker_app.engine.state import Player
from banker_app.table.replay import command_of
from banker_app.table.seats import BANKER, ONLOOKER, Seat, may, seat_of
from banker_app.table.store import MemoryStore
from banker_app.table.table import Table
from tests.engine.rows import SE, Commands, at, built, cash, do, own
from tests.table.tables import Wish, begun, does
from tests.table.test_seats import CASES, answer

ANN, BOB = seat_of("ann"), seat_of("bob")
MODES = ("banker_confirms", "players_act")
BANK_ONLY, NOT_OWN = "only_the_banker", "not_your_own"


def pay(payer: str, payee: str, amount: int = 100) -> Wish:
    return do("pay", payer=payer, payee=payee, amount=amount)


def terms(kind: str, left: str, right: str, left_gives: Any, right_gives: Any) -> Wish:
    return do(kind, left=left, right=right, left_gives=left_gives, right_gives=right_gives)


def attack(name: str, code: str, wish: Wish, *given: Commands, **start: Any) -> Any:
    return pytest.param(wish, code, given, start, id=name)


# Bob gives all he has, for one coin.
ROBBERY = {"left_gives": {"cash": 1}, "right_gives": {"cash": 1500, "deeds": [39]}}
HIS = (own("bob", 37, 39),)
AUCTION = do("open_auction", lot={"deed": 6})
OWN_OFFER = terms("offer_trade", "ann", "bob", {"cash": 1}, {"cash": 1500})
TO_CAT = terms("offer_trade", "bob", "cat", {"cash": 1}, {"cash": 2})
IN_DEBT = (own("ann", 1), cash(ann=0), pay("ann", "bob", 900))
ATTACKS = [
    attack("money out of the bank", NOT_OWN, pay("bank", "ann")),
    attack("money out of the middle", NOT_OWN, pay("pot", "ann"), pay("bob", "pot")),
    attack("another player's payer", NOT_OWN, pay("bob", "ann")),
    attack("a payer who is not there", NOT_OWN, pay("eve", "ann")),
    attack("left and right swapped", NOT_OWN,
           terms("offer_trade", "bob", "ann", {"cash": 1500}, {"cash": 1})),
    attack("an offer between two others", NOT_OWN,
           terms("offer_trade", "bob", "cat", {"cash": 5}, {})),
    attack("a trade nobody has agreed to", BANK_ONLY, do("trade", left="ann", right="bob",
           **ROBBERY), *HIS),
    attack("one's own offer accepted", NOT_OWN, do("answer_trade", accept=True), OWN_OFFER),
    attack("one's own offer accepted by its number", NOT_OWN,
           do("answer_trade", accept=True, offer=2), OWN_OFFER),
    attack("an offer to another accepted", NOT_OWN, do("answer_trade", accept=True), TO_CAT),
    attack("an offer to another declined", NOT_OWN, do("answer_trade", accept=False), TO_CAT),
    attack("one's own behind another's", NOT_OWN,
           do("answer_trade", accept=True, offer=3), TO_CAT, OWN_OFFER),
    attack("which of two, left unsaid", "which_offer", do("answer_trade", accept=True),
           OWN_OFFER, terms("offer_trade", "bob", "ann", {"cash": 1}, {"cash": 2})),
    attack("an offer there never was", "no_offer", do("answer_trade", accept=True, offer=9),
           OWN_OFFER),
    attack("a bid in another's name", NOT_OWN, do("place_bid", player="bob", amount=1500),
           AUCTION),
    attack("another's bid taken back", BANK_ONLY, do("drop_bid", player="bob"), AUCTION,
           do("place_bid", player="bob", amount=60)),
    attack("the hammer before others bid", BANK_ONLY, do("close_auction"), AUCTION,
           do("place_bid", player="ann", amount=1)),
    attack("a salary by hand", BANK_ONLY, do("collect_salary", player="ann")),
    attack("a birthday every day", BANK_ONLY, do("collect_each", player="ann", amount=100)),
    attack("a rent nobody owes", BANK_ONLY, do("charge_rent", player="bob", deed=1),
           own("ann", 1)),
]  # fmt: skip
ACTING = [
    attack("another's house sold", NOT_OWN, do("sell_buildings", player="bob", steps={"37": 1}),
           *HIS, built({37: 1})),
    attack("another's deed mortgaged", NOT_OWN, do("mortgage_deed", player="bob", deed=39), *HIS),
    attack("another's deed, as if one's own", "not_the_owner",
           do("mortgage_deed", player="ann", deed=39), *HIS),
    attack("built with another's money", NOT_OWN, do("build", player="bob", steps={"37": 1}),
           *HIS),
    attack("bought where one does not stand", NOT_OWN, do("buy_deed", player="ann", deed=39),
           at(ann=37)),
    attack("bought where another stands", NOT_OWN, do("buy_deed", player="bob", deed=39),
           at(ann=39, bob=39)),
    attack("bought out of turn", NOT_OWN, do("buy_deed", player="ann", deed=39),
           at(ann=39), do("end_turn")),
    attack("bought while nobody knows who stands where", NOT_OWN,
           do("buy_deed", player="ann", deed=39)),
    attack("another's debt settled with his money", NOT_OWN, do("settle_debt", debtor="bob"),
           cash(bob=0), pay("bob", "cat"), cash(bob=100)),
    attack("a debt of 900 settled with one deed, unasked", NOT_OWN,
           do("settle_debt", debtor="ann", in_deeds=[1], cash=0), *IN_DEBT, edition=SE),
]  # fmt: skip


@pytest.mark.parametrize(("wish", "code", "given", "start"), [*ATTACKS, *ACTING])
def test_where_players_act_themselves(wish: Wish, code: str, given: Any, start: Any) -> None:
    async def asked() -> None:
        table = await begun(*given, options={"mode": "players_act"}, **start)
        assert await answer(table, ANN, wish) == code

    asyncio.run(asked())


@pytest.mark.parametrize(("wish", "code", "given", "start"), ATTACKS)
def test_where_the_banker_confirms(wish: Wish, code: str, given: Any, start: Any) -> None:
    async def asked() -> None:
        assert await answer(await begun(*given, **start), ANN, wish) == code

    asyncio.run(asked())


# ---- who one says to be


@pytest.mark.parametrize("kind", CASES)
def test_a_command_says_nothing_of_who_asks(kind: str) -> None:
    """`by` is no field of any command: it is refused where it is read as one."""
    for field in ("by", "seat", "role", "at", "id", "seq" if kind != "reverse" else "of"):
        with pytest.raises(ValidationError, match="Extra inputs"):
            parse({**CASES[kind].own, field: "banker"})


@pytest.mark.parametrize("seat", [ANN, BANKER], ids=["ann", "banker"])
def test_a_forged_by_is_not_believed(seat: Seat) -> None:
    """In a line of commands it is passed over; what is written is the seat that asked."""

    async def asked() -> None:
        table = await begun()
        entry = await does(table, {**pay("ann", "bob"), "by": "bob", "at": 1, "seq": 2}, seat)
        assert entry.by == seat.name and entry.at == table.clock()
        row = json.loads((await table.store.read(table.id))[-1][65:])
        assert (row["by"], row["at"]) == (seat.name, table.clock())
        assert await answer(table, ANN, {**do("undo"), "by": "banker"}) == BANK_ONLY

    def does(table: Table, wish: Wish, seat: Seat) -> Any:
        del wish["seq"]
        return table.submit(seat, command_of(json.dumps(wish)))

    asyncio.run(asked())


def test_the_banks_ids_answer_no_other_seat() -> None:
    """Sent again under a number that was the banker's, a wish is judged like any other."""

    async def asked() -> None:
        table = await begun()
        gift = await does(table, pay("bank", "ann"), BANKER, "tap")
        undone = await does(table, do("undo"), BANKER, "undo")
        state = table.state
        for seat, wish, id, code in (
            (ANN, pay("bank", "ann"), "tap", NOT_OWN),
            (ANN, do("undo"), "undo", BANK_ONLY),
            (ANN, do("redo"), "undo", BANK_ONLY),
            (ONLOOKER, pay("bank", "ann"), "tap", "onlooker_only_sees"),
        ):
            with pytest.raises(Refused) as refused:
                await does(table, wish, seat, id)
            assert refused.value.code == code and table.state is state
        own_one = await does(table, pay("ann", "bob", 1), ANN, "tap")
        assert own_one not in (gift, undone) and own_one.seq == 4
        # Nor does it answer the banker with what ann has done under it.
        assert await does(table, pay("bank", "ann"), BANKER, "tap") is gift

    asyncio.run(asked())


TABLES_OWN = ["start_game", "undo", "redo", "reverse", "correct", "amend_edition",
              "amend_player", "add_player", "set_mode", "finish_game", "trade"]  # fmt: skip


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", TABLES_OWN)
def test_no_number_opens_what_is_the_bankers(kind: str, mode: str) -> None:
    """Not an old `expected_seq`, not one of tomorrow, not an id that is new, used or empty."""

    async def asked() -> None:
        case = CASES[kind]
        table = await begun(*case.given, options={"mode": mode})
        await does(table, pay("ann", "bob", 1), ANN, "used by ann")
        state, entries = table.state, list(table.entries)
        for id in ("", "new", "used by the banker"):
            for seen in (None, -1, 0, 1, len(entries) - 1, len(entries), 10**6):
                with pytest.raises(Refused) as refused:
                    await does(table, case.own, ANN, id, expected_seq=seen)
                assert refused.value.code == BANK_ONLY
                assert table.state is state and table.entries == entries
        # Its own used id gives its own first answer and does nothing.
        assert await does(table, case.own, ANN, "used by ann") is entries[-1]
        assert table.entries == entries

    asyncio.run(asked())


# ---- rights that end


def test_rights_end_with_the_mode() -> None:
    """Also by an undo or a reversal of what gave them, and they come back with its redo."""

    async def asked() -> None:
        table = await begun(own("ann", 1, 3), own("ann", 5, 15))
        build = do("build", player="ann", steps={"1": 1})
        acts, confirms = (do("set_mode", mode=mode) for mode in reversed(MODES))
        assert await answer(table, ANN, build) == BANK_ONLY
        given = await does(table, acts)
        assert await answer(table, ANN, do("mortgage_deed", player="ann", deed=5)) is None
        await does(table, do("reverse", seq=given.seq))
        assert await answer(table, ANN, build) == BANK_ONLY
        await does(table, do("undo"))
        assert await answer(table, ANN, build) is None
        await does(table, confirms)
        assert await answer(table, ANN, build) == BANK_ONLY
        await does(table, do("undo"))
        assert await answer(table, ANN, do("sell_buildings", player="ann", steps={"1": 1})) is None

    asyncio.run(asked())


@pytest.mark.parametrize("name", ["eve", "bank", "pot", "", "banker"])
def test_a_seat_of_nobody_at_this_table_does_nothing(name: str) -> None:
    async def asked() -> None:
        table = await begun(options={"mode": "players_act"})
        for wish in (pay(name or "ann", "bob"), do("pay", payer="bank", payee="ann", amount=5),
                     do("place_bid", player=name or "ann", amount=5)):  # fmt: skip
            assert await answer(table, seat_of(name), wish) is not None

    asyncio.run(asked())


@pytest.mark.parametrize("account", ["bank", "pot"])
def test_a_game_from_outside_makes_no_player_of_an_account(account: str) -> None:
    """No start would let a player be called so; a file could say anything."""
    state = asyncio.run(begun()).state
    state = replace(state, players={**state.players, account: Player(account)})
    with pytest.raises(Refused, match=NOT_OWN):
        may(seat_of(account), command_of(json.dumps(pay(account, "ann"))), state)


def test_who_is_out_does_nothing_any_more() -> None:
    async def asked() -> None:
        table = await begun(AUCTION, do("leave_game", player="ann"))
        for wish in (pay("ann", "bob", 1), do("place_bid", player="ann", amount=10)):
            assert await answer(table, ANN, wish) == "player_out"

    asyncio.run(asked())


def test_what_ann_cannot_do_at_the_table_she_cannot_do_after_it_was_opened_again() -> None:
    async def asked() -> None:
        table = await begun(do("set_mode", mode="players_act"), do("undo"), own("ann", 1, 3))
        assert isinstance(table.store, MemoryStore)
        again = await Table.open(table.store, table.id)
        assert await answer(again, ANN, do("build", player="ann", steps={"1": 1})) == BANK_ONLY

    asyncio.run(asked())
