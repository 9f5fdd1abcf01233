"""Tax and bill spaces."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    KARLSRUHE,
    SE,
    SORE,
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

CAT_LEFT = do("leave_game", player="cat")
POT = {"free_parking": {"pot": True}}
INCOME_TAX = do("pay_tax", player="ann", space=4)
LUXURY_TAX = do("pay_tax", player="ann", space=38)
SHARE = {**INCOME_TAX, "percent": True}
# Boxes before 2008: 200 or 10 % of all one owns.
TEN_PERCENT = do("amend_edition", path="spaces.4.percent", value=10)


def debt(creditor: str, amount: int) -> dict[str, object]:
    about = {"debtor": "ann", "creditor": creditor, "amount": amount}
    return {"kind": "debt", **about, "why": "tax"}


ROWS = [
    # 000 L94; 001 L376-378; 002 L480-483; 003 L296-300; 004 L281-284
    *each(ALL, "the income tax goes to the bank", given=(), when=INCOME_TAX,
          then={"balances.ann": amounts(26000, 1300), "balances.bank": amounts(-86000, -4300),
                "balances.pot": 0, "pending": []}, guards=("free_parking.pot",)),
    *each(ALL, "the luxury tax goes to the bank", given=(), when=LUXURY_TAX,
          then={"balances.ann": amounts(28000, 1400), "balances.bank": amounts(-88000, -4400),
                "balances.pot": 0, "pending": []}, guards=("free_parking.pot",)),
    Row("with a pot the tax goes into it", DE, (), INCOME_TAX,
        {"balances.ann": 1300, "balances.pot": 200, "balances.bank": -4500}, rules=POT,
        guards=("free_parking.seed",)),
    Row("on top of what lies there", SE, (INCOME_TAX,), LUXURY_TAX,
        {"balances.ann": 24000, "balances.pot": 6000, "balances.bank": -90000}, rules=POT),
    Row("and on top of the seed", KARLSRUHE, (), LUXURY_TAX,
        {"balances.pot": 600, "balances.bank": -5000},
        rules={"free_parking": {"pot": True, "seed": 500}}),
    *each(ALL, "a tax that is not there in full is a debt, and nothing moves",
          given=(cash(ann=99),), when=LUXURY_TAX,
          then={"balances.ann": 99, "pending.0": amounts(debt("bank", 2000), debt("bank", 100))}),
    Row("the last coin pays the tax", US, (cash(ann=100),), LUXURY_TAX,
        {"balances.ann": 0, "pending": []}),
    Row("with a pot the debt is owed to the pot", DE, (cash(ann=99),), LUXURY_TAX,
        {"balances.pot": 0, "pending": [debt("pot", 100)]}, rules=POT),
    Row("and settling it fills the pot", DE,
        (cash(ann=99), LUXURY_TAX, do("collect_salary", player="ann")),
        do("settle_debt", debtor="ann"),
        {"balances.pot": 100, "balances.ann": 199, "pending": []}, rules=POT),
    Row("a debtor whose cash covers the tax pays it", DE,
        (do("pay", payer="ann", payee="bob", amount=2000),), INCOME_TAX,
        {"balances.ann": 1300, "balances.bob": 1500, "pending.0.amount": 2000}),
    Row("a debtor whose cash does not cover it owes one more debt", DE, (cash(ann=150), INCOME_TAX),
        INCOME_TAX, {"balances.ann": 150, "pending": [debt("bank", 200), debt("bank", 200)]}),
    Row("who sits in jail pays too", DE, (flagged("in_jail", "ann"),), INCOME_TAX,
        {"balances.ann": 1300}),
    Row("taxes fall due while an auction is open", DE, (do("open_auction", lot={"deed": 1}),),
        INCOME_TAX, {"balances.ann": 1300}),
]  # fmt: skip

BILL = do("pay_tax", player="ann", space=12)

SORE_LOSERS = [
    Row("the first bill costs 150 and earns a token", SORE, (), BILL,
        {"balances.ann": 1350, "balances.bank": -4350, "players.ann.tokens": 3}),
    Row("so does the second", SORE, (), do("pay_tax", player="ann", space=28),
        {"balances.ann": 1350, "balances.bank": -4350, "players.ann.tokens": 3}),
    Row("a tax earns a token", SORE, (), INCOME_TAX,
        {"balances.ann": 1300, "players.ann.tokens": 3, "players.bob.tokens": 2}),
    Row("no box without tokens gives one", DE, (), INCOME_TAX, {"players.ann.tokens": 0}),
    Row("a fifth token is not given", SORE, (holds("tokens", ann=4),), BILL,
        {"balances.ann": 1350, "players.ann.tokens": 4}),
    Row("a tax that became a debt earns nothing yet", SORE, (cash(ann=199),), INCOME_TAX,
        {"balances.ann": 199, "players.ann.tokens": 2, "pending": [debt("bank", 200)]}),
    Row("its token comes when the debt is settled", SORE,
        (cash(ann=199), INCOME_TAX, do("collect_salary", player="ann")),
        do("settle_debt", debtor="ann"),
        {"balances.ann": 199, "players.ann.tokens": 3, "pending": []}),
    Row("the pot of a house rule takes the bill, and the token comes all the same", SORE, (),
        BILL, {"balances.pot": 150, "players.ann.tokens": 3}, rules=POT),
    # 002 L81, L527
    Row("the bank pays the tax to the holder of the figure", SORE, (flagged("figure", "ann"),),
        INCOME_TAX, {"balances.ann": 1700, "balances.bank": -4700, "players.ann.tokens": 0}),
    Row("and the bill, however poor he is", SORE, (cash(ann=0), flagged("figure", "ann")), BILL,
        {"balances.ann": 150, "players.ann.tokens": 0, "pending": []}),
    Row("and does so with a pot on the table", SORE,
        (flagged("figure", "ann"), do("pay_tax", player="bob", space=38)), INCOME_TAX,
        {"balances.ann": 1700, "balances.pot": 100}, rules=POT),
]  # fmt: skip

WORTH = [
    # cash 1500; deeds 60 + 60 and 400 less its mortgage of 200; two houses of 50: 1920
    Row("a share of all one owns, where the space offers it", US,
        (TEN_PERCENT, own("ann", 1, 3, 39), mortgaged(39), built({1: 1, 3: 1})), SHARE,
        {"balances.ann": 1308, "balances.bank": -4308}),
    # cash 100; hotels on 1 and 3: 60 + 60 + 10 buildings of 50: 720, of which 72
    Row("a hotel counts as five buildings", US,
        (TEN_PERCENT, own("ann", 1, 3), built({1: 5, 3: 5}), cash(ann=100)), SHARE,
        {"balances.ann": 28}),
    Row("a share of what others own is not asked", US, (TEN_PERCENT, own("bob", 1, 3)), SHARE,
        {"balances.ann": 1350}),
    Row("or the amount, as he likes", US, (TEN_PERCENT, cash(ann=5000)), INCOME_TAX,
        {"balances.ann": 4800}),
    Row("a share that is not there in cash is a debt", US,
        (TEN_PERCENT, own("ann", 37, 39), cash(ann=50)), SHARE,
        {"balances.ann": 50, "pending": [debt("bank", 80)]}),
]  # fmt: skip

REFUSED = [
    Row("only a known player pays", DE, (), do("pay_tax", player="zoe", space=4),
        refused="unknown_player", facts={"player": "zoe"}),
    Row("an unknown player is told before a wrong space", DE, (),
        do("pay_tax", player="zoe", space=5), refused="unknown_player"),
    Row("who has left pays no tax", DE, (CAT_LEFT,), do("pay_tax", player="cat", space=4),
        refused="player_out", facts={"player": "cat"}),
    *each(ALL, "a station is no tax", given=(), when=do("pay_tax", player="ann", space=5),
          refused="not_a_tax", facts={"space": 5}),
    *each([box for box in ALL if box != SORE], "the utilities charge rent, not a bill", given=(),
          when=BILL, refused="not_a_tax", facts={"space": 12}),
    Row("Free Parking is no tax", DE, (), do("pay_tax", player="ann", space=20),
        refused="not_a_tax"),
    Row("a wrong space is told before a share that it does not offer", DE, (),
        do("pay_tax", player="ann", space=5, percent=True), refused="not_a_tax"),
    *each(ALL, "no box of today offers a share", given=(), when=SHARE,
          refused="no_percent_here", facts={"space": 4}),
    Row("a share is offered where the space says so only", US, (TEN_PERCENT,),
        {**LUXURY_TAX, "percent": True}, refused="no_percent_here", facts={"space": 38}),
]  # fmt: skip

ROWS += [*SORE_LOSERS, *WORTH, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
