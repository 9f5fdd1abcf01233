"""Run as a process of its own: plays until files may not grow any further, and then goes on.

The limit is the system's own (RLIMIT_FSIZE), so that every write beyond it fails, wherever it comes
from; it is lifted for the end. Says as JSON what it saw.
"""

import asyncio
import json
import resource
import sys
from pathlib import Path
from typing import Any

from banker_app.store.games import looked_at
from banker_app.store.journal import Journal
from banker_app.table.store import NotKept
from banker_app.table.table import Table
from tests.store.evenings import goes_on, wishes

GAME = "us-last"


def limited(size: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))


async def play(folder: Path, size: int) -> dict[str, Any]:
    journal = await Journal.open(folder)
    table, told, reasons = Table(journal, GAME), [], []
    table.subscribe(lambda entry: told.append(entry.seq))
    limited(size)
    for _ in wishes(GAME):
        try:
            await goes_on(table, GAME)
        except NotKept as wrong:
            reasons.append(wrong.reason)
            break
    full = len(table.entries)
    agree = [await same(table)]
    for _ in range(3):  # it is no better for trying again
        try:
            await goes_on(table, GAME)
        except NotKept as wrong:
            reasons.append(wrong.reason)
    agree.append(await same(table))
    limited(resource.RLIM_INFINITY)
    while len(table.entries) < len(wishes(GAME)):
        await goes_on(table, GAME)
    agree.append(await same(table))
    await journal.close()
    return {"full": full, "reasons": reasons, "agree": agree, "told": told}


async def same(table: Table) -> bool:
    """Whether the table's memory and the disk say the same."""
    found = await looked_at(table.store, table.id)
    if found.fault or len(found.game.entries) != len(table.entries):
        return False
    return not table.entries or found.game.state == table.state


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))))
