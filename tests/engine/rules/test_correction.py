"""Corrections of players: money, places, jail, cards, tokens, the figure."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    SORE,
    Row,
    amounts,
    at,
    cash,
    check,
    do,
    each,
    flagged,
    holds,
    named,
    own,
)

OTHERS = tuple(e for e in ALL if e != SORE)
END, BOB_LEFT = do("end_turn"), do("leave_game", player="bob")
NO_TOKENS = holds("tokens", ann=0, bob=0, cat=0)

ANN_OWES = [*cash(ann=10), do("pay", payer="ann", payee="bob", amount=100)]
START = amounts(30000, 1500)


def put(what: str, value: object, **about: object) -> dict[str, object]:
    return do("correct", what=what, value=value, **about)


def roll(player: str, a: int, b: int) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b])


def ann(**facts: object) -> dict[str, object]:
    return {f"players.ann.{fact}": value for fact, value in facts.items()}


BALANCE = [
    *each(ALL, "a balance is put right, the difference from the bank", given=(),
          when=put("balance", 777, player="ann"),
          then={"balances.ann": 777, "balances.bob": START, "balances.pot": 0,
                "balances.bank": amounts(-60777, -3777)}),
    Row("upwards too", DE, (), put("balance", 2000, player="ann"),
        {"balances.ann": 2000, "balances.bank": -5000}),
    Row("to nothing", DE, (), put("balance", 0, player="ann"),
        {"balances.ann": 0, "balances.bank": -3000}),
    Row("to what it is", DE, (), put("balance", 1500, player="ann", note="counted twice"),
        {"balances.ann": 1500, "balances.bank": -4500, "entries": 2}),
    Row("of a debtor, whose debt stays", DE, (ANN_OWES,), put("balance", 500, player="ann"),
        {"balances.ann": 500, "pending.0.amount": 100}),
    Row("in any game that has ended", DE, (do("finish_game"),), put("balance", 1, player="ann"),
        {"balances.ann": 1, "finished.worth.ann": 1500}),
    Row("never below nothing", DE, (), put("balance", None, player="ann"), refused="wrong_value",
        facts={"what": "balance"}),
]  # fmt: skip

PLACES = [
    *each(ALL, "a position, and the order of play begins", given=(),
          when=put("position", 24, player="bob"),
          then={"players.bob.position": 24, "players.ann.position": 0, "players.cat.position": 0,
                "balances.bob": START}),
    Row("after which only who is next throws", DE, (at(bob=24),), roll("bob", 1, 2),
        refused="not_your_turn"),
    Row("past GO without a salary", DE, (at(ann=39),), put("position", 1, player="ann"),
        {**ann(position=1), "balances.ann": 1500}),
    Row("onto GO without one", DE, (at(ann=39),), put("position", 0, player="ann"),
        {**ann(position=0), "balances.ann": 1500}),
    Row("onto space 30 without going to jail", DE, (), put("position", 30, player="ann"),
        ann(position=30, in_jail=False)),
    Row("a throw already made stays made", DE, (roll("ann", 1, 2), at(ann=5)), roll("ann", 1, 2),
        refused="already_thrown"),
    Row("the last space is 39", DE, (), put("position", 40, player="ann"), refused="wrong_value",
        facts={"what": "position"}),
    Row("nobody in jail stands elsewhere", DE, (flagged("in_jail", "ann"),),
        put("position", 11, player="ann"), refused="already_in_jail", facts={"player": "ann"}),
    Row("but on space 10", DE, (flagged("in_jail", "ann"),), put("position", 10, player="ann"),
        ann(position=10, in_jail=True)),
    Row("who is out stands nowhere", DE, (BOB_LEFT,), put("position", 40, player="bob"),
        refused="player_out"),
]  # fmt: skip

JAIL = [
    *each(ALL, "into jail", given=(), when=put("in_jail", True, player="ann"),
          then={**ann(in_jail=True, jail_throws=0, position=None), "balances.ann": START}),
    Row("where everybody stands somewhere, on space 10", DE, (at(ann=39),),
        put("in_jail", True, player="ann"),
        {**ann(in_jail=True, position=10), "balances.ann": 1500}),
    Row("without a token", SORE, (), put("in_jail", True, player="ann"),
        ann(in_jail=True, tokens=2)),
    Row("with the throw of the turn", DE, (at(ann=5), flagged("in_jail", "ann")),
        roll("ann", 2, 2), ann(in_jail=False, position=14)),
    Row("out of jail, without a fine", DE, (at(ann=5), flagged("in_jail", "ann")),
        put("in_jail", False, player="ann"),
        {**ann(in_jail=False, position=10), "balances.ann": 1500}),
    Row("and its misses are forgotten", DE,
        (flagged("in_jail", "ann"), roll("ann", 1, 2)), put("in_jail", False, player="ann"),
        ann(in_jail=False, jail_throws=0)),
]  # fmt: skip

CARDS = [
    *each(ALL, "two jail cards, and no more", given=(), when=put("jail_cards", 2, player="ann"),
          then=ann(jail_cards=2)),
    *each(ALL, "there is no third", given=(), when=put("jail_cards", 3, player="ann"),
          refused="card_is_held", facts={"free": 2}),
    Row("nor one that another holds", DE, (holds("jail_cards", bob=1),),
        put("jail_cards", 2, player="ann"), refused="card_is_held", facts={"free": 1}),
    Row("chance comes before community", DE, (holds("jail_cards", ann=1),),
        do("draw_card", player="bob", deck="chance", card=8), refused="card_is_held"),
    Row("so the other can be drawn", DE, (holds("jail_cards", ann=1),),
        do("draw_card", player="bob", deck="community", card=5), {"players.bob.jail_cards": 1}),
    Row("community comes where chance is held", DE,
        (holds("jail_cards", ann=1), holds("jail_cards", bob=1)),
        do("draw_card", player="cat", deck="community", card=5), refused="card_is_held"),
    Row("the oldest is taken away", DE,
        (do("draw_card", player="ann", deck="community", card=5), holds("jail_cards", ann=2),
         holds("jail_cards", ann=1)),
        do("draw_card", player="bob", deck="community", card=5), {"players.bob.jail_cards": 1}),
    Row("the younger stays", DE,
        (do("draw_card", player="ann", deck="community", card=5), holds("jail_cards", ann=2),
         holds("jail_cards", ann=1)),
        do("draw_card", player="bob", deck="chance", card=8), refused="card_is_held"),
    Row("all are taken away", DE, (holds("jail_cards", ann=2),), put("jail_cards", 0, player="ann"),
        ann(jail_cards=0)),
    # 000 L193; A21
    Row("a card that is up for auction is not to be had", SE,
        (own("bob", 1), holds("jail_cards", bob=1), BOB_LEFT), put("jail_cards", 2, player="ann"),
        refused="card_is_held", facts={"free": 1}),
]  # fmt: skip

SORE_LOSERS = [
    Row("tokens up to four", SORE, (), put("tokens", 4, player="ann"), ann(tokens=4)),
    Row("or none", SORE, (), put("tokens", 0, player="ann"), ann(tokens=0)),
    Row("no fifth", SORE, (), put("tokens", 5, player="ann"), refused="wrong_value",
        facts={"what": "tokens"}, guards=("loser_tokens.max",)),
    *each(OTHERS, "no tokens in another box", given=(), when=put("tokens", 9, player="ann"),
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
    Row("the figure, at no cost", SORE, (NO_TOKENS,), put("figure", True, player="ann"),
        {"figure": "ann", "balances.ann": 1500}),
    Row("it leaves its holder", SORE, (flagged("figure", "ann"), NO_TOKENS),
        put("figure", True, player="bob"), {"figure": "bob"}),
    # 002 L119, L132: who is the figure has no token, and is sent nowhere.
    Row("not to one who has tokens", SORE, (), put("figure", True, player="ann"),
        refused="figure_takes_no_token", facts={"player": "ann"}),
    Row("not to one in jail", SORE, (NO_TOKENS, flagged("in_jail", "ann")),
        put("figure", True, player="ann"), refused="already_in_jail", facts={"player": "ann"}),
    Row("its holder has no tokens put right", SORE, (flagged("figure", "ann"),),
        put("tokens", 1, player="ann"), refused="figure_takes_no_token"),
    Row("and is not put into jail", SORE, (flagged("figure", "ann"),),
        put("in_jail", True, player="ann"), refused="figure_goes_nowhere"),
    Row("and frees whom he trapped", SORE,
        (flagged("figure", "ann"), do("steal_deed", player="ann", victim="bob", deed=None),
         NO_TOKENS),
        put("figure", True, player="cat"), {"figure": "cat", "players.bob.trapped": False}),
    Row("back to the middle of the board", SORE,
        (flagged("figure", "ann"), do("steal_deed", player="ann", victim="bob", deed=None)),
        put("figure", False, player="ann"), {"figure": None, "players.bob.trapped": False}),
    Row("who has it keeps it, and the trapped stay", SORE,
        (flagged("figure", "ann"), do("steal_deed", player="ann", victim="bob", deed=None)),
        put("figure", True, player="ann"), {"figure": "ann", "players.bob.trapped": True}),
    Row("who has it not loses nothing", SORE, (flagged("figure", "ann"),),
        put("figure", False, player="bob"), {"figure": "ann"}),
    *each(OTHERS, "no figure in another box", given=(), when=put("figure", True, player="ann"),
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
]  # fmt: skip

WHAT_AND_WHOSE = [
    *[Row(f"whose {what}?", SORE, (), put(what, "often", deed=1), refused="player_needed")
      for what in ("balance", "position", "tokens", "jail_cards", "in_jail", "figure")],
    *[Row(f"{what} is not of a deed", SORE, (), put(what, "often", player="ann", deed=1),
          refused="deed_not_asked")
      for what in ("balance", "position", "tokens", "jail_cards", "in_jail", "figure")],
    *[Row(f"{what} is a number", SORE, (), put(what, value, player="eve"), refused="wrong_value",
          facts={"what": what})
      for what in ("balance", "position", "tokens", "jail_cards")
      for value in (True, None, "four")],
    *[Row(f"{what} is true or false", SORE, (), put(what, value, player="eve"),
          refused="wrong_value", facts={"what": what})
      for what in ("in_jail", "figure") for value in (1, None, "yes")],
    *[Row(f"{what} of a stranger", SORE, (), put(what, 99, player="eve"),
          refused="unknown_player", facts={"player": "eve"})
      for what in ("balance", "position", "tokens", "jail_cards")],
    Row("the bank's balance follows from the others", DE, (), put("balance", 0, player="bank"),
        refused="unknown_player"),
    *[Row(f"{what} of who is out", SORE, (BOB_LEFT,), put(what, 99, player="bob"),
          refused="player_out", facts={"player": "bob"})
      for what in ("balance", "position", "tokens", "jail_cards")],
]  # fmt: skip

ROWS = [*BALANCE, *PLACES, *JAIL, *CARDS, *SORE_LOSERS, *WHAT_AND_WHOSE]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
