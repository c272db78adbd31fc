"""Experiments in processes of their own, which can be killed."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from workbench.experiments.results import UNREPEATED

WATCHED = """
import sys
from functools import partial
from pathlib import Path
from workbench.experiments.boards import read_boards
from workbench.experiments.experiment import Experiment, journal_path
from workbench.experiments.executors import Local
from workbench.experiments.plan import Plan, configurations

if __name__ == "__main__":
    boards, output = sys.argv[1:]
    plan = Plan(read_boards(boards), configurations(["astar"], ["manhattan", "linear-conflict"], engine="textbook"))
    experiment = Experiment(plan, partial(Local, 2), journal_path(Path(output)))
    while not experiment.advance().finished:
        print(experiment.done, flush=True)
"""


def killed_half_way(folder: Path, boards: str, output: Path, cases: int) -> None:
    """Begin an experiment, and kill its process once a number of cases are done."""
    program = folder / "watched.py"
    program.write_text(WATCHED)
    process = subprocess.Popen([sys.executable, str(program), boards, str(output)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            if int(line) >= cases:
                os.kill(process.pid, signal.SIGKILL)
                break
        process.wait()
    assert process.returncode == -signal.SIGKILL


def repeated(path: Path) -> list[dict[str, str]]:
    """Return the rows of results, without what another run may fill in otherwise."""
    with path.open(encoding="utf-8", newline="") as file:
        return [{name: value for name, value in row.items() if name not in UNREPEATED} for row in csv.DictReader(file)]


def compare(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `compare` as a user does."""
    command: Sequence[str] = [sys.executable, "-m", "workbench", "compare", *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8")
