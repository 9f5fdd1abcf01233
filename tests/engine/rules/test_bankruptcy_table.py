"""What a bankruptcy does to the table: turn, offers, bids, the figure, and the end."""

from typing import Any

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SORE,
    US,
    Row,
    amounts,
    at,
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
from tests.engine.rules.test_bankruptcy import bankrupt

FOUR = "ann bob cat dan"
END_TURN = do("end_turn")
OWES = do("pay", payer="bob", payee="ann", amount=50000)
OPEN_37 = do("open_auction", lot={"deed": 37})


def leave(player: str = "bob") -> dict[str, Any]:
    return do("leave_game", player=player)


def bid(player: str, amount: int) -> dict[str, Any]:
    return do("place_bid", player=player, amount=amount)


def offer(left: str, deed: int, right: str) -> dict[str, Any]:
    return do("offer_trade", left=left, right=right, left_gives={"deeds": [deed]})


def turn(player: str, number: int) -> dict[str, Any]:
    return {"turn.player": player, "turn.number": number, "turn.doubles": 0}


TURN = [
    *each(ALL, "his turn passes on", given=(END_TURN, OWES), when=bankrupt(), then=turn("cat", 3)),
    *each(ALL, "another's turn goes on", given=(OWES,), when=bankrupt(), then=turn("ann", 1)),
    Row("the turn of one who goes home passes on", DE, (), leave("ann"), turn("bob", 2)),
    Row("after the last player the first has the turn", DE, (END_TURN, END_TURN), leave("cat"),
        turn("ann", 4)),
    Row("the turn passes over one who has left", DE, (leave("bob"),), leave("ann"),
        turn("cat", 2), players=FOUR),
    Row("doubles are forgotten with the turn", DE,
        (do("roll", player="ann", dice=[1, 1]), do("roll", player="ann", dice=[2, 2])),
        leave("ann"), {**turn("bob", 2), "players.ann.position": None,
        "players.bob.position": 0}),
    Row("the next player throws", DE, (do("roll", player="ann", dice=[1, 2]), leave("ann")),
        do("roll", player="bob", dice=[2, 3]), {"players.bob.position": 5}),
    *each(ALL, "he stands nowhere and sits in no jail",
          given=(at(bob=7, cat=9), flagged("in_jail", "bob"), OWES), when=bankrupt(),
          then={"players.bob.position": None, "players.bob.in_jail": False,
                "players.bob.jail_throws": 0, "players.bob.out": True,
                "players.cat.position": 9}),
    *each(ALL, "the creditor takes no place and no jail of his",
          given=(at(bob=7), flagged("in_jail", "bob"), OWES), when=bankrupt(),
          then={"players.ann.position": 0, "players.ann.in_jail": False}),
]  # fmt: skip

# Entries 2 to 4, then the offers 5, 6 and 7.
OFFERS = (own("ann", 5), own("bob", 15), own("cat", 25), offer("bob", 15, "cat"),
          offer("ann", 5, "bob"), offer("cat", 25, "ann"))  # fmt: skip
STANDING = {"kind": "trade_offer", "offer": 7, "left": "cat", "right": "ann"}
AUCTION = (OPEN_37, bid("cat", 50), bid("bob", 60), bid("ann", 70), bid("bob", 80))

PENDING = [
    Row("offers by him and to him lapse", DE, (*OFFERS, OWES), bankrupt(),
        {"pending": [STANDING]}),
    Row("offers lapse when he goes home", SORE, OFFERS, leave(), {"pending": [STANDING]}),
    Row("an offer that lapsed is not answered", DE, (*OFFERS, OWES, bankrupt()),
        do("answer_trade", accept=True, offer=6), refused="no_offer"),
    *each(ALL, "all his bids are gone, the next highest stands", given=(*AUCTION, OWES),
          when=bankrupt(),
          then={"pending.0.lot": {"deed": 37},
                "pending.0.highest": {"player": "ann", "amount": 70}}),
    Row("with no other bid the auction stays open", DE, (OPEN_37, bid("bob", 60)), leave(),
        {"pending.0.highest": None}),
    Row("the next highest then buys", DE, (*AUCTION, leave()), do("close_auction"),
        {"deeds.37.owner": "ann", "balances.ann": 1430}),
]  # fmt: skip

FIGURE = flagged("figure", "bob")
STOLEN = (FIGURE, own("cat", 5), do("steal_deed", player="bob", victim="cat", deed=5))

FIGURES = [
    Row("the figure returns to the middle", SORE, (FIGURE, OWES), bankrupt(), {"figure": None}),
    Row("the figure does not go to the creditor, and the trapped are free", SORE,
        (*STOLEN, OWES), bankrupt(),
        {"figure": None, "players.cat.trapped": False, "deeds.5.owner": "ann"}),
    Row("the trapped are free when the holder goes home", SORE, STOLEN, leave(),
        {"figure": None, "players.cat.trapped": False}),
    Row("while another leaves the figure stays and the trapped too", SORE,
        STOLEN, leave("dan"),
        {"figure": "bob", "players.cat.trapped": True}, players=FOUR),
    Row("a turn that passes to the holder frees the trapped", SORE, STOLEN, leave("ann"),
        {"figure": "bob", "players.cat.trapped": False, "turn.player": "bob"}),
    Row("one who was trapped is trapped no more", SORE, STOLEN, leave("cat"),
        {"players.cat.trapped": False, "players.cat.tokens": 0}, players=FOUR),
    Row("the figure can be taken anew", SORE, (FIGURE, leave(), holds("tokens", cat=4)),
        do("take_figure", player="cat"), {"figure": "cat"}),
]  # fmt: skip

TWO = "ann bob"

END = [
    # 000 L196, 001 L516, 003 L127, 004 L116
    *each(ALL, "the last player has won", given=(own("ann", 39), OWES), when=bankrupt(),
          then={"finished.how": "last_player", "finished.winners": ["ann"],
                "finished.ranking": ["ann", "bob"], "finished.worth.bob": 0,
                "finished.worth.ann": amounts(68000, 3400), "pending": []}, players=TWO),
    *each(ALL, "at the end nothing is auctioned", given=(own("bob", 5), holds("jail_cards", bob=1)),
          when=leave(), then={"pending": [], "deeds.5.owner": None,
          "finished.how": "last_player", "finished.worth.ann": amounts(30000, 1500)},
          players=TWO),
    Row("what was due before is due no more", DE, (own("bob", 5), leave("bob")), leave("cat"),
        {"pending": [], "finished.ranking": ["ann", "cat", "bob"]}),
    Row("an open auction ends with the game", DE, (OPEN_37, bid("ann", 9)), leave(),
        {"pending": [], "deeds.37.owner": None, "balances.ann": 1500}, players=TWO),
    Row("a debt to the bank ends with the game", DE,
        (cash(ann=10), do("pay", payer="ann", payee="bank", amount=50)), leave(),
        {"pending": [], "balances.ann": 10}, players=TWO),
    # 350 - 175 and 150 - 75 and the cash
    Row("an interest that cannot be paid ends with the game", US,
        (own("bob", 12, 37), mortgaged(12, 37), cash(ann=25, bob=0), OWES), bankrupt(),
        {"pending": [], "balances.ann": 25, "finished.worth.ann": 275}, players=TWO),
    Row("the mortgage is taken off the price", DE, (own("ann", 39), mortgaged(39)), leave(),
        {"finished.worth.ann": 1500 + 400 - 200}, players=TWO),
    Row("the latest to leave is first of those who left", SORE, (leave("ann"), leave("cat")),
        leave("dan"), {"finished.ranking": ["bob", "dan", "cat", "ann"],
        "finished.winners": ["bob"]}, players=FOUR),
    Row("with two left nothing is over", DE, (), leave(), {"finished": None}),
    Row("after the end nobody pays", DE, (leave(),),
        do("pay", payer="ann", payee="bank", amount=5), refused="game_finished", players=TWO),
    Row("after the end nobody comes back", DE, (leave(),), do("add_player", player="eve"),
        refused="game_finished", players=TWO),
    Row("after the end it is put right", DE, (leave(),),
        do("correct", what="balance", player="ann", value=7), {"balances.ann": 7}, players=TWO),
]  # fmt: skip

ROWS = [*TURN, *PENDING, *FIGURES, *END]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
