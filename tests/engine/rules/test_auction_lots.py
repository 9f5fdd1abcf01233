"""Auctions of the last buildings, and of what a bankruptcy to the bank left behind."""

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

FROM_1 = (SE, DE, BERLIN, US, UK)
FROM_10 = (SORE, KARLSRUHE)
HOUSE = do("open_auction", lot={"building": "house"})
HOTEL = do("open_auction", lot={"building": "hotel"})
CARD = do("open_auction", lot={"jail_card": "chance"})
CLOSE = do("close_auction")
CANCEL = do("cancel_auction")
BOB_LEFT = do("leave_game", player="bob")
HIGHEST = "pending.0.highest"
BROWN, BLUE = own("ann", 1, 3), own("ann", 37, 39)
LEVEL_4 = built({1: 4, 3: 4})


def bid(player: str, amount: int) -> dict[str, object]:
    return do("place_bid", player=player, amount=amount)


def close(deed: int) -> dict[str, object]:
    return do("close_auction", deed=deed)


def lot(deed: int) -> dict[str, object]:
    return do("open_auction", lot={"deed": deed})


ANN_BIDS = bid("ann", 70)
BOB_BIDS = bid("bob", 60)
CARD_LOT = {"kind": "auction", "lot": {"jail_card": "chance"}, "highest": None}

BUILDINGS = [
    # 000 L158, 001 L491, 002 L189, 003 L338, 004 L360
    *each(ALL, "the house is built where the winner says, for his bid alone",
          given=(BROWN, BLUE, own("bob", 6, 8, 9), cash(ann=1000), HOUSE, BOB_BIDS, ANN_BIDS),
          when=close(39), then={"deeds.39.buildings": 1, "deeds.1.buildings": 0,
          "balances.ann": 930, "balances.bob": amounts(30000, 1500), "bank.houses": 31,
          "pending": []}),
    *each(ALL, "a hotel gives its four houses back", given=(BROWN, LEVEL_4, cash(ann=1000), HOTEL,
          ANN_BIDS), when=close(3), then={"deeds.3.buildings": 5, "deeds.1.buildings": 4,
          "balances.ann": 930, "bank.houses": 28, "bank.hotels": 11}),
    *each(FROM_1, "the first bid for a building is 1", given=(BROWN, HOUSE), when=bid("ann", 1),
          then={HIGHEST: {"player": "ann", "amount": 1}}),
    # 002 L191, 004 L361
    *each(FROM_10, "the first bid for a building is 10", given=(BROWN, HOUSE), when=bid("ann", 9),
          refused="bid_too_low", facts={"least": 10}),
    *each(ALL, "the last house in the bank can be put up", given=(BROWN, HOUSE, bid("ann", 10)),
          when=close(1), then={"bank.houses": 0, "deeds.1.buildings": 1},
          rules={"building": {"houses": 1}}),
    Row("a house without bids stays in the bank", DE, (BROWN, HOUSE), CLOSE,
        {"bank.houses": 32, "pending": []}),
    Row("without bids nothing is built where a deed is named", DE, (BROWN, HOUSE), close(1),
        {"deeds.1.buildings": 0, "pending": []}),
    Row("no house in the bank, no auction of one", DE, (), HOUSE, refused="no_houses_left",
        rules={"building": {"houses": 0}}),
    Row("no hotel in the bank, no auction of one", DE, (), HOTEL, refused="no_hotels_left",
        rules={"building": {"hotels": 0}}),
    Row("houses can be put up when the hotels are gone", DE, (BROWN,), HOUSE,
        {"pending.0.lot": {"building": "house"}}, rules={"building": {"hotels": 0}}),
    Row("also without auctions of deeds", DE, (BROWN,), HOUSE,
        {"pending.0.lot": {"building": "house"}}, rules={"auction": {"when": "never"}}),
    # A11: the 10 % are no part of a bid and stay owed: 2 × 1000 + 50, after 70 for the first house.
    Row("the interest of a prepaid loan stays owed", SE,
        (BROWN, mortgaged(1), do("redeem_deed", player="ann", deed=1), cash(ann=5000), HOUSE,
         ANN_BIDS, close(1)), do("build", player="ann", steps={"1": 1, "3": 1}),
        {"balances.ann": 2880, "deeds.1.buildings": 2}),
    Row("a mortgage of the group does not bar the bid", SE, (BROWN, mortgaged(3), HOUSE),
        ANN_BIDS, {HIGHEST: {"player": "ann", "amount": 70}}),
    Row("a house on the plot without a mortgage", SE, (BROWN, mortgaged(3), HOUSE, ANN_BIDS),
        close(1), {"deeds.1.buildings": 1}),
]  # fmt: skip

NOWHERE = [
    *each(ALL, "without a whole group nobody bids", given=(own("ann", 1), HOUSE), when=ANN_BIDS,
          refused="could_build_nowhere", facts={"player": "ann"}),
    # 002 has no bar (A16); 000 bars the mortgaged plot alone.
    *each((DE, BERLIN, KARLSRUHE, US, UK), "a mortgage of the group bars the bid",
          given=(BROWN, mortgaged(3), HOUSE), when=ANN_BIDS, refused="could_build_nowhere"),
    Row("with every plot of the group mortgaged nobody bids", SE, (BROWN, mortgaged(1, 3), HOUSE),
        ANN_BIDS, refused="could_build_nowhere"),
    Row("a mortgage bars no bid", SORE, (BROWN, mortgaged(1, 3), HOUSE), ANN_BIDS,
        {HIGHEST: {"player": "ann", "amount": 70}}),
    Row("who has four houses everywhere does not bid for another", DE, (BROWN, LEVEL_4, HOUSE),
        ANN_BIDS, refused="could_build_nowhere"),
    Row("who has no four houses does not bid for a hotel", DE,
        (BROWN, built({1: 4, 3: 3}), HOTEL), ANN_BIDS, refused="could_build_nowhere"),
    Row("who has hotels everywhere bids for nothing", DE, (BROWN, built({1: 5, 3: 5}), HOTEL),
        ANN_BIDS, refused="could_build_nowhere"),
    Row("too little cash comes first", DE, (HOUSE, cash(ann=10)), ANN_BIDS,
        refused="not_enough_cash"),
    Row("with hotels on one street alone as a house rule he bids", DE,
        (BROWN, built({1: 4, 3: 3}), HOTEL), ANN_BIDS,
        {HIGHEST: {"player": "ann", "amount": 70}}, rules={"building": {"hotel_needs": "street"}}),
]  # fmt: skip

PLACES = [
    Row("an uncovered bid comes before the missing deed", SE,
        (BROWN, HOUSE, ANN_BIDS, cash(ann=69)), CLOSE, refused="bid_not_covered"),
    Row("the winner says where", DE, (BROWN, HOUSE, ANN_BIDS), CLOSE, refused="deed_needed"),
    Row("not on the start", DE, (BROWN, HOUSE, ANN_BIDS), close(0), refused="not_a_deed"),
    Row("not on another's street", DE, (BROWN, own("bob", 37, 39), HOUSE, ANN_BIDS), close(37),
        refused="not_the_owner", facts={"deed": 37}),
    Row("not on nobody's street", DE, (BROWN, HOUSE, ANN_BIDS), close(37),
        refused="not_the_owner"),
    Row("not on a station", DE, (BROWN, own("ann", 5), HOUSE, ANN_BIDS), close(5),
        refused="not_a_street"),
    Row("not on a group that is not whole", DE,
        (BROWN, own("ann", 37), mortgaged(37), HOUSE, ANN_BIDS), close(37),
        refused="group_incomplete"),
    Row("not beside a mortgage", DE, (BROWN, BLUE, mortgaged(37), HOUSE, ANN_BIDS), close(39),
        refused="mortgage_bars_building", facts={"deeds": [37]}),
    Row("a mortgage is told before the wrong building", DE,
        (BROWN, BLUE, mortgaged(37), LEVEL_4, HOTEL, ANN_BIDS), close(39),
        refused="mortgage_bars_building"),
    Row("a house is no fifth step", DE, (BROWN, BLUE, LEVEL_4, HOUSE, ANN_BIDS), close(1),
        refused="other_building", facts={"deed": 1}),
    Row("a hotel is no fourth step", DE, (BROWN, BLUE, LEVEL_4, built({37: 3, 39: 3}), HOTEL,
        ANN_BIDS), close(37), refused="other_building"),
    Row("the house of an auction is built evenly too", DE,
        (BROWN, built({1: 1}), HOUSE, ANN_BIDS), close(1), refused="not_even"),
    Row("uneven where the box does not ask for evenness", SORE,
        (BROWN, built({1: 1}), HOUSE, ANN_BIDS), close(1), {"deeds.1.buildings": 2}),
    *each(ALL, "the hotel of an auction needs four houses on the whole group",
          given=(BROWN, BLUE, LEVEL_4, built({37: 4, 39: 3}), HOTEL, ANN_BIDS), when=close(37),
          refused="hotel_needs_group"),
    Row("not beyond a hotel", DE, (BROWN, BLUE, built({1: 5, 3: 4}), HOUSE, ANN_BIDS), close(1),
        refused="fully_built"),
]  # fmt: skip

DUE = (own("bob", 1, 5), BOB_LEFT)
PAST = "nobody buys what is due past its auction"

ESTATE = [
    Row("what is due stays listed while its auction is open", DE, DUE, lot(5),
        {"pending": [{"kind": "auctions_due", "deeds": [1, 5], "jail_cards": []},
                     {"kind": "auction", "lot": {"deed": 5}, "highest": None}]}),
    Row("sold, it is due no more", DE, (*DUE, lot(5), bid("ann", 9)), CLOSE,
        {"pending": [{"kind": "auctions_due", "deeds": [1], "jail_cards": []}],
         "deeds.5.owner": "ann", "balances.ann": 1491}),
    Row("unsold, it is due no more", DE, (*DUE, lot(5)), CLOSE, {"pending.0.deeds": [1]}),
    Row("cancelled, it is due no more", DE, (*DUE, lot(5), bid("ann", 9)), CANCEL,
        {"pending.0.deeds": [1], "balances.ann": 1500}),
    Row("after the last one nothing is due", DE, (*DUE, lot(5), CLOSE, lot(1)), CLOSE,
        {"pending": []}),
    Row("an auction of something else leaves all due", DE, (*DUE, lot(39)), CLOSE,
        {"pending.0.deeds": [1, 5]}),
    *each((SE, DE, BERLIN, KARLSRUHE, US, UK), PAST, given=DUE,
          when=do("buy_deed", player="ann", deed=5), refused="auction_due"),
    Row("while its auction is open that is what stands in the way", DE, (*DUE, lot(5)),
        do("buy_deed", player="ann", deed=5), refused="auction_open"),
    Row("what stayed unsold is bought at its price", DE, (*DUE, lot(5), CLOSE),
        do("buy_deed", player="ann", deed=5), {"balances.ann": 1300, "deeds.5.owner": "ann"}),
    Row("where there are no auctions, what is due is put up all the same", DE, DUE, lot(5),
        {"pending.1.lot": {"deed": 5}}, rules={"auction": {"when": "never"}}),
    Row("where there are no auctions, nothing else is put up", DE, DUE, lot(39),
        refused="no_auctions", rules={"auction": {"when": "never"}}),
    Row("the turn does not end while an auction is due", DE, DUE, do("end_turn"),
        refused="auctions_due"),
    Row("nobody throws while an auction is due", DE, DUE, do("roll", player="ann", dice=[1, 2]),
        refused="auctions_due"),
    Row("the game does not end while an auction is due", DE, DUE, do("finish_game"),
        refused="auctions_due"),
    Row("trades go on while an auction is due", DE, (*DUE, own("cat", 39)),
        do("trade", left="cat", right="ann", left_gives={"deeds": [39]}),
        {"deeds.39.owner": "ann"}),
    Row("another deed is bought while an auction is due", DE, DUE,
        do("buy_deed", player="ann", deed=39), {"deeds.39.owner": "ann"}),
]  # fmt: skip

HELD = (holds("jail_cards", bob=1), BOB_LEFT)

CARDS = [
    Row("the jail card of a bankrupt is put up", SE, HELD, CARD, {"pending.1": CARD_LOT}),  # A21
    Row("the winner has the card for his bid", SE, (*HELD, CARD, bid("ann", 500)), CLOSE,
        {"players.ann.jail_cards": 1, "balances.ann": 29500, "pending": []}),
    Row("the card he won opens the jail", SE,
        (*HELD, CARD, bid("ann", 500), CLOSE, do("go_to_jail", player="ann")),
        do("leave_jail", player="ann", how="card"),
        {"players.ann.in_jail": False, "players.ann.jail_cards": 0, "balances.ann": 29500}),
    Row("a card nobody bids for is due no more", SE, (*HELD, CARD), CLOSE,
        {"pending": [], "players.ann.jail_cards": 0}),
    Row("only the card that is due", SE, HELD,
        do("open_auction", lot={"jail_card": "community"}), refused="card_not_due",
        facts={"deck": "community"}),
    *each((DE, SORE, BERLIN, KARLSRUHE, US, UK), "elsewhere no card is due", given=HELD, when=CARD,
          refused="card_not_due"),
    Row("both cards, one after the other", SE,
        (holds("jail_cards", bob=2), BOB_LEFT, CARD, bid("ann", 5), CLOSE),
        do("open_auction", lot={"jail_card": "community"}),
        {"pending.0.jail_cards": ["community"], "pending.1.lot": {"jail_card": "community"}}),
]  # fmt: skip

ROWS = [*BUILDINGS, *NOWHERE, *PLACES, *ESTATE, *CARDS]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
