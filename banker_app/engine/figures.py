"""Pure amounts that several rules share: rent, loans, interest, worth."""

from banker_app.engine.rounding import half, rounded
from banker_app.engine.state import State


def owns_group(state: State, player: str | None, deed: int) -> bool:
    return player is not None and all(
        state.deeds[d].owner == player for d in state.edition.group_of[deed]
    )


def interest(state: State, deed: int) -> int:
    rule = state.edition.interest
    if rule.when == "none":
        return 0
    loan = state.edition.spaces[deed].mortgage
    return rounded(loan * rule.percent, 100, rule.rounding.step, rule.rounding.mode)


def payout(state: State, deed: int) -> int:
    """What the bank pays for a mortgage: 000 keeps the interest back at once (A11)."""
    taken = interest(state, deed) if state.edition.interest.when in ("taking", "both") else 0
    return max(0, state.edition.spaces[deed].mortgage - taken)


def redemption(state: State, deed: int, own_loan: bool) -> int:
    """Loan and interest, or what the deed itself prints (A18); for who prepaid it only the loan."""
    space, when = state.edition.spaces[deed], state.edition.interest.when
    if when == "none" or (when == "taking" and own_loan):
        return space.mortgage
    return space.redeem or space.mortgage + interest(state, deed)


def base_rent(state: State, deed: int, dice: int = 0, dice_multiplier: int = 0) -> int:
    """The rent of an unmortgaged deed as the board now stands."""
    space, now, rule = state.edition.spaces[deed], state.deeds[deed], state.edition.rent
    group = state.edition.group_of[deed]
    if space.kind == "street":
        whole = owns_group(state, now.owner, deed)
        if now.buildings and (whole or rule.houses_count_without_group):
            return space.rent[now.buildings]
        clear = rule.double_despite_mortgage or not any(state.deeds[d].mortgaged for d in group)
        alone = rule.double_beside_buildings or not any(state.deeds[d].buildings for d in group)
        double = rule.double_in_group and whole and clear and alone
        return space.rent[0] * (2 if double else 1)
    count = sum(
        state.deeds[d].owner == now.owner and (rule.mortgaged_count or not state.deeds[d].mortgaged)
        for d in group
    )
    if space.kind == "station":
        return space.rent[count - 1]
    return dice * (dice_multiplier or space.dice_multiplier[count - 1])


def step_price(state: State, deed: int, level: int) -> int:
    """The price of the building that makes this level."""
    space = state.edition.spaces[deed]
    return space.hotel_cost if level == 5 else space.house_cost


def sale_price(state: State, deed: int, before: int, after: int) -> int:
    """What the bank pays for going down, half of each building, rounded down for itself.

    A whole hotel is its own half price and those of its four houses (000 L168).
    """
    return sum(half(step_price(state, deed, level)) for level in range(after + 1, before + 1))


def buildings_price(state: State, deed: int) -> int:
    return sum(step_price(state, deed, n) for n in range(1, state.deeds[deed].buildings + 1))


def owned_by(state: State, player: str) -> list[int]:
    return [d for d, now in state.deeds.items() if now.owner == player]


def worth(state: State, player: str) -> int:
    total = state.balances[player]
    for deed in owned_by(state, player):
        space = state.edition.spaces[deed]
        total += space.price - (space.mortgage if state.deeds[deed].mortgaged else 0)
        total += buildings_price(state, deed)
    return total


def sold_before_mortgage(state: State, deed: int) -> list[int]:
    """The deeds whose buildings must go before this one can be mortgaged."""
    match state.edition.mortgage.buildings_first:
        case "group":
            return [d for d in state.edition.group_of[deed] if state.deeds[d].buildings]
        case "plot":
            return [deed] if state.deeds[deed].buildings else []
        case "none":
            return []


def raisable(state: State, player: str) -> int:
    """Cash, half of what may be sold, and the money of every mortgage still to be had."""
    total, sells = state.balances[player], state.edition.building.sale == "half"
    for deed in owned_by(state, player):
        now = state.deeds[deed]
        if now.buildings and sells:
            total += sale_price(state, deed, now.buildings, 0)
        if not now.mortgaged and (sells or not sold_before_mortgage(state, deed)):
            total += payout(state, deed)
    return total
