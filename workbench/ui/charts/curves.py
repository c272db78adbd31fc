"""The curves of a run's chart; an update processes only what is new."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.inspecting.shown_moment import shown_moment
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import scale
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.moment import FORWARD
from workbench.search.recording.recording import UNREACHABLE, Published
from workbench.search.running.run import Run
from workbench.ui.charts.envelope import Curve, Envelope, Tally, thinned
from workbench.ui.charts.iteration_growth import Growth, growth, nodes_of
from workbench.ui.charts.steps import f_of_steps

STEPS_PER_PIECE, IDLE_PIECES = 1 << 15, 2
"""Steps per piece, which fit the processor's cache, and pieces per update when time is not critical."""


class Curves:
    """The curves of one run; `update` processes what has been recorded since the last call.

    `span`: the first and the last step of a zoomed part, for which there are no tallies; None: all steps.

    The steps that are not in memory are sampled for the curve of the path, and read only if nodes are to be counted.
    """

    def __init__(self, run: Run[Any], span: tuple[int, int] | None = None) -> None:
        self.run, self.span = run, span
        self._timeline = Timeline(run.recording)
        self._unit = scale(run.problem)
        self._first = self._steps = 0 if span is None else span[0]
        self._records = 0
        self._counts_all = False
        self._open, self._closed, self._f = Envelope(), Envelope(), Envelope()
        self._forward, self._backward = Envelope(), Envelope()
        self._started = False
        self._forward_count = 0
        self._depth_generated, self._depth_expanded = Tally(), Tally()
        self._f_generated, self._f_expanded = Tally(), Tally()

    def adopt(self, run: Run[Any]) -> None:
        """Continue with the curves of a run whose recording has the same steps, possibly with more of them."""
        self.run, self._timeline = run, Timeline(run.recording)

    @cached_property
    def stores_closed(self) -> bool:
        return self._timeline.at(0).counts.closed is not None

    @property
    def stores_open(self) -> bool:
        return self.run.recording.stores_open

    @property
    def shows_f(self) -> bool:
        """Whether f of the expanded nodes is known, and used."""
        recording = self.run.recording
        return recording.informed and recording.knows_paths

    @property
    def shows_waiting(self) -> bool:
        """Whether it is known how many nodes the search stores without CLOSED: those on OPEN, or on its path."""
        return self.stores_open or self.run.recording.knows_order

    @cached_property
    def two_sided(self) -> bool:
        """Whether there are two curves of OPEN, one for each side."""
        return self.run.recording.two_sided

    @cached_property
    def expands_least_f(self) -> bool:
        """Whether the expanded node has the least f on OPEN."""
        return self.run.recording.least_first

    @property
    def steps(self) -> int:
        """The last step that has been processed."""
        return max(self._steps, self._sampled_until)

    @property
    def is_behind(self) -> bool:
        """Whether there are steps or records to process."""
        published = self.run.recording.published
        if self.span is not None:
            return self._steps < min(published.steps, self.span[1])
        if not self._counts_all and self._sampled_until:
            return self._steps < self.run.recording.kept_steps
        return self._steps < published.steps or self._records < published.records

    @property
    def _sampled_until(self) -> int:
        """The last step, if there are steps that are not in memory, else 0."""
        recording = self.run.recording
        last = recording.published.steps
        return last if self.span is None and recording.kept_steps < last else 0

    @property
    def counted(self) -> float:
        """The part of the nodes that `by_depth` and `by_f` have counted, from 0 to 1."""
        return self._records / max(self.run.recording.published.records, 1)

    def update(self, pieces: int = IDLE_PIECES) -> None:
        """Process what has been recorded, at most `pieces` pieces of it, so that no pause is noticeable."""
        published = self.run.recording.published
        for _ in range(pieces):
            if self.is_behind:
                self._process(published)

    def _process(self, published: Published) -> None:
        timeline = self._timeline
        if not self._started:
            self._begin(published)
        end = published.steps if self.span is None else min(published.steps, self.span[1])
        first, last = self._steps, min(end, self._steps + STEPS_PER_PIECE)
        if first < (kept := self.run.recording.kept_steps):
            last = min(last, kept)
        if last > first:
            self._steps = last
            f = f_of_steps(timeline, first + 1, last)
            self._f_expanded.add(f[~np.isnan(f)])
            self._depth_expanded.add(self.run.recording.depths(published.nodes, timeline.current()[first:last]))
        if last > first and (first < kept or self.span is not None):
            self._f.add(f)
            sizes = self._stored_nodes(first, last)
            self._open.add(sizes)
            if self.two_sided:
                forward = self._forward_open(published, first, last)
                self._forward.add(forward)
                self._backward.add(sizes - forward)
            if self.stores_closed:
                self._closed.add(np.arange(first + 1, last + 1) - published.rows["reopened"][first:last])
        most = published.records
        if self._sampled_until and self._steps < published.steps:  # read both where they are rebuilt together
            most = int(published.rows["records"].item(self._steps - 1)) if self._steps else 0
        first, last = self._records, min(most, self._records + 3 * STEPS_PER_PIECE)
        if last > first and self.span is None:
            self._records = last
            h = published.nodes["h"][first:last]
            self._depth_generated.add(self.run.recording.depths(published.nodes, slice(first, last)))
            f = self.run.recording.priorities(published.nodes, slice(first, last))
            self._f_generated.add(f if h.max() < UNREACHABLE else f[(h < UNREACHABLE) & ~np.isnan(f)])

    def _begin(self, published: Published) -> None:
        """Add the values at the first step."""
        self._started = True
        moment = self._timeline.at(self._first)
        counts = moment.counts
        sizes = np.array([len(moment.path) if counts.open is None else counts.open])
        self._open.add(sizes)
        self._closed.add(np.array([counts.closed or 0]))
        if self._first:
            self._f.add(f_of_steps(self._timeline, self._first, self._first))
        if self.two_sided:
            nodes, n = published.nodes, moment.records
            on_open = (nodes["expanded"][:n] > self._first) & (nodes["superseded"][:n] > self._first)
            self._forward_count = int(np.count_nonzero(on_open & (nodes["side"][:n] == FORWARD)))
            self._forward.add(np.array([self._forward_count]))
            self._backward.add(sizes - self._forward_count)

    def _forward_open(self, published: Published, first: int, last: int) -> NDArray[Any]:
        """Return how many nodes are on the forward OPEN after steps `first` + 1 … `last`."""
        nodes, rows = published.nodes, published.rows
        ends = rows["records"][first:last]
        start = int(rows["records"][first - 1]) if first else published.records_at_start
        change = -(nodes["side"][rows["node"][first:last]] == FORWARD).astype(np.int64)
        added = np.arange(start, int(ends[-1]))
        added = added[nodes["side"][added] == FORWARD]
        steps = np.searchsorted(ends, added.astype(ends.dtype), "right")
        np.add.at(change, steps, 1)
        former = nodes["previous"][added]
        left_open = (former != NONE) & (nodes["expanded"][former] == NEVER)
        np.subtract.at(change, steps[left_open], 1)
        sizes: NDArray[Any] = self._forward_count + np.cumsum(change)
        self._forward_count = int(sizes[-1])
        return sizes

    def _stored_nodes(self, first: int, last: int) -> NDArray[Any]:
        """Return how many nodes the search stores after steps `first` + 1 … `last`, without CLOSED."""
        published = self.run.recording.published
        if self.stores_open or not self.shows_waiting:
            sizes: NDArray[Any] = published.rows["open"][first:last]
            if last == published.steps and published.goal != NONE and not self.run.recording.stores_closed:
                sizes = np.append(sizes[:-1], shown_moment(self._timeline, last).counts.open or 0)  # it was taken off
            return sizes
        path: NDArray[Any] = published.nodes["depth"][self._timeline.current()[first:last]] + 1
        return path

    def open_size(self) -> Curve:
        """Return the size of OPEN, or the length of the path, after each step; at step 0 OPEN holds the roots only.

        If steps are not in memory, all of them are sampled alike: those in memory are as far apart as the samples.
        """
        steps, nodes = self.run.recording.later_samples()
        if self.span is not None or not len(steps):
            return self._open.curve(self._first)
        kept = self.run.recording.kept_steps
        spacing = max(1, (int(steps[-1]) - kept) // len(steps))
        first_curve = self._sampled_nodes(np.arange(0, kept, spacing))
        return thinned(Curve(np.append(first_curve.x, steps), np.append(first_curve.y, nodes)))

    def _sampled_nodes(self, steps: NDArray[Any]) -> Curve:
        """Return how many nodes the search stores after `steps`, without CLOSED; the first of them is step 0."""
        published, start, later = self.run.recording.published, self._timeline.at(0).counts.open, steps[1:]
        if self.stores_open or not self.shows_waiting:
            sizes = published.rows["open"][later - 1]
        else:
            sizes = published.nodes["depth"][self._timeline.current()[later - 1]] + 1
        return Curve(steps.astype(np.float64), np.append(1 if start is None else start, sizes))

    def open_sizes(self) -> tuple[Curve, Curve]:
        """Return the sizes of the forward and the backward OPEN of a bidirectional search."""
        return self._forward.curve(self._first), self._backward.curve(self._first)

    def closed_size(self) -> Curve:
        """Return the size of CLOSED after each step, from 0 on."""
        return self._closed.curve(self._first)

    def f(self) -> Curve:
        """Return f of the node expanded at each step, as a step curve."""
        curve = self._f.curve(max(self._first, 1))
        return Curve(np.repeat(curve.x, 2)[1:], np.repeat(curve.y, 2)[:-1] / self._unit)

    def temperature(self) -> Curve | None:
        """Return the temperature at each step of simulated annealing; None for other searches."""
        if not self.run.recording.stays or not self._steps:
            return None
        x = np.unique(np.linspace(max(self._first, 1), self._steps, 1000).astype(np.int64))
        return Curve(x.astype(np.float64), np.array([self.run.recording.temperature(t) for t in x.tolist()]))

    def by_depth(self) -> tuple[Curve, Curve]:
        """Return the numbers of generated and of expanded nodes at each depth."""
        self._counts_all = True
        return self._depth_generated.bars(1), self._depth_expanded.bars(1)

    def by_f(self) -> tuple[Curve, Curve]:
        """Return the numbers of generated and of expanded nodes by f."""
        self._counts_all = True
        return self._f_generated.bars(self._unit), self._f_expanded.bars(self._unit)

    def over_time(self) -> tuple[Curve, Curve]:
        """Return expansions over seconds, and expansions per second."""
        rows = self.run.samples.table()
        seconds, expanded = rows[:, 0], rows[:, 1]
        passed, done = np.diff(seconds), np.diff(expanded)
        rates = np.divide(done, passed, out=np.zeros_like(done), where=passed > 0)
        return Curve(seconds, expanded), Curve(seconds[1:], rates)

    def by_iteration(self) -> Curve | None:
        """Return the nodes expanded in each iteration, from 1 on, or None if the search has no iterations."""
        iterations = self.run.iterations
        if not iterations:
            return None
        return Curve(
            np.arange(1.0, len(iterations) + 1), np.array([entry.expanded for entry in iterations], np.float64)
        )

    def generated_by_iteration(self) -> Curve:
        """Return the nodes of each iteration, its root included, from iteration 1 on."""
        iterations = self.run.iterations
        return Curve(
            np.arange(1.0, len(iterations) + 1), np.array([nodes_of(entry) for entry in iterations], np.float64)
        )

    def growth(self) -> Growth | None:
        """Return the growth of iterative deepening compared with the formula, or None for other searches."""
        if self.run.informed or not self.run.iterations:
            return None
        return growth(self.run.iterations, self.run.status)

    def sampled(self, every: int) -> dict[str, Curve]:
        """Return the curves over expansions as recorded, at every `every`-th step and at the last.

        By name: open, or forward and backward; closed; f or bound. Those that start at the first step lack step 0.
        """
        published, timeline = self.run.recording.published, self._timeline
        steps = np.unique(np.append(np.arange(0, published.steps + 1, every), published.steps))
        later, first_curves = steps[steps > 0], Curves(self.run)
        first_curves._begin(published)
        start = timeline.at(0).counts
        positions, curves = steps.astype(np.float64), {}
        if self.two_sided:
            forward = np.append(first_curves._forward_count, first_curves._forward_open(published, 0, published.steps))[
                steps
            ]
            curves["forward"] = Curve(positions, forward)
            curves["backward"] = Curve(
                positions, np.append(start.open or 0, published.rows["open"][later - 1]) - forward
            )
        else:
            curves["open"] = self._sampled_nodes(steps)
        if self.stores_closed:
            curves["closed"] = Curve(positions, np.append(0, later - published.rows["reopened"][later - 1]))
        if (iterations := self.run.iterations) and None not in self.bounds():
            iteration = np.searchsorted([entry.first_step for entry in iterations], later, "right") - 1
            bounds = np.array(self.bounds(), np.float64)
            return {**curves, "bound": Curve(positions[-len(later) :], bounds[iteration])}
        if not self.shows_waiting:
            del curves["open"]
        if not self.shows_f:
            return curves
        f = self.run.recording.priorities(published.nodes, timeline.current()[later - 1])
        return {**curves, "f": Curve(positions[-len(later) :], f / self._unit)}

    def bound(self) -> Curve | None:
        """Return the bound at each step, as a step curve, or None if the search has no iterations with bounds."""
        published = self.run.recording.published
        begun = [
            (float(entry.first_step), bound)
            for entry, bound in zip(self.run.iterations, self.bounds(), strict=False)  # a running search adds some
            if entry.first_step <= published.steps + 1 and bound is not None
        ]
        while len(begun) > 1 and begun[1][0] == 0:  # before the part of a search that the recording contains
            del begun[0]
        if not begun:
            return None
        first, y = map(np.array, zip(*begun, strict=True))
        x = np.append(first, max(float(self.steps), first[-1]))
        return Curve(np.repeat(x, 2)[1:-1], np.repeat(y, 2))

    def bounds(self) -> list[float | None]:
        """Return the bound of each iteration in the problem's display unit."""
        unit = self.run.bound_unit
        return [None if entry.bound is None else entry.bound / unit for entry in self.run.iterations]
