"""The forty spaces of a board and the cards of its decks."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Amount = Annotated[int, Field(ge=0, le=10**9, strict=True)]
Price = Annotated[int, Field(ge=1, le=10**9, strict=True)]
Position = Annotated[int, Field(ge=0, le=39, strict=True)]
Deck = Literal["chance", "community"]
Flag = Annotated[bool, Field(strict=True)]


class Part(BaseModel):
    """A frozen piece of an edition that knows all its keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Space(Part):
    """One space. Which figures it needs depends on its kind, see `figures_fit`."""

    kind: Literal[
        "go", "street", "station", "utility", "tax", "bill",
        "chance", "community", "jail", "free_parking", "go_to_jail",
    ]  # fmt: skip
    name: Annotated[str, Field(min_length=1, max_length=60)]
    short: Annotated[str, Field(max_length=40)] = ""
    to_be_named: Flag = False
    group: str = ""
    price: Amount = 0
    # street: unbuilt, 1 to 4 houses, hotel; station: by number owned
    rent: tuple[Amount, ...] = ()
    # utility: times the dice, by number owned
    dice_multiplier: tuple[Amount, ...] = ()
    house_cost: Amount = 0
    hotel_cost: Amount = 0
    mortgage: Amount = 0
    redeem: Amount = 0  # where the deed prints it: what lifting the mortgage costs
    amount: Amount = 0
    # boxes before 2008: a share of all one owns instead of the amount
    percent: Annotated[int, Field(ge=0, le=100, strict=True)] = 0
    source: str = ""
    unsure: tuple[str, ...] = ()

    @property
    def is_deed(self) -> bool:
        return self.kind in ("street", "station", "utility")

    @model_validator(mode="after")
    def figures_fit(self) -> "Space":
        wanted = {"street": 6, "station": 4}.get(self.kind, 0)
        if len(self.rent) != wanted:
            raise ValueError(f"rent: a {self.kind} has {wanted} figures, here {len(self.rent)}")
        multipliers = 2 if self.kind == "utility" else 0
        if len(self.dice_multiplier) != multipliers:
            raise ValueError(f"dice_multiplier: a {self.kind} has {multipliers} figures")
        if self.is_deed and (not self.group or self.price < 1 or self.mortgage < 1):
            raise ValueError(f"a {self.kind} needs group, price and mortgage")
        if self.kind == "street" and (self.house_cost < 1 or self.hotel_cost < 1):
            raise ValueError("a street needs house_cost and hotel_cost")
        if self.kind in ("tax", "bill") and self.amount < 1:
            raise ValueError(f"a {self.kind} needs an amount")
        if any(len(part) > 8 for part in self.short.split("|")):
            raise ValueError("short: parts between | have at most 8 letters")
        return self


class Card(Part):
    """The effect of a card, never its sentence."""

    kind: Literal[
        "collect_bank", "pay_bank", "collect_from_each_player", "pay_each_player",
        "pay_per_building", "move_to", "move_back", "move_back_to", "move_to_nearest_station",
        "move_to_nearest_utility", "go_to_jail", "get_out_of_jail_free", "choice", "draw",
    ]  # fmt: skip
    theme: str = ""
    count: Annotated[int, Field(ge=1, le=16, strict=True)] = 1
    amount: Amount = 0
    per_house: Amount = 0
    per_hotel: Amount = 0
    to: Position = 0
    steps: Annotated[int, Field(ge=0, le=39, strict=True)] = 0
    salary: Flag = True
    rent_multiplier: Annotated[int, Field(ge=1, le=100, strict=True)] = 1
    dice_multiplier: Annotated[int, Field(ge=0, le=100, strict=True)] = 0
    deck: Deck | None = None
    options: tuple["Card", ...] = ()
    unsure: Flag = False


class CardDeck(Part):
    """A deck; without cards its box's cards are not known."""

    name: str
    size: Annotated[int, Field(ge=0, le=64, strict=True)] = 16
    cards: tuple[Card, ...] = ()
    source: str = ""
    unsure: Flag = False
