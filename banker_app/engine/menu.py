"""What a seat could do now, each wish with its amount or its refusal and the way out of it.

A seat is a player's id, or the bank's: the banker sees what concerns the table as a whole. Wishes
that need something only the table knows (dice, a card, an amount of one's choice) are not listed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from banker_app.engine.catalogue import decide, parse
from banker_app.engine.core import Refused
from banker_app.engine.events import Event
from banker_app.engine.figures import owned_by
from banker_app.engine.state import BANK, State
from banker_app.engine.way_out import way_out

Wish = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    command: Wish
    amount: int | None = None  # what the player's balance changes by; None where it is refused
    refusal: Refused | None = None
    way_out: Wish | None = None  # a command that leads out of the refusal, if one does
    hints: tuple[str, ...] = field(default=())  # codes of what to know, never a refusal


def menu(state: State, seat: str) -> list[Choice]:
    if state.finished is not None:
        return []
    if seat == BANK:
        return [choice(state, seat, wish) for wish in of_the_table(state)]
    if seat not in state.players or state.players[seat].out:
        return []
    return [choice(state, seat, wish) for wish in of_a_player(state, seat)]


def choice(state: State, seat: str, wish: Wish) -> Choice:
    try:
        events = decide(state, parse(wish))
    except Refused as refused:
        out = way_out(state, wish, refused)
        return Choice(wish, refusal=refused, way_out=out, hints=tuple(hints(state, wish)))
    return Choice(wish, moved(events, seat), hints=tuple(hints(state, wish)))


def moved(events: list[Event], account: str) -> int:
    postings = [posting for event in events for posting in event.postings]
    return sum(posting.amount for posting in postings if posting.account == account)


def of_the_table(state: State) -> Iterator[Wish]:
    yield {"kind": "end_turn"}
    if state.auction is not None:
        yield {"kind": "close_auction"}
        yield {"kind": "cancel_auction"}
    else:
        due = state.due
        unowned = due.deeds if due else [d for d, now in state.deeds.items() if now.owner is None]
        yield from ({"kind": "open_auction", "lot": {"deed": deed}} for deed in unowned)
        decks = due.jail_cards if due else ()
        yield from ({"kind": "open_auction", "lot": {"jail_card": deck}} for deck in decks)
        for building in ("house", "hotel"):
            yield {"kind": "open_auction", "lot": {"building": building}}
    yield {"kind": "finish_game"}


def of_a_player(state: State, player: str) -> Iterator[Wish]:
    owing = list(dict.fromkeys(d.creditor for d in state.debts if d.debtor == player))
    for creditor in owing:
        yield {"kind": "settle_debt", "debtor": player, "creditor": creditor}
    if owing:
        yield {"kind": "declare_bankruptcy", "player": player}
    yield from of_the_space(state, player)
    if state.auction is not None:
        best, rule = state.auction.highest, state.edition.auction
        least = best.amount + rule.increment if best else rule.opening_bid
        yield {"kind": "place_bid", "player": player, "amount": least}
        if any(bid.player == player for bid in state.auction.bids):
            yield {"kind": "drop_bid", "player": player}
    for deed in owned_by(state, player):
        yield from of_a_deed(state, player, deed)
    if state.players[player].in_jail:
        for how in ("fine", "card"):
            yield {"kind": "leave_jail", "player": player, "how": how}
    if state.turn.player == player and state.turn.move_on_due:
        yield {"kind": "move_on", "player": player}
    yield {"kind": "collect_salary", "player": player}
    yield {"kind": "go_to_jail", "player": player}
    if state.edition.loser_tokens is not None:
        yield from of_a_sore_loser(state, player)
    yield {"kind": "leave_game", "player": player}


def of_the_space(state: State, player: str) -> Iterator[Wish]:
    """Where he stands; everywhere while nobody types the dice."""
    here = state.players[player].position
    for deed, now in state.deeds.items():
        if here is not None and here != deed:
            continue
        if now.owner is None:
            yield {"kind": "buy_deed", "player": player, "deed": deed}
        elif now.owner != player:
            yield {"kind": "charge_rent", "player": player, "deed": deed}
    for position, space in enumerate(state.edition.spaces):
        if space.kind in ("tax", "bill") and here in (None, position):
            yield {"kind": "pay_tax", "player": player, "space": position}


def of_a_deed(state: State, player: str, deed: int) -> Iterator[Wish]:
    now, wish = state.deeds[deed], {"player": player, "deed": deed}
    if state.edition.spaces[deed].kind == "street":
        if now.buildings < 5:
            yield {"kind": "build", "player": player, "steps": {str(deed): 1}}
        if now.buildings:
            whole = now.buildings == 5 and state.edition.building.hotel_sale == "whole"
            steps = {str(deed): 5 if whole else 1}
            yield {"kind": "sell_buildings", "player": player, "steps": steps}
    yield {"kind": "redeem_deed" if now.mortgaged else "mortgage_deed", **wish}


def of_a_sore_loser(state: State, player: str) -> Iterator[Wish]:
    yield {"kind": "take_figure", "player": player}
    for other in state.others_from_left(player):
        yield {"kind": "steal_token", "player": player, "victim": other}
    if state.figure.holder == player:
        for deed, space in enumerate(state.edition.spaces):
            if space.kind == "street":
                yield {"kind": "place_free_house", "player": player, "deed": deed}


def hints(state: State, wish: Wish) -> Iterator[str]:
    if wish["kind"] == "sell_buildings" and not state.edition.building.sell_even:
        deed = int(next(iter(wish["steps"])))
        after = state.deeds[deed].buildings - wish["steps"][str(deed)]
        others = [state.deeds[d].buildings for d in state.edition.group_of[deed] if d != deed]
        if any(level > after + 1 for level in others):
            yield "uneven_selling"  # A9: not demanded in 000, only said
    if wish["kind"] == "charge_rent" and state.edition.spaces[wish["deed"]].kind == "utility":
        new_throw = state.edition.rent.utility_new_throw
        yield "throw_for_rent" if new_throw else "dice_of_the_move"
    if wish["kind"] == "build":
        deed = int(next(iter(wish["steps"])))
        if state.deeds[deed].interest_owed:
            yield "interest_with_building"  # A11
