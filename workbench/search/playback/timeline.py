"""The moments of a recording, whether its run is finished or still running."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.imported import ImportedMoment, ImportedRecording
from workbench.search.problem.problem import S
from workbench.search.recording.backed_up_values import BackedUpMoment, BackedUpTrace
from workbench.search.recording.columns import Column
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.disk_pool import DiskMoment, DiskPool
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.layered_pool import LayeredMoment, LayeredPool
from workbench.search.recording.local_trace import AnnealMoment, AnnealTrace
from workbench.search.recording.moment import Moment
from workbench.search.recording.observed_pool import ObservedMoment, ObservedPool
from workbench.search.recording.pool import Pool, PoolMoment
from workbench.search.recording.recording import Recording
from workbench.search.recording.trace_moment import TraceMoment
from workbench.search.recording.two_sided import TwoSidedMoment, TwoSidedPool
from workbench.search.recording.walk_trace import LearningMoment, LearningTrace, WalkMoment, WalkTrace

_MOMENTS: FamilyTable[Callable[[Any, int], Moment[Any]]] = {
    Pool: PoolMoment,
    ObservedPool: ObservedMoment,
    LayeredPool: LayeredMoment,
    DiskPool: DiskMoment,
    TwoSidedPool: TwoSidedMoment,
    Trace: TraceMoment,
    BackedUpTrace: BackedUpMoment,
    WalkTrace: WalkMoment,
    AnnealTrace: AnnealMoment,
    LearningTrace: LearningMoment,
    ImportedRecording: ImportedMoment,
}
"""The class of moments for each family of recordings."""


class Timeline(Generic[S]):
    """The moments of one recording, whether its run is finished or still running."""

    def __init__(self, recording: Recording[S]) -> None:
        self.recording = recording

    @property
    def length(self) -> int:
        """The last recorded step; 0 is the moment before the first expansion."""
        return self.recording.published.steps

    def at(self, t: int) -> Moment[S]:
        """Return the moment after `t` expansions, 0 ≤ t ≤ length. Raises IndexError outside."""
        if not 0 <= t <= self.length:
            raise IndexError(f"step {t} of {self.length}")
        return by_family(_MOMENTS, self.recording)(self.recording, t)

    def step_of(self, number: int) -> int:
        """Return the step at which record `number` was generated; 0 for records that exist at the start."""
        return self.recording.step_of(number)

    def current(self) -> Column:
        """Return the record expanded at each step, shape (length,); of a film, a column that reads what is indexed."""
        published = self.recording.published
        nodes = published.rows["node"]
        return nodes if len(nodes) == published.steps else nodes[: published.steps]

    def f(self) -> NDArray[Any]:
        """Return f of the record expanded at each step, in the problem's units, shape (length,)."""
        published = self.recording.published  # read once, as a running search may publish at any time
        nodes, current = published.nodes, published.rows["node"][: published.steps]
        return self.recording.priorities(nodes, current)

    def open_size(self) -> NDArray[np.int32]:
        """Return the number of open nodes after each step, shape (length,)."""
        published = self.recording.published
        return published.rows["open"][: published.steps]

    def closed_size(self) -> NDArray[np.int64]:
        """Return the size of CLOSED after each step, shape (length,)."""
        published = self.recording.published
        reopened = published.rows["reopened"][: published.steps]
        closed: NDArray[np.int64] = np.arange(1, published.steps + 1) - reopened
        return closed
