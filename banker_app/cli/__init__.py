"""The `banker` command."""

import argparse
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper

from banker_app.cli import games
from banker_app.cli.editions import run_editions, run_rules
from banker_app.cli.options import language_of_the_system
from banker_app.cli.rent import run_rent
from banker_app.cli.replay import run_demo, run_replay
from banker_app.edition.load import BadEdition
from banker_app.text.language import LANGUAGES

Run = Callable[[argparse.Namespace], int]
Add = Callable[..., argparse.Action]


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="banker", description="The banker's companion")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--editions", metavar="DIR", help="a folder with boxes of your own")
    shared.add_argument("--language", choices=LANGUAGES, default=language_of_the_system())
    kept = argparse.ArgumentParser(add_help=False, parents=[shared])
    kept.add_argument("--data", metavar="DIR", help="where games are kept")
    parts = top.add_subparsers(dest="command", required=True)

    def part(name: str, run: Run, about: str, parent: argparse.ArgumentParser) -> Add:
        found = parts.add_parser(name, help=about, parents=[parent])
        found.set_defaults(run=run, json=False)
        return found.add_argument

    add = part("replay", run_replay, "play a file of commands", shared)
    add("file", nargs="?")
    add("--batch", metavar="DIR", help="every *.jsonl of a folder")
    add("--json", action="store_true")
    add("--keep-going", action="store_true")
    add("--into", metavar="DIR", help="keep the game there")
    add("--acks", action="store_true", help="say each entry as soon as it is durable")
    add = part("editions", run_editions, "list, show or check editions", shared)
    add("what", nargs="?", choices=["show", "check"])
    add("target", nargs="?")
    add("--json", action="store_true")
    add = part("rent", run_rent, "a quick rent question", shared)
    add("edition")
    add("space", type=int)
    add("--houses", type=int, default=0)
    add("--owned", type=int, help="of its group; the whole if there are houses")
    add("--dice", type=int)
    part("demo", run_demo, "a sample evening in the terminal", shared)
    part("rules", run_rules, "the rules of all boxes side by side, as Markdown", shared)
    add = part("games", lambda o: games.run(games.games, o), "the games that are kept", kept)
    add("--json", action="store_true")
    add = part("verify", lambda o: games.run(games.verify, o), "is everything whole?", kept)
    add("game", nargs="?")
    add("--json", action="store_true")
    add = part("state", lambda o: games.run(games.state, o), "a game as it stands", kept)
    add("game")
    add("--json", action="store_true")
    add = part("log", lambda o: games.run(games.log, o), "the story of a game", kept)
    add("game")
    add = part("export", lambda o: games.run(games.export, o), "a game as one file", kept)
    add("game")
    add("file", nargs="?")
    add = part("import", lambda o: games.run(games.import_, o, True), "a game from a file", kept)
    add("file")
    return top


def main(arguments: list[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without our letters still gets a story
            stream.reconfigure(errors="backslashreplace")
    try:
        return int(options.run(options))
    except BadEdition as wrong:
        print(f"banker: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
