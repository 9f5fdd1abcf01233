"""Rent: when it may be claimed, who pays whom, what becomes a debt, and what is refused."""

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

RENT = do("charge_rent", player="ann", deed=39)  # 50, in Sweden 1000
CAT_LEFT = do("leave_game", player="cat")
END_TURN = do("end_turn")


def debt(debtor: str, creditor: str, amount: int) -> dict[str, object]:
    about = {"debtor": debtor, "creditor": creditor, "amount": amount}
    return {"kind": "debt", **about, "why": "rent"}


def rolls(player: str, *dice: int, **more: object) -> dict[str, object]:
    return do("roll", player=player, dice=list(dice), **more)


# Ann throws from 36 to 39, where bob's deed lies.
THROWN = [*at(ann=36), rolls("ann", 1, 2)]
LANDED = [*own("bob", 39), *THROWN]
LATE = [*LANDED, END_TURN, rolls("bob", 1, 2)]
PAID = {"balances.ann": amounts(29000, 1450), "balances.bob": amounts(31000, 1550)}

IN_TIME = [
    *each(ALL, "before anybody throws, rent is paid in any order", given=(own("bob", 39),),
          when=RENT, then=PAID),
    Row("also by a late joiner", DE, (own("bob", 39), do("add_player", player="dan")),
        {**RENT, "player": "dan"}, {"balances.dan": 1450, "balances.bob": 1550}),
    *each(ALL, "claimed after the throw", given=(LANDED,), when=RENT, then=PAID),
    *each(ALL, "the end of the turn alone closes nothing", given=(LANDED, END_TURN), when=RENT,
          then=PAID),
    # 000 L75; 001 L336; 002 L574; 003 L204; 004 L238
    *each(ALL, "once the next has thrown it is lost", given=(LATE,), when=RENT,
          refused="rent_claimed_too_late", facts={"player": "ann"},
          guards=("rent.lost_after_next_throw",)),
    Row("a throw of the next in jail closes it too", DE,
        (LANDED, END_TURN, flagged("in_jail", "bob"), rolls("bob", 1, 2)), RENT,
        refused="rent_claimed_too_late", guards=("rent.lost_after_next_throw",)),
    Row("his own second throw, after a double, closes nothing of his", DE,
        (own("bob", 39), at(ann=35), rolls("ann", 2, 2), rolls("ann", 1, 3)), RENT,
        {"balances.ann": 1650, "players.ann.position": 3}),  # the salary on the way
    Row("of who has just thrown it is still due", DE, (own("ann", 3), LATE),
        do("charge_rent", player="bob", deed=3), {"balances.bob": 1496, "balances.ann": 1504}),
    Row("his next own throw opens it again", DE,
        (LATE, END_TURN, rolls("cat", 1, 2), END_TURN, rolls("ann", 1, 2)), RENT,
        {"balances.ann": 1650, "balances.bob": 1550}),
    Row("a card that moves him opens it again", DE,
        (LATE, do("draw_card", player="ann", deck="chance", card=1)), RENT,
        {"balances.ann": 1650, "balances.bob": 1550}),  # once round to 39, with the salary
    Row("a misplaced token put right by hand closes nothing", DE, (own("bob", 39), at(ann=39)),
        RENT, {"balances.bob": 1550}),
    Row("after an own deed, the too late claim is not told", DE, (own("ann", 39), THROWN,
        END_TURN, rolls("bob", 1, 2)), RENT, refused="own_deed"),
    Row("a jailed owner, by a house rule, is told before the late claim", DE,
        (LATE, flagged("in_jail", "bob")), RENT, refused="owner_in_jail",
        rules={"jail": {"collects_rent": False}}),
    Row("the late claim is told before the missing throw", DE, (LATE, own("bob", 12)),
        do("charge_rent", player="ann", deed=12), refused="rent_claimed_too_late"),
]  # fmt: skip

WHOLE = {"balances.ann": 20, "balances.bob": amounts(30000, 1500)}

DEBTS = [
    *each(ALL, "what he cannot pay in full is a debt, and nothing moves",
          given=(own("bob", 39), cash(ann=20)), when=RENT,
          then={**WHOLE, "pending": amounts([debt("ann", "bob", 1000)], [debt("ann", "bob", 50)])}),
    Row("the last coin pays the rent", DE, (own("bob", 39), cash(ann=50)), RENT,
        {"balances.ann": 0, "balances.bob": 1550, "pending": []}),
    Row("a debtor whose cash covers the rent pays it", DE,
        (own("bob", 39), do("pay", payer="ann", payee="cat", amount=2000)), RENT,
        {"balances.ann": 1450, "balances.bob": 1550, "pending.0.amount": 2000}),
    Row("a debtor whose cash does not cover it owes one more debt", DE,
        (own("bob", 39), own("cat", 37), cash(ann=20), RENT),
        do("charge_rent", player="ann", deed=37),
        {"balances.ann": 20, "pending": [debt("ann", "bob", 50), debt("ann", "cat", 35)]}),
    Row("an owner with debts of his own collects", DE,
        (own("bob", 39), do("pay", payer="bob", payee="cat", amount=2000)), RENT,
        {"balances.bob": 1550, "pending.0.debtor": "bob"}),
    Row("rent falls due while an auction is open", DE,
        (own("bob", 39), do("open_auction", lot={"deed": 1})), RENT, {"balances.bob": 1550}),
]  # fmt: skip

# 000 L199-203: rent may be paid partly in deeds, in that box alone.
IN_DEEDS = do("settle_debt", debtor="ann", in_deeds=[1])
OWES_RENT = (own("bob", 39), own("ann", 1), cash(ann=20), RENT)

PAID_IN_DEEDS = [
    Row("a rent that is owed may be paid in deeds", SE, OWES_RENT, IN_DEEDS,
        {"deeds.1.owner": "bob", "balances.ann": 0, "balances.bob": 30020, "pending": []},
        guards=("rent.in_deeds",)),
    *each((DE, SORE, BERLIN, KARLSRUHE, US, UK), "a rent that is owed is paid in money alone",
          given=OWES_RENT, when=IN_DEEDS, refused="not_in_deeds", facts={"why": "rent"},
          guards=("rent.in_deeds",)),
]  # fmt: skip

HOLDER = flagged("figure", "ann")

SORE_LOSERS = [
    Row("who pays rent earns a token", SORE, (own("bob", 39),), RENT,
        {"balances.ann": 1450, "players.ann.tokens": 3, "players.bob.tokens": 2}),
    Row("no box without tokens gives one", DE, (own("bob", 39),), RENT,
        {"players.ann.tokens": 0}),
    Row("a fifth token is not given", SORE, (own("bob", 39), holds("tokens", ann=4)), RENT,
        {"balances.ann": 1450, "players.ann.tokens": 4}),
    Row("twice the rent earns one token", SORE, (own("bob", 5),),
        do("charge_rent", player="ann", deed=5, multiplier=2),
        {"balances.ann": 1450, "players.ann.tokens": 3}),
    Row("a rent that became a debt earns nothing yet", SORE, (own("bob", 39), cash(ann=20)), RENT,
        {"players.ann.tokens": 2, "pending": [debt("ann", "bob", 50)]}),
    Row("its token comes when the debt is settled", SORE,
        (own("bob", 39), cash(ann=20), RENT, do("collect_salary", player="ann")),
        do("settle_debt", debtor="ann"),
        {"balances.ann": 170, "players.ann.tokens": 3, "players.bob.tokens": 2}),
    # 002 L78, L541, L546-548
    Row("the owner pays the holder of the figure, and takes the token", SORE,
        (own("bob", 39), HOLDER), RENT,
        {"balances.ann": 1550, "balances.bob": 1450, "players.ann.tokens": 0,
         "players.bob.tokens": 3}),
    Row("the owner owes the holder what he cannot pay", SORE,
        (own("bob", 37, 39), HOLDER, cash(bob=99)), RENT,
        {"balances.bob": 99, "players.bob.tokens": 2, "pending": [debt("bob", "ann", 100)]}),
    Row("to the holder a mortgaged deed pays nothing either", SORE,
        (own("bob", 39), mortgaged(39), HOLDER), RENT, refused="deed_mortgaged"),
    Row("the holder as owner is paid, and the visitor takes the token", SORE,
        (own("bob", 39), flagged("figure", "bob")), RENT,
        {"balances.bob": 1550, "players.ann.tokens": 3, "players.bob.tokens": 0}),
    Row("a mortgaged street pays nothing, also with its houses", SORE,
        (own("bob", 39), built({39: 2}), mortgaged(39)), RENT, refused="deed_mortgaged"),
]  # fmt: skip

# 002 L72: there one's own deed earns a token; elsewhere nothing (001 L430, 003 L449).
OWN_DEED = do("take_token", player="ann", why="own_deed")

OWN = [
    *each(ALL, "nobody pays himself", given=(own("ann", 39),), when=RENT, refused="own_deed",
          facts={"deed": 39}),
    Row("landing on one's own deed earns a token", SORE, (own("ann", 39),), OWN_DEED,
        {"players.ann.tokens": 3, "balances.ann": 1500}, guards=("rent.own_deed",)),
    Row("tokens brought to another box come for other things only", DE, (own("ann", 39),),
        OWN_DEED, refused="not_in_this_edition", facts={"rule": "rent.own_deed"},
        rules={"loser_tokens": {}, "building": {"stand_without_group": True}},
        guards=("rent.own_deed",)),
]  # fmt: skip

REFUSED = [
    Row("the visitor must be known", DE, (own("bob", 39),),
        do("charge_rent", player="zoe", deed=39), refused="unknown_player"),
    Row("the bank visits nobody", DE, (own("bob", 39),),
        do("charge_rent", player="bank", deed=39), refused="unknown_player"),
    Row("who has left pays no rent", DE, (own("bob", 39), CAT_LEFT),
        do("charge_rent", player="cat", deed=39), refused="player_out", facts={"player": "cat"}),
    Row("an unknown visitor is told before a wrong space", DE, (),
        do("charge_rent", player="zoe", deed=4), refused="unknown_player"),
    Row("having left is told before a wrong space", DE, (CAT_LEFT,),
        do("charge_rent", player="cat", deed=4), refused="player_out"),
    Row("a tax space charges no rent", DE, (), do("charge_rent", player="ann", deed=4),
        refused="not_a_deed", facts={"space": 4}),
    *each(ALL, "the bank's deeds charge no rent", given=(), when=RENT,
          refused="deed_has_no_owner", facts={"deed": 39}),
    Row("nor does one that came back to the bank", DE, (own("cat", 39), CAT_LEFT), RENT,
        refused="deed_has_no_owner"),
    Row("an own mortgaged deed is told to be his own", DE, (own("ann", 39), mortgaged(39)), RENT,
        refused="own_deed"),
    # 000 L72; 001 L333; 002 L52; 003 L201; 004 L87
    *each(ALL, "a mortgaged deed pays nothing", given=(own("bob", 39), mortgaged(39)), when=RENT,
          refused="deed_mortgaged", facts={"deed": 39}),
    Row("a mortgage is told before a missing throw", DE, (own("bob", 12), mortgaged(12)),
        do("charge_rent", player="ann", deed=12), refused="deed_mortgaged"),
    Row("a mortgage is told before a late claim", DE, (LATE, mortgaged(39)), RENT,
        refused="deed_mortgaged"),
]  # fmt: skip

ROWS = [*IN_TIME, *DEBTS, *PAID_IN_DEEDS, *SORE_LOSERS, *OWN, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
