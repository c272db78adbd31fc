"""Runs of every algorithm, and what their traces hold."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from workbench import api
from workbench.api import ConfiguredRun
from workbench.catalog import ALGORITHMS
from workbench.formats.traces import trace
from workbench.formats.traces.importing import import_trace
from workbench.search.problem.status import Status

BOARD, GOAL = "1 2 3/0 4 5", "1 2 0/4 5 3"

SEARCHES: dict[str, dict[str, Any]] = {
    **{name: {"what": BOARD, "algorithm": name, "goal": GOAL} for name in ALGORITHMS},
    **{f"astar {ties}": {"what": "1 2 3/7 0 8/5 6 4", "algorithm": "astar", "ties": ties}
       for ties in ("fifo", "lifo", "low-h", "high-h", "state", "path")},
    "reopening": {"what": "1 3 5/4 0 8/7 6 2", "algorithm": "astar", "heuristic": "flicker"},
    "fractions": {"what": "1 2 3/7 0 8/5 6 4", "algorithm": "wastar", "heuristic": "euclidean", "weight": 1.4},
    "deepening": {"what": "1 2 3/4 0 6/7 5 8", "algorithm": "ids"},
    "forgetting": {"what": "1 2 3/4 8 0/7 6 5", "algorithm": "smastar", "nodes": 16},
    "unfinished": {"what": "1 2 3/7 0 8/5 6 4", "algorithm": "astar", "steps": 7},
    "refused": {"what": "1 2 3/4 5 6/8 7 0", "algorithm": "astar"},
    "romania": {"what": "romania", "algorithm": "astar"},
    "from both ends": {"what": "romania", "algorithm": "biastar"},
    "maze": {"what": "maze", "algorithm": "bfs"},
    "trials": {"what": "1 2 3/4 0 6/7 5 8", "algorithm": "lrta", "trials": 3},
    "queens": {"what": "queens", "algorithm": "astar"},
}  # fmt: skip


@cache
def run_of(search: str) -> ConfiguredRun:
    """Return one of SEARCHES, done; nobody goes on with it."""
    return searched(**SEARCHES[search])


def searched(what: str, steps: int | None = None, **options: Any) -> ConfiguredRun:
    run = api.start(what, **options)
    if steps is not None:
        run.advance(steps)
        return run
    while run.status is Status.RUNNING:
        run.advance(1000)
    return run


def exported(run: ConfiguredRun, path: Path) -> dict[str, Any]:
    """Return what a Posthoc trace of a run holds, as another program reads it."""
    trace.write(path, run)
    content = path.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(content) if path.suffix == ".json" else yaml.safe_load(content)
    return found


OWN_KEYS = ("record", "state", "parent", "move", "previous", "supersedes", "step", "open", "reopened", "generated",
            "superseded", "fate", "side", "depth", "iteration")  # fmt: skip
"""What our own traces hold besides Posthoc's own keys."""


def imported_run(path: Path) -> ConfiguredRun:
    """Return the run that a trace tells of."""
    *_, run = import_trace(path)
    assert isinstance(run, ConfiguredRun)
    return run


def imported_events(path: Path, events: list[dict[str, Any]], views: dict[str, Any] | None = None) -> ConfiguredRun:
    """Return the run that these events tell of, once they are written into a file."""
    path.write_text(json.dumps({"version": "1.4.0", "views": views or {}, "events": events}), encoding="utf-8")
    return imported_run(path)


GRID: list[dict[str, Any]] = [
    {"type": "source", "id": 1, "x": 5, "y": 3, "g": 0, "h": 2, "f": 2},
    {"type": "destination", "id": "goal", "x": 7, "y": 3},
    {"type": "expanding", "id": 1, "x": 5, "y": 3},
    {"type": "generating", "id": 2, "pId": 1, "x": 6, "y": 3, "g": 1, "h": 1, "f": 2},
    {"type": "generating", "id": 3, "pId": 1, "x": 5, "y": 4, "g": 1, "h": 3, "f": 4},
    {"type": "closing", "id": 1, "x": 5, "y": 3},
    {"type": "expanding", "id": 2, "x": 6, "y": 3},
]
"""The events of a search on a grid."""
SQUARES = {"main": [{"$": "tile"}], "tile": [{"$": "rect", "x": "${{ $.x }}", "y": "${{ $.y }}"}]}
POINTS = {"main": [{"$": "circle", "x": "${{ $.x }}", "y": "${{ $.y }}", "radius": 1}]}
"""Two ways in which a trace draws its states."""
