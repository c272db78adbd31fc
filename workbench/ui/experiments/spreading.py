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
SPREAD = 0.6
"""The share of the distance between neighbouring values over which many equal points are spread at most."""
STEP = 0.15
"""The share of that distance between two equal points, if they are few."""


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
    """Return the series with equal points beside each other, and so the columns of several series at the same x."""
    if not points:
        return []
    across, up = kind.spread
    gap = _gap(np.concatenate([x for x, _ in points]))
    summed = [_quartiles(kind, x, y) for x, y in points]
    moves = _apart([np.stack((x, y), axis=1) for x, y in points], gap)
    column_moves = _apart([columns[:, np.newaxis] for columns, _ in summed], gap)
    return [
        Series(x + across * move, y + up * move, columns + across * aside, quartiles + up * aside)
        for (x, y), move, (columns, quartiles), aside in zip(points, moves, summed, column_moves, strict=True)
    ]


def _apart(series: Sequence[Numbers], gap: float) -> list[Numbers]:
    """Return how far to move each row of each array: 0 if no other one equals it, else symmetric to 0."""
    rows = np.concatenate(series)
    _, groups, sizes = np.unique(rows, axis=0, return_inverse=True, return_counts=True)
    groups = groups.reshape(-1)
    order = np.argsort(groups, kind="stable")
    places = np.empty(len(rows), np.int64)
    places[order] = np.arange(len(rows)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    others = sizes[groups] - 1
    moves = (places - others / 2) * np.minimum(STEP, SPREAD / np.maximum(others, 1)) * gap
    return np.split(moves, np.cumsum([len(one) for one in series])[:-1])


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
