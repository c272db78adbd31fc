"""The tree of what two searches of one problem have expanded: each state once, under the one it was generated from.

A state hangs where the search that reached it first has it. So what only one of them expanded is seen as branches that
the other does without.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.comparing.difference import Difference, Who
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE
from workbench.search.tree import layout as tree_layout

MAX = 400
"""States that are drawn at most: the first that were expanded."""


@dataclass(frozen=True, eq=False)
class TreeShape:
    """M states, level by level, so parents before their children.

    Attributes:
        states: the states. places: their places in the `Difference`, shape (M,).
        parents: the place here of the parent of each, NONE for a root, shape (M,). levels: how far down, shape (M,).
        steps: the first step of the one and of the other, NEVER where none, shape (M, 2).
    """

    states: tuple[Hashable, ...]
    places: NDArray[np.int64]
    parents: NDArray[np.int64]
    levels: NDArray[np.int64]
    steps: NDArray[np.int64]

    @cached_property
    def across(self) -> NDArray[np.float64]:
        """How far right each is drawn, shape (M,)."""
        return tree_layout.across(self.parents.tolist())


@dataclass(frozen=True)
class JointTree:
    """The first states of `size` that have been expanded, in their shape, and who has expanded each by now."""

    size: int
    shape: TreeShape
    who: tuple[Who, ...]


class JointTrees:
    """The trees of two searches at all positions of the joint axis that `difference` was made for.

    `most`: states of a tree. The shape of the last one is kept: where there are many states it is mostly the same.
    """

    def __init__(self, timelines: tuple[Timeline[Any], Timeline[Any]], difference: Difference, most: int = MAX) -> None:
        self._timelines, self._difference, self._most = timelines, difference, most
        self._shape: TreeShape | None = None

    def at(self, position: int) -> JointTree:
        """Return the tree at a position."""
        difference = self._difference
        union = difference.union(position, self._most).astype(np.int64)
        if self._shape is None or len(self._shape.places) != len(union):
            self._shape = self._made(union)
        shape = self._shape
        return JointTree(
            sum(difference.tally(position)), shape, tuple(self._who(place, position) for place in shape.places.tolist())
        )

    def _who(self, place: int, position: int) -> Who:
        who = self._difference.who(place, position)
        assert who is not None
        return who

    def _made(self, union: NDArray[np.int64]) -> TreeShape:
        """Return the shape of the first states, level by level, on each level in the order of their parents."""
        states, parents = self._ancestry(union)
        lower: list[list[int]] = [[] for _ in parents]
        levels: list[int] = []
        order = [place for place, parent in enumerate(parents) if parent == NONE]
        for place, parent in enumerate(parents):
            levels.append(0 if parent == NONE else levels[parent] + 1)
            if parent != NONE:
                lower[parent].append(place)
        for place in order:
            order.extend(lower[place])
        new = {old: place for place, old in enumerate(order)}
        drawn, steps = union[order], self._difference.steps
        return TreeShape(
            tuple(states[old] for old in order),
            drawn,
            np.array([NONE if parents[old] == NONE else new[parents[old]] for old in order], np.int64),
            np.array([levels[old] for old in order], np.int64),
            np.stack((steps.one[drawn], steps.other[drawn]), axis=1).astype(np.int64),
        )

    def _ancestry(self, union: NDArray[np.int64]) -> tuple[list[Hashable], list[int]]:
        """Return the states in the order in which they were reached, and the place of the parent of each."""
        difference, timelines = self._difference, self._timelines
        columns = difference.steps.one, difference.steps.other
        current = tuple(timeline.current() for timeline in timelines)
        above = tuple(timeline.recording.published.nodes["parent"] for timeline in timelines)
        places: dict[Hashable, int] = {}
        parents: list[int] = []
        for place in union.tolist():
            other = difference.of_other(place)
            recording = timelines[other].recording
            record = int(current[other][int(columns[other][place]) - 1])
            parent = int(above[other][record])
            parents.append(NONE if parent == NONE else places[recording.state(parent)])
            places[recording.state(record)] = len(places)
        return list(places), parents
