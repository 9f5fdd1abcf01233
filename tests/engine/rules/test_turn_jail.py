"""Throws in jail: a double frees, the third miss is fined. rules.md section 7, A19."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    Row,
    amounts,
    cash,
    check,
    do,
    each,
    flagged,
    named,
)

END = do("end_turn")
TWO = "ann bob"
POT = {"free_parking": {"pot": True}}
AGAIN = {"jail": {"extra_throw_after_double": True}}
START, FINED = amounts(30000, 1500), amounts(29000, 1450)  # the fine is 1000 and 50


def roll(player: str, a: int, b: int) -> dict[str, object]:
    return do("roll", player=player, dice=[a, b])


def ann(**facts: object) -> dict[str, object]:
    return {f"players.ann.{fact}": value for fact, value in facts.items()}


def debt(**facts: object) -> dict[str, object]:
    return {f"pending.0.{fact}": value for fact, value in facts.items()}


JAILED = flagged("in_jail", "ann")
MISS = [roll("ann", 1, 2), END, END]
FREE = ann(in_jail=False, jail_throws=0)

DOUBLE = [
    *each(ALL, "a double frees from jail and moves at once", given=(JAILED,),
          when=roll("ann", 2, 2),
          then={**FREE, **ann(position=14), "balances.ann": START}),
    # 000 L131 "dock utan extrakast", 002 L441, 004 L327; A19
    *each(ALL, "there is no further throw after it", given=(JAILED, roll("ann", 2, 2)),
          when=roll("ann", 1, 2), refused="already_thrown",
          guards=("jail.extra_throw_after_double",)),
    *each(ALL, "a double in jail is not counted among those of the turn", given=(JAILED,),
          when=roll("ann", 2, 2), then={"turn.doubles": 0}),
    *each(ALL, "a double at the third throw costs nothing", given=(JAILED, MISS, MISS),
          when=roll("ann", 2, 2), players=TWO,
          then={**FREE, **ann(position=14), "balances.ann": START}),
    Row("there is one by a house rule", DE, (JAILED, roll("ann", 2, 2)), roll("ann", 1, 2),
        {**ann(position=17), "turn.doubles": 0}, rules=AGAIN),
    Row("whose double is the first of the turn", DE, (JAILED, roll("ann", 2, 2)),
        roll("ann", 1, 1), {**ann(position=16), "turn.doubles": 1}, rules=AGAIN),
    Row("the double of another does not free", DE, (JAILED, flagged("in_jail", "bob")),
        roll("ann", 2, 2), {"players.bob.in_jail": True, "players.bob.position": 10}),
]  # fmt: skip

MISSED = [
    *each(ALL, "without a double one stays in jail", given=(JAILED,), when=roll("ann", 3, 4),
          then={**ann(in_jail=True, jail_throws=1, position=10), "balances.ann": START}),
    *each(ALL, "and the throw is over", given=(JAILED, roll("ann", 1, 2)),
          when=roll("ann", 1, 2), refused="already_thrown"),
    *each(ALL, "the second miss changes nothing yet", given=(JAILED, MISS),
          when=roll("ann", 3, 4), players=TWO,
          then={**ann(in_jail=True, jail_throws=2, position=10), "balances.ann": START}),
    # 000 L128-131, 001 L412, 002 L442, 004 L328
    *each(ALL, "the third miss is fined and moves by the throw", given=(JAILED, MISS, MISS),
          when=roll("ann", 3, 4), players=TWO,
          then={**FREE, **ann(position=17), "balances.ann": FINED, "turn.doubles": 0},
          guards=("jail.fine", "jail.throws")),
    Row("a turn without a throw is no miss", DE, (JAILED, MISS, END, END), roll("ann", 3, 4),
        ann(in_jail=True, jail_throws=2), players=TWO),
    Row("misses of an earlier stay do not count", DE,
        (JAILED, MISS, MISS, do("leave_jail", player="ann", how="fine"), END, END,
         do("go_to_jail", player="ann"), END, END), roll("ann", 3, 4),
        ann(in_jail=True, jail_throws=1), players=TWO),
    Row("nor do those of another", DE,
        (JAILED, flagged("in_jail", "bob"), roll("ann", 1, 2), END, roll("bob", 1, 2), END,
         roll("ann", 1, 2), END), roll("bob", 1, 2),
        {**ann(jail_throws=2), "players.bob.jail_throws": 2}, players=TWO),
    Row("no further throw after the third miss", DE, (JAILED, MISS, MISS, roll("ann", 3, 4)),
        roll("ann", 1, 2), refused="already_thrown", players=TWO),
    Row("the fine by a house rule", DE, (JAILED, MISS, MISS), roll("ann", 3, 4),
        {"balances.ann": 1300}, rules={"jail": {"fine": 200}}, players=TWO),
    Row("the fine goes to the pot where there is one", DE, (JAILED, MISS, MISS),
        roll("ann", 3, 4), {"balances.ann": 1450, "balances.pot": 50}, rules=POT, players=TWO),
]  # fmt: skip

POOR = [
    *each(ALL, "a fine that is not there stands as a debt, and the player moves all the same",
          given=(JAILED, MISS, MISS, cash(ann=49)), when=roll("ann", 3, 4), players=TWO,
          then={**FREE, **ann(position=17), "balances.ann": 49, "balances.bob": START,
                **debt(debtor="ann", creditor="bank", amount=amounts(1000, 50))},
          guards=("jail.fine",)),
    Row("no part of it is paid", SE, (JAILED, MISS, MISS, cash(ann=950)), roll("ann", 3, 4),
        {"balances.ann": 950, **debt(amount=1000)}, players=TWO),
    Row("with the last of the money it is", SE, (JAILED, MISS, MISS, cash(ann=1000)),
        roll("ann", 3, 4), {"balances.ann": 0, "pending": []}, players=TWO),
    Row("a debt to the pot where there is one", DE, (JAILED, MISS, MISS, cash(ann=49)),
        roll("ann", 3, 4), debt(debtor="ann", creditor="pot", amount=50), rules=POT, players=TWO),
    Row("the turn does not end before it is settled", DE,
        (JAILED, MISS, MISS, cash(ann=49), roll("ann", 3, 4)), END, refused="debt_pending",
        players=TWO),
]  # fmt: skip

ROWS = [*DOUBLE, *MISSED, *POOR]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
