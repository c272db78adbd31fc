"""How far the axes of a plot reach, by the parts of a chart that are drawn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from workbench.ui.charts.chart_part import ChartPart

HEADROOM = 1.06
"""How much higher the axis is than what is drawn."""
_BAR = 0.6
"""What half a bar takes along the x-axis, with what is left free beside it."""

DOT = 0.03
"""The part of an axis that is left free for half a dot, at its ends."""


def dotted(parts: Sequence[ChartPart]) -> bool:
    """Return whether parts are told by their points, none of which is to be cut by the frame."""
    return any(part.entry.dots for part in parts) and not any(part.entry.bars for part in parts)


def bottom_range(parts: Sequence[ChartPart]) -> tuple[float, float] | None:
    """Return where the x-axis begins and ends: at 0, or beside bars and dots; None where nothing is drawn."""
    xs = [part.curve.x for part in parts if len(part.curve.x)]
    if not xs:
        return None
    greatest = max(float(x.max()) for x in xs)
    if not any(part.entry.bars for part in parts):
        beside = DOT * greatest if dotted(parts) else 0.0
        return -beside, greatest + beside
    return min(float(x.min()) for x in xs) - _BAR, greatest + _BAR


def left_range(
    values: Sequence[NDArray[np.float64]], floor: float, grounded: bool, dots: bool = False
) -> tuple[float, float]:
    """Return where the left axis begins and ends, by the values that are seen.

    It begins at `floor`, unless it is not `grounded`: then a little below the least that is seen, at 0 or above. Where
    there are `dots`, there is room for half of one below it, and above the greatest.
    """
    greatest = max([1.0, *(float(y.max(initial=0.0)) for y in values)])
    least = floor
    if not grounded:
        lowest = min([greatest, *(float(y.min(initial=greatest)) for y in values)])
        least = max(0.0, min(lowest - (HEADROOM - 1) * (greatest - lowest), greatest - 1.0))
    room = 2 * DOT * (greatest - least) if dots and grounded else 0.0
    return least - room, least + HEADROOM * (greatest - least) + room


def right_range(values: Sequence[NDArray[np.float64]]) -> tuple[float, float] | None:
    """Return where the right axis begins and ends, some way around the values that are seen; None where there are none.

    It does not go below 0 unless they do.
    """
    there = [part for part in values if len(part)]
    if not there:
        return None
    least, greatest = min(float(part.min()) for part in there), max(float(part.max()) for part in there)
    margin = max(1.0, 0.08 * (greatest - least))
    floor = 0.0 if least >= 0 else least - margin
    return max(floor, least - margin), greatest + margin


def visible(x: NDArray[np.float64], part: tuple[float, float]) -> slice:
    """Return the points, of ascending x, that are seen in a part of the x-axis: one more on either side."""
    first, last = np.searchsorted(x, part[0], "left"), np.searchsorted(x, part[1], "right")
    return slice(max(0, int(first) - 1), int(last) + 1)
