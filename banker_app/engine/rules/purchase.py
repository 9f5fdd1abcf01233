"""Buying a deed at its price."""

from banker_app.engine import commands as c
from banker_app.engine.conditions import affordable, deed_space, free_player
from banker_app.engine.core import Draft, require
from banker_app.engine.state import BANK
from banker_app.ledger.posting import transfer


def buy_deed(draft: Draft, command: c.ByDeed) -> None:
    state = draft.state
    free_player(state, command.player)
    space = deed_space(state, command.deed)
    owner = state.deeds[command.deed].owner
    require(owner is None, "deed_has_owner", deed=command.deed, owner=owner)
    lot = state.auction.lot.deed if state.auction else None
    require(lot != command.deed, "auction_open", deed=command.deed)
    due = state.due.deeds if state.due else ()
    require(command.deed not in due, "auction_due", deed=command.deed)
    require(state.edition.auction.when != "always", "only_by_auction", deed=command.deed)
    affordable(state, command.player, space.price)
    facts = {"player": command.player, "deed": command.deed, "amount": space.price}
    draft.add(
        "deed_bought",
        facts,
        postings=transfer(command.player, BANK, space.price),
        deeds={command.deed: {"owner": command.player}},
    )
