"""Undo and redo: the newest entry in force, exactly as it was before and after."""

import pytest

from banker_app.engine.core import Refused
from banker_app.table.view import view
from tests.engine.rows import (
    DE,
    SE,
    SORE,
    Row,
    at,
    begun,
    built,
    cash,
    check,
    do,
    flagged,
    holds,
    named,
    own,
    submit,
)
from tests.table.taking_back import reverse

UNDO, REDO, END = do("undo"), do("redo"), do("end_turn")
ANN_OWES = [*cash(ann=10), do("pay", payer="ann", payee="bob", amount=1000)]


def pay(amount: int, payer: str = "ann", payee: str = "bob") -> dict[str, object]:
    return do("pay", payer=payer, payee=payee, amount=amount)


def roll(player: str, a: int, b: int) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b])


OFFER = do("offer_trade", left="ann", right="bob", left_gives={"cash": 5})

UNDONE = [
    Row("a payment", DE, (pay(100),), UNDO,
        {"balances.ann": 1500, "balances.bob": 1500, "entries": 3}),
    Row("the newest first", DE, (pay(100), pay(20)), UNDO,
        {"balances.ann": 1400, "balances.bob": 1600}),
    Row("then the one before", DE, (pay(100), pay(20), UNDO), UNDO, {"balances.ann": 1500}),
    Row("never the start", DE, (), UNDO, refused="nothing_to_undo"),
    Row("nor once all is undone", DE, (pay(100), UNDO), UNDO, refused="nothing_to_undo"),
    Row("with the tokens that came with it", SORE,
        (own("ann", 1), do("charge_rent", player="bob", deed=1)), UNDO,
        {"players.bob.tokens": 2, "balances.bob": 1500}),
    Row("a throw, with its salary and its move", DE, (at(ann=35), roll("ann", 3, 4)), UNDO,
        {"players.ann.position": 35, "balances.ann": 1500}),
    Row("the first throw, and nobody stands anywhere", DE, (roll("ann", 3, 4),), UNDO,
        {"players.ann.position": None, "players.bob.position": None}),
    Row("the throw can be made again", DE, (roll("ann", 3, 4), UNDO), roll("ann", 1, 2),
        {"players.ann.position": 3}),
    Row("and rent asked for as before it", DE,
        (own("bob", 39), at(ann=32), roll("ann", 3, 4), END, roll("bob", 1, 2), UNDO),
        do("charge_rent", player="ann", deed=39), {"balances.ann": 1450}),
    Row("the end of a turn", DE, (roll("ann", 2, 2), END), UNDO,
        {"turn.player": "ann", "turn.number": 1, "turn.doubles": 1}),
    Row("a bankruptcy, with all that lapsed", DE,
        (own("ann", 1), own("cat", 5), cash(cat=0), pay(20, "cat", "ann"), OFFER, ANN_OWES,
         do("declare_bankruptcy", player="ann")), UNDO,
        {"players.ann.out": False, "deeds.1.owner": "ann", "balances.ann": 10,
         "pending.0.debtor": "cat", "pending.0.creditor": "ann", "pending.1.kind": "trade_offer",
         "pending.2.debtor": "ann", "pending.2.amount": 1000, "turn.player": "ann"}),
    Row("the end of the game", DE, (do("finish_game"),), UNDO, {"finished": None}),
    Row("the bankruptcy that ended it", SE, (ANN_OWES, do("declare_bankruptcy", player="ann")),
        UNDO, {"finished": None, "balances.ann": 10, "pending.0.amount": 1000},
        players="ann bob"),
    Row("after which the game goes on", DE, (do("finish_game"), UNDO), pay(100),
        {"balances.bob": 1600}),
    Row("a late joiner", DE, (do("add_player", player="eve"),), UNDO,
        {"balances": {"ann": 1500, "bob": 1500, "cat": 1500, "bank": -4500, "pot": 0}}),
    Row("an order of play", DE, (do("amend_player", player="cat", place=1), UNDO), END,
        {"turn.player": "bob"}),
    Row("an amendment", DE, (do("amend_edition", path="money.salary", value=1), UNDO),
        do("collect_salary", player="ann"), {"balances.ann": 1700}),
    Row("a correction", DE, (own("ann", 1, 3), built({1: 1})), UNDO, {"deeds.1.buildings": 0}),
    Row("the figure", SORE, (holds("tokens", ann=4), do("take_figure", player="ann")), UNDO,
        {"figure": None, "players.ann.tokens": 4}),
    Row("a drawn jail card is in the deck again", DE,
        (do("draw_card", player="ann", deck="chance", card=8), UNDO),
        do("draw_card", player="bob", deck="chance", card=8), {"players.bob.jail_cards": 1}),
]  # fmt: skip

REDONE = [
    Row("what was undone comes back", DE, (pay(100), UNDO), REDO,
        {"balances.ann": 1400, "balances.bob": 1600, "entries": 4}),
    Row("the last undone first", DE, (pay(100), pay(20), UNDO, UNDO), REDO,
        {"balances.ann": 1400}),
    Row("then the one before it", DE, (pay(100), pay(20), UNDO, UNDO, REDO), REDO,
        {"balances.ann": 1380}),
    Row("nothing before anything is undone", DE, (pay(100),), REDO, refused="nothing_to_redo"),
    Row("not at the start", DE, (), REDO, refused="nothing_to_redo"),
    Row("nothing twice", DE, (pay(100), UNDO, REDO), REDO, refused="nothing_to_redo"),
    Row("nothing after another command", DE, (pay(100), UNDO, pay(20)), REDO,
        refused="nothing_to_redo"),
    Row("nor after a reverse", DE, (pay(20), pay(100), UNDO, reverse(2)), REDO,
        refused="nothing_to_redo"),
    Row("nor what was undone before that command", DE, (pay(100), UNDO, pay(20), UNDO, REDO),
        REDO, refused="nothing_to_redo"),
    Row("and can be undone again", DE, (pay(100), UNDO, REDO), UNDO, {"balances.ann": 1500}),
    Row("an offer keeps its number", DE, (OFFER, UNDO, REDO),
        do("answer_trade", accept=True, offer=2), {"balances.bob": 1505, "pending": []}),
    Row("a new offer has a number of its own", DE, (OFFER, UNDO, OFFER),
        do("answer_trade", accept=True, offer=4), {"balances.bob": 1505, "pending": []}),
    Row("the end of the game", DE, (do("finish_game"), UNDO), REDO, {"finished.how": "worth"}),
]  # fmt: skip

# 2: 100, 3: 20, 4: one of them reversed
WITH_REVERSES = [
    Row("a reverse is undone like a command", DE, (pay(100), pay(20), reverse(2)), UNDO,
        {"balances.ann": 1380}),
    Row("and redone", DE, (pay(100), pay(20), reverse(2), UNDO), REDO, {"balances.ann": 1480}),
    Row("before the entries it did not touch", DE, (pay(100), pay(20), reverse(2), UNDO), UNDO,
        {"balances.ann": 1400}),
    Row("the reversed entry is in force again after it", DE,
        (pay(100), pay(20), reverse(2), UNDO), reverse(2), {"balances.ann": 1480}),
    Row("and undone in its turn", DE, (pay(100), reverse(2), UNDO), UNDO,
        {"balances.ann": 1500}),
    Row("undo after undo comes back to the start", DE,
        (pay(100), pay(20), reverse(2), UNDO, UNDO, UNDO), UNDO, refused="nothing_to_undo"),
    Row("redo puts the reverse back behind its entry", DE,
        (pay(100), reverse(2), UNDO, UNDO, REDO), REDO, {"balances.ann": 1500}),
    Row("after that the entry is out of force", DE,
        (pay(100), reverse(2), UNDO, UNDO, REDO, REDO), reverse(2), refused="not_in_force"),
]  # fmt: skip

ROWS = [*UNDONE, *REDONE, *WITH_REVERSES]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)


def test_a_refused_command_leaves_redo_as_it_was() -> None:
    table = begun(Row("redo", DE, (), {}))
    submit(table, pay(100))
    submit(table, UNDO)
    for refused in (REDO | {"kind": "reverse", "seq": 2}, pay(1, "ann", "ann")):
        with pytest.raises(Refused):
            submit(table, refused)
    submit(table, REDO)
    assert table.state.balances["ann"] == 1400


EVENING = [
    *own("bob", 1, 3, 39), *at(ann=32, bob=38), roll("ann", 3, 4),
    do("charge_rent", player="ann", deed=39), do("mortgage_deed", player="bob", deed=39), END,
    roll("bob", 1, 1), do("build", player="bob", steps={"1": 1, "3": 1}), roll("bob", 3, 4),
    do("draw_card", player="bob", deck="chance", card=8), *flagged("in_jail", "ann"), END,
    do("open_auction", lot={"deed": 5}), do("place_bid", player="cat", amount=120),
    do("close_auction"), roll("cat", 6, 4), do("pay_each", player="cat", amount=10), END,
    do("leave_jail", player="ann", how="fine"), roll("ann", 2, 2), *cash(ann=3),
    do("collect_each", player="cat", amount=50),
    do("amend_edition", path="money.salary", value=250),
    do("add_player", player="eve"), do("declare_bankruptcy", player="ann"),
    do("trade", left="bob", right="cat", left_gives={"jail_cards": 1}, right_gives={"cash": 7}),
    do("finish_game"),
]  # fmt: skip


def test_an_evening_undone_and_redone_step_by_step() -> None:
    table = begun(Row("evening", DE, (), {}))
    seen = [view(table.state, 0)]
    for command in EVENING:
        submit(table, command)
        seen.append(view(table.state, 0))
    assert seen[-1]["finished"] and seen[-1]["players"]["ann"]["out"]
    for earlier in reversed(seen[:-1]):
        submit(table, UNDO)
        assert view(table.state, 0) == earlier
    for later in seen[1:]:
        submit(table, REDO)
        assert view(table.state, 0) == later
