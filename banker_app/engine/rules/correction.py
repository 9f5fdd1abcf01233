"""Corrections: the banker puts right what the table did, under the same invariants."""

from typing import Any

from pydantic import ValidationError

from banker_app.edition.schema import Edition
from banker_app.engine import commands as c
from banker_app.engine.conditions import deed_space, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import sold_before_mortgage
from banker_app.engine.invariants import broken
from banker_app.engine.moving import know_positions
from banker_app.engine.state import BANK, JAIL, Figure
from banker_app.ledger.posting import transfer

DEED_FACTS = ("owner", "mortgaged", "buildings")
FLAGS = ("in_jail", "figure", "mortgaged")


def correct(draft: Draft, command: c.Correct) -> None:
    what, value = command.what, command.value
    if what in DEED_FACTS:
        require(command.deed is not None, "deed_needed")
        require(command.player is None, "player_not_asked")
    else:
        require(command.player is not None, "player_needed")
        require(command.deed is None, "deed_not_asked")
    flag = isinstance(value, bool)
    if what == "owner":
        require(value is None or isinstance(value, str), "wrong_value", what=what)
    elif what in FLAGS:
        require(flag, "wrong_value", what=what)
    else:
        require(isinstance(value, int) and not flag, "wrong_value", what=what)
    if what in DEED_FACTS:
        correct_deed(draft, command.deed or 0, what, value)
    else:
        correct_player(draft, command.player or "", what, value)
    fault = broken(draft.state)
    require(fault is None, "would_break", invariant=fault)


def correct_player(draft: Draft, player: str, what: str, value: Any) -> None:
    now = player_in(draft.state, player)
    facts = {"what": what, "player": player, "value": value}
    match what:
        case "balance":
            more = value - draft.state.balances[player]
            postings = transfer(BANK, player, more) if more > 0 else transfer(player, BANK, -more)
            draft.add("corrected", facts, postings=postings)
        case "position":
            require(value < 40, "wrong_value", what=what)
            require(not now.in_jail or value == JAIL, "already_in_jail", player=player)
            know_positions(draft)
            draft.add("corrected", facts, players={player: {"position": value}})
        case "tokens":
            rule = draft.state.edition.loser_tokens
            require(rule or not value, "not_in_this_edition", rule="loser_tokens")
            require(rule is None or value <= rule.max, "wrong_value", what=what)
            holder = draft.state.figure.holder == player
            require(not (holder and value), "figure_takes_no_token", player=player)
            draft.add("corrected", facts, players={player: {"tokens": value}})
        case "jail_cards":
            draft.add(
                "corrected",
                facts,
                players={player: {"jail_cards": cards_for(draft, player, value)}},
            )
        case "in_jail":
            holder = draft.state.figure.holder == player
            require(not (holder and value), "figure_goes_nowhere", player=player)
            same = value == now.in_jail
            changes: dict[str, Any] = {} if same else {"in_jail": value, "jail_throws": 0}
            if value and draft.state.positions_known:
                changes["position"] = JAIL
            draft.add("corrected", facts, players={player: changes})
        case _:
            correct_figure(draft, player, value, facts)


def cards_for(draft: Draft, player: str, wanted: int) -> tuple[str, ...]:
    """Adds chance before community, takes the oldest away."""
    cards = draft.state.players[player].jail_cards
    if wanted <= len(cards):
        return cards[len(cards) - wanted :]
    held = {deck for p in draft.state.players.values() for deck in p.jail_cards}
    held |= set(draft.state.due.jail_cards) if draft.state.due else set()
    free = [deck for deck in ("chance", "community") if deck not in held]
    missing = wanted - len(cards)
    require(missing <= len(free), "card_is_held", free=len(free))
    return (*cards, *free[:missing])


def correct_figure(draft: Draft, player: str, value: bool, facts: dict[str, Any]) -> None:
    state = draft.state
    require(state.edition.loser_tokens is not None, "not_in_this_edition", rule="loser_tokens")
    holds = state.figure.holder == player
    if value == holds:
        draft.add("corrected", facts)
        return
    if value:
        now = state.players[player]
        require(not now.tokens, "figure_takes_no_token", player=player)
        require(not now.in_jail, "already_in_jail", player=player)
    freed = {p.id: {"trapped": False} for p in state.players.values() if p.trapped}
    figure = Figure(player if value else None, free_house=state.figure.free_house)
    draft.add("corrected", facts, players=freed, figure=figure)


def correct_deed(draft: Draft, deed: int, what: str, value: Any) -> None:
    state = draft.state
    space = deed_space(state, deed)
    now = state.deeds[deed]
    facts = {"what": what, "deed": deed, "value": value}
    match what:
        case "owner":
            if value is not None:
                player_in(state, value)
            lot = state.auction.lot.deed if state.auction else None
            require(lot != deed, "auction_open", deed=deed)
            due = state.due.deeds if state.due else ()
            require(deed not in due, "auction_due", deed=deed)
            changes = {"owner": value}
            if value != now.owner:
                changes |= {"own_loan": False, "interest_owed": False}
            draft.add("corrected", facts, deeds={deed: changes})
        case "mortgaged":
            require(now.owner is not None, "deed_has_no_owner", deed=deed)
            if value and not now.mortgaged:
                built = sold_before_mortgage(state, deed)
                require(not built, "buildings_stand", deeds=built)
            changes = {} if value == now.mortgaged else {"mortgaged": value, "own_loan": value}
            draft.add("corrected", facts, deeds={deed: changes})
        case _:
            require(space.kind == "street" or not value, "not_a_street", deed=deed)
            require(value <= 5, "wrong_value", what=what)
            draft.add("corrected", facts, deeds={deed: {"buildings": value}})


def amend_edition(draft: Draft, command: c.AmendEdition) -> None:
    """Puts one figure, name or rule of this game's edition right; past amounts stay."""
    data = draft.state.edition.model_dump(mode="json")
    parts = command.path.split(".")
    require(parts[0] not in ("id", ""), "bad_path", path=command.path)
    require(parts[-1] not in ("kind", "group"), "bad_path", path=command.path)
    place: Any = data
    for part in parts[:-1]:
        place = child(place, part, command.path)
    child(place, parts[-1], command.path)
    place[int(parts[-1]) if isinstance(place, list) else parts[-1]] = command.value
    try:
        edition = Edition.model_validate(data)
    except ValidationError as wrong:
        require(False, "bad_value", path=command.path, why=wrong.errors()[0]["msg"])
        raise
    require(edition.deeds == draft.state.edition.deeds, "bad_value", path=command.path, why="deeds")
    draft.add("edition_amended", {"path": command.path, "value": command.value}, edition=edition)
    fault = broken(draft.state)
    require(fault is None, "would_break", invariant=fault)


def child(place: Any, part: str, path: str) -> Any:
    if isinstance(place, list):
        require(
            part.isdecimal() and part.isascii() and int(part) < len(place), "bad_path", path=path
        )
        return place[int(part)]
    require(isinstance(place, dict) and part in place, "bad_path", path=path)
    return place[part]
