"""`banker games`, `verify`, `export`, `import`, `log`, `state`: the games that are kept."""

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from banker_app.cli.options import boxes_of, data_of
from banker_app.cli.story import standing
from banker_app.store import gamefile
from banker_app.store.games import Finding, Kept, free_id, kept_games, looked_at, verified
from banker_app.store.journal import InUse, Journal
from banker_app.store.layout import FILE, TooNew
from banker_app.table.entry import Entry
from banker_app.table.store import NotKept
from banker_app.table.view import whole_view
from banker_app.text.language import LANGUAGES
from banker_app.text.story import told
from banker_app.text.words import Words

Work = Callable[[Journal, argparse.Namespace], Awaitable[int]]


def run(work: Work, options: argparse.Namespace, write: bool = False) -> int:
    folder = data_of(options)
    words = Words(options.language)
    if not write and (fault := missing(folder)):
        print(words.sentence(fault, {"folder": str(folder)}), file=sys.stderr)
        return 2
    try:
        return asyncio.run(opened(work, options, folder, write))
    except (InUse, TooNew) as wrong:
        code = "in-use" if isinstance(wrong, InUse) else "too-new"
        print(words.sentence(f"folder-{code}", {"folder": str(folder)}), file=sys.stderr)
    except NotKept as wrong:
        print(words.sentence(f"not-kept-{wrong.reason}"), file=sys.stderr)
    except gamefile.NotAGame as wrong:
        print(words.sentence(f"import-{wrong.reason}", {"row": wrong.row}), file=sys.stderr)
    return 2


def missing(folder: Path) -> str:
    try:
        return "" if (folder / FILE).is_file() else "no-games"
    except PermissionError:
        return "not-kept-not_readable"


async def opened(work: Work, options: argparse.Namespace, folder: Path, write: bool) -> int:
    journal = await Journal.open(folder, write)
    try:
        if journal.damaged:
            words = Words(options.language)
            print(words.sentence("folder-damaged", {"file": str(journal.damaged)}), file=sys.stderr)
        result = await work(journal, options)
        return max(result, 1) if journal.damaged and not write else result
    finally:
        await journal.close()


async def games(journal: Journal, options: argparse.Namespace) -> int:
    found = await kept_games(journal, boxes_of(options))
    if options.json:
        rows = [
            {"id": g.id, "entries": g.entries, "edition": g.edition, "players": list(g.players)}
            for g in found
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    for game in found:
        players = ", ".join(game.players.values())
        print(f"{game.id:24} {game.edition:24} {game.entries:6}  {players}")
    return 0


async def verify(journal: Journal, options: argparse.Namespace) -> int:
    """0 only if everything is whole."""
    wanted = [options.game] if options.game else await journal.games()
    findings = [await verified(journal, game, boxes_of(options)) for game in wanted]
    if journal.damaged:
        findings.insert(0, Finding("", 0, False, "journal_damaged", 0))
    if options.json:
        print(json.dumps([finding.__dict__ for finding in findings], ensure_ascii=False))
    else:
        words = Words(options.language)
        for finding in findings:
            kind = "verify-whole" if finding.whole else f"verify-{finding.fault}"
            print(words.sentence(kind, finding.__dict__))
    return 0 if all(finding.whole for finding in findings) else 1


async def export(journal: Journal, options: argparse.Namespace) -> int:
    kept = await looked_at(journal, options.game, boxes_of(options))
    if not kept.game.entries:
        return nothing(kept, options)
    rows = await journal.read(options.game)
    data = gamefile.packed(rows[: len(kept.game.entries)])
    file = Path(options.file or f"{options.game}.bankir")
    try:
        file.write_bytes(data)
    except OSError as wrong:
        print(f"{file}: {wrong.strerror}", file=sys.stderr)
        return 2
    print(f"{file} ({len(data)} B)")
    return said(kept, options)


async def import_(journal: Journal, options: argparse.Namespace) -> int:
    file = Path(options.file)
    try:
        with file.open("rb") as opened_file:
            data = opened_file.read(gamefile.MOST_BYTES + 1)
    except OSError as wrong:
        print(f"{file}: {wrong.strerror}", file=sys.stderr)
        return 2
    rows = gamefile.unpacked(data)
    gamefile.checked(rows, boxes_of(options), tellable)
    game = await free_id(journal, file.stem)
    await journal.put(game, rows)
    print(game)
    return 0


def tellable(entry: Entry) -> None:
    """Fails where an event is none of ours, or its facts are not those that are told of it."""
    for language in LANGUAGES:
        told(entry, language)


async def log(journal: Journal, options: argparse.Namespace) -> int:
    kept = await looked_at(journal, options.game, boxes_of(options))
    if not kept.game.entries:
        return nothing(kept, options)
    for entry in kept.game.entries:
        for place, sentence in enumerate(told(entry, options.language)):
            print(f"{entry.seq if not place else '':5}  {sentence}")
    print()
    words = Words.of(options.language, kept.game.state)
    for line in standing(kept.game.state, len(kept.game.entries), words):
        print(line)
    return said(kept, options)


async def state(journal: Journal, options: argparse.Namespace) -> int:
    kept = await looked_at(journal, options.game, boxes_of(options))
    if not kept.game.entries:
        return nothing(kept, options)
    if options.json:
        print(json.dumps(whole_view(kept.game), ensure_ascii=False))
    else:
        words = Words.of(options.language, kept.game.state)
        for line in standing(kept.game.state, len(kept.game.entries), words):
            print(line)
    return said(kept, options)


def said(kept: Kept, options: argparse.Namespace) -> int:
    """What stands is shown; what does not is said, and the command has not succeeded."""
    if not kept.fault:
        return 0
    facts: dict[str, Any] = {"game": options.game, "row": len(kept.game.entries) + 1}
    print(Words(options.language).sentence(f"verify-{kept.fault}", facts), file=sys.stderr)
    return 1


def nothing(kept: Kept, options: argparse.Namespace) -> int:
    """Not even a first entry: it is damaged, or there is no such game."""
    if kept.fault:
        return said(kept, options)
    words = Words(options.language)
    print(words.sentence("no-such-game", {"game": options.game}), file=sys.stderr)
    return 2
