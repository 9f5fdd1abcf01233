"""The `banker` command."""

import argparse
import os
import sys

from banker_app.cli.editions import run_editions, run_rules
from banker_app.cli.options import language_of_the_system
from banker_app.cli.rent import run_rent
from banker_app.cli.replay import run_demo, run_replay
from banker_app.edition.load import BadEdition
from banker_app.text.language import LANGUAGES


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="banker", description="The banker's companion")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--editions", metavar="DIR", help="a folder with boxes of your own")
    parts = parser.add_subparsers(dest="command", required=True)

    def part(name: str, about: str) -> argparse.ArgumentParser:
        return parts.add_parser(name, help=about, parents=[shared])

    replay = part("replay", "play a file of commands")
    replay.add_argument("file", nargs="?")
    replay.add_argument("--batch", metavar="DIR")
    replay.add_argument("--json", action="store_true")
    replay.add_argument("--keep-going", action="store_true")
    editions = part("editions", "list, show or check editions")
    editions.add_argument("what", nargs="?", choices=["show", "check"])
    editions.add_argument("target", nargs="?")
    editions.add_argument("--json", action="store_true")
    rent = part("rent", "a quick rent question")
    rent.add_argument("edition")
    rent.add_argument("space", type=int)
    rent.add_argument("--houses", type=int, default=0)
    rent.add_argument("--owned", type=int, help="of its group; the whole if there are houses")
    rent.add_argument("--dice", type=int)
    demo = part("demo", "a sample evening in the terminal")
    demo.set_defaults(json=False)
    for told in (replay, demo):
        told.add_argument("--language", choices=LANGUAGES, default=language_of_the_system())
    part("rules", "the rules of all boxes side by side, as Markdown")
    options = parser.parse_args(arguments)
    commands = {
        "replay": run_replay,
        "demo": run_demo,
        "editions": run_editions,
        "rent": run_rent,
        "rules": run_rules,
    }
    try:
        return commands[options.command](options)
    except BadEdition as wrong:
        print(f"banker: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
