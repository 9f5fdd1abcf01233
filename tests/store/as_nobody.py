"""Run as a process of its own: somebody to whom the system does not allow everything.

Who is root may write everywhere, so root becomes nobody here, after everything has been loaded.
`as_nobody banker JSON` runs a list of `banker` commands and says how each ended; `as_nobody cut
FOLDER` opens a broken game in a folder in which nothing may be made any more.
"""

import asyncio
import codecs
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from banker_app.cli import main
from banker_app.edition.load import BOXES
from banker_app.store.journal import Journal
from banker_app.table.store import NotKept
from banker_app.table.table import Table
from banker_app.text.language import LANGUAGES
from banker_app.text.words import Words
from tests.store.evenings import goes_on, wishes

NOBODY = 65534
GAME = "us-last"


def becomes_nobody() -> None:
    codecs.lookup("utf-8-sig")
    for language in LANGUAGES:
        Words(language)
    BOXES.load(wishes(GAME)[0]["edition"])
    asyncio.run(asyncio.sleep(0))
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def banker(arguments: list[str]) -> tuple[int, str, str]:
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()


async def cut(folder: Path) -> dict[str, Any]:
    journal = await Journal.open(folder)
    before, found = await journal.read(GAME), {}
    folder.chmod(0o555)
    try:
        await Table.open(journal, GAME)
    except NotKept as wrong:
        found["reason"] = wrong.reason
    found["lost"] = len(before) - len(await journal.read(GAME))
    folder.chmod(0o755)
    table = await Table.open(journal, GAME)
    await goes_on(table, GAME)
    await journal.close()
    return {**found, "damage": table.damage and table.damage.seq, "entries": len(table.entries)}


if __name__ == "__main__":
    becomes_nobody()
    if sys.argv[1] == "banker":
        print(json.dumps([banker(arguments) for arguments in json.loads(sys.argv[2])]))
    else:
        print(json.dumps(asyncio.run(cut(Path(sys.argv[2])))))
