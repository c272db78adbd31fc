"""Several recordings of searches of one problem side by side: the step of each at a shared position.

Positions are counted in steps, layers of f, or time. A recording that has ended stays at its end. When recordings grow,
a new `JointAxis` is built; the cost depends on the number of layers, not on the length of the recordings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline

Steps = NDArray[np.int64]

PIECE = 1 << 16
"""The number of steps processed at once."""
TICKS = 200
"""The number of positions on a joint time axis."""


class LayerSteps:
    """The layers of f of one recording: a layer begins when the expanded node has a greater f than all nodes before it.

    Attributes: levels, the f of each layer, ascending, in the problem's units; firsts, the first step of each; steps,
    the last step processed.
    """

    def __init__(self) -> None:
        self.levels: NDArray[Any] = np.zeros(0)
        self.firsts: Steps = np.zeros(0, np.int64)
        self.steps = 0

    def update(self, timeline: Timeline[Any], pieces: int = 1 << 30) -> bool:
        """Process up to `pieces` pieces of what was recorded since the last call; return whether more is left."""
        recording, published = timeline.recording, timeline.recording.published
        while pieces > 0 and self.steps < published.steps:
            first, last = self.steps, min(published.steps, self.steps + PIECE)
            f = recording.priorities(published.nodes, published.rows["node"][first:last])
            highest = np.maximum.accumulate(f)
            before = np.concatenate((self.levels[-1:] if len(self.levels) else [-np.inf], highest[:-1]))
            begins = np.flatnonzero(highest > before)
            self.levels = np.concatenate((self.levels, highest[begins]))
            self.firsts = np.concatenate((self.firsts, first + 1 + begins))
            self.steps, pieces = last, pieces - 1
        return self.steps < published.steps

    def steps_at(self, levels: NDArray[Any]) -> Steps:
        """Return for each level the last step before any node with a greater f is expanded."""
        ends = np.append(self.firsts, self.steps + 1) - 1
        result: Steps = ends[np.searchsorted(self.levels, levels, "right")]
        return result


@dataclass(frozen=True, eq=False)
class JointAxis:
    """A joint axis of R recordings, from position 0, before any expansion, to `length`.

    Attributes:
        lengths: the number of steps of each recording.
        tables: for each recording the step at every position, ascending, (length + 1,); None: positions are steps.
        scale: the f level or the seconds at each position, shape (length + 1,); None: positions are steps.
    """

    length: int
    lengths: tuple[int, ...]
    tables: tuple[Steps, ...] | None = None
    scale: NDArray[Any] | None = None

    def steps(self, position: int) -> tuple[int, ...]:
        """Return the step of each recording at a position, which is clamped to the axis."""
        position = max(0, min(position, self.length))
        if self.tables is None:
            return tuple(min(position, length) for length in self.lengths)
        return tuple(int(table[position]) for table in self.tables)

    def steps_of(self, which: int, positions: Steps) -> Steps:
        """Return the steps of a recording at several positions, all of them on the axis."""
        if self.tables is None:
            return np.minimum(positions, self.lengths[which])
        return self.tables[which][positions]

    def positions_of(self, which: int, steps: NDArray[Any]) -> NDArray[Any]:
        """Return the first positions at which a recording has made `steps` steps; `length` + 1 if it never does."""
        if self.tables is None:
            return np.where(steps <= self.lengths[which], steps, self.length + 1)
        return np.searchsorted(self.tables[which], steps.astype(np.int64), "left")

    def position_of(self, which: int, step: int) -> int:
        """Return the first position at which a recording has made `step` steps; the last position if it never does."""
        return min(int(self.positions_of(which, np.array([step]))[0]), self.length)


def by_step(lengths: Sequence[int]) -> JointAxis:
    """Return the axis on which every recording makes one step per position."""
    return JointAxis(max(lengths, default=0), tuple(lengths))


def by_layer(layers: Sequence[LayerSteps]) -> JointAxis:
    """Return the axis of all f levels: at each position every recording has expanded all nodes up to that f."""
    lengths = tuple(one.steps for one in layers)
    levels = np.unique(np.concatenate([np.zeros(0), *(one.levels for one in layers)]))
    tables = tuple(np.concatenate(([0], one.steps_at(levels))).astype(np.int64) for one in layers)
    return JointAxis(len(levels), lengths, tables, np.concatenate((levels[:1], levels)))


def by_time(samples: Sequence[NDArray[np.float64]], lengths: Sequence[int], ticks: int = TICKS) -> JointAxis:
    """Return the time axis: `ticks` equal parts of the time of the slowest search.

    `samples`: for each search, measured while it ran alone, rows of seconds and expansions, both ascending; values in
    between are interpolated linearly. At the last position all searches are at their ends.
    """
    longest = max((float(rows[-1, 0]) for rows in samples if len(rows)), default=0.0)
    seconds = np.linspace(0.0, longest, ticks + 1)
    tables = []
    for rows, length in zip(samples, lengths, strict=True):
        known = np.concatenate((np.zeros((1, 2)), rows[:, :2]))
        table = np.minimum(np.interp(seconds, known[:, 0], known[:, 1]).astype(np.int64), length)
        table[0], table[-1] = 0, length
        tables.append(table)
    return JointAxis(ticks, tuple(lengths), tuple(tables), seconds)


def next_layer(layers: Sequence[LayerSteps], joint: JointAxis, position: int) -> int:
    """Return the next position at which any recording begins a layer; the last position if none does."""
    steps = joint.steps(position)
    positions_found = [joint.length]
    for which, (one, step) in enumerate(zip(layers, steps, strict=True)):
        place = int(np.searchsorted(one.firsts, step, "right"))
        if place < len(one.firsts):
            positions_found.append(joint.position_of(which, int(one.firsts[place])))
    return min(positions_found)


def previous_layer(layers: Sequence[LayerSteps], joint: JointAxis, position: int) -> int:
    """Return the last position before this one at which any recording begins a layer; 0 if none does."""
    positions_found = [0]
    for which, one in enumerate(layers):
        positions = joint.positions_of(which, one.firsts)
        place = int(np.searchsorted(positions, position, "left"))
        if place:
            positions_found.append(int(positions[place - 1]))
    return max(positions_found)
