"""Values of a range of steps, so that what is drawn of a long search costs only what is new."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import Exact
from workbench.search.recording.columns import NONE


def f_of_steps(timeline: Timeline[Any], first: int, last: int) -> NDArray[Any]:
    """Return f of the nodes expanded at steps `first` … `last` (from 1, both included), in the problem's units."""
    recording = timeline.recording
    return recording.priorities(recording.published.nodes, timeline.current()[first - 1 : last])


def depths_of(timeline: Timeline[Any], which: slice | NDArray[Any]) -> NDArray[Any]:
    """Return how many moves records are from the root of their side, for records told as columns are indexed.

    Where numbers are exact, as on boards, every move costs the same, so that the cost tells.
    """
    published, problem = timeline.recording.published, timeline.recording.problem
    if isinstance(problem, Exact):
        costs: NDArray[Any] = published.nodes["g"][which]
        return costs // problem.scale
    if "depth" in published.nodes:
        return published.nodes["depth"][which]
    parents = published.nodes["parent"]
    above = parents[which]
    depths = np.zeros(len(above), np.int64)
    while (climbing := above != NONE).any():
        depths += climbing
        above = np.where(climbing, parents[above], NONE)
    return depths
