"""Deeds changing hands: what travels, and the interest due with it."""

from collections.abc import Iterable
from typing import Any

from banker_app.engine.core import require
from banker_app.engine.figures import interest, redemption
from banker_app.engine.state import State


def tradable(state: State, deeds: Iterable[int]) -> None:
    if state.edition.trade.buildings == "travel":
        return
    for deed in deeds:
        built = [d for d in state.edition.group_of[deed] if state.deeds[d].buildings]
        require(not built, "buildings_stand", deeds=built)


def handed_over(deed: int, to: str | None, state: State, redeemed: bool = False) -> dict[str, Any]:
    """The deed as its new owner gets it; the 10 % of A11 lapses."""
    mortgaged = state.deeds[deed].mortgaged and not redeemed
    return {"owner": to, "mortgaged": mortgaged, "own_loan": False, "interest_owed": False}


def transfer_cost(state: State, deeds: Iterable[int], redeem: Iterable[int], due: bool) -> int:
    """Redemptions at once, and the interest on what stays mortgaged if it is due."""
    cost = 0
    for deed in deeds:
        if not state.deeds[deed].mortgaged:
            continue
        if deed in redeem:
            cost += redemption(state, deed, own_loan=False)
        elif due:
            cost += interest(state, deed)
    return cost
