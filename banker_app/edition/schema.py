"""What an edition may say."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, model_validator

from banker_app.edition.rules import (
    Auction,
    Bankruptcy,
    Building,
    End,
    FreeParking,
    Interest,
    Jail,
    LoserTokens,
    Money,
    Mortgage,
    Players,
    Rent,
    SpeedDie,
    Trade,
)
from banker_app.edition.spaces import CardDeck, Deck, Part, Space

# What a house rule or an amendment may replace: everything but what makes the box this box.
RULE_SECTIONS = (
    "players", "money", "auction", "rent", "building", "interest", "mortgage", "trade",
    "jail", "bankruptcy", "free_parking", "end", "speed_die", "loser_tokens",
)  # fmt: skip


class Edition(Part):
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{1,40}$")]
    name: str
    language: Literal["sv", "de", "en"]
    rulebook: str = ""
    terms: dict[str, str] = {}
    players: Players = Players()
    money: Money
    auction: Auction = Auction()
    rent: Rent = Rent()
    building: Building = Building()
    interest: Interest = Interest()
    mortgage: Mortgage = Mortgage()
    trade: Trade = Trade()
    jail: Jail = Jail()
    bankruptcy: Bankruptcy = Bankruptcy()
    free_parking: FreeParking = FreeParking()
    end: End = End()
    speed_die: SpeedDie | None = None
    loser_tokens: LoserTokens | None = None
    decks: dict[Deck, CardDeck] = {}
    spaces: Annotated[tuple[Space, ...], Field(min_length=40, max_length=40)]
    # rule point -> where it stands, or whose reading it is
    sources: dict[str, str] = {}
    # rule points that are not certain -> what to check
    unsure: dict[str, str] = {}

    @model_validator(mode="after")
    def corners_fit(self) -> "Edition":
        for position, kind in ((0, "go"), (10, "jail"), (30, "go_to_jail")):
            if self.spaces[position].kind != kind:
                raise ValueError(f"spaces.{position}.kind: must be {kind}")
        for position, space in enumerate(self.spaces):
            if space.kind in ("station", "utility") and len(self.groups[space.group]) > 4:
                raise ValueError(f"spaces.{position}.group: at most four of a kind")
        if self.players.max < self.players.min:
            raise ValueError("players.max: below players.min")
        return self

    @model_validator(mode="after")
    def rules_fit(self) -> "Edition":
        """Rules that can only stand together: buildings must be able to be where they are left."""
        alone, mortgage = self.building.stand_without_group, self.mortgage.buildings_first
        if self.trade.buildings == "travel" and not alone:
            raise ValueError("trade.buildings: travel needs building.stand_without_group")
        if self.bankruptcy.buildings == "stay" and not alone:
            raise ValueError("bankruptcy.buildings: stay needs building.stand_without_group")
        beside = "none" in (mortgage, self.building.mortgage_bars)
        if self.bankruptcy.buildings == "stay" and self.bankruptcy.mortgage_first and not beside:
            raise ValueError("bankruptcy.buildings: stay needs mortgage.buildings_first none")
        if self.loser_tokens is not None and not alone:
            raise ValueError("loser_tokens: needs building.stand_without_group")
        return self

    @cached_property
    def deeds(self) -> tuple[int, ...]:
        return tuple(p for p, space in enumerate(self.spaces) if space.is_deed)

    @cached_property
    def groups(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for position in self.deeds:
            group = self.spaces[position].group
            found[group] = (*found.get(group, ()), position)
        return found

    @cached_property
    def group_of(self) -> dict[int, tuple[int, ...]]:
        return {p: self.groups[self.spaces[p].group] for p in self.deeds}
