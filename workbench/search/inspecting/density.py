"""How many nodes of a search have which g and h: a picture of spaces that are too large to be drawn state by state."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import Exact, HasUniformCost
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import UNREACHABLE, Published, Recording

SIZE = 128
"""The number of classes of g, and of h."""
LATER_WINDOW = 1 << 14
"""The number of last expansions that are counted where the records are rebuilt to be read."""
_BLOCK = 1 << 16

Counts = NDArray[np.int64]
Axes = tuple[float, float]
"""A number for the axis of g, and one for that of h."""


class Densities(NamedTuple):
    """Nodes by classes of g and h, shape (SIZE, SIZE) each; `widths`: of the classes, in the problem's units.

    `last`: how many expansions are counted, if not all up to the step. `reach`: the highest classes of g and h of all
    nodes in memory, also of later ones, so that the axes are those of the whole search at each of its steps; `nodes`:
    the number of these. `steps`: the least differences of costs, 0 where costs have fractions.
    """

    generated: Counts
    expanded: Counts
    widths: Axes
    last: int | None = None
    reach: tuple[int, int] = (0, 0)
    nodes: int = 0
    steps: Axes = (0.0, 0.0)

    @property
    def extent(self) -> Axes:
        """Where the axes of g and of h end, in the problem's units: a little further than nodes, as room for labels."""
        (g, h), highest = self.reach, _highest(self.generated)
        shown = min(max(g, highest[0]) + 2, SIZE), min(max(h, highest[1]) + 3, SIZE)
        return shown[0] * self.widths[0], shown[1] * self.widths[1]

    def merged(self, g: int, h: int) -> Densities:
        """Return classes that are `g` and `h` times as wide."""
        counts = [
            np.add.reduceat(np.add.reduceat(one, range(0, SIZE, g)), range(0, SIZE, h), axis=1) for one in self[:2]
        ]
        widths = self.widths[0] * g, self.widths[1] * h
        return self._replace(generated=counts[0], expanded=counts[1], widths=widths)


class Density:
    """Counts the nodes of `recording`, which may still grow, up to any step.

    Sums of whole blocks are kept, so a step costs no more than a block, however long the recording is. `prepare` sums
    blocks in advance. Nodes with h = ∞ are not counted.
    """

    def __init__(self, recording: Recording[Any]) -> None:
        self.recording, self._timeline = recording, Timeline(recording)
        self._widths = self._steps = 1.0, 1.0
        self._fitted = 0
        """The number of records that the widths were fitted to."""
        self._sums: dict[str, list[Counts]] = {"records": [_zeros()], "steps": [_zeros()]}
        self._reach, self._nodes = (0, 0), 0
        self._reached: tuple[int, Axes] = (0, (0.0, 0.0))
        """The number of records that `_reach` is of, and the widths of the classes."""

    def prepare(self, seconds: float = math.inf) -> bool:
        """Sum further blocks for about `seconds`. Return whether all whole blocks in memory are summed."""
        published, end = self.recording.published, perf_counter() + seconds
        self._fit(published)
        records, steps = self.recording.kept_records // _BLOCK, self.recording.kept_steps // _BLOCK
        for name, count in (("records", records), ("steps", steps)):
            sums = self._sums[name]
            while len(sums) <= count:
                if perf_counter() > end:
                    return False
                first = (len(sums) - 1) * _BLOCK
                block = self._count(published, name, first, first + _BLOCK)
                sums.append(sums[-1] + block)  # after counting, which may have widened the classes
        return True

    def at(self, t: int) -> Densities:
        """Return the densities after step `t`."""
        published, moment = self.recording.published, self._timeline.at(t)
        self.prepare()
        self._extend_reach(published)
        if t > self.recording.kept_steps:
            first = _first_counted(moment)
            expanded = self._count(published, "steps", first, t)
            return Densities(expanded, expanded, self._widths, t - first, self._reach, self._nodes, self._steps)
        tails = {}
        for name, count in (("records", moment.records), ("steps", t)):  # the records include those of the steps
            tails[name] = count // _BLOCK, self._count(published, name, count // _BLOCK * _BLOCK, count)
        generated, expanded = (self._sums[name][block] + tail for name, (block, tail) in tails.items())
        return Densities(generated, expanded, self._widths, None, self._reach, self._nodes, self._steps)

    def newest(self, t: int, g: Axes, h: Axes) -> int:
        """Return the newest record counted at step `t` with g and h in these ranges, ends included; NONE if none is."""
        published, moment = self.recording.published, self._timeline.at(t)
        later = t > self.recording.kept_steps
        if later:
            which = np.asarray(published.rows["node"][_first_counted(moment) : t], np.int64)
        for stop in range(len(which) if later else moment.records, 0, -_BLOCK):
            first = max(stop - _BLOCK, 0)
            block: Any = which[first:stop] if later else slice(first, stop)
            costs = (np.asarray(published.nodes[name][block]) for name in ("g", "h"))
            inside = [(least <= of) & (of <= most) for of, (least, most) in zip(costs, (g, h), strict=True)]
            found = np.flatnonzero(inside[0] & inside[1])
            if len(found):
                return int(which[first + found[-1]]) if later else first + int(found[-1])
        return NONE

    def _extend_reach(self, published: Published) -> None:
        """Find the highest classes of all records in memory; this widens the classes for all of them."""
        count = min(self.recording.kept_records, published.records)
        if self._reached == (count, self._widths):
            return
        tail = self._count(published, "records", count // _BLOCK * _BLOCK, count)
        everything = self._sums["records"][count // _BLOCK] + tail
        self._reach, self._nodes = _highest(everything), int(everything.sum())
        self._reached = count, self._widths

    def _count(self, published: Published, name: str, first: int, last: int) -> Counts:
        """Count records, or those expanded at steps, by their classes; widen the classes if these do not suffice."""
        which: Any = slice(first, last) if name == "records" else np.asarray(published.rows["node"][first:last])
        if last <= first:
            return _zeros()
        costs = _finite(published, which)
        if not len(costs[0]):
            return _zeros()
        for axis, of in enumerate(costs):
            while of.max() >= SIZE * self._widths[axis]:
                self._widen(axis)
        g, h = (_classes(of, width) for of, width in zip(costs, self._widths, strict=True))
        return np.bincount(g * SIZE + h, minlength=SIZE * SIZE).reshape(SIZE, SIZE)

    def _fit(self, published: Published) -> None:
        """Make the classes as narrow as the first block of records allows, as long as no block is summed."""
        count = min(_BLOCK, self.recording.kept_records, published.records)
        if count == self._fitted or any(len(sums) > 1 for sums in self._sums.values()):
            return
        self._fitted, problem = count, self.recording.problem
        unit = float(problem.every_cost) if isinstance(problem, Exact) and isinstance(problem, HasUniformCost) else 0.0
        fits = [_fitting(of, unit) for of in _finite(published, slice(0, count))]
        (g, h), (g_step, h_step) = zip(*fits, strict=True)
        self._widths, self._steps = (g, h), (g_step, h_step)

    def _widen(self, axis: int) -> None:
        """Make the classes of g (0) or h (1) twice as wide."""
        g, h = self._widths
        self._widths = (2 * g, h) if axis == 0 else (g, 2 * h)
        for sums in self._sums.values():
            sums[:] = (_halved(one, axis) for one in sums)


def level_line(priority: Callable[[Any, Any], Any], f: float) -> tuple[float, float]:
    """Return where the line of equal priority `f` meets the axes of g and of h, ∞ if it is parallel to one.

    `priority` is linear in g and h.
    """
    of_g, of_h = float(priority(1_000_000, 0)) / 1_000_000, float(priority(0, 1_000_000)) / 1_000_000
    return (f / of_g if of_g else math.inf), (f / of_h if of_h else math.inf)


def _highest(counts: Counts) -> tuple[int, int]:
    """Return the highest class of g, and of h, with nodes."""
    g, h = (int(np.flatnonzero(counts.any(axis=axis)).max(initial=0)) for axis in (1, 0))
    return g, h


def _zeros() -> Counts:
    return np.zeros((SIZE, SIZE), np.int64)


def _first_counted(moment: Moment[Any]) -> int:
    """Return the number of steps before the first one that is counted where the records are rebuilt to be read."""
    begun = 1 if moment.iteration is None else max(moment.iteration.first_step, 1)
    return max(begun, moment.t - LATER_WINDOW + 1) - 1


def _halved(counts: Counts, axis: int) -> Counts:
    result, half = _zeros(), SIZE // 2
    if axis == 0:
        result[:half] = counts.reshape(half, 2, SIZE).sum(axis=1)
    else:
        result[:, :half] = counts.reshape(SIZE, half, 2).sum(axis=2)
    return result


def _finite(published: Published, which: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return g and h of records, without those whose h is ∞."""
    g, h = np.asarray(published.nodes["g"][which]), np.asarray(published.nodes["h"][which])
    finite = (h < UNREACHABLE) & (h < math.inf)
    return g[finite], h[finite]


def _classes(costs: NDArray[Any], width: float) -> NDArray[np.int64]:
    if width.is_integer() and costs.dtype.kind == "i":
        return costs // int(width)
    return (costs / width).astype(np.int64)


def _fitting(costs: NDArray[Any], unit: float) -> Axes:
    """Return the least width of classes up to the highest cost, and the least difference of costs, 0 for fractions.

    Each class holds equally many possible costs. `unit`: the least difference, if it is known; 0: it is that of the
    costs, or 1 as long as these are too few to tell.
    """
    largest = float(costs.max(initial=0))
    if np.any(costs % 1):
        return largest / (SIZE - 1), 0.0
    least = float(np.gcd.reduce(costs.astype(np.int64))) if len(costs) >= SIZE else 1.0
    step = unit or least or 1.0
    return step * (largest // step // SIZE + 1), step
