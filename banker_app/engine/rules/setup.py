"""The start of a game, late joiners, and the table's names."""

import hashlib
from dataclasses import replace
from typing import Any

from banker_app.edition.schema import Edition
from banker_app.engine import commands as c
from banker_app.engine.core import Draft, require
from banker_app.engine.state import BANK, POT, DeedState, Player, State, Turn
from banker_app.ledger.posting import transfer


def empty_state(edition: Edition, players: tuple[c.NewPlayer, ...], options: c.Options) -> State:
    return State(
        edition=edition,
        balances={**{p.id: 0 for p in players}, BANK: 0, POT: 0},
        players={p.id: Player(p.id, p.name, p.colour) for p in players},
        deeds={deed: DeedState() for deed in edition.deeds},
        turn=Turn(players[0].id),
        speed_die=options.speed_die,
        mode=options.mode,
    )


def start(edition: Edition, command: c.StartGame) -> Draft:
    """The first entry of a game; the edition is already resolved."""
    ids, options = [p.id for p in command.players], command.options
    rule = edition.players
    require(len(ids) >= rule.min, "too_few_players", least=rule.min)
    require(len(ids) <= rule.max, "too_many_players", most=rule.max)
    for player in ids:
        require(player not in (BANK, POT), "reserved_id", player=player)
        require(ids.count(player) == 1, "player_twice", player=player)
    speed = not options.speed_die or edition.speed_die is not None
    require(speed, "not_in_this_edition", rule="speed_die")
    deals = not options.deal_deeds or edition.end.deal_deeds
    require(deals, "not_in_this_edition", rule="deal_deeds")
    enough = options.deal_deeds * len(ids) <= len(edition.deeds)
    require(enough, "too_few_deeds", deeds=len(edition.deeds))
    draft = Draft(empty_state(edition, command.players, options))
    for player in ids:
        give_start(draft, player)
    seed = edition.free_parking.seed
    if seed:
        draft.add("pot_seeded", {"amount": seed}, postings=transfer(BANK, POT, seed))
    deal(draft, ids, options)
    return draft


def give_start(draft: Draft, player: str) -> None:
    edition = draft.state.edition
    amount = edition.money.start
    if draft.state.speed_die and edition.speed_die:
        amount += edition.speed_die.extra_start
    tokens = edition.loser_tokens.start if edition.loser_tokens else 0
    facts = {"player": player, "amount": amount}
    postings = transfer(BANK, player, amount)
    draft.add("start_money_paid", facts, postings=postings, players={player: {"tokens": tokens}})


def deal(draft: Draft, ids: list[str], options: c.Options) -> None:
    """000 L210: some deeds each at list price, in an order that the seed repeats."""
    key = str(options.seed)
    shuffled = sorted(
        draft.state.edition.deeds, key=lambda d: hashlib.sha256(f"{key}:{d}".encode()).digest()
    )
    for number in range(options.deal_deeds * len(ids)):
        player, deed = ids[number % len(ids)], shuffled[number]
        price = draft.state.edition.spaces[deed].price
        cash = draft.state.balances[player]
        require(cash >= price, "not_enough_cash", player=player, needed=price, cash=cash)
        facts = {"player": player, "deed": deed, "amount": price}
        postings = transfer(player, BANK, price)
        draft.add("deed_bought", facts, postings=postings, deeds={deed: {"owner": player}})


def set_mode(draft: Draft, command: c.SetMode) -> None:
    draft.add("mode_set", {"mode": command.mode}, mode=command.mode)


def add_player(draft: Draft, command: c.AddPlayer) -> None:
    state = draft.state
    require(command.player not in (BANK, POT), "reserved_id", player=command.player)
    require(command.player not in state.players, "player_twice", player=command.player)
    most = state.edition.players.max
    require(len(state.still_in) < most, "too_many_players", most=most)
    joined = Player(command.player, command.name, command.colour)
    if state.positions_known:
        joined = replace(joined, position=0)
    players = {**state.players, command.player: joined}
    balances = {**state.balances, command.player: 0}
    facts = {"player": command.player}
    draft.add("player_joined", facts, players_=players, balances=balances)
    give_start(draft, command.player)


def amend_player(draft: Draft, command: c.AmendPlayer) -> None:
    state = draft.state
    require(command.player in state.players, "unknown_player", player=command.player)
    changes: dict[str, Any] = {}
    if command.name is not None:
        changes["name"] = command.name
    if command.colour is not None:
        changes["colour"] = command.colour
    require(changes or command.place is not None, "nothing_to_change")
    table: dict[str, Any] = {}
    if command.place is not None:
        most = len(state.players)
        require(command.place <= most, "no_such_place", place=command.place, most=most)
        order = [p for p in state.players if p != command.player]
        order.insert(command.place - 1, command.player)
        table["players_"] = {p: state.players[p] for p in order}
    facts = {"player": command.player, "name": command.name, "place": command.place}
    draft.add("player_amended", facts, players={command.player: changes}, **table)
