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
    maximum = max(float(x.max()) for x in xs)
    if not any(part.entry.bars for part in parts):
        beside = DOT * maximum if dotted(parts) else 0.0
        return -beside, maximum + beside
    return min(float(x.min()) for x in xs) - _BAR, maximum + _BAR


def left_range(values: Sequence[NDArray[np.float64]], floor: float | None, dots: bool = False) -> tuple[float, float]:
    """Return the range of the left axis for the visible values.

    It starts at `floor`; None: a little below the minimum of the visible values, but not below 0. With `dots`, an axis
    that starts at `floor` has room for half a dot at both ends.
    """
    maximum = max([1.0, *(float(y.max(initial=0.0)) for y in values)])
    if floor is None:
        lowest = min([maximum, *(float(y.min(initial=maximum)) for y in values)])
        minimum, room = max(0.0, min(lowest - (HEADROOM - 1) * (maximum - lowest), maximum - 1.0)), 0.0
    else:
        minimum, room = floor, 2 * DOT * (maximum - floor) if dots else 0.0
    return minimum - room, minimum + HEADROOM * (maximum - minimum) + room


def right_range(values: Sequence[NDArray[np.float64]]) -> tuple[float, float] | None:
    """Return the range of the right axis, with a margin around the visible values; None if there are none.

    It does not extend below 0 unless the values do. Hidden values are NaN.
    """
    nonempty = [known for part in values if len(known := part[~np.isnan(part)])]
    if not nonempty:
        return None
    minimum, maximum = min(float(part.min()) for part in nonempty), max(float(part.max()) for part in nonempty)
    margin = max(1.0, 0.08 * (maximum - minimum))
    floor = 0.0 if minimum >= 0 else minimum - margin
    return max(floor, minimum - margin), maximum + margin


def visible(x: NDArray[np.float64], part: tuple[float, float]) -> slice:
    """Return the slice of points, of ascending x, within a part of the x-axis, and one more on either side."""
    first, last = np.searchsorted(x, part[0], "left"), np.searchsorted(x, part[1], "right")
    return slice(max(0, int(first) - 1), int(last) + 1)
