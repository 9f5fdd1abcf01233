"""Cards that move: the salary they earn, and the jail."""

import pytest

from tests.engine.rows import (
    BERLIN,
    DE,
    KARLSRUHE,
    SE,
    UK,
    US,
    Row,
    at,
    check,
    do,
    flagged,
    named,
    own,
)

CHANCE, COMMUNITY = "chance", "community"
LIKE_2008 = (DE, KARLSRUHE, US)  # the same cards in the same places
START = {SE: 30000, **dict.fromkeys((DE, BERLIN, KARLSRUHE, US, UK), 1500)}
SALARY = {SE: 4000, **dict.fromkeys((DE, BERLIN, KARLSRUHE, US, UK), 200)}


def draw(deck: str, card: int, player: str = "ann") -> dict[str, object]:
    return do("draw_card", player=player, deck=deck, card=card)


def moved(edition: str, deck: str, card: int, here: int, there: int, salaries: int = 0) -> Row:
    paid = "with" if salaries else "without"
    return Row(
        f"{deck} {card} leads from {here} to {there}, {paid} salary", edition,
        (own("bob", 15, 11, 24, 39), at(ann=here)), draw(deck, card),
        {"players.ann.position": there, "players.ann.in_jail": False,
         "balances.ann": START[edition] + salaries * SALARY[edition],
         "balances.bob": START[edition], "pending": []},
    )  # fmt: skip


# (deck, place in it, from, to, salaries): boards.json
SWEDISH = (
    (CHANCE, 1, 7, 15, 0), (CHANCE, 1, 22, 15, 1),
    (CHANCE, 6, 7, 11, 0), (CHANCE, 6, 36, 11, 1),
    (CHANCE, 12, 22, 24, 0), (CHANCE, 12, 36, 24, 1),
    (CHANCE, 15, 7, 0, 1),
    (CHANCE, 16, 36, 39, 0), (CHANCE, 16, 39, 39, 0),  # "collectSalaryIfPassGo": false
    (COMMUNITY, 14, 33, 0, 1), (COMMUNITY, 14, 0, 0, 1),
)  # fmt: skip
TO_2008 = (
    (CHANCE, 1, 36, 39, 0), (CHANCE, 1, 39, 39, 1),
    (CHANCE, 2, 7, 0, 1), (CHANCE, 2, 0, 0, 1),
    (CHANCE, 3, 22, 24, 0), (CHANCE, 3, 36, 24, 1),
    (CHANCE, 4, 7, 11, 0), (CHANCE, 4, 22, 11, 1),
    (CHANCE, 13, 7, 5, 1), (CHANCE, 13, 2, 5, 0),
    (COMMUNITY, 1, 17, 0, 1),
)  # fmt: skip
TO_BERLIN = (
    (CHANCE, 1, 36, 39, 0), (CHANCE, 1, 39, 39, 0),
    (CHANCE, 2, 7, 5, 1), (CHANCE, 2, 2, 5, 0),
    (CHANCE, 4, 22, 24, 0), (CHANCE, 4, 36, 24, 1),
    (CHANCE, 7, 22, 0, 1),
    (CHANCE, 11, 7, 11, 0), (CHANCE, 11, 36, 11, 1),
    (COMMUNITY, 15, 2, 0, 1),
)  # fmt: skip
TO_LONDON = (
    (CHANCE, 2, 7, 15, 0), (CHANCE, 2, 22, 15, 1),
    (CHANCE, 5, 36, 39, 0), (CHANCE, 5, 39, 39, 0),
    (CHANCE, 7, 22, 24, 0), (CHANCE, 7, 36, 24, 1),
    (CHANCE, 10, 36, 0, 1),
    (CHANCE, 14, 7, 11, 0), (CHANCE, 14, 22, 11, 1),
    (COMMUNITY, 5, 33, 0, 1),
)  # fmt: skip
FORWARDS = [
    *[moved(SE, *row) for row in SWEDISH],
    *[moved(edition, *row) for edition in LIKE_2008 for row in TO_2008],
    *[moved(BERLIN, *row) for row in TO_BERLIN],
    *[moved(UK, *row) for row in TO_LONDON],
]

STATION = {**dict.fromkeys(LIKE_2008, 5), BERLIN: 15}
UTILITY = {**dict.fromkeys(LIKE_2008, 6), BERLIN: 5}
NEAREST = [
    *[moved(edition, CHANCE, card, here, there, salaries)
      for edition, card in STATION.items()
      for here, there, salaries in ((7, 15, 0), (22, 25, 0), (36, 5, 1))],
    *[moved(edition, CHANCE, card, here, there, salaries)
      for edition, card in UTILITY.items()
      for here, there, salaries in ((7, 12, 0), (22, 28, 0), (36, 12, 1))],
]  # fmt: skip

THREE_BACK = {SE: 14, DE: 9, BERLIN: 13, KARLSRUHE: 9, US: 9, UK: 3}
BACKWARDS = [
    # from 3 onto GO and from 33 onto space 30: neither salary nor jail
    *[moved(edition, CHANCE, card, here, there)
      for edition, card in THREE_BACK.items()
      for here, there in ((7, 4), (36, 33), (2, 39), (3, 0), (33, 30))],
    *[moved(edition, COMMUNITY, 8, here, 1) for edition in (SE, UK) for here in (2, 17, 33)],
]  # fmt: skip

TO_JAIL = {SE: (4, 15), DE: (10, 6), BERLIN: (6, 8), KARLSRUHE: (10, 6), US: (10, 6), UK: (13, 1)}
JAIL = [
    Row(f"{deck} {card} sends to jail, past GO and without salary", edition, (at(ann=36),),
        draw(deck, card),
        {"players.ann.position": 10, "players.ann.in_jail": True,
         "balances.ann": START[edition]})
    for edition, cards in TO_JAIL.items()
    for deck, card in zip((CHANCE, COMMUNITY), cards, strict=True)
] + [
    Row("the same where nobody's position is known", DE, (), draw(CHANCE, 10),
        {"players.ann.position": None, "players.ann.in_jail": True}),
]  # fmt: skip

GO = {SE: (15, 14), DE: (2, 1), BERLIN: (7, 15), KARLSRUHE: (2, 1), US: (2, 1), UK: (10, 5)}
UNKNOWN = [
    Row(f"{deck} {card} leads to GO and pays in any case", edition, (), draw(deck, card),
        {"players.ann.position": None, "balances.ann": START[edition] + SALARY[edition]})
    for edition, cards in GO.items()
    for deck, card in zip((CHANCE, COMMUNITY), cards, strict=True)
] + [
    Row("where nobody's position is known a card moves nobody", edition, (), draw(deck, card),
        {"players.ann.position": None, "balances.ann": START[edition], "entries": 2})
    for edition, deck, card in ((SE, CHANCE, 1), (SE, COMMUNITY, 8), (DE, CHANCE, 3),
                                (DE, CHANCE, 5), (DE, CHANCE, 6), (DE, CHANCE, 9))
]  # fmt: skip

ON_GO_400 = {"money": {"salary_on_landing": 400}}
MORE = [
    Row("the card to GO lands there, where that pays another amount", DE, (at(ann=7),),
        draw(CHANCE, 2), {"balances.ann": 1900}, rules=ON_GO_400),
    Row("also where nobody's position is known", DE, (), draw(CHANCE, 2),
        {"balances.ann": 1900}, rules=ON_GO_400),
    Row("which is not for a card that only passes", DE, (at(ann=36),), draw(CHANCE, 3),
        {"balances.ann": 1700}, rules=ON_GO_400),
    Row("a card moves out of turn too, and only who drew it", DE, (at(ann=7, bob=22),),
        draw(CHANCE, 3, "bob"),
        {"players.bob.position": 24, "players.ann.position": 7, "turn.player": "ann"}),
    Row("a debtor follows a moving card", DE,
        (at(ann=7), do("correct", what="balance", player="ann", value=10),
         do("pay", payer="ann", payee="bob", amount=20)), draw(CHANCE, 4),
        {"players.ann.position": 11, "balances.ann": 10, "pending.0.amount": 20}),
    Row("who was in jail and left follows it again", DE,
        (at(bob=5), flagged("in_jail", "ann"), do("leave_jail", player="ann", how="fine")),
        draw(CHANCE, 4), {"players.ann.position": 11, "balances.ann": 1450}),
]  # fmt: skip

ROWS = [*FORWARDS, *NEAREST, *BACKWARDS, *JAIL, *UNKNOWN, *MORE]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
