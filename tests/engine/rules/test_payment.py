"""Payments by hand, the pot and the salary."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    KARLSRUHE,
    SE,
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

CAT_LEFT = do("leave_game", player="cat")
FOUR = "ann bob cat dan"
POT = {"free_parking": {"pot": True}}
SEEDED = {"free_parking": {"pot": True, "seed": 100}}


def pay(payer: str, payee: str, amount: int) -> dict[str, object]:
    return do("pay", payer=payer, payee=payee, amount=amount)


def debt(debtor: str, creditor: str, amount: int, why: str) -> dict[str, object]:
    about = {"debtor": debtor, "creditor": creditor, "amount": amount, "why": why}
    return {"kind": "debt", **about}


ANN_OWES = [cash(ann=10), pay("ann", "bob", 100)]
OWED = debt("ann", "bob", 100, "pay")

PAY = [
    *each(ALL, "one player pays another", given=(), when=pay("ann", "bob", 350),
          then={"balances.ann": amounts(29650, 1150), "balances.bob": amounts(30350, 1850),
                "balances.cat": amounts(30000, 1500), "balances.bank": amounts(-90000, -4500)}),
    Row("a player pays the bank", DE, (), pay("ann", "bank", 5),
        {"balances.ann": 1495, "balances.bank": -4495}),
    # 001 L18-20, 003 L33; A2
    *each(ALL, "the bank pays on, however little it has left", given=(),
          when=pay("bank", "bob", 10**7),
          then={"balances.bob": amounts(10030000, 10001500),
                "balances.bank": amounts(-10090000, -10004500)}, guards=("money.bank_runs_out",)),
    Row("the last coin can be paid", DE, (), pay("ann", "bob", 1500),
        {"balances.ann": 0, "balances.bob": 3000, "pending": []}),
    Row("what is not there in full stands whole as a debt", DE, (), pay("ann", "bob", 1501),
        {"balances.ann": 1500, "balances.bob": 1500,
         "pending": [debt("ann", "bob", 1501, "pay")]}),
    Row("a payment to the bank can become a debt too", SE, (), pay("ann", "bank", 30050),
        {"balances.ann": 30000, "pending": [debt("ann", "bank", 30050, "pay")]}),
    Row("a debtor is paid, and his debt waits for him to settle it", DE, (*ANN_OWES,),
        pay("cat", "ann", 500),
        {"balances.ann": 510, "balances.bob": 1500, "pending": [OWED]}),
    Row("deeds and cards are no cash to pay with", DE,
        (cash(ann=10), own("ann", 39), holds("jail_cards", ann=1)), pay("ann", "bob", 11),
        {"balances.ann": 10, "deeds.39.owner": "ann", "pending.0.amount": 11}),
    Row("payments go on while an auction is open", DE, (do("open_auction", lot={"deed": 39}),),
        pay("ann", "bob", 100), {"balances.bob": 1600}),
    Row("who sits in jail pays and is paid", DE, (flagged("in_jail", "ann", "bob"),),
        pay("ann", "bob", 100), {"balances.ann": 1400, "balances.bob": 1600}),
]  # fmt: skip

PAY_REFUSED = [
    Row("the payer must be known", DE, (), pay("zoe", "ann", 1), refused="unknown_player",
        facts={"player": "zoe"}),
    Row("the payee must be known", DE, (), pay("ann", "zoe", 1), refused="unknown_player",
        facts={"player": "zoe"}),
    Row("a stranger is asked for before payer and payee are compared", DE, (),
        pay("zoe", "zoe", 1), refused="unknown_player"),
    Row("who has left pays nothing", DE, (CAT_LEFT,), pay("cat", "ann", 1), refused="player_out",
        facts={"player": "cat"}),
    Row("who has left is paid nothing", DE, (CAT_LEFT,), pay("bank", "cat", 1),
        refused="player_out", facts={"player": "cat"}),
    Row("having left is asked before payer and payee are compared", DE, (CAT_LEFT,),
        pay("cat", "cat", 1), refused="player_out"),
    Row("nobody pays himself", DE, (), pay("ann", "ann", 1), refused="same_account",
        facts={"account": "ann"}),
    Row("nor does the bank", DE, (), pay("bank", "bank", 1), refused="same_account"),
    Row("an empty pot that pays itself is told the first of both", DE, (), pay("pot", "pot", 1),
        refused="same_account"),
    Row("a debtor who pays himself is told the first of both", DE, (*ANN_OWES,),
        pay("ann", "ann", 1), refused="same_account"),
    Row("a debtor makes no other payment, not even one he could afford", DE, (*ANN_OWES,),
        pay("ann", "cat", 5), refused="debt_pending", facts={"player": "ann"}),
    Row("a debtor pays his creditor by settling only", DE, (*ANN_OWES, cash(ann=500)),
        pay("ann", "bob", 100), refused="debt_pending"),
    Row("after the end nobody pays", DE, (do("finish_game"),), pay("ann", "bob", 1),
        refused="game_finished"),
    Row("the end is told before an unknown name", DE, (do("finish_game"),),
        pay("zoe", "bob", 1), refused="game_finished"),
]  # fmt: skip

POT_ROWS = [
    Row("money can lie in the pot in any box", DE, (), pay("ann", "pot", 50),
        {"balances.pot": 50, "balances.ann": 1450, "balances.bank": -4500}),
    Row("a debt to the pot", KARLSRUHE, (), pay("ann", "pot", 2000),
        {"balances.pot": 0, "pending": [debt("ann", "pot", 2000, "pay")]}),
    Row("the pot pays a part of what lies in it", DE, (pay("ann", "pot", 50),),
        pay("pot", "bob", 20), {"balances.pot": 30, "balances.bob": 1520}, rules=POT),
    Row("without a seed the pot is empty after its payout", DE, (pay("ann", "pot", 50),),
        pay("pot", "bob", 50), {"balances.pot": 0, "balances.bob": 1550,
        "balances.bank": -4500}, rules=POT, guards=("free_parking.seed",)),
    Row("a seed lies in the pot from the start", DE, (), pay("ann", "pot", 50),
        {"balances.pot": 150, "balances.bank": -4600}, rules=SEEDED),
    Row("after a payout the bank lays the seed in again", DE, (pay("ann", "pot", 50),),
        pay("pot", "bob", 150), {"balances.pot": 100, "balances.bob": 1650,
        "balances.bank": -4700}, rules=SEEDED),
    Row("and again after the next", DE, (pay("pot", "bob", 100),), pay("pot", "cat", 100),
        {"balances.pot": 100, "balances.cat": 1600, "balances.bank": -4800}, rules=SEEDED),
    Row("also after a payout of a part", DE, (), pay("pot", "bob", 30),
        {"balances.pot": 170, "balances.bank": -4700}, rules=SEEDED),
    Row("a debtor gets the pot", DE, (*ANN_OWES, pay("bob", "pot", 70)), pay("pot", "ann", 70),
        {"balances.ann": 80, "balances.pot": 0, "pending": [OWED]}, rules=POT),
    Row("the pot owes nothing: it pays only what lies in it", DE, (pay("ann", "pot", 50),),
        pay("pot", "bob", 51), refused="not_enough_cash",
        facts={"player": "pot", "needed": 51, "cash": 50}, rules=POT),
    Row("an unknown payee is told before the empty pot", DE, (), pay("pot", "zoe", 1),
        refused="unknown_player", rules=POT),
]  # fmt: skip

TO_EACH = do("pay_each", player="bob", amount=50)
FROM_EACH = do("collect_each", player="bob", amount=50)

EACH = [
    *each(ALL, "one pays every other player", given=(), when=TO_EACH,
          then={"balances.bob": amounts(29900, 1400), "balances.ann": amounts(30050, 1550),
                "balances.cat": amounts(30050, 1550), "balances.bank": amounts(-90000, -4500)}),
    *each(ALL, "one collects from every other player", given=(), when=FROM_EACH,
          then={"balances.bob": amounts(30100, 1600), "balances.ann": amounts(29950, 1450),
                "balances.cat": amounts(29950, 1450), "balances.bank": amounts(-90000, -4500)}),
    Row("who pays each passes over who has left", DE, (CAT_LEFT,), TO_EACH,
        {"balances.bob": 1450, "balances.ann": 1550, "balances.cat": 0}),
    Row("nothing is collected from who has left", DE, (CAT_LEFT,), FROM_EACH,
        {"balances.bob": 1550, "balances.ann": 1450, "balances.cat": 0, "pending": []}),
    Row("with money for two the two at his left are paid", DE, (cash(bob=149),), TO_EACH,
        {"balances.bob": 49, "balances.cat": 1550, "balances.dan": 1550, "balances.ann": 1500,
         "pending": [debt("bob", "ann", 50, "pay_each")]}, players=FOUR),
    Row("with money for none he owes each for himself, from the left", DE, (cash(bob=49),),
        TO_EACH, {"balances.bob": 49, "balances.ann": 1500,
        "pending": [debt("bob", "cat", 50, "pay_each"), debt("bob", "dan", 50, "pay_each"),
                    debt("bob", "ann", 50, "pay_each")]}, players=FOUR),
    Row("of several payers each owes for himself, from the left", DE, (cash(ann=49, cat=0),),
        FROM_EACH, {"balances.bob": 1550, "balances.dan": 1450, "balances.ann": 49,
        "pending": [debt("cat", "bob", 50, "collect_each"),
                    debt("ann", "bob", 50, "collect_each")]}, players=FOUR),
    Row("a debtor collects", DE, (cash(bob=10), pay("bob", "bank", 90)), FROM_EACH,
        {"balances.bob": 110, "balances.ann": 1450, "pending.0.amount": 90}),
    Row("a debtor whose cash covers it pays his part", DE, (pay("ann", "bank", 2000),), FROM_EACH,
        {"balances.bob": 1600, "balances.ann": 1450, "pending.0.amount": 2000}),
    Row("a debtor whose cash does not cover it owes one more debt", DE, (*ANN_OWES,), FROM_EACH,
        {"balances.bob": 1550, "balances.ann": 10,
         "pending": [OWED, debt("ann", "bob", 50, "collect_each")]}),
    Row("only a known player pays each", DE, (), do("pay_each", player="bank", amount=5),
        refused="unknown_player"),
    Row("who has left does not pay each", DE, (CAT_LEFT,),
        do("pay_each", player="cat", amount=5), refused="player_out"),
    Row("a debtor does not pay each", DE, (*ANN_OWES,), do("pay_each", player="ann", amount=5),
        refused="debt_pending", facts={"player": "ann"}),
    Row("only a known player collects", DE, (), do("collect_each", player="zoe", amount=5),
        refused="unknown_player"),
    Row("who has left does not collect", DE, (CAT_LEFT,),
        do("collect_each", player="cat", amount=5), refused="player_out"),
]  # fmt: skip

SALARY = do("collect_salary", player="bob")
TO_GO = do("roll", player="ann", dice=[1, 2])
LANDING = {"money": {"salary_on_landing": 500}}

SALARIES = [
    # 000 L56; 001 L560; 002 L453; 003 L158; 004 L269
    *each(ALL, "the salary", given=(), when=SALARY,
          then={"balances.bob": amounts(34000, 1700), "balances.bank": amounts(-94000, -4700)},
          guards=("money.salary",)),
    *each(ALL, "passing the start space pays the salary once", given=(at(ann=38),), when=TO_GO,
          then={"balances.ann": amounts(34000, 1700), "players.ann.position": 1},
          guards=("money.salary",)),
    *each(ALL, "landing on the start space pays the same", given=(at(ann=37),), when=TO_GO,
          then={"balances.ann": amounts(34000, 1700), "players.ann.position": 0},
          guards=("money.salary", "money.salary_on_landing")),
    *each(ALL, "short of the start space there is none", given=(at(ann=36),), when=TO_GO,
          then={"balances.ann": amounts(30000, 1500), "players.ann.position": 39}),
    Row("by a house rule landing pays another amount", DE, (at(ann=37),), TO_GO,
        {"balances.ann": 2000}, rules=LANDING),
    Row("and passing still the salary", DE, (at(ann=38),), TO_GO, {"balances.ann": 1700},
        rules=LANDING),
    Row("and so does the salary asked for by hand", DE, (), SALARY, {"balances.bob": 1700},
        rules=LANDING),
    Row("a landing that pays nothing, by a house rule", SE, (at(ann=37),), TO_GO,
        {"balances.ann": 30000}, rules={"money": {"salary_on_landing": 0}}),
    Row("a salary by house rule", SE, (), SALARY, {"balances.bob": 33000},
        rules={"money": {"salary": 3000}}),
    Row("a debtor gets his salary and still owes", DE, (*ANN_OWES,),
        do("collect_salary", player="ann"), {"balances.ann": 210, "pending": [OWED]}),
    Row("only a known player has a salary", DE, (), do("collect_salary", player="zoe"),
        refused="unknown_player"),
    Row("who has left has none", DE, (CAT_LEFT,), do("collect_salary", player="cat"),
        refused="player_out"),
]  # fmt: skip

ROWS = [*PAY, *PAY_REFUSED, *POT_ROWS, *EACH, *SALARIES]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
