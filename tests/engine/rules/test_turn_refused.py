"""Who may not throw, move on or end the turn; and when rent may no longer be asked for."""

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
    at,
    cash,
    check,
    do,
    each,
    flagged,
    named,
    own,
)

END = do("end_turn")
BOB_LEFT, SPEED = do("leave_game", player="bob"), {"speed_die": True}
AUCTION, CANCELLED = do("open_auction", lot={"deed": 1}), do("cancel_auction")
CAT_OWES = [*cash(cat=10), do("pay", payer="cat", payee="ann", amount=20)]
DEEDS_DUE = [*own("bob", 5), BOB_LEFT]
SALARY = do("collect_salary", player="ann")
TRAPPED = [*flagged("figure", "ann"), do("steal_deed", player="ann", victim="bob", deed=None)]


def roll(player: str, a: int, b: int, **more: object) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b], **more)


MR = roll("ann", 2, 4, speed="mr")

ROLL = [
    Row("a stranger throws", DE, (AUCTION,), roll("eve", 1, 2), refused="unknown_player",
        facts={"player": "eve"}),
    Row("who is out throws no more", DE, (BOB_LEFT, AUCTION), roll("bob", 1, 2),
        refused="player_out", facts={"player": "bob"}),
    Row("nobody throws during an auction", DE, (AUCTION,), roll("bob", 1, 2),
        refused="auction_open"),
    Row("nobody throws while auctions are due", DE, (DEEDS_DUE,), roll("cat", 1, 2),
        refused="auctions_due"),
    Row("nobody throws while anybody owes", DE, (CAT_OWES,), roll("bob", 1, 2),
        refused="debt_pending"),
    Row("only whose turn it is", SORE, (TRAPPED,), roll("bob", 1, 2), refused="not_your_turn",
        facts={"player": "bob", "turn": "ann"}),
    Row("the trapped does not throw", SORE, (TRAPPED, END), roll("bob", 1, 2), refused="trapped",
        facts={"player": "bob"}),
    Row("after the figure of the speed die one moves on first", DE, (SALARY, MR),
        roll("ann", 1, 2, speed=1), refused="move_on_first", facts={"player": "ann"},
        options=SPEED),
    Row("unless he went to jail, where the turn is over", DE,
        (SALARY, MR, do("go_to_jail", player="ann")), roll("ann", 1, 2),
        refused="already_thrown", options=SPEED),
    *each(ALL, "one throw a turn", given=(roll("ann", 1, 2),), when=roll("ann", 1, 2),
          refused="already_thrown", facts={"player": "ann"}),
    Row("a second throw with a speed die that is not there", DE, (roll("ann", 1, 2),),
        roll("ann", 1, 2, speed=1), refused="already_thrown"),
    *each((SE, SORE, KARLSRUHE, US, UK), "a box without the speed die", given=(SALARY,),
          when=roll("ann", 1, 2, speed=1, steps=1), refused="no_speed_die"),
    *each((DE, BERLIN), "the speed die is left out of this game", given=(SALARY,),
          when=roll("ann", 1, 2, speed=1, steps=1), refused="no_speed_die"),
    *each((DE, BERLIN), "the speed die waits for the first salary", given=(),
          when=roll("ann", 1, 2, speed=1, steps=1), refused="speed_die_not_yet",
          facts={"player": "ann"}, options=SPEED),
    # 001 L122, 003 L87
    *each((DE, BERLIN), "no speed die in jail", given=(SALARY, flagged("in_jail", "ann")),
          when=roll("ann", 1, 2, speed=1, steps=1), refused="speed_die_not_yet", options=SPEED),
    *each((DE, BERLIN), "from the first salary on it is thrown every time", given=(SALARY,),
          when=roll("ann", 1, 2, steps=1), refused="speed_die_needed", facts={"player": "ann"},
          options=SPEED),
    Row("steps are for the bus", DE, (SALARY,), roll("ann", 1, 2, speed=1, steps=1, to=5),
        refused="steps_not_asked", options=SPEED),
    Row("and not for two white dice", SE, (), roll("ann", 1, 2, steps=1),
        refused="steps_not_asked"),
    Row("the bus goes by one white die, the other, or both", DE, (SALARY,),
        roll("ann", 1, 5, speed="bus", steps=4, to=5), refused="bus_steps",
        facts={"choices": [1, 5, 6]}, options=SPEED),
    Row("and by nothing else", DE, (SALARY,), roll("ann", 2, 2, speed="bus"), refused="bus_steps",
        facts={"choices": [2, 4]}, options=SPEED),
    Row("a space is chosen with three alike only", DE, (SALARY,),
        roll("ann", 2, 2, speed=1, to=5), refused="to_not_asked", options=SPEED),
    Row("not with two white dice", SE, (), roll("ann", 2, 2, to=5), refused="to_not_asked"),
    Row("with three alike a space must be chosen", DE, (SALARY,), roll("ann", 2, 2, speed=2),
        refused="to_needed", options=SPEED),
]  # fmt: skip

MOVE_ON = do("move_on", player="ann")
ANN_TO_JAIL = do("go_to_jail", player="ann")
MOVING_ON = [
    Row("a stranger moves on", DE, (), do("move_on", player="eve"), refused="unknown_player"),
    Row("who is out does not move on", DE, (BOB_LEFT, AUCTION), do("move_on", player="bob"),
        refused="player_out"),
    Row("nobody moves on during an auction", DE, (SALARY, MR, AUCTION), MOVE_ON,
        refused="auction_open", options=SPEED),
    Row("and then he does", DE, (SALARY, MR, AUCTION, CANCELLED), MOVE_ON,
        {"players.ann.position": 8}, options=SPEED),
    Row("nobody moves on while auctions are due", DE, (SALARY, MR, DEEDS_DUE), MOVE_ON,
        refused="auctions_due", options=SPEED),
    Row("nobody moves on while anybody owes", DE, (SALARY, MR, CAT_OWES), MOVE_ON,
        refused="debt_pending", options=SPEED),
    Row("only whose turn it is moves on", DE, (SALARY, MR), do("move_on", player="bob"),
        refused="not_your_turn", facts={"player": "bob", "turn": "ann"}, options=SPEED),
    Row("only after the figure of the speed die", DE, (SALARY, roll("ann", 2, 4, speed=1)),
        MOVE_ON, refused="no_move_on_due", options=SPEED),
    Row("only once", DE, (SALARY, MR, MOVE_ON), MOVE_ON, refused="no_move_on_due",
        facts={"player": "ann"}, options=SPEED),
    # 001 L115-118: sent to jail, the speed die's result is lost
    Row("not from jail", DE, (SALARY, MR, ANN_TO_JAIL), MOVE_ON, refused="no_move_on_due",
        options=SPEED),
]  # fmt: skip

END_TURN = [
    Row("no turn ends during an auction", DE, (AUCTION,), END, refused="auction_open"),
    Row("no turn ends while auctions are due", DE, (DEEDS_DUE,), END, refused="auctions_due"),
    Row("no turn ends while anybody owes", DE, (SALARY, MR, CAT_OWES), END,
        refused="debt_pending", options=SPEED),
    Row("no turn ends before the way of the figure is gone", DE, (SALARY, MR), END,
        refused="move_on_first", facts={"player": "ann"}, options=SPEED),
    Row("from jail it does", DE, (SALARY, MR, ANN_TO_JAIL), END, {"turn.player": "bob"},
        options=SPEED),
]  # fmt: skip

# ann lands on bob's 39, whose rent is 50 (000: 1000), and bob throws
LANDED = (own("bob", 39), at(ann=32), roll("ann", 3, 4))
RENT = do("charge_rent", player="ann", deed=39)
PAID = {"balances.ann": amounts(29000, 1450), "balances.bob": amounts(31000, 1550)}
RENT_WINDOW = [
    *each(ALL, "rent is paid while nobody else has thrown", given=LANDED, when=RENT, then=PAID),
    *each(ALL, "the end of the turn does not end the time for rent", given=(*LANDED, END),
          when=RENT, then=PAID),
    # 000 L75, 001 L336, 002 L574, 003 L204-207, 004 L238
    *each(ALL, "the next player's throw does", given=(*LANDED, END, roll("bob", 1, 2)), when=RENT,
          refused="rent_claimed_too_late", facts={"player": "ann"},
          guards=("rent.lost_after_next_throw",)),
    Row("a throw that stays in jail is a throw", DE,
        (*LANDED, flagged("in_jail", "bob"), END, roll("bob", 1, 2)), RENT,
        refused="rent_claimed_too_late"),
    Row("rent can be asked for at any time, by a house rule", DE,
        (*LANDED, END, roll("bob", 1, 2)), RENT, {"balances.ann": 1450},
        rules={"rent": {"lost_after_next_throw": False}}),
    Row("one's own second throw does not end the time for rent", DE,
        (own("bob", 6), roll("ann", 3, 3), roll("ann", 1, 1)),
        do("charge_rent", player="ann", deed=6), {"balances.ann": 1494}),
    Row("a card that moves opens it anew", DE,
        (own("bob", 39), at(ann=7), roll("ann", 6, 3), END, roll("bob", 1, 2),
         do("draw_card", player="ann", deck="chance", card=1)), RENT, {"balances.ann": 1450}),
    Row("a card that only pays does not", DE,
        (*LANDED, END, roll("bob", 1, 2), do("draw_card", player="ann", deck="chance", card=7)),
        RENT, refused="rent_claimed_too_late"),
    Row("nor does a correction of the position", DE, (*LANDED, END, roll("bob", 1, 2), at(ann=39)),
        RENT, refused="rent_claimed_too_late"),
    Row("the thrower himself pays after others have thrown before him", DE,
        (own("ann", 3), roll("ann", 6, 5), END, roll("bob", 1, 2)),
        do("charge_rent", player="bob", deed=3), {"balances.bob": 1496}),
    Row("the refusal of a mortgaged deed comes first", DE,
        (*LANDED, END, roll("bob", 1, 2), do("correct", what="mortgaged", deed=39, value=True)),
        RENT, refused="deed_mortgaged"),
    Row("where nobody types the dice there is no such time", DE,
        (own("bob", 39), END, END, END), RENT, {"balances.ann": 1450}),
]  # fmt: skip

ROWS = [*ROLL, *MOVING_ON, *END_TURN, *RENT_WINDOW]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
