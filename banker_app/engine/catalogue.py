"""The table of contents of the game: every command, its model and its rule."""

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from banker_app.engine import commands as c
from banker_app.engine.core import Draft, Refused, require
from banker_app.engine.events import Event
from banker_app.engine.rules import (
    auction,
    bankruptcy,
    building,
    cards,
    correction,
    debt,
    ending,
    jail,
    mortgage,
    payment,
    purchase,
    rent,
    setup,
    sore_loser,
    tax,
    trade,
    turn,
)
from banker_app.engine.state import State

RULES: dict[str, tuple[type[c.Command], Callable[[Draft, Any], None]]] = {
    "pay": (c.Pay, payment.pay),
    "pay_each": (c.EachAmount, payment.pay_each),
    "collect_each": (c.EachAmount, payment.collect_each),
    "collect_salary": (c.ByPlayer, payment.collect_salary),
    "pay_tax": (c.PayTax, tax.pay_tax),
    "charge_rent": (c.ChargeRent, rent.charge_rent),
    "draw_card": (c.DrawCard, cards.draw_card),
    "buy_deed": (c.ByDeed, purchase.buy_deed),
    "mortgage_deed": (c.ByDeed, mortgage.mortgage_deed),
    "redeem_deed": (c.ByDeed, mortgage.redeem_deed),
    "open_auction": (c.OpenAuction, auction.open_auction),
    "place_bid": (c.EachAmount, auction.place_bid),
    "drop_bid": (c.ByPlayer, auction.drop_bid),
    "close_auction": (c.CloseAuction, auction.close_auction),
    "cancel_auction": (c.Command, auction.cancel_auction),
    "build": (c.Steps, building.build),
    "sell_buildings": (c.Steps, building.sell_buildings),
    "trade": (c.TradeTerms, trade.trade),
    "offer_trade": (c.TradeTerms, trade.offer_trade),
    "answer_trade": (c.AnswerTrade, trade.answer_trade),
    "go_to_jail": (c.ByPlayer, jail.go_to_jail),
    "leave_jail": (c.LeaveJail, jail.leave_jail),
    "roll": (c.Roll, turn.roll),
    "move_on": (c.ByPlayer, turn.move_on),
    "end_turn": (c.Command, turn.end_turn),
    "settle_debt": (c.SettleDebt, debt.settle_debt),
    "declare_bankruptcy": (c.DeclareBankruptcy, bankruptcy.declare_bankruptcy),
    "leave_game": (c.ByPlayer, bankruptcy.leave_game),
    "take_token": (c.TakeToken, sore_loser.take_token),
    "steal_token": (c.StealToken, sore_loser.steal_token),
    "take_figure": (c.ByPlayer, sore_loser.take_figure),
    "place_free_house": (c.ByDeed, sore_loser.place_free_house),
    "steal_deed": (c.StealDeed, sore_loser.steal_deed),
    "finish_game": (c.FinishGame, ending.finish_game),
    "add_player": (c.AddPlayer, setup.add_player),
    "set_mode": (c.SetMode, setup.set_mode),
    "amend_player": (c.AmendPlayer, setup.amend_player),
    "amend_edition": (c.AmendEdition, correction.amend_edition),
    "correct": (c.Correct, correction.correct),
}
OF_THE_TABLE: dict[str, type[c.Command]] = {
    "start_game": c.StartGame,
    "undo": c.Undo,
    "redo": c.Redo,
    "reverse": c.Reverse,
}
AFTER_THE_END = frozenset(("correct",))


def parse(data: dict[str, Any]) -> c.Command:
    """A command from outside; bad data raises pydantic's ValidationError or ValueError."""
    kind = data.get("kind")
    if isinstance(kind, str) and kind in OF_THE_TABLE:
        return OF_THE_TABLE[kind].model_validate(data)
    if not isinstance(kind, str) or kind not in RULES:
        raise ValueError(f"unknown kind {kind!r}")
    return RULES[kind][0].model_validate(data)


def decide(state: State, command: c.Command) -> list[Event]:
    """The events of a command, or Refused."""
    return drafted(state, command).events


def drafted(state: State, command: c.Command) -> Draft:
    """The events and the state they lead to, or Refused."""
    require(command.kind != "start_game", "game_has_started")
    require(state.finished is None or command.kind in AFTER_THE_END, "game_finished")
    draft = Draft(state)
    RULES[command.kind][1](draft, command)
    return draft


def why_not(state: State, command: c.Command) -> Refused | None:
    try:
        decide(state, command)
    except Refused as refused:
        return refused
    return None


__all__ = ["RULES", "ValidationError", "decide", "parse", "why_not"]
