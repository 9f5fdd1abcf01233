"""Payments by hand, and the salary."""

from banker_app.engine import commands as c
from banker_app.engine.charges import charge, pay_salary
from banker_app.engine.conditions import free_player, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.state import BANK, POT
from banker_app.ledger.posting import transfer


def pay(draft: Draft, command: c.Pay) -> None:
    state = draft.state
    for account in (command.payer, command.payee):
        if account not in (BANK, POT):
            player_in(state, account)
    require(command.payer != command.payee, "same_account", account=command.payer)
    if command.payer not in (BANK, POT):
        free_player(state, command.payer)
    if command.payer != POT:
        charge(draft, command.payer, command.payee, command.amount, "pay")
        return
    cash = state.balances[POT]
    require(cash >= command.amount, "not_enough_cash", player=POT, needed=command.amount, cash=cash)
    charge(draft, POT, command.payee, command.amount, "pot")
    seed = state.edition.free_parking.seed
    if seed:
        draft.add("pot_seeded", {"amount": seed}, postings=transfer(BANK, POT, seed))


def pay_each(draft: Draft, command: c.EachAmount) -> None:
    free_player(draft.state, command.player)
    for other in draft.state.others_from_left(command.player):
        charge(draft, command.player, other, command.amount, "pay_each")


def collect_each(draft: Draft, command: c.EachAmount) -> None:
    player_in(draft.state, command.player)
    for other in draft.state.others_from_left(command.player):
        charge(draft, other, command.player, command.amount, "collect_each")


def collect_salary(draft: Draft, command: c.ByPlayer) -> None:
    player_in(draft.state, command.player)
    pay_salary(draft, command.player)
