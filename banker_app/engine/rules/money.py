"""Payments, salary, taxes and rent."""

from banker_app.engine import commands as c
from banker_app.engine.charges import charge, pay_salary, to_bank
from banker_app.engine.conditions import deed_space, free_player, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import base_rent, worth
from banker_app.engine.rounding import rounded
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


def charge_rent(draft: Draft, command: c.ChargeRent) -> None:
    state = draft.state
    player = player_in(state, command.player)
    space = deed_space(state, command.deed)
    now = state.deeds[command.deed]
    require(now.owner is not None, "deed_has_no_owner", deed=command.deed)
    assert now.owner is not None
    require(now.owner != command.player, "own_deed", deed=command.deed)
    require(not now.mortgaged, "deed_mortgaged", deed=command.deed)
    jailed = state.players[now.owner].in_jail
    require(state.edition.jail.collects_rent or not jailed, "owner_in_jail", player=now.owner)
    if state.positions_known and state.edition.rent.lost_after_next_throw:
        require(player.rent_open, "rent_claimed_too_late", player=command.player)
    if space.kind == "utility":
        require(command.dice is not None, "dice_needed", deed=command.deed)
        most = 15 if state.speed_die else 12
        require((command.dice or 0) <= most, "dice_out_of_range", dice=command.dice, most=most)
    else:
        require(command.dice_multiplier is None, "not_a_utility", deed=command.deed)
    rent = base_rent(state, command.deed, command.dice or 0, command.dice_multiplier or 0)
    rent *= command.multiplier
    if state.figure.holder == command.player:  # 002 L78: the owner pays the figure
        charge(draft, now.owner, command.player, rent, "rent", token=True)
    else:
        charge(draft, command.player, now.owner, rent, "rent", token=True)
