"""The distinct values of a long column, found by counting where that can be: sorting takes many times longer."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

UNIT = 1000
"""Costs on boards are whole numbers of thousandths, and mostly of ones."""
MOST = 1 << 20
"""The widest range that is counted through."""


class Distinct(NamedTuple):
    """Values, ascending, how many there are of each, and which of them each entry is."""

    values: NDArray[Any]
    counts: NDArray[np.int64]
    which: NDArray[np.int64]


def distinct(values: NDArray[Any]) -> Distinct:
    """Return the distinct values of a column."""
    if not len(values) or values.dtype.kind not in "iu":
        return _sorted(values)
    least = values.min()
    above, unit = values - least, 1
    if not (above % UNIT).any():
        above, unit = above // UNIT, UNIT
    if above.max() >= MOST:
        return _sorted(values)
    counts = np.bincount(above)
    present = np.flatnonzero(counts)
    number = np.zeros(len(counts), np.int64)
    number[present] = np.arange(len(present))
    return Distinct(present * unit + least, counts[present], number[above])


def _sorted(values: NDArray[Any]) -> Distinct:
    found, which, counts = np.unique(values, return_inverse=True, return_counts=True)
    return Distinct(found, counts, which)
