"""The length of a shortest path that a file of scenarios lists, and what a search says about it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

LENGTH_TOLERANCE = 1e-6
_EXACT_DIGITS = 6
"""An integer of fewer digits is exact: programs that write six significant digits leave out zeros at the end."""
_HALF_UNIT = 0.5000001
"""Half a unit of the last digit, and a little more for the rounding of sums."""


@dataclass(frozen=True)
class ListedLength:
    """`length`: as in the file. `tolerance`: how far it may be from the exact one, as it was rounded."""

    length: float
    tolerance: float = LENGTH_TOLERANCE

    @property
    def is_rounded(self) -> bool:
        """Whether it is written with too few digits to be compared to LENGTH_TOLERANCE."""
        return self.tolerance > LENGTH_TOLERANCE

    def agrees(self, cost: float | None, optimal: bool, unsolvable: bool) -> bool | None:
        """Return whether a search has confirmed this length; None if it has said nothing about it.

        A solution that need not be optimal says something only if it is shorter.
        """
        if unsolvable:
            return False
        if cost is None:
            return None
        if optimal:
            return abs(cost - self.length) <= self.tolerance
        return False if cost < self.length - self.tolerance else None


def tolerance_of(written: str) -> float:
    """Return half a unit of the last digit of a length, and at least LENGTH_TOLERANCE; for integers see above."""
    _, digits, exponent = Decimal(written).as_tuple()
    if not isinstance(exponent, int) or (exponent == 0 and len(digits) < _EXACT_DIGITS):
        return LENGTH_TOLERANCE
    return max(LENGTH_TOLERANCE, _HALF_UNIT * 10.0**exponent)
