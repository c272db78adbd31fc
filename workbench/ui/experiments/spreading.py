"""How several series of points stay visible in one chart: moved apart, and summed up by medians and quartiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.ui.experiments.points import Numbers, PointsKind

BINS_PER_DECADE = 2
"""Intervals of a logarithmic x-axis that are summed up each."""
MIN_SUMMED = 5
"""Fewer points are not summed up."""
SPREAD = 0.8
"""The share of the distance between neighbouring integers over which points are spread."""
GOLDEN = 0.6180339887
"""Its multiples, without the integers, are spread evenly."""


@dataclass(frozen=True)
class Series:
    """The points of a series, on axes that may be logarithmic, and the quartiles of its columns.

    Attributes: x, y; columns, the x of the columns; quartiles, of shape (3, columns), the median in the middle.
    """

    x: Numbers
    y: Numbers
    columns: Numbers
    quartiles: Numbers


def spread(kind: PointsKind, points: Sequence[tuple[Numbers, Numbers]]) -> list[Series]:
    """Return the series side by side within each column of equal x, the points of each one beside each other."""
    gap = _gap(np.concatenate([x for x, _ in points])) if points else 1.0
    slot = SPREAD * gap / max(len(points), 1)
    across, up = kind.spread
    created = []
    for place, (x, y) in enumerate(points):
        middle = (place - (len(points) - 1) / 2) * slot
        move = middle + (np.arange(len(x)) * GOLDEN % 1 - 0.5) * slot
        columns, quartiles = _quartiles(kind, x, y)
        moved = columns + across * middle, quartiles + up * middle
        created.append(Series(x + across * move, y + up * move, *moved))
    return created


def _gap(x: Numbers) -> float:
    """Return the smallest distance between different values."""
    different = np.unique(x)
    return float(np.diff(different).min()) if len(different) > 1 else 1.0


def _quartiles(kind: PointsKind, x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """Return the x and the quartiles of the columns: of equal x, or of intervals if the x-axis is logarithmic."""
    keys = np.floor(x * BINS_PER_DECADE) if kind.logarithmic[0] else x
    chosen = [keys == key for key in np.unique(keys)]
    chosen = [one for one in chosen if one.sum() >= MIN_SUMMED]
    columns = np.array([np.median(x[one]) for one in chosen])
    return columns, np.array([np.quantile(y[one], (0.25, 0.5, 0.75)) for one in chosen]).reshape(-1, 3).T
