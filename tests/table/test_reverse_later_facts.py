"""Reverse where later entries have made a fact of it: refused, or taken back exactly."""

import pytest

from tests.engine.rows import DE, SE, SORE, Row, at, cash, check, do, holds, mortgaged, named, own
from tests.table.taking_back import reverse

ANN_OUT = do("leave_game", player="ann")
OPEN_5 = do("open_auction", lot={"deed": 5})


def pay(payer: str, payee: str, amount: int) -> dict[str, object]:
    return do("pay", payer=payer, payee=payee, amount=amount)


def debts(now: list[tuple[str, int]]) -> dict[str, object]:
    debt = {"kind": "debt", "debtor": "bob", "why": "collect_each"}
    return {"pending": [{**debt, "creditor": who, "amount": n} for who, n in now]}


# bob owes ann 35 (entry 3), cat 50 (entry 4), and ann 35 once more (entry 5)
def collects(player: str, amount: int) -> dict[str, object]:
    return do("collect_each", player=player, amount=amount)


THREE = (cash(bob=0), collects("ann", 35), collects("cat", 50), collects("ann", 35))
THIEF = do("steal_token", player="cat", victim="ann")
CHANCE_JAIL = do("draw_card", deck="chance", card=11, player="bob")

ROWS = [
    # "The oldest debt names the creditor": two equal debts are two, each in its place.
    Row("the younger of two equal debts", DE, THREE, reverse(5),
        debts([("ann", 35), ("cat", 50)])),
    Row("the older of two equal debts", DE, THREE, reverse(3),
        debts([("cat", 50), ("ann", 35)])),
    Row("a settled debt comes back between two equal ones", DE,
        (*THREE, cash(bob=50), do("settle_debt", debtor="bob", creditor="cat")), reverse(7),
        debts([("ann", 35), ("cat", 50), ("ann", 35)])),
    # a deed that has an owner is no lot
    Row("an auction of what was bought since", DE,
        (OPEN_5, do("cancel_auction"), do("buy_deed", player="ann", deed=5)), reverse(3),
        refused="would_break", facts={"invariant": "a_lot_has_no_owner"}),
    Row("an estate of which a deed is under the hammer", DE, (own("ann", 5), ANN_OUT, OPEN_5),
        reverse(3), refused="would_break", facts={"invariant": "a_lot_has_no_owner"}),
    # 002 L128: never a fifth; L119: the figure has none
    Row("a token given away when four are held", SORE,
        (do("trade", left="ann", right="bob", left_gives={"tokens": 1}), holds("tokens", ann=4)),
        reverse(2), refused="would_break", facts={"invariant": "no_fifth_token"}),
    Row("a theft whose victim is the figure now", SORE,
        (holds("tokens", bob=4), do("steal_token", player="ann", victim="bob"),
         do("take_token", player="bob", why="card"), do("take_figure", player="bob")), reverse(3),
        refused="would_break", facts={"invariant": "the_figure_has_no_token"}),
    # "A jail card that somebody holds cannot be drawn."
    Row("a used jail card that another has drawn since", SE,
        (holds("jail_cards", ann=1), do("go_to_jail", player="ann"),
         do("leave_jail", player="ann", how="card"), CHANCE_JAIL), reverse(4),
        refused="would_break", facts={"invariant": "one_jail_card_a_deck"}),
    Row("a card drawn that was used since", SE,
        (CHANCE_JAIL, do("go_to_jail", player="bob"),
         do("leave_jail", player="bob", how="card")), reverse(2),
        refused="stands_in_the_way", facts={"what": "jail_cards"}),
    # "jail, position 10"
    Row("a fine after which he has moved", DE,
        (at(ann=10), do("correct", what="in_jail", player="ann", value=True),
         do("leave_jail", player="ann", how="fine"), do("roll", player="ann", dice=[3, 4])),
        reverse(4), refused="would_break", facts={"invariant": "jail_is_one_space"}),
    Row("a jail in which he has missed a throw", DE,
        (at(ann=5), do("go_to_jail", player="ann"), do("end_turn"), do("end_turn"), do("end_turn"),
         do("roll", player="ann", dice=[3, 4])), reverse(3),
        refused="would_break", facts={"invariant": "jail_throws_are_in_jail"}),
    # late joiners
    Row("a joiner comes again", DE,
        (do("add_player", player="dan"), reverse(2)), reverse(3),
        {"players.dan.position": None, "balances.dan": 1500, "balances.bank": -6000}),
    Row("and stands on GO, if meanwhile somebody has thrown", DE,
        (do("add_player", player="dan"), reverse(2), at(ann=3)), reverse(3),
        {"players.dan.position": 0, "balances.dan": 1500}),
    Row("a joiner who only watched the first throw is taken back", DE,
        (do("add_player", player="dan"), do("roll", player="ann", dice=[1, 2])), reverse(2),
        {"balances.bank": -4500}),
    # 000 L174: a correction that corrects nothing makes no own loan of a bought one
    Row("a mortgage put right that was right", SE,
        (own("ann", 39), mortgaged(39), do("trade", left="ann", right="bob",
         left_gives={"deeds": [39]}), mortgaged(39)), do("redeem_deed", player="bob", deed=39),
        {"balances.bob": 30000 - 400 - 4400}),
    Row("a figure that is no digit of ours names no place", DE, (),
        do("amend_edition", path="spaces.².price", value=60), refused="bad_path"),
    # 002 L89: the figure's house asks for nothing, whatever the table says of evenness
    Row("a second free house on one street of an even table", SORE,
        (do("correct", what="tokens", player="ann", value=4), do("take_figure", player="ann"),
         do("place_free_house", player="ann", deed=1)),
        do("place_free_house", player="ann", deed=1), {"deeds.1.buildings": 2},
        rules={"building": {"even": True, "sell_even": True}}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
