"""kill -9 of a Bankir that writes, again and again; and what must be there afterwards."""

import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from banker_app.cli import main
from banker_app.store.games import free_id, verified
from banker_app.store.journal import Journal
from banker_app.table.table import Table
from tests.store.evenings import bodies_of, goes_on, played, run, text_of, wishes
from tests.store.processes import ack_of, acks_until, begun

GAME = "us-last"
MOST_ACKS = 120  # few, so that a thousand kills take minutes; each of them is an entry of its own
AT_ONCE = 3  # kills before the folder is opened again by us, and not by the next one to be killed


@dataclass
class Figures:
    kills: int = 0
    acks: int = 0  # entries of which somebody was told that they stand
    found: int = 0  # entries that were there
    lost: int = 0  # acknowledged, and not there
    extras: int = 0  # there, and not yet acknowledged
    seconds: float = 0.0

    def add(self, acks: int, found: int) -> None:
        self.kills += 1
        self.acks += acks
        self.found += found
        self.lost += max(acks - found, 0)
        self.extras += max(found - acks, 0)


@dataclass
class Killing:
    """Kills in one folder, which so holds more games each time, and what the last one left."""

    folder: Path
    rng: random.Random
    figures: Figures = field(default_factory=Figures)
    unchecked: list[tuple[str, int]] = field(default_factory=list)  # game, acks
    games: int = 0

    def kill(self) -> None:
        """At a random moment behind a random ack, while it writes the next entries."""
        file = self.folder / f"{GAME}.jsonl"
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text_of(GAME), "utf-8")
        wanted = int(MOST_ACKS ** self.rng.random())  # often few: then the files are still new
        with begun("replay", file, "--into", self.folder / "data", "--acks") as process:
            acks = acks_until(process, wanted)
            time.sleep(self.rng.random() * 0.01)
            process.kill()
            assert process.stdout and process.stderr
            for line in process.stdout.read().splitlines(keepends=True):
                acks = ack_of(line, acks) if line.endswith("\n") else acks
            assert process.stderr.read() == "" and acks >= wanted
        self.games += 1
        name = GAME if self.games == 1 else f"{GAME}-{self.games}"
        self.unchecked.append((name, acks))
        if len(self.unchecked) >= self.rng.randint(1, AT_ONCE):
            self.check()

    def check(self) -> None:
        run(self._check())

    async def _check(self) -> None:
        journal = await Journal.open(self.folder / "data")
        try:
            assert journal.damaged is None
            assert await free_id(journal, GAME) == f"{GAME}-{self.games + 1}"
            for game, acks in self.unchecked:
                table = await Table.open(journal, game)
                assert table.damage is None, table.damage
                found = len(table.entries)
                self.figures.add(acks, found)
                assert acks <= found <= acks + 1, f"{game}: {acks} acknowledged, {found} there"
                assert said(await journal.read(game)) == submitted()[:found]
                assert table.state == played(GAME, len(wishes(GAME)))[1][found - 1].after
                if found < len(wishes(GAME)):
                    await goes_on(table, GAME)
                    found += 1
                assert said(await journal.read(game)) == submitted()[:found]
                assert (await verified(journal, game)).whole
            self.unchecked.clear()
        finally:
            await journal.close()

    def end(self) -> None:
        """All games of the folder, also those that were killed long ago."""
        self.check()
        assert main(["verify", "--data", str(self.folder / "data"), "--json"]) == 0


def said(rows: list[bytes]) -> list[dict[str, Any]]:
    """All that the rows say, but for the time of day."""
    return [{**body, "at": 0} for body in bodies_of(rows)]


def submitted() -> list[dict[str, Any]]:
    return said(list(played(GAME, len(wishes(GAME)))[0]))


def killed(folder: Path, seed: str, kills: int) -> Figures:
    start = time.monotonic()
    killing = Killing(folder, random.Random(seed))
    for _ in range(kills):
        killing.kill()
    killing.end()
    killing.figures.seconds = time.monotonic() - start
    return killing.figures
