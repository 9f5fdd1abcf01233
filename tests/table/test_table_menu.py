"""why_not agrees with submit, and a seat's menu with why_not; asking changes nothing."""

import asyncio
import json
import random
from typing import Any

import pytest

from banker_app.edition.load import edition_ids
from banker_app.engine.core import Refused
from banker_app.engine.menu import Choice, menu
from banker_app.table.replay import command_of
from banker_app.table.seats import BANKER, ONLOOKER, Seat, may, seat_of
from banker_app.table.store import MemoryStore
from banker_app.table.table import Table
from tests.engine.rows import DE, SE, SORE, at, cash, do, mortgaged, own
from tests.games.test_golden import GAMES
from tests.machine.walk import command
from tests.table.tables import Wish, begun, does, played, whole
from tests.table.test_table import everything

ANN = seat_of("ann")
MODES = ("banker_confirms", "players_act")


def wish_of(wish: Wish) -> Any:
    return command_of(json.dumps(wish))


# ---- why_not


@pytest.mark.parametrize("edition", edition_ids())
def test_why_not_agrees_with_submit_and_changes_nothing(edition: str) -> None:
    """At random, for every seat in both modes: the same refusal, facts and all, or none."""

    async def walked() -> None:
        rng = random.Random(f"why not {edition}")
        table = await begun(store=MemoryStore(), edition=edition)
        seen: set[tuple[str, bool]] = set()
        for deed in rng.sample(list(table.state.edition.deeds), 20):
            await does(
                table, do("correct", what="owner", deed=deed, value=rng.choice(["ann", "bob"]))
            )
        for _ in range(1500):
            if rng.random() < 0.05:
                await does(table, do("set_mode", mode=rng.choice(MODES)))
            wish = command(rng, table.game)
            if wish["kind"] in ("finish_game", "leave_game", "declare_bankruptcy"):
                continue
            seat = rng.choice([BANKER, BANKER, ANN, seat_of("bob"), ONLOOKER])
            before, bits = everything(table), whole(table.state)
            refused = table.why_not(seat, wish_of(wish))
            assert everything(table) == before and whole(table.state) == bits
            try:
                await table.submit(seat, wish_of(wish))
            except Refused as denied:
                assert refused is not None
                assert (refused.code, refused.facts) == (denied.code, denied.facts)
                assert everything(table) == before
            else:
                assert refused is None
            seen.add((seat.role, refused is None))
        assert seen >= {("banker", True), ("banker", False), ("player", True), ("player", False)}

    asyncio.run(walked())


def test_why_not_before_a_game_has_begun() -> None:
    start = do("start_game", edition=DE, players=[{"id": "ann"}, {"id": "bob"}])
    pay = do("pay", payer="ann", payee="bob", amount=1)
    said = {
        (seat.role, wish["kind"]): table.code if (table := nothing(seat, wish)) else None
        for seat in (BANKER, ANN, ONLOOKER)
        for wish in (start, pay)
    }
    assert said == {
        ("banker", "start_game"): None,
        ("banker", "pay"): "no_game_yet",
        ("player", "start_game"): "only_the_banker",
        ("player", "pay"): "only_the_banker",
        ("onlooker", "start_game"): "onlooker_only_sees",
        ("onlooker", "pay"): "onlooker_only_sees",
    }


def nothing(seat: Seat, wish: Wish) -> Refused | None:
    table = Table.in_memory()
    refused = table.why_not(seat, wish_of(wish))
    assert table.entries == []
    return refused


# ---- menus

# Ann stands on 37, which nobody has, and owns a group with a mortgage in it.
HERE = (own("ann", 1, 3, 39), mortgaged(3), at(ann=30, bob=5), own("bob", 5))
LANDED = (*HERE, do("correct", what="position", player="ann", value=37))


def kinds(choices: list[Choice], code: str | None) -> set[str]:
    found = [c for c in choices if (c.refusal.code if c.refusal else None) == code]
    return {choice.command["kind"] for choice in found}


@pytest.mark.parametrize("mode", MODES)
def test_the_banker_sees_the_menu_of_everyone(mode: str) -> None:
    async def shown() -> None:
        table = await begun(*LANDED, options={"mode": mode})
        for player in ("ann", "bob", "cat", "bank"):
            found, plain = table.menu(BANKER, player), menu(table.state, player)
            assert [c.command for c in found] == [c.command for c in plain]
            assert [c.amount for c in found] == [c.amount for c in plain]
            assert [c.way_out for c in found] == [c.way_out for c in plain]
            assert found
        assert [c.command for c in table.menu(BANKER)] == [
            c.command for c in menu(table.state, "bank")
        ]

    asyncio.run(shown())


def test_a_player_sees_what_the_banker_does_and_what_he_may_himself() -> None:
    async def shown() -> None:
        table = await begun(*LANDED)
        confirmed = table.menu(ANN, "ann")
        assert kinds(confirmed, None) == set()
        assert kinds(confirmed, "only_the_banker") >= {"buy_deed", "mortgage_deed", "redeem_deed"}
        await does(table, do("set_mode", mode="players_act"))
        acted = table.menu(ANN, "ann")
        assert kinds(acted, None) == {"buy_deed", "mortgage_deed", "redeem_deed"}
        assert kinds(acted, "mortgage_bars_building") == {"build"}
        assert "leave_game" in kinds(acted, "only_the_banker")
        assert [c.command for c in acted] == [c.command for c in confirmed]
        (buy,) = (c for c in acted if c.command["kind"] == "buy_deed")
        assert (buy.command["deed"], buy.amount) == (37, -350)

    asyncio.run(shown())


def test_a_player_bids_in_both_modes() -> None:
    async def shown() -> None:
        for mode in MODES:
            table = await begun(do("open_auction", lot={"deed": 39}), options={"mode": mode})
            assert "place_bid" in kinds(table.menu(ANN, "ann"), None)
            assert "place_bid" in kinds(table.menu(ANN, "bob"), "not_your_own")

    asyncio.run(shown())


@pytest.mark.parametrize("mode", MODES)
def test_a_player_gets_nothing_from_the_menus_of_others(mode: str) -> None:
    async def shown() -> None:
        table = await begun(*LANDED, do("open_auction", lot={"deed": 6}), options={"mode": mode})
        for player in ("bob", "cat", "bank"):
            found = table.menu(ANN, player)
            assert found and kinds(found, None) == set()
            for choice in found:
                assert choice.amount is None and choice.way_out is None
                assert choice.refusal is not None
                assert choice.refusal.code in ("only_the_banker", "not_your_own")

    asyncio.run(shown())


def test_an_onlooker_sees_everything_and_does_nothing() -> None:
    async def shown() -> None:
        table = await begun(*LANDED, options={"mode": "players_act"})
        for player in ("ann", "bob", "bank"):
            found = table.menu(ONLOOKER, player)
            assert len(found) == len(menu(table.state, player)) > 0
            assert {c.refusal.code for c in found if c.refusal} == {"onlooker_only_sees"}
            assert all(c.refusal and c.amount is None and c.way_out is None for c in found)

    asyncio.run(shown())


OWING = (own("ann", 1, 39), cash(ann=10), do("pay", payer="ann", payee="bob", amount=100))


def test_a_way_out_is_shown_to_those_who_may_take_it() -> None:
    """A bid that a debt bars: settling it is the banker's, until players act themselves."""

    async def shown() -> list[Wish | None]:
        table = await begun(*OWING, do("open_auction", lot={"deed": 6}))
        ways = [bid_of(table, BANKER), bid_of(table, ANN)]
        await does(table, do("set_mode", mode="players_act"))
        return [*ways, bid_of(table, ANN)]

    def bid_of(table: Table, seat: Seat) -> Wish | None:
        (bid,) = (c for c in table.menu(seat, "ann") if c.command["kind"] == "place_bid")
        assert bid.refusal is not None and bid.refusal.code == "debt_pending"
        return bid.way_out

    settle = do("settle_debt", debtor="ann", creditor="bob")
    assert asyncio.run(shown()) == [settle, None, settle]


def test_there_is_no_menu_before_a_game_has_begun_nor_after_it_is_over() -> None:
    async def shown() -> None:
        table = Table.in_memory()
        assert table.menu(BANKER) == table.menu(ANN, "ann") == []
        over = await begun(do("finish_game"))
        assert over.menu(BANKER) == over.menu(ANN, "ann") == over.menu(ONLOOKER, "ann") == []

    asyncio.run(shown())


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", [DE, SE, SORE])
def test_the_menu_of_a_seat_agrees_with_why_not(edition: str, mode: str) -> None:
    """In the middle and near the end of a whole game, for every seat and every menu."""

    async def shown() -> int:
        path = next(p for p in GAMES if p.stem == LONG[edition])
        table = await played(path)
        looked = 0
        await does(table, do("undo"))  # the end
        for _ in range(12):
            await does(table, do("set_mode", mode=mode))
            for seat in (BANKER, ANN, seat_of("bob"), ONLOOKER):
                for player in (*table.state.players, "bank"):
                    before = whole(table.state)
                    found = table.menu(seat, player)
                    assert whole(table.state) == before
                    for choice in found:
                        agrees(table, seat, choice)
                    looked += len(found)
            for _ in range(15):
                await does(table, do("undo"))
        return looked

    def agrees(table: Table, seat: Seat, choice: Choice) -> None:
        refused = table.why_not(seat, wish_of(choice.command))
        assert (refused and refused.code) == (choice.refusal and choice.refusal.code)
        assert (choice.amount is None) == (refused is not None)
        if choice.way_out is not None:
            may(seat, wish_of(choice.way_out), table.state)

    assert asyncio.run(shown()) > 1000


LONG = {DE: "de-last", SE: "se-last", SORE: "losers-six"}
