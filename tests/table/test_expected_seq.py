"""A phone that has not caught up: told so where the outcome would differ, and only there."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.table.replay import command_of
from banker_app.table.seats import BANKER, seat_of
from tests.engine.rows import Commands, at, built, cash, do, mortgaged, own
from tests.table.tables import Wish, begun, does

UNDO, REDO, END = do("undo"), do("redo"), do("end_turn")
MOVED = "table_has_moved_on"
Wishes = tuple[Commands, ...]


def pay(amount: int, payer: str = "ann", payee: str = "bob") -> Wish:
    return do("pay", payer=payer, payee=payee, amount=amount)


def bid(player: str, amount: int) -> Wish:
    return do("place_bid", player=player, amount=amount)


def auction(deed: int) -> Wish:
    return do("open_auction", lot={"deed": deed})


def roll(player: str, a: int, b: int) -> Wish:
    return do("roll", player=player, dice=[a, b])


@dataclass(frozen=True)
class Late:
    """What the phone saw, what has happened since, its wish, and what it is told."""

    name: str
    seen: Wishes
    since: Wishes
    wish: Wish
    refused: str | None = None
    blank: bool = False  # it has not even seen the start


OFFER = do("offer_trade", left="ann", right="bob", left_gives={"cash": 5})
RENT = do("charge_rent", player="ann", deed=39)

PAYMENTS = [
    Late("a payment after others have paid", (), (pay(100, "bob", "cat"),), pay(100)),
    Late("a payment that would be a debt now", (), (pay(1450),), pay(100), MOVED),
    Late("a debt that could be paid now", (cash(ann=10),), (cash(ann=500),), pay(100), MOVED),
    Late("to somebody who is out now", (), (do("leave_game", player="bob"),), pay(100), MOVED),
    Late("refused then, and now for the same reason", (), (pay(1),), pay(1, "ann", "ann"),
         "same_account"),
    Late("refused then, and now for another", (cash(ann=10),), (own("bob", 39),),
         do("buy_deed", player="ann", deed=39), MOVED),
    Late("a price that was put right", (),
         (do("amend_edition", path="spaces.39.price", value=410),),
         do("buy_deed", player="ann", deed=39), MOVED),
    Late("a price elsewhere", (), (do("amend_edition", path="spaces.37.price", value=410),),
         do("buy_deed", player="ann", deed=39)),
    Late("a salary that was put right", (), (do("amend_edition", path="money.salary", value=1),),
         do("collect_salary", player="ann"), MOVED),
    Late("a balance that has changed is corrected by another sum", (), (pay(1),),
         do("correct", what="balance", player="ann", value=77), MOVED),
    Late("paying everyone when one more sits there", (), (do("add_player", player="eve"),),
         do("pay_each", player="ann", amount=10), MOVED),
    Late("a payment, before the game began", (), (), pay(100), MOVED, blank=True),
]  # fmt: skip

RENTS = [
    Late("a rent after a payment of others", (own("bob", 39),), (pay(5, "bob", "cat"),), RENT),
    Late("a rent after the owner has built", (own("bob", 37, 39),),
         (do("build", player="bob", steps={"39": 1, "37": 1}),), RENT, MOVED),
    Late("a rent after he has built elsewhere", (own("bob", 1, 3, 39),),
         (do("build", player="bob", steps={"1": 1}),), RENT),
    Late("a rent that somebody else gets now", (own("bob", 39),), (own("cat", 39),), RENT, MOVED),
    Late("a rent on what is mortgaged now", (own("bob", 39),), (mortgaged(39),), RENT, MOVED),
    Late("a rent that was lost meanwhile", (own("bob", 39), at(ann=32), roll("ann", 3, 4)),
         (END, roll("bob", 1, 2)), RENT, MOVED),
    Late("a rent that cannot be paid in full any more", (own("bob", 39),), (cash(ann=49),), RENT,
         MOVED),
]  # fmt: skip

OPEN = (auction(39),)
BIDS = [
    Late("a bid that is still the highest", OPEN, (bid("bob", 50),), bid("ann", 60)),
    Late("a bid that is too low now", OPEN, (bid("bob", 60),), bid("ann", 60), MOVED),
    Late("a bid that was too low then as well", (*OPEN, bid("bob", 60)), (bid("cat", 70),),
         bid("ann", 60), "bid_too_low"),
    Late("a bid after the hammer", (*OPEN, bid("bob", 60)), (do("close_auction"),),
         bid("ann", 70), MOVED),
    Late("a bid when another deed is under the hammer", (*OPEN, bid("bob", 60)),
         (do("close_auction"), auction(1)), bid("ann", 70), MOVED),
    Late("a bid on the same deed, called up again", OPEN,
         (do("cancel_auction"), auction(39)), bid("ann", 70)),
    Late("the hammer when somebody has bid more", (*OPEN, bid("bob", 60)), (bid("cat", 70),),
         do("close_auction"), MOVED),
    Late("the hammer after a payment", (*OPEN, bid("bob", 60)), (pay(5, "cat", "ann"),),
         do("close_auction")),
    Late("a bid taken back in another auction", (*OPEN, bid("bob", 60)),
         (do("cancel_auction"), auction(1), bid("bob", 9)), do("drop_bid", player="bob"), MOVED),
]  # fmt: skip

TRADES = [
    Late("an offer answered after a payment", (OFFER,), (pay(5, "cat", "ann"),),
         do("answer_trade", accept=True)),
    Late("another offer in its place", (OFFER,), (do("answer_trade", accept=False), OFFER),
         do("answer_trade", accept=True), MOVED),
    Late("an offer that is gone, named by its number", (OFFER,),
         (do("answer_trade", accept=False),), do("answer_trade", accept=True, offer=2), MOVED),
    Late("two offers where there was one", (OFFER,), (OFFER,), do("answer_trade", accept=False),
         MOVED),
    Late("the turn of somebody else", (), (END,), END, MOVED),
    Late("the turn after a payment", (), (pay(5),), END),
]  # fmt: skip

TAKEN_BACK = [
    Late("undo of what is still the newest", (pay(100),), (pay(5), UNDO), UNDO),
    Late("undo when there is something newer", (pay(100),), (pay(5),), UNDO, MOVED),
    Late("undo when it is undone already", (pay(5), pay(100)), (UNDO,), UNDO, MOVED),
    Late("undo where there is nothing, then as now", (), (pay(1), UNDO), UNDO, "nothing_to_undo"),
    Late("redo of what is still undone", (pay(100), UNDO), (REDO, UNDO), REDO),
    Late("redo when it was redone already", (pay(100), UNDO), (REDO,), REDO, MOVED),
    Late("redo of another", (pay(5), pay(100), UNDO), (UNDO,), REDO, MOVED),
    Late("redo after something else", (pay(100), UNDO), (pay(5),), REDO, MOVED),
    Late("reverse names its entry", (pay(100),), (pay(5, "cat", "bob"),), do("reverse", seq=2)),
    Late("reverse of what was reversed", (pay(100),), (do("reverse", seq=2),),
         do("reverse", seq=2), "not_in_force"),
    Late("reverse says what stands in the way",
         (do("buy_deed", player="ann", deed=39),), (own("bob", 39),), do("reverse", seq=2),
         "stands_in_the_way"),
    Late("reverse of what the phone has not seen", (), (pay(100),), do("reverse", seq=2)),
    Late("the start of a game", (), (pay(1),),
         do("start_game", edition="uk-london", players=[{"id": "ann"}, {"id": "bob"}]),
         "game_has_started"),
    Late("the start, when somebody else has pressed it too", (), (),
         do("start_game", edition="uk-london", players=[{"id": "ann"}, {"id": "bob"}]),
         "game_has_started", blank=True),
]  # fmt: skip

LATE = [*PAYMENTS, *RENTS, *BIDS, *TRADES, *TAKEN_BACK]


@pytest.mark.parametrize("late", LATE, ids=[late.name for late in LATE])
def test_told_only_where_the_outcome_would_differ(late: Late) -> None:
    async def sent() -> None:
        table = await begun(*late.seen)
        seen = 0 if late.blank else len(table.entries)
        for wishes in late.since:
            for wish in wishes if isinstance(wishes, list) else [wishes]:
                await does(table, wish)
        before, entries = table.state, len(table.entries)
        assert entries > seen
        if late.refused is None:
            assert (await does(table, late.wish, expected_seq=seen)).seq == entries + 1
            return
        with pytest.raises(Refused) as refused:
            await does(table, late.wish, expected_seq=seen)
        assert refused.value.code == late.refused
        assert table.state is before and len(table.entries) == entries
        if late.refused == MOVED:
            assert refused.value.facts == {"seq": entries}
            # Who has looked again, or never says what he saw, is judged by the rules alone.
            said = [await judged(table, late.wish, number) for number in (None, entries)]
            assert MOVED not in said and said[0] == said[1]

    async def judged(table: Any, wish: Wish, seen: int | None) -> str | None:
        """What is said to the wish; if it is accepted, it is taken back again."""
        try:
            await does(table, wish, expected_seq=seen)
        except Refused as refused:
            return refused.code
        kind = wish["kind"]
        await does(table, UNDO if kind != "undo" else REDO)
        return None

    asyncio.run(sent())


def test_a_phone_that_is_up_to_date_is_never_told_so() -> None:
    async def sent() -> None:
        table = await begun(pay(1), pay(2))
        for wish in (pay(5), UNDO, REDO, do("reverse", seq=2), auction(39), bid("ann", 20)):
            await does(table, wish, expected_seq=len(table.entries))
        assert len(table.entries) == 9

    asyncio.run(sent())


def test_whatever_was_seen_a_wish_with_the_same_outcome_is_done() -> None:
    async def sent() -> None:
        table = await begun(pay(1), pay(2), UNDO, pay(4), UNDO, REDO, do("reverse", seq=2))
        for seen in range(1, len(table.entries) + 1):
            before = table.state.balances["ann"]
            await does(table, pay(100), expected_seq=seen)
            assert table.state.balances["ann"] == before - 100
            await does(table, UNDO)

    asyncio.run(sent())


@pytest.mark.parametrize("seen", [0, 1, -1, 2, 10**9])
def test_an_old_number_gives_a_seat_nothing(seen: int) -> None:
    """The seat is asked first, and what it may not do it may not do under any number."""

    async def sent() -> None:
        table = await begun(pay(1), pay(2))
        before = table.state
        for wish, code in ((UNDO, "only_the_banker"), (pay(1, "bob", "ann"), "not_your_own")):
            command = command_of(json.dumps(wish))
            with pytest.raises(Refused) as refused:
                await table.submit(seat_of("ann"), command, expected_seq=seen)
            assert refused.value.code == code and table.state is before

    asyncio.run(sent())


def test_built_houses_are_seen_as_they_stood() -> None:
    """The rent of then and of now are told apart by amount, not by what stands on the board."""

    async def sent() -> None:
        table = await begun(own("bob", 37, 39), built({37: 1, 39: 1}))
        seen = len(table.entries)
        await does(table, do("correct", what="buildings", deed=37, value=2))
        entry = await does(table, RENT, BANKER, expected_seq=seen)
        assert entry.events[0].facts["amount"] == 200

    asyncio.run(sent())
