"""Trades that are offered on one phone and answered on another."""

from typing import Any

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    Row,
    amounts,
    built,
    cash,
    check,
    do,
    each,
    flagged,
    mortgaged,
    named,
    own,
)
from tests.engine.rules.test_trade import deeds, money, trade

ANN_5 = own("ann", 5, 15)  # entries 2 and 3


def offer(gives: dict[str, Any], for_: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {**trade(gives, for_, **more), "kind": "offer_trade"}


def answer(accept: bool, **more: int) -> dict[str, Any]:
    return do("answer_trade", accept=accept, **more)


def pending(number: int, right: str = "bob") -> dict[str, Any]:
    return {"kind": "trade_offer", "offer": number, "left": "ann", "right": right}


FIRST = offer(deeds(5), money(300))  # entry 4
SECOND = offer(deeds(15), money(100), right="cat")  # entry 5
OFFERED = (ANN_5, FIRST)

ROWS = [
    *each(ALL, "an offer moves nothing", given=(ANN_5,), when=FIRST,
          then={"pending": [pending(4)], "deeds.5.owner": "ann",
                "balances.ann": amounts(30000, 1500)}),
    *each(ALL, "accepted, it is a trade", given=OFFERED, when=answer(True),
          then={"pending": [], "deeds.5.owner": "bob", "balances.ann": amounts(30300, 1800),
                "balances.bob": amounts(29700, 1200)}),
    *each(ALL, "refused, it moves nothing and is gone", given=OFFERED, when=answer(False),
          then={"pending": [], "deeds.5.owner": "ann", "balances.bob": amounts(30000, 1500)}),
    Row("it is named by the number of its entry", DE, OFFERED, answer(True, offer=4),
        {"deeds.5.owner": "bob"}),
    Row("several offers stand, oldest first", DE, OFFERED, SECOND,
        {"pending": [pending(4), pending(5, "cat")]}),
    Row("the second of two is accepted", DE, (*OFFERED, SECOND), answer(True, offer=5),
        {"pending": [pending(4)], "deeds.15.owner": "cat", "deeds.5.owner": "ann"}),
    Row("the first of two is refused", DE, (*OFFERED, SECOND), answer(False, offer=4),
        {"pending": [pending(5, "cat")], "deeds.5.owner": "ann"}),
    Row("the same deed may be offered twice", DE, OFFERED, offer(deeds(5), right="cat"),
        {"pending": [pending(4), pending(5, "cat")]}),
    Row("an offer of the debtor, and its answer", DE,
        (ANN_5, cash(ann=0), do("pay", payer="ann", payee="cat", amount=300), FIRST),
        answer(True), {"deeds.5.owner": "bob", "balances.ann": 300,
        "pending": [{"kind": "debt", "debtor": "ann", "creditor": "cat", "amount": 300,
                     "why": "pay"}]}),
    Row("an offer does not hold up the turn", DE, OFFERED, do("end_turn"),
        {"turn.player": "bob", "pending": [pending(4)]}),
    Row("answered from jail", DE, (*OFFERED, flagged("in_jail", "bob")), answer(True),
        {"deeds.5.owner": "bob"}),
    Row("the redemption is part of the offer", SE,
        (own("ann", 39), mortgaged(39), offer(deeds(39), redeem=[39])), answer(True),
        {"balances.bob": 25600, "deeds.39.mortgaged": False}),
    Row("the interest is paid with the answer", SE,
        (own("ann", 39), mortgaged(39), offer(deeds(39))), answer(True),
        {"balances.bob": 29600, "deeds.39.mortgaged": True}),
    # What cannot be done now is not offered: the refusals of the trade.
    Row("not to oneself", DE, (), offer({}, right="ann"), refused="trade_with_oneself"),
    Row("nothing for nothing is not offered", DE, (), offer({}), refused="empty_trade"),
    Row("not another's deed", DE, (), offer(deeds(5)), refused="not_the_owner"),
    Row("not for cash that the other has not", DE, (ANN_5,), offer(deeds(5), money(1501)),
        refused="not_enough_cash", facts={"player": "bob"}),
    Row("not with interest that the other cannot pay", DE,
        (own("ann", 39), mortgaged(39), cash(bob=19)), offer(deeds(39)),
        refused="not_enough_cash", facts={"player": "bob", "needed": 20}),
    # Judged again at the answer.
    Row("what was sold meanwhile is not there", DE,
        (*OFFERED, trade(deeds(5), right="cat")), answer(True), refused="not_the_owner",
        facts={"deed": 5}),
    Row("the money is not there any more", DE, (*OFFERED, cash(bob=299)), answer(True),
        refused="not_enough_cash", facts={"player": "bob", "needed": 300, "cash": 299}),
    Row("houses have gone up meanwhile", DE, (own("ann", 1, 3), offer(deeds(1)), built({1: 1})),
        answer(True), refused="buildings_stand"),
    Row("a mortgage was taken meanwhile: its interest is due", DE,
        (own("ann", 39), offer(deeds(39)), mortgaged(39)), answer(True),
        {"balances.bob": 1480, "deeds.39.mortgaged": True}),
    Row("a mortgage was lifted meanwhile", DE,
        (own("ann", 39), mortgaged(39), offer(deeds(39), redeem=[39]),
         do("redeem_deed", player="ann", deed=39)), answer(True), refused="nothing_to_redeem"),
    Row("what can no longer be accepted can be refused", DE, (*OFFERED, cash(bob=0)),
        answer(False), {"pending": [], "deeds.5.owner": "ann"}),
    # Refusals of the answer.
    Row("no offer, no answer", DE, (ANN_5,), answer(True), refused="no_offer"),
    Row("not the same offer twice", DE, (*OFFERED, answer(False)), answer(True, offer=4),
        refused="no_offer", facts={"offer": 4}),
    Row("a number that is no offer", DE, OFFERED, answer(True, offer=2), refused="no_offer",
        facts={"offer": 2}),
    Row("with two offers the answer names one", DE, (*OFFERED, SECOND), answer(False),
        refused="which_offer", facts={"offers": [4, 5]}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
