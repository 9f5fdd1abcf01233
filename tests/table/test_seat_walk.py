"""A player's seat at random tables: nobody else is ever worse off for what it sends."""

import json
import random
from typing import Any

import pytest

from banker_app.edition.load import edition_ids
from banker_app.engine.core import Refused
from banker_app.engine.state import BANK, State
from banker_app.table.game import Game
from banker_app.table.replay import command_of
from banker_app.table.seats import may, seat_of
from tests.machine.walk import attempt, command, started
from tests.table.tables import Wish

ANN = seat_of("ann")
ACTING = {"build", "sell_buildings", "mortgage_deed", "redeem_deed", "buy_deed", "settle_debt"}
MODES = ("banker_confirms", "players_act")


def whats_his(state: State, player: str) -> tuple[Any, ...]:
    """What a player has, and the table's own things, which no other player's seat may touch."""
    deeds = {d: now for d, now in state.deeds.items() if now.owner == player}
    return state.players[player], deeds, state.edition, state.mode, state.turn, state.finished


def anns_wish(rng: random.Random, game: Game) -> Wish | None:
    """Something at random that her seat may submit, if one of a dozen is."""
    for wish in (command(rng, game) for _ in range(12)):
        try:
            may(ANN, command_of(json.dumps(wish)), game.state)
        except Refused:
            continue
        return wish
    return None


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", edition_ids())
def test_nobody_is_worse_off_for_what_another_seat_sends(edition: str, mode: str) -> None:
    """Random wishes of ann's seat at random tables; only an offer that was made is taken up."""
    rng = random.Random(f"attack {edition} {mode}")
    accepted: set[str] = set()
    for _ in range(10):
        game = started(rng, edition)
        attempt(game, {"kind": "set_mode", "mode": mode})
        for _ in range(120):
            wish = command(rng, game)
            if wish["kind"] not in ("finish_game", "leave_game", "set_mode"):
                attempt(game, wish)  # the evening goes on, by the banker
            before, wish = game.state, anns_wish(rng, game)
            if wish is None or not attempt(game, wish) or wish["kind"] == "answer_trade":
                continue
            accepted.add(wish["kind"])
            for other in before.players.keys() - {"ann"}:
                assert whats_his(game.state, other) == whats_his(before, other), wish
                assert game.state.balances[other] >= before.balances[other], wish
            if wish["kind"] not in ("mortgage_deed", "sell_buildings"):
                assert game.state.balances["ann"] <= before.balances["ann"], wish
            bank = game.state.balances[BANK] - before.balances[BANK]
            assert bank >= 0 or wish["kind"] in ("mortgage_deed", "sell_buildings")
    assert "pay" in accepted and bool(accepted & ACTING) == (mode == "players_act")
