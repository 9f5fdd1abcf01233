"""Who begins: the highest throw, or the lowest where the box says so."""

from collections.abc import Mapping

from banker_app.edition.schema import Edition


def who_begins(edition: Edition, throws: Mapping[str, int]) -> list[str]:
    """Those with the best throw; more than one means that they throw again."""
    best = (max if edition.players.starts == "highest" else min)(throws.values())
    return [player for player, throw in throws.items() if throw == best]
