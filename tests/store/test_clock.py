"""The clock is set back between entries: order is by number, and nothing depends on the time."""

from collections.abc import Iterator
from pathlib import Path

from banker_app.store import gamefile
from banker_app.store.games import kept_games, verified
from banker_app.store.journal import Journal
from banker_app.table.seats import BANKER
from banker_app.table.table import Table
from tests.store.evenings import NOON, does, goes_on, run, state_of, wishes

HOUR = 3_600_000
# Set back by an hour, by years, to the beginning, and far ahead.
TIMES = [NOON, NOON + 5, NOON - HOUR, NOON - HOUR, 5, 0, NOON + 10**12, NOON]


def ticking() -> Iterator[int]:
    while True:
        yield from TIMES


def test_order_is_by_number_whatever_the_clock_says(tmp_path: Path) -> None:
    async def play() -> None:
        times = ticking()
        journal = await Journal.open(tmp_path)
        table = Table(journal, "us-last", clock=lambda: next(times))
        while len(table.entries) < 40:
            await goes_on(table, "us-last")
        await journal.close()

        journal = await Journal.open(tmp_path)
        again = await Table.open(journal, "us-last")
        assert again.damage is None and (await verified(journal, "us-last")).whole
        assert [entry.seq for entry in again.entries] == list(range(1, 41))
        assert [entry.at for entry in again.entries] == TIMES * 5
        assert [entry.command for entry in again.entries] == [e.command for e in table.entries]
        assert again.state == state_of("us-last", 40)
        for _ in range(9):
            await again.undo(BANKER)
        for _ in range(9):
            await again.redo(BANKER)
        assert again.state == state_of("us-last", 40)
        rows = await journal.read("us-last")
        assert gamefile.checked(gamefile.unpacked(gamefile.packed(rows))).state == again.state
        await journal.close()

    run(play())


def test_a_game_played_at_the_wrong_time_is_only_listed_elsewhere(tmp_path: Path) -> None:
    async def play() -> None:
        journal = await Journal.open(tmp_path)
        for id, times in (
            ("back", [NOON, NOON - 9]),
            ("ahead", [5, NOON + 9]),
            ("now", [NOON] * 2),
        ):
            clock = iter(times)
            table = Table(journal, id, clock=clock.__next__)
            for wish in wishes("us-last")[:2]:
                await does(table, wish)
        assert [game.id for game in await kept_games(journal)] == ["ahead", "now", "back"]
        await journal.close()

    run(play())
