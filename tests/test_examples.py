"""Every example runs as it says."""

import subprocess
import sys
from pathlib import Path

import pytest

import workbench
from workbench.formats.problem_input import read_file
from workbench.tiles.board import Board
from workbench.tiles.goal import goal_board
from workbench.tiles.solvability import check

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize("program", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_an_example_runs(program):
    ran = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    assert len(ran.stdout.splitlines()) >= 4


def test_the_river_is_crossed_in_eleven_by_every_algorithm():
    ran = subprocess.run([sys.executable, EXAMPLES / "own_problem.py"], capture_output=True, text=True, check=True)
    assert [line.split()[1] for line in ran.stdout.splitlines()] == ["11"] * 4


@pytest.mark.parametrize("path", sorted((EXAMPLES / "boards").iterdir()), ids=lambda path: path.name)
def test_an_example_board_can_be_solved(path):
    board = Board.parse(path.read_text())
    assert check(board, goal_board("last", *board.shape)).solvable


@pytest.mark.parametrize("path", sorted((EXAMPLES / "graphs").iterdir()), ids=lambda path: path.name)
def test_an_example_map_shows_what_costs_do(path):
    problem = read_file(path)
    cheap, short = (workbench.solve(problem, algorithm) for algorithm in ("ucs", "bfs"))
    assert cheap.cost < short.cost
    assert workbench.solve(problem, "astar").cost == cheap.cost
