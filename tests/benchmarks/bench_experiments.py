"""How long an experiment takes: a thousand random 8-puzzles by eight configurations, over two processes."""

from __future__ import annotations

import time
from functools import partial

from figures import show

from workbench.experiments.boards import read_boards
from workbench.experiments.executors import Local
from workbench.experiments.experiment import Experiment
from workbench.experiments.plan import Plan, configurations
from workbench.search.problem.status import Status

MAX_SECONDS = 60
JOBS = 2

if __name__ == "__main__":
    chosen = (
        *configurations(["astar"], ["misplaced", "euclidean", "manhattan", "linear-conflict"]),
        *configurations(["idastar", "wastar", "greedy"], ["manhattan"]),
        *configurations(["bibfs"]),
    )
    plan = Plan(read_boards("random:3x3 count=1000 seed=42"), chosen)
    started = time.perf_counter()
    experiment = Experiment(plan, partial(Local, JOBS))
    while experiment.advance() is Status.RUNNING:
        pass
    gone = time.perf_counter() - started
    assert {outcome.status for outcome in experiment.outcomes.values()} == {"solved"}
    searching = sum(outcome.seconds for outcome in experiment.outcomes.values())
    show(
        "1,000 boards × 8 configurations, two processes", "s", {"all": gone, "of it searching, each": searching / JOBS}
    )
    print(f"  {len(plan) / gone:,.0f} cases a second; {MAX_SECONDS} s is the most it may take")
