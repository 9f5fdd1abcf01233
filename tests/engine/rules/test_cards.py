"""The money on the cards, the jail card, and what a card is refused for."""

import pytest

from tests.engine.rows import (
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    SORE,
    UK,
    US,
    Row,
    at,
    built,
    cash,
    check,
    do,
    flagged,
    holds,
    named,
    own,
)

FOUR = "ann bob cat dan"
POT = {"free_parking": {"pot": True}}
# The cards of the box for sore losers are not known.
START = {SE: 30000, **dict.fromkeys((DE, BERLIN, KARLSRUHE, US, UK), 1500)}
Deck = dict[int, int]


def draw(deck: str, card: int, player: str = "ann", **more: object) -> dict[str, object]:
    return do("draw_card", player=player, deck=deck, card=card, **more)


def ann(**facts: object) -> dict[str, object]:
    return {f"players.ann.{fact}": value for fact, value in facts.items()}


def debt(place: int = 0, **facts: object) -> dict[str, object]:
    return {f"pending.{place}.{fact}": value for fact, value in facts.items()}


# What a card changes the drawer's money by: boards.json, place in the deck -> amount.
CHANCE_2008 = {7: 50, 12: -15, 15: 150}
COMMUNITY_2008 = {2: 200, 3: -50, 4: 50, 7: 100, 8: 20, 10: 100, 11: -100, 12: -50, 13: 25,
                  15: 10, 16: 100}  # fmt: skip
MONEY: dict[str, tuple[Deck, Deck]] = {
    SE: ({3: -300, 5: 3000, 7: 2000, 9: -3000, 10: 1000, 13: -400},
         {1: 4000, 2: 500, 3: 400, 4: 2000, 6: -2000, 7: 1000, 9: -1000, 11: 2000, 13: -1000,
          16: 200}),
    DE: (CHANCE_2008, COMMUNITY_2008),
    BERLIN: ({3: 200, 8: 50, 14: -15},
             {2: -50, 3: 100, 4: 100, 5: -50, 6: 20, 7: -100, 9: 25, 11: 100, 12: 50, 13: 10,
              16: 200}),
    KARLSRUHE: (CHANCE_2008, COMMUNITY_2008),
    US: (CHANCE_2008, COMMUNITY_2008),
    UK: ({1: 150, 4: -15, 9: -150, 11: 50, 12: -20, 16: 100},
         {2: 25, 3: -100, 4: -50, 6: 20, 9: 200, 10: 100, 11: 50, 12: 10, 15: -50, 16: 100}),
}  # fmt: skip
CASH = [
    Row(f"{deck} {card} is {amount} between the bank and the drawer", edition, (),
        draw(deck, card),
        {"balances.ann": START[edition] + amount, "balances.bob": START[edition],
         "balances.bank": -3 * START[edition] - amount, "pending": []})
    for edition, decks in MONEY.items()
    for deck, cards in zip(("chance", "community"), decks, strict=True)
    for card, amount in cards.items()
]  # fmt: skip

# Four houses and a hotel; bob's do not count.
ESTATE = (own("ann", 1, 3), built({1: 5, 3: 4}), own("bob", 37, 39), built({37: 1, 39: 1}))
REPAIRS = [
    Row(f"{deck} {card}: repairs of four houses and a hotel cost {cost}", edition, ESTATE,
        draw(deck, card), {"balances.ann": START[edition] - cost, "balances.bob": START[edition]})
    for edition, deck, card, cost in (
        (SE, "chance", 2, 5500),  # 4 x 800 + 2300
        (SE, "chance", 8, 4000),  # 4 x 500 + 2000
        (DE, "chance", 11, 200), (DE, "community", 14, 275),  # 4 x 25 + 100, 4 x 40 + 115
        (BERLIN, "chance", 9, 200), (BERLIN, "community", 14, 275),
        (KARLSRUHE, "chance", 11, 200), (KARLSRUHE, "community", 14, 275),
        (US, "chance", 11, 200), (US, "community", 14, 275),
        (UK, "chance", 6, 200), (UK, "chance", 8, 275),
    )
] + [
    Row("who has not built repairs nothing, even without money", DE,
        (own("ann", 1, 3), cash(ann=0)), draw("chance", 11),
        {"balances.ann": 0, "pending": []}),
    Row("repairs stand as a debt, whole", SE, (*ESTATE, cash(ann=5450)), draw("chance", 2),
        {"balances.ann": 5450, **debt(debtor="ann", creditor="bank", amount=5500)}),
    Row("repairs go to the pot where there is one", DE, ESTATE, draw("chance", 11),
        {"balances.ann": 1300, "balances.pot": 200}, rules=POT),
]  # fmt: skip

BIRTHDAYS = {SE: (5, 200), DE: (9, 10), BERLIN: (10, 10), KARLSRUHE: (9, 10), US: (9, 10),
             UK: (7, 10)}  # fmt: skip
CHAIRMEN = {DE: 14, BERLIN: 12, KARLSRUHE: 14, US: 14}  # 50 to each; SE and UK have none
EACH = [
    Row(f"a birthday brings {amount} from each", edition, (), draw("community", card),
        {"balances.ann": START[edition] + 3 * amount, "balances.bob": START[edition] - amount,
         "balances.dan": START[edition] - amount, "balances.bank": -4 * START[edition]},
        players=FOUR)
    for edition, (card, amount) in BIRTHDAYS.items()
] + [
    Row("the chairman pays 50 to each", edition, (), draw("chance", card),
        {"balances.ann": 1350, "balances.bob": 1550, "balances.cat": 1550, "balances.dan": 1550},
        players=FOUR)
    for edition, card in CHAIRMEN.items()
] + [
    Row("nobody who is out is paid", DE, (do("leave_game", player="bob"),), draw("chance", 14),
        {"balances.ann": 1400, "balances.bob": 0}, players=FOUR),
    Row("money for one only goes to the one on the left", DE, (cash(bob=99),),
        draw("chance", 14, "bob"),
        {"balances.bob": 49, "balances.cat": 1550, "balances.ann": 1500,
         **debt(debtor="bob", creditor="ann", amount=50)}),
    Row("without any it is one debt to each, from the left on", DE, (cash(bob=49),),
        draw("chance", 14, "bob"),
        {"balances.bob": 49, **debt(debtor="bob", creditor="cat", amount=50),
         **debt(1, debtor="bob", creditor="ann", amount=50)}),
    Row("a birthday guest without money owes his own part", SE, (cash(bob=150),),
        draw("community", 5),
        {"balances.ann": 30200, "balances.bob": 150, "balances.cat": 29800,
         **debt(debtor="bob", creditor="ann", amount=200)}),
    Row("a birthday does not concern the pot", DE, (), draw("community", 9),
        {"balances.ann": 1520, "balances.pot": 0}, rules=POT),
]  # fmt: skip

OWED_100 = [*cash(ann=60), do("pay", payer="ann", payee="bob", amount=100)]
DEBTS = [
    Row("a fine that is not there stands as a debt", DE, (cash(ann=14),), draw("chance", 12),
        {"balances.ann": 14, **debt(debtor="ann", creditor="bank", amount=15)}),
    Row("a debtor still pays what his cash covers", DE, (OWED_100,), draw("chance", 12),
        {"balances.ann": 45, **debt(creditor="bob", amount=100)}),
    Row("and owes the rest twice", DE, (OWED_100,), draw("community", 11),
        {"balances.ann": 60, **debt(creditor="bob", amount=100),
         **debt(1, debtor="ann", creditor="bank", amount=100)}),
    Row("a fine goes to the pot where there is one", DE, (), draw("chance", 12),
        {"balances.ann": 1485, "balances.pot": 15, "balances.bank": -4500}, rules=POT),
    Row("and is owed to it", DE, (cash(ann=0),), draw("chance", 12),
        debt(debtor="ann", creditor="pot", amount=15), rules=POT),
    Row("what the bank pays never comes from the pot", DE,
        (do("pay", payer="bank", payee="pot", amount=500),), draw("chance", 15),
        {"balances.ann": 1650, "balances.pot": 500}, rules=POT),
    Row("a card is drawn out of turn and during an auction", DE,
        (do("open_auction", lot={"deed": 1}),), draw("chance", 15, "cat"),
        {"balances.cat": 1650}),
]  # fmt: skip

JAIL_CARDS = {SE: (11, 12), DE: (8, 5), BERLIN: (10, 1), KARLSRUHE: (8, 5), US: (8, 5),
              UK: (15, 13)}  # fmt: skip
KEPT = [
    Row(f"{deck} {card} is kept", edition, (), draw(deck, card),
        {**ann(jail_cards=1, in_jail=False), "balances.ann": START[edition]})
    for edition, cards in JAIL_CARDS.items()
    for deck, card in zip(("chance", "community"), cards, strict=True)
] + [
    Row("one of each deck", edition, (draw("community", community),), draw("chance", chance),
        ann(jail_cards=2))
    for edition, (chance, community) in JAIL_CARDS.items()
] + [
    Row("who is in jail may draw one", DE, (flagged("in_jail", "ann"),), draw("chance", 8),
        ann(jail_cards=1, in_jail=True)),
    Row("a used card can be drawn again", DE,
        (draw("chance", 8), flagged("in_jail", "ann"),
         do("leave_jail", player="ann", how="card")), draw("chance", 8, "bob"),
        {"players.bob.jail_cards": 1}),
]  # fmt: skip

CHOICE = [
    Row("pay 200", SE, (), draw("community", 10, option=1), {"balances.ann": 29800}),
    Row("or draw from the other deck, by a command of its own", SE, (),
        draw("community", 10, option=2), {"balances.ann": 30000, "entries": 2}),
    Row("pay 10", UK, (), draw("community", 14, option=1), {"balances.ann": 1490}),
    Row("or draw a chance card", UK, (), draw("community", 14, option=2), {"balances.ann": 1500}),
    Row("the choice is a card payment and goes to the pot", UK, (),
        draw("community", 14, option=1), {"balances.pot": 10}, rules=POT),
    Row("without money there is a debt", SE, (cash(ann=150),), draw("community", 10, option=1),
        debt(debtor="ann", creditor="bank", amount=200)),
]  # fmt: skip

BOB_DREW = draw("chance", 8, "bob")
JAILED = flagged("in_jail", "ann")
REFUSED = [
    Row("a stranger draws", SORE, (), draw("chance", 1, "eve"), refused="unknown_player"),
    Row("who is out draws no card", SORE, (do("leave_game", player="ann"),), draw("chance", 99),
        refused="player_out"),
    Row("the cards of this box are not known", SORE, (), draw("chance", 99),
        refused="cards_not_known", facts={"deck": "chance"}),
    Row("nor those of its other deck", SORE, (), draw("community", 1), refused="cards_not_known"),
    # a card that the deck holds twice is one place
    *[Row("there is no such place in the deck", edition, (), draw(deck, last + 1, option=1),
          refused="no_such_card", facts={"deck": deck, "card": last + 1})
      for edition, chance, community in ((SE, 16, 16), (DE, 15, 16), (BERLIN, 15, 16),
                                         (KARLSRUHE, 15, 16), (US, 15, 16), (UK, 16, 16))
      for deck, last in (("chance", chance), ("community", community))],
    Row("a choice must be made", SE, (), draw("community", 10), refused="option_needed",
        facts={"options": 2}),
    Row("between what there is", UK, (), draw("community", 14, option=3),
        refused="no_such_option", facts={"options": 2}),
    Row("most cards have no choice", DE, (BOB_DREW,), draw("chance", 8, option=1),
        refused="no_choice_here", facts={"card": 8}),
    Row("moving cards have none either", DE, (JAILED,), draw("chance", 10, option=1),
        refused="no_choice_here"),
    Row("a jail card in a hand is not in the deck", DE, (BOB_DREW,), draw("chance", 8),
        refused="card_is_held", facts={"deck": "chance"}),
    Row("not even for its holder", DE, (holds("jail_cards", ann=1),), draw("chance", 8),
        refused="card_is_held"),
    Row("the other deck's is", DE, (BOB_DREW,), draw("community", 5), ann(jail_cards=1)),
    # 000 L193; A21
    Row("nor one that is up for auction", SE,
        (holds("jail_cards", bob=1), own("bob", 1), do("leave_game", player="bob")),
        draw("chance", 11), refused="card_is_held"),
    Row("the other deck's is", SE,
        (holds("jail_cards", bob=1), own("bob", 1), do("leave_game", player="bob")),
        draw("community", 12), ann(jail_cards=1)),
    Row("who is in jail follows no card that moves", DE, (at(ann=10), JAILED), draw("chance", 3),
        refused="already_in_jail", facts={"player": "ann"}),
    Row("nor one that sends him there", UK, (JAILED,), draw("chance", 13),
        refused="already_in_jail"),
    Row("nor one that leads back", SE, (JAILED,), draw("community", 8),
        refused="already_in_jail"),
    Row("nor one that leads to GO", SE, (JAILED,), draw("chance", 15),
        refused="already_in_jail"),
    Row("nor one to the nearest station", US, (JAILED,), draw("chance", 5),
        refused="already_in_jail"),
    Row("nor one to the nearest utility", US, (JAILED,), draw("chance", 6),
        refused="already_in_jail"),
    Row("nor one some steps back", US, (JAILED,), draw("chance", 9), refused="already_in_jail"),
    Row("one that pays he may", US, (JAILED,), draw("chance", 15), {"balances.ann": 1650}),
]  # fmt: skip

ROWS = [*CASH, *REPAIRS, *EACH, *DEBTS, *KEPT, *CHOICE, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
