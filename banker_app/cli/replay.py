"""`banker replay` and `banker demo`: a file of commands in, the state of the table out."""

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path

from banker_app.cli import games
from banker_app.cli.options import boxes_of, clock
from banker_app.cli.story import story
from banker_app.edition.load import assets_folder
from banker_app.store.games import free_id
from banker_app.store.journal import Journal
from banker_app.table.entry import Entry
from banker_app.table.replay import Played, play, play_on
from banker_app.table.table import Table


def run_replay(options: argparse.Namespace) -> int:
    if (options.file is None) == (options.batch is None):
        return wrong_usage("one FILE, or --batch DIR", options)
    if options.into or options.acks:
        return run_replay_into(options)
    if options.batch is None:
        played = read_and_play(Path(options.file), options)
        show(played, options)
        return played.exit_code
    folder = Path(options.batch)
    if not folder.is_dir():
        return wrong_usage(f"{folder} is no folder", options)
    worst = 0
    for path in sorted(folder.glob("*.jsonl")):
        played = read_and_play(path, options)
        worst = max(worst, played.exit_code)
        if options.json:
            print(json.dumps({"file": path.name, **played.as_json()}, ensure_ascii=False))
        else:
            print(f"== {path.name}")
            show(played, options)
    return worst


def wrong_usage(message: str, options: argparse.Namespace) -> int:
    """Also here the JSON is printed."""
    print(f"banker replay: {message}", file=sys.stderr)
    if options.json:
        print(
            json.dumps(Played(Table.in_memory(), error={"line": 0, "message": message}).as_json())
        )
    return 2


def read_and_play(path: Path, options: argparse.Namespace) -> Played:
    text = text_of(path)
    if isinstance(text, str):
        return play(text, options.keep_going, boxes_of(options))
    return Played(Table.in_memory(), error={"line": 0, "message": f"{path.name}: {text}"})


def text_of(path: Path) -> str | Exception:
    try:
        return path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as wrong:
        return wrong


def run_replay_into(options: argparse.Namespace) -> int:
    """Plays a file into a journal; with --acks every entry is said as soon as it is durable."""
    if not options.into or options.batch:
        return wrong_usage("--into DIR keeps one FILE", options)
    options.data = options.into
    return games.run(keep, options, write=True)


async def keep(journal: Journal, options: argparse.Namespace) -> int:
    path = Path(options.file)
    text = text_of(path)
    if not isinstance(text, str):
        print(f"{path.name}: {text}", file=sys.stderr)
        return 2
    game = await free_id(journal, path.stem)
    table = Table(journal, game, boxes_of(options), clock)
    if options.acks:
        table.subscribe(acknowledge)
    played = await play_on(table, text, options.keep_going)
    sys.stdout.flush()  # where a reader who has gone away is heard of
    if options.json:
        print(json.dumps(played.as_json(), ensure_ascii=False))
    elif not options.acks:
        show(played, options)
        print(game)
    return played.exit_code


def acknowledge(entry: Entry) -> None:
    """Whether anybody still reads it or not: the game is kept."""
    with suppress(BrokenPipeError):
        print(f"ack {entry.seq}", flush=True)


def show(played: Played, options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps(played.as_json(), ensure_ascii=False))
        return
    for line in story(played, options.language):
        print(line)


def run_demo(options: argparse.Namespace) -> int:
    sample = assets_folder() / "sample-evening.jsonl"
    options.keep_going = False
    played = read_and_play(sample, options)
    show(played, options)
    return played.exit_code
