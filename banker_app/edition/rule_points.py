"""Every rule point in which rulebooks differ or could differ, under their headings.

The page that shows the boxes side by side is made from this list, and the tests hold it complete:
every rule field of an edition belongs to a point.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class RulePoint:
    title: str
    fields: tuple[str, ...] = ()  # paths in an edition, or a figure of `rules_page.FIGURES`
    always: str = ""  # what holds in every box, where there is nothing to choose


def point(title: str, *fields: str, always: str = "") -> RulePoint:
    return RulePoint(title, fields, always)


SET_UP = (
    point("Players", "players.min", "players.max"),
    point("Start money", "money.start"),
    point("Note split", "money.start_notes"),
    point("Notes in the box", "money.notes", "money.notes_in_box"),
    point("Larger notes at the start allowed", "money.larger_notes"),
    point("Money", "money.name", "money.symbol", "money.smallest"),
    point("Other start items", "speed_die.extra_start", "loser_tokens.start"),
    point("Houses and hotels", "building.houses", "building.hotels"),
    point("Deeds", "deeds"),
    point("Cards", "cards"),
    point("Who starts", "players.starts"),
    point("Tie for the start", "players.tie"),
    point("Bank can run out", "money.bank_runs_out"),
    point("Banker may play", "players.banker_may_play"),
    point("Salary", "money.salary"),
    point("Salary for landing exactly", "money.salary_on_landing"),
    point("Salary on the way to jail", "jail.salary_on_the_way"),
    point("Doubles", "jail.doubles_to_jail", always="A double throws again."),
)
BUYING = (
    point("Buy price", always="The price of the deed; buildings that stand there come free."),
    point("Property not bought", "auction.when"),
    point("Opening bid", "auction.opening_bid"),
    point("Increment", "auction.increment"),
    point("Decliner may bid", "auction.decliner_may_bid"),
    point("Bids in order of play", "auction.in_turn"),
    point("Cash in hand needed", "auction.cash_in_hand"),
    point("Last bidder bound", "auction.highest_must_buy"),
    point("Nobody bids", "auction.no_bid"),
    point("Other auctions", always="The last buildings, and a bankrupt's estate (see there)."),
)
RENT = (
    point("Rent is lost once the next player throws", "rent.lost_after_next_throw"),
    point("Mortgaged property", always="No rent."),
    point("Double rent, unbuilt, whole group", "rent.double_in_group"),
    point("... also while another of the group is mortgaged", "rent.double_despite_mortgage"),
    point("... also while another of the group is built", "rent.double_beside_buildings"),
    point("House rent without the whole group", "rent.houses_count_without_group"),
    point("Stations", "stations"),
    point("Utilities", "utilities"),
    point("New throw for a utility", "rent.utility_new_throw"),
    point("Mortgaged ones count to the number owned", "rent.mortgaged_count"),
    point("Rent while the owner is in jail", "jail.collects_rent"),
    point("Own property", "rent.own_deed"),
    point("Rent in deeds", "rent.in_deeds"),
    point("Tax spaces", "taxes"),
    point("Free Parking", "free_parking.pot", "free_parking.seed", "free_parking.steals_token"),
)
BUILDINGS = (
    point("Bought only with the whole group", "building.needs_group"),
    point("Stand also without the whole group", "building.stand_without_group"),
    point("At any time", "building.anytime"),
    point("Even building", "building.even"),
    point("Most", always="Four houses, then one hotel."),
    point("Hotel needs four houses on", "building.hotel_needs"),
    point("Hotel price", always="The deed's hotel price and four houses."),
    point("What a mortgage bars from building", "building.mortgage_bars"),
    point("Unlimited buildings", "building.unlimited", always="Otherwise one waits."),
    point("Few left, several buyers", always="Auction, by the same bids as a deed."),
    point("Sale to the bank", "building.sale"),
    point("Evenly when selling", "building.sell_even"),
    point("Selling a hotel", "building.hotel_sale"),
    point(
        "Bank lacks four houses when a hotel is sold",
        always="Sold further down in one step, or not at all.",
    ),
)
MORTGAGE = (
    point("Value", always="As on the deed."),
    point("Lifting it", always="As the deed prints it, else the loan and the interest."),
    point("Buildings sold first", "mortgage.buildings_first"),
    point("Interest, percent", "interest.percent"),
    point("Interest due when", "interest.when"),
    point("Interest may be left out", "interest.optional"),
    point("Rounding", "interest.rounding.step", "interest.rounding.mode"),
    point("Buyer of a mortgaged deed pays interest at once", "interest.on_transfer"),
    point("Who lends", "mortgage.lender"),
)
TRADING = (
    point("Buildings", "trade.buildings"),
    point("Loans between players", "trade.loans"),
    point("Deals about rent", "trade.rent_waivers"),
    point("While in jail", "trade.in_jail"),
)
JAIL = (
    point("Ways in", always="The space, a card, too many doubles."),
    point("Fine", "jail.fine"),
    point("Fine may be paid before throw", "jail.fine_before_throw"),
    point("Throws before the fine is forced", "jail.throws"),
    point("A double in jail", always="Frees and moves at once."),
    point("Extra throw after a double in jail", "jail.extra_throw_after_double"),
    point("Jail card", always="One's own or a bought one."),
    point("Becoming the figure frees", "loser_tokens.price_of_figure"),
    point("Speed die in jail", always="Never."),
)
BANKRUPTCY = (
    point("First step", always="Sell buildings where that is allowed, mortgage, trade."),
    point("Buildings", "bankruptcy.buildings"),
    point("Everything is mortgaged first", "bankruptcy.mortgage_first"),
    point("To a player", always="Cash, deeds and jail cards; loser tokens go to the bank."),
    point("To a player: interest at once", "bankruptcy.interest"),
    point("To the bank: deeds are auctioned", "bankruptcy.bank_auctions"),
    point("To the bank: mortgages", always="Lapse."),
    point("To the bank: jail cards are auctioned", "bankruptcy.bank_auctions_jail_cards"),
    point("End", "end.stop_on_go", always="The last player wins."),
    point("Scoring", "end.scoring"),
    point("Short game: deeds dealt at the start", "end.deal_deeds"),
    point("Timed game, minutes", "end.minutes"),
)
SPEED_DIE = (
    point("Faces", "speed_die.faces"),
    point("In use", always="After the player's first salary, from then on always."),
    point("Bus", always="One white die, the other, or both."),
    point("Figure", always="Move, act, then on to the next deed without owner."),
    point("Doubles", always="The white dice count; three alike move anywhere."),
)
LOSER_TOKENS = (
    point("Most tokens", "loser_tokens.max", "loser_tokens.total"),
    point("Earned by", always="Rent, taxes and bills, jail, own property, the figure's visit."),
    point("The figure", always="Is paid rent and taxes, puts up free houses, robs, traps."),
)
RULE_POINTS = {
    "Set-up": SET_UP,
    "Buying and auction": BUYING,
    "Rent": RENT,
    "Buildings": BUILDINGS,
    "Mortgage": MORTGAGE,
    "Trading": TRADING,
    "Jail": JAIL,
    "Bankruptcy and end": BANKRUPTCY,
    "Speed die": SPEED_DIE,
    "Loser tokens and the figure": LOSER_TOKENS,
}
