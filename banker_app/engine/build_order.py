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
    require(not barred, "mortgage_bars_building", deeds=barred)


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
    if rule.even and any(n < here for n in others):
        return "not_even"
    return None


def plan(state: State, steps: Mapping[int, int]) -> None:
    """Refuses unless the steps can be taken one by one with the buildings that are there.

    Within a group there is one best order: a hotel as soon as it may be, since it brings four
    houses back. Between groups the houses decide, see `houses_suffice`.
    """
    for deed, count in steps.items():
        level = state.deeds[deed].buildings
        require(level + count <= 5, "fully_built", deed=deed, buildings=level)
    chains = [chain(state, group, steps) for group in state.edition.groups.values()]
    if state.edition.building.unlimited:
        return
    houses, hotels = state.buildings_left()
    wanted = sum(change > 0 for changes in chains for change in changes)
    require(wanted <= hotels, "no_hotels_left", wanted=wanted, left=hotels)
    require(houses_suffice(houses, chains), "no_houses_left", left=houses)


def chain(state: State, group: tuple[int, ...], steps: Mapping[int, int]) -> list[int]:
    """What each step of one group does to the houses in the bank: a house -1, a hotel +4."""
    levels = {deed: state.deeds[deed].buildings for deed in group}
    targets = {deed: levels[deed] + steps.get(deed, 0) for deed in group}
    changes: list[int] = []
    while open_deeds := [deed for deed in group if levels[deed] < targets[deed]]:
        allowed = [deed for deed in open_deeds if step_fault(state, levels, deed) is None]
        if not allowed:
            fault = step_fault(state, levels, open_deeds[0])
            raise Refused(str(fault), deed=open_deeds[0])
        deed = min(allowed, key=lambda d: _rank(levels[d], targets[d]))
        changes.append(4 if levels[deed] == 4 else -1)
        levels[deed] += 1
    return changes


def _rank(level: int, target: int) -> tuple[int, int]:
    """Hotels first, since they bring houses back; then what leads to one soonest."""
    if level == 4:
        return (0, 0)
    return (1, 4 - level) if target == 5 else (2, 0)


def houses_suffice(houses: int, chains: list[list[int]]) -> bool:
    """Whether the chains can be interleaved without the bank ever running below zero.

    A piece of a chain that gives back what it took is taken as soon as it can be afforded. When
    no such piece is left, the same is done from the end backwards, where a house taken is a house
    given: what then still stands open cannot be done in any order.
    """
    rest = [list(changes) for changes in chains]
    at_the_end = houses + sum(map(sum, rest))
    if at_the_end < 0:
        return False
    _take_gains(houses, rest)
    backwards = [[-change for change in reversed(changes)] for changes in rest]
    _take_gains(at_the_end, backwards)
    return not any(backwards)


def _take_gains(houses: int, chains: list[list[int]]) -> None:
    """Takes from the front of the chains, in place, every piece that does not cost in the end."""
    moved = True
    while moved:
        moved = False
        for changes in chains:
            left = houses
            for number, change in enumerate(changes, start=1):
                left += change
                if left < 0:
                    break
                if left >= houses:
                    houses, moved = left, True
                    del changes[:number]
                    break
