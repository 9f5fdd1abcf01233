"""Loser tokens and the figure: only in the box for sore losers."""

from dataclasses import replace

from banker_app.engine import commands as c
from banker_app.engine.charges import give_token
from banker_app.engine.conditions import deed_space, free_player, has_tokens, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import owned_by, owns_group
from banker_app.engine.handover import handed_over
from banker_app.engine.state import Figure


def take_token(draft: Draft, command: c.TakeToken) -> None:
    has_tokens(draft.state)
    player = player_in(draft.state, command.player)
    rule = draft.state.edition.loser_tokens
    assert rule is not None
    earned = command.why != "own_deed" or draft.state.edition.rent.own_deed == "token"
    require(earned, "not_in_this_edition", rule="rent.own_deed")
    require(draft.state.figure.holder != player.id, "figure_takes_no_token", player=player.id)
    require(player.tokens < rule.max, "too_many_tokens", player=player.id, most=rule.max)
    give_token(draft, player.id, command.why)


def steal_token(draft: Draft, command: c.StealToken) -> None:
    state = draft.state
    has_tokens(state)
    steals = state.edition.free_parking.steals_token
    require(steals, "not_in_this_edition", rule="free_parking.steals_token")
    thief = free_player(state, command.player)
    victim = player_in(state, command.victim)
    require(thief.id != victim.id, "theft_from_oneself", player=thief.id)
    require(victim.tokens > 0, "not_enough_tokens", player=victim.id)
    rule = state.edition.loser_tokens
    assert rule is not None
    keeps = thief.tokens < rule.max and state.figure.holder != thief.id
    changes = {victim.id: {"tokens": victim.tokens - 1}, thief.id: {"tokens": thief.tokens + keeps}}
    facts = {"player": thief.id, "victim": victim.id, "kept": keeps}
    draft.add("token_stolen", facts, players=changes)


def take_figure(draft: Draft, command: c.ByPlayer) -> None:
    state = draft.state
    has_tokens(state)
    player = free_player(state, command.player)
    rule = state.edition.loser_tokens
    assert rule is not None
    require(state.figure.holder != player.id, "has_the_figure", player=player.id)
    enough = player.tokens >= rule.price_of_figure
    require(enough, "not_enough_tokens", player=player.id)
    require(not player.trapped, "trapped", player=player.id)
    if state.positions_known:
        turn = state.turn
        require(turn.player == player.id, "not_your_turn", player=player.id, turn=turn.player)
        require(not turn.thrown and turn.may_throw, "already_thrown", player=player.id)
    changes = {p.id: {"trapped": False} for p in state.players.values() if p.trapped}
    changes[player.id] = {"in_jail": False}
    own = {"tokens": 0, "in_jail": False, "jail_throws": 0}  # L119: the figure has none
    figure = Figure(player.id, free_house=state.figure.free_house)
    draft.add(
        "figure_taken", {"player": player.id}, players={**changes, player.id: own}, figure=figure
    )


def place_free_house(draft: Draft, command: c.ByDeed) -> None:
    state = draft.state
    has_tokens(state)
    free_player(state, command.player)
    require(state.figure.holder == command.player, "not_the_figure", player=command.player)
    space = deed_space(state, command.deed)
    require(space.kind == "street", "not_a_street", deed=command.deed)
    level = state.deeds[command.deed].buildings
    require(level < 4, "fully_built", deed=command.deed)
    houses, _ = state.buildings_left()
    require(houses > 0 or state.edition.building.unlimited, "no_houses_left")
    allowed = state.figure.free_house or not state.positions_known
    require(allowed, "no_double_thrown", player=command.player)
    draft.add(
        "free_house_placed",
        {"player": command.player, "deed": command.deed},
        deeds={command.deed: {"buildings": level + 1}},
        figure=replace(state.figure, free_house=False),
    )


def steal_deed(draft: Draft, command: c.StealDeed) -> None:
    state = draft.state
    has_tokens(state)
    thief = free_player(state, command.player)
    victim = player_in(state, command.victim)
    require(state.figure.holder == thief.id, "not_the_figure", player=thief.id)
    require(thief.id != victim.id, "theft_from_oneself", player=thief.id)
    require(not victim.trapped, "trapped", player=victim.id)
    if state.positions_known:
        require(state.figure.landed, "figure_has_not_landed", player=thief.id)
        require(thief.position == victim.position, "not_on_one_space", player=victim.id)
        home = thief.position == 0 and all(d.owner for d in state.deeds.values())
        require(not home, "safe_at_home", player=victim.id)  # 002 L152
    owned = owned_by(state, victim.id)
    could = [d for d in owned if not owns_group(state, victim.id, d)]
    if command.deed is None:
        require(not could, "deed_needed", deeds=could)
    else:
        require(command.deed in owned, "not_the_owner", deed=command.deed, player=victim.id)
        require(command.deed in could, "group_complete", deed=command.deed)
    deeds = {}
    if command.deed is not None:
        deeds[command.deed] = handed_over(command.deed, thief.id, state)
    facts = {"player": thief.id, "victim": victim.id, "deed": command.deed}
    trapped = {victim.id: {"trapped": True}}
    figure = replace(state.figure, landed=False)
    draft.add("deed_stolen", facts, players=trapped, deeds=deeds, figure=figure)
    give_token(draft, victim.id, "figure_landed")
