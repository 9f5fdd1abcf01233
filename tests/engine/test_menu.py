"""The menu: every wish with its amount, its refusal, the way out and what to know."""

from typing import Any

from banker_app.edition.load import load_edition
from banker_app.engine.catalogue import decide, parse
from banker_app.engine.first_player import who_begins
from banker_app.engine.menu import Choice, menu
from tests.engine.rows import DE, SE, SORE, Row, begun, built, cash, do, mortgaged, own, prepared


def choices(edition: str, seat: str, *given: Any, **more: Any) -> tuple[Any, list[Choice]]:
    row = Row("menu", edition, given, {}, **more)
    table = begun(row)
    prepared(row, table)
    return table.state, menu(table.state, seat)


def the(found: list[Choice], kind: str, **fields: Any) -> Choice:
    wish = {"kind": kind, **fields}
    return next(c for c in found if wish.items() <= c.command.items())


def test_amounts_are_what_the_balance_changes_by() -> None:
    _, found = choices(DE, "ann", own("ann", 1, 3), own("bob", 39))
    assert the(found, "buy_deed", deed=37).amount == -350
    assert the(found, "charge_rent", deed=39).amount == -50
    assert the(found, "mortgage_deed", deed=1).amount == 30
    assert the(found, "build", steps={"1": 1}).amount == -50
    assert the(found, "pay_tax", space=4).amount == -200


def test_a_refusal_names_the_way_out() -> None:
    state, found = choices(DE, "ann", own("ann", 1, 3), built({1: 1, 3: 1}))
    wish = the(found, "mortgage_deed", deed=1)
    assert wish.refusal and wish.refusal.code == "buildings_stand"
    assert wish.way_out == do("sell_buildings", player="ann", steps={"1": 1, "3": 1})
    decide(state, parse(wish.way_out or {}))


def test_building_beside_a_mortgage_leads_to_its_redemption() -> None:
    _, found = choices(DE, "ann", own("ann", 1, 3), mortgaged(3))
    wish = the(found, "build", steps={"1": 1})
    assert wish.way_out == do("redeem_deed", player="ann", deed=3)


def test_uneven_building_leads_to_the_lowest_and_uneven_selling_to_the_highest() -> None:
    _, found = choices(DE, "ann", own("ann", 1, 3), built({1: 1}))
    assert the(found, "build", steps={"1": 1}).way_out == do("build", player="ann", steps={"3": 1})
    _, found = choices(DE, "ann", own("ann", 1, 3), built({1: 2, 3: 1}))
    out = the(found, "sell_buildings", steps={"3": 1}).way_out
    assert out == do("sell_buildings", player="ann", steps={"1": 1})


def test_a_hotel_that_cannot_break_up_is_sold_as_far_as_needed() -> None:
    rules = {"building": {"houses": 8, "hotels": 2}}
    given = (
        own("ann", 1, 3, 6, 8, 9),
        built({1: 5, 3: 5}),
        built({6: 2, 8: 2, 9: 2}),
    )
    state, found = choices(DE, "ann", *given, rules=rules)
    wish = the(found, "sell_buildings", steps={"1": 1})
    assert wish.refusal and wish.refusal.code == "no_houses_left"
    assert wish.way_out == do("sell_buildings", player="ann", steps={"1": 4, "3": 4})
    decide(state, parse(wish.way_out or {}))


def test_uneven_selling_in_the_swedish_box_is_said_and_not_refused() -> None:
    _, found = choices(SE, "ann", own("ann", 1, 3), built({1: 2, 3: 2}))
    assert the(found, "sell_buildings", steps={"1": 1}).hints == ()
    _, found = choices(SE, "ann", own("ann", 1, 3), built({1: 2, 3: 1}))
    wish = the(found, "sell_buildings", steps={"3": 1})
    assert wish.refusal is None and wish.hints == ("uneven_selling",)


def test_the_interest_that_comes_with_a_building_is_said() -> None:
    redeemed = do("redeem_deed", player="ann", deed=1)
    _, found = choices(SE, "ann", own("ann", 1, 3), mortgaged(1), redeemed)
    assert the(found, "build", steps={"1": 1}).hints == ("interest_with_building",)
    assert the(found, "build", steps={"3": 1}).hints == ()


def test_a_utility_asks_for_a_throw() -> None:
    _, found = choices(DE, "ann", own("bob", 12))
    wish = the(found, "charge_rent", deed=12)
    assert wish.refusal and wish.refusal.code == "dice_needed"
    assert wish.hints == ("throw_for_rent",)
    no_throw = {"rent": {"utility_new_throw": False}}
    _, found = choices(DE, "ann", own("bob", 12), rules=no_throw)
    assert the(found, "charge_rent", deed=12).hints == ("dice_of_the_move",)


def test_a_debtor_sees_how_to_settle() -> None:
    owes = do("pay", payer="ann", payee="bob", amount=100)
    _, found = choices(DE, "ann", cash(ann=10), own("ann", 5), owes)
    assert the(found, "settle_debt").refusal
    bankrupt = the(found, "declare_bankruptcy").refusal
    assert bankrupt is not None
    assert (bankrupt.code, bankrupt.facts["raisable"]) == ("could_still_pay", 110)
    assert the(found, "buy_deed", deed=1).way_out == do("settle_debt", debtor="ann", creditor="bob")


def test_the_banker_sees_the_auctions_that_are_due() -> None:
    left = do("leave_game", player="ann")
    _, found = choices(DE, "bank", own("ann", 5, 39), left)
    lots = [c.command["lot"] for c in found if c.command["kind"] == "open_auction"]
    assert lots[:2] == [{"deed": 5}, {"deed": 39}]
    assert the(found, "end_turn").way_out == do("open_auction", lot={"deed": 5})


def test_nobody_has_a_menu_after_the_end_or_without_a_seat() -> None:
    assert choices(DE, "ann", do("finish_game"))[1] == []
    assert choices(DE, "nobody")[1] == []


def test_who_begins() -> None:
    throws = {"ann": 9, "bob": 4, "cat": 9}
    assert who_begins(load_edition(DE), throws) == ["ann", "cat"]
    assert who_begins(load_edition(SORE), throws) == ["bob"]
