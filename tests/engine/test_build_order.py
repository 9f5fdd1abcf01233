"""The order of building steps, against a search through all orders on small random boards."""

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest

from banker_app.engine.build_order import plan
from banker_app.engine.core import Refused
from tests.engine.rows import DE, Row, begun

GROUPS = [(1, 3), (6, 8, 9), (11, 13, 14), (37, 39)]
BOARDS = 120
MOST_STEPS = 12
PLENTY = 99


@dataclass(frozen=True)
class Board:
    even: bool
    needs: str
    levels: dict[int, int]
    steps: dict[int, int]


def random_board(chance: Random, even: bool, needs: str) -> Board:
    """Any levels may stand, as after an uneven sale; the steps go to one height, more or less."""
    levels: dict[int, int] = {}
    for group in chance.sample(GROUPS, chance.randint(1, 3)):
        low = chance.choice([0, 1, 2, 2, 3, 3, 4])
        uneven = chance.random() < 0.3
        levels |= {d: chance.randint(0, 5) if uneven else low + chance.randint(0, 1) for d in group}
    high, steps = chance.choice([2, 3, 4, 5, 5, 5]), {}
    for deed in chance.sample(sorted(levels), len(levels)):
        top = 6 if chance.random() < 0.02 else 5
        count = high - levels[deed] + chance.choice([-1, 0, 0, 0, 1])
        count = min(count, top - levels[deed], MOST_STEPS - sum(steps.values()))
        if count > 0:
            steps[deed] = count
    return Board(even, needs, levels, steps)


def can_be_built(board: Board, houses: int, hotels: int) -> bool:
    """Tries every order, step by step, by the words of the rulebooks."""
    deeds = sorted(board.levels)
    start = tuple(board.levels[d] for d in deeds)
    goal = tuple(board.levels[d] + board.steps.get(d, 0) for d in deeds)
    group_of = {d: group for group in GROUPS for d in group}
    beside = [[deeds.index(o) for o in group_of[d] if o != d] for d in deeds]

    def allowed(levels: tuple[int, ...], at: int) -> bool:
        others = [levels[n] for n in beside[at]]
        if levels[at] == 4:
            return board.needs == "street" or all(n >= 4 for n in others)
        if board.needs == "street":  # a hotel counts as four
            others = [min(n, 4) for n in others]
        return levels[at] < 4 and (not board.even or all(n >= levels[at] for n in others))

    def in_the_box(levels: tuple[int, ...]) -> bool:
        standing = sum(n for n in levels if n < 5)
        return standing <= houses and levels.count(5) <= hotels

    seen, open_ends = {start}, [start]
    while open_ends:
        levels = open_ends.pop()
        if levels == goal:
            return True
        for at, level in enumerate(levels):
            after = (*levels[:at], level + 1, *levels[at + 1 :])
            if level < goal[at] and after not in seen and allowed(levels, at) and in_the_box(after):
                seen.add(after)
                open_ends.append(after)
    return False


def planned(board: Board, houses: int, hotels: int) -> str:
    rules = {"even": board.even, "hotel_needs": board.needs, "houses": houses, "hotels": hotels}
    state = begun(Row("a board", DE, (), {}, rules={"building": rules})).state
    for deed, level in board.levels.items():
        state = state.with_deed(deed, owner="ann", buildings=level)
    try:
        plan(state, board.steps)
    except Refused as refused:
        return refused.code
    return "built"


def compared(board: Board) -> str:
    """The plan gives way exactly where the search does: at the last house and the last hotel."""
    after = {d: n + board.steps.get(d, 0) for d, n in board.levels.items()}
    if not can_be_built(board, PLENTY, PLENTY):
        code = planned(board, PLENTY, PLENTY)
        beyond = max(after.values()) > 5
        assert code in (("fully_built",) if beyond else ("not_even", "hotel_needs_group")), board
        return code
    hotels = list(after.values()).count(5)
    standing = sum(n for n in board.levels.values() if n < 5)
    houses = next(n for n in range(standing, PLENTY) if can_be_built(board, n, hotels))
    assert planned(board, houses, hotels) == "built", (board, houses, hotels)
    if houses > standing:
        assert planned(board, houses - 1, hotels) == "no_houses_left", (board, houses, hotels)
    if hotels > list(board.levels.values()).count(5):
        assert planned(board, houses, hotels - 1) == "no_hotels_left", (board, houses, hotels)
        return "hotels"
    return "houses"


@pytest.mark.parametrize("needs", ["group", "street"])
@pytest.mark.parametrize("even", [True, False])
def test_plan_finds_an_order_wherever_there_is_one(even: bool, needs: str) -> None:
    chance = Random(f"{even} {needs}")
    seen = Counter(compared(random_board(chance, even, needs)) for _ in range(BOARDS))
    assert seen["houses"] > 10 and seen["hotels"] > 10, seen
