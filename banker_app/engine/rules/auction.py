"""Auctions of deeds, of the last buildings and of a bankrupt's estate."""

from dataclasses import replace

from banker_app.engine import commands as c
from banker_app.engine.build_order import could_build, plan
from banker_app.engine.conditions import deed_space, free_player, own_deed, player_in
from banker_app.engine.core import Draft, Refused, require
from banker_app.engine.figures import owned_by
from banker_app.engine.state import BANK, Auction, AuctionsDue, Bid, Lot, Pending, State
from banker_app.ledger.posting import transfer


def open_auction(draft: Draft, command: c.OpenAuction) -> None:
    state = draft.state
    require(state.auction is None, "auction_open")
    lot = Lot(command.lot.deed, command.lot.building, command.lot.jail_card)
    due = state.due or AuctionsDue(())
    if lot.deed is not None:
        deed_space(state, lot.deed)
        owner = state.deeds[lot.deed].owner
        require(owner is None, "deed_has_owner", deed=lot.deed, owner=owner)
        never = state.edition.auction.when == "never" and lot.deed not in due.deeds
        require(not never, "no_auctions")
    elif lot.building is not None:
        houses, hotels = state.buildings_left()
        left = houses if lot.building == "house" else hotels
        enough = left > 0 or state.edition.building.unlimited
        require(enough, "no_houses_left" if lot.building == "house" else "no_hotels_left")
    else:
        require(lot.jail_card in due.jail_cards, "card_not_due", deck=lot.jail_card)
    draft.wait_for("auction_opened", Auction(lot, since=state.seq + 1), {"lot": _lot_facts(lot)})


def place_bid(draft: Draft, command: c.EachAmount) -> None:
    state, rule = draft.state, draft.state.edition.auction
    auction = _open(state)
    free_player(state, command.player)
    least = auction.highest.amount + rule.increment if auction.highest else rule.opening_bid
    require(command.amount >= least, "bid_too_low", amount=command.amount, least=least)
    cash = state.balances[command.player]
    covered = cash >= command.amount or not rule.cash_in_hand
    require(covered, "not_enough_cash", player=command.player, needed=command.amount, cash=cash)
    if auction.lot.building:
        places = [
            d for d in owned_by(state, command.player) if _fits(state, command.player, d, auction)
        ]
        require(places, "could_build_nowhere", player=command.player)
    bids = (*auction.bids, Bid(command.player, command.amount))
    lot = _lot_facts(auction.lot)
    facts = {"player": command.player, "amount": command.amount, "lot": lot}
    draft.add("bid_placed", facts, pending=_swap(state, auction, replace(auction, bids=bids)))


def drop_bid(draft: Draft, command: c.ByPlayer) -> None:
    state = draft.state
    auction = _open(state)
    player_in(state, command.player)
    bids = tuple(b for b in auction.bids if b.player != command.player)
    require(len(bids) < len(auction.bids), "no_bid", player=command.player)
    changed = _swap(state, auction, replace(auction, bids=bids))
    facts = {"player": command.player, "lot": _lot_facts(auction.lot)}
    draft.add("bid_dropped", facts, pending=changed)


def cancel_auction(draft: Draft, command: c.Command) -> None:
    auction = _open(draft.state)
    facts = {"lot": _lot_facts(auction.lot)}
    draft.add("auction_cancelled", facts, pending=_closed(draft.state, auction))


def close_auction(draft: Draft, command: c.CloseAuction) -> None:
    state = draft.state
    auction = _open(state)
    lot, best = auction.lot, auction.highest
    pending = _closed(state, auction)
    require(command.deed is None or lot.building, "deed_not_asked", deed=command.deed)
    if best is None:
        draft.add("auction_unsold", {"lot": _lot_facts(lot)}, pending=pending)
        return
    cash = state.balances[best.player]
    require(
        cash >= best.amount, "bid_not_covered", player=best.player, needed=best.amount, cash=cash
    )
    facts = {"player": best.player, "amount": best.amount, "lot": _lot_facts(lot)}
    postings = transfer(best.player, BANK, best.amount)
    deeds: dict[int, dict[str, object]]
    if lot.deed is not None:
        deeds = {lot.deed: {"owner": best.player}}
        draft.add("lot_sold", facts, postings=postings, deeds=deeds, pending=pending)
    elif lot.building is not None:
        require(command.deed is not None, "deed_needed")
        assert command.deed is not None
        own_deed(state, best.player, command.deed)
        _place(state, best.player, command.deed, auction)
        deeds = {command.deed: {"buildings": state.deeds[command.deed].buildings + 1}}
        facts |= {"deed": command.deed}
        draft.add("lot_sold", facts, postings=postings, deeds=deeds, pending=pending)
    else:
        assert lot.jail_card is not None
        cards = (*state.players[best.player].jail_cards, lot.jail_card)
        changes = {best.player: {"jail_cards": cards}}
        draft.add("lot_sold", facts, postings=postings, players=changes, pending=pending)


def _place(state: State, player: str, deed: int, auction: Auction) -> None:
    """By all rules of build but the price."""
    could_build(state, player, deed)
    is_hotel = state.deeds[deed].buildings == 4
    require(is_hotel == (auction.lot.building == "hotel"), "other_building", deed=deed)
    plan(state, {deed: 1})


def _fits(state: State, player: str, deed: int, auction: Auction) -> bool:
    try:
        _place(state, player, deed, auction)
    except Refused:
        return False
    return True


def _open(state: State) -> Auction:
    auction = state.auction
    require(auction is not None, "no_auction")
    assert auction is not None
    return auction


def _swap(state: State, old: Pending, new: Pending) -> tuple[Pending, ...]:
    return tuple(new if p is old else p for p in state.pending)


def _closed(state: State, auction: Auction) -> tuple[Pending, ...]:
    """Without the auction, and without its lot among those that are due."""
    kept: list[Pending] = []
    for pending in state.pending:
        if isinstance(pending, AuctionsDue):
            deeds = tuple(d for d in pending.deeds if d != auction.lot.deed)
            cards = tuple(d for d in pending.jail_cards if d != auction.lot.jail_card)
            if deeds or cards:
                kept.append(AuctionsDue(deeds, cards))
        elif pending is not auction:
            kept.append(pending)
    return tuple(kept)


def _lot_facts(lot: Lot) -> dict[str, object]:
    named = {"deed": lot.deed, "building": lot.building, "jail_card": lot.jail_card}
    return {key: value for key, value in named.items() if value is not None}
