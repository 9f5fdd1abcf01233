"""Postings: the only code that changes a balance."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Posting:
    account: str
    amount: int


def transfer(payer: str, payee: str, amount: int) -> tuple[Posting, ...]:
    """The two postings that move an amount; none for nothing."""
    assert amount >= 0
    return (Posting(payer, -amount), Posting(payee, amount)) if amount else ()


def post(balances: Mapping[str, int], postings: Iterable[Posting]) -> dict[str, int]:
    """The balances after the postings, which sum to zero."""
    after = dict(balances)
    total = 0
    for posting in postings:
        after[posting.account] = after.get(posting.account, 0) + posting.amount
        total += posting.amount
    assert total == 0, "postings must sum to zero"
    return after
