"""Mortgages: loans of the bank, and lifting them."""

from banker_app.engine import commands as c
from banker_app.engine.conditions import affordable, free_player, own_deed, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import payout, redemption, sold_before_mortgage
from banker_app.engine.state import BANK
from banker_app.ledger.posting import transfer


def mortgage_deed(draft: Draft, command: c.ByDeed) -> None:
    state = draft.state
    player_in(state, command.player)
    own_deed(state, command.player, command.deed)
    require(not state.deeds[command.deed].mortgaged, "deed_mortgaged", deed=command.deed)
    barred = sold_before_mortgage(state, command.deed)
    require(not barred, "buildings_stand", deeds=barred)
    amount = payout(state, command.deed)
    draft.add(
        "deed_mortgaged",
        {"player": command.player, "deed": command.deed, "amount": amount},
        postings=transfer(BANK, command.player, amount),
        deeds={command.deed: {"mortgaged": True, "own_loan": True}},
    )


def redeem_deed(draft: Draft, command: c.ByDeed) -> None:
    state = draft.state
    free_player(state, command.player)
    own_deed(state, command.player, command.deed)
    now = state.deeds[command.deed]
    require(now.mortgaged, "deed_not_mortgaged", deed=command.deed)
    amount = redemption(state, command.deed, now.own_loan)
    affordable(state, command.player, amount)
    # A11: who prepaid the interest and redeems plainly owes 10 % with his next building there.
    owed = state.edition.interest.when == "taking" and now.own_loan
    draft.add(
        "deed_redeemed",
        {"player": command.player, "deed": command.deed, "amount": amount},
        postings=transfer(command.player, BANK, amount),
        deeds={command.deed: {"mortgaged": False, "own_loan": False, "interest_owed": owed}},
    )
