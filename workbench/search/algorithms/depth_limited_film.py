"""The stretches of a depth-limited search, rebuilt from its checkpoints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from sys import intern
from typing import Generic, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.algorithms.depth_limited import DepthLimited, StackNode
from workbench.search.problem.problem import Number, S
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings
from workbench.search.running.stepping import rebuild_steps


class Resumed(NamedTuple, Generic[S]):
    """A search at a checkpoint, the node that is expanded next, and for each depth the siblings and the first record.

    `groups` ends with the number of records.
    """

    search: DepthLimited[S]
    trace: Trace[S]
    node: StackNode[S]
    siblings: list[Siblings]
    groups: list[int]


class FilmedDepthLimited(Generic[S]):
    """Continues a search from its checkpoints, whose paths are moves; see `PathSearch`."""

    stores_open = True

    def __init__(self, search: DepthLimited[S], trace: Trace[S]) -> None:
        self._search, self._trace = search, trace

    def path(self) -> Sequence[str]:
        return tuple(map(intern, self._search.moves()))

    def groups(self) -> tuple[int, ...]:
        return _groups(self._search)

    def renumber(self, numbers: NDArray[np.int64]) -> None:
        self._search.renumber(numbers)

    def least(self) -> Number:
        return math.inf

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        return self._resumed(checkpoint).siblings

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        search, trace, node, siblings, groups = self._resumed(checkpoint)
        trace.generated, trace.open = 0, 1 + sum(len(waiting) for _, waiting in siblings)
        rebuild_steps(search.resume(node, None if bound is None else int(bound)), trace, steps)
        return Rebuilt(trace, groups, _groups(search))

    def _resumed(self, checkpoint: Checkpoint) -> Resumed[S]:
        trace = self._trace.empty_stretch(checkpoint.iteration)
        search = self._search.writing_to(trace)
        node, siblings, groups = search.root(), [Siblings()], [0, 1]
        for move in checkpoint.path:
            node, others = search.enter(node, move)
            siblings.append(others)
            groups.append(trace.records)
        return Resumed(search, trace, node, siblings, groups)


def _groups(search: DepthLimited[S]) -> tuple[int, ...]:
    """Return the first record of the siblings at each depth of the path; nothing after the end of an iteration."""
    roots = (root.number for root, *_ in search.stack[:1])
    return *roots, *(first for *_, first in search.stack[:-1])
