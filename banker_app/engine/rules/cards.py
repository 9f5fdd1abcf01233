"""Cards: the cash effect, and the move where positions are known."""

from banker_app.edition.spaces import Card
from banker_app.engine import commands as c
from banker_app.engine.charges import charge, pay_salary, to_bank
from banker_app.engine.conditions import player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import owned_by
from banker_app.engine.moving import jail, move_forward, moved_to
from banker_app.engine.state import BANK

MOVES = frozenset(
    (
        "move_to",
        "move_back",
        "move_back_to",
        "move_to_nearest_station",
        "move_to_nearest_utility",
        "go_to_jail",
    )
)


def draw_card(draft: Draft, command: c.DrawCard) -> None:
    state = draft.state
    player = player_in(state, command.player)
    deck = state.edition.decks.get(command.deck)
    require(deck is not None and deck.cards, "cards_not_known", deck=command.deck)
    assert deck is not None
    require(command.card <= len(deck.cards), "no_such_card", deck=command.deck, card=command.card)
    card = deck.cards[command.card - 1]
    if card.kind == "choice":
        require(command.option is not None, "option_needed", options=len(card.options))
        option = command.option or 0
        require(option <= len(card.options), "no_such_option", options=len(card.options))
        card = card.options[option - 1]
    else:
        require(command.option is None, "no_choice_here", card=command.card)
    if card.kind == "get_out_of_jail_free":
        held = any(command.deck in p.jail_cards for p in state.players.values())
        due = state.due is not None and command.deck in state.due.jail_cards
        require(not held and not due, "card_is_held", deck=command.deck)
    require(not (player.in_jail and card.kind in MOVES), "already_in_jail", player=player.id)
    facts = {"player": player.id, "deck": command.deck, "card": command.card, "effect": card.kind}
    draft.add("card_drawn", facts)
    if card.kind in MOVES:
        moving(draft, player.id, card)
    else:
        paying(draft, player.id, command.deck, card)


def paying(draft: Draft, player: str, deck: str, card: Card) -> None:
    match card.kind:
        case "collect_bank":
            charge(draft, BANK, player, card.amount, "card")
        case "pay_bank":
            charge(draft, player, to_bank(draft), card.amount, "card")
        case "pay_per_building":
            levels = [draft.state.deeds[d].buildings for d in owned_by(draft.state, player)]
            cost = sum(card.per_hotel if n == 5 else n * card.per_house for n in levels)
            charge(draft, player, to_bank(draft), cost, "card")
        case "collect_from_each_player":
            for other in draft.state.others_from_left(player):
                charge(draft, other, player, card.amount, "card")
        case "pay_each_player":
            for other in draft.state.others_from_left(player):
                charge(draft, player, other, card.amount, "card")
        case "get_out_of_jail_free":
            cards = (*draft.state.players[player].jail_cards, deck)
            facts = {"player": player, "deck": deck}
            draft.add("jail_card_kept", facts, players={player: {"jail_cards": cards}})
        case _:
            assert card.kind == "draw"  # the next card is a command of its own


def moving(draft: Draft, player: str, card: Card) -> None:
    here = draft.state.players[player].position
    if card.kind == "go_to_jail":
        if draft.state.figure.holder != player:  # 002 L534: it sends another
            jail(draft, player)
    elif card.kind == "move_to" and here is None:
        if card.to == 0:
            pay_salary(draft, player, landed=True)
    elif here is None:
        return
    elif card.kind == "move_to":
        move_forward(draft, player, (card.to - here) % 40 or 40, card.salary or card.to == 0)
    elif card.kind in ("move_back", "move_back_to"):
        there = (here - card.steps) % 40 if card.kind == "move_back" else card.to
        facts = {"player": player, "from": here, "to": there}
        draft.add("token_moved", facts, players={player: moved_to(draft.state, there)})
    else:
        wanted = "station" if card.kind == "move_to_nearest_station" else "utility"
        spaces = draft.state.edition.spaces
        ahead = [s for s in range(1, 41) if spaces[(here + s) % 40].kind == wanted]
        if ahead:
            move_forward(draft, player, ahead[0])
