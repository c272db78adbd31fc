"""Comparing what two engines record."""

from __future__ import annotations

from typing import Any

from workbench import api
from workbench.search.problem.status import Status

NODE_COLUMNS = ("parent", "g", "h", "expanded", "previous", "superseded")


def columns(run: api.ConfiguredRun) -> dict[str, Any]:
    """Return everything that is recorded, as plain values."""
    recording = run.recording
    published = recording.published
    n, steps = published.records, published.steps
    result: dict[str, Any] = {name: published.nodes[name][:n].tolist() for name in NODE_COLUMNS}
    result["state"] = [recording.state(number) for number in range(n)]
    result["move"] = [recording.label(number) for number in range(n)]
    result |= {name: published.rows[name][:steps].tolist() for name in published.rows}
    result["counters"] = (
        recording.expanded, recording.generated, recording.reopened, recording.pruned,
        recording.open, recording.max_open, recording.goal, recording.solution,
    )  # fmt: skip
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
