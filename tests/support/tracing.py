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
