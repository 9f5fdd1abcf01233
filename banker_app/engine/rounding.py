"""The one division of the game."""

from typing import Literal


def rounded(
    numerator: int, denominator: int, step: int, mode: Literal["nearest", "up", "down"]
) -> int:
    """numerator / denominator to a whole multiple of step; a tie goes up (A12)."""
    unit = denominator * step
    match mode:
        case "nearest":
            return (2 * numerator + unit) // (2 * unit) * step
        case "up":
            return -(-numerator // unit) * step
        case "down":
            return numerator // unit * step


def half(amount: int) -> int:
    """Half a price, rounded down, as the bank pays it building by building."""
    return rounded(amount, 2, 1, "down")
