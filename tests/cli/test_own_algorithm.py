"""An algorithm in the user's own Python file, `file.py:function`, can be searched with like any other."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import solve
from workbench.formats.run_line import read_run_line
from workbench.formats.traces.importing import import_trace
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault

Workbench = Callable[..., Any]
BOARD = "1 2 3/7 0 8/5 6 4"
CODE = '''
import heapq

GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)

def moves(state):
    blank = state.index(0)
    row, column = divmod(blank, 3)
    for move, down, right in (("u", -1, 0), ("d", 1, 0), ("l", 0, -1), ("r", 0, 1)):
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            tiles = list(state)
            other = 3 * (row + down) + column + right
            tiles[blank], tiles[other] = tiles[other], 0
            yield move, tuple(tiles)

def astar(state, heuristic):
    heap, best, closed, expanded = [(heuristic(state), state, 0, "")], {state: 0}, set(), []
    while heap:
        _, current, g, path = heapq.heappop(heap)
        if current in closed:
            continue
        closed.add(current)
        expanded.append(current)
        if current == GOAL:
            return path, expanded
        for move, child in moves(current):
            if g + 1 < best.get(child, 99):
                best[child] = g + 1
                heapq.heappush(heap, (g + 1 + heuristic(child), child, g + 1, path + move))
    return None, expanded

def search(problem, heuristic):
    """Uniform-cost search, for any problem."""
    heap, count, closed = [(0, 0, problem.initial(), [])], 0, set()
    while heap:
        g, _, current, path = heapq.heappop(heap)
        if current in closed:
            continue
        if problem.is_goal(current):
            return path
        closed.add(current)
        for move, child, cost in problem.successors(current):
            count += 1
            heapq.heappush(heap, (g + cost, count, child, path + [move]))

def silent(state, heuristic):
    return astar(state, heuristic)[0]

def wrong(state, heuristic):
    return "du", [state]

def crashes(state, heuristic):
    return {}["key"]

def loops(state, heuristic):
    while True:
        pass
'''


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "my.py"
    path.write_text(CODE, encoding="utf-8")
    return path


def test_it_gives_the_same_fields_and_what_was_not_observed_is_null(workbench: Workbench) -> None:
    known = workbench("solve", BOARD, "--ties", "state", "--expanded", "--json").fields
    own = workbench("solve", BOARD, "--algorithm", "my.py:astar", "--expanded", "--json").fields
    assert own.keys() == known.keys()
    assert [own[name] for name in ("generated", "max_open", "ties", "optimal")] == [None, None, None, False]
    assert [own[name] for name in ("algorithm", "counts", "optimum_known")] == ["my.py:astar", "observed", 10]
    for name in ("moves", "cost", "expanded", "expanded_states"):
        assert own[name] == known[name]


def test_in_experiments_what_was_not_observed_is_unknown_and_not_zero(workbench: Workbench, tmp_path: Path) -> None:
    own = ("--algorithms", "astar,my.py:silent", "--heuristics", "manhattan")
    words = ("compare", "--boards", BOARD, *own, "--engine", "textbook", "--jobs", "1")
    shown = workbench(*words, "--output", "out.csv")
    assert shown.status == 0 and "cannot be compared: on no board solved by both are the numbers" in shown.out
    known, silent = csv.DictReader((tmp_path / "out.csv").read_text(encoding="utf-8").splitlines())
    assert [silent[name] for name in ("status", "cost", "expanded", "generated", "ratio_to_first")] == [
        *("solved", "10", "", "", "")
    ]
    assert known["expanded"] == "19"
    found = workbench(*words, "--json").fields
    assert [one["expanded"] for one in found["rows"]] == [19, None]
    assert [one["total_expanded"] for one in found["configurations"]] == [19, None]


def test_it_searches_maps_if_it_takes_a_problem(workbench: Workbench) -> None:
    own = workbench("solve", "--problem", "romania", "--algorithm", "my.py:search", "--json").fields
    assert own["cost"] == 418 and own["moves"] == ["Sibiu", "Rimnicu", "Pitesti", "Bucharest"]
    assert own["generated"] is not None


def test_python_takes_the_same_name() -> None:
    result = solve(BOARD, "my.py:astar")
    assert "".join(result.moves or ()) == "druldlurdr" and result.counts == "observed" and not result.optimal


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        ("wrong", "does not end at the goal: its 2 moves end at 1 2 3/7 0 8/5 6 4."),
        ("crashes", "failed with KeyError: 'key'"),
        ("missing", "my.py has no function missing."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(function: str, sentence: str, workbench: Workbench) -> None:
    assert (shown := workbench("solve", BOARD, "--algorithm", f"my.py:{function}")).status == 5
    assert sentence in shown.out and "Traceback" not in shown.out + shown.err


def test_an_endless_loop_ends_at_the_time_limit(workbench: Workbench) -> None:
    shown = workbench("solve", BOARD, "--algorithm", "my.py:loops", "--max-seconds", "0.5")
    assert shown.status == 3 and "time" in shown.out


def test_a_step_is_explained_by_facts_alone(workbench: Workbench) -> None:
    shown = workbench("solve", BOARD, "--algorithm", "my.py:search", "--explain", "2")
    assert shown.status == 0 and "is expanded: g = 1" in shown.out


def test_its_trace_can_be_opened_again_and_keeps_what_is_unknown(workbench: Workbench, tmp_path: Path) -> None:
    assert workbench("solve", BOARD, "--algorithm", "my.py:astar", "--trace", "own.jsonl").status == 0
    *_, run = import_trace(tmp_path / "own.jsonl")
    assert not isinstance(run, float)
    moment = Timeline(run.recording).at(2)
    assert moment.current is not None
    assert moment.open is None and moment.h(moment.current) == 9000
    assert moment.g(moment.current) != moment.g(moment.current)  # NaN: it is not known


def test_a_line_names_it_only_if_the_user_typed_it(workbench: Workbench) -> None:
    line = f"3x3:{BOARD} my.py:astar manhattan"
    assert "my.py:astar" in workbench("solve", line).out
    with pytest.raises(Fault) as refused:
        read_run_line(line)
    assert refused.value.message.key == "run-line-own"
    assert str(read_run_line(line, own=True)) == f"3x3:{BOARD} goal=last my.py:astar manhattan"


def test_its_steps_can_be_asked_about(workbench: Workbench) -> None:
    asked = workbench("predict", BOARD, "--algorithm", "my.py:search", "--count", "3", "--json")
    assert asked.status == 0 and "Traceback" not in asked.err


def test_the_first_difference_from_a_reference_is_named_with_its_reason(workbench: Workbench) -> None:
    words = ("solve", "8 1 3/4 0 2/7 6 5", "--algorithm", "my.py:astar", "--against")
    assert "It expands as A* with ties by state, not by path." in workbench(*words, "astar manhattan path").out
    assert "the same states in the same order" in workbench(*words, "astar manhattan state").out
    found = workbench(*words, "astar manhattan path", "--json").fields["first_difference"]
    assert found["step"] == 2 and found["variant"]["ties"] == "state"
    assert workbench("solve", BOARD, "--against", "astar").status == 2


def test_a_search_that_has_failed_is_not_compared_with_a_reference(workbench: Workbench, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def astar(state, heuristic):\n    return {}[state]\n", encoding="utf-8")
    words = ("solve", BOARD, "--algorithm", "bad.py:astar", "--against", "astar manhattan state")
    shown = workbench(*words)
    assert shown.status == 5 and "bad.py, line 2" in shown.out + shown.err
    assert "ends before step" not in shown.out and "reason is not known" not in shown.out
    assert "first_difference" not in workbench(*words, "--json").fields


def test_a_notebook_works_like_a_file_and_its_other_cells_are_not_run(workbench: Workbench, tmp_path: Path) -> None:
    cells = ["%pip list\nprint('ran')", CODE, "print('ran')\nassert False"]
    cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    notebook = {
        "cells": [{**cell, "source": source} for source in cells],
        "metadata": {},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (tmp_path / "my.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    shown = workbench("solve", BOARD, "--algorithm", "my.ipynb:astar")
    assert shown.status == 0 and "druldlurdr" in shown.out
    assert "ran" not in shown.out.split() + shown.err.split()
