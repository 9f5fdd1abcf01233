"""Buying a deed at its price."""

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
    named,
    own,
)

WITH_UTILITIES = tuple(box for box in ALL if box != SORE)
CAT_LEFT = do("leave_game", player="cat")
ALWAYS = {"auction": {"when": "always"}}
NEVER = {"auction": {"when": "never"}}


def buys(deed: int, player: str = "ann") -> dict[str, object]:
    return do("buy_deed", player=player, deed=deed)


def auction(deed: int) -> dict[str, object]:
    return do("open_auction", lot={"deed": deed})


OWES = [cash(ann=900), do("pay", payer="ann", payee="bob", amount=1000)]

BOUGHT = [
    # 000 L62; 001 L279; 002 L505; 003 L165; 004 L193
    *each(ALL, "a street at the price of its deed", given=(), when=buys(39),
          then={"deeds.39": {"owner": "ann", "mortgaged": False, "buildings": 0},
                "balances.ann": amounts(22000, 1100), "balances.bank": amounts(-82000, -4100),
                "balances.pot": 0}),
    *each(ALL, "the cheapest street", given=(), when=buys(1),
          then={"deeds.1.owner": "ann", "balances.ann": amounts(28800, 1440)}),
    *each(ALL, "a station", given=(), when=buys(35),
          then={"deeds.35.owner": "ann", "balances.ann": amounts(26000, 1300)}),
    *each(WITH_UTILITIES, "a utility", given=(), when=buys(12),
          then={"deeds.12.owner": "ann", "balances.ann": amounts(27000, 1350)}),
    Row("several one after the other", BERLIN, (buys(37), buys(39)), buys(5),
        {"balances.ann": 550, "deeds.37.owner": "ann", "deeds.5.owner": "ann"}),
    Row("with the last coin", DE, (cash(bob=60),), buys(1, "bob"),
        {"balances.bob": 0, "deeds.1.owner": "bob"}),
    Row("the price does not go into a pot", US, (), buys(39),
        {"balances.pot": 0, "balances.bank": -4100}, rules={"free_parking": {"pot": True}}),
    Row("when it is another's turn", SE, (), buys(39, "cat"), {"deeds.39.owner": "cat"}),
    Row("from jail", UK, (flagged("in_jail", "ann"),), buys(39), {"balances.ann": 1100}),
    Row("wherever the token stands", DE, (at(ann=1),), buys(39), {"deeds.39.owner": "ann"}),
    Row("a price put right is the price from then on", KARLSRUHE,
        (do("amend_edition", path="spaces.39.price", value=450),), buys(39),
        {"balances.ann": 1050}),
    Row("another deed than the one that is being auctioned", DE, (auction(37),), buys(39),
        {"deeds.39.owner": "ann", "pending.0.kind": "auction"}),
    # 002 L562, 004 L215; A3
    *each(ALL, "what nobody bid for stays for sale", given=(auction(39), do("close_auction")),
          when=buys(39), then={"balances.ann": amounts(22000, 1100)}),
    Row("what came to no close either", DE, (auction(39), do("cancel_auction")), buys(39),
        {"deeds.39.owner": "ann"}),
    Row("others buy while one is in debt", DE, (*OWES,), buys(39, "cat"),
        {"deeds.39.owner": "cat", "balances.cat": 1100}),
    Row("without auctions a deed is bought as ever", DE, (), buys(39), {"balances.ann": 1100},
        rules=NEVER),
]  # fmt: skip

FREE_HOUSE = [flagged("figure", "bob"), do("place_free_house", player="bob", deed=39)]

COMES_BACK = [
    # 002 L92-94
    Row("a house that stands there comes free", SORE, (*FREE_HOUSE,), buys(39),
        {"balances.ann": 1100, "deeds.39.owner": "ann", "deeds.39.buildings": 1,
         "bank.houses": 31}),
    # 002 L219-224
    Row("a deed of a bankrupt is for sale at once, with its buildings", SORE,
        (own("cat", 37, 39), built({39: 5}), CAT_LEFT), buys(39),
        {"balances.ann": 1100, "deeds.39.owner": "ann", "deeds.39.buildings": 5, "pending": []}),
    # 000 L193; 001 L321; 003 L240; 004 L109
    *each(WITH_UTILITIES, "a deed of a bankrupt is auctioned, not bought",
          given=(own("cat", 39), CAT_LEFT), when=buys(39), refused="auction_due",
          facts={"deed": 39}),
    Row("also where nothing else is auctioned", DE, (own("cat", 39), CAT_LEFT), buys(39),
        refused="auction_due", rules=NEVER),
    Row("the bank's other deeds are bought meanwhile", DE, (own("cat", 39), CAT_LEFT), buys(37),
        {"deeds.37.owner": "ann", "pending.0.deeds": [39]}),
    Row("unsold at its auction, it is bought as ever", DE,
        (own("cat", 39), CAT_LEFT, auction(39), do("close_auction")), buys(39),
        {"deeds.39.owner": "ann", "pending": []}),
    Row("an auction called off is due no more", DE,
        (own("cat", 39), CAT_LEFT, auction(39), do("cancel_auction")), buys(39),
        {"deeds.39.owner": "ann", "pending": []}),
]  # fmt: skip

REFUSED = [
    Row("only a known player buys", DE, (), buys(39, "zoe"), refused="unknown_player",
        facts={"player": "zoe"}),
    Row("the bank does not buy", DE, (), buys(39, "bank"), refused="unknown_player"),
    Row("an unknown player is told before a wrong space", DE, (), buys(0, "zoe"),
        refused="unknown_player"),
    Row("who has left does not buy", DE, (CAT_LEFT,), buys(39, "cat"), refused="player_out",
        facts={"player": "cat"}),
    Row("having left is told before a wrong space", DE, (CAT_LEFT,), buys(0, "cat"),
        refused="player_out"),
    Row("a debtor does not buy, though his cash would do", DE, (*OWES,), buys(39),
        refused="debt_pending", facts={"player": "ann"}),
    Row("a debt is told before a wrong space", DE, (*OWES,), buys(0), refused="debt_pending"),
    Row("a debt is told before the owner", DE, (*OWES, own("bob", 39)), buys(39),
        refused="debt_pending"),
    *each(ALL, "a tax space is not for sale", given=(), when=buys(4), refused="not_a_deed",
          facts={"space": 4}),
    Row("nor is a bill, where others have a utility", SORE, (), buys(12), refused="not_a_deed",
        facts={"space": 12}),
    *each(ALL, "another's deed is not for sale by the bank", given=(own("bob", 39),),
          when=buys(39), refused="deed_has_owner", facts={"deed": 39, "owner": "bob"}),
    Row("nor is one's own", DE, (own("ann", 39),), buys(39), refused="deed_has_owner",
        facts={"owner": "ann"}),
    Row("an owner is told before the lack of money", DE, (own("bob", 39), cash(ann=0)), buys(39),
        refused="deed_has_owner"),
    Row("an owner is told before the rule that all is auctioned", DE, (own("bob", 39),), buys(39),
        refused="deed_has_owner", rules=ALWAYS),
    Row("what is being auctioned is not bought", DE, (auction(39),), buys(39),
        refused="auction_open", facts={"deed": 39}),
    Row("an open auction is told before the one that is due", DE,
        (own("cat", 39), CAT_LEFT, auction(39)), buys(39), refused="auction_open"),
    Row("an open auction is told before the rule that all is auctioned", DE, (auction(39),),
        buys(39), refused="auction_open", rules=ALWAYS),
    Row("an open auction is told before the lack of money", DE, (auction(39), cash(ann=0)),
        buys(39), refused="auction_open"),
    Row("a due auction is told before the rule that all is auctioned", DE,
        (own("cat", 39), CAT_LEFT), buys(39), refused="auction_due", rules=ALWAYS),
    Row("a due auction is told before the lack of money", DE,
        (own("cat", 39), CAT_LEFT, cash(ann=0)), buys(39), refused="auction_due"),
    Row("where everything is auctioned nothing is bought", DE, (), buys(39),
        refused="only_by_auction", facts={"deed": 39}, rules=ALWAYS),
    Row("that rule is told before the lack of money", SE, (cash(ann=0),), buys(39),
        refused="only_by_auction", rules=ALWAYS),
    *each(ALL, "who has too little does not buy", given=(cash(ann=59),), when=buys(1),
          refused="not_enough_cash", facts={"player": "ann", "cash": 59}),
    Row("one coin short of the price", DE, (cash(ann=399),), buys(39), refused="not_enough_cash",
        facts={"player": "ann", "needed": 400, "cash": 399}),
]  # fmt: skip

ROWS = [*BOUGHT, *COMES_BACK, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
