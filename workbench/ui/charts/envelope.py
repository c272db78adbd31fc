"""Points of a chart, thinned to a fixed maximum for any number of values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.distinct import counted

Values = NDArray[np.float64]

MAX_BLOCKS = 1024
"""A curve has at most two points for each of this many blocks of steps: more than a screen has columns."""


@dataclass(frozen=True)
class Curve:
    """Points joined by lines."""

    x: Values
    y: Values


class Envelope:
    """The minimum and the maximum of every block of steps. When there are too many blocks, they are merged in pairs.

    The steps of an incomplete last block are stored as they are, so nothing is lost.
    """

    def __init__(self) -> None:
        self._block = 1
        self._minima: Values = np.zeros(0)
        self._maxima: Values = np.zeros(0)
        self._remainder: Values = np.zeros(0)
        self._last = 0.0

    @property
    def steps(self) -> int:
        return len(self._minima) * self._block + len(self._remainder)

    def add(self, values: NDArray[Any]) -> None:
        if len(values):
            self._last = float(values[-1])
        remainder: Values = np.concatenate((self._remainder, values.astype(np.float64)))
        complete = len(remainder) // self._block * self._block
        blocks = remainder[:complete].reshape(-1, self._block)
        self._minima = np.concatenate((self._minima, blocks.min(axis=1, initial=np.inf)))
        self._maxima = np.concatenate((self._maxima, blocks.max(axis=1, initial=-np.inf)))
        self._remainder = remainder[complete:]
        while len(self._minima) > MAX_BLOCKS:
            self._merge_pairs()

    def curve(self, first: int) -> Curve:
        """Return the points, the first value at x = `first`; both values of a block lie within its range of x."""
        if self._block == 1:
            return Curve(np.arange(float(first), first + len(self._minima)), self._minima)
        positions = np.arange(len(self._minima)) * float(self._block) + first
        x = np.repeat(positions, 2)
        x[1::2] += self._block / 2
        y = np.empty(len(x))
        y[0::2], y[1::2] = self._minima, self._maxima
        end = np.array([first + self.steps - 1.0])
        return Curve(np.concatenate((x, end)), np.concatenate((y, np.array([self._last]))))

    def _merge_pairs(self) -> None:
        if len(self._minima) % 2:
            # Put the odd block back into the rest as values that have the same envelope.
            odd = np.full(self._block, self._minima[-1])
            odd[-1] = self._maxima[-1]
            self._remainder = np.concatenate((odd, self._remainder))
            self._minima, self._maxima = self._minima[:-1], self._maxima[:-1]
        self._minima = self._minima.reshape(-1, 2).min(axis=1)
        self._maxima = self._maxima.reshape(-1, 2).max(axis=1)
        self._block *= 2


class Tally:
    """Counts of nodes by value."""

    def __init__(self) -> None:
        # The values and their counts, replaced together: another thread may read them.
        self._tally: tuple[Values, NDArray[np.int64]] = (np.zeros(0), np.zeros(0, np.int64))

    def add(self, further: NDArray[Any]) -> None:
        """Count further nodes."""
        tally = counted(further)
        values, counts = self._tally
        positions = np.searchsorted(values, tally.values)
        existing = positions < len(values)
        existing[existing] = values[positions[existing]] == tally.values[existing]
        counts[positions[existing]] += tally.counts[existing]
        new = ~existing
        if new.any():
            values = np.insert(values, positions[new], tally.values[new].astype(np.float64))
            counts = np.insert(counts, positions[new], tally.counts[new])
            self._tally = values, counts

    def bars(self, unit: int) -> Curve:
        """Return the values in units, ascending, and their counts."""
        values, counts = self._tally
        return Curve(values / unit, counts.astype(np.float64))


def thinned(curve: Curve) -> Curve:
    """Return a curve thinned to the resolution of a screen: the minimum and the maximum of each group of points."""
    stride = -(-len(curve.x) // MAX_BLOCKS)
    if stride <= 2:
        return curve
    starts = np.arange(0, len(curve.x), stride)
    x, y = np.repeat(curve.x[starts], 2), np.empty(2 * len(starts))
    y[0::2], y[1::2] = np.minimum.reduceat(curve.y, starts), np.maximum.reduceat(curve.y, starts)
    return Curve(x, y)


def clipped(curve: Curve, part: tuple[float, float]) -> Curve:
    """Return the points within a range of the x-axis, with the points where the line crosses its limits."""
    x, y = curve.x, curve.y
    inside = (x >= part[0]) & (x <= part[1])
    if inside.all() or not len(x):
        return curve
    first, last = (np.array([edge]) if x[0] < edge < x[-1] else np.zeros(0) for edge in part)
    return Curve(
        np.concatenate((first, x[inside], last)),
        np.concatenate((np.interp(first, x, y), y[inside], np.interp(last, x, y))),
    )
