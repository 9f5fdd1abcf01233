"""Trades: rules.md section 6."""

from typing import Any

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

UNBUILT = (SE, DE, BERLIN, KARLSRUHE, US, UK)
BOB_LEFT = do("leave_game", player="bob")
ANN_OWES = do("pay", payer="ann", payee="cat", amount=50000)


def trade(gives: dict[str, Any], for_: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Ann gives, bob gives something for it."""
    terms = {"left": "ann", "right": "bob", "left_gives": gives, "right_gives": for_ or {}}
    return do("trade", **{**terms, **more})


def deeds(*numbers: int) -> dict[str, Any]:
    return {"deeds": list(numbers)}


def money(amount: int) -> dict[str, Any]:
    return {"cash": amount}


POOR = cash(ann=100, bob=500)

WHAT = [
    *each(ALL, "a deed for cash", given=(own("ann", 5), POOR), when=trade(deeds(5), money(300)),
          then={"deeds.5.owner": "bob", "balances.ann": 400, "balances.bob": 200,
                "balances.bank": amounts(-30600, -2100)}),
    *each(ALL, "deeds against deeds, with cash on top",
          given=(own("ann", 5, 39), own("bob", 15, 37), POOR),
          when=trade({**deeds(5, 39), **money(60)}, deeds(37)),
          then={"deeds.5.owner": "bob", "deeds.39.owner": "bob", "deeds.37.owner": "ann",
                "deeds.15.owner": "bob", "balances.ann": 40, "balances.bob": 560}),
    *each(ALL, "a jail card for cash", given=(holds("jail_cards", ann=2), POOR),
          when=trade({"jail_cards": 1}, money(50)),
          then={"players.ann.jail_cards": 1, "players.bob.jail_cards": 1, "balances.ann": 150}),
    *each(ALL, "both jail cards for a deed", given=(holds("jail_cards", ann=2), own("bob", 1)),
          when=trade({"jail_cards": 2}, deeds(1)),
          then={"players.ann.jail_cards": 0, "players.bob.jail_cards": 2, "deeds.1.owner": "ann"}),
    Row("jail cards of both change hands", DE, (holds("jail_cards", ann=1, bob=1),),
        trade({"jail_cards": 1}, {"jail_cards": 1}),
        {"players.ann.jail_cards": 1, "players.bob.jail_cards": 1}),
    Row("cash both ways is a trade too", DE, (POOR,), trade(money(100), money(30)),
        {"balances.ann": 30, "balances.bob": 570}),
    Row("a present is a trade too", DE, (own("ann", 5),), trade(deeds(5)),
        {"deeds.5.owner": "bob"}),
    Row("the right side may give alone", DE, (own("bob", 5),), trade({}, deeds(5)),
        {"deeds.5.owner": "ann"}),
    Row("all the cash may be given", DE, (POOR,), trade(money(100)), {"balances.ann": 0}),
    # 000 L131, 001 L435, 002 L467, 004 L301
    *each(ALL, "from jail, and in another's turn",
          given=(own("bob", 5), flagged("in_jail", "bob", "cat")),
          when=trade({}, deeds(5), left="cat"),
          then={"deeds.5.owner": "cat", "players.bob.in_jail": True, "turn.player": "ann"},
          guards=("trade.in_jail",)),
    *each(ALL, "a debtor trades", given=(own("ann", 5), POOR, ANN_OWES),
          when=trade(deeds(5), money(300)),
          then={"balances.ann": 400, "pending.0.amount": 50000}),
    Row("the deed goes on as it is, and can be sold on", DE, (own("ann", 5), trade(deeds(5))),
        do("trade", left="bob", right="cat", left_gives=deeds(5)), {"deeds.5.owner": "cat"}),
    # 000 has two cards; the one drawn first is given first, as the auction of the other shows.
    Row("of two jail cards the first one goes first", SE,
        (do("draw_card", player="ann", deck="community", card=12),
         do("draw_card", player="ann", deck="chance", card=11), trade({"jail_cards": 1})),
        BOB_LEFT, {"pending.0.jail_cards": ["community"]}),
    Row("a card that was traded lies behind the own one", SE,
        (do("draw_card", player="ann", deck="chance", card=11),
         do("draw_card", player="bob", deck="community", card=12), trade({"jail_cards": 1}),
         trade({}, {"jail_cards": 1})), BOB_LEFT, {"pending.0.jail_cards": ["chance"]}),
]  # fmt: skip

BUILT = [
    # 000 L163-166, 001 L581, 003 L408, 004 L377
    *each(UNBUILT, "no plot of a group with buildings",
          given=(own("ann", 6, 8, 9), built({6: 1})), when=trade(deeds(9)),
          refused="buildings_stand", facts={"deeds": [6]}),
    *each(UNBUILT, "no group with its buildings", given=(own("ann", 1, 3), built({1: 1, 3: 1})),
          when=trade(deeds(1, 3), money(500)), refused="buildings_stand",
          facts={"deeds": [1, 3]}, guards=("trade.buildings",)),
    *each(UNBUILT, "a group without buildings while another is built",
          given=(own("ann", 1, 3, 6, 8, 9), built({6: 1})), when=trade(deeds(1)),
          then={"deeds.1.owner": "bob"}),
    # 002 L255-258
    Row("buildings go with their street", SORE, (own("ann", 1, 3), built({1: 5, 3: 4})),
        trade(deeds(1)), {"deeds.1.owner": "bob", "deeds.1.buildings": 5, "deeds.3.owner": "ann",
        "deeds.3.buildings": 4, "bank.hotels": 11}, guards=("trade.buildings",)),
    Row("buildings go for nothing but the agreed price", SORE,
        (own("ann", 1, 3), built({1: 3}), POOR), trade(deeds(1), money(500)),
        {"balances.ann": 600, "balances.bob": 0}),
]  # fmt: skip


def tokens(number: int) -> dict[str, Any]:
    return {"tokens": number}


TOKENS = [
    # 002 L241-251
    Row("tokens for cash", SORE, (POOR,), trade(tokens(2), money(80)),
        {"players.ann.tokens": 0, "players.bob.tokens": 4, "balances.ann": 180}),
    Row("a fifth token is not bought", SORE, (holds("tokens", bob=3),), trade(tokens(2)),
        refused="too_many_tokens", facts={"player": "bob", "most": 4},
        guards=("loser_tokens.max",)),
    Row("with four, one token against another", SORE, (holds("tokens", bob=4),),
        trade(tokens(1), tokens(1)), {"players.ann.tokens": 2, "players.bob.tokens": 4}),
    Row("a fifth token to the left", SORE, (holds("tokens", ann=4),), trade({}, tokens(1)),
        refused="too_many_tokens", facts={"player": "ann"}),
    Row("the figure takes no token", SORE, (holds("tokens", bob=0), flagged("figure", "bob")),
        trade(tokens(1)), refused="figure_takes_no_token", facts={"player": "bob"}),
    Row("the figure is told before a fifth token", SORE,
        (holds("tokens", bob=4), flagged("figure", "bob")), trade(tokens(1)),
        refused="figure_takes_no_token"),
    Row("too many tokens are told before a wrong redemption", SORE, (holds("tokens", bob=4),),
        trade(tokens(1), redeem=[5]), refused="too_many_tokens"),
    *each(UNBUILT, "a box without tokens has none to give", given=(), when=trade(tokens(1)),
          refused="not_enough_tokens", facts={"player": "ann"}),
]  # fmt: skip

REFUSALS = [
    Row("not with a stranger", DE, (), trade({}, right="eve"), refused="unknown_player",
        facts={"player": "eve"}),
    Row("the left side is looked at first", DE, (BOB_LEFT,), trade({}, left="eve"),
        refused="unknown_player", facts={"player": "eve"}),
    Row("not with one who has left", DE, (BOB_LEFT,), trade({}), refused="player_out",
        facts={"player": "bob"}),
    Row("not with the bank", DE, (), trade(money(5), right="bank"), refused="unknown_player"),
    Row("not with oneself", DE, (), trade({}, right="ann"), refused="trade_with_oneself",
        facts={"player": "ann"}),
    Row("nothing for nothing is no trade", DE, (), trade({}), refused="empty_trade"),
    Row("a redemption alone is no trade", DE, (own("ann", 5), mortgaged(5)), trade({}, redeem=[5]),
        refused="empty_trade"),
    Row("not more cash than there is", DE, (POOR,), trade({**money(101), **deeds(5, 5)}),
        refused="not_enough_cash", facts={"player": "ann", "needed": 101, "cash": 100}),
    Row("not out of the cash that is to come", DE, (POOR,), trade(money(101), money(400)),
        refused="not_enough_cash", facts={"player": "ann"}),
    Row("no deed twice", DE, (own("bob", 5),), trade(deeds(5, 5)), refused="deed_twice"),
    Row("not another's deed", DE, (own("bob", 1, 3), built({1: 1})), trade(deeds(1)),
        refused="not_the_owner", facts={"deed": 1, "player": "ann"}),
    Row("not the deed that is to come", DE, (own("bob", 5),), trade(deeds(5), deeds(5)),
        refused="not_the_owner", facts={"deed": 5, "player": "ann"}),
    Row("not a deed of the bank", DE, (), trade(deeds(39)), refused="not_the_owner"),
    Row("the start is nobody's deed", DE, (), trade(deeds(0)), refused="not_the_owner"),
    Row("buildings are told before a missing jail card", DE,
        (own("ann", 1, 3), built({1: 1, 3: 1})), trade({**deeds(1), "jail_cards": 1}),
        refused="buildings_stand"),
    Row("no jail card that one has not", DE, (holds("jail_cards", bob=1),),
        trade({"jail_cards": 1, "tokens": 1}), refused="no_jail_card", facts={"player": "ann"}),
    Row("not more tokens than there are", SORE, (), trade(tokens(3)), refused="not_enough_tokens",
        facts={"player": "ann"}),
    Row("all of the left side is told before the right side", DE, (POOR,),
        trade({"tokens": 1}, money(900)), refused="not_enough_tokens"),
    Row("the right side's cash", DE, (POOR,), trade({}, money(501)), refused="not_enough_cash",
        facts={"player": "bob", "needed": 501, "cash": 500}),
    Row("no redemption of what is not mortgaged", DE, (own("ann", 5),),
        trade(deeds(5), redeem=[5]), refused="nothing_to_redeem", facts={"deed": 5}),
    Row("no redemption of what is not traded", DE, (own("ann", 5, 15), mortgaged(15)),
        trade(deeds(5), redeem=[15]), refused="nothing_to_redeem", facts={"deed": 15}),
    Row("no redemption twice", DE, (own("ann", 5), mortgaged(5)), trade(deeds(5), redeem=[5, 5]),
        refused="nothing_to_redeem"),
    Row("a wrong redemption is told before missing interest", DE,
        (own("ann", 5, 15), mortgaged(5), cash(bob=0)), trade(deeds(5, 15), redeem=[15]),
        refused="nothing_to_redeem"),
]  # fmt: skip

ROWS = [*WHAT, *BUILT, *TOKENS, *REFUSALS]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
