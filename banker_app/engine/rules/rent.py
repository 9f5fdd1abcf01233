"""Rent: what the visitor owes the owner as the board now stands."""

from banker_app.engine import commands as c
from banker_app.engine.charges import charge
from banker_app.engine.conditions import deed_space, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import base_rent


def charge_rent(draft: Draft, command: c.ChargeRent) -> None:
    state = draft.state
    player_in(state, command.player)
    space = deed_space(state, command.deed)
    now = state.deeds[command.deed]
    require(now.owner is not None, "deed_has_no_owner", deed=command.deed)
    assert now.owner is not None
    require(now.owner != command.player, "own_deed", deed=command.deed)
    require(not now.mortgaged, "deed_mortgaged", deed=command.deed)
    figure = state.figure.holder == command.player  # 002 L78: the owner pays the figure
    collects = state.edition.jail.collects_rent or not state.players[now.owner].in_jail
    require(collects or figure, "owner_in_jail", player=now.owner)
    if state.positions_known and state.edition.rent.lost_after_next_throw:
        late = state.others_threw_since_he_moved(command.player)
        require(not late, "rent_claimed_too_late", player=command.player)
    if space.kind == "utility":
        require(command.dice is not None, "dice_needed", deed=command.deed)
        most = 15 if state.speed_die else 12
        require((command.dice or 0) <= most, "dice_out_of_range", dice=command.dice, most=most)
    rent = base_rent(state, command.deed, command.dice or 0, command.dice_multiplier or 0)
    rent *= command.multiplier
    if figure:
        charge(draft, now.owner, command.player, rent, "rent", token=True)
    else:
        charge(draft, command.player, now.owner, rent, "rent", token=True)
