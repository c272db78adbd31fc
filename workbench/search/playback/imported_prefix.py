"""An imported recording as it was at an earlier step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.imported import ImportedMoment, ImportedRecording, TraceData
from workbench.search.problem.imported_problem import ImportedMap
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.moment import Numbers
from workbench.search.recording.ordering import cost
from workbench.search.recording.recording import Iteration


def imported_until(
    recording: ImportedRecording[Any], t: int, secret: bool, hidden: Numbers, with_g: bool = False
) -> ImportedRecording[Any]:
    """Return the recording up to step `t`, without anything that came later.

    `secret`: hide the order of OPEN. `hidden`: records whose h and f are NaN, and also g if f is g, or `with_g`.
    """
    moment = ImportedMoment(recording, t)
    records, last = moment.records, t == recording.steps and not secret
    rows = {name: column[:t] for name, column in recording.rows.arrays.items()}
    nodes = {name: column[:records].copy() for name, column in recording.nodes.arrays.items()}
    for name in {"expanded", "superseded", "left"} & nodes.keys():
        nodes[name][nodes[name] > t] = NEVER
    if "left" in nodes:
        nodes["fate"][nodes["left"] == NEVER] = Fate.NONE
    names = ("h", "value", "g") if with_g or recording.priority is cost else ("h", "value")
    for name in names if len(hidden) else ():
        nodes[name] = _with_nan(nodes[name], hidden)
    trace = _trace_data(recording, t, records, last)
    if len(hidden):
        trace = replace(trace, bounds=trace.bounds[:t])
    states, problem = recording.states[:records], recording.problem
    if isinstance(problem, ImportedMap):
        problem = problem.until(states)
    result = ImportedRecording(problem, nodes, rows, states, recording.labels, trace)
    result.priority, result.tests_early, result.secret = recording.priority, recording.tests_early, secret
    return result


def _trace_data(recording: ImportedRecording[Any], t: int, records: int, last: bool) -> TraceData:
    trace = recording.trace_data
    order = None if trace.order is None else trace.order[trace.order < records]
    until = replace(trace, order=order, bounds=trace.bounds[: t + 1], iterations=_iterations(recording, t))
    if not last:
        until = replace(until, goal=NONE, path=())
    if trace.event_ends is None or trace.event_kind is None or trace.event_record is None:
        return until
    ends = trace.event_ends[: t + 1]
    return replace(
        until, event_ends=ends, event_kind=trace.event_kind[: ends[-1]], event_record=trace.event_record[: ends[-1]]
    )


def _iterations(recording: ImportedRecording[Any], t: int) -> tuple[Iteration, ...]:
    """Return the iterations that had begun by step `t`, with the counts of the last one up to that step."""
    begun = [one for one in recording.trace_data.iterations if one.first_step <= max(t, 1)]
    if begun:
        generated, before = recording.rows.arrays["generated"], begun[-1].first_step - 1
        generated_in_last = int(generated[t - 1]) - (int(generated[before - 1]) if before else 0) if t else 0
        begun[-1] = replace(begun[-1], expanded=min(begun[-1].expanded, t - before), generated=generated_in_last)
    return tuple(begun)


def _with_nan(column: NDArray[Any], hidden: Numbers) -> NDArray[Any]:
    """Return a column of numbers in which the values of some records are NaN."""
    numbers = column.astype(np.float64)
    numbers[hidden] = np.nan
    return numbers
