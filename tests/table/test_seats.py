"""Who may submit what: every command, every seat, both modes, one's own and another's.

Written out by hand from the table of seats, not from the code. `ann` asks; the other is `bob`.
"""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from banker_app.engine.catalogue import OF_THE_TABLE, RULES
from banker_app.engine.core import Refused
from banker_app.table.entry import Entry
from banker_app.table.replay import command_of
from banker_app.table.seats import BANKER, ONLOOKER, Seat, may, seat_of
from banker_app.table.table import Table
from tests.engine.rows import (
    DE,
    SORE,
    Commands,
    at,
    built,
    cash,
    do,
    flagged,
    holds,
    mortgaged,
    own,
)
from tests.table.tables import Wish, begun, does
from tests.table.test_table import everything

# yes: accepted. bank: only_the_banker. own: not_your_own. sees: onlooker_only_sees.
# In the mode `banker_confirms` (conf) and in `players_act` (act).
MATRIX = """
                    banker      own         another's   onlooker
                    conf  act   conf  act   conf  act   conf  act
start_game          yes   yes   bank  bank  bank  bank  sees  sees
pay                 yes   yes   yes   yes   own   own   sees  sees
pay_each            yes   yes   bank  bank  bank  bank  sees  sees
collect_each        yes   yes   bank  bank  bank  bank  sees  sees
collect_salary      yes   yes   bank  bank  bank  bank  sees  sees
pay_tax             yes   yes   bank  bank  bank  bank  sees  sees
charge_rent         yes   yes   bank  bank  bank  bank  sees  sees
draw_card           yes   yes   bank  bank  bank  bank  sees  sees
buy_deed            yes   yes   bank  yes   bank  own   sees  sees
mortgage_deed       yes   yes   bank  yes   bank  own   sees  sees
redeem_deed         yes   yes   bank  yes   bank  own   sees  sees
open_auction        yes   yes   bank  bank  bank  bank  sees  sees
place_bid           yes   yes   yes   yes   own   own   sees  sees
drop_bid            yes   yes   bank  bank  bank  bank  sees  sees
close_auction       yes   yes   bank  bank  bank  bank  sees  sees
cancel_auction      yes   yes   bank  bank  bank  bank  sees  sees
build               yes   yes   bank  yes   bank  own   sees  sees
sell_buildings      yes   yes   bank  yes   bank  own   sees  sees
trade               yes   yes   bank  bank  bank  bank  sees  sees
offer_trade         yes   yes   yes   yes   own   own   sees  sees
answer_trade        yes   yes   yes   yes   own   own   sees  sees
go_to_jail          yes   yes   bank  bank  bank  bank  sees  sees
leave_jail          yes   yes   bank  bank  bank  bank  sees  sees
roll                yes   yes   bank  bank  bank  bank  sees  sees
move_on             yes   yes   bank  bank  bank  bank  sees  sees
end_turn            yes   yes   bank  bank  bank  bank  sees  sees
settle_debt         yes   yes   bank  yes   bank  own   sees  sees
declare_bankruptcy  yes   yes   bank  bank  bank  bank  sees  sees
leave_game          yes   yes   bank  bank  bank  bank  sees  sees
take_token          yes   yes   bank  bank  bank  bank  sees  sees
steal_token         yes   yes   bank  bank  bank  bank  sees  sees
take_figure         yes   yes   bank  bank  bank  bank  sees  sees
place_free_house    yes   yes   bank  bank  bank  bank  sees  sees
steal_deed          yes   yes   bank  bank  bank  bank  sees  sees
finish_game         yes   yes   bank  bank  bank  bank  sees  sees
add_player          yes   yes   bank  bank  bank  bank  sees  sees
set_mode            yes   yes   bank  bank  bank  bank  sees  sees
amend_player        yes   yes   bank  bank  bank  bank  sees  sees
amend_edition       yes   yes   bank  bank  bank  bank  sees  sees
correct             yes   yes   bank  bank  bank  bank  sees  sees
undo                yes   yes   bank  bank  bank  bank  sees  sees
redo                yes   yes   bank  bank  bank  bank  sees  sees
reverse             yes   yes   bank  bank  bank  bank  sees  sees
"""
SAID = {
    "yes": None,
    "bank": "only_the_banker",
    "own": "not_your_own",
    "sees": "onlooker_only_sees",
}
MODES = ("banker_confirms", "players_act")
# (whose wish, mode) of each column
COLUMNS = [(who, mode) for who in ("banker", "own", "another's", "onlooker") for mode in MODES]
EXPECTED = {
    line.split()[0]: [SAID[word] for word in line.split()[1:]]
    for line in MATRIX.strip().splitlines()[2:]
}


@dataclass(frozen=True)
class Case:
    """A table at which the rules accept ann's wish, and at which bob could wish the same."""

    own: Wish
    others: Wish
    given: tuple[Commands, ...] = ()
    edition: str = DE
    options: dict[str, Any] = field(default_factory=dict)


def each(kind: str, given: Any = (), edition: str = DE, **fields: Any) -> Case:
    """The same for ann and for bob; a field may be given for the two of them."""
    both = [
        {key: value[n] if isinstance(value, tuple) else value for key, value in fields.items()}
        for n in (0, 1)
    ]
    ann, bob = (do(kind, player=p, **some) for p, some in zip(("ann", "bob"), both, strict=True))
    return Case(ann, bob, given, edition)


def common(kind: str, given: Any = (), **fields: Any) -> Case:
    """What is nobody's own."""
    return Case(do(kind, **fields), do(kind, **fields), given)


def pay(payer: str, amount: int = 10) -> Wish:
    return do("pay", payer=payer, payee="cat", amount=amount)


def terms(kind: str, left: str, right: str) -> Wish:
    return do(kind, left=left, right=right, left_gives={"cash": 5})


GROUPS = (own("ann", 1, 3), own("bob", 37, 39))
LOT = (do("open_auction", lot={"deed": 6}),)
BIDS = tuple(do("place_bid", player=p, amount=n) for p, n in (("ann", 10), ("bob", 20)))
POOR = (cash(ann=0, bob=0), pay("ann", 900), pay("bob", 900))
FIGURE = flagged("figure", "ann")
CASES = {
    "start_game": common("start_game", edition=DE, players=[{"id": "ann"}, {"id": "bob"}]),
    "pay": Case(pay("ann"), pay("bob")),
    "pay_each": each("pay_each", amount=1),
    "collect_each": each("collect_each", amount=1),
    "collect_salary": each("collect_salary"),
    "pay_tax": each("pay_tax", space=38),
    "charge_rent": each("charge_rent", (own("cat", 39),), deed=39),
    "draw_card": each("draw_card", deck="chance", card=8),
    "buy_deed": each("buy_deed", (at(ann=39, bob=37),), deed=(39, 37)),
    "mortgage_deed": each("mortgage_deed", GROUPS, deed=(1, 37)),
    "redeem_deed": each("redeem_deed", (*GROUPS, mortgaged(1, 37)), deed=(1, 37)),
    "open_auction": common("open_auction", lot={"deed": 6}),
    "place_bid": each("place_bid", LOT, amount=10),
    "drop_bid": each("drop_bid", (*LOT, *BIDS)),
    "close_auction": common("close_auction", (*LOT, *BIDS)),
    "cancel_auction": common("cancel_auction", LOT),
    "build": each("build", GROUPS, steps=({"1": 1}, {"37": 1})),
    "sell_buildings": each("sell_buildings", (*GROUPS, built({1: 1, 37: 1})),
                           steps=({"1": 1}, {"37": 1})),
    "trade": Case(terms("trade", "ann", "cat"), terms("trade", "bob", "cat")),
    "offer_trade": Case(terms("offer_trade", "ann", "cat"), terms("offer_trade", "bob", "cat")),
    "answer_trade": Case(do("answer_trade", accept=True, offer=2),
                         do("answer_trade", accept=True, offer=3),
                         (terms("offer_trade", "bob", "ann"), terms("offer_trade", "bob", "cat"))),
    "go_to_jail": each("go_to_jail"),
    "leave_jail": each("leave_jail", (flagged("in_jail", "ann", "bob"),), how="fine"),
    "roll": each("roll", dice=[1, 2]),
    "move_on": Case(do("move_on", player="ann"), do("move_on", player="bob"),
                    (do("collect_salary", player="ann"),
                     do("roll", player="ann", dice=[1, 2], speed="mr")),
                    options={"speed_die": True}),
    "end_turn": common("end_turn"),
    "settle_debt": Case(do("settle_debt", debtor="ann"), do("settle_debt", debtor="bob"),
                        (*POOR, cash(ann=950, bob=950))),
    "declare_bankruptcy": each("declare_bankruptcy", POOR),
    "leave_game": each("leave_game"),
    "take_token": each("take_token", edition=SORE, why="card"),
    "steal_token": each("steal_token", edition=SORE, victim="cat"),
    "take_figure": each("take_figure", (holds("tokens", ann=4, bob=4),), SORE),
    "place_free_house": each("place_free_house", (FIGURE,), SORE, deed=1),
    "steal_deed": each("steal_deed", (FIGURE, own("cat", 1)), SORE, victim="cat", deed=1),
    "finish_game": common("finish_game"),
    "add_player": common("add_player", player="eve"),
    "set_mode": common("set_mode", mode="players_act"),
    "amend_player": each("amend_player", name="Somebody"),
    "amend_edition": common("amend_edition", path="money.salary", value=1),
    "correct": each("correct", what="balance", value=9),
    "undo": common("undo", (pay("ann"),)),
    "redo": common("redo", (pay("ann"), do("undo"))),
    "reverse": common("reverse", (pay("ann"), pay("bob")), seq=2),
}  # fmt: skip


def test_every_command_is_in_the_matrix() -> None:
    """A new command has to say who may submit it before anybody may."""
    assert set(EXPECTED) == set(CASES) == {*RULES, *OF_THE_TABLE}
    assert {kind: case.own["kind"] for kind, case in CASES.items()} == {k: k for k in CASES}
    assert all(len(said) == len(COLUMNS) for said in EXPECTED.values())


async def table_of(case: Case, mode: str) -> Table:
    if case.own["kind"] == "start_game":
        return Table.in_memory()
    options = {**case.options, "mode": mode}
    return await begun(*case.given, edition=case.edition, options=options)


async def answer(table: Table, seat: Seat, wish: Wish) -> str | None:
    """The refusal's code, or None; a refusal has changed and told nothing."""
    before, told = everything(table), list[Entry]()
    table.subscribe(told.append)
    foretold = table.why_not(seat, command_of(json.dumps(wish)))
    try:
        entry = await does(table, wish, seat)
    except Refused as refused:
        assert foretold is not None and foretold.code == refused.code
        assert everything(table) == before and told == []
        return refused.code
    assert foretold is None
    assert table.entries[-1] is entry and entry.by == seat.name and told == [entry]
    return None


@pytest.mark.parametrize("kind", EXPECTED)
def test_who_may(kind: str) -> None:
    async def asked() -> None:
        case = CASES[kind]
        wishes = {"banker": (BANKER, case.own), "own": (seat_of("ann"), case.own)}
        wishes |= {"another's": (seat_of("ann"), case.others), "onlooker": (ONLOOKER, case.own)}
        for (who, mode), expected in zip(COLUMNS, EXPECTED[kind], strict=True):
            seat, wish = wishes[who]
            found = await answer(await table_of(case, mode), seat, wish)
            assert found == expected, (kind, who, mode, found)

    asyncio.run(asked())


@pytest.mark.parametrize("kind", EXPECTED)
def test_what_is_refused_for_the_seat_says_which_command(kind: str) -> None:
    for mode in MODES:
        table = asyncio.run(table_of(CASES[kind], mode))
        state = table.state if table.entries else None
        for wish in (CASES[kind].own, CASES[kind].others):
            command = command_of(json.dumps(wish))
            may(BANKER, command, state)  # the banker's seat may submit everything
            with pytest.raises(Refused, match="onlooker_only_sees"):
                may(ONLOOKER, command, state)
            try:
                may(seat_of("ann"), command, state)
            except Refused as refused:
                assert refused.facts == {"kind": kind}


@pytest.mark.parametrize("kind", EXPECTED)
def test_before_a_game_has_begun_there_is_only_the_banker(kind: str) -> None:
    async def asked() -> list[str | None]:
        case, found = CASES[kind], []
        for seat in (BANKER, seat_of("ann"), ONLOOKER):
            found.append(await answer(Table.in_memory(), seat, case.own))
        return found

    first = None if kind == "start_game" else "no_game_yet"
    assert asyncio.run(asked()) == [first, "only_the_banker", "onlooker_only_sees"]
