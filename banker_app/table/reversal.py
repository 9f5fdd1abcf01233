"""Taking back one older entry without touching the later ones: the inverse of its effects."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from banker_app.edition.schema import Edition
from banker_app.engine.core import Draft, require
from banker_app.engine.events import Event
from banker_app.engine.invariants import broken, named_in
from banker_app.engine.state import BANK, Auction, AuctionsDue, DeedState, Player, State
from banker_app.ledger.posting import Posting

Changes = dict[str, Any]
# What other entries change as well, so that only the difference is taken back.
COUNTED = ("tokens", "salaries")
# Put back only if nothing has changed it since; never in the way of anything.
IF_UNCHANGED = ("moved_at", "threw_at")
PARTS = ("positions_known", "finished", "speed_die", "mode")


def reversal(before: State, after: State, now: State, seq: int) -> list[Event]:
    """The inverse of what led from `before` to `after`, if nothing later stands in its way."""
    draft = Draft(now)
    table = {part: value for part, value in _parts(before, after, now)}
    if before.pending != after.pending:
        pending = _without(now.pending, _less(after.pending, before.pending), "pending")
        table["pending"] = _with_again(pending, before.pending, after.pending)
    if list(before.players) != list(after.players):
        require(list(now.players) == list(after.players), "stands_in_the_way", what="players")
        _comes_again(draft, before)
        if before.players.keys() == after.players.keys():  # a new order of play
            table["players_"] = {p: now.players[p] for p in before.players}
    draft.add(
        "entry_reversed",
        {"seq": seq},
        postings=tuple(_postings(before, after, now)),
        players=_players(before, after, now),
        deeds=_deeds(before.deeds, after.deeds, now.deeds),
        **table,
    )
    for player in after.players.keys() - before.players.keys():
        _leaves_again(draft, after, player)
    fault = broken(draft.state)
    require(fault is None, "would_break", invariant=fault)
    return draft.events


def _parts(before: State, after: State, now: State) -> Iterable[tuple[str, Any]]:
    for part in PARTS:
        if getattr(before, part) != getattr(after, part):
            same = getattr(now, part) == getattr(after, part)
            require(same, "stands_in_the_way", what=part)
            yield part, getattr(before, part)
    if before.edition != after.edition:
        yield "edition", _edition(before.edition, after.edition, now.edition)
    if before.turn != after.turn:
        # What an entry did within a turn that is over needs no taking back.
        if now.turn == after.turn:
            yield "turn", before.turn
        else:
            require(before.turn.number == after.turn.number, "stands_in_the_way", what="turn")
    if before.figure != after.figure:
        if now.figure == after.figure:
            yield "figure", before.figure
        else:
            require(before.figure.holder == after.figure.holder, "stands_in_the_way", what="figure")


def _edition(before: Edition, after: Edition, now: Edition) -> Edition:
    """The one figure, name or rule that was amended, as it was; other amendments stay."""
    old, new, held = (edition.model_dump(mode="json") for edition in (before, after, now))
    fault = _put_back(old, new, held)
    require(fault is None, "stands_in_the_way", what="edition", path=fault)
    return Edition.model_validate(held)


def _put_back(old: Any, new: Any, held: Any, path: str = "") -> str | None:
    """Puts the values of `old` that differ from `new` into `held`; the path that has moved on."""
    for key in old if isinstance(old, dict) else range(len(old)):
        was, became, at = old[key], new[key], f"{path}.{key}".lstrip(".")
        if was == became:
            continue
        if type(was) is type(became) is type(held[key]) and _same_places(was, became, held[key]):
            fault = _put_back(was, became, held[key], at)
            if fault:
                return fault
        elif held[key] == became:
            held[key] = was
        else:
            return at
    return None


def _same_places(*values: Any) -> bool:
    if isinstance(values[0], dict):
        return all(value.keys() == values[0].keys() for value in values)
    return isinstance(values[0], list) and len({len(value) for value in values}) == 1


def _postings(before: State, after: State, now: State) -> Iterable[Posting]:
    for account in {**after.balances, **before.balances}:
        change = before.balances.get(account, 0) - after.balances.get(account, 0)
        if change:
            joins_again = account not in after.balances
            require(account in now.balances or joins_again, "stands_in_the_way", what="players")
            missing = -now.balances.get(account, 0) - change
            gone = account != BANK and missing > 0
            require(not gone, "money_is_gone", player=account, missing=missing)
            yield Posting(account, change)


def _deeds(
    before: Mapping[int, DeedState], after: Mapping[int, DeedState], now: Mapping[int, DeedState]
) -> dict[int, Changes]:
    """A deed goes back only if it stands as the entry left it."""
    changes: dict[int, Changes] = {}
    for deed, new in after.items():
        names = _changed(before[deed], new)
        if names:
            require(now[deed] == new, "stands_in_the_way", what="deed", deed=deed)
            changes[deed] = {name: getattr(before[deed], name) for name in names}
    return changes


def _players(before: State, after: State, now: State) -> dict[str, Changes]:
    changes: dict[str, Changes] = {}
    for player, old in before.players.items():
        new = after.players.get(player, old)
        back: Changes = {}
        for name in _changed(old, new):
            require(player in now.players, "stands_in_the_way", what="players")
            held = now.players[player]
            if name in IF_UNCHANGED and getattr(held, name) != getattr(new, name):
                continue
            if name in COUNTED:
                back[name] = getattr(held, name) + getattr(old, name) - getattr(new, name)
                require(back[name] >= 0, "tokens_are_gone", player=player)
            elif name == "jail_cards":
                gained = _less(new.jail_cards, old.jail_cards)
                cards = _without(held.jail_cards, gained, "jail_cards")
                back[name] = (*_less(old.jail_cards, new.jail_cards), *cards)
            else:
                same = getattr(held, name) == getattr(new, name)
                require(same, "stands_in_the_way", what=name, player=player)
                back[name] = getattr(old, name)
        if back:
            changes[player] = back
    return changes


def _changed(old: Player | DeedState, new: Player | DeedState) -> list[str]:
    return [f.name for f in fields(new) if getattr(old, f.name) != getattr(new, f.name)]


def _leaves_again(draft: Draft, after: State, player: str) -> None:
    """A player who joined by the entry, if he has done nothing at the table since."""
    state, joined = draft.state, after.players[player]
    held = replace(state.players[player], position=joined.position)  # known since the first throw
    owns = any(deed.owner == player for deed in state.deeds.values())
    named = any(player in named_in(pending) for pending in state.pending)
    busy = owns or named or player in (state.turn.player, state.figure.holder)
    idle = held == joined and not state.balances[player] and not busy
    require(idle, "stands_in_the_way", what="player", player=player)
    draft.add(
        "player_left_again",
        {"player": player, "name": held.name or player},
        players_={p: now for p, now in state.players.items() if p != player},
        balances={a: cash for a, cash in state.balances.items() if a != player},
    )


def _comes_again(draft: Draft, before: State) -> None:
    """Players whom the entry took away because their joining was taken back."""
    for player in before.players.keys() - draft.state.players.keys():
        joined = before.players[player]
        if draft.state.positions_known and joined.position is None:
            joined = replace(joined, position=0)
        draft.add(
            "player_joined",
            {"player": player},
            players_={**draft.state.players, player: joined},
            balances={**draft.state.balances, player: 0},
        )


def _less(these: Iterable[Any], those: Iterable[Any]) -> list[Any]:
    """These but those, each as often as it comes."""
    left = list(these)
    for item in those:
        if item in left:
            left.remove(item)
    return left


def _without(held: Iterable[Any], gone: Iterable[Any], what: str) -> tuple[Any, ...]:
    left = list(held)
    for item in gone:
        require(item in left, "stands_in_the_way", what=what)
        left.remove(item)
    return tuple(left)


def _with_again(
    pending: tuple[Any, ...], before: tuple[Any, ...], after: tuple[Any, ...]
) -> tuple[Any, ...]:
    """What the entry ended stands again, behind those that are older."""
    result = list(pending)
    for item in _less(before, after):
        older = [_the_same(p) for p in before[: before.index(item)]]
        place = max((n + 1 for n, p in enumerate(result) if _the_same(p) in older), default=0)
        result.insert(place, item)
    return tuple(result)


def _the_same(pending: Any) -> Any:
    """There is one auction, and one list of those due, whatever has happened to it since."""
    return type(pending) if isinstance(pending, Auction | AuctionsDue) else pending
