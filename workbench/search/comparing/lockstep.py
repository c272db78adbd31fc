"""Several recordings of searches of one problem side by side: where each stands at a position that all share.

Positions go by steps, by layers of f, or by time. A recording that has come to its end stays at its end. A `Joint` is
made anew when recordings have grown; that costs no more than their layers, however long they are.
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
"""Steps that are taken in at once."""
TICKS = 200
"""How many positions a joint axis of time has."""


class LayerSteps:
    """The layers of f of one recording: a layer begins where the node expanded has a greater f than all before.

    Attributes: levels, that f of each layer, ascending, in the problem's units; firsts, its first step; steps, the
    last step that has been taken in.
    """

    def __init__(self) -> None:
        self.levels: NDArray[Any] = np.zeros(0)
        self.firsts: Steps = np.zeros(0, np.int64)
        self.steps = 0

    def update(self, timeline: Timeline[Any], pieces: int = 1 << 30) -> bool:
        """Take in up to so many pieces of what has been recorded since; tell whether there is more."""
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
        """Return for each level the last step by which no node of a greater f had been expanded."""
        ends = np.append(self.firsts, self.steps + 1) - 1
        reached: Steps = ends[np.searchsorted(self.levels, levels, "right")]
        return reached


@dataclass(frozen=True, eq=False)
class Joint:
    """A joint axis of R recordings, from position 0, where nothing is expanded, to `length`.

    Attributes:
        lengths: how many steps each recording has.
        tables: of each recording the step at every position, ascending, shape (length + 1,); None: positions are steps.
        scale: what position 1, 2 … stands for, shape (length + 1,): a level of f, or seconds; None: they are steps.
    """

    length: int
    lengths: tuple[int, ...]
    tables: tuple[Steps, ...] | None = None
    scale: NDArray[Any] | None = None

    def steps(self, position: int) -> tuple[int, ...]:
        """Return the step at which each recording stands; positions outside count as the ends."""
        position = max(0, min(position, self.length))
        if self.tables is None:
            return tuple(min(position, length) for length in self.lengths)
        return tuple(int(table[position]) for table in self.tables)

    def steps_of(self, which: int, positions: Steps) -> Steps:
        """Return the steps at which a recording stands at several positions, none of them outside."""
        if self.tables is None:
            return np.minimum(positions, self.lengths[which])
        return self.tables[which][positions]

    def positions_of(self, which: int, steps: NDArray[Any]) -> NDArray[Any]:
        """Return the first positions by which a recording has made so many steps; `length` + 1 where it never has."""
        if self.tables is None:
            return np.where(steps <= self.lengths[which], steps, self.length + 1)
        return np.searchsorted(self.tables[which], steps.astype(np.int64), "left")

    def position_of(self, which: int, step: int) -> int:
        """Return the first position by which a recording has made so many steps; the last one where it never has."""
        return min(int(self.positions_of(which, np.array([step]))[0]), self.length)


def by_step(lengths: Sequence[int]) -> Joint:
    """Return the axis on which every recording makes a step at each position."""
    return Joint(max(lengths, default=0), tuple(lengths))


def by_layer(layers: Sequence[LayerSteps]) -> Joint:
    """Return the axis of all levels of f: at each position every recording has done with all nodes up to that f."""
    lengths = tuple(one.steps for one in layers)
    levels = np.unique(np.concatenate([np.zeros(0), *(one.levels for one in layers)]))
    tables = tuple(np.concatenate(([0], one.steps_at(levels))).astype(np.int64) for one in layers)
    return Joint(len(levels), lengths, tables, np.concatenate((levels[:1], levels)))


def by_time(samples: Sequence[NDArray[np.float64]], lengths: Sequence[int], ticks: int = TICKS) -> Joint:
    """Return the axis of time, in `ticks` equal parts of what the slowest took.

    `samples`: of each search, undisturbed, rows of seconds and expansions, both ascending; in between it is taken to
    have gone on evenly. At the last position all are at their ends.
    """
    longest = max((float(rows[-1, 0]) for rows in samples if len(rows)), default=0.0)
    seconds = np.linspace(0.0, longest, ticks + 1)
    tables = []
    for rows, length in zip(samples, lengths, strict=True):
        known = np.concatenate((np.zeros((1, 2)), rows[:, :2]))
        table = np.minimum(np.interp(seconds, known[:, 0], known[:, 1]).astype(np.int64), length)
        table[0], table[-1] = 0, length
        tables.append(table)
    return Joint(ticks, tuple(lengths), tuple(tables), seconds)


def next_layer(layers: Sequence[LayerSteps], joint: Joint, position: int) -> int:
    """Return the next position at which any recording begins a layer; the last one where none does."""
    steps = joint.steps(position)
    found = [joint.length]
    for which, (one, step) in enumerate(zip(layers, steps, strict=True)):
        place = int(np.searchsorted(one.firsts, step, "right"))
        if place < len(one.firsts):
            found.append(joint.position_of(which, int(one.firsts[place])))
    return min(found)


def previous_layer(layers: Sequence[LayerSteps], joint: Joint, position: int) -> int:
    """Return the last position before this one at which any recording begins a layer; 0 where none does."""
    found = [0]
    for which, one in enumerate(layers):
        positions = joint.positions_of(which, one.firsts)
        place = int(np.searchsorted(positions, position, "left"))
        if place:
            found.append(int(positions[place - 1]))
    return max(found)
