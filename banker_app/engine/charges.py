"""Charges: paid in full, or standing whole as a debt; and what comes with them."""

from banker_app.engine.core import Draft
from banker_app.engine.state import BANK, POT, Debt
from banker_app.ledger.posting import transfer


def give_token(draft: Draft, player: str, why: str) -> None:
    """A loser token, never a fifth and never to the holder of the figure."""
    rule = draft.state.edition.loser_tokens
    if rule is None or draft.state.figure.holder == player:
        return
    tokens = draft.state.players[player].tokens
    if tokens < rule.max:
        facts = {"player": player, "why": why}
        draft.add("token_taken", facts, players={player: {"tokens": tokens + 1}})


def charge(
    draft: Draft, payer: str, payee: str, amount: int, why: str, token: bool = False
) -> None:
    if not amount:
        return
    facts = {"payer": payer, "payee": payee, "amount": amount, "why": why}
    if payer == BANK or draft.state.balances[payer] >= amount:
        draft.add("money_paid", facts, postings=transfer(payer, payee, amount))
        if token:
            give_token(draft, payer, why)
    else:
        debt = Debt(payer, payee, amount, why, token, draft.state.seq + 1)
        draft.wait_for("debt_incurred", debt, facts)


def to_bank(draft: Draft) -> str:
    """Where taxes, fines and card payments go."""
    return POT if draft.state.edition.free_parking.pot else BANK


def pay_salary(draft: Draft, player: str, landed: bool = False) -> None:
    money = draft.state.edition.money
    special = money.salary_on_landing if landed else None
    amount = money.salary if special is None else special
    facts = {"player": player, "amount": amount}
    draft.add(
        "salary_paid",
        facts,
        postings=transfer(BANK, player, amount),
        players={player: {"salaries": draft.state.players[player].salaries + 1}},
    )
