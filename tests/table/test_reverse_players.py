"""Reverse: players, their places, cards and tokens; throws and turns."""

import pytest

from tests.engine.rows import (
    DE,
    SE,
    SORE,
    Row,
    at,
    cash,
    check,
    do,
    flagged,
    holds,
    named,
    own,
)
from tests.table.taking_back import reverse, taken_back, then_comes

UNDO, END, FINISH = do("undo"), do("end_turn"), do("finish_game")
SPEED = {"speed_die": True}
LEFT = {name: do("leave_game", player=name) for name in ("ann", "bob", "cat")}


def by(player: str, kind: str, **fields: object) -> dict[str, object]:
    return do(kind, player=player, **fields)


def roll(player: str, a: int, b: int, **more: object) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b], **more)


def who(player: str, **facts: object) -> dict[str, object]:
    return {f"players.{player}.{fact}": value for fact, value in facts.items()}


BOB_FIRST = by("bob", "amend_player", place=1)
NAMED = by("ann", "amend_player", name="Anna")
ORDER = [
    Row("in the new order ann is followed by cat", DE, (BOB_FIRST,), END,
        {"turn.player": "cat"}),
    then_comes("an order of play", DE, BOB_FIRST, END, then={"turn.player": "bob"}),
    Row("with what has happened since", DE,
        (BOB_FIRST, do("pay", payer="ann", payee="cat", amount=5), reverse(2)), END,
        {"turn.player": "bob", "balances.cat": 1505}),
    Row("and that reversed: the new order again", DE, (BOB_FIRST, reverse(2), reverse(3)), END,
        {"turn.player": "cat"}),
    taken_back("a later order stands in its way", DE, BOB_FIRST,
               by("cat", "amend_player", place=1), refused="stands_in_the_way",
               facts={"what": "players"}),
    taken_back("a name", DE, NAMED, then={"entries": 3}),
    taken_back("a later name stands in its way", DE, NAMED,
               by("ann", "amend_player", name="Annika"), refused="stands_in_the_way",
               facts={"what": "name", "player": "ann"}),
    taken_back("a later colour does not", DE, NAMED, by("ann", "amend_player", colour="red"),
               then={"entries": 4}),
]  # fmt: skip

EVE = by("eve", "add_player")
THREE = {"ann": 1500, "bob": 1500, "cat": 1500, "bank": -4500, "pot": 0}
JOINED = [
    taken_back("a late joiner is gone again, with his money", DE, EVE, then={"balances": THREE}),
    taken_back("whatever the others did meanwhile", DE, EVE,
               do("pay", payer="ann", payee="bob", amount=5), END,
               then={"balances": {**THREE, "ann": 1495, "bob": 1505}, "turn.player": "bob"}),
    then_comes("nobody knows him then", DE, EVE, do("pay", payer="eve", payee="bob", amount=5),
               refused="unknown_player"),
    then_comes("he may join again", DE, EVE, EVE, then={"balances.eve": 1500}),
    taken_back("he has spent something", DE, EVE, do("pay", payer="eve", payee="bob", amount=5),
               refused="money_is_gone", facts={"player": "eve", "missing": 5}),
    taken_back("he has earned something", DE, EVE, do("pay", payer="bob", payee="eve", amount=5),
               refused="stands_in_the_way", facts={"what": "player", "player": "eve"}),
    taken_back("he owns something", DE, EVE, own("eve", 39), refused="stands_in_the_way",
               facts={"what": "player", "player": "eve"}),
    taken_back("he holds a card", DE, EVE, holds("jail_cards", eve=1),
               refused="stands_in_the_way", facts={"what": "player"}),
    taken_back("it is his turn", DE, EVE, END, END, END, refused="stands_in_the_way",
               facts={"what": "player"}),
    taken_back("he is owed something", DE, EVE, cash(ann=1),
               do("pay", payer="ann", payee="eve", amount=5), refused="stands_in_the_way",
               facts={"what": "player"}),
    taken_back("he has made an offer", DE, EVE,
               do("offer_trade", left="eve", right="ann", left_gives={"cash": 5}),
               refused="stands_in_the_way", facts={"what": "player"}),
    taken_back("he holds the figure", SORE, EVE, flagged("figure", "eve"),
               refused="stands_in_the_way", facts={"what": "player"}),
    taken_back("another joined after him", DE, EVE, by("fox", "add_player"),
               refused="stands_in_the_way", facts={"what": "players"}),
    Row("what he was paid first can be reversed first", DE,
        (EVE, do("pay", payer="bob", payee="eve", amount=5), reverse(3)), reverse(2),
        {"balances": THREE}),
    Row("what he was paid cannot be reversed once he is gone", DE,
        (EVE, do("pay", payer="bob", payee="eve", amount=5),
         do("pay", payer="eve", payee="bob", amount=5), reverse(2)), reverse(3),
        refused="stands_in_the_way", facts={"what": "players"}),
    Row("nor what he took", SORE,
        (EVE, by("eve", "take_token", why="card"), holds("tokens", eve=2), reverse(2)),
        reverse(3), refused="stands_in_the_way", facts={"what": "players"}),
    Row("a reversal of his coming that is undone", DE, (EVE, reverse(2)), UNDO,
        {"balances.eve": 1500}),
]  # fmt: skip

TAKEN = by("ann", "take_token", why="card")
STOLEN = by("ann", "steal_token", victim="bob")
GIVEN = do("trade", left="ann", right="bob", left_gives={"tokens": 1}, right_gives={"cash": 9})
FIGURE = by("ann", "take_figure")
FOUR = (holds("tokens", ann=4),)
TOKENS = [
    taken_back("a token", SORE, TAKEN, then=who("ann", tokens=2)),
    taken_back("one of those that there are now", SORE, TAKEN, TAKEN, then=who("ann", tokens=3)),
    taken_back("which have gone", SORE, TAKEN, holds("tokens", ann=0), refused="tokens_are_gone",
               facts={"player": "ann"}),
    taken_back("to the figure", SORE, TAKEN, TAKEN, FIGURE, refused="tokens_are_gone"),
    taken_back("a theft of one", SORE, STOLEN, TAKEN,
               then={**who("ann", tokens=3), **who("bob", tokens=2)}),
    taken_back("a theft for the bank", SORE, STOLEN, given=FOUR,
               then={**who("ann", tokens=4), **who("bob", tokens=2)}),
    taken_back("a sold token", SORE, GIVEN,
               then={**who("ann", tokens=2), **who("bob", tokens=2), "balances.ann": 1500}),
    taken_back("the taking of the figure", SORE, FIGURE, given=FOUR,
               then={"figure": None, **who("ann", tokens=4)}),
    taken_back("from another, whose it is again", SORE, FIGURE,
               given=(*FOUR, flagged("figure", "bob")),
               then={"figure": "bob", **who("ann", tokens=4)}),
    taken_back("which has gone on", SORE, FIGURE, by("bob", "take_figure"),
               given=(*FOUR, holds("tokens", bob=4)), refused="stands_in_the_way",
               facts={"what": "figure"}),
    taken_back("out of jail, back into jail", SORE, FIGURE,
               given=(*FOUR, at(bob=5), flagged("in_jail", "ann")),
               then={"figure": None, **who("ann", tokens=4, in_jail=True, position=10)}),
    taken_back("the token of a rent", SORE, by("bob", "charge_rent", deed=1),
               given=(own("ann", 1),), then={**who("bob", tokens=2), "balances.bob": 1500}),
]  # fmt: skip

CHANCE = by("ann", "draw_card", deck="chance", card=8)
COMMUNITY = by("ann", "draw_card", deck="community", card=5)
USED = by("ann", "leave_jail", how="card")
SOLD = do("trade", left="ann", right="bob", left_gives={"jail_cards": 1}, right_gives={"cash": 9})
IN_JAIL = flagged("in_jail", "ann")
CARDS = [
    taken_back("a jail card", DE, CHANCE, then=who("ann", jail_cards=0)),
    then_comes("which is in the deck again", DE, CHANCE,
               by("bob", "draw_card", deck="chance", card=8), then=who("bob", jail_cards=1)),
    taken_back("the other stays", DE, CHANCE, COMMUNITY, then=who("ann", jail_cards=1)),
    Row("and is the one that was drawn later", DE, (CHANCE, COMMUNITY, reverse(2)),
        by("bob", "draw_card", deck="community", card=5), refused="card_is_held"),
    taken_back("a used card is not there", DE, CHANCE, IN_JAIL, USED,
               refused="stands_in_the_way"),
    taken_back("nor one that is sold", DE, CHANCE, SOLD, refused="stands_in_the_way"),
    taken_back("the use of a card", DE, USED, given=(CHANCE, IN_JAIL),
               then=who("ann", in_jail=True, jail_cards=1)),
    Row("the older card is the older again", DE,
        (CHANCE, COMMUNITY, IN_JAIL, USED, reverse(5), USED),
        by("bob", "draw_card", deck="chance", card=8), who("bob", jail_cards=1)),
    taken_back("the sale of a card", DE, SOLD, given=(CHANCE,),
               then={**who("ann", jail_cards=1), **who("bob", jail_cards=0),
                     "balances.ann": 1500}),
    Row("a sold card is the older again too", DE, (CHANCE, SOLD, COMMUNITY, reverse(3), IN_JAIL,
        USED), by("bob", "draw_card", deck="chance", card=8), who("bob", jail_cards=1)),
]  # fmt: skip

ROLLED = roll("ann", 3, 4)
THROWS = [
    taken_back("the first throw, and nobody stands anywhere", DE, ROLLED,
               then={**who("ann", position=None), **who("cat", position=None)}),
    taken_back("not when another has moved since", DE, ROLLED, END, roll("bob", 1, 2),
               refused="stands_in_the_way"),
    taken_back("a throw, with its salary", SE, ROLLED, given=(at(ann=35),),
               then={**who("ann", position=35), "balances.ann": 30000}),
    then_comes("which can be made again", DE, ROLLED, roll("ann", 1, 1), given=(at(ann=35),),
               then={**who("ann", position=37), "turn.doubles": 1}),
    taken_back("what it led to stays", DE, ROLLED, by("ann", "charge_rent", deed=39),
               given=(own("bob", 39), at(ann=32)),
               then={**who("ann", position=32), "balances.ann": 1450}),
    taken_back("an older throw, while the turn is another's", DE, ROLLED, END, roll("bob", 1, 2),
               given=(at(ann=35),),
               then={**who("ann", position=35), **who("bob", position=3), "balances.ann": 1500,
                     "turn.player": "bob", "turn.number": 2}),
    then_comes("a throw that is taken back ends no time for rent", DE, roll("bob", 1, 2),
               by("ann", "charge_rent", deed=39),
               given=(own("bob", 39), at(ann=32), ROLLED, END), then={"balances.ann": 1450}),
    taken_back("a later throw does not matter to one who stands there again", DE, ROLLED, END,
               END, roll("ann", 1, 2), at(ann=2), given=(at(ann=35),), players="ann bob",
               then={**who("ann", position=35), "balances.ann": 1500}),
    taken_back("not when he has moved on", DE, ROLLED, at(ann=20), given=(at(ann=35),),
               refused="stands_in_the_way", facts={"what": "position", "player": "ann"}),
    taken_back("not when its salary is spent", DE, ROLLED, cash(ann=199), given=(at(ann=35),),
               refused="money_is_gone", facts={"player": "ann", "missing": 1}),
    taken_back("a miss in jail", DE, roll("ann", 1, 2), given=(at(bob=5), IN_JAIL),
               then=who("ann", in_jail=True, jail_throws=0)),
    taken_back("a third double that led to jail", DE, roll("ann", 3, 3),
               given=(roll("ann", 1, 1), roll("ann", 2, 2)),
               then={**who("ann", in_jail=False, position=6), "turn.doubles": 2}),
    taken_back("the way to jail", DE, by("ann", "go_to_jail"), given=(at(ann=23),),
               then=who("ann", in_jail=False, position=23)),
    then_comes("after which one throws", DE, by("ann", "go_to_jail"), ROLLED,
               given=(at(ann=11),), then=who("ann", position=18)),
    taken_back("who has left the jail has left it", DE, by("bob", "go_to_jail"),
               by("bob", "correct", what="in_jail", value=False), given=(at(bob=23),),
               refused="stands_in_the_way", facts={"what": "in_jail", "player": "bob"}),
    taken_back("the fine", DE, by("ann", "leave_jail", how="fine"), given=(at(bob=5), IN_JAIL),
               then={**who("ann", in_jail=True, position=10), "balances.ann": 1500}),
    taken_back("the end of a turn", DE, END, given=(roll("ann", 2, 2),),
               then={"turn.player": "ann", "turn.number": 1, "turn.doubles": 1}),
    taken_back("not when the next has thrown", DE, END, roll("bob", 1, 2), given=(ROLLED,),
               refused="stands_in_the_way", facts={"what": "turn"}),
    taken_back("nor when that turn has ended too", DE, END, END, refused="stands_in_the_way",
               facts={"what": "turn"}),
    then_comes("the first salary, and the speed die waits again", DE,
               by("ann", "collect_salary"), roll("ann", 3, 4, speed=1),
               refused="speed_die_not_yet", options=SPEED),
    Row("with a later salary it does not", DE,
        (by("ann", "collect_salary"), by("ann", "collect_salary"), reverse(2)),
        roll("ann", 3, 4, speed=1), who("ann", position=8), options=SPEED),
]  # fmt: skip

ENDS = [
    taken_back("the end of the game", DE, FINISH, then={"finished": None}),
    then_comes("which goes on", DE, FINISH, do("pay", payer="ann", payee="bob", amount=5),
               then={"balances.bob": 1505}),
    taken_back("a player who left", DE, LEFT["ann"], given=(cash(ann=700),),
               then={**who("ann", out=False), "balances.ann": 700, "turn.player": "ann"}),
    taken_back("not when his turn is long over", DE, LEFT["ann"], END,
               refused="stands_in_the_way", facts={"what": "turn"}),
    taken_back("out of turn it does not matter", DE, LEFT["cat"], END,
               then={**who("cat", out=False), "balances.cat": 1500, "turn.player": "bob"}),
    taken_back("the last but one who left, and the game goes on", SE, LEFT["bob"],
               given=(LEFT["ann"],), then={"finished": None, **who("bob", out=False),
                                           **who("ann", out=True)}),
]  # fmt: skip

ROWS = [*ORDER, *JOINED, *TOKENS, *CARDS, *THROWS, *ENDS]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
