"""Trades: all or nothing, at once or as an offer."""

from typing import Any

from banker_app.engine import commands as c
from banker_app.engine.conditions import player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.handover import handed_over, tradable, transfer_cost
from banker_app.engine.state import BANK, State, TradeOffer
from banker_app.ledger.posting import transfer


def trade(draft: Draft, command: c.TradeTerms) -> None:
    state = draft.state
    check(state, command)
    left, right = command.left, command.right
    postings = [
        *transfer(left, right, command.left_gives.cash),
        *transfer(right, left, command.right_gives.cash),
    ]
    deeds: dict[int, dict[str, Any]] = {}
    costs: dict[str, int] = {}  # interest and redemptions, by who pays them
    for gives, giver, taker in sides(command):
        cost = transfer_cost(state, gives.deeds, command.redeem, state.edition.interest.on_transfer)
        other = command.right_gives if taker == right else command.left_gives
        cash = state.balances[taker] - other.cash + gives.cash
        require(cash >= cost, "not_enough_cash", player=taker, needed=cost, cash=cash)
        postings += transfer(taker, BANK, cost)
        if cost:
            costs[taker] = cost
        for deed in gives.deeds:
            deeds[deed] = handed_over(deed, taker, state, deed in command.redeem)
        assert giver != taker
    players = swapped(state, command)
    draft.add(
        "trade_made",
        {**facts_of(command), "to_bank": costs},
        postings=tuple(postings),
        players=players,
        deeds=deeds,
    )


def sides(command: c.TradeTerms) -> tuple[tuple[c.Gives, str, str], tuple[c.Gives, str, str]]:
    return (
        (command.left_gives, command.left, command.right),
        (command.right_gives, command.right, command.left),
    )


def facts_of(command: c.TradeTerms) -> dict[str, Any]:
    gives = {"left_gives": command.left_gives, "right_gives": command.right_gives}
    plain = {name: given.model_dump(mode="json") for name, given in gives.items()}
    return {"left": command.left, "right": command.right, **plain}


def swapped(state: State, command: c.TradeTerms) -> dict[str, dict[str, Any]]:
    cards = {p: state.players[p].jail_cards for p in (command.left, command.right)}
    tokens = {p: state.players[p].tokens for p in (command.left, command.right)}
    moved = {giver: cards[giver][: gives.jail_cards] for gives, giver, _ in sides(command)}
    for gives, giver, taker in sides(command):
        cards[giver] = cards[giver][gives.jail_cards :]
        tokens[giver] -= gives.tokens
        tokens[taker] += gives.tokens
    for _, giver, taker in sides(command):
        cards[taker] = (*cards[taker], *moved[giver])
    return {p: {"jail_cards": cards[p], "tokens": tokens[p]} for p in cards}


def check(state: State, command: c.TradeTerms) -> None:
    for player in (command.left, command.right):
        player_in(state, player)
    require(command.left != command.right, "trade_with_oneself", player=command.left)
    given = [g for g in (command.left_gives, command.right_gives) if g != c.Gives()]
    require(given, "empty_trade")
    for gives, giver, _ in sides(command):
        cash, now = state.balances[giver], state.players[giver]
        require(cash >= gives.cash, "not_enough_cash", player=giver, needed=gives.cash, cash=cash)
        require(len(set(gives.deeds)) == len(gives.deeds), "deed_twice")
        for deed in gives.deeds:
            owned = deed in state.deeds and state.deeds[deed].owner == giver
            require(owned, "not_the_owner", deed=deed, player=giver)
        tradable(state, gives.deeds)
        require(len(now.jail_cards) >= gives.jail_cards, "no_jail_card", player=giver)
        require(now.tokens >= gives.tokens, "not_enough_tokens", player=giver)
    rule = state.edition.loser_tokens
    for gives, _giver, taker in sides(command):
        if gives.tokens and rule:
            require(state.figure.holder != taker, "figure_takes_no_token", player=taker)
            after = swapped(state, command)[taker]["tokens"]
            require(after <= rule.max, "too_many_tokens", player=taker, most=rule.max)
    traded = (*command.left_gives.deeds, *command.right_gives.deeds)
    for deed in command.redeem:
        lifted = deed in traded and state.deeds[deed].mortgaged
        require(lifted and command.redeem.count(deed) == 1, "nothing_to_redeem", deed=deed)


def offer_trade(draft: Draft, command: c.TradeTerms) -> None:
    trade(Draft(draft.state), command)  # an offer must be one that could be made now
    offer = TradeOffer(draft.state.seq + 1, command.left, command.right, command)
    draft.wait_for("trade_offered", offer, facts_of(command))


def answer_trade(draft: Draft, command: c.AnswerTrade) -> None:
    offers = draft.state.offers
    if command.offer is None:
        require(offers, "no_offer")
        require(len(offers) == 1, "which_offer", offers=[o.offer for o in offers])
    else:
        offers = [o for o in offers if o.offer == command.offer]
        require(offers, "no_offer", offer=command.offer)
    offer = offers[0]
    if command.accept:
        trade(draft, offer.terms)
    rest = tuple(p for p in draft.state.pending if p is not offer)
    facts: dict[str, Any] = {"offer": offer.offer, "accept": command.accept}
    facts |= {"left": offer.left, "right": offer.right}
    draft.add("trade_answered", facts, pending=rest)
