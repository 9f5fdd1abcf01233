"""`banker replay` and `banker demo`: a file of commands in, the state of the table out."""

import argparse
import json
import sys
from pathlib import Path

from banker_app.cli.options import boxes_of
from banker_app.cli.story import story
from banker_app.edition.load import Shelf, assets_folder
from banker_app.table.replay import Played, play
from banker_app.table.table import Table


def run_replay(options: argparse.Namespace) -> int:
    if (options.file is None) == (options.batch is None):
        print("banker replay: one FILE, or --batch DIR", file=sys.stderr)
        return 2
    boxes = boxes_of(options)
    if options.batch is None:
        played = read_and_play(Path(options.file), options.keep_going, boxes)
        show(played, options)
        return played.exit_code
    folder = Path(options.batch)
    if not folder.is_dir():
        print(f"banker replay: {folder} is no folder", file=sys.stderr)
        return 2
    worst = 0
    for path in sorted(folder.glob("*.jsonl")):
        played = read_and_play(path, options.keep_going, boxes)
        worst = max(worst, played.exit_code)
        if options.json:
            print(json.dumps({"file": path.name, **played.as_json()}, ensure_ascii=False))
        else:
            print(f"== {path.name}")
            show(played, options)
    return worst


def read_and_play(path: Path, keep_going: bool, boxes: Shelf) -> Played:
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as wrong:
        message = f"{path.name} cannot be read: {wrong}"
        return Played(Table.in_memory(boxes), error={"line": 0, "message": message})
    return play(text, keep_going, boxes)


def show(played: Played, options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps(played.as_json(), ensure_ascii=False))
        return
    for line in story(played, options.language):
        print(line)


def run_demo(options: argparse.Namespace) -> int:
    sample = assets_folder() / "sample-evening.jsonl"
    played = read_and_play(sample, False, boxes_of(options))
    show(played, options)
    return played.exit_code
