"""The rule points of a box: numbers, and choices between known behaviours."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from banker_app.edition.spaces import Amount, Flag, Part, Price

Count = Annotated[int, Field(ge=0, le=999, strict=True)]


class Players(Part):
    min: Annotated[int, Field(ge=2, le=12, strict=True)] = 2
    max: Annotated[int, Field(ge=2, le=12, strict=True)] = 8
    starts: Literal["highest", "lowest"] = "highest"
    tie: Literal["throw_again"] = "throw_again"
    banker_may_play: Flag = True


class Money(Part):
    name: str
    symbol: str
    notes: tuple[Price, ...]
    smallest: Price = 1
    start: Amount
    start_notes: dict[str, Count] = {}
    notes_in_box: dict[str, Count] = {}
    larger_notes: Flag = False  # the start money may be handed out in larger notes
    salary: Amount
    salary_on_landing: Amount | None = None
    bank_runs_out: Literal[False] = False


class Auction(Part):
    when: Literal["declined", "never", "always"] = "declined"
    opening_bid: Price = 1
    increment: Price = 1
    cash_in_hand: Flag = False
    decliner_may_bid: Literal[True] = True
    in_turn: Literal[False] = False
    highest_must_buy: Literal[True] = True
    no_bid: Literal["stays_with_bank"] = "stays_with_bank"


class Rent(Part):
    double_in_group: Flag = True
    double_despite_mortgage: Flag = True
    double_beside_buildings: Flag = True  # an unbuilt plot while another of the group is built
    mortgaged_count: Flag = True
    lost_after_next_throw: Flag = True
    utility_new_throw: Flag = True
    houses_count_without_group: Flag = False
    own_deed: Literal["nothing", "token"] = "nothing"
    in_deeds: Flag = False


class Building(Part):
    houses: Count = 32
    hotels: Count = 12
    unlimited: Flag = False
    needs_group: Literal[True] = True
    stand_without_group: Flag = False  # what the figure of the sore losers puts up
    even: Flag = True
    sell_even: Flag = True
    hotel_needs: Literal["group", "street"] = "group"
    mortgage_bars: Literal["group", "plot", "none"] = "group"
    sale: Literal["half", "never"] = "half"
    hotel_sale: Literal["four_houses", "whole"] = "four_houses"
    anytime: Literal[True] = True


class Rounding(Part):
    step: Price = 1
    mode: Literal["nearest", "up", "down"] = "up"


class Interest(Part):
    percent: Annotated[int, Field(ge=0, le=100, strict=True)] = 10
    when: Literal["taking", "lifting", "both", "none"] = "lifting"
    optional: Flag = False  # the rulebook offers a game without interest
    on_transfer: Flag = True
    rounding: Rounding = Rounding()


class Mortgage(Part):
    buildings_first: Literal["group", "plot", "none"] = "group"
    lender: Literal["bank"] = "bank"


class Trade(Part):
    buildings: Literal["group_unbuilt", "travel"] = "group_unbuilt"
    loans: Literal["forbidden", "unmentioned"] = "forbidden"
    rent_waivers: Literal["forbidden", "unmentioned"] = "forbidden"
    in_jail: Literal[True] = True


class Jail(Part):
    fine: Amount = 50
    fine_before_throw: Annotated[int, Field(ge=1, le=3, strict=True)] = 3
    throws: Annotated[int, Field(ge=1, le=9, strict=True)] = 3
    collects_rent: Flag = True
    extra_throw_after_double: Flag = False
    doubles_to_jail: Annotated[int, Field(ge=2, le=9, strict=True)] = 3
    salary_on_the_way: Literal[False] = False


class Bankruptcy(Part):
    buildings: Literal["sold", "stay"] = "sold"
    mortgage_first: Flag = False
    interest: Flag = True
    bank_auctions: Flag = True
    bank_auctions_jail_cards: Flag = False


class FreeParking(Part):
    pot: Flag = False
    seed: Amount = 0
    steals_token: Flag = False

    @model_validator(mode="after")
    def seed_needs_pot(self) -> "FreeParking":
        if self.seed and not self.pot:
            raise ValueError("seed: only with the pot")
        return self


class End(Part):
    scoring: Literal["worth", "final_rents"] = "worth"
    stop_on_go: Flag = False
    minutes: Annotated[int, Field(ge=0, le=1440, strict=True)] = 0
    deal_deeds: Flag = False


class SpeedDie(Part):
    extra_start: Amount = 1000
    faces: tuple[str, ...] = ("1", "2", "3", "bus", "mr", "mr")


class LoserTokens(Part):
    """Tokens and the figure of the box for sore losers."""

    start: Count = 2
    max: Count = 4
    price_of_figure: Count = 4
    total: Count = 30

    @model_validator(mode="after")
    def within_the_most(self) -> "LoserTokens":
        if self.start > self.max or self.price_of_figure > self.max:
            raise ValueError("max: below start or price_of_figure")
        return self
