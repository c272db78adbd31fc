"""The tree of what two searches of one problem have expanded: each state once, under the one it was generated from.

A state hangs where the search that reached it first has it. So what only one of them expanded is seen as branches that
the other does without.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.columns import NONE
from workbench.search.difference import Difference, Who
from workbench.search.timeline import Timeline

MOST = 400
"""States that are drawn at most: the first that were expanded."""


@dataclass(frozen=True)
class JointTree:
    """M states, parents before their children, level by level, of `size` that there are.

    Attributes:
        states: the states. places: their places in the `Difference`, shape (M,).
        parents: the place here of the parent of each, NONE for a root, shape (M,). levels: how far down, shape (M,).
        who: who has expanded each. steps: the first step of the one and of the other, NEVER where none, shape (M, 2).
        records: a record of each in the recording of the search that reached it first, and whether that is the other.
    """

    size: int
    states: tuple[Hashable, ...]
    places: NDArray[np.int64]
    parents: NDArray[np.int64]
    levels: NDArray[np.int64]
    who: tuple[Who, ...]
    steps: NDArray[np.int64]
    records: tuple[tuple[int, bool], ...]


def joint_tree(
    timelines: tuple[Timeline[Any], Timeline[Any]], difference: Difference, position: int, most: int = MOST
) -> JointTree:
    """Return the tree at a position of the joint axis that `difference` was made for."""
    union = difference.union(position, most).astype(np.int64)
    tally = difference.tally(position)
    columns = difference.steps.one, difference.steps.other
    current = tuple(timeline.current() for timeline in timelines)
    place_of: dict[Hashable, int] = {}
    parents: list[int] = []
    levels: list[int] = []
    records: list[tuple[int, bool]] = []
    for place in union.tolist():
        other = difference.of_other(place)
        recording = timelines[other].recording
        record = int(current[other][int(columns[other][place]) - 1])
        above = int(recording.published.nodes["parent"][record])
        parent = NONE if above == NONE else place_of[recording.state(above)]
        place_of[recording.state(record)] = len(parents)
        parents.append(parent)
        levels.append(0 if parent == NONE else levels[parent] + 1)
        records.append((record, other))
    return _by_level(sum(tally), tuple(place_of), union, parents, levels, records, difference, position)


def _by_level(
    size: int,
    states: tuple[Hashable, ...],
    places: NDArray[np.int64],
    parents: list[int],
    levels: list[int],
    records: list[tuple[int, bool]],
    difference: Difference,
    position: int,
) -> JointTree:
    """Return the tree with its states level by level, on each level in the order of their parents."""
    lower: list[list[int]] = [[] for _ in parents]
    order = [place for place, parent in enumerate(parents) if parent == NONE]
    for place, parent in enumerate(parents):
        if parent != NONE:
            lower[parent].append(place)
    for place in order:
        order.extend(lower[place])
    new = {old: place for place, old in enumerate(order)}
    chosen = np.array(order, np.int64)
    drawn = places[chosen]
    steps = np.stack((difference.steps.one[drawn], difference.steps.other[drawn]), axis=1).astype(np.int64)
    return JointTree(
        size,
        tuple(states[old] for old in order),
        drawn,
        np.array([NONE if parents[old] == NONE else new[parents[old]] for old in order], np.int64),
        np.array([levels[old] for old in order], np.int64),
        tuple(_who(difference, int(place), position) for place in drawn),
        steps,
        tuple(records[old] for old in order),
    )


def _who(difference: Difference, place: int, position: int) -> Who:
    who = difference.who(place, position)
    assert who is not None
    return who
