"""Which games there are, what they are called, and whether they are whole."""

from pathlib import Path

import pytest

from banker_app.store.games import (
    LONGEST_ID,
    Finding,
    about,
    free_id,
    kept_games,
    looked_at,
    verified,
)
from banker_app.store.journal import Journal
from banker_app.table.game import Game
from banker_app.table.store import MemoryStore
from banker_app.table.table import Table
from tests.games.test_golden import GAMES, golden
from tests.store.evenings import EVENING, NOON, does, kept, played, rows_of, run, state_of, wishes


async def store_of(**games: tuple[str, int]) -> MemoryStore:
    store = MemoryStore()
    for id, (game, count) in games.items():
        await store.put(id, list(rows_of(game, count)))
    return store


def test_the_last_played_comes_first() -> None:
    async def look() -> list[tuple[str, int]]:
        store = await store_of(a=("us-last", 20), b=("losers-home", 45), c=("de-speed-die", 5))
        return [(game.id, game.last_at - NOON) for game in await kept_games(store)]

    assert run(look()) == [("b", 45), ("a", 20), ("c", 5)]


def test_what_is_said_of_a_game(tmp_path: Path) -> None:
    kept(tmp_path)

    async def look() -> None:
        journal = await Journal.open(tmp_path, write=False)
        games = {game.id: game for game in await kept_games(journal)}
        await journal.close()
        assert games.keys() == EVENING.keys()
        for id, count in EVENING.items():
            game, state = games[id], state_of(id, count)
            assert game.entries == count and game.edition == wishes(id)[0]["edition"]
            assert game.players == {p["id"]: p["name"] for p in wishes(id)[0]["players"]}
            assert not game.finished
            richest = max(state.balances[player] for player in state.still_in)
            assert state.balances[game.leader] == richest

    run(look())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_is_led_by_its_winner(path: Path) -> None:
    game = Game()
    for entry in played(path.stem, len(wishes(path.stem)))[1]:
        game.record(entry)
    found = about("x", game)
    assert found.finished and found.leader == golden(path)["end"]["finished"]["winners"][0]


def test_who_has_no_name_is_called_by_his_id() -> None:
    async def look() -> dict[str, str]:
        table = Table(MemoryStore(), "game")
        players = [{"id": "ann"}, {"id": "bob", "name": "Bo"}]
        await does(table, {**wishes("us-last")[0], "players": players})
        return (await kept_games(table.store))[0].players

    assert run(look()) == {"ann": "ann", "bob": "Bo"}


def test_of_a_damaged_game_as_far_as_it_is_whole() -> None:
    async def look() -> None:
        store = await store_of(good=("us-last", 20), bad=("losers-home", 45), none=("us-last", 3))
        store.rows["bad"][10] += b" "
        store.rows["none"][0] = b"nothing"
        found = {game.id: game.entries for game in await kept_games(store)}
        assert found == {"bad": 10, "good": 20}
        assert len(store.rows["bad"]) == 45

    run(look())


def test_whole_or_where_it_stops_being_whole() -> None:
    async def look() -> None:
        store = await store_of(good=("us-last", 20), bad=("losers-home", 45))
        store.rows["bad"][10] += b" "
        store.rows["empty"] = []
        assert await verified(store, "good") == Finding("good", 20, True, "", 0)
        assert await verified(store, "bad") == Finding("bad", 10, False, "chain_broken", 11)
        for id in ("empty", "never there"):
            assert await verified(store, id) == Finding(id, 0, False, "no_such_game", 1)

    run(look())


def test_a_game_is_looked_at_as_a_table_would_open_it() -> None:
    async def look() -> None:
        store = await store_of(game=("us-last", 20))
        found = await looked_at(store, "game")
        assert found.game.state == state_of("us-last", 20) and not found.fault
        assert found.chain == rows_of("us-last", 20)[-1][:64].decode()
        assert tuple(found.game.entries) == played("us-last", 20)[1]

    run(look())


@pytest.mark.parametrize(
    ("wish", "taken", "id"),
    [
        ("friday", [], "friday"),
        ("friday", ["friday"], "friday-2"),
        ("friday", ["friday", "friday-2", "friday-4"], "friday-3"),
        ("our  game!", [], "our-game"),
        ("../../etc/passwd", [], "etc-passwd"),
        ("Žluťoučký 2", [], "Žluťoučký-2"),
        ("", [], "game"),
        ("///", ["game"], "game-2"),
        ("--all", [], "all"),
        ("x" * 300, [], "x" * LONGEST_ID),
        ("a\nb\x1b[2J", [], "a-b-2J"),
    ],
)
def test_an_id_that_no_game_has(wish: str, taken: list[str], id: str) -> None:
    async def find() -> str:
        store = MemoryStore()
        for name in taken:
            await store.put(name, [])
        return await free_id(store, wish)

    assert run(find()) == id
