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
from workbench.search.recording.recording import UNREACHABLE, Published, Recording

SIZE = 128
"""The number of classes of g, and of h."""
LATER_WINDOW = 1 << 14
"""The number of last expansions that are counted where the records are rebuilt to be read."""
_BLOCK = 1 << 16
_FIRST_CLASSES = 32
"""The number of classes up to h of the start, at first, if costs are not all equal."""

Counts = NDArray[np.int64]


class Densities(NamedTuple):
    """Nodes by classes of g and h, shape (SIZE, SIZE) each; a class is `width` wide, in the problem's units.

    `last`: how many expansions are counted, if not all up to the step. `reach`: the highest classes of g and h of all
    nodes in memory, also of later ones, so that the axes are those of the whole search at each of its steps.
    """

    generated: Counts
    expanded: Counts
    width: float
    last: int | None = None
    reach: tuple[int, int] = (0, 0)

    @property
    def shown(self) -> tuple[int, int]:
        """The numbers of classes of g and h that a picture shows: a few more than have nodes, as room for labels."""
        (g, h), highest = self.reach, _highest(self.generated)
        return min(max(g, highest[0]) + 2, SIZE), min(max(h, highest[1]) + 3, SIZE)

    @property
    def extent(self) -> tuple[float, float]:
        """Where the axes of g and of h end, in the problem's units."""
        g, h = self.shown
        return g * self.width, h * self.width


class Density:
    """Counts the nodes of `recording`, which may still grow, up to any step.

    Sums of whole blocks are kept, so a step costs no more than a block, however long the recording is. `prepare` sums
    blocks in advance. Nodes with h = ∞ are not counted.
    """

    def __init__(self, recording: Recording[Any]) -> None:
        self.recording, self._timeline = recording, Timeline(recording)
        self.width = 0.0
        self._sums: dict[str, list[Counts]] = {"records": [_zeros()], "steps": [_zeros()]}
        self._reach = (0, 0)
        self._reached = (0, 0.0)
        """The number of records that `_reach` is of, and the width of the classes."""

    def prepare(self, seconds: float = math.inf) -> bool:
        """Sum further blocks for about `seconds`. Return whether all whole blocks in memory are summed."""
        published, end = self.recording.published, perf_counter() + seconds
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
            begun = 1 if moment.iteration is None else max(moment.iteration.first_step, 1)
            first = max(begun, t - LATER_WINDOW + 1) - 1
            expanded = self._count(published, "steps", first, t)
            return Densities(expanded, expanded, self.width, t - first, self._reach)
        tails = {}
        for name, count in (("records", moment.records), ("steps", t)):  # the records include those of the steps
            tails[name] = count // _BLOCK, self._count(published, name, count // _BLOCK * _BLOCK, count)
        generated, expanded = (self._sums[name][block] + tail for name, (block, tail) in tails.items())
        return Densities(generated, expanded, self.width, None, self._reach)

    def _extend_reach(self, published: Published) -> None:
        """Find the highest classes of all records in memory; this widens the classes for all of them."""
        count = min(self.recording.kept_records, published.records)
        if self._reached == (count, self.width):
            return
        tail = self._count(published, "records", count // _BLOCK * _BLOCK, count)
        everything = self._sums["records"][count // _BLOCK] + tail
        self._reach = _highest(everything)
        self._reached = count, self.width

    def _count(self, published: Published, name: str, first: int, last: int) -> Counts:
        """Count records, or those expanded at steps, by their classes; widen the classes if these do not suffice."""
        which: Any = slice(first, last) if name == "records" else np.asarray(published.rows["node"][first:last])
        if last <= first:
            return _zeros()
        g, h = np.asarray(published.nodes["g"][which]), np.asarray(published.nodes["h"][which])
        finite = (h < UNREACHABLE) & (h < math.inf)
        g, h = g[finite], h[finite]
        if not len(g):
            return _zeros()
        self.width = self.width or self._first_width(published)
        while max(g.max(), h.max()) >= SIZE * self.width:
            self._widen()
        if float(self.width).is_integer() and g.dtype.kind == "i":
            classes = g // int(self.width) * SIZE + h // int(self.width)
        else:
            classes = (g / self.width).astype(np.int64) * SIZE + (h / self.width).astype(np.int64)
        return np.bincount(classes, minlength=SIZE * SIZE).reshape(SIZE, SIZE)

    def _first_width(self, published: Published) -> float:
        problem = self.recording.problem
        if isinstance(problem, Exact) and isinstance(problem, HasUniformCost):
            return float(problem.every_cost)
        sample = slice(0, min(_BLOCK, self.recording.kept_records))
        h, g = np.asarray(published.nodes["h"][sample], float), np.asarray(published.nodes["g"][sample], float)
        costs = np.concatenate((h[h < UNREACHABLE], g))
        largest = float(costs.max(initial=0.0))
        if not 0 < largest < math.inf:
            return 1.0
        width = largest / _FIRST_CLASSES
        if np.any(costs % 1):
            return width
        step = float(np.gcd.reduce(costs.astype(np.int64)))  # so that each class holds equally many possible costs
        return step * math.ceil(width / step)

    def _widen(self) -> None:
        """Make the classes twice as wide."""
        self.width *= 2
        for sums in self._sums.values():
            sums[:] = map(_halved, sums)


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


def _halved(counts: Counts) -> Counts:
    result, half = _zeros(), SIZE // 2
    result[:half, :half] = counts.reshape(half, 2, half, 2).sum(axis=(1, 3))
    return result
