"""In which order the steps of a build can be taken, if in any."""

from collections.abc import Mapping

from banker_app.engine.core import Refused, require
from banker_app.engine.figures import owns_group
from banker_app.engine.state import State


def could_build(state: State, player: str, deed: int) -> None:
    """What must hold before any building on this deed, whatever its price and number."""
    space = state.edition.spaces[deed]
    require(space.kind == "street", "not_a_street", deed=deed)
    require(owns_group(state, player, deed), "group_incomplete", deed=deed)
    group = state.edition.group_of[deed]
    match state.edition.building.mortgage_bars:
        case "group":
            barred = [d for d in group if state.deeds[d].mortgaged]
        case "plot":
            barred = [deed] if state.deeds[deed].mortgaged else []
        case "none":
            barred = []
    require(not barred, "deed_mortgaged", deeds=barred)


def step_fault(state: State, levels: Mapping[int, int], deed: int) -> str | None:
    """Why the next step on this deed is not allowed at these levels, supply apart."""
    rule = state.edition.building
    here = levels[deed]
    if here >= 5:
        return "fully_built"
    others = [levels[d] for d in state.edition.group_of[deed] if d != deed]
    if here == 4:
        if rule.hotel_needs == "group" and any(n < 4 for n in others):
            return "hotel_needs_group"
        return None
    top = 4 if rule.hotel_needs == "street" else 5
    if rule.even and any(min(n, top) < here for n in others):
        return "not_even"
    return None


def plan(state: State, steps: Mapping[int, int]) -> None:
    """Takes the steps one by one, hotels first since they bring houses back; refuses if stuck."""
    rule = state.edition.building
    levels = {d: now.buildings for d, now in state.deeds.items()}
    left = dict(steps)
    houses, hotels = state.buildings_left()
    if rule.unlimited:
        houses = hotels = 10**6
    for deed, count in steps.items():
        require(levels[deed] + count <= 5, "fully_built", deed=deed)
    while left:
        allowed, faults = [], {}
        for deed in left:
            fault = step_fault(state, levels, deed)
            if fault is None and levels[deed] == 4 and hotels < 1:
                fault = "no_hotels_left"
            if fault is None and levels[deed] < 4 and houses < 1:
                fault = "no_houses_left"
            if fault is None:
                allowed.append(deed)
            else:
                faults[deed] = fault
        if not allowed:
            worst = min(
                faults, key=lambda d: (faults[d] not in ("not_even", "hotel_needs_group"), d)
            )
            raise Refused(faults[worst], deed=worst)
        # nearest to its hotel first, within the group that is furthest on
        deed = max(
            allowed,
            key=lambda d: (
                levels[d] == 4,
                sum(levels[m] for m in state.edition.group_of[d]),
                levels[d] if not rule.even else -levels[d],
            ),
        )
        if levels[deed] == 4:
            houses, hotels = houses + 4, hotels - 1
        else:
            houses -= 1
        levels[deed] += 1
        left[deed] -= 1
        if not left[deed]:
            del left[deed]
