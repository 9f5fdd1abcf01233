"""Bankruptcy to the bank, and going home: rules.md section 8."""

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
    holds,
    mortgaged,
    named,
    own,
)
from tests.engine.rules.test_bankruptcy import bankrupt

AUCTIONED = (SE, DE, BERLIN, KARLSRUHE, US, UK)
TAX = do("pay_tax", player="bob", space=4)  # 200, in 000 4000
LEAVE = do("leave_game", player="bob")
BOTH_CARDS = holds("jail_cards", bob=2)


def due(deeds: list[int], cards: list[str] | None = None) -> list[dict[str, Any]]:
    return [{"kind": "auctions_due", "deeds": deeds, "jail_cards": cards or []}]


ESTATE = (own("bob", 5, 39), mortgaged(5, 39), cash(bob=50), TAX)
HOUSES = (own("bob", 1, 3), built({1: 2, 3: 1}), cash(bob=0), TAX)

TO_THE_BANK = [
    # 000 L193, 001 L321, 003 L240, 004 L107-109; A22: free of mortgage
    *each(AUCTIONED, "all deeds are to be auctioned, free of mortgage", given=ESTATE,
          when=bankrupt(), then={"pending": due([5, 39]), "deeds.5.owner": None,
          "deeds.39.owner": None, "deeds.39.mortgaged": False, "balances.bob": 0,
          "balances.bank": amounts(-60000, -3000), "players.bob.out": True},
          guards=("bankruptcy.bank_auctions",)),
    # 002 L219
    Row("all deeds are for sale again, free of mortgage", SORE, ESTATE, bankrupt(),
        {"pending": [], "deeds.5.owner": None, "deeds.39.mortgaged": False,
         "balances.bank": -3000}, guards=("bankruptcy.bank_auctions",)),
    Row("the next buyer pays the price", SORE, (*ESTATE, bankrupt()),
        do("buy_deed", player="cat", deed=39), {"balances.cat": 1100, "deeds.39.owner": "cat"}),
    *each(AUCTIONED, "what is auctioned has no mortgage and no interest",
          given=(*ESTATE, bankrupt(), do("open_auction", lot={"deed": 39}),
                 do("place_bid", player="cat", amount=70)), when=do("close_auction"),
          then={"balances.cat": amounts(29930, 1430), "deeds.39.owner": "cat",
                "deeds.39.mortgaged": False, "pending": due([5])}),
    *each(AUCTIONED, "buildings go back to the bank and are not auctioned", given=HOUSES,
          when=bankrupt(), then={"deeds.1.buildings": 0, "deeds.3.buildings": 0,
          "bank.houses": 32, "pending": due([1, 3])}),
    # 002 L220-224
    Row("buildings stay where they are", SORE, HOUSES, bankrupt(),
        {"deeds.1.buildings": 2, "deeds.3.buildings": 1, "deeds.1.owner": None,
         "bank.houses": 29, "pending": []}, guards=("bankruptcy.buildings",)),
    Row("the next buyer has the buildings for nothing", SORE, (*HOUSES, bankrupt()),
        do("buy_deed", player="cat", deed=1),
        {"balances.cat": 1440, "deeds.1.buildings": 2, "deeds.1.owner": "cat"}),
    # A21
    *each(AUCTIONED, "jail cards: auctioned in 000, under the pile elsewhere",
          given=(BOTH_CARDS, cash(bob=0), TAX), when=bankrupt(),
          then={"pending": amounts(due([], ["chance", "community"]), []),
                "players.bob.jail_cards": 0}, guards=("bankruptcy.bank_auctions_jail_cards",)),
    Row("jail cards go under the pile", SORE, (BOTH_CARDS, cash(bob=0), TAX), bankrupt(),
        {"pending": [], "players.bob.jail_cards": 0}),
    Row("deeds and cards are due together", SE, (own("bob", 5), mortgaged(5), BOTH_CARDS,
        cash(bob=0), TAX), bankrupt(), {"pending": due([5], ["chance", "community"])}),
    Row("a card under the pile can be drawn again", DE, (BOTH_CARDS, LEAVE),
        do("draw_card", player="ann", deck="chance", card=8), {"players.ann.jail_cards": 1}),
    Row("a card that is due cannot be drawn", SE, (BOTH_CARDS, LEAVE),
        do("draw_card", player="ann", deck="chance", card=11), refused="card_is_held"),
    Row("who has nothing leaves nothing to auction", DE, (cash(bob=0), TAX), bankrupt(),
        {"pending": [], "players.bob.out": True}),
    *each(ALL, "the players have nothing of it", given=(own("bob", 5), mortgaged(5), BOTH_CARDS,
          cash(bob=50), TAX), when=bankrupt(),
          then={"balances.ann": amounts(30000, 1500), "players.ann.jail_cards": 0}),
    Row("loser tokens go to the bank", SORE, (holds("tokens", bob=4), cash(bob=0), TAX),
        bankrupt(), {"players.bob.tokens": 0}),
]  # fmt: skip

GOING_HOME = [
    *each(ALL, "who goes home leaves all to the bank",
          given=(own("bob", 5), mortgaged(5), BOTH_CARDS), when=LEAVE,
          then={"balances.bob": 0, "balances.bank": amounts(-60000, -3000),
                "deeds.5.owner": None, "deeds.5.mortgaged": False, "players.bob.out": True,
                "players.bob.jail_cards": 0,
                "pending": {**amounts(due([5], ["chance", "community"]), due([5])), SORE: []}}),
    Row("his houses go back to the bank", DE, (own("bob", 1, 3), built({1: 1, 3: 1})), LEAVE,
        {"bank.houses": 32, "deeds.1.buildings": 0, "pending": due([1, 3])}),
    Row("his houses stay", SORE, (own("bob", 1, 3), built({1: 1, 3: 1})), LEAVE,
        {"bank.houses": 30, "deeds.1.buildings": 1, "deeds.1.owner": None}),
    Row("what he is owed is owed to the bank", DE,
        (cash(cat=0), do("pay", payer="cat", payee="bob", amount=7)), LEAVE,
        {"pending": [{"kind": "debt", "debtor": "cat", "creditor": "bank", "amount": 7,
                      "why": "pay"}]}),
    Row("a stranger does not go home", DE, (), do("leave_game", player="eve"),
        refused="unknown_player"),
    Row("nobody goes home twice", DE, (LEAVE,), LEAVE, refused="player_out",
        facts={"player": "bob"}),
    Row("nobody goes home with a debt, though he could pay it", DE,
        (cash(bob=0), TAX, cash(bob=5000)), LEAVE, refused="debt_pending",
        facts={"player": "bob"}),
]  # fmt: skip

FOUR = "ann bob cat dan"
CAT_LEAVES = do("leave_game", player="cat")

SECOND = [
    Row("two estates are due together, the older first", DE,
        (own("bob", 5, 39), own("cat", 1, 15), LEAVE), CAT_LEAVES,
        {"pending": due([5, 39, 1, 15])}, players=FOUR),
    Row("cards of two estates are due together", SE,
        (holds("jail_cards", cat=1), holds("jail_cards", bob=1), LEAVE), CAT_LEAVES,
        {"pending": due([], ["community", "chance"])}, players=FOUR),
    Row("the second estate finds an auction open", DE,
        (own("bob", 5), own("cat", 1), LEAVE, do("open_auction", lot={"deed": 5})), CAT_LEAVES,
        {"pending.0.deeds": [5, 1], "pending.1.lot": {"deed": 5}}, players=FOUR),
    Row("an estate without deeds adds nothing", DE, (own("bob", 5), LEAVE), CAT_LEAVES,
        {"pending": due([5])}, players=FOUR),
    Row("with a debt to a player nothing more is due", DE,
        (own("bob", 5), own("cat", 1), LEAVE, cash(cat=0),
         do("pay", payer="cat", payee="ann", amount=900)),
        do("declare_bankruptcy", player="cat"), {"pending": due([5]), "deeds.1.owner": "ann"},
        players=FOUR),
]  # fmt: skip

ROWS = [*TO_THE_BANK, *GOING_HOME, *SECOND]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
