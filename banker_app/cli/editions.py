"""`banker editions` and `banker rules`: the boxes, a board as a table, faults of a file."""

import argparse
import json
import sys
from pathlib import Path

from banker_app.cli.options import boxes_of
from banker_app.edition.check import faults
from banker_app.edition.schema import Edition
from banker_app.edition.spaces import Space
from banker_app.text.rules_page import page

HEADINGS = ("", "space", "group", "price", "rents", "house", "hotel", "mortgage", "check")


def run_editions(options: argparse.Namespace) -> int:
    boxes = boxes_of(options)
    if options.what is None:
        for name in boxes.paths:
            print(f"{name:24} {boxes.load(name).name}")
        return 0
    if options.target is None:
        print(f"banker editions {options.what}: which one?", file=sys.stderr)
        return 2
    if options.what == "check":
        found = faults(Path(options.target))
        print("\n".join(found) if found else "nothing wrong")
        return 1 if found else 0
    if options.target not in boxes.paths:
        print(f"no edition {options.target}; there are {', '.join(boxes.paths)}", file=sys.stderr)
        return 2
    edition = boxes.load(options.target)
    if options.json:
        print(json.dumps(edition.model_dump(mode="json"), ensure_ascii=False))
        return 0
    print_board(edition)
    return 0


def print_board(edition: Edition) -> None:
    """Columns as wide as they need to be; figures to the right."""
    money = edition.money
    print(f"{edition.name}: start {money.start}, salary {money.salary} ({money.symbol})\n")
    rows = [HEADINGS, *(cells(n, space) for n, space in enumerate(edition.spaces))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    for row in rows:
        parts = [
            cell.ljust(width) if column in (1, 2, 4, 8) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(parts).rstrip())
    if any(space.unsure for space in edition.spaces):
        print("\ncheck: these figures are not certain, compare them with your deed")


def cells(position: int, space: Space) -> tuple[str, ...]:
    rents = " ".join(map(str, space.rent)) or " ".join(f"x{n}" for n in space.dice_multiplier)
    money = (space.price or space.amount, rents, space.house_cost, space.hotel_cost, space.mortgage)
    figures = [str(figure or "") for figure in money]
    return (str(position), space.name, space.group or space.kind, *figures, ", ".join(space.unsure))


def run_rules(options: argparse.Namespace) -> int:
    boxes = boxes_of(options)
    print(page([boxes.load(name) for name in boxes.paths]), end="")
    return 0
