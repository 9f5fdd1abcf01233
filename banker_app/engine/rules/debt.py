"""Settling a debt: whole in cash, or, where the box lets it, partly in deeds."""

from banker_app.engine import commands as c
from banker_app.engine.charges import give_token
from banker_app.engine.conditions import affordable, player_in
from banker_app.engine.core import Draft, require
from banker_app.engine.handover import handed_over, tradable, transfer_cost
from banker_app.engine.state import BANK, POT, Debt
from banker_app.ledger.posting import transfer


def settle_debt(draft: Draft, command: c.SettleDebt) -> None:
    state, debtor = draft.state, command.debtor
    player_in(state, debtor)
    if command.creditor not in (None, BANK, POT):
        player_in(state, command.creditor or "")
    debts = [d for d in state.debts if d.debtor == debtor]
    debts = [d for d in debts if command.creditor in (None, d.creditor)]
    require(debts, "no_debt", player=debtor)
    debt = debts[0]
    rest = tuple(p for p in state.pending if p is not debt)
    if command.in_deeds:
        settle_in_deeds(draft, command, debt)
    else:
        require(command.cash is None, "cash_only_with_deeds")
        affordable(state, debtor, debt.amount)
        facts = {"payer": debtor, "payee": debt.creditor, "amount": debt.amount, "why": debt.why}
        draft.add(
            "debt_settled",
            facts,
            postings=transfer(debtor, debt.creditor, debt.amount),
            pending=rest,
        )
    if debt.token:
        give_token(draft, debtor, debt.why)


def settle_in_deeds(draft: Draft, command: c.SettleDebt, debt: Debt) -> None:
    """000 L199: rent partly in cash, partly in deeds, at whatever value the two agree on."""
    state, debtor, deeds = draft.state, debt.debtor, command.in_deeds
    allowed = state.edition.rent.in_deeds and debt.why == "rent" and debt.creditor in state.players
    require(allowed, "not_in_deeds", why=debt.why)
    require(len(set(deeds)) == len(deeds), "deed_twice")
    for deed in deeds:
        owned = deed in state.deeds and state.deeds[deed].owner == debtor
        require(owned, "not_the_owner", deed=deed, player=debtor)
    tradable(state, deeds)
    cash = min(state.balances[debtor], debt.amount) if command.cash is None else command.cash
    require(cash <= debt.amount, "more_than_the_debt", amount=debt.amount)
    affordable(state, debtor, cash)
    cost = transfer_cost(state, deeds, (), state.edition.interest.on_transfer)
    there = state.balances[debt.creditor] + cash
    require(there >= cost, "not_enough_cash", player=debt.creditor, needed=cost, cash=there)
    facts = {"payer": debtor, "payee": debt.creditor, "amount": cash, "deeds": list(deeds)}
    facts["to_bank"] = {debt.creditor: cost} if cost else {}
    draft.add(
        "debt_settled",
        facts,
        postings=(*transfer(debtor, debt.creditor, cash), *transfer(debt.creditor, BANK, cost)),
        deeds={d: handed_over(d, debt.creditor, state) for d in deeds},
        pending=tuple(p for p in state.pending if p is not debt),
    )
