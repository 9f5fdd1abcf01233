"""make bench: one decision with 28 deeds out and 8 players; folding 10,000 entries."""

import json
import statistics
import time

from banker_app.engine.catalogue import decide, parse
from banker_app.engine.evolve import evolve
from banker_app.engine.invariants import broken
from banker_app.table.game import Game
from banker_app.table.replay import command_of


def full_table() -> Game:
    table = Game()
    players = [{"id": f"p{n}"} for n in range(8)]
    start = {"kind": "start_game", "edition": "de-classic-2008", "players": players}
    table.submit(command_of(json.dumps(start)))
    for number, deed in enumerate(table.state.edition.deeds):
        owner = f"p{number % 8}"
        table.submit(
            command_of(
                json.dumps({"kind": "correct", "what": "owner", "deed": deed, "value": owner})
            )
        )
    return table


def main() -> None:
    table = full_table()
    wishes = [
        parse({"kind": "charge_rent", "player": "p7", "deed": 1}),
        parse({"kind": "mortgage_deed", "player": "p0", "deed": 1}),
        parse({"kind": "pay", "payer": "p1", "payee": "p2", "amount": 1}),
        parse({"kind": "trade", "left": "p0", "right": "p1", "left_gives": {"deeds": [1]}}),
    ]
    times = []
    for number in range(20_000):
        begin = time.perf_counter_ns()
        state = table.state
        for event in decide(state, wishes[number % len(wishes)]):
            state = evolve(state, event)
        assert broken(state) is None
        times.append(time.perf_counter_ns() - begin)
    print(f"decide + evolve + invariants: p50 {statistics.median(times) / 1000:.1f} us")
    back = [
        parse({"kind": "pay", "payer": f"p{n}", "payee": f"p{(n + 1) % 8}", "amount": 1})
        for n in range(8)
    ]
    for number in range(10_000):
        table.submit(back[number % 8])
    entries = table.entries[-10_000:]
    begin = time.perf_counter()
    state = entries[0].before
    assert state is not None
    for entry in entries:
        for event in entry.events:
            state = evolve(state, event)
    print(f"folding 10,000 entries: {time.perf_counter() - begin:.3f} s")
    assert state == table.state


if __name__ == "__main__":
    main()
