"""What the chart draws of a run, kept up to date at the cost of what is new."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.api import ConfiguredRun
from workbench.search.distinct import counted
from workbench.search.problem import scale
from workbench.search.recording import UNREACHABLE, Published
from workbench.search.run import Run
from workbench.search.timeline import Timeline
from workbench.ui.models.steps import f_of_steps

Values = NDArray[np.float64]

MOST_BLOCKS = 1024
"""A curve has at most two points for each of so many blocks of steps: more than a screen has columns."""

PIECE, PIECES = 1 << 15, 2
"""Steps that are taken in at once, for the processor's cache, and how many times so many in one go."""


@dataclass(frozen=True)
class Curve:
    """Points to be joined by lines."""

    x: Values
    y: Values


class Envelope:
    """The least and the greatest value of every block of steps. When there are too many blocks, each two become one.

    The steps of the last block that are not a whole block are kept as they are, so nothing is lost.
    """

    def __init__(self) -> None:
        self._block = 1
        self._least: Values = np.zeros(0)
        self._greatest: Values = np.zeros(0)
        self._rest: Values = np.zeros(0)
        self._last = 0.0

    @property
    def steps(self) -> int:
        """How many values have been added."""
        return len(self._least) * self._block + len(self._rest)

    def add(self, values: NDArray[Any]) -> None:
        """Add the values of further steps."""
        if len(values):
            self._last = float(values[-1])
        rest: Values = np.concatenate((self._rest, values.astype(np.float64)))
        whole = len(rest) // self._block * self._block
        blocks = rest[:whole].reshape(-1, self._block)
        self._least = np.concatenate((self._least, blocks.min(axis=1, initial=np.inf)))
        self._greatest = np.concatenate((self._greatest, blocks.max(axis=1, initial=-np.inf)))
        self._rest = rest[whole:]
        while len(self._least) > MOST_BLOCKS:
            self._halve()

    def curve(self, first: int) -> Curve:
        """Return the points, the first value standing at `first`; both values of a block at its place."""
        if self._block == 1:
            return Curve(np.arange(float(first), first + len(self._least)), self._least)
        places = np.arange(len(self._least)) * float(self._block) + first
        x = np.repeat(places, 2)
        x[1::2] += self._block / 2
        y = np.empty(len(x))
        y[0::2], y[1::2] = self._least, self._greatest
        end = np.array([first + self.steps - 1.0])
        return Curve(np.concatenate((x, end)), np.concatenate((y, np.array([self._last]))))

    def _halve(self) -> None:
        if len(self._least) % 2:
            # The odd block goes back to the rest as two values that have the same envelope.
            odd = np.full(self._block, self._least[-1])
            odd[-1] = self._greatest[-1]
            self._rest = np.concatenate((odd, self._rest))
            self._least, self._greatest = self._least[:-1], self._greatest[:-1]
        self._least = self._least.reshape(-1, 2).min(axis=1)
        self._greatest = self._greatest.reshape(-1, 2).max(axis=1)
        self._block *= 2


class Tally:
    """How many nodes there are of each value."""

    def __init__(self) -> None:
        self._counts: dict[float, int] = {}

    def add(self, values: NDArray[Any]) -> None:
        """Count further nodes."""
        found = counted(values)
        for value, count in zip(found.values.tolist(), found.counts.tolist(), strict=True):
            self._counts[float(value)] = self._counts.get(float(value), 0) + count

    def bars(self, unit: int) -> Curve:
        """Return the values in units, ascending, and their counts."""
        values = np.array(sorted(self._counts), np.float64)
        return Curve(values / unit, np.array([self._counts[value] for value in values], np.float64))


class Curves:
    """The curves of one run; `update` takes in what has been recorded since."""

    def __init__(self, run: Run[Any]) -> None:
        self.run = run
        self._timeline = Timeline(run.recording)
        self._unit = scale(run.problem)
        self._records = self._steps = 0
        self._open, self._closed, self._f = Envelope(), Envelope(), Envelope()
        self._open.add(np.ones(1))
        self._closed.add(np.zeros(1))
        self._depth_generated, self._depth_expanded = Tally(), Tally()
        self._f_generated, self._f_expanded = Tally(), Tally()

    @cached_property
    def keeps_closed(self) -> bool:
        """Whether there is a curve of CLOSED."""
        return self._timeline.at(0).counts.closed is not None

    @property
    def keeps_open(self) -> bool:
        """Whether there is a curve of OPEN."""
        return self.run.recording.keeps_open

    @property
    def steps(self) -> int:
        """How many steps have been taken in."""
        return self._steps

    @property
    def behind(self) -> bool:
        """Whether there is more to be taken in."""
        published = self.run.recording.published
        return self._steps < published.steps or self._records < published.records

    def update(self) -> None:
        """Take in what is recorded now, or as much of it as can be taken in without a pause that is felt."""
        published = self.run.recording.published
        for _ in range(PIECES):
            if self.behind:
                self._take_in(published)

    def _take_in(self, published: Published) -> None:
        timeline = self._timeline
        first, last = self._steps, min(published.steps, self._steps + PIECE)
        if last > first:
            self._steps = last
            f = f_of_steps(timeline, first + 1, last)
            self._f.add(f)
            self._f_expanded.add(f)
            self._depth_expanded.add(published.nodes["g"][timeline.current()[first:last]])
            self._open.add(self._held(first, last))
            if self.keeps_closed:
                self._closed.add(np.arange(first + 1, last + 1) - published.rows["reopened"][first:last])
        first, last = self._records, min(published.records, self._records + 2 * PIECE)
        if last > first:
            self._records = last
            g, h = published.nodes["g"][first:last], published.nodes["h"][first:last]
            self._depth_generated.add(g)
            f = self.run.recording.priorities(published.nodes, slice(first, last))
            self._f_generated.add(f if h.max() < UNREACHABLE else f[h < UNREACHABLE])

    def _held(self, first: int, last: int) -> NDArray[Any]:
        """Return how many nodes the search holds after steps `first` + 1 … `last`, CLOSED apart."""
        published = self.run.recording.published
        if self.keeps_open:
            return published.rows["open"][first:last]
        path: NDArray[Any] = published.nodes["depth"][self._timeline.current()[first:last]] + 1
        return path

    def open_size(self) -> Curve:
        """Return OPEN's size after each step, from 0 on, when only the start waited; or the length of the path."""
        return self._open.curve(0)

    def closed_size(self) -> Curve:
        """Return CLOSED's size after each step, from 0 on."""
        return self._closed.curve(0)

    def f(self) -> Curve:
        """Return f of the node expanded at each step, as the corners of stairs."""
        curve = self._f.curve(1)
        return Curve(np.repeat(curve.x, 2)[1:], np.repeat(curve.y, 2)[:-1] / self._unit)

    def by_depth(self) -> tuple[Curve, Curve]:
        """Return how many nodes were generated, and how many expanded, at each depth."""
        return self._depth_generated.bars(self._unit), self._depth_expanded.bars(self._unit)

    def by_f(self) -> tuple[Curve, Curve]:
        """Return how many nodes were generated, and how many expanded, of each f."""
        return self._f_generated.bars(self._unit), self._f_expanded.bars(self._unit)

    def over_time(self) -> tuple[Curve, Curve]:
        """Return expansions over seconds, and expansions a second."""
        rows = self.run.samples.table()
        seconds, expanded = rows[:, 0], rows[:, 1]
        passed, done = np.diff(seconds), np.diff(expanded)
        rates = np.divide(done, passed, out=np.zeros_like(done), where=passed > 0)
        return Curve(seconds, expanded), Curve(seconds[1:], rates)

    def by_iteration(self) -> Curve | None:
        """Return the nodes expanded in each round, from round 1 on, or None where the search has no rounds."""
        rounds = self.run.recording.published.iterations
        if not rounds or (isinstance(self.run, ConfiguredRun) and self.run.configuration.algorithm == "dfs"):
            return None
        return Curve(np.arange(1.0, len(rounds) + 1), np.array([entry.expanded for entry in rounds], np.float64))

    def bound(self) -> Curve | None:
        """Return the bound at each step, as the corners of stairs, or None where the search has no rounds."""
        if self.by_iteration() is None:
            return None
        rounds = self.run.recording.published.iterations
        first = [float(entry.first_step) for entry in rounds]
        y = np.array([0.0 if bound is None else bound for bound in self.bounds()[: len(first)]])
        x = np.array([*first, max(float(self._steps), first[-1])])
        return Curve(np.repeat(x, 2)[1:-1], np.repeat(y, 2))

    def bounds(self) -> list[float | None]:
        """Return the bound of each round as it is shown."""
        informed = not isinstance(self.run, ConfiguredRun) or self.run.configuration.entry.informed
        unit = self._unit if informed else 1
        rounds = self.run.recording.published.iterations
        return [None if entry.bound is None else entry.bound / unit for entry in rounds]
