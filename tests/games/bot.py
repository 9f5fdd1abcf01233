"""Plays whole evenings by the dice, sensibly and repeatably: for golden games, soak and load."""

import json
import random
from typing import Any

from banker_app.engine.core import Refused
from banker_app.engine.figures import owned_by, owns_group, step_price
from banker_app.engine.menu import menu
from banker_app.engine.state import State
from banker_app.table.game import Game
from banker_app.table.replay import command_of
from tests.games.mishaps import mishap

Wish = dict[str, Any]


class Bot:
    """All players of one table; every accepted command is kept."""

    def __init__(self, seed: str, start: Wish) -> None:
        self.rng = random.Random(seed)
        self.table = Game()
        self.commands: list[Wish] = []
        self.home: set[str] = set()
        self.speed_die = bool(start.get("options", {}).get("speed_die"))
        self.table.submit(command_of(json.dumps(start)))
        self.commands.append(start)

    @property
    def state(self) -> State:
        return self.table.state

    def does(self, wish: Wish) -> bool:
        try:
            self.table.submit(command_of(json.dumps(wish)))
        except Refused:
            return False
        self.commands.append(wish)
        return True

    def do(self, kind: str, **fields: Any) -> bool:
        return self.does({"kind": kind, **fields})

    def play(self, turns: int, mishaps: float = 0.0) -> None:
        """So many turns, or until the game is over; some with a mistake that is taken back."""
        for _ in range(turns):
            if self.state.finished:
                return
            self.turn()
            if self.rng.random() < mishaps and not self.state.finished:
                mishap(self)

    def turn(self) -> None:
        player, number = self.state.turn.player, self.state.turn.number
        if self.state.edition.end.stop_on_go and self.last_lap(player):
            return
        self.before_the_throw(player)
        while not self.state.finished and self.state.turn.number == number:
            able = not self.state.players[player].trapped and player not in self.home
            if self.state.turn.may_throw and able:
                if not self.throw(player):
                    break
                self.landed(player)
                self.raise_money()
                self.auctions()
            else:
                break
        if self.state.finished:
            return
        if self.state.turn.number == number:
            self.after_the_throw(player)
            assert self.do("end_turn"), self.state.pending

    def last_lap(self, player: str) -> bool:
        """002: once every deed is sold, who is back on GO waits there for the others."""
        state = self.state
        if any(deed.owner is None for deed in state.deeds.values()):
            self.home.clear()
            return False
        if all(p in self.home for p in state.still_in):
            return self.do("finish_game")
        return player in self.home and self.do("end_turn")

    def before_the_throw(self, player: str) -> None:
        state = self.state
        if state.edition.loser_tokens and self.rng.random() < 0.7:
            self.do("take_figure", player=player)
        if state.players[player].in_jail:
            if state.players[player].jail_cards:
                self.do("leave_jail", player=player, how="card")
            elif self.rng.random() < 0.3:
                self.do("leave_jail", player=player, how="fine")

    def throw(self, player: str) -> bool:
        dice = [self.rng.randint(1, 6), self.rng.randint(1, 6)]
        wish: Wish = {"kind": "roll", "player": player, "dice": dice}
        now = self.state.players[player]
        if self.speed_die and now.salaries and not now.in_jail:
            speed = self.rng.choice([1, 2, 3, "bus", "mr", "mr"])
            wish["speed"] = speed
            if speed == "bus":
                wish["steps"] = self.rng.choice([*dice, sum(dice)])
            if dice[0] == dice[1] == speed:
                wish["to"] = self.rng.choice([0, 39, 24, 5, 30])
        return self.does(wish)

    def landed(self, player: str, cards: int = 0) -> None:
        """What the space asks for; a card may lead on to another."""
        self.figure(player)
        state = self.state
        here = state.players[player].position
        if here is None or state.players[player].in_jail:
            return
        if here == 0 and all(deed.owner for deed in state.deeds.values()):
            self.home.add(player)
        space = state.edition.spaces[here]
        if space.is_deed:
            self.on_a_deed(player, here)
        elif space.kind in ("tax", "bill"):
            self.do("pay_tax", player=player, space=here)
        elif space.kind in ("chance", "community") and cards < 3:
            if self.draw(player, space.kind) and self.state.players[player].position != here:
                self.landed(player, cards + 1)
        elif space.kind == "free_parking":
            self.on_free_parking(player)
        if not self.state.finished and self.state.turn.move_on_due:
            self.raise_money()
            self.auctions()
            if self.do("move_on", player=player):
                self.landed(player, cards)

    def on_a_deed(self, player: str, deed: int) -> None:
        state = self.state
        owner, price = state.deeds[deed].owner, state.edition.spaces[deed].price
        if owner is None:
            rich = state.balances[player] > price * self.rng.choice([1, 1, 1.3])
            if not (rich and self.do("buy_deed", player=player, deed=deed)):
                self.auction({"deed": deed})
        elif owner == player:
            self.do("take_token", player=player, why="own_deed")
        else:
            dice = sum(self.rng.randint(1, 6) for _ in range(2))
            self.do("charge_rent", player=player, deed=deed, dice=dice)

    def on_free_parking(self, player: str) -> None:
        pot = self.state.balances["pot"]
        if pot:
            self.do("pay", payer="pot", payee=player, amount=pot)
        victims = [p for p in self.state.others_from_left(player) if self.state.players[p].tokens]
        if victims:
            self.do("steal_token", player=player, victim=self.rng.choice(victims))

    def draw(self, player: str, deck: str) -> bool:
        cards = self.state.edition.decks[deck].cards  # type: ignore[index]
        if not cards:
            return False
        number = self.rng.randrange(len(cards))
        wish = {"kind": "draw_card", "player": player, "deck": deck, "card": number + 1}
        if cards[number].kind == "choice":
            wish["option"] = self.rng.randint(1, len(cards[number].options))
        return self.does(wish)

    def figure(self, player: str) -> None:
        """002: a house for the double, and whoever stands where the figure lands."""
        state = self.state
        holder = state.figure.holder
        if holder is None:
            return
        if state.figure.free_house:
            streets = [d for d, s in enumerate(state.edition.spaces) if s.kind == "street"]
            self.do("place_free_house", player=holder, deed=self.rng.choice(streets))
        if holder != player:
            return
        here = state.players[player].position
        for victim in state.others_from_left(player):
            if state.players[victim].position == here:
                owned = [d for d in owned_by(state, victim) if not owns_group(state, victim, d)]
                deed = self.rng.choice(owned) if owned else None
                if self.do("steal_deed", player=player, victim=victim, deed=deed):
                    return

    def auction(self, lot: Wish) -> None:
        if not self.do("open_auction", lot=lot):
            return
        worth = 0
        if "deed" in lot:
            worth = self.state.edition.spaces[lot["deed"]].price
        bidders = list(self.state.still_in)
        self.rng.shuffle(bidders)
        highest = 0
        for bidder in bidders * 2:
            most = min(self.state.balances[bidder], int(worth * self.rng.uniform(0.3, 1.1)))
            bid = highest + self.rng.randint(1, max(1, worth // 5))
            bid = max(bid, self.state.edition.auction.opening_bid)
            if bid <= most and self.do("place_bid", player=bidder, amount=bid):
                highest = bid
        if not self.do("close_auction"):
            assert self.do("cancel_auction")

    def auctions(self) -> None:
        while not self.state.finished and (due := self.state.due):
            lot = {"deed": due.deeds[0]} if due.deeds else {"jail_card": due.jail_cards[0]}
            self.auction(lot)

    def raise_money(self) -> None:
        """Every debt settled, or its debtor out."""
        while not self.state.finished and (debts := list(self.state.debts)):
            debtor = debts[0].debtor
            creditor = debts[0].creditor
            if self.do("settle_debt", debtor=debtor, creditor=creditor):
                continue
            if self.do("declare_bankruptcy", player=debtor):
                continue
            raising = [
                choice
                for choice in menu(self.state, debtor)
                if choice.refusal is None
                and choice.command["kind"] in ("sell_buildings", "mortgage_deed")
            ]
            out = [c.way_out for c in menu(self.state, debtor) if c.refusal and c.way_out]
            sales = [wish for wish in out if wish["kind"] == "sell_buildings"]
            wishes = [self.rng.choice(raising).command] if raising else sales
            assert any(self.does(wish) for wish in wishes), (debtor, debts)

    def after_the_throw(self, player: str) -> None:
        for other in [player, *self.state.others_from_left(player)]:
            if self.rng.random() < 0.5:
                self.build(other)
        if self.rng.random() < 0.3:
            self.swap(player)
        if self.rng.random() < 0.2:
            self.redeem(player)

    def build(self, player: str) -> None:
        state = self.state
        for group in state.edition.groups.values():
            if state.edition.spaces[group[0]].kind != "street":
                continue
            if not owns_group(state, player, group[0]):
                continue
            levels = [state.deeds[d].buildings for d in group]
            low = [d for d in group if state.deeds[d].buildings == min(levels)]
            price = sum(step_price(state, d, min(levels) + 1) for d in low if min(levels) < 5)
            if price and state.balances[player] > price * 1.5:
                self.do("build", player=player, steps={str(d): 1 for d in low})
                return

    def redeem(self, player: str) -> None:
        for deed in owned_by(self.state, player):
            space = self.state.edition.spaces[deed]
            if self.state.deeds[deed].mortgaged and self.state.balances[player] > 3 * space.price:
                self.do("redeem_deed", player=player, deed=deed)
                return

    def swap(self, player: str) -> None:
        """Gets a deed that completes or helps a group, for cash and a deed of no use."""
        state = self.state
        for deed, now in state.deeds.items():
            if now.owner in (None, player):
                continue
            group = state.edition.group_of[deed]
            mine = [d for d in group if state.deeds[d].owner == player]
            if len(mine) < len(group) - 1 or not mine:
                continue
            cash = min(state.balances[player] // 2, 2 * state.edition.spaces[deed].price)
            spare = [d for d in owned_by(state, player) if d not in group]
            gives: Wish = {"cash": cash, "deeds": spare[:1]}
            wish = {
                "left": player,
                "right": now.owner,
                "left_gives": gives,
                "right_gives": {"deeds": [deed]},
            }
            if self.rng.random() < 0.5:
                self.do("trade", **wish)
            elif self.do("offer_trade", **wish):
                self.do("answer_trade", accept=self.rng.random() < 0.8)
            return
