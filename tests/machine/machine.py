"""A Hypothesis machine over all boxes: poor and unequal tables, every invariant after each step."""

import random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from banker_app.edition.load import edition_ids
from banker_app.engine.catalogue import parse, why_not
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.engine.menu import menu
from banker_app.engine.state import State
from banker_app.table.entry import FIRST, chain_of, read, written
from banker_app.table.game import Game
from tests.machine.walk import attempt, command, started
from tests.table.tables import Piles, Wish, bits

SEEDS = st.integers(min_value=0, max_value=2**32)


class Evening(RuleBasedStateMachine):
    table: Game
    piles: Piles

    @initialize(edition=st.sampled_from(edition_ids()), seed=SEEDS)
    def start(self, edition: str, seed: int) -> None:
        self.table = started(random.Random(seed), edition)
        self.piles = Piles(*(entry.after for entry in self.table.entries))

    def tries(self, wish: Wish) -> bool:
        """Undo and redo lead to the very states of the piles, whatever lies between."""
        accepted = attempt(self.table, wish)
        if accepted:
            self.piles.took(wish["kind"], bits(self.state))
        assert self.piles.done[-1] == bits(self.state)
        return accepted

    @property
    def state(self) -> State:
        return self.table.state

    @rule(seed=SEEDS)
    def any_wish(self, seed: int) -> None:
        """`attempt` also holds that a refusal changes nothing and that events lead to the state."""
        self.tries(command(random.Random(seed), self.table))

    @rule(player=st.integers(0, 3), cash=st.integers(0, 60))
    @precondition(lambda self: not self.state.finished)
    def impoverish(self, player: int, cash: int) -> None:
        who = list(self.state.players)[player % len(self.state.players)]
        self.tries({"kind": "correct", "what": "balance", "player": who, "value": cash})

    @rule(pick=SEEDS)
    def take_from_the_menu(self, pick: int) -> None:
        """What the menu offers is accepted at its amount; what it greys out is refused."""
        seat = [*self.state.players, "bank"][pick % (len(self.state.players) + 1)]
        found = menu(self.state, seat)
        if not found:
            return
        choice = found[pick % len(found)]
        before = self.state.balances[seat]
        assert self.tries(choice.command) == (choice.refusal is None)
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
        assert self.tries(wish) == (refused is None)

    @rule()
    def undo_then_redo(self) -> None:
        before = bits(self.state)
        if self.tries({"kind": "undo"}):
            assert self.tries({"kind": "redo"})
        assert bits(self.state) == before

    @rule(steps=st.lists(st.sampled_from(["undo", "redo"]), min_size=1, max_size=12))
    def back_and_forth(self, steps: list[str]) -> None:
        """Refused only where there is nothing left on that side; the start stays."""
        for kind in steps:
            left = len(self.piles.done) - 1 if kind == "undo" else len(self.piles.undone)
            assert self.tries({"kind": kind}) == (left > 0)

    @rule(pick=SEEDS)
    def reverse_one_in_force(self, pick: int) -> None:
        """Once it is taken back, it is not in force; undo brings it back exactly."""
        force = [entry.seq for entry in self.table.in_force()]
        wish = {"kind": "reverse", "seq": force[pick % len(force)]}
        before = bits(self.state)
        if not self.tries(wish):
            return
        assert wish["seq"] not in [entry.seq for entry in self.table.in_force()]
        assert self.tries({"kind": "undo"}) and bits(self.state) == before
        assert [entry.seq for entry in self.table.in_force()] == force
        assert self.tries({"kind": "redo"})

    @rule(seed=SEEDS)
    def reverse_anything(self, seed: int) -> None:
        """Also what is undone, reversed or not there at all: refused, then."""
        seq = random.Random(seed).randint(1, len(self.table.entries) + 2)
        in_force = any(entry.seq == seq for entry in self.table.in_force())
        assert not self.tries({"kind": "reverse", "seq": seq}) or in_force

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
            assert bits(reread(self.table).state) == bits(self.state)


def reread(table: Game) -> Game:
    """The game again, from what would lie in a journal."""
    again, chain = Game(), FIRST
    for entry in table.entries:
        row = written(entry, chain)
        again.record(again.reread(read(row, chain)))
        chain = chain_of(row)
    assert [entry.seq for entry in again.in_force()] == [e.seq for e in table.in_force()]
    return again


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
