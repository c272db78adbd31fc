"""In Python, own code that is given by name runs in a process of its own, and whatever it does ends in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import workbench
from workbench.own_code import isolation
from workbench.wording import say

CODE = """
import os, threading, time
def leaves(state, heuristic): os._exit(7)
def hoards(state, heuristic): return b"x" * 10**11
def shouts(state, heuristic):
    while True: print("x" * 100_000)
def loops(state, heuristic):
    while True: pass
def tells(state, heuristic): raise ValueError(os.getpid())
def threads(state, heuristic):
    threading.Thread(target=time.sleep, args=(60,)).start()
def h(state): os._exit(7)
"""
BOARD = "1 2 3/4 0 6/7 5 8"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(CODE, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        ("leaves", "ended its process"),
        ("hoards", "mine.py, line 4 needs more memory than the limit allows, so it was stopped."),
        ("shouts", "prints more than 10,000,000 characters, so it was stopped."),
        ("threads", "mine.py:threads leaves a thread running after it has returned."),
        ("tells", "mine.py, line 9 failed with ValueError"),
    ],
)
def test_an_algorithm_cannot_harm_the_program_that_calls_it(file: Path, function: str, sentence: str) -> None:
    found = workbench.solve(BOARD, f"{file}:{function}")
    assert found.status is workbench.Status.FAILED and found.reason is not None
    assert sentence in say(found.reason)
    run = workbench.start(BOARD, f"{file}:{function}")
    run.advance(100)
    assert run.status is workbench.Status.FAILED and run.reason is not None and sentence in say(run.reason)
    assert isolation.existing() is None, "later calls of functions that are passed themselves run here again"


def test_a_heuristic_and_a_comparison_are_isolated_too(file: Path) -> None:
    assert workbench.solve(BOARD, "astar", heuristic=f"{file}:h").status is workbench.Status.FAILED
    compared = workbench.compare([BOARD], [f"{file}:leaves", "astar"], ["manhattan"])
    assert [row["status"] for row in compared.rows] == ["failed", "solved"]


def test_an_endless_algorithm_ends_at_the_time_limit(file: Path) -> None:
    found = workbench.solve(BOARD, f"{file}:loops", limits=workbench.Limits(seconds=0.2))
    assert found.status is workbench.Status.LIMIT
