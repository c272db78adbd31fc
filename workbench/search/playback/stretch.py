"""Some steps of a depth-first search as a recording of their own, to be written into a file."""

from __future__ import annotations

from collections.abc import Generator, Iterator
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

PIECE = 1 << 14
"""The number of records, or of steps, that are read at once."""


def stretch(recording: Trace[S], first: int, last: int) -> Iterator[float | ImportedRecording[S]]:
    """Yield the progress, 0 to 1, now and then, and at the end a recording of the steps `first` … `last`.

    These are numbered from 1, and the nodes that they need from 0. It begins with the nodes that the search stores
    before step `first`: those on its path, which count as expanded at step 0, and those that wait.
    """
    before, published = first - 1, recording.published
    start, end = TraceMoment(recording, before), TraceMoment(recording, last)
    earlier = np.union1d(_entered(start), start.waiting).astype(np.int64)
    numbers = np.concatenate((earlier, np.arange(start.records, end.records)))
    nodes = yield from _read_nodes(recording, earlier, range(start.records, end.records))
    nodes["value"] = np.where(nodes["h"] >= UNREACHABLE, UNREACHABLE, nodes["value"])
    nodes["parent"] = _places(nodes["parent"], numbers)
    for name in ("expanded", "left"):
        nodes[name] = np.where(nodes[name] > last, NEVER, np.maximum(nodes[name].astype(np.int64) - before, 0))
    nodes["fate"] = np.where(nodes["left"] == NEVER, Fate.NONE, nodes["fate"])
    rows = {name: np.asarray(published.rows[name][before:last]) for name in published.rows}
    rows["node"] = _places(rows["node"], numbers)
    rows["records"] = rows["records"] - (start.records - len(earlier))
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
    states = yield from _read_states(recording, numbers.tolist())
    yield ImportedRecording(recording.problem, nodes, rows, states, recording.labels, data)


def _read_nodes(
    recording: Trace[Any], earlier: NDArray[np.int64], own: range
) -> Generator[float, None, dict[str, NDArray[Any]]]:
    """Return all columns of the records `earlier` and then `own`, and a column of f, `value`."""
    columns = recording.published.nodes
    pieces: list[dict[str, NDArray[Any]]] = []
    slices = [slice(first, min(first + PIECE, own.stop)) for first in own[::PIECE]]
    for count, which in enumerate((earlier, *slices)):
        piece = {name: np.asarray(columns[name][which]) for name in columns}
        pieces.append(piece | {"value": np.asarray(recording.priorities(columns, which))})
        yield 0.5 * count / (len(slices) + 1)
    return {name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}


def _read_states(recording: Trace[S], numbers: list[int]) -> Generator[float, None, list[S]]:
    states: list[S] = []
    for first in range(0, len(numbers), PIECE):
        state_of = recording.nearby_states()  # its cache is only useful for neighbours
        states += [state_of(number) for number in numbers[first : first + PIECE]]
        yield 0.5 + 0.5 * len(states) / len(numbers)
    return states


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
