"""Interest on mortgages: how much, when, rounded how, and what a new owner pays."""

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
    cash,
    check,
    do,
    each,
    mortgaged,
    named,
    own,
)

OTHERS = (DE, SORE, BERLIN, KARLSRUHE, US, UK)
TRANSFER = (SE, DE, SORE, BERLIN, US, UK)
WITH_UTILITIES = (DE, BERLIN, KARLSRUHE, US, UK)


def mortgages(deed: int, player: str = "ann") -> dict[str, object]:
    return do("mortgage_deed", player=player, deed=deed)


def lifts(deed: int, player: str = "ann") -> dict[str, object]:
    return do("redeem_deed", player=player, deed=deed)


def sells(*deeds: int, to: str = "bob", redeem: tuple[int, ...] = ()) -> dict[str, object]:
    """Ann gives the deeds away, for nothing."""
    return do("trade", left="ann", right=to, left_gives={"deeds": deeds}, redeem=redeem)


def figure(deed: int, name: str, value: int) -> dict[str, object]:
    return do("amend_edition", path=f"spaces.{deed}.{name}", value=value)


def interest(**rules: object) -> dict[str, object]:
    return {"interest": rules}


AMOUNTS = ("interest.percent", "interest.when")

DUE = [
    # 000 L172: betalas när lånet erhålles
    Row("the bank keeps the interest of the loan back", SE, (own("ann", 39),), mortgages(39),
        {"balances.ann": 33600, "balances.bank": -93600}, guards=AMOUNTS),
    Row("who has paid it lifts for the loan alone", SE, (own("ann", 39), mortgaged(39)),
        lifts(39), {"balances.ann": 26000}, guards=("interest.when",)),
    # 001 L512; 002 L236; 003 L400; 004 L83
    *each(OTHERS, "the whole loan is paid out", given=(own("ann", 39),), when=mortgages(39),
          then={"balances.ann": 1700}, guards=("interest.when",)),
    *each(OTHERS, "the interest comes with the lifting", given=(own("ann", 39), mortgaged(39)),
          when=lifts(39), then={"balances.ann": 1280}, guards=AMOUNTS),
]  # fmt: skip

ROUNDED = [
    # 000 L173: 60, 120, 240 and 160 to the nearest 50; A12: 125 and 175 upwards
    Row("60 is 50", SE, (own("ann", 1),), mortgages(1), {"balances.ann": 30550},
        guards=("interest.rounding.step", "interest.rounding.mode")),
    Row("120 is 100", SE, (own("ann", 9),), mortgages(9), {"balances.ann": 31100},
        guards=("interest.rounding.mode",)),
    Row("140 is 150", SE, (own("ann", 11),), mortgages(11), {"balances.ann": 31250},
        guards=("interest.rounding.mode",)),
    Row("240 is 250", SE, (own("ann", 24),), mortgages(24), {"balances.ann": 32150}),
    Row("125, halfway, is 150", SE, (own("ann", 1), figure(1, "mortgage", 1250)), mortgages(1),
        {"balances.ann": 31100}, guards=("interest.rounding.mode",)),
    Row("175, halfway, is 200", SE, (own("ann", 1), figure(1, "mortgage", 1750)), mortgages(1),
        {"balances.ann": 31550}, guards=("interest.rounding.mode",)),
    # A13, A18: 7.5 is 8 and 17.5 is 18
    *each(WITH_UTILITIES, "a half is rounded up", given=(own("ann", 12), mortgaged(12)),
          when=lifts(12), then={"balances.ann": 1417}, guards=("interest.rounding.mode",)),
    *each(OTHERS, "a half of a greater loan too", given=(own("ann", 37), mortgaged(37)),
          when=lifts(37), then={"balances.ann": 1307}, guards=("interest.rounding.mode",)),
    *each(OTHERS, "a whole amount stays", given=(own("ann", 1), mortgaged(1)), when=lifts(1),
          then={"balances.ann": 1467}, guards=("interest.rounding.step", "interest.percent")),
    *each(OTHERS, "less than a half is rounded up as well",
          given=(own("ann", 5), figure(5, "mortgage", 72), mortgaged(5)), when=lifts(5),
          then={"balances.ann": 1420}, guards=("interest.rounding.mode",)),
    Row("by a house rule down", DE, (own("ann", 12), mortgaged(12)), lifts(12),
        {"balances.ann": 1418}, rules=interest(rounding={"mode": "down"})),
    Row("by a house rule to the nearest 5, halfway upwards", DE, (own("ann", 12), mortgaged(12)),
        lifts(12), {"balances.ann": 1415}, rules=interest(rounding={"step": 5, "mode": "nearest"})),
    Row("by a house rule up to whole hundreds", SE, (own("ann", 9),), mortgages(9),
        {"balances.ann": 31000}, rules=interest(rounding={"step": 100, "mode": "up"})),
    Row("by a house rule down to whole fifties", SE, (own("ann", 11),), mortgages(11),
        {"balances.ann": 31300}, rules=interest(rounding={"mode": "down"})),
]  # fmt: skip

SOLD = [
    # 000 L174; 001 L594; 002 L264; 003 L422; readings for the English boxes
    *each(TRANSFER, "a new owner pays interest at once", given=(own("ann", 39), mortgaged(39)),
          when=sells(39), then={"balances.bob": amounts(29600, 1480), "deeds.39.mortgaged": True,
          "balances.ann": amounts(30000, 1500), "balances.bank": amounts(-89600, -4480)},
          guards=("interest.on_transfer", "interest.percent")),
    # 004 L392-397
    Row("a new owner pays nothing", KARLSRUHE, (own("ann", 39), mortgaged(39)), sells(39),
        {"balances.bob": 1500, "deeds.39.owner": "bob", "deeds.39.mortgaged": True},
        guards=("interest.on_transfer",)),
    *each(ALL, "who lifts at once pays loan and interest, once",
          given=(own("ann", 39), mortgaged(39)), when=sells(39, redeem=(39,)),
          then={"balances.bob": amounts(25600, 1280), "deeds.39.mortgaged": False},
          guards=("interest.percent",)),
    # 000: nu 10 %; 001: noch einmal 10 % Zinsen
    *each(TRANSFER, "who lifts later pays the interest again",
          given=(own("ann", 39), mortgaged(39), sells(39)), when=lifts(39, "bob"),
          then={"balances.bob": amounts(25200, 1260)}, guards=("interest.on_transfer",)),
    Row("who lifts later pays it then", KARLSRUHE, (own("ann", 39), mortgaged(39), sells(39)),
        lifts(39, "bob"), {"balances.bob": 1280}, guards=("interest.on_transfer",)),
    Row("a loan that comes back to its borrower is a new owner's", SE,
        (own("ann", 39), mortgaged(39), sells(39),
         do("trade", left="bob", right="ann", left_gives={"deeds": [39]})), lifts(39),
        {"balances.bob": 29600, "balances.ann": 25200}),
    *each((DE, BERLIN, US, UK), "each deed is rounded for itself",
          given=(own("ann", 12, 28), mortgaged(12, 28)), when=sells(12, 28),
          then={"balances.bob": 1484}),
    Row("each deed is rounded for itself", SE, (own("ann", 21, 23), mortgaged(21, 23)),
        sells(21, 23), {"balances.bob": 29600}),
    Row("one of two lifted at once", DE, (own("ann", 37, 39), mortgaged(37, 39)),
        sells(37, 39, redeem=(37,)), {"balances.bob": 1287, "deeds.39.mortgaged": True}),
    Row("a deed that pays a rent travels as in a trade", SE,
        (own("bob", 39), own("ann", 1), mortgaged(1), cash(ann=20),
         do("charge_rent", player="ann", deed=39)),
        do("settle_debt", debtor="ann", in_deeds=[1]),
        {"balances.bob": 29970, "deeds.1.mortgaged": True}, guards=("interest.on_transfer",)),
]  # fmt: skip

BANKRUPT = (own("ann", 39), mortgaged(39), cash(ann=10),
            do("pay", payer="ann", payee="bob", amount=500))  # fmt: skip
GIVES_UP = do("declare_bankruptcy", player="ann")

HOUSE_RULES = [
    Row("another rate", DE, (own("ann", 39), mortgaged(39)), lifts(39), {"balances.ann": 1260},
        rules=interest(percent=20)),
    Row("no percent at all", SE, (own("ann", 39),), mortgages(39), {"balances.ann": 34000},
        rules=interest(percent=0)),
    Row("due when taken", DE, (own("ann", 39),), mortgages(39), {"balances.ann": 1680},
        rules=interest(when="taking")),
    Row("due when taken: lifted for the loan alone", DE, (own("ann", 39), mortgaged(39)),
        lifts(39), {"balances.ann": 1300}, rules=interest(when="taking")),
    Row("due when taken: another's loan is lifted with interest", DE,
        (own("ann", 39), mortgaged(39), sells(39)), lifts(39, "bob"), {"balances.bob": 1260},
        rules=interest(when="taking")),
    Row("due when lifted: nothing is kept back", SE, (own("ann", 39),), mortgages(39),
        {"balances.ann": 34000}, rules=interest(when="lifting")),
    Row("due when lifted: loan and interest", SE, (own("ann", 39), mortgaged(39)), lifts(39),
        {"balances.ann": 25600}, rules=interest(when="lifting")),
    Row("due both times: kept back", DE, (own("ann", 12),), mortgages(12),
        {"balances.ann": 1567}, rules=interest(when="both")),
    Row("due both times: and paid again", DE, (own("ann", 12), mortgages(12)), lifts(12),
        {"balances.ann": 1484}, rules=interest(when="both")),
    # 000 L176: kunna helt uteslutas
    Row("without interest: the whole loan", SE, (own("ann", 39),), mortgages(39),
        {"balances.ann": 34000}, rules=interest(when="none")),
    Row("without interest: the loan alone", DE, (own("ann", 39), mortgaged(39)), lifts(39),
        {"balances.ann": 1300}, rules=interest(when="none")),
    Row("without interest a new owner pays none", SE, (own("ann", 39), mortgaged(39)), sells(39),
        {"balances.bob": 30000}, rules=interest(when="none")),
    Row("and lifts for the loan alone", SE, (own("ann", 39), mortgaged(39), sells(39)),
        lifts(39, "bob"), {"balances.bob": 26000}, rules=interest(when="none")),
    Row("nor does a creditor", DE, BANKRUPT, GIVES_UP, {"balances.bob": 1510},
        rules=interest(when="none")),
    Row("a new owner pays no interest", DE, (own("ann", 39), mortgaged(39)), sells(39),
        {"balances.bob": 1500}, rules=interest(on_transfer=False)),
    Row("a new owner pays interest", KARLSRUHE, (own("ann", 39), mortgaged(39)), sells(39),
        {"balances.bob": 1480}, rules=interest(on_transfer=True)),
    Row("the rule for new owners does not free a creditor", DE, BANKRUPT, GIVES_UP,
        {"balances.bob": 1490}, rules=interest(on_transfer=False)),
    Row("nor does it charge one", KARLSRUHE, BANKRUPT, GIVES_UP, {"balances.bob": 1510},
        rules=interest(on_transfer=True)),
]  # fmt: skip

PRINTED = figure(39, "redeem", 225)

ON_THE_DEED = [
    # 002 L236, 004 L83; A18
    Row("what the deed prints for lifting is paid", KARLSRUHE,
        (PRINTED, own("ann", 39), mortgaged(39)), lifts(39), {"balances.ann": 1275}),
    Row("by who lifts at once as well", SORE, (PRINTED, own("ann", 39), mortgaged(39)),
        sells(39, redeem=(39,)), {"balances.bob": 1275, "deeds.39.mortgaged": False}),
    Row("the printed sum does not change the interest of a new owner", SORE,
        (PRINTED, own("ann", 39), mortgaged(39)), sells(39), {"balances.bob": 1480}),
    Row("without interest it is the loan alone", KARLSRUHE,
        (PRINTED, own("ann", 39), mortgaged(39)), lifts(39), {"balances.ann": 1300},
        rules=interest(when="none")),
]  # fmt: skip

# 000 L181, A11: what was prepaid and plainly lifted costs 10 % more with the next house there.
LIFTED = (own("ann", 1, 3), mortgages(1), lifts(1))  # 550 less 600: 29950
HOUSE_SOLD = (*LIFTED, do("open_auction", lot={"building": "house"}),
              do("place_bid", player="ann", amount=700))  # fmt: skip
ONE_HOUSE = do("build", player="ann", steps={"1": 1})

OWED = [
    Row("lifted plainly, the plot is built on for 10 % of its loan more", SE, LIFTED, ONE_HOUSE,
        {"balances.ann": 28900}, guards=("interest.when", "interest.rounding.step")),
    *each(WITH_UTILITIES, "lifted with interest, it is built on at the price", given=LIFTED,
          when=ONE_HOUSE, then={"balances.ann": 1447}, guards=("interest.when",)),
    Row("a house from an auction leaves it owed", SE, HOUSE_SOLD, do("close_auction", deed=1),
        {"balances.ann": 29250, "deeds.1.buildings": 1}),
    Row("until the next house is built", SE,
        (*HOUSE_SOLD, do("close_auction", deed=1), do("build", player="ann", steps={"3": 1})),
        ONE_HOUSE, {"balances.ann": 27200}),
]  # fmt: skip

ROWS = [*DUE, *ROUNDED, *SOLD, *HOUSE_RULES, *ON_THE_DEED, *OWED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
