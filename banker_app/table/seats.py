"""Who may submit what: decided from the seat and the mode, from nothing that a client says."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from banker_app.engine import commands as c
from banker_app.engine.core import require
from banker_app.engine.state import BANK, POT, State

Role = Literal["banker", "player", "onlooker"]


@dataclass(frozen=True, slots=True)
class Seat:
    """What one device is at the table; a player's seat names its player."""

    role: Role
    player: str = ""

    @property
    def name(self) -> str:
        """Unlike any other: a player may be called `banker`, and does not answer for the bank."""
        return f"player:{self.player}" if self.role == "player" else self.role


BANKER = Seat("banker")
ONLOOKER = Seat("onlooker")


def seat_of(player: str) -> Seat:
    return Seat("player", player)


def may(seat: Seat, command: c.Command, state: State | None) -> None:
    """Refuses what this seat may not submit; what the rules say of it comes after."""
    if seat.role == "banker":
        return
    require(seat.role == "player", "onlooker_only_sees")
    allowed = ALWAYS if state is None or state.mode == "banker_confirms" else PLAYERS_ACT
    own = allowed.get(command.kind)
    require(own is not None and state is not None, "only_the_banker", kind=command.kind)
    assert own is not None and state is not None
    # The bank and the middle are accounts like his, but no player, whatever a seat is called.
    plays = seat.player in state.players and seat.player not in (BANK, POT)
    require(plays and own(command, state, seat.player), "not_your_own", kind=command.kind)


# Whether the wish is the player's own.
Own = Callable[[Any, State, str], bool]


def _as_player(command: Any, state: State, player: str) -> bool:
    return bool(command.player == player)


def _answers(command: c.AnswerTrade, state: State, player: str) -> bool:
    """He to whom it was offered says yes or no; who offered it may only take it back."""
    offers = [p for p in state.offers if command.offer in (None, p.offer)]
    if len(offers) != 1:
        return True  # which one, or none: the rules refuse it
    return offers[0].right == player or (offers[0].left == player and not command.accept)


def _landed_there(command: c.ByDeed, state: State, player: str) -> bool:
    here = player in state.players and state.players[player].position == command.deed
    return command.player == player == state.turn.player and here


def _pays_cash(command: c.SettleDebt, state: State, player: str) -> bool:
    """000 L199: what deeds are worth is agreed with the creditor, so the banker enters it."""
    return command.debtor == player and not command.in_deeds


ALWAYS: dict[str, Own] = {
    "pay": lambda command, state, player: command.payer == player,
    "place_bid": _as_player,
    "offer_trade": lambda command, state, player: command.left == player,
    "answer_trade": _answers,
}
PLAYERS_ACT: dict[str, Own] = ALWAYS | {
    "build": _as_player,
    "sell_buildings": _as_player,
    "mortgage_deed": _as_player,
    "redeem_deed": _as_player,
    "buy_deed": _landed_there,
    "settle_debt": _pays_cash,
}
