"""Building and selling: evenness, supply, half prices."""

from banker_app.engine import commands as c
from banker_app.engine.build_order import could_build, plan
from banker_app.engine.conditions import affordable, free_player, own_deed, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import interest, sale_price, step_price
from banker_app.engine.state import BANK
from banker_app.ledger.posting import transfer


def build(draft: Draft, command: c.Steps) -> None:
    state = draft.state
    free_player(state, command.player)
    require(command.steps, "nothing_to_build")
    steps = {int(d): n for d, n in command.steps.items()}
    cost, deeds = 0, {}
    for deed in steps:
        own_deed(state, command.player, deed)
        could_build(state, command.player, deed)
    plan(state, steps)
    for deed, count in steps.items():
        before = state.deeds[deed].buildings
        cost += sum(
            step_price(state, deed, level) for level in range(before + 1, before + count + 1)
        )
        if state.deeds[deed].interest_owed:
            cost += interest(state, deed)
        deeds[deed] = {"buildings": before + count, "interest_owed": False}
    affordable(state, command.player, cost)
    facts = {"player": command.player, "steps": command.steps, "amount": cost}
    facts["hotels"] = [deed for deed, now in deeds.items() if now["buildings"] == 5]
    draft.add("buildings_built", facts, postings=transfer(command.player, BANK, cost), deeds=deeds)


def sell_buildings(draft: Draft, command: c.Steps) -> None:
    state, rule = draft.state, draft.state.edition.building
    player_in(state, command.player)
    require(command.steps, "nothing_to_sell")
    require(rule.sale == "half", "buildings_stay")
    steps = {int(d): n for d, n in command.steps.items()}
    levels = {d: now.buildings for d, now in state.deeds.items()}
    income = 0
    for deed, count in steps.items():
        own_deed(state, command.player, deed)
        before = levels[deed]
        require(count <= before, "not_so_many_buildings", deed=deed, buildings=before)
        if before == 5 and rule.hotel_sale == "whole":
            require(count == 5, "hotel_sold_whole", deed=deed)
        income += sale_price(state, deed, before, before - count)
        levels[deed] = before - count
    if rule.sell_even:
        top = 4 if rule.hotel_needs == "street" else 5
        for deed in steps:
            highest = max(min(levels[d], top) for d in state.edition.group_of[deed])
            require(min(levels[deed], top) + 1 >= highest, "not_even", deed=deed)
    houses = sum(n for n in levels.values() if n < 5)
    short = not rule.unlimited and any(state.deeds[d].buildings == 5 for d in steps)
    require(not short or houses <= rule.houses, "no_houses_left")
    draft.add(
        "buildings_sold",
        {
            "player": command.player,
            "steps": command.steps,
            "amount": income,
            "hotels": [deed for deed in steps if state.deeds[deed].buildings == 5],
        },
        postings=transfer(BANK, command.player, income),
        deeds={d: {"buildings": levels[d]} for d in steps},
    )
