"""The games in a store: which there are, and whether they are whole."""

import re
from dataclasses import dataclass

from banker_app.edition.load import BOXES, Shelf
from banker_app.table.entry import FIRST, BadRow, chain_of, read
from banker_app.table.game import Game
from banker_app.table.store import Store
from banker_app.table.upcast import TooNew

LONGEST_ID = 40


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as far as it is whole, and what stopped there."""

    game: Game
    chain: str
    fault: str = ""


@dataclass(frozen=True)
class Finding:
    game: str
    entries: int  # whole ones
    whole: bool
    fault: str
    row: int  # the first that is not whole; 0 for none


@dataclass(frozen=True, slots=True)
class About:
    id: str
    entries: int
    edition: str
    players: dict[str, str]  # names by id
    last_at: int  # milliseconds since 1970
    finished: bool
    leader: str


async def looked_at(store: Store, id: str, boxes: Shelf = BOXES) -> Kept:
    """The game without changing anything in the store."""
    game, chain = Game(boxes), FIRST
    rows = await store.read(id)
    for row in rows:
        try:
            game.record(game.reread(read(row, chain)))
        except TooNew:
            return Kept(game, chain, "too_new")
        except BadRow as bad:
            return Kept(game, chain, str(bad))
        chain = chain_of(row)
    missing = await store.last(id) > len(rows)
    return Kept(game, chain, "unreadable" if missing else "")


async def verified(store: Store, id: str, boxes: Shelf = BOXES) -> Finding:
    kept = await looked_at(store, id, boxes)
    entries = len(kept.game.entries)
    fault = kept.fault or ("" if entries else "no_such_game")
    return Finding(id, entries, not fault, fault, entries + 1 if fault else 0)


async def kept_games(store: Store, boxes: Shelf = BOXES) -> list[About]:
    """The last played first."""
    found = []
    for id in await store.games():
        game = (await looked_at(store, id, boxes)).game
        if game.entries:
            found.append(about(id, game))
    return sorted(found, key=lambda game: -game.last_at)


def about(id: str, game: Game) -> About:
    state = game.state
    names = {player.id: player.name or player.id for player in state.players.values()}
    leader = max(state.still_in, key=lambda player: state.balances[player])
    end = state.finished
    return About(
        id,
        len(game.entries),
        state.edition.id,
        names,
        game.entries[-1].at,
        end is not None,
        end.winners[0] if end else leader,
    )


async def free_id(store: Store, wish: str) -> str:
    """An id like the wish that no game has."""
    base = re.sub(r"[^\w-]+", "-", wish).strip("-")[:LONGEST_ID] or "game"
    taken, number, id = set(await store.games()), 1, base
    while id in taken:
        number += 1
        id = f"{base}-{number}"
    return id
