"""The end of a game: worth, the final rents of the sore losers, the ranking."""

import pytest

from tests.engine.rows import (
    ALL,
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    SORE,
    UK,
    US,
    Row,
    amounts,
    built,
    cash,
    check,
    do,
    each,
    flagged,
    holds,
    mortgaged,
    named,
    own,
)

OTHERS = tuple(e for e in ALL if e != SORE)
END, FINISH = do("end_turn"), do("finish_game")
BY_WORTH, BY_RENTS = do("finish_game", scoring="worth"), do("finish_game", scoring="final_rents")
FOUR = "ann bob cat dan"
AUCTION = do("open_auction", lot={"deed": 1})
CAT_OWES = [*cash(cat=10), do("pay", payer="cat", payee="ann", amount=20)]
LEFT = {name: do("leave_game", player=name) for name in ("ann", "bob", "cat", "dan")}


def worth(**totals: object) -> dict[str, object]:
    return {f"finished.worth.{name}": total for name, total in totals.items()}


WORTH = [
    *each(OTHERS, "a game is ended by worth", given=(cash(bob=2000),), when=FINISH,
          then={"finished.how": "worth", "finished.worth.bob": 2000, "balances.bob": 2000},
          guards=("end.scoring",)),
    Row("so is that of the sore losers, if one wants", SORE, (cash(bob=2000),), BY_WORTH,
        {"finished.how": "worth", **worth(ann=1500, bob=2000), "finished.winners": ["bob"]}),
    *each(ALL, "deeds count at their price", given=(own("ann", 39, 5), cash(ann=1000)),
          when=BY_WORTH, then=worth(ann=amounts(13000, 1600), bob=amounts(30000, 1500))),
    *each(ALL, "mortgaged ones less the loan",
          given=(own("ann", 39, 37), mortgaged(39), cash(ann=1000)), when=BY_WORTH,
          # 8000 - 4000 + 7000 and 400 - 200 + 350, and the cash
          then=worth(ann=amounts(12000, 1550))),
    *each(ALL, "buildings at their price, a hotel with its four houses",
          given=(own("ann", 1, 3), built({1: 5, 3: 4}), cash(ann=1000)), when=BY_WORTH,
          # 2 x 1200 + 9 x 1000 and 2 x 60 + 9 x 50, and the cash
          then=worth(ann=amounts(12400, 1570))),
    Row("a utility with an odd loan", DE, (own("ann", 12), mortgaged(12), cash(ann=0)), FINISH,
        worth(ann=75)),
    Row("jail cards count for nothing", DE, (holds("jail_cards", ann=2),), FINISH,
        worth(ann=1500)),
    Row("nor do tokens and the figure", SORE, (holds("tokens", ann=4), flagged("figure", "ann")),
        BY_WORTH, worth(ann=1500)),
    Row("houses on streets of the bank count for nobody", SORE, (built({39: 2}),), BY_WORTH,
        worth(ann=1500, bob=1500, cat=1500)),
    *each(ALL, "no money moves by it", given=(own("ann", 1, 3), built({1: 1, 3: 1})),
          when=BY_WORTH, then={"balances.ann": amounts(30000, 1500), "balances.pot": 0}),
]  # fmt: skip

RANKING = [
    Row("the highest first", DE, (cash(ann=10, bob=30, cat=20),), FINISH,
        {"finished.ranking": ["bob", "cat", "ann"], "finished.winners": ["bob"]}),
    Row("among equals the order of play", DE, (cash(ann=10, bob=30, cat=10, dan=30),), FINISH,
        {"finished.ranking": ["bob", "dan", "ann", "cat"], "finished.winners": ["bob", "dan"]},
        players=FOUR),
    Row("the order of play as it was amended", DE,
        (do("amend_player", player="dan", place=1),), FINISH,
        {"finished.ranking": ["dan", "ann", "bob", "cat"]}, players=FOUR),
    Row("who is out comes last, the latest to leave first", KARLSRUHE,
        (LEFT["bob"], LEFT["ann"]), FINISH,
        {"finished.ranking": ["cat", "dan", "ann", "bob"], **worth(ann=0, bob=0, cat=1500),
         "finished.winners": ["cat", "dan"]}, players=FOUR),
    Row("even behind who has nothing", DE, (LEFT["ann"], cash(cat=0)), FINISH,
        {"finished.ranking": ["bob", "cat", "ann"], **worth(cat=0)}),
    Row("the last player wins, nothing is auctioned", DE, (own("bob", 39), LEFT["ann"]),
        LEFT["bob"],
        {"finished.how": "last_player", "finished.ranking": ["cat", "bob", "ann"],
         "finished.winners": ["cat"], **worth(cat=1500, bob=0), "pending": []}),
    Row("with what he is worth", SE, (own("cat", 39), LEFT["ann"]), LEFT["bob"],
        {"finished.how": "last_player", **worth(cat=38000)}),
    Row("by worth in the box for sore losers too", SORE, (own("cat", 39), LEFT["ann"]),
        LEFT["bob"], {"finished.how": "last_player", **worth(cat=1900)}),
]  # fmt: skip

# All 26 deeds: ann has the browns, cat two stations, bob the rest with the other two stations.
MINE = (1, 3)
STATIONS = (5, 15)
REST = (6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 25, 26, 27, 29, 31, 32, 34, 35, 37, 39)
SOLD = (own("ann", *MINE), own("cat", *STATIONS), own("bob", *REST))

# 002 L145-168
FINAL_RENTS = [
    # bob: twice (6+6+8)+(10+10+12)+(14+14+16)+(18+18+20)+(22+22+24)+(26+26+28)+(35+50), and
    # two stations at 50
    Row("the bank pays everybody the rents of his deeds, and the money decides", SORE, SOLD,
        FINISH,
        {"finished.how": "final_rents", "balances.ann": 1512, "balances.bob": 2370,
         "balances.cat": 1600, "balances.bank": -5482, **worth(ann=1512, bob=2370, cat=1600),
         "finished.ranking": ["bob", "cat", "ann"], "finished.winners": ["bob"]},
        guards=("end.scoring",)),
    Row("so it is when asked for by name", SORE, SOLD, BY_RENTS, {"balances.ann": 1512}),
    Row("deeds themselves are worth nothing", SORE, (*SOLD, cash(ann=2400)), FINISH,
        {"finished.winners": ["ann"], **worth(ann=2412, bob=2370)}),
    # 002 L52
    Row("a mortgaged street earns nothing, the other of its group double", SORE,
        (*SOLD, mortgaged(39)), FINISH, {"balances.bob": 2270}),
    Row("a mortgaged station earns nothing and counts for the other", SORE,
        (*SOLD, mortgaged(15)), FINISH, {"balances.cat": 1550}),
    Row("a loan is not taken off", SORE, (*SOLD, mortgaged(39)), FINISH, worth(bob=2270)),
    # 90 for three houses, twice 4 beside them
    Row("houses earn the rent of their number", SORE, (*SOLD, built({1: 3})), FINISH,
        {"balances.ann": 1598}, guards=("rent.double_beside_buildings",)),
    Row("also without the whole group", SORE, (*SOLD, own("cat", 3), built({1: 2})), FINISH,
        {"balances.ann": 1530, "balances.cat": 1604},
        guards=("rent.houses_count_without_group",)),
    Row("a hotel too", SORE, (*SOLD, built({1: 5, 3: 4})), FINISH, {"balances.ann": 2070}),
    Row("the figure is paid like everybody", SORE, (*SOLD, flagged("figure", "ann")), FINISH,
        {"balances.ann": 1512}),
    Row("equal money wins together", SORE, (*SOLD, cash(ann=2358)), FINISH,
        {"finished.ranking": ["ann", "bob", "cat"], "finished.winners": ["ann", "bob"]}),
    Row("no tokens come with these rents", SORE, SOLD, FINISH,
        {"players.ann.tokens": 2, "players.bob.tokens": 2}),
    Row("who is out has nothing", SORE, (LEFT["dan"], *SOLD), FINISH,
        {**worth(dan=0), "balances.dan": 0, "finished.ranking": ["bob", "cat", "ann", "dan"]},
        players=FOUR),
]  # fmt: skip

REFUSED = [
    Row("not during an auction", SORE, (AUCTION,), FINISH, refused="auction_open"),
    Row("not while auctions are due", DE, (own("bob", 5), LEFT["bob"]), FINISH,
        refused="auctions_due"),
    Row("not while anybody owes", SORE, (CAT_OWES,), FINISH, refused="debt_pending"),
    Row("not by worth either", DE, (CAT_OWES,), BY_WORTH, refused="debt_pending"),
    Row("no final rents while the bank has a deed", SORE, (*SOLD, own(None, 39, 5)), FINISH,
        refused="deeds_unsold", facts={"deeds": [5, 39]}, guards=("end.scoring",)),
    *each((SE, DE, BERLIN, KARLSRUHE, US, UK), "after the end nothing more is played",
          given=(FINISH,), when=do("pay", payer="ann", payee="bob", amount=1),
          refused="game_finished"),
    *[Row(f"not even {command['kind']}", SORE, (BY_WORTH,), command, refused="game_finished")
      for command in (END, FINISH, AUCTION, do("roll", player="ann", dice=[1, 2]),
                      do("add_player", player="eve"), do("amend_player", player="ann", name="A"),
                      do("amend_edition", path="jail.fine", value=1),
                      do("take_token", player="eve", why="card"))],
    Row("offers lapse at the end", DE,
        (do("offer_trade", left="ann", right="bob", left_gives={"cash": 5}),), FINISH,
        {"pending": []}),
    *each(ALL, "a correction is still accepted", given=(BY_WORTH,), when=own("ann", 39)[0],
          then={"deeds.39.owner": "ann", "finished.how": "worth"}),
]  # fmt: skip

ROWS = [*WORTH, *RANKING, *FINAL_RENTS, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
