"""make bench: decisions on a full table of 8 players with buildings; folding 10,000 entries."""

import json
import statistics
import time
from typing import Any

from banker_app.engine.catalogue import decide, parse
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.table.game import Game
from banker_app.table.replay import command_of

BUILT = {1: 2, 3: 2, 31: 3, 32: 3, 34: 3, 37: 4, 39: 5}


def submit(game: Game, kind: str, **fields: Any) -> None:
    game.submit(command_of(json.dumps({"kind": kind, **fields})))


def full_table() -> Game:
    """Each colour with one of the eight players, some of them built."""
    game = Game()
    players = [{"id": f"p{n}"} for n in range(8)]
    submit(game, "start_game", edition="de-classic-2008", players=players)
    for number, group in enumerate(game.state.edition.groups.values()):
        for deed in group:
            submit(game, "correct", what="owner", deed=deed, value=f"p{number % 8}")
    steps = sorted((level, deed) for deed, top in BUILT.items() for level in range(1, top + 1))
    for level, deed in steps:
        submit(game, "correct", what="buildings", deed=deed, value=level)
    return game


def main() -> None:
    game = full_table()
    assert all(deed.owner for deed in game.state.deeds.values())
    owner = {deed: now.owner for deed, now in game.state.deeds.items()}
    wishes = [
        parse({"kind": "charge_rent", "player": owner[1], "deed": 39}),
        parse({"kind": "mortgage_deed", "player": owner[5], "deed": 5}),
        parse({"kind": "pay", "payer": "p1", "payee": "p2", "amount": 1}),
        parse({"kind": "build", "player": owner[1], "steps": {"1": 1, "3": 1}}),
        parse({"kind": "trade", "left": owner[5], "right": "p3", "left_gives": {"deeds": [5]}}),
    ]
    times = []
    for number in range(20_000):
        begin = time.perf_counter_ns()
        state = game.state
        for event in decide(state, wishes[number % len(wishes)]):
            state = evolve(state, event)
        assert broken(state) is None
        times.append(time.perf_counter_ns() - begin)
    p50 = statistics.median(times) / 1000
    print(f"decide + evolve + invariants, 28 deeds, 8 players: p50 {p50:.1f} us (at most 100)")
    back = [
        parse({"kind": "pay", "payer": f"p{n}", "payee": f"p{(n + 1) % 8}", "amount": 1})
        for n in range(8)
    ]
    for number in range(10_000):
        game.submit(back[number % 8])
    entries = game.entries[-10_000:]
    begin = time.perf_counter()
    state = entries[0].before
    assert state is not None
    for entry in entries:
        for event in entry.events:
            state = evolve(state, event)
    print(f"folding 10,000 entries: {time.perf_counter() - begin:.3f} s (at most 1)")
    assert state == game.state


if __name__ == "__main__":
    main()
