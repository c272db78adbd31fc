"""A cluster runs the same cases, and losing a worker does not change the results."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from pathlib import Path

from support.clusters import cluster
from support.experiment_driving import compare, repeated
from support.own_code import written

BOARDS = "random:3x3 count=12 seed=7"
LISTS = ("--algorithms", "astar", "--heuristics", "manhattan,linear-conflict", "--engine", "textbook")

WATCHED = """
import sys
from functools import partial
from pathlib import Path

from workbench.experiments import results
from workbench.experiments.boards import read_boards
from workbench.experiments.cluster import Cluster
from workbench.experiments.experiment import Experiment
from workbench.experiments.plan import Plan, configurations

boards, address, output = sys.argv[1:]
plan = Plan(read_boards(boards), configurations(["astar"], ["manhattan", "linear-conflict"], engine="textbook"))
experiment = Experiment(plan, partial(Cluster, address))
while not experiment.advance().finished:
    print(experiment.done, flush=True)
results.write(Path(output), plan, experiment.outcomes)
"""


def test_a_cluster_of_two_workers_one_of_them_killed_gives_the_same_rows(tmp_path: Path) -> None:
    undisturbed, output = tmp_path / "undisturbed.csv", tmp_path / "killed.csv"
    assert compare("--boards", BOARDS, *LISTS, "--jobs", "2", "--output", str(undisturbed)).returncode == 0
    program = tmp_path / "watched.py"
    program.write_text(WATCHED)
    with cluster(tmp_path) as (address, workers):
        command = [sys.executable, str(program), BOARDS, address, str(output)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        killed = False
        with process.stdout:
            for line in process.stdout:
                if not killed and int(line) >= 6:
                    os.kill(workers[0].pid, signal.SIGKILL)
                    killed = True
        assert process.wait() == 0
        assert killed
        by_command = tmp_path / "command.csv"
        assert compare("--boards", BOARDS, *LISTS, "--scheduler", address, "--output", str(by_command)).returncode == 0
    assert repeated(output) == repeated(by_command) == repeated(undisturbed)


def test_own_code_that_crashes_costs_only_its_case(tmp_path: Path) -> None:
    own, output = written(tmp_path), tmp_path / "own.csv"
    functions = f"{own}:crashes,{own}:leaves,{own}:misplaced"
    with cluster(tmp_path) as (address, workers):
        result = compare(
            *("--boards", "1 2 3/7 0 8/5 6 4", "--heuristics", functions, "--engine", "textbook"),
            *("--scheduler", address, "--output", str(output)),
        )
        assert result.returncode == 5
        first, second = result.stderr.splitlines()
        assert first.startswith("A search failed: ") and "SystemExit" in first + second and "crashed" in first + second
        assert [worker.poll() for worker in workers] == [None, None]
    statuses = [row["status"] for row in csv.DictReader(output.read_text(encoding="utf-8").splitlines())]
    assert statuses == ["failed", "failed", "solved"]
