"""The `banker` command."""

import argparse
import json
import sys
from pathlib import Path

from banker_app.edition.load import edition_ids, editions_folder, faults, load_edition
from banker_app.edition.schema import Edition
from banker_app.engine.core import Refused
from banker_app.table.replay import Played, play
from banker_app.text.catalog import refusal, told


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="banker", description="The banker's companion")
    parts = parser.add_subparsers(dest="command", required=True)
    replay = parts.add_parser("replay", help="play a file of commands")
    replay.add_argument("file", nargs="?")
    replay.add_argument("--batch", metavar="DIR")
    replay.add_argument("--json", action="store_true")
    replay.add_argument("--keep-going", action="store_true")
    editions = parts.add_parser("editions", help="list, show or check editions")
    editions.add_argument("what", nargs="?", choices=["show", "check"])
    editions.add_argument("target", nargs="?")
    editions.add_argument("--json", action="store_true")
    rent = parts.add_parser("rent", help="a quick rent question")
    rent.add_argument("edition")
    rent.add_argument("space", type=int)
    rent.add_argument("--houses", type=int, default=0)
    rent.add_argument("--owned", type=int, default=1)
    rent.add_argument("--dice", type=int)
    parts.add_parser("demo", help="a sample evening in the terminal")
    options = parser.parse_args(arguments)
    commands = {"replay": run_replay, "editions": run_editions, "rent": run_rent, "demo": run_demo}
    return commands[options.command](options)


def run_replay(options: argparse.Namespace) -> int:
    if (options.file is None) == (options.batch is None):
        print("banker replay: one FILE, or --batch DIR", file=sys.stderr)
        return 2
    if options.batch is None:
        played = read_and_play(Path(options.file), options.keep_going)
        show(played, options.json)
        return played.exit_code
    folder = Path(options.batch)
    if not folder.is_dir():
        print(f"banker replay: {folder} is no folder", file=sys.stderr)
        return 2
    worst = 0
    for path in sorted(folder.glob("*.jsonl")):
        played = read_and_play(path, options.keep_going)
        worst = max(worst, played.exit_code)
        if options.json:
            print(json.dumps({"file": path.name, **played.as_json()}, ensure_ascii=False))
        else:
            print(f"== {path.name}")
            show(played, False)
    return worst


def read_and_play(path: Path, keep_going: bool) -> Played:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        return Played(error={"line": 0, "message": f"{path.name} cannot be read: {wrong}"})
    return play(text, keep_going)


def show(played: Played, as_json: bool) -> None:
    if as_json:
        print(json.dumps(played.as_json(), ensure_ascii=False))
        return
    for number, outcome in played.lines:
        if isinstance(outcome, Refused):
            print(f"{number:4}  refused: {refusal(outcome.code, outcome.facts)}")
            continue
        sentences = [told(event, outcome.after) for event in outcome.events]
        print(f"{number:4}  " + "; ".join(s for s in sentences or [outcome.kind] if s))
    if played.error:
        print(f"line {played.error['line']}: {played.error['message']}")
    if played.table.entries:
        state = played.table.state
        for player, now in state.players.items():
            deeds = [
                state.edition.spaces[d].name for d, s in state.deeds.items() if s.owner == player
            ]
            cash = "out" if now.out else f"{state.balances[player]} {state.edition.money.symbol}"
            print(f"{now.name or player:>12}: {cash}  {', '.join(deeds)}")
        if state.finished:
            print(f"winner: {', '.join(state.finished.winners)}")


def run_editions(options: argparse.Namespace) -> int:
    if options.what is None:
        for name in edition_ids():
            print(f"{name:24} {load_edition(name).name}")
        return 0
    if options.target is None:
        print(f"banker editions {options.what}: which one?", file=sys.stderr)
        return 2
    if options.what == "check":
        found = faults(Path(options.target))
        print("\n".join(found) if found else "nothing wrong")
        return 1 if found else 0
    if options.target not in edition_ids():
        print(f"unknown edition {options.target}", file=sys.stderr)
        return 2
    edition = load_edition(options.target)
    if options.json:
        print(json.dumps(edition.model_dump(mode="json"), ensure_ascii=False))
        return 0
    print_board(edition)
    return 0


def print_board(edition: Edition) -> None:
    for position, space in enumerate(edition.spaces):
        figures = ""
        if space.is_deed:
            rents = " ".join(map(str, space.rent or space.dice_multiplier))
            figures = f"{space.price:>6}  {rents}  mortgage {space.mortgage}"
        elif space.amount:
            figures = f"{space.amount:>6}"
        check = "  check this against your deed: " + ", ".join(space.unsure) if space.unsure else ""
        print(f"{position:>2}  {space.name:26} {space.group or space.kind:12} {figures}{check}")


def run_rent(options: argparse.Namespace) -> int:
    if options.edition not in edition_ids() or not 0 <= options.space <= 39:
        print("banker rent: unknown edition or space", file=sys.stderr)
        return 2
    edition = load_edition(options.edition)
    space = edition.spaces[options.space]
    size = len(edition.group_of.get(options.space, ()))
    if not space.is_deed or not 0 <= options.houses <= 5 or not 1 <= options.owned <= size:
        print(f"banker rent: no such rent on {space.name}", file=sys.stderr)
        return 2
    if space.kind == "utility":
        if options.dice is None:
            print("banker rent: --dice is needed", file=sys.stderr)
            return 2
        amount = options.dice * space.dice_multiplier[options.owned - 1]
    elif space.kind == "station":
        amount = space.rent[options.owned - 1]
    else:
        double = not options.houses and options.owned == size and edition.rent.double_in_group
        amount = space.rent[options.houses] * (2 if double else 1)
    print(f"{space.name}: {amount} {edition.money.symbol}")
    return 0


def run_demo(options: argparse.Namespace) -> int:
    sample = editions_folder().parent / "assets" / "sample-evening.jsonl"
    played = read_and_play(sample, False)
    show(played, False)
    return played.exit_code


if __name__ == "__main__":
    sys.exit(main())
