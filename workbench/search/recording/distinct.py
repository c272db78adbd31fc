"""The distinct values of a long column, found by counting where that can be: sorting takes many times longer."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

UNIT = 1000
"""Costs on boards are whole numbers of thousandths, and mostly of ones."""
MAX = 1 << 20
"""The widest range that is counted through."""


class Counted(NamedTuple):
    """Values, ascending, and how many there are of each."""

    values: NDArray[Any]
    counts: NDArray[np.int64]


class Distinct(NamedTuple):
    """Values, ascending, how many there are of each, and which of them each entry is."""

    values: NDArray[Any]
    counts: NDArray[np.int64]
    which: NDArray[np.int64]


class Places(NamedTuple):
    """A column as `least` + `unit` × its entries `at`, of which the greatest is `last`."""

    at: NDArray[np.uint32]
    least: int
    unit: int
    last: int


def places(values: NDArray[Any]) -> Places | None:
    """Return a column of whole numbers as places in a range that can be counted through, None where it is none."""
    if not len(values) or values.dtype.kind not in "iu":
        return None
    least = int(values.min())
    width = int(values.max()) - least
    if width >= MAX * UNIT:
        return None
    above = (values - least).astype(np.uint32)  # narrow numbers are divided many times faster
    parts = above // np.uint32(UNIT)
    if (parts * np.uint32(UNIT) == above).all():
        return Places(parts, least, UNIT, width // UNIT)
    return Places(above, least, 1, width) if width < MAX else None


def counted(values: NDArray[Any]) -> Counted:
    """Return the distinct values of a column and how many there are of each."""
    found = places(values)
    if found is None:
        return Counted(*np.unique(values, return_counts=True))
    counts = np.bincount(found.at)
    present = np.flatnonzero(counts)
    return Counted(present * found.unit + found.least, counts[present])


def distinct(values: NDArray[Any]) -> Distinct:
    """Return the distinct values of a column."""
    found = places(values)
    if found is None:
        several, which, counts = np.unique(values, return_inverse=True, return_counts=True)
        return Distinct(several, counts, which)
    counts = np.bincount(found.at)
    present = np.flatnonzero(counts)
    number = np.zeros(len(counts), np.int64)
    number[present] = np.arange(len(present))
    return Distinct(present * found.unit + found.least, counts[present], number[found.at])


def distinct_pairs(first: NDArray[Any], second: NDArray[Any]) -> tuple[list[tuple[Any, Any]], NDArray[np.int64]]:
    """Return the distinct pairs of two columns, as plain numbers, and which of them each entry is."""
    one, other = places(first), places(second)
    if one is not None and other is not None and (one.last + 1) * (other.last + 1) <= MAX:
        many = other.last + 1
        pairs = distinct(one.at * np.uint32(many) + other.at)
        values = [divmod(pair, many) for pair in pairs.values.tolist()]
        found = [(one.least + one.unit * a, other.least + other.unit * b) for a, b in values]
        return found, pairs.which
    firsts, seconds = distinct(first), distinct(second)
    many = len(seconds.values)
    pairs = distinct(firsts.which * many + seconds.which)
    values = [divmod(pair, many) for pair in pairs.values.tolist()]
    return [(firsts.values[a].item(), seconds.values[b].item()) for a, b in values], pairs.which
