"""Depth-first searches by both engines, and everything they record, for comparing the two."""

from __future__ import annotations

import random
from typing import Any

from worlds.boards import board_of

from workbench import api
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NEVER
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board


def goal_of(kind: str, rows: int, columns: int, chance: random.Random) -> Board:
    """Return the goal called `kind`, or any board if that is "random"."""
    return board_of(rows, columns, chance) if kind == "random" else goal_board(kind, rows, columns)


def twins(start: Board, algorithm: str, heuristic: str | None, **options: Any) -> list[api.ConfiguredRun]:
    """Return the textbook run and the compiled one."""
    return [
        api.start(start, algorithm, heuristic, engine=engine, search_anyway=True, **options)
        for engine in ("textbook", "compiled")
    ]


def outcome_of(run: api.ConfiguredRun) -> dict[str, Any]:
    """Return everything that is recorded and counted, as plain values; marks later than the last step aside."""
    recording = run.recording
    published = recording.published
    n, steps = published.records, published.steps
    values: dict[str, Any] = {
        name: published.nodes[name][:n].tolist() for name in ("parent", "g", "h", "depth", "iteration")
    }
    for name in ("expanded", "left"):
        values[name] = [step if step <= steps else NEVER for step in published.nodes[name][:n].tolist()]
    fates = published.nodes["fate"][:n].tolist()
    values["fate"] = [fate for fate, step in zip(fates, values["left"], strict=True) if step != NEVER]
    values["move"] = [recording.label(number) for number in range(n)]
    values["state"] = [recording.state(number) for number in range(0, n, 7 + n // 100)]
    values |= {name: published.rows[name][:steps].tolist() for name in published.rows}
    values["counters"] = (recording.expanded, recording.generated, recording.pruned, recording.open, recording.max_open)
    values["ended"] = (run.status, run.reason, run.solution, recording.stopped_at, published.iterations)
    values["found"] = (recording.goal, recording.solution, published.goal)
    values["at start"] = (published.records_at_start, published.open_at_start)
    return values


def same_in_slices(runs: list[api.ConfiguredRun], slices: list[int]) -> None:
    """Advance both runs by these slices, as long as they go on, and hold them against one another after each."""
    for slice_ in (0, *slices):
        statuses = {run.advance(slice_) for run in runs}
        textbook, compiled = map(outcome_of, runs)
        for name, values in textbook.items():
            assert values == compiled[name], name
        assert len(statuses) == 1
        if statuses.pop() is not Status.RUNNING:
            break
