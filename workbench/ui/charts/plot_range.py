"""The ranges of a plot's axes, computed from the parts of a chart that are drawn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from workbench.ui.charts.chart_part import ChartPart

HEADROOM = 1.06
"""Height of the left axis relative to the values."""
_BAR = 0.6
"""Half the width of a bar, with the margin beside it."""

DOT = 0.03
"""The fraction of an axis that is kept free at its ends for half a dot."""


def dotted(parts: Sequence[ChartPart]) -> bool:
    """Return whether parts are drawn as dots, which the frame should not cut."""
    return any(part.entry.dots for part in parts) and not any(part.entry.bars for part in parts)


def bottom_range(parts: Sequence[ChartPart]) -> tuple[float, float] | None:
    """Return the range of the x-axis: from 0, or with a margin for bars and dots; None if nothing is drawn."""
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
    """Return the range of the left axis for the visible values.

    It starts at `floor` if `grounded`, else a little below the minimum of the visible values, but not below 0. With
    `dots`, a grounded axis has room for half a dot at both ends.
    """
    greatest = max([1.0, *(float(y.max(initial=0.0)) for y in values)])
    least = floor
    if not grounded:
        lowest = min([greatest, *(float(y.min(initial=greatest)) for y in values)])
        least = max(0.0, min(lowest - (HEADROOM - 1) * (greatest - lowest), greatest - 1.0))
    room = 2 * DOT * (greatest - least) if dots and grounded else 0.0
    return least - room, least + HEADROOM * (greatest - least) + room


def right_range(values: Sequence[NDArray[np.float64]]) -> tuple[float, float] | None:
    """Return the range of the right axis, with a margin around the visible values; None if there are none.

    It does not extend below 0 unless the values do.
    """
    there = [part for part in values if len(part)]
    if not there:
        return None
    least, greatest = min(float(part.min()) for part in there), max(float(part.max()) for part in there)
    margin = max(1.0, 0.08 * (greatest - least))
    floor = 0.0 if least >= 0 else least - margin
    return max(floor, least - margin), greatest + margin


def visible(x: NDArray[np.float64], part: tuple[float, float]) -> slice:
    """Return the slice of points, of ascending x, within a part of the x-axis, and one more on either side."""
    first, last = np.searchsorted(x, part[0], "left"), np.searchsorted(x, part[1], "right")
    return slice(max(0, int(first) - 1), int(last) + 1)
