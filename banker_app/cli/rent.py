"""`banker rent`: a quick rent question, answered by the same rule as at the table."""

import argparse
import sys
from dataclasses import replace

from banker_app.cli.options import boxes_of
from banker_app.edition.schema import Edition
from banker_app.engine.commands import NewPlayer, Options
from banker_app.engine.figures import base_rent
from banker_app.engine.rules.setup import empty_state

OWNER = "owner"


def run_rent(options: argparse.Namespace) -> int:
    boxes = boxes_of(options)
    if options.edition not in boxes.paths:
        return wrong(f"no edition {options.edition}; there are {', '.join(boxes.paths)}")
    edition = boxes.load(options.edition)
    if not 0 <= options.space <= 39:
        return wrong("a space is a number from 0 (GO) to 39")
    space, size = edition.spaces[options.space], len(edition.group_of.get(options.space, ()))
    if not space.is_deed:
        return wrong(f"{space.name} pays no rent")
    most = 5 if space.kind == "street" else 0
    if not 0 <= options.houses <= most:
        return wrong(f"{space.name}: --houses from 0 to {most} (5 is the hotel)")
    owned = size if options.houses and options.owned is None else (options.owned or 1)
    if not 1 <= owned <= size:
        return wrong(f"{space.name}: --owned from 1 to {size}")
    if space.kind == "utility" and not 2 <= (options.dice or 0) <= 15:
        return wrong(f"{space.name}: what do the dice show? --dice from 2 to 15")
    amount = rent_if(edition, options.space, owned, options.houses, options.dice or 0)
    print(f"{space.name}: {amount} {edition.money.symbol}")
    return 0


def rent_if(edition: Edition, deed: int, owned: int, houses: int, dice: int) -> int:
    """The rent if one player had so many of the group, and so many houses on this deed."""
    state = empty_state(edition, (NewPlayer(id=OWNER),), Options())
    others = [d for d in edition.group_of[deed] if d != deed]
    deeds = dict(state.deeds)
    for mine in (deed, *others[: owned - 1]):
        deeds[mine] = replace(deeds[mine], owner=OWNER)
    deeds[deed] = replace(deeds[deed], buildings=houses)
    return base_rent(replace(state, deeds=deeds), deed, dice)


def wrong(message: str) -> int:
    print(f"banker rent: {message}", file=sys.stderr)
    return 2
