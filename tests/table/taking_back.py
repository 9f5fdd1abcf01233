"""Rows of entries taken back: what was there, the entry, what came later, and its reversal."""

from collections.abc import Iterable
from typing import Any

from tests.engine.rows import Commands, Row, do


def flat(commands: Iterable[Commands]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for command in commands:
        found += command if isinstance(command, list) else [command]
    return found


def reverse(seq: int) -> dict[str, Any]:
    return do("reverse", seq=seq)


def taken_back(
    name: str, edition: str, entry: dict[str, Any], *later: Commands, given: Any = (), **row: Any
) -> Row:
    """The start is entry 1, the commands of `given` follow, then comes `entry`."""
    seq = len(flat(given)) + 2
    return Row(name, edition, (*given, entry, *later), reverse(seq), **row)


def then_comes(
    name: str,
    edition: str,
    entry: dict[str, Any],
    command: dict[str, Any],
    given: Any = (),
    **row: Any,
) -> Row:
    """The same, with a command after the reversal."""
    seq = len(flat(given)) + 2
    return Row(name, edition, (*given, entry, reverse(seq)), command, **row)
