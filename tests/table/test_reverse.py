"""Reverse: an older entry taken back, the later ones untouched. Money, deeds, amendments."""

import pytest

from tests.engine.rows import (
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    SORE,
    Row,
    amounts,
    built,
    cash,
    check,
    do,
    flagged,
    mortgaged,
    named,
    own,
)
from tests.table.taking_back import reverse, taken_back, then_comes

UNDO, REDO, END, FINISH = do("undo"), do("redo"), do("end_turn"), do("finish_game")
POT = {"free_parking": {"pot": True}}


def pay(payer: str, payee: str, amount: int) -> dict[str, object]:
    return do("pay", payer=payer, payee=payee, amount=amount)


def by(player: str, kind: str, **fields: object) -> dict[str, object]:
    return do(kind, player=player, **fields)


PAY = pay("ann", "bob", 100)

IN_FORCE = [
    Row("not before it is there", DE, (PAY,), reverse(3), refused="not_in_force",
        facts={"seq": 3}),
    Row("not twice", DE, (PAY, reverse(2)), reverse(2), refused="not_in_force",
        facts={"seq": 2}),
    Row("not what is undone", DE, (PAY, UNDO), reverse(2), refused="not_in_force"),
    Row("not an undo", DE, (PAY, UNDO), reverse(3), refused="not_in_force"),
    Row("nor a redo", DE, (PAY, UNDO, REDO), reverse(4), refused="not_in_force"),
    Row("but what is redone, by its own number", DE, (PAY, UNDO, REDO), reverse(2),
        {"balances.ann": 1500}),
    Row("never the start", DE, (PAY,), reverse(1), refused="start_stays", facts={"seq": 1}),
    Row("not even alone", DE, (), reverse(1), refused="start_stays"),
    # a reverse of a reverse: 2 pays, 3 takes back, 4 takes back the taking back
    Row("a reverse can be reversed", DE, (PAY, reverse(2)), reverse(3),
        {"balances.ann": 1400, "balances.bob": 1600}),
    Row("and then the entry once more", DE, (PAY, reverse(2), reverse(3)), reverse(2),
        {"balances.ann": 1500, "balances.bob": 1500}),
    Row("or the reverse of the reverse", DE, (PAY, reverse(2), reverse(3)), reverse(4),
        {"balances.ann": 1500, "balances.bob": 1500}),
    Row("a reverse that is out of force itself is not", DE, (PAY, reverse(2), reverse(3)),
        reverse(3), refused="not_in_force"),
    Row("not without the money for it", DE, (PAY, reverse(2), cash(ann=99)), reverse(3),
        refused="money_is_gone", facts={"player": "ann", "missing": 1}),
    Row("a reverse that is undone has done nothing", DE, (PAY, reverse(2), UNDO), reverse(3),
        refused="not_in_force"),
    Row("so its entry can be reversed", DE, (PAY, reverse(2), UNDO), reverse(2),
        {"balances.ann": 1500}),
    Row("a reversal is one more entry", DE, (PAY,), reverse(2), {"entries": 3}),
]  # fmt: skip

MONEY = [
    *[taken_back("a payment between others that stay", edition, PAY, pay("bob", "cat", 30),
                 given=(pay("cat", "ann", 5),),
                 then={"balances.ann": base + 5, "balances.bob": base - 30,
                       "balances.cat": base + 25, "balances.bank": -3 * base})
      for edition, base in amounts(30000, 1500).items()],
    taken_back("the money is gone", DE, PAY, cash(bob=60), refused="money_is_gone",
               facts={"player": "bob", "missing": 40}),
    taken_back("the last of it is enough", DE, PAY, cash(bob=100),
               then={"balances.bob": 0, "balances.ann": 1500}),
    taken_back("the payee is out", DE, PAY, by("bob", "leave_game"), refused="money_is_gone",
               facts={"player": "bob", "missing": 100}),
    taken_back("the payer is out and can be paid no more", DE, PAY, by("ann", "leave_game"),
               refused="would_break"),
    taken_back("the bank always has it", DE, pay("ann", "bank", 700),
               then={"balances.ann": 1500, "balances.bank": -4500}),
    taken_back("a salary", SE, by("ann", "collect_salary"), pay("ann", "bob", 4000),
               then={"balances.ann": 26000}),
    taken_back("a salary that is spent", SE, by("ann", "collect_salary"), cash(ann=3950),
               refused="money_is_gone", facts={"player": "ann", "missing": 50}),
    taken_back("a payment to each", DE, by("bob", "pay_each", amount=20), cash(cat=20),
               then={"balances.ann": 1500, "balances.bob": 1500, "balances.cat": 0}),
    taken_back("one of them has it no more", DE, by("bob", "pay_each", amount=20), cash(cat=19),
               refused="money_is_gone", facts={"player": "cat", "missing": 1}),
    taken_back("a tax out of the pot", DE, by("ann", "pay_tax", space=4), rules=POT,
               then={"balances.ann": 1500, "balances.pot": 0}),
    taken_back("the pot is paid out", DE, by("ann", "pay_tax", space=4),
               pay("pot", "cat", 150), rules=POT, refused="money_is_gone",
               facts={"player": "pot", "missing": 150}),
    taken_back("a rent", SE, by("bob", "charge_rent", deed=39), given=(own("ann", 39),),
               then={"balances.ann": 30000, "balances.bob": 30000}),
    taken_back("a rent stays reversed when the deed is sold", SE,
               by("bob", "charge_rent", deed=39), own("cat", 39), given=(own("ann", 39),),
               then={"balances.bob": 30000, "deeds.39.owner": "cat"}),
    taken_back("the correction of a balance, by its difference", DE, cash(ann=1000)[0],
               pay("bank", "ann", 50), then={"balances.ann": 1550}),
    taken_back("after the end too", DE, PAY, FINISH,
               then={"balances.ann": 1500, "finished.worth.ann": 1400}),
]  # fmt: skip

BUY = by("ann", "buy_deed", deed=39)
MORTGAGE = by("ann", "mortgage_deed", deed=39)
REDEEM = by("ann", "redeem_deed", deed=39)
SWAP = do("trade", left="ann", right="bob", left_gives={"deeds": [39]},
          right_gives={"cash": 300, "deeds": [5]})  # fmt: skip
SWAPPED = (own("ann", 39), own("bob", 5))

DEEDS = [
    *[taken_back("a purchase", edition, BUY, given=(),
                 then={"deeds.39.owner": None, "balances.ann": base})
      for edition, base in amounts(30000, 1500).items()],
    taken_back("the deed is sold on", DE, BUY,
               do("trade", left="ann", right="bob", left_gives={"deeds": [39]}),
               refused="stands_in_the_way", facts={"what": "deed", "deed": 39}),
    taken_back("the deed is mortgaged", DE, BUY, MORTGAGE, refused="stands_in_the_way",
               facts={"what": "deed", "deed": 39}),
    taken_back("mortgaged and redeemed it is as it was", DE, BUY, MORTGAGE, REDEEM,
               then={"deeds.39.owner": None, "balances.ann": 1480}),
    taken_back("the deed is built on", DE, BUY, by("ann", "build", steps={"39": 1}),
               given=(own("ann", 37),), refused="stands_in_the_way",
               facts={"what": "deed", "deed": 39}),
    taken_back("another of its group is built on", DE, BUY, by("ann", "build", steps={"37": 1}),
               given=(own("ann", 37),), refused="would_break",
               facts={"invariant": "buildings_need_the_group"}),
    taken_back("built and sold again it is as it was", DE, BUY,
               by("ann", "build", steps={"39": 1}), by("ann", "sell_buildings", steps={"39": 1}),
               given=(own("ann", 37),), then={"deeds.39.owner": None, "balances.ann": 1400}),
    taken_back("a mortgage", DE, MORTGAGE, given=(own("ann", 39),),
               then={"deeds.39.mortgaged": False, "balances.ann": 1500}),
    taken_back("with the interest that was kept back", SE, MORTGAGE, given=(own("ann", 39),),
               then={"deeds.39.mortgaged": False, "balances.ann": 30000}),
    taken_back("whose money is spent", DE, MORTGAGE, cash(ann=199), given=(own("ann", 39),),
               refused="money_is_gone", facts={"missing": 1}),
    taken_back("which is redeemed", DE, MORTGAGE, REDEEM, given=(own("ann", 39),),
               refused="stands_in_the_way", facts={"what": "deed", "deed": 39}),
    taken_back("a redemption", DE, REDEEM, given=(own("ann", 39), mortgaged(39)),
               then={"deeds.39.mortgaged": True, "balances.ann": 1500}),
    taken_back("beside which was built", DE, REDEEM, by("ann", "build", steps={"37": 1}),
               given=(own("ann", 37, 39), mortgaged(39)), refused="would_break",
               facts={"invariant": "no_buildings_beside_a_mortgage"}),
    taken_back("beside which may be built", SE, REDEEM, by("ann", "build", steps={"37": 1}),
               given=(own("ann", 37, 39), mortgaged(39)), then={"deeds.39.mortgaged": True}),
    taken_back("a trade", DE, SWAP, given=SWAPPED,
               then={"deeds.39.owner": "ann", "deeds.5.owner": "bob", "balances.ann": 1500,
                     "balances.bob": 1500}),
    taken_back("a trade with its interest", BERLIN, SWAP, given=(*SWAPPED, mortgaged(39)),
               then={"deeds.39.owner": "ann", "deeds.39.mortgaged": True, "balances.bob": 1500,
                     "balances.bank": -4500}),
    taken_back("one deed of a trade has moved on", DE, SWAP, own("cat", 5), given=SWAPPED,
               refused="stands_in_the_way", facts={"what": "deed", "deed": 5}),
    taken_back("a correction of an owner", KARLSRUHE, own("bob", 39)[0], given=(own("ann", 39),),
               then={"deeds.39.owner": "ann"}),
    taken_back("a stolen deed", SORE, by("ann", "steal_deed", victim="bob", deed=5),
               given=(own("bob", 5), flagged("figure", "ann")),
               then={"deeds.5.owner": "bob", "players.bob.trapped": False,
                     "players.bob.tokens": 2}),
]  # fmt: skip

BUILT = by("ann", "build", steps={"1": 1, "3": 1})
SOLD = by("ann", "sell_buildings", steps={"1": 1})
ONE_HOUSE = {"building": {"houses": 1}}
BUILDINGS = [
    taken_back("houses, at what they cost", DE, BUILT, given=(own("ann", 1, 3),),
               then={"deeds.1.buildings": 0, "balances.ann": 1500, "bank.houses": 32}),
    taken_back("something was built upon them", DE, BUILT, by("ann", "build", steps={"1": 1}),
               given=(own("ann", 1, 3),), refused="stands_in_the_way", facts={"what": "deed"}),
    taken_back("not so that the rest is uneven", DE, by("ann", "build", steps={"3": 1}),
               by("ann", "build", steps={"1": 1}), given=(own("ann", 1, 3), built({1: 1})),
               refused="would_break", facts={"invariant": "even_buildings"}),
    # 000, A9: selling need not be even, so what stays may be uneven
    taken_back("but where that may be", SE, by("ann", "build", steps={"3": 1}),
               by("ann", "build", steps={"1": 1}), given=(own("ann", 1, 3), built({1: 1})),
               then={"deeds.1.buildings": 2, "deeds.3.buildings": 0}),
    taken_back("a hotel takes its four houses again", DE, by("ann", "build", steps={"1": 1}),
               given=(own("ann", 1, 3), built({1: 4, 3: 4})),
               then={"deeds.1.buildings": 4, "bank.houses": 24, "balances.ann": 1500}),
    taken_back("unless they are gone", DE, by("ann", "build", steps={"1": 1}),
               own("bob", 37, 39), built({37: 1}), given=(own("ann", 1, 3), built({1: 4, 3: 4})),
               rules={"building": {"houses": 8}}, refused="would_break",
               facts={"invariant": "within_supply"}),
    taken_back("a sale of houses", DE, SOLD, given=(own("ann", 1, 3), built({1: 1})),
               then={"deeds.1.buildings": 1, "balances.ann": 1500}),
    taken_back("whose house another has", DE, SOLD, own("bob", 37, 39), built({37: 1}),
               given=(own("ann", 1, 3), built({1: 1})), rules=ONE_HOUSE, refused="would_break",
               facts={"invariant": "within_supply"}),
    taken_back("whose group is mortgaged", DE, SOLD, by("ann", "mortgage_deed", deed=3),
               given=(own("ann", 1, 3), built({1: 1})), refused="would_break",
               facts={"invariant": "no_buildings_beside_a_mortgage"}),
    taken_back("a free house", SORE, by("ann", "place_free_house", deed=39),
               given=(flagged("figure", "ann"),),
               then={"deeds.39.buildings": 0, "bank.houses": 32}),
]  # fmt: skip

SALARY_150 = do("amend_edition", path="money.salary", value=150)
FINE_70 = do("amend_edition", path="jail.fine", value=70)
RENT_60 = do("amend_edition", path="spaces.39.rent.0", value=60)
PAID = by("bob", "collect_salary")
AMENDMENTS = [
    then_comes("an amended figure", DE, SALARY_150, PAID, then={"balances.bob": 1700}),
    taken_back("what was paid by it stays paid", DE, SALARY_150, PAID,
               then={"balances.bob": 1650}),
    Row("another amendment stays", DE, (SALARY_150, FINE_70, reverse(2), flagged("in_jail", "bob")),
        by("bob", "leave_jail", how="fine"), {"balances.bob": 1430}),
    Row("and the figure is as it was", DE, (SALARY_150, FINE_70, reverse(2)), PAID,
        {"balances.bob": 1700}),
    Row("of two rents of one deed the other stays", DE,
        (own("ann", 39), own("bob", 37), RENT_60, do("amend_edition", path="spaces.39.rent.1",
         value=210), do("amend_edition", path="spaces.37.rent.0", value=40), reverse(4)),
        by("cat", "charge_rent", deed=37), {"balances.bob": 1540}),
    Row("and the one is as it was", DE,
        (own("ann", 39), RENT_60, do("amend_edition", path="spaces.39.rent.1", value=210),
         reverse(3)), by("cat", "charge_rent", deed=39), {"balances.ann": 1550}),
    Row("while the other is as amended", DE,
        (own("ann", 37, 39), built({39: 1}), RENT_60,
         do("amend_edition", path="spaces.39.rent.1", value=210), reverse(5)),
        by("cat", "charge_rent", deed=39), {"balances.ann": 1710}),
    taken_back("a list put in its place whole stands in the way", DE, RENT_60,
               do("amend_edition", path="spaces.39.rent", value=[61, 1, 2, 3, 4, 5]),
               refused="stands_in_the_way", facts={"what": "edition"}),
    then_comes("cards that were not known are not known again", SORE,
               do("amend_edition", path="decks.chance.cards",
                  value=[{"kind": "collect_bank", "amount": 50}]),
               by("ann", "draw_card", deck="chance", card=1), refused="cards_not_known"),
    taken_back("one of them was amended", SORE,
               do("amend_edition", path="decks.chance.cards",
                  value=[{"kind": "collect_bank", "amount": 50}]),
               do("amend_edition", path="decks.chance.cards.0.amount", value=60),
               refused="stands_in_the_way", facts={"what": "edition"}),
    then_comes("a part that a box has not is gone again", DE,
               do("amend_edition", path="loser_tokens", value={"start": 1}),
               by("ann", "take_token", why="card"), refused="not_in_this_edition",
               rules={"building": {"stand_without_group": True}}),
    taken_back("the same figure was amended again", DE, SALARY_150,
               do("amend_edition", path="money.salary", value=160),
               refused="stands_in_the_way", facts={"what": "edition"}),
    taken_back("the supply must hold what stands", DE,
               do("amend_edition", path="building.houses", value=40),
               own("ann", 1, 3), built({1: 3, 3: 3}), rules={"building": {"houses": 5}},
               refused="would_break", facts={"invariant": "within_supply"}),
]  # fmt: skip

ROWS = [*IN_FORCE, *MONEY, *DEEDS, *BUILDINGS, *AMENDMENTS]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
