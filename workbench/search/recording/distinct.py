"""The distinct values of a long column, found by counting if possible: sorting takes many times longer."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

UNIT = 1000
"""Costs on boards are integers in thousandths, and mostly multiples of 1000."""
MAX = 1 << 20
"""The widest range of values for which counting is used."""


class Counted(NamedTuple):
    """Distinct values, ascending, and the number of entries with each."""

    values: NDArray[Any]
    counts: NDArray[np.int64]


class Distinct(NamedTuple):
    """Distinct values, ascending, the number of entries with each, and for each entry the index of its value."""

    values: NDArray[Any]
    counts: NDArray[np.int64]
    which: NDArray[np.int64]


class Offsets(NamedTuple):
    """A column as `least` + `unit` × `at`; `last` is the largest entry of `at`."""

    at: NDArray[np.uint32]
    least: int
    unit: int
    last: int


def offsets(values: NDArray[Any]) -> Offsets | None:
    """Return a column of integers as offsets in a range that is small enough to count, None if it is not."""
    if not len(values) or values.dtype.kind not in "iu":
        return None
    least = int(values.min())
    width = int(values.max()) - least
    if width >= MAX * UNIT:
        return None
    above = (values - least).astype(np.uint32)  # division of small integers is many times faster
    parts = above // np.uint32(UNIT)
    if (parts * np.uint32(UNIT) == above).all():
        return Offsets(parts, least, UNIT, width // UNIT)
    return Offsets(above, least, 1, width) if width < MAX else None


def counted(values: NDArray[Any]) -> Counted:
    """Return the distinct values of a column and the number of entries with each."""
    column = offsets(values)
    if column is None:
        return Counted(*np.unique(values, return_counts=True))
    counts = np.bincount(column.at)
    present = np.flatnonzero(counts)
    return Counted(present * column.unit + column.least, counts[present])


def distinct(values: NDArray[Any]) -> Distinct:
    """Return the distinct values of a column, and for each entry the index of its value."""
    column = offsets(values)
    if column is None:
        several, which, counts = np.unique(values, return_inverse=True, return_counts=True)
        return Distinct(several, counts, which)
    counts = np.bincount(column.at)
    present = np.flatnonzero(counts)
    number = np.zeros(len(counts), np.int64)
    number[present] = np.arange(len(present))
    return Distinct(present * column.unit + column.least, counts[present], number[column.at])


def distinct_pairs(first: NDArray[Any], second: NDArray[Any]) -> tuple[list[tuple[Any, Any]], NDArray[np.int64]]:
    """Return the distinct pairs of two columns, as Python numbers, and for each entry the index of its pair."""
    one, other = offsets(first), offsets(second)
    if one is not None and other is not None and (one.last + 1) * (other.last + 1) <= MAX:
        width = other.last + 1
        pairs = distinct(one.at * np.uint32(width) + other.at)
        a, b = one.least + one.unit * (pairs.values // width), other.least + other.unit * (pairs.values % width)
    else:
        firsts, seconds = distinct(first), distinct(second)
        width = len(seconds.values)
        pairs = distinct(firsts.which * width + seconds.which)
        a, b = firsts.values[pairs.values // width], seconds.values[pairs.values % width]
    return [*zip(a.tolist(), b.tolist(), strict=True)], pairs.which
