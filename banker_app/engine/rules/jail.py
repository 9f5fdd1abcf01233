"""Into jail and out of it."""

from banker_app.engine import commands as c
from banker_app.engine.charges import charge, to_bank
from banker_app.engine.conditions import affordable, free_player, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.moving import jail


def go_to_jail(draft: Draft, command: c.ByPlayer) -> None:
    player = player_in(draft.state, command.player)
    require(not player.in_jail, "already_in_jail", player=player.id)
    # 002 L534: the figure sends another
    require(draft.state.figure.holder != player.id, "figure_goes_nowhere", player=player.id)
    jail(draft, player.id)


def leave_jail(draft: Draft, command: c.LeaveJail) -> None:
    state, rule = draft.state, draft.state.edition.jail
    player = free_player(state, command.player)
    require(player.in_jail, "not_in_jail", player=player.id)
    if state.positions_known:
        require(command.how != "doubles", "throw_the_dice", player=player.id)
        turn = state.turn
        require(turn.player == player.id, "not_your_turn", player=player.id, turn=turn.player)
        require(turn.may_throw and not turn.thrown, "already_thrown", player=player.id)
    cards = player.jail_cards
    if command.how == "fine":
        # 000 L128: before the first or second throw only
        early = player.jail_throws < rule.fine_before_throw
        require(early, "fine_too_late", player=player.id)
        affordable(state, player.id, rule.fine)
        charge(draft, player.id, to_bank(draft), rule.fine, "jail_fine")
    elif command.how == "card":
        require(cards, "no_jail_card", player=player.id)
        cards = cards[1:]
    changes = {player.id: {"in_jail": False, "jail_throws": 0, "jail_cards": cards}}
    draft.add("player_freed", {"player": player.id, "how": command.how}, players=changes)
