"""Some steps of a depth-first search as a recording of their own, to be written into a file."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.imported import ImportedRecording, TraceData
from workbench.search.problem.problem import S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate, Trace
from workbench.search.recording.family import Part
from workbench.search.recording.recording import UNREACHABLE
from workbench.search.recording.trace_moment import TraceMoment


def stretch(recording: Trace[S], first: int, last: int) -> ImportedRecording[S]:
    """Return the steps `first` … `last`, numbered from 1, and the nodes that they need, numbered from 0.

    It begins with the nodes that the search stores before step `first`: those on its path, which count as expanded at
    step 0, and those that wait.
    """
    before, published = first - 1, recording.published
    start, end = TraceMoment(recording, before), TraceMoment(recording, last)
    path = _entered(start)
    earlier = np.union1d(path, start.waiting).astype(np.int64)
    own = slice(start.records, end.records)
    nodes = {
        name: np.concatenate((column[earlier], column[own]))
        for name, column in ((name, published.nodes[name]) for name in published.nodes)
    }
    numbers = np.concatenate((earlier, np.arange(own.start, own.stop)))
    f = np.concatenate([np.asarray(recording.priorities(published.nodes, which)) for which in (earlier, own)])
    nodes["value"] = np.where(nodes["h"] >= UNREACHABLE, UNREACHABLE, f)
    nodes["parent"] = _places(nodes["parent"], numbers)
    for name in ("expanded", "left"):
        nodes[name] = np.where(nodes[name] > last, NEVER, np.maximum(nodes[name].astype(np.int64) - before, 0))
    nodes["fate"] = np.where(nodes["left"] == NEVER, Fate.NONE, nodes["fate"])
    rows = {name: np.asarray(published.rows[name][before:last]) for name in published.rows}
    rows["node"] = _places(rows["node"], numbers)
    rows["records"] = rows["records"] - (start.records - len(earlier))
    state_of = recording.nearby_states()
    has_goal = last == published.steps and published.goal != NONE
    data = TraceData(
        at_start=len(earlier),
        open_at_start=start.counts.open if start.counts.open is not None else len(start.waiting),
        goal=int(_places(np.array([published.goal]), numbers)[0]) if has_goal else NONE,
        path=tuple(_places(np.array(recording.solution_path()), numbers).tolist()) if has_goal else (),
        iterations=tuple(replace(one, first_step=max(one.first_step - before, 0)) for one in published.iterations),
        keys=recording.open_keys,
        part=Part(first, last, start.counts.generated),
    )
    states = [state_of(number) for number in numbers.tolist()]
    return ImportedRecording(recording.problem, nodes, rows, states, recording.labels, data)


def _entered(moment: TraceMoment[Any]) -> list[int]:
    """Return the records on the path whose subtrees are not finished."""
    if moment.current is None:
        return []
    path = moment.recording.path(moment.current)
    left = moment.recording.published.nodes["left"][np.array(path)]
    return [number for number, step in zip(path, left.tolist(), strict=True) if step > moment.t]


def _places(records: NDArray[Any], numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the places of records among `numbers`, which are sorted; NONE stays NONE."""
    return np.where(records == NONE, NONE, np.searchsorted(numbers, records))
