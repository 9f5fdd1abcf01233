"""Into jail and out of it: rules.md section 7."""

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
    mortgaged,
    named,
    own,
)

END = do("end_turn")
TWO = "ann bob"
POT = {"free_parking": {"pot": True}}
START, FINED = amounts(30000, 1500), amounts(29000, 1450)  # the fine is 1000 and 50
OTHERS = tuple(e for e in ALL if e != SE)
ANN_LEFT = do("leave_game", player="ann")
ANN_OWES = [*cash(ann=10), do("pay", payer="ann", payee="bob", amount=20)]


def roll(player: str, a: int, b: int) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b])


def ann(**facts: object) -> dict[str, object]:
    return {f"players.ann.{fact}": value for fact, value in facts.items()}


def leave(how: str, player: str = "ann") -> dict[str, object]:
    return do("leave_jail", player=player, how=how)


GO = do("go_to_jail", player="ann")
JAILED = flagged("in_jail", "ann")
KNOWN = at(bob=5)  # from here on everybody stands somewhere
MISS = [roll("ann", 1, 2), END, END]

INTO = [
    *each(ALL, "a player goes to jail", given=(), when=GO,
          then={**ann(in_jail=True, jail_throws=0, position=None), "balances.ann": START}),
    *each(ALL, "his token to space 10, without a salary", given=(at(ann=39),), when=GO,
          then={**ann(in_jail=True, position=10), "balances.ann": START}),
    *each((SORE,), "going to jail gives a loser token", given=(), when=GO, then=ann(tokens=3)),
    *each((SORE,), "but no fifth", given=(holds("tokens", ann=4),), when=GO,
          then=ann(tokens=4, in_jail=True)),
    Row("a debtor goes to jail like anybody", DE, (ANN_OWES,), GO,
        {**ann(in_jail=True), "pending.0.amount": 20}),
    Row("even during an auction", DE, (do("open_auction", lot={"deed": 1}),), GO,
        ann(in_jail=True)),
    Row("in his own turn he throws no more", DE, (KNOWN, GO), roll("ann", 1, 2),
        refused="already_thrown"),
    Row("in another's turn that one still throws", DE,
        (KNOWN, do("go_to_jail", player="bob")), roll("ann", 1, 2), ann(position=3)),
    Row("the bank's pot has no part in it", DE, (), GO, {"balances.pot": 0}, rules=POT),
    Row("a stranger goes to jail", DE, (), do("go_to_jail", player="eve"),
        refused="unknown_player", facts={"player": "eve"}),
    Row("who is out goes nowhere", DE, (ANN_LEFT,), GO, refused="player_out"),
    Row("nobody goes to jail twice", SORE, (JAILED,), GO,
        refused="already_in_jail", facts={"player": "ann"}),
    # 002 L534: "schicken Sie an Ihrer Stelle einen Mitspieler in das Gefängnis"
    Row("the figure goes nowhere", SORE, (flagged("figure", "ann"),), GO,
        refused="figure_goes_nowhere", facts={"player": "ann"}),
    Row("it sends another", SORE, (flagged("figure", "ann"),), do("go_to_jail", player="bob"),
        {"players.bob.in_jail": True, "players.bob.tokens": 3}),
]  # fmt: skip

FINE = [
    *each(ALL, "the fine opens the jail", given=(JAILED,), when=leave("fine"),
          then={**ann(in_jail=False, jail_throws=0), "balances.ann": FINED,
                "balances.pot": 0}, guards=("jail.fine",)),
    *each(ALL, "before the throw of one's own turn, which is a throw like any other",
          given=(KNOWN, JAILED, leave("fine")), when=roll("ann", 2, 2),
          then={**ann(position=14, in_jail=False), "turn.doubles": 1, "balances.ann": FINED}),
    Row("with a second throw after a double", DE,
        (KNOWN, JAILED, leave("fine"), roll("ann", 2, 2)), roll("ann", 1, 2), ann(position=17)),
    *each(ALL, "before the second throw", given=(KNOWN, JAILED, MISS), when=leave("fine"),
          then={**ann(in_jail=False, jail_throws=0, position=10), "balances.ann": FINED},
          players=TWO),
    # 000 L128: "INNAN han kastar första eller andra kastet"; A19
    Row("in the Swedish box not before the third throw", SE, (KNOWN, JAILED, MISS, MISS),
        leave("fine"), refused="fine_too_late", facts={"player": "ann"}, players=TWO,
        guards=("jail.fine_before_throw",)),
    *each(OTHERS, "elsewhere before the third throw too", given=(KNOWN, JAILED, MISS, MISS),
          when=leave("fine"), then={**ann(in_jail=False), "balances.ann": 1450}, players=TWO,
          guards=("jail.fine_before_throw",)),
    Row("the fine by a house rule", DE, (JAILED,), leave("fine"), {"balances.ann": 1475},
        rules={"jail": {"fine": 25}}),
    Row("the fine goes to the pot where there is one", DE, (JAILED,), leave("fine"),
        {"balances.ann": 1450, "balances.pot": 50, "balances.bank": -4500}, rules=POT),
    Row("with the last of one's money", DE, (JAILED, cash(ann=50)), leave("fine"),
        {"balances.ann": 0, **ann(in_jail=False)}),
    Row("another owes, and the fine is paid", DE,
        (JAILED, cash(bob=10), do("pay", payer="bob", payee="cat", amount=20)), leave("fine"),
        {"balances.ann": 1450}),
]  # fmt: skip

BOTH_CARDS = [do("draw_card", player="ann", deck="community", card=5),
              do("draw_card", player="ann", deck="chance", card=8)]  # fmt: skip
CARD = [
    *each(ALL, "a card opens the jail and goes back under its pile",
          given=(holds("jail_cards", ann=1), JAILED), when=leave("card"),
          then={**ann(in_jail=False, jail_throws=0, jail_cards=0), "balances.ann": START}),
    *each(ALL, "before the third throw too",
          given=(KNOWN, holds("jail_cards", ann=2), JAILED, MISS, MISS), when=leave("card"),
          then=ann(in_jail=False, jail_cards=1, position=10), players=TWO),
    Row("of two cards the one drawn first is used", DE, (BOTH_CARDS, JAILED, leave("card")),
        do("draw_card", player="bob", deck="community", card=5), {"players.bob.jail_cards": 1}),
    Row("and the other kept", DE, (BOTH_CARDS, JAILED, leave("card")),
        do("draw_card", player="bob", deck="chance", card=8), refused="card_is_held"),
    Row("a bought card serves as well", DE,
        (holds("jail_cards", bob=1), JAILED,
         do("trade", left="ann", right="bob", left_gives={"cash": 30},
            right_gives={"jail_cards": 1})), leave("card"),
        {**ann(in_jail=False, jail_cards=0), "balances.ann": 1470}),
    *each(ALL, "where nobody types the dice, a double is told", given=(JAILED,),
          when=leave("doubles"), then={**ann(in_jail=False), "balances.ann": START}),
]  # fmt: skip

REFUSED = [
    Row("a stranger leaves", DE, (), leave("fine", "eve"), refused="unknown_player"),
    Row("who is out", DE, (JAILED, ANN_LEFT), leave("fine"), refused="player_out"),
    Row("a debtor", DE, (ANN_OWES,), leave("fine"), refused="debt_pending",
        facts={"player": "ann"}),
    Row("a debtor with a card", DE, (holds("jail_cards", ann=1), JAILED, ANN_OWES), leave("card"),
        refused="debt_pending"),
    Row("who is not in jail", DE, (KNOWN,), leave("doubles"), refused="not_in_jail",
        facts={"player": "ann"}),
    Row("a double is thrown, once dice are typed", DE, (KNOWN, flagged("in_jail", "bob")),
        leave("doubles", "bob"), refused="throw_the_dice"),
    Row("not in another's turn", SE, (KNOWN, JAILED, MISS, roll("ann", 1, 2), END), leave("fine"),
        refused="not_your_turn", facts={"player": "ann", "turn": "bob"}, players=TWO),
    Row("not after the throw", SE, (KNOWN, JAILED, MISS, roll("ann", 1, 2)), leave("fine"),
        refused="already_thrown", players=TWO),
    Row("nor with a card", DE, (KNOWN, holds("jail_cards", ann=1), JAILED, roll("ann", 1, 2)),
        leave("card"), refused="already_thrown"),
    Row("nor in the turn in which one went in", DE, (at(ann=23), roll("ann", 3, 4)),
        leave("fine"), refused="already_thrown"),
    Row("even before a throw", DE, (KNOWN, GO), leave("fine"), refused="already_thrown"),
    Row("nor between two throws", DE, (roll("ann", 1, 1), JAILED), leave("fine"),
        refused="already_thrown"),
    Row("too late is too late, with or without money", SE,
        (KNOWN, JAILED, MISS, MISS, cash(ann=0)), leave("fine"), refused="fine_too_late",
        players=TWO),
    *each(ALL, "a fine is no debt", given=(JAILED, cash(ann=49)), when=leave("fine"),
          refused="not_enough_cash", facts={"player": "ann", "cash": 49}),
    Row("what is missing is said", SE, (JAILED, cash(ann=950)), leave("fine"),
        refused="not_enough_cash", facts={"needed": 1000, "cash": 950}),
    Row("without a card", DE, (JAILED, holds("jail_cards", bob=1)), leave("card"),
        refused="no_jail_card", facts={"player": "ann"}),
]  # fmt: skip

RENT_OF_1 = do("charge_rent", player="bob", deed=1)
KEPT = {"jail": {"collects_rent": False}}
RENT = [
    # 000 L131, 001 L435, 002 L467, 003 L259, 004 L301
    *each(ALL, "who is in jail collects rent", given=(own("ann", 1), JAILED), when=RENT_OF_1,
          then={"balances.ann": amounts(30050, 1502), "balances.bob": amounts(29950, 1498)},
          guards=("jail.collects_rent",)),
    Row("he does not, by a house rule", DE, (own("ann", 1), JAILED), RENT_OF_1,
        refused="owner_in_jail", facts={"player": "ann"}, rules=KEPT),
    Row("the mortgage is named before the jail", DE, (own("ann", 1), mortgaged(1), JAILED),
        RENT_OF_1, refused="deed_mortgaged", rules=KEPT),
    Row("by that house rule who is free collects", DE, (own("ann", 1), flagged("in_jail", "bob")),
        RENT_OF_1, {"balances.ann": 1502}, rules=KEPT),
    *each(ALL, "who is in jail buys, mortgages and is paid",
          given=(own("ann", 5), JAILED, do("mortgage_deed", player="ann", deed=5)),
          when=do("buy_deed", player="ann", deed=39),
          then={"deeds.39.owner": "ann", "deeds.5.mortgaged": True}),
    Row("and builds", SE, (own("ann", 1, 3), JAILED), do("build", player="ann", steps={"1": 1}),
        {"deeds.1.buildings": 1, "balances.ann": 29000}),
]  # fmt: skip

ROWS = [*INTO, *FINE, *CARD, *REFUSED, *RENT]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
