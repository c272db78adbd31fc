"""The joint tree of two searches of one problem: each expanded state once, below the state it was generated from.

A state has the parent it has in the search that expanded it first. States expanded by only one search therefore appear
as branches that the other search avoids.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.comparing.difference import Difference, ExpandedBy
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE
from workbench.search.tree import layout as tree_layout

MAX = 400
"""The maximum number of states drawn: those expanded first."""


@dataclass(frozen=True, eq=False)
class TreeShape:
    """M states, level by level, so parents come before their children.

    Attributes:
        states: the states. places: their indices in the `Difference`, shape (M,).
        parents: the index of the parent of each, NONE for a root, shape (M,). levels: its depth, shape (M,).
        steps: the first step of either search that expands it, NEVER if none does, shape (M, 2).
    """

    states: tuple[Hashable, ...]
    places: NDArray[np.int64]
    parents: NDArray[np.int64]
    levels: NDArray[np.int64]
    steps: NDArray[np.int64]

    @cached_property
    def across(self) -> NDArray[np.float64]:
        """The horizontal position of each state, shape (M,)."""
        return tree_layout.x_positions(self.parents.tolist())


@dataclass(frozen=True)
class JointTree:
    """The first of `size` expanded states in their tree shape, and which search has expanded each so far."""

    size: int
    shape: TreeShape
    who: tuple[ExpandedBy, ...]


class JointTrees:
    """The trees of two searches at all positions of the joint axis of `difference`.

    `most`: the maximum number of states in a tree. The last shape is cached: with many states it rarely changes.
    """

    def __init__(self, timelines: tuple[Timeline[Any], Timeline[Any]], difference: Difference, most: int = MAX) -> None:
        self._timelines, self._difference, self._most = timelines, difference, most
        self._shape: TreeShape | None = None

    def at(self, position: int) -> JointTree:
        difference = self._difference
        union = difference.union(position, self._most).astype(np.int64)
        if self._shape is None or len(self._shape.places) != len(union):
            self._shape = self._made(union)
        shape = self._shape
        return JointTree(
            sum(difference.tally(position)), shape, tuple(self._who(place, position) for place in shape.places.tolist())
        )

    def _who(self, place: int, position: int) -> ExpandedBy:
        who = self._difference.who(place, position)
        assert who is not None
        return who

    def _made(self, union: NDArray[np.int64]) -> TreeShape:
        """Return the shape of the first states, level by level, each level in the order of the parents."""
        states, parents = self._ancestry(union)
        children: list[list[int]] = [[] for _ in parents]
        levels: list[int] = []
        order = [place for place, parent in enumerate(parents) if parent == NONE]
        for place, parent in enumerate(parents):
            levels.append(0 if parent == NONE else levels[parent] + 1)
            if parent != NONE:
                children[parent].append(place)
        for place in order:
            order.extend(children[place])
        new_index = {old: place for place, old in enumerate(order)}
        selected, steps = union[order], self._difference.steps
        return TreeShape(
            tuple(states[old] for old in order),
            selected,
            np.array([NONE if parents[old] == NONE else new_index[parents[old]] for old in order], np.int64),
            np.array([levels[old] for old in order], np.int64),
            np.stack((steps.one[selected], steps.other[selected]), axis=1).astype(np.int64),
        )

    def _ancestry(self, union: NDArray[np.int64]) -> tuple[list[Hashable], list[int]]:
        """Return the states in the order in which they were expanded, and the index of the parent of each."""
        difference, timelines = self._difference, self._timelines
        columns = difference.steps.one, difference.steps.other
        current = tuple(timeline.current() for timeline in timelines)
        above = tuple(timeline.recording.published.nodes["parent"] for timeline in timelines)
        places: dict[Hashable, int] = {}
        parents: list[int] = []
        for place in union.tolist():
            other = difference.is_first_by_other(place)
            recording = timelines[other].recording
            record = int(current[other][int(columns[other][place]) - 1])
            parent = int(above[other][record])
            parents.append(NONE if parent == NONE else places[recording.state(parent)])
            places[recording.state(record)] = len(places)
        return list(places), parents
