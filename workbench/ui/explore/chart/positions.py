"""Converts between steps of a search and positions on the chart's horizontal axis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from workbench.search.problem.problem import scale
from workbench.search.recording.recording import Recording
from workbench.ui.charts.steps import f_of_steps
from workbench.ui.explore.chart.content import ChartKind
from workbench.ui.runs.run_entry import RunEntry

STEPS_READ = 1 << 16
"""The number of steps read at the beginning of an iteration that is not in memory."""


def position_of(run_entry: RunEntry, kind: ChartKind, t: int) -> float:
    """Return the position of step `t` on the horizontal axis of a chart of that kind, other than over expansions."""
    if kind is ChartKind.TIME:
        samples = run_entry.run.samples.table()
        return float(np.interp(t, samples[:, 1], samples[:, 0]))
    if kind is ChartKind.ROUND:
        started = [entry for entry in run_entry.run.recording.published.iterations if entry.first_step <= max(t, 1)]
        return float(len(started))
    moment = run_entry.timeline.at(min(t, run_entry.timeline.length))
    current, recording = moment.current or 0, run_entry.run.recording
    if kind is ChartKind.DEPTH:
        return float(recording.depths(recording.published.nodes, np.array([current]))[0])
    return float(moment.f(current) / scale(run_entry.run.problem))


def step_at(run_entry: RunEntry, kind: ChartKind, x: float) -> int | None:
    """Return the step at a position. For depth or f: the first step that expands a node within 0.5 of it, or None."""
    if kind is ChartKind.EXPANSIONS:
        return round(x)
    if kind is ChartKind.TIME:
        samples = run_entry.run.samples.table()
        return round(float(np.interp(x, samples[:, 0], samples[:, 1])))
    if kind is ChartKind.ROUND:
        rounds = run_entry.run.recording.published.iterations
        return rounds[max(0, min(round(x), len(rounds)) - 1)].first_step
    timeline, recording = run_entry.timeline, run_entry.run.recording
    for first, last in _ranges(recording):
        if kind is ChartKind.DEPTH:
            values = recording.depths(recording.published.nodes, timeline.current()[first:last])
        else:
            values = f_of_steps(timeline, first + 1, last) / scale(run_entry.run.problem)
        matches = np.flatnonzero(np.abs(values - x) <= 0.5)
        if len(matches):
            return first + int(matches[0]) + 1
    return None


def _ranges(recording: Recording[Any]) -> Iterator[tuple[int, int]]:
    """Yield the steps in memory, and of the later iterations those at their beginning, which can be read soon."""
    kept, steps = recording.kept_steps, recording.published.steps
    yield 0, kept
    for entry in recording.published.iterations:
        if kept < entry.first_step + STEPS_READ and entry.first_step <= steps:
            yield max(kept, entry.first_step - 1), min(steps, entry.first_step - 1 + STEPS_READ)
