"""Comparing what two engines record."""

from __future__ import annotations

from typing import Any

from workbench import api
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.layered_pool import LayeredMoment, LayeredPool
from workbench.search.recording.two_sided import TwoSidedMoment, TwoSidedPool

NODE_COLUMNS = ("parent", "g", "h", "expanded", "previous", "superseded")


def columns(run: api.ConfiguredRun) -> dict[str, Any]:
    """Return everything that is recorded, as plain values."""
    recording = run.recording
    published = recording.published
    n, end = published.records, published.steps
    result: dict[str, Any] = {name: published.nodes[name][:n].tolist() for name in NODE_COLUMNS}
    result["state"] = [recording.state(number) for number in range(n)]
    result["move"] = [recording.label(number) for number in range(n)]
    result |= {name: published.rows[name][:end].tolist() for name in published.rows}
    result["start"] = (published.records_at_start, published.open_at_start)
    result["counters"] = (
        recording.expanded, recording.generated, recording.reopened, recording.pruned, recording.open,
        recording.max_open, recording.goal, recording.solution, recording.solution_path(), recording.tests_early,
    )  # fmt: skip
    if isinstance(recording, TwoSidedPool | LayeredPool):
        result["depth"] = published.nodes["depth"][:n].tolist()
    if isinstance(recording, TwoSidedPool):
        result["sides"] = (published.nodes["side"][:n].tolist(), recording.meetings, recording.bounds)
    if isinstance(recording, LayeredPool):
        result["dropped"] = recording.dropped
    result["ended"] = (run.status, run.reason, run.limit, run.solution)
    return result


def same_in_slices(runs: list[api.ConfiguredRun], slices: list[int]) -> None:
    for slice_ in slices:
        statuses = {run.advance(slice_) for run in runs}
        assert len(statuses) == 1
        if statuses.pop() is not Status.RUNNING:
            break
    textbook, compiled = map(columns, runs)
    for name, values in textbook.items():
        assert values == compiled[name], name


def same_moments(runs: list[api.ConfiguredRun]) -> None:
    """Compare all moments, from the first to the last, and how they are explained."""
    textbook, compiled = (Timeline(run.recording) for run in runs)
    assert textbook.length == compiled.length
    for t in range(textbook.length + 1):
        assert digest(textbook, t) == digest(compiled, t)


def digest(timeline: Timeline[Any], t: int) -> Any:
    moment = timeline.at(t)
    result: list[Any] = [one if one is None else one.tolist() for one in (moment.open, moment.closed, moment.waiting)]
    result += [
        moment.current, moment.goal, moment.records, moment.counts,
        moment.path, moment.successors, *map(str, (*narration(timeline, t), *steps(timeline, t))),
    ]  # fmt: skip
    if isinstance(moment, TwoSidedMoment):
        result += [moment.meeting, *(waiting.tolist() for waiting in moment.waiting_at)]
    if isinstance(moment, LayeredMoment):
        result.append(moment.dropped)
    return result
