"""Every example runs as described."""

import subprocess
import sys

import pytest
from support.paths import EXAMPLES

import workbench
from workbench.formats.hex.hex_input import read_game
from workbench.formats.problem_input import read_problem
from workbench.hex.analysis import urgent, virtual_win
from workbench.hex.board import BLUE, RED, name
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.solvability import check


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
    problem = read_problem(str(path)).problem
    cheap, short = (workbench.solve(problem, algorithm) for algorithm in ("ucs", "bfs"))
    assert cheap.cost < short.cost
    assert workbench.solve(problem, "astar").cost == cheap.cost


def hex_example(file):
    """Return the tree of an example game, and the game at its end."""
    read = read_game(str(EXAMPLES / "games" / file))
    assert read.remarks() == []
    return read.tree, read.tree.game(read.tree.main[-1])


def test_red_connects_in_one():
    _, game = hex_example("red-connects-in-one.txt")
    (cell,) = urgent(game.board).wins
    assert (game.rules.size, game.to_move, name(5, cell)) == (5, RED, "c3")
    assert game.play("c3").winner == RED


def test_blue_must_block():
    _, game = hex_example("blue-must-block.txt")
    assert (game.rules.size, game.to_move, urgent(game.board).wins) == (5, BLUE, frozenset())
    assert [name(5, cell) for cell in urgent(game.board).defences] == ["c3"]


def test_four_moves_are_explained_and_both_ends_are_joined_for_sure():
    tree, game = hex_example("four-moves.sgf")
    assert game.moves[:4] == ("c3", "c2", "d2", "c4") and virtual_win(game.board, RED)
    assert all(tree.nodes[at].comment for at in tree.main[:5]) and len(tree.nodes) == 8


@pytest.mark.parametrize("path", sorted((EXAMPLES / "games").iterdir()), ids=lambda path: path.name)
def test_an_example_game_is_replayed(path):
    assert len(hex_example(path.name)[1].moves) > 4
