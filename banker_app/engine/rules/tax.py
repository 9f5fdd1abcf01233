"""Tax and bill spaces."""

from banker_app.engine import commands as c
from banker_app.engine.charges import charge, to_bank
from banker_app.engine.conditions import player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import worth
from banker_app.engine.rounding import rounded
from banker_app.engine.state import BANK


def pay_tax(draft: Draft, command: c.PayTax) -> None:
    state = draft.state
    player_in(state, command.player)
    space = state.edition.spaces[command.space]
    require(space.kind in ("tax", "bill"), "not_a_tax", space=command.space)
    require(space.percent or not command.percent, "no_percent_here", space=command.space)
    amount = space.amount
    if command.percent:
        amount = rounded(worth(state, command.player) * space.percent, 100, 1, "down")
    if state.figure.holder == command.player:  # 002 L81: the bank pays the figure
        charge(draft, BANK, command.player, amount, "tax")
        return
    charge(draft, command.player, to_bank(draft), amount, "tax", token=True)
