"""The turn assistant: throws, doubles, jail throws, the speed die."""

from dataclasses import replace
from typing import Any

from banker_app.engine import commands as c
from banker_app.engine.charges import charge, to_bank
from banker_app.engine.conditions import player_in, table_free
from banker_app.engine.core import Draft, require
from banker_app.engine.moving import jail, know_positions, move_forward, next_turn
from banker_app.engine.state import Player, State


def roll(draft: Draft, command: c.Roll) -> None:
    state, turn = draft.state, draft.state.turn
    player = player_in(state, command.player)
    table_free(state)
    require(turn.player == command.player, "not_your_turn", player=command.player, turn=turn.player)
    require(not player.trapped, "trapped", player=command.player)
    require(player.in_jail or not turn.move_on_due, "move_on_first", player=command.player)
    require(turn.may_throw, "already_thrown", player=command.player)
    check_speed(state, player, command)
    know_positions(draft)
    thrown(draft, command)
    if player.in_jail:
        jail_throw(draft, command)
    else:
        free_throw(draft, command)


def check_speed(state: State, player: Player, command: c.Roll) -> None:
    speed, (a, b) = command.speed, command.dice
    used = state.speed_die and player.salaries > 0 and not player.in_jail
    require(speed is None or state.speed_die, "no_speed_die")
    require(speed is None or used, "speed_die_not_yet", player=player.id)
    require(speed is not None or not used, "speed_die_needed", player=player.id)
    require((command.steps is None) or speed == "bus", "steps_not_asked")
    if speed == "bus":
        require(command.steps in (a, b, a + b), "bus_steps", choices=sorted({a, b, a + b}))
    require((command.to is None) or a == b == speed, "to_not_asked")
    if a == b == speed:
        require(command.to is not None, "to_needed")


def thrown(draft: Draft, command: c.Roll) -> None:
    """What every throw does: the others' rents lapse, the figure's rights begin anew."""
    state, double = draft.state, command.dice[0] == command.dice[1]
    number = state.throws + 1
    players: dict[str, dict[str, Any]] = {command.player: {"threw_at": number}}
    figure = replace(state.figure, free_house=double)
    if state.figure.holder == command.player:
        figure = replace(figure, landed=True)
        for other, now in state.players.items():
            if now.trapped:
                players.setdefault(other, {})["trapped"] = False
    outside = not state.players[command.player].in_jail
    turn = replace(
        state.turn,
        thrown=True,
        may_throw=double and outside,
        doubles=state.turn.doubles + (double and outside),
    )
    facts = {"player": command.player, "dice": list(command.dice), "speed": command.speed}
    draft.add("dice_thrown", facts, players=players, turn=turn, figure=figure, throws=number)


def jail_throw(draft: Draft, command: c.Roll) -> None:
    player, rule = command.player, draft.state.edition.jail
    throws = draft.state.players[player].jail_throws + 1
    if command.dice[0] == command.dice[1]:
        freed(draft, player, "doubles")
        if rule.extra_throw_after_double:
            draft.add("throw_again", turn=replace(draft.state.turn, may_throw=True))
        move_by_throw(draft, player, sum(command.dice))
    elif throws < rule.throws:
        draft.add(
            "jail_throw_missed", {"player": player}, players={player: {"jail_throws": throws}}
        )
    else:
        charge(draft, player, to_bank(draft), rule.fine, "jail_fine")
        freed(draft, player, "fine")
        move_by_throw(draft, player, sum(command.dice))


def freed(draft: Draft, player: str, how: str) -> None:
    changes = {player: {"in_jail": False, "jail_throws": 0}}
    draft.add("player_freed", {"player": player, "how": how}, players=changes)


def free_throw(draft: Draft, command: c.Roll) -> None:
    player, speed = command.player, command.speed
    holder = draft.state.figure.holder == player
    if draft.state.turn.doubles >= draft.state.edition.jail.doubles_to_jail and not holder:
        jail(draft, player)
        return
    if command.to is not None:
        here = draft.state.players[player].position or 0
        steps = (command.to - here) % 40 or 40
    elif speed == "bus":
        steps = command.steps or 0
    else:
        steps = sum(command.dice) + (speed if isinstance(speed, int) else 0)
    move_by_throw(draft, player, steps)
    if speed == "mr" and not draft.state.players[player].in_jail:
        draft.add("move_on_due", turn=replace(draft.state.turn, move_on_due=True))


def move_by_throw(draft: Draft, player: str, steps: int) -> None:
    state = draft.state
    here = state.players[player].position or 0
    all_owned = all(d.owner is not None for d in state.deeds.values())
    if state.edition.end.stop_on_go and all_owned and here and here + steps > 40:
        steps = 40 - here  # 002 L137: the last lap ends on GO
    move_forward(draft, player, steps)


def move_on(draft: Draft, command: c.ByPlayer) -> None:
    state = draft.state
    player = player_in(state, command.player)
    table_free(state)
    turn = state.turn
    require(turn.player == command.player, "not_your_turn", player=command.player, turn=turn.player)
    require(turn.move_on_due and not player.in_jail, "no_move_on_due", player=command.player)
    here = player.position or 0
    ahead = [steps for steps in range(1, 41) if (here + steps) % 40 in state.deeds]
    free = [s for s in ahead if state.deeds[(here + s) % 40].owner is None]
    draft.add("moved_on", {"player": player.id}, turn=replace(turn, move_on_due=False))
    move_forward(draft, command.player, (free or ahead)[0])


def end_turn(draft: Draft, command: c.Command) -> None:
    state = draft.state
    table_free(state)
    jailed = state.players[state.turn.player].in_jail
    require(jailed or not state.turn.move_on_due, "move_on_first", player=state.turn.player)
    turn, freed_players = next_turn(state)
    draft.add("turn_ended", {"player": turn.player}, players=freed_players, turn=turn)
