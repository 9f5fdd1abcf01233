"""`banker editions`, `banker rules` and `banker rent`: questions to the boxes."""

import argparse
import json
import sys
from pathlib import Path

from banker_app.edition.load import edition_ids, faults, load_edition
from banker_app.edition.schema import Edition
from banker_app.text.rules_page import page


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


def run_rules(options: argparse.Namespace) -> int:
    print(page([load_edition(name) for name in edition_ids()]), end="")
    return 0
