"""Loser tokens: rules.md section 10."""

import pytest

from tests.engine.rows import (
    ALL,
    SORE,
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

OTHERS = tuple(e for e in ALL if e != SORE)
END, ANN_LEFT = do("end_turn"), do("leave_game", player="ann")
BOB_LEFT = do("leave_game", player="bob")
ANN_IS_THE_FIGURE = flagged("figure", "ann")
ANN_OWES = [*cash(ann=10), do("pay", payer="ann", payee="bob", amount=20)]
BOB_OWES = [*cash(bob=10), do("pay", payer="bob", payee="ann", amount=20)]
# tokens at a table of another box
WITH_TOKENS = {"loser_tokens": {"start": 2}, "building": {"stand_without_group": True}}


def take(why: str, player: str = "ann") -> dict[str, object]:
    return do("take_token", player=player, why=why)


def steal(player: str, victim: str) -> dict[str, object]:
    return do("steal_token", player=player, victim=victim)


def tokens(**numbers: int) -> dict[str, object]:
    return {f"players.{player}.tokens": number for player, number in numbers.items()}


STEAL = steal("ann", "bob")

TAKE = [
    # 002 L416
    Row("all begin with two tokens", SORE, (), END, tokens(ann=2, bob=2, cat=2),
        guards=("loser_tokens.start",)),
    Row("a late joiner too", SORE, (), do("add_player", player="eve"), tokens(eve=2),
        guards=("loser_tokens.start",)),
    *[Row(f"a token for {why}", SORE, (), take(why), tokens(ann=3, bob=2))
      for why in ("figure_landed", "card")],
    # 002 L72
    Row("a token for landing on one's own deed", SORE, (), take("own_deed"), tokens(ann=3),
        guards=("rent.own_deed",)),
    *each(OTHERS, "elsewhere one's own deed brings nothing", given=(), when=take("own_deed"),
          refused="not_in_this_edition", facts={"rule": "rent.own_deed"}, rules=WITH_TOKENS,
          guards=("rent.own_deed",)),
    *each(OTHERS, "but a card that says so does", given=(), when=take("card"),
          then=tokens(ann=3), rules=WITH_TOKENS),
    Row("the fourth token", SORE, (holds("tokens", ann=3),), take("card"), tokens(ann=4),
        guards=("loser_tokens.max",)),
    Row("a debtor takes his token", SORE, (ANN_OWES,), take("card"), tokens(ann=3)),
    Row("out of turn and during an auction", SORE, (do("open_auction", lot={"deed": 1}),),
        take("card", "cat"), tokens(cat=3)),
    *each(OTHERS, "a box without tokens", given=(), when=take("card", "eve"),
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
    Row("a stranger takes a token", SORE, (), take("card", "eve"), refused="unknown_player"),
    Row("who is out takes none", SORE, (ANN_LEFT,), take("card"), refused="player_out"),
    # 002 L119, L132
    Row("the figure takes none", SORE, (ANN_IS_THE_FIGURE,),
        take("card"), refused="figure_takes_no_token", facts={"player": "ann"}),
    # 002 L128-130
    Row("nobody takes a fifth", SORE, (holds("tokens", ann=4),), take("card"),
        refused="too_many_tokens", facts={"player": "ann", "most": 4},
        guards=("loser_tokens.max",)),
]  # fmt: skip

# 002 L485-492
FREE_PARKING = [
    Row("a token is stolen", SORE, (), STEAL, tokens(ann=3, bob=1, cat=2),
        guards=("free_parking.steals_token",)),
    Row("with four it goes to the bank", SORE, (holds("tokens", ann=4),), STEAL,
        tokens(ann=4, bob=1), guards=("loser_tokens.max",)),
    Row("the figure hands it to the bank too", SORE, (ANN_IS_THE_FIGURE,), STEAL,
        tokens(ann=0, bob=1)),
    Row("the last token", SORE, (holds("tokens", bob=1),), STEAL, tokens(ann=3, bob=0)),
    Row("a debtor is robbed like anybody", SORE, (BOB_OWES,), STEAL, tokens(ann=3, bob=1)),
    *each(OTHERS, "a box without tokens has none to steal", given=(), when=STEAL,
          refused="not_in_this_edition", facts={"rule": "loser_tokens"}),
    *each(OTHERS, "nor is there theft where only tokens were brought in", given=(), when=STEAL,
          refused="not_in_this_edition", facts={"rule": "free_parking.steals_token"},
          rules=WITH_TOKENS, guards=("free_parking.steals_token",)),
    Row("a stranger steals", SORE, (), steal("eve", "bob"), refused="unknown_player",
        facts={"player": "eve"}),
    Row("who is out steals nothing", SORE, (ANN_LEFT,), STEAL, refused="player_out"),
    Row("a debtor steals nothing", SORE, (ANN_OWES,), steal("ann", "eve"),
        refused="debt_pending", facts={"player": "ann"}),
    Row("nobody steals from a stranger", SORE, (), steal("ann", "eve"),
        refused="unknown_player", facts={"player": "eve"}),
    Row("nor from who is out", SORE, (BOB_LEFT,), STEAL, refused="player_out",
        facts={"player": "bob"}),
    Row("nor from oneself", SORE, (holds("tokens", ann=0),), steal("ann", "ann"),
        refused="theft_from_oneself"),
    Row("nor where there is none", SORE, (holds("tokens", bob=0),), STEAL,
        refused="not_enough_tokens", facts={"player": "bob"}),
]  # fmt: skip

RENT_OF_1 = do("charge_rent", player="bob", deed=1)
COMES_WITH_THE_ACT = [
    Row("who pays rent takes a token", SORE, (own("ann", 1),), RENT_OF_1, tokens(ann=2, bob=3)),
    Row("no fifth", SORE, (own("ann", 1), holds("tokens", bob=4)), RENT_OF_1,
        {**tokens(bob=4), "balances.bob": 1498}, guards=("loser_tokens.max",)),
    Row("rent that becomes a debt brings none yet", SORE, (own("ann", 39), cash(bob=10)),
        do("charge_rent", player="bob", deed=39), {**tokens(bob=2), "pending.0.amount": 50}),
    Row("but when it is settled", SORE,
        (own("ann", 39), cash(bob=10), do("charge_rent", player="bob", deed=39), cash(bob=60)),
        do("settle_debt", debtor="bob"), {**tokens(bob=3), "balances.bob": 10}),
    Row("taxes and bills bring one", SORE, (do("pay_tax", player="ann", space=4),),
        do("pay_tax", player="ann", space=12), tokens(ann=4)),
    Row("a payment by hand brings none", SORE, (), do("pay", payer="ann", payee="bob", amount=5),
        tokens(ann=2, bob=2)),
    # 002 L546-548
    Row("the figure is paid by the owner, who takes the token", SORE,
        (own("ann", 1), flagged("figure", "bob")), RENT_OF_1,
        {**tokens(ann=3, bob=0), "balances.ann": 1498, "balances.bob": 1502}),
    # 002 L81, L527
    Row("the bank pays the figure taxes and bills", SORE, (ANN_IS_THE_FIGURE,),
        do("pay_tax", player="ann", space=12), {**tokens(ann=0), "balances.ann": 1650}),
]  # fmt: skip

# 002 L88-94, L166: the figure's houses stand without the group
ALONE = {"building": {"stand_without_group": True}}
HOUSES = [
    Row("houses count without the whole group", SORE, (own("ann", 1), built({1: 2})), RENT_OF_1,
        {"balances.ann": 1530}, guards=("rent.houses_count_without_group",)),
    Row("an unbuilt street of such a group pays the bare rent", SORE,
        (own("ann", 1), built({3: 2})), RENT_OF_1, {"balances.ann": 1502}),
    *each(OTHERS, "elsewhere houses without the group would not count",
          given=(own("ann", 1), built({1: 1})), when=RENT_OF_1,
          then={"balances.ann": amounts(30050, 1502)}, rules=ALONE,
          guards=("rent.houses_count_without_group",)),
    Row("a mortgage takes the rent of the houses with it", SORE,
        (own("ann", 1), built({1: 2}), mortgaged(1)), RENT_OF_1, refused="deed_mortgaged"),
]  # fmt: skip

ROWS = [*TAKE, *FREE_PARKING, *COMES_WITH_THE_ACT, *HOUSES]


@pytest.mark.parametrize("row", ROWS, ids=named(ROWS))
def test_row(row: Row) -> None:
    check(row)
