"""Bankruptcy: the edition's settlement, whole, to a player or to the bank."""

from dataclasses import replace
from typing import Any

from banker_app.engine import commands as c
from banker_app.engine.charges import charge
from banker_app.engine.conditions import player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.figures import interest, owned_by, payout, raisable, redemption, sale_price
from banker_app.engine.handover import handed_over
from banker_app.engine.moving import next_turn
from banker_app.engine.scoring import finished
from banker_app.engine.state import (
    BANK,
    POT,
    Auction,
    AuctionsDue,
    Debt,
    Figure,
    Pending,
    State,
    TradeOffer,
)
from banker_app.ledger.posting import transfer


def declare_bankruptcy(draft: Draft, command: c.DeclareBankruptcy) -> None:
    state, player = draft.state, command.player
    player_in(state, player)
    debts = [d for d in state.debts if d.debtor == player]
    require(debts, "no_debt", player=player)
    owed, could = sum(d.amount for d in debts), raisable(state, player)
    require(could < owed, "could_still_pay", player=player, owed=owed, raisable=could)
    creditor = BANK if debts[0].creditor == POT else debts[0].creditor
    for deed in command.redeem:
        mine = deed in state.deeds and state.deeds[deed].owner == player and creditor != BANK
        require(mine and command.redeem.count(deed) == 1, "nothing_to_redeem", deed=deed)
    settle(draft, player, creditor, command.redeem)


def leave_game(draft: Draft, command: c.ByPlayer) -> None:
    player_in(draft.state, command.player)
    owes = any(d.debtor == command.player for d in draft.state.debts)
    require(not owes, "debt_pending", player=command.player)
    settle(draft, command.player, BANK, ())


def settle(draft: Draft, player: str, creditor: str, redeem: tuple[int, ...]) -> None:
    liquidate(draft, player)
    for deed in redeem:
        require(draft.state.deeds[deed].mortgaged, "nothing_to_redeem", deed=deed)
    estate = owned_by(draft.state, player)
    if creditor == BANK:
        to_the_bank(draft, player, estate)
    else:
        to_a_player(draft, player, creditor, estate, redeem)
    if len(draft.state.still_in) == 1:
        end = finished(draft.state, "last_player")
        facts = {"how": end.how, "ranking": list(end.ranking), "winners": list(end.winners)}
        draft.add("game_finished", facts, finished=end, pending=())


def liquidate(draft: Draft, player: str) -> None:
    """A20: buildings sold and deeds mortgaged first, where the box says so."""
    rule = draft.state.edition.bankruptcy
    for deed in owned_by(draft.state, player):
        level = draft.state.deeds[deed].buildings
        if level and rule.buildings == "sold":
            amount = sale_price(draft.state, deed, level, 0)
            draft.add(
                "buildings_sold",
                {
                    "player": player,
                    "steps": {str(deed): level},
                    "amount": amount,
                    "hotels": [deed] if level == 5 else [],
                },
                postings=transfer(BANK, player, amount),
                deeds={deed: {"buildings": 0}},
            )
    if not rule.mortgage_first:
        return
    for deed in owned_by(draft.state, player):
        if not draft.state.deeds[deed].mortgaged:
            amount = payout(draft.state, deed)
            draft.add(
                "deed_mortgaged",
                {"player": player, "deed": deed, "amount": amount},
                postings=transfer(BANK, player, amount),
                deeds={deed: {"mortgaged": True, "own_loan": True}},
            )


def to_a_player(
    draft: Draft, player: str, creditor: str, estate: list[int], redeem: tuple[int, ...]
) -> None:
    """Everything to the creditor, then the interest on it, then what he lifts at once."""
    state = draft.state
    deeds = {d: handed_over(d, creditor, state) for d in estate}
    cards = (*state.players[creditor].jail_cards, *state.players[player].jail_cards)
    postings = transfer(player, creditor, state.balances[player])
    gone(draft, player, creditor, postings, deeds, {creditor: {"jail_cards": cards}}, ())
    # 001 L316: 10 % for every mortgaged deed, lifted or not; 000 L190: lifting costs the loan.
    pays_interest = state.edition.bankruptcy.interest
    if pays_interest:
        mortgaged = [d for d in estate if state.deeds[d].mortgaged]
        charge(draft, creditor, BANK, sum(interest(state, d) for d in mortgaged), "interest")
    for deed in redeem:
        loan = state.edition.spaces[deed].mortgage
        cost = loan if pays_interest else redemption(state, deed, own_loan=False)
        cash = draft.state.balances[creditor]
        require(cash >= cost, "not_enough_cash", player=creditor, needed=cost, cash=cash)
        draft.add(
            "deed_redeemed",
            {"player": creditor, "deed": deed, "amount": cost},
            postings=transfer(creditor, BANK, cost),
            deeds={deed: {"mortgaged": False}},
        )


def to_the_bank(draft: Draft, player: str, estate: list[int]) -> None:
    state, rule = draft.state, draft.state.edition.bankruptcy
    deeds = {d: {**handed_over(d, None, state), "mortgaged": False} for d in estate}
    cards = state.players[player].jail_cards if rule.bank_auctions_jail_cards else ()
    due = AuctionsDue(tuple(sorted(estate)), cards) if rule.bank_auctions else AuctionsDue(())
    postings = transfer(player, BANK, state.balances[player])
    more = (due,) if due.deeds or due.jail_cards else ()
    gone(draft, player, BANK, postings, deeds, {}, more)


def gone(
    draft: Draft,
    player: str,
    creditor: str,
    postings: Any,
    deeds: dict[int, dict[str, Any]],
    players: dict[str, dict[str, Any]],
    due: tuple[AuctionsDue, ...],
) -> None:
    """The player is out: his debts and offers lapse, his turn passes on, the figure is free."""
    state = draft.state
    last = max(p.out for p in state.players.values())
    out: dict[str, Any] = {"out": last + 1, "position": None, "in_jail": False, "jail_throws": 0}
    out |= {"jail_cards": (), "tokens": 0, "trapped": False}
    changes: dict[str, dict[str, Any]] = {**players, player: out}
    table: dict[str, Any] = {"pending": left_pending(state, player, creditor, due)}
    if state.figure.holder == player:
        table["figure"] = Figure()
        for other, now in state.players.items():
            if now.trapped and other != player:
                changes[other] = {**changes.get(other, {}), "trapped": False}
    if state.turn.player == player:
        table["turn"], freed = next_turn(state)
        for other, values in freed.items():
            if other != player:
                changes[other] = {**changes.get(other, {}), **values}
    facts = {"player": player, "creditor": creditor, "deeds": sorted(deeds)}
    draft.add("player_bankrupt", facts, postings=postings, players=changes, deeds=deeds, **table)


def left_pending(
    state: State, player: str, creditor: str, due: tuple[AuctionsDue, ...]
) -> tuple[Pending, ...]:
    kept: list[Pending] = []
    for pending in state.pending:
        if isinstance(pending, Debt):
            if pending.creditor == player:
                pending = replace(pending, creditor=creditor)
            if pending.debtor in (player, pending.creditor):
                continue
        elif isinstance(pending, TradeOffer) and player in (pending.left, pending.right):
            continue
        elif isinstance(pending, Auction):
            pending = replace(pending, bids=tuple(b for b in pending.bids if b.player != player))
        elif isinstance(pending, AuctionsDue) and due:
            deeds = (*pending.deeds, *due[0].deeds)
            pending, due = AuctionsDue(deeds, (*pending.jail_cards, *due[0].jail_cards)), ()
        kept.append(pending)
    return (*kept, *due)
