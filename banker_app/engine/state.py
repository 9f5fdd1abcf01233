"""The state of a table: frozen, replaced and never changed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from banker_app.edition.schema import Edition

BANK = "bank"
POT = "pot"
JAIL, GO_TO_JAIL = 10, 30  # spaces


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str = ""
    colour: str = ""
    position: int | None = None
    in_jail: bool = False
    jail_throws: int = 0
    jail_cards: tuple[str, ...] = ()  # decks, the oldest first
    tokens: int = 0
    trapped: bool = False
    out: int = 0  # 0 = still in, else the how-manieth to leave
    salaries: int = 0  # the speed die waits for the first
    moved_at: int = 0  # how many throws there had been when he last moved, and when he last threw
    threw_at: int = 0


@dataclass(frozen=True, slots=True)
class DeedState:
    owner: str | None = None
    mortgaged: bool = False
    buildings: int = 0
    own_loan: bool = False  # the mortgage was taken by today's owner
    interest_owed: bool = False  # A11: 10 % due with the next building


@dataclass(frozen=True, slots=True)
class Debt:
    debtor: str
    creditor: str
    amount: int
    why: str
    token: bool = False  # settling it earns a loser token
    since: int = 0  # the entry that made it: two equal debts are two


@dataclass(frozen=True, slots=True)
class Lot:
    deed: int | None = None
    building: str | None = None
    jail_card: str | None = None


@dataclass(frozen=True, slots=True)
class Bid:
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Auction:
    lot: Lot
    bids: tuple[Bid, ...] = ()
    since: int = 0

    @property
    def highest(self) -> Bid | None:
        return self.bids[-1] if self.bids else None


@dataclass(frozen=True, slots=True)
class AuctionsDue:
    deeds: tuple[int, ...]
    jail_cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TradeOffer:
    offer: int
    left: str
    right: str
    terms: Any


Pending = Debt | Auction | AuctionsDue | TradeOffer


@dataclass(frozen=True, slots=True)
class Turn:
    player: str
    number: int = 1
    doubles: int = 0
    may_throw: bool = True
    thrown: bool = False
    move_on_due: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """The figure of the sore losers: who holds it, and what it may do now."""

    holder: str | None = None
    landed: bool = False  # its holder has thrown since he took it, and robbed nobody yet
    free_house: bool = False  # a double was thrown and its house not yet placed


@dataclass(frozen=True, slots=True)
class Finished:
    how: str
    ranking: tuple[str, ...]
    winners: tuple[str, ...]
    worth: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class State:
    edition: Edition
    balances: Mapping[str, int]
    players: Mapping[str, Player]
    deeds: Mapping[int, DeedState]
    turn: Turn
    pending: tuple[Pending, ...] = ()
    figure: Figure = Figure()
    speed_die: bool = False
    mode: str = "banker_confirms"  # or "players_act": what a player's own seat may submit
    positions_known: bool = False
    throws: int = 0
    finished: Finished | None = None
    seq: int = field(default=0, compare=False)

    @property
    def still_in(self) -> list[str]:
        return [p.id for p in self.players.values() if not p.out]

    @property
    def auction(self) -> Auction | None:
        return next((p for p in self.pending if isinstance(p, Auction)), None)

    @property
    def due(self) -> AuctionsDue | None:
        return next((p for p in self.pending if isinstance(p, AuctionsDue)), None)

    @property
    def debts(self) -> Iterator[Debt]:
        return (p for p in self.pending if isinstance(p, Debt))

    @property
    def offers(self) -> list[TradeOffer]:
        return [p for p in self.pending if isinstance(p, TradeOffer)]

    def others_from_left(self, player: str) -> list[str]:
        """The others still in, in order of play, beginning at the left of the player."""
        order = list(self.players)
        at = order.index(player)
        return [p for p in order[at + 1 :] + order[:at] if not self.players[p].out]

    def others_threw_since_he_moved(self, player: str) -> bool:
        moved = self.players[player].moved_at
        return any(p.threw_at > moved for p in self.players.values() if p.id != player)

    def buildings_left(self) -> tuple[int, int]:
        """Houses and hotels in the bank: supply less what stands."""
        standing = [d.buildings for d in self.deeds.values() if d.buildings]
        hotels = standing.count(5)
        rule = self.edition.building
        return rule.houses - sum(standing) + 5 * hotels, rule.hotels - hotels

    def with_player(self, player: str, **changes: Any) -> "State":
        return replace(
            self, players={**self.players, player: replace(self.players[player], **changes)}
        )

    def with_deed(self, deed: int, **changes: Any) -> "State":
        return replace(self, deeds={**self.deeds, deed: replace(self.deeds[deed], **changes)})
