"""Commands: the public vocabulary, as pydantic models of what comes from outside."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from banker_app.edition.spaces import Deck


def _no_bool(value: Any) -> Any:
    if isinstance(value, bool | float):
        raise ValueError("a whole number")
    return value


MAX = 10**12
Whole = Annotated[int, BeforeValidator(_no_bool), Field(ge=0, le=MAX, strict=True)]
Amount = Annotated[int, BeforeValidator(_no_bool), Field(ge=1, le=MAX, strict=True)]
Space = Annotated[int, BeforeValidator(_no_bool), Field(ge=0, le=39, strict=True)]
Die = Annotated[int, BeforeValidator(_no_bool), Field(ge=1, le=6, strict=True)]
Id = Annotated[str, Field(min_length=1, max_length=40, strict=True)]
Text = Annotated[str, Field(max_length=500, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
StepKey = Annotated[str, Field(pattern=r"^(0|[1-9]|[123][0-9])$")]


class Given(BaseModel):
    """What comes from outside: every key is known, and null for what may be left out is nothing."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def null_is_left_out(cls, data: Any) -> Any:
        if not isinstance(data, dict) or None not in data.values():
            return data
        fields = cls.model_fields
        return {
            key: value
            for key, value in data.items()
            if value is not None or key not in fields or fields[key].is_required()
        }


class Command(Given):
    kind: str


class ByPlayer(Command):
    player: Id


class NewPlayer(Given):
    id: Id
    name: Text = ""
    colour: Text = ""


Mode = Literal["banker_confirms", "players_act"]


class Options(Given):
    speed_die: Flag = False
    deal_deeds: Whole = 0
    seed: Annotated[int, BeforeValidator(_no_bool)] | Text = 0
    mode: Mode = "banker_confirms"


class Lot(Given):
    deed: Space | None = None
    building: Literal["house", "hotel"] | None = None
    jail_card: Deck | None = None

    @model_validator(mode="after")
    def one_thing(self) -> "Lot":
        if [self.deed, self.building, self.jail_card].count(None) != 2:
            raise ValueError("one of deed, building and jail_card")
        return self


class Gives(Given):
    cash: Whole = 0
    deeds: tuple[Space, ...] = ()
    jail_cards: Whole = 0
    tokens: Whole = 0


class StartGame(Command):
    edition: Text
    players: tuple[NewPlayer, ...]
    house_rules: dict[str, Any] = {}
    options: Options = Options()


class Pay(Command):
    payer: Id
    payee: Id
    amount: Amount
    memo: Text = ""


class EachAmount(ByPlayer):
    amount: Amount


class PayTax(ByPlayer):
    space: Space
    percent: Flag = False


class DrawCard(ByPlayer):
    deck: Deck
    card: Amount
    option: Amount | None = None


class ByDeed(ByPlayer):
    deed: Space


class ChargeRent(ByDeed):
    dice: Annotated[int, BeforeValidator(_no_bool), Field(ge=2, le=15, strict=True)] | None = None
    multiplier: Amount = 1
    dice_multiplier: Amount | None = None


class OpenAuction(Command):
    lot: Lot


class CloseAuction(Command):
    deed: Space | None = None


class Steps(ByPlayer):
    steps: dict[StepKey, Amount]


class TradeTerms(Command):
    left: Id
    right: Id
    left_gives: Gives = Gives()
    right_gives: Gives = Gives()
    redeem: tuple[Space, ...] = ()


class AnswerTrade(Command):
    accept: Flag
    offer: Amount | None = None


class LeaveJail(ByPlayer):
    how: Literal["fine", "card", "doubles"]


class Roll(ByPlayer):
    dice: Annotated[tuple[Die, ...], Field(min_length=2, max_length=2)]
    speed: (
        Annotated[int, BeforeValidator(_no_bool), Field(ge=1, le=3)] | Literal["bus", "mr"] | None
    ) = None
    steps: Annotated[int, BeforeValidator(_no_bool), Field(ge=1, le=12)] | None = None
    to: Space | None = None


class SettleDebt(Command):
    debtor: Id
    creditor: Id | None = None
    in_deeds: tuple[Space, ...] = ()
    cash: Whole | None = None


class DeclareBankruptcy(ByPlayer):
    redeem: tuple[Space, ...] = ()


class TakeToken(ByPlayer):
    why: Literal["own_deed", "figure_landed", "card"]


class StealToken(ByPlayer):
    victim: Id


class StealDeed(ByPlayer):
    victim: Id
    deed: Space | None  # null: the victim has none that could be taken


class AmendEdition(Command):
    path: Text
    value: Any
    note: Text = ""


class AmendPlayer(ByPlayer):
    name: Text | None = None
    colour: Text | None = None
    place: Amount | None = None


class AddPlayer(ByPlayer):
    name: Text = ""
    colour: Text = ""


class FinishGame(Command):
    scoring: Literal["final_rents", "worth"] | None = None


class Correct(Command):
    what: Literal[
        "balance", "position", "tokens", "jail_cards", "in_jail", "figure",
        "owner", "mortgaged", "buildings",
    ]  # fmt: skip
    player: Id | None = None
    deed: Space | None = None
    value: Whole | Flag | Id | None
    note: Text = ""


class SetMode(Command):
    """What a player's own seat may submit from now on."""

    mode: Mode


class Undo(Command):
    """Undo, redo and reverse are operations of the Table, not of the game."""


class Redo(Command): ...


class Reverse(Command):
    seq: Amount
