"""Longer sequences of throws: what each step leads to, or the refusal that it meets."""

from typing import Any

import pytest

from banker_app.engine.core import Refused
from banker_app.table.game import Game
from banker_app.table.view import view
from tests.engine.rows import (
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    SORE,
    Row,
    at,
    begun,
    cash,
    do,
    flagged,
    holds,
    own,
    prepared,
    submit,
    value_at,
)

END = do("end_turn")
STREETS = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39)
Outcome = dict[str, Any] | str  # paths into the view, or the code of a refusal


def roll(player: str, a: int, b: int, speed: Any = None, **more: Any) -> dict[str, Any]:
    about = {} if speed is None else {"speed": speed}
    return do("roll", player=player, dice=[a, b], **about, **more)


def begin(edition: str, *given: Any, **more: Any) -> Game:
    row = Row("a sequence", edition, given, {}, **more)
    table = begun(row)
    prepared(row, table)
    return table


def play(table: Game, *steps: tuple[dict[str, Any], Outcome]) -> None:
    for number, (command, outcome) in enumerate(steps, start=1):
        try:
            submit(table, command)
        except Refused as refused:
            assert refused.code == outcome, f"step {number}: {refused.code} {refused.facts}"
            continue
        assert isinstance(outcome, dict), f"step {number}: accepted, not {outcome}"
        now = view(table.state, len(table.entries))
        found = {path: value_at(now, path) for path in outcome}
        assert found == outcome, f"step {number}"


def who(player: str, **facts: Any) -> dict[str, Any]:
    return {f"players.{player}.{fact}": value for fact, value in facts.items()}


def rent(player: str, deed: int, **more: Any) -> dict[str, Any]:
    return do("charge_rent", player=player, deed=deed, **more)


def leave(how: str, player: str = "ann") -> dict[str, Any]:
    return do("leave_jail", player=player, how=how)


@pytest.mark.parametrize("edition", [DE, BERLIN])
def test_a_round_with_the_speed_die(edition: str) -> None:
    table = begin(edition, at(ann=36), players="ann bob", options={"speed_die": True})
    play(
        table,
        (roll("ann", 1, 2, 3), "speed_die_not_yet"),
        (roll("ann", 3, 3), {**who("ann", position=2), "balances.ann": 2700}),
        # the first salary is there, so the throw of the double has the third die
        (roll("ann", 1, 5), "speed_die_needed"),
        (roll("ann", 1, 5, "bus", steps=4), "bus_steps"),
        (roll("ann", 1, 5, "bus", steps=1), {**who("ann", position=3), "turn.doubles": 1}),
        (roll("ann", 1, 1, 1, to=39), "already_thrown"),
        (END, {"turn.player": "bob", "turn.doubles": 0}),
        (roll("bob", 1, 2), who("bob", position=3)),
        (END, {"turn.player": "ann"}),
        (roll("ann", 4, 4, "mr"), {**who("ann", position=11), "turn.doubles": 1}),
        (do("buy_deed", player="ann", deed=11), {"balances.ann": 2560}),
        (END, "move_on_first"),
        (roll("ann", 1, 2, 1), "move_on_first"),
        (do("move_on", player="ann"), who("ann", position=12)),
        (do("move_on", player="ann"), "no_move_on_due"),
        (roll("ann", 3, 3, 3), "to_needed"),
        (roll("ann", 3, 3, 3, to=5), {**who("ann", position=5), "balances.ann": 2760}),
        # two doubles so far: the third, three alike or not, is not moved
        (roll("ann", 5, 5, "mr"), {**who("ann", position=10, in_jail=True), "turn.doubles": 3}),
        (roll("ann", 1, 2), "already_thrown"),
        (END, {"turn.player": "bob", "balances.ann": 2760}),
    )


@pytest.mark.parametrize("edition", [DE, BERLIN])
def test_the_speed_die_in_and_out_of_jail(edition: str) -> None:
    salary = do("collect_salary", player="ann")
    table = begin(edition, salary, at(ann=24), players="ann bob", options={"speed_die": True})
    play(
        table,
        (roll("ann", 2, 4, "mr"), who("ann", position=10, in_jail=True)),
        (do("move_on", player="ann"), "no_move_on_due"),
        (END, {}),
        (END, {}),
        (roll("ann", 2, 2, 2, to=5), "speed_die_not_yet"),
        (roll("ann", 2, 3), who("ann", jail_throws=1)),
        (END, {}),
        (END, {}),
        (roll("ann", 2, 2), {**who("ann", position=14, in_jail=False), "turn.doubles": 0}),
        (roll("ann", 1, 2, 3), "already_thrown"),
        (END, {}),
        (END, {}),
        (roll("ann", 1, 2), "speed_die_needed"),
        (roll("ann", 1, 2, 3), who("ann", position=20)),
    )


def test_three_doubles_past_go() -> None:
    table = begin(SE, at(ann=32), own("bob", 34), players="ann bob")
    play(
        table,
        (roll("ann", 1, 1), {**who("ann", position=34), "turn.doubles": 1}),
        (rent("ann", 34), {"balances.ann": 29450}),
        (roll("ann", 4, 4), {**who("ann", position=2), "balances.ann": 33450}),
        (roll("ann", 6, 6), {**who("ann", position=10, in_jail=True), "turn.doubles": 3}),
        (roll("ann", 6, 6), "already_thrown"),
        (END, {"balances.ann": 33450}),
        (roll("bob", 1, 2), {}),
        (rent("ann", 34), "rent_claimed_too_late"),
        (END, {}),
        (leave("fine"), {**who("ann", in_jail=False, position=10), "balances.ann": 32450}),
        (roll("ann", 5, 5), {**who("ann", position=20), "turn.doubles": 1}),
        (roll("ann", 1, 2), who("ann", position=23)),
    )


def test_three_misses_and_a_fine_that_is_not_there() -> None:
    table = begin(KARLSRUHE, at(ann=10), flagged("in_jail", "ann"), own("ann", 5),
                  own("bob", 13), cash(ann=30), players="ann bob")  # fmt: skip
    play(
        table,
        (roll("ann", 1, 2), who("ann", jail_throws=1)),
        (leave("fine"), "already_thrown"),
        (END, {}),
        (leave("fine"), "not_your_turn"),
        (roll("bob", 1, 2), {}),
        (END, {}),
        (leave("fine"), "not_enough_cash"),
        (leave("card"), "no_jail_card"),
        (roll("ann", 1, 2), who("ann", jail_throws=2, position=10)),
        (END, {}),
        (END, {}),
        (roll("ann", 1, 2), {**who("ann", position=13, in_jail=False, jail_throws=0),
                             "balances.ann": 30, "pending.0.amount": 50,
                             "pending.0.creditor": "bank"}),
        (END, "debt_pending"),
        # rent falls due all the same, and his cash covers it
        (rent("ann", 13), {"balances.ann": 20, "balances.bob": 1510}),
        (do("settle_debt", debtor="ann"), "not_enough_cash"),
        (do("mortgage_deed", player="ann", deed=5), {"balances.ann": 120}),
        (do("settle_debt", debtor="ann"), {"balances.ann": 70, "pending": []}),
        (roll("ann", 1, 2), "already_thrown"),
        (END, {"turn.player": "bob"}),
    )  # fmt: skip


def test_the_swedish_jail() -> None:
    table = begin(SE, at(ann=23), holds("jail_cards", bob=1), players="ann bob")
    play(
        table,
        (roll("ann", 3, 4), who("ann", in_jail=True, jail_throws=0)),
        (END, {}),
        (END, {}),
        (roll("ann", 1, 2), who("ann", jail_throws=1)),
        (END, {}),
        (END, {}),
        (roll("ann", 1, 2), who("ann", jail_throws=2)),
        (END, {}),
        (END, {}),
        (leave("fine"), "fine_too_late"),
        (do("trade", left="ann", right="bob", left_gives={"cash": 500},
            right_gives={"jail_cards": 1}), {"balances.ann": 29500}),
        (leave("card"), who("ann", in_jail=False, jail_cards=0)),
        (roll("ann", 2, 2), {**who("ann", position=14), "turn.doubles": 1}),
        (roll("ann", 1, 2), {**who("ann", position=17), "balances.ann": 29500}),
    )  # fmt: skip


def test_the_figure_on_space_30_and_at_its_third_double() -> None:
    table = begin(SORE, holds("tokens", ann=4), at(ann=26), own("bob", 5), players="ann bob")
    play(
        table,
        (do("take_figure", player="ann"), {"figure": "ann", **who("ann", tokens=0)}),
        (roll("ann", 2, 2), {**who("ann", position=30, in_jail=False, tokens=0)}),
        (do("place_free_house", player="ann", deed=39), {"deeds.39.buildings": 1}),
        (do("go_to_jail", player="ann"), "figure_goes_nowhere"),
        (do("go_to_jail", player="bob"), who("bob", in_jail=True, position=10, tokens=3)),
        (roll("ann", 3, 3), {**who("ann", position=36), "turn.doubles": 2}),
        (do("place_free_house", player="ann", deed=39), {"deeds.39.buildings": 2}),
        (do("place_free_house", player="ann", deed=39), "no_double_thrown"),
        (roll("ann", 3, 3), {**who("ann", position=2), "balances.ann": 1700, "turn.doubles": 3}),
        (roll("ann", 4, 4), {**who("ann", position=10, in_jail=False), "turn.doubles": 4}),
        # the jail holds bob, and the figure stands upon him
        (do("steal_deed", player="ann", victim="bob", deed=5),
         {"deeds.5.owner": "ann", **who("bob", trapped=True, in_jail=True, tokens=4)}),
        (roll("ann", 1, 2), {**who("ann", position=13), **who("bob", trapped=False)}),
        (END, {"turn.player": "bob"}),
        (do("take_figure", player="bob"),
         {"figure": "bob", **who("bob", in_jail=False, tokens=0, position=10)}),
        (roll("bob", 1, 2), who("bob", position=13)),
        (do("steal_deed", player="bob", victim="ann", deed=5),
         {"deeds.5.owner": "bob", **who("ann", trapped=True, tokens=1)}),
        (END, {"turn.player": "ann"}),
        (roll("ann", 1, 2), "trapped"),
        (END, {"turn.player": "bob", **who("ann", trapped=False)}),
    )  # fmt: skip


def test_the_trapped_wait_for_the_figure() -> None:
    table = begin(SORE, flagged("figure", "ann"), at(bob=5, cat=5), holds("tokens", bob=3, cat=4))
    play(
        table,
        (roll("ann", 2, 3), who("ann", position=5)),
        (do("steal_deed", player="ann", victim="bob", deed=None),
         who("bob", trapped=True, tokens=4)),
        (do("steal_deed", player="ann", victim="cat", deed=None), "figure_has_not_landed"),
        (END, {"turn.player": "bob"}),
        (roll("bob", 1, 2), "trapped"),
        (do("take_figure", player="bob"), "trapped"),
        (END, {"turn.player": "cat", **who("bob", trapped=True)}),
        # the figure changes hands
        (do("take_figure", player="cat"), {"figure": "cat", **who("bob", trapped=False)}),
        (roll("cat", 1, 1), {**who("cat", position=7), **who("ann", position=5)}),
        (roll("cat", 1, 2), who("cat", position=10)),
        (END, {"turn.player": "ann"}),
        (roll("ann", 1, 2), who("ann", position=8)),
        (END, {"turn.player": "bob"}),
        (do("take_figure", player="bob"), {"figure": "bob", **who("bob", tokens=0)}),
        (roll("bob", 1, 2), who("bob", position=8)),
    )  # fmt: skip


def test_the_last_lap_of_the_sore_losers() -> None:
    sold = [own("ann", *STREETS), own("bob", 5, 15, 25)]
    table = begin(SORE, *sold, at(ann=38, bob=33), cash(ann=100), players="ann bob")
    play(
        table,
        # station 35 is still in the bank
        (roll("ann", 1, 2), {**who("ann", position=1), "balances.ann": 300}),
        (END, {}),
        (roll("bob", 1, 1), who("bob", position=35)),
        (do("finish_game"), "deeds_unsold"),
        (do("buy_deed", player="bob", deed=35), {"balances.bob": 1300}),
        (roll("bob", 6, 6), {**who("bob", position=0), "balances.bob": 1500, "turn.doubles": 2}),
        (END, {}),
        (roll("ann", 6, 6), who("ann", position=13)),
        (roll("ann", 6, 6), who("ann", position=25)),
        (rent("ann", 25), {"balances.ann": 100, "balances.bob": 1700, **who("ann", tokens=3)}),
        (END, {}),
        # bob is home; the table lets him stay there
        (END, {}),
        (roll("ann", 6, 5), who("ann", position=36)),
        (END, {}),
        (END, {}),
        (roll("ann", 2, 3), {**who("ann", position=0), "balances.ann": 300}),
        # ann: twice the bare rents of all streets; bob: four stations
        (do("finish_game"), {"finished.how": "final_rents", "balances.bob": 2500,
                             "balances.ann": 300 + 2 * 391, "finished.winners": ["bob"]}),
    )  # fmt: skip


def test_rent_is_open_until_the_next_throw() -> None:
    table = begin(DE, own("bob", 6, 8), own("cat", 1, 11))
    play(
        table,
        (roll("ann", 3, 3), who("ann", position=6)),
        (roll("ann", 1, 1), who("ann", position=8)),
        # both landings of this turn, and after its end
        (rent("ann", 6), {"balances.ann": 1494}),
        (END, {}),
        (rent("ann", 8), {"balances.ann": 1488}),
        (roll("bob", 5, 6), who("bob", position=11)),
        (rent("ann", 8), "rent_claimed_too_late"),
        (END, {}),
        (rent("bob", 11), {"balances.bob": 1502}),
        (END, {}),
        (rent("bob", 11), {"balances.bob": 1492}),
        (roll("ann", 1, 2), {}),
        (rent("bob", 11), "rent_claimed_too_late"),
        (do("draw_card", player="bob", deck="chance", card=4),
         {**who("bob", position=11), "balances.bob": 1692}),
        (rent("bob", 11), {"balances.bob": 1682}),
    )  # fmt: skip
