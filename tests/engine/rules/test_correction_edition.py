"""Amending this game's edition: one figure, name or rule; past amounts stay."""

import pytest

from tests.engine.rows import (
    ALL,
    DE,
    SE,
    SORE,
    Row,
    amounts,
    at,
    built,
    cash,
    check,
    do,
    each,
    named,
    own,
)

END = do("end_turn")


def amend(path: str, value: object, **more: object) -> dict[str, object]:
    return do("amend_edition", path=path, value=value, **more)


def draw(deck: str, card: int) -> dict[str, object]:
    return do("draw_card", player="ann", deck=deck, card=card)


BUY_39 = do("buy_deed", player="ann", deed=39)
RENT_OF_39 = do("charge_rent", player="bob", deed=39)
BROWN = own("ann", 1, 3)

FIGURES = [
    *each(ALL, "the price of a deed", given=(amend("spaces.39.price", 250),), when=BUY_39,
          then={"balances.ann": amounts(29750, 1250)}),
    *each(ALL, "the rent of a deed", given=(own("ann", 39), amend("spaces.39.rent.0", 60)),
          when=RENT_OF_39, then={"balances.ann": amounts(30060, 1560)}),
    *each(ALL, "the salary", given=(amend("money.salary", 150),),
          when=do("collect_salary", player="ann"), then={"balances.ann": amounts(30150, 1650)}),
    *each(ALL, "the fine", given=(amend("jail.fine", 75), do("go_to_jail", player="ann")),
          when=do("leave_jail", player="ann", how="fine"),
          then={"balances.ann": amounts(29925, 1425)}),
    Row("the amount of a tax", DE, (amend("spaces.4.amount", 210),),
        do("pay_tax", player="ann", space=4), {"balances.ann": 1290}),
    Row("the amount of a card", DE, (amend("decks.chance.cards.11.amount", 20),),
        draw("chance", 12), {"balances.ann": 1480}),
    Row("the mortgage of a deed", DE, (own("ann", 39), amend("spaces.39.mortgage", 190)),
        do("mortgage_deed", player="ann", deed=39), {"balances.ann": 1690}),
    Row("the price of a house", DE, (BROWN, amend("spaces.1.house_cost", 60)),
        do("build", player="ann", steps={"1": 1}), {"balances.ann": 1440}),
    Row("the multiplier of a utility", DE,
        (own("ann", 12), amend("spaces.12.dice_multiplier.0", 5)),
        do("charge_rent", player="bob", deed=12, dice=7), {"balances.ann": 1535}),
    Row("a salary for landing, where there was none", DE,
        (amend("money.salary_on_landing", 300), at(ann=33)),
        do("roll", player="ann", dice=[3, 4]), {"balances.ann": 1800}),
    Row("a name or a note moves nothing", SE,
        (amend("spaces.39.name", "Norrmalmstorg 1", note="as printed"),), END,
        {"balances.ann": 30000, "entries": 3, "edition": SE}),
    Row("the cards of a deck that was not known", SORE,
        (amend("decks.chance.cards", [{"kind": "collect_bank", "amount": 50}]),),
        draw("chance", 1), {"balances.ann": 1550}),
]  # fmt: skip

RULES = [
    Row("whether mortgages take the double rent", DE,
        (own("ann", 37, 39), do("mortgage_deed", player="ann", deed=37),
         amend("rent.double_despite_mortgage", True)), RENT_OF_39, {"balances.bob": 1400}),
    Row("when interest is due", SE, (own("ann", 39), amend("interest.when", "lifting")),
        do("mortgage_deed", player="ann", deed=39), {"balances.ann": 34000}),
    Row("where fines go", DE, (amend("free_parking.pot", True),), draw("chance", 12),
        {"balances.ann": 1485, "balances.pot": 15}),
    Row("whether rent is in time", DE,
        (own("bob", 39), at(ann=32), do("roll", player="ann", dice=[3, 4]), END,
         do("roll", player="bob", dice=[1, 2]), amend("rent.lost_after_next_throw", False)),
        do("charge_rent", player="ann", deed=39), {"balances.ann": 1450}),
]  # fmt: skip

PAST = [
    *each(ALL, "what was paid before stays as it was", given=(BUY_39,),
          when=amend("spaces.39.price", 1),
          then={"balances.ann": amounts(22000, 1100), "deeds.39.owner": "ann"}),
    Row("a debt stays as it was", DE, (own("ann", 39), cash(bob=10), RENT_OF_39),
        amend("spaces.39.rent.0", 5), {"pending.0.amount": 50, "balances.bob": 10}),
    Row("the start money of the others too", DE, (amend("money.start", 2000),),
        do("add_player", player="eve"), {"balances.eve": 2000, "balances.ann": 1500}),
    Row("a debtor does not stop it", DE,
        (cash(ann=10), do("pay", payer="ann", payee="bob", amount=20)),
        amend("money.salary", 1), {"pending.0.amount": 20, "entries": 4}),
]  # fmt: skip

REFUSED = [
    *[Row(f"no such path: {path!r}", DE, (), amend(path, 1), refused="bad_path",
          facts={"path": path})
      for path in ("", "x", "jail.fines", "jail.fine.0", "spaces.40.price", "spaces.-1.price",
                   "spaces.39.rent.6", "spaces.thirty.price", "spaces.39.rents", ".", "jail.",
                   "speed", "loser_tokens.max", "decks.chance.cards.15.amount")],
    *[Row(f"not to be changed: {path}", DE, (), amend(path, value), refused="bad_path",
          facts={"path": path})
      for path, value in (("id", "another"), ("spaces.39.kind", "station"),
                          ("spaces.39.group", "brown"))],
    *[Row(f"{path} cannot be {value!r}", DE, (), amend(path, value), refused="bad_value",
          facts={"path": path})
      for path, value in (
          ("jail.fine", -1), ("jail.fine", "50"), ("jail.fine", None), ("jail.fine", True),
          ("jail.throws", 0), ("money.salary", 10**10), ("spaces.39.price", 0),
          ("spaces.39.rent", [1, 2]), ("spaces.39.rent.0", -1), ("spaces.39.name", ""),
          ("interest.when", "never"), ("rent.double_in_group", 1), ("players.max", 1),
          ("jail", {"fines": 1}), ("spaces", []), ("building.needs_group", False),
          # two fields together: the seed only with the pot
          ("free_parking.seed", 50),
      )],
    Row("a street does not become a tax", DE, (),
        amend("spaces.39", {"kind": "tax", "name": "Steuer", "amount": 100}),
        refused="bad_value", facts={"path": "spaces.39"}),
    Row("fewer houses than stand", DE, (BROWN, built({1: 1, 3: 1})), amend("building.houses", 1),
        refused="would_break", facts={"invariant": "within_supply"}),
    Row("as many as stand", DE, (BROWN, built({1: 1, 3: 1})), amend("building.houses", 2),
        {"bank.houses": 0}),
    Row("evenness over what is uneven", SE, (BROWN, built({1: 2})),
        amend("building.sell_even", True), refused="would_break",
        facts={"invariant": "even_buildings"}),
    Row("groups where houses stand alone", DE, (built({1: 1}),),
        amend("building.stand_without_group", False), refused="would_break",
        facts={"invariant": "buildings_need_the_group"},
        rules={"building": {"stand_without_group": True}}),
    Row("what other rules stand on", SORE, (), amend("building.stand_without_group", False),
        refused="bad_value"),
]  # fmt: skip

ROWS = [*FIGURES, *RULES, *PAST, *REFUSED]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
