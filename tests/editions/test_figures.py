"""The figures of the seven boxes, as sums worked out from their deeds, notes and cards.

None of these numbers is read from an edition: a slip in a file shows as a sum that is off. The
sums weighted by position also find two spaces whose figures were exchanged.
"""

from typing import NamedTuple

SWEDISH, BERLIN, KARLSRUHE = "se-classic-kr", "de-berlin-ampelmann", "de-karlsruhe-2025"
CLASSIC, SORE, US, UK = "de-classic-2008", "de-sore-losers-2020", "us-atlantic-city", "uk-london"
IDS = (SWEDISH, CLASSIC, SORE, BERLIN, KARLSRUHE, US, UK)


class Board(NamedTuple):
    """Sums over all deeds; `placed` weighs by position: price, rent, mortgage, house."""

    prices: int
    mortgages: int
    lifting: int  # all mortgages with interest; 0 where it is not due on lifting
    rents: tuple[int, ...]  # unbuilt, 1 to 4 houses, hotel
    stations: tuple[int, ...]  # by number owned
    utilities: tuple[int, ...]  # times the dice
    houses: int
    hotels: int
    placed: tuple[int, int, int, int]
    taxes: tuple[int, ...]  # and bills, in board order
    deeds: tuple[int, int, int]  # streets, stations, utilities


RENTS = (391, 1915, 5620, 14110, 18030, 21850)
LINES = (100, 200, 400, 800)
PLACED = (135910, 1525280, 67955, 66050)
USUAL = Board(
    5690, 2845, 3131, RENTS, LINES, (8, 20), 2750, 2750, PLACED, (200, 100), (22, 4, 2)
)  # fmt: skip
BOARDS = {
    SWEDISH: Board(
        113800, 56900, 0, (7450, 37050, 107550, 266650, 342700, 416200),
        (2000, 4000, 8000, 16000), (200, 400), 55000, 55000,
        (2718200, 0, 1359100, 0), (4000, 2000), (22, 4, 2),
    ),
    CLASSIC: USUAL,
    SORE: USUAL._replace(
        prices=5390, mortgages=2695, lifting=2965, utilities=(), placed=(129910, 0, 64955, 0),
        taxes=(200, 150, 150, 100), deeds=(22, 4, 0),
    ),
    BERLIN: USUAL,
    KARLSRUHE: USUAL,
    US: USUAL,
    UK: USUAL._replace(rents=(389, *RENTS[1:])),
}  # fmt: skip
