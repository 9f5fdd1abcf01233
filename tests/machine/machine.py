"""A Hypothesis machine over all boxes: poor and unequal tables, every invariant after each step."""

import random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from banker_app.edition.load import edition_ids
from banker_app.engine.catalogue import parse, why_not
from banker_app.engine.core import Refused
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.engine.menu import menu
from banker_app.engine.state import State
from banker_app.table.game import Game
from tests.machine.walk import attempt, command, started

SEEDS = st.integers(min_value=0, max_value=2**32)


class Evening(RuleBasedStateMachine):
    table: Game

    @initialize(edition=st.sampled_from(edition_ids()), seed=SEEDS)
    def start(self, edition: str, seed: int) -> None:
        self.table = started(random.Random(seed), edition)

    @property
    def state(self) -> State:
        return self.table.state

    @rule(seed=SEEDS)
    def any_wish(self, seed: int) -> None:
        """`attempt` also holds that a refusal changes nothing and that events lead to the state."""
        attempt(self.table, command(random.Random(seed), self.table))

    @rule(player=st.integers(0, 3), cash=st.integers(0, 60))
    @precondition(lambda self: not self.state.finished)
    def impoverish(self, player: int, cash: int) -> None:
        who = list(self.state.players)[player % len(self.state.players)]
        attempt(self.table, {"kind": "correct", "what": "balance", "player": who, "value": cash})

    @rule(pick=SEEDS)
    def take_from_the_menu(self, pick: int) -> None:
        """What the menu offers is accepted at its amount; what it greys out is refused."""
        seat = [*self.state.players, "bank"][pick % (len(self.state.players) + 1)]
        found = menu(self.state, seat)
        if not found:
            return
        choice = found[pick % len(found)]
        before = self.state.balances[seat]
        assert attempt(self.table, choice.command) == (choice.refusal is None)
        if choice.refusal is None:
            assert self.state.balances[seat] - before == choice.amount
        elif choice.way_out is not None:
            parse(choice.way_out)

    @rule(seed=SEEDS)
    def why_not_agrees(self, seed: int) -> None:
        wish = command(random.Random(seed), self.table)
        if wish["kind"] in ("undo", "redo", "reverse"):
            return
        refused = why_not(self.state, parse(wish))
        assert attempt(self.table, wish) == (refused is None)

    @rule()
    def undo_then_redo(self) -> None:
        before = self.state
        try:
            self.table.submit(parse({"kind": "undo"}))
        except Refused:
            return
        self.table.submit(parse({"kind": "redo"}))
        assert self.state == before

    @invariant()
    def invariants_hold(self) -> None:
        assert broken(self.state) is None

    @invariant()
    def money_is_whole_and_conserved(self) -> None:
        assert all(type(cash) is int for cash in self.state.balances.values())
        assert sum(self.state.balances.values()) == 0

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert folded(self.table) == self.state


def folded(table: Game) -> State:
    """The state again, from nothing but the first state, the events, and which were undone."""
    done, undone = [table.entries[0].after], []
    for entry in table.entries[1:]:
        if entry.kind == "undo":
            undone.append(done.pop())
        elif entry.kind == "redo":
            done.append(undone.pop())
        else:
            state = done[-1]
            for event in entry.events:
                state = evolve(state, event)
            done.append(state)
            undone.clear()
    return done[-1]
