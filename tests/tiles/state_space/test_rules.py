"""Rules that are wrong, compared with the truth by brute force."""

from __future__ import annotations

from itertools import permutations

import pytest
from judges.naive_tiles import Puzzle, Tiles, distances
from worlds.searches import board, first_goal, last_goal

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.tiles.state_space.rules import RULES, judge_board, refute

GOALS = [
    (2, 2, last_goal(2, 2)),
    (2, 3, last_goal(2, 3)),
    (3, 2, first_goal(3, 2)),
    (2, 2, first_goal(2, 2)),
    (3, 2, (4, 0, 2, 1, 5, 3)),
]


def inversions(state: Tiles, order: Tiles) -> int:
    solid = [order.index(tile) for tile in state if tile]
    return sum(one > other for place, one in enumerate(solid) for other in solid[place:])


def claims(name: str, puzzle: Puzzle, state: Tiles) -> bool:
    """Return what a rule about solvability claims."""
    count, row = inversions(state, puzzle.goal), state.index(0) // puzzle.columns
    if name == "broken-even-inversions":
        return count % 2 == 0
    if name == "broken-row-from-zero":
        return (count + row) % 2 == 0
    if name == "broken-row-on-odd-boards":
        return (count + row + 1) % 2 == 0
    last = last_goal(puzzle.rows, puzzle.columns)
    return state in distances(Puzzle(puzzle.rows, puzzle.columns, last, last))


SOLVABILITY = ["broken-even-inversions", "broken-row-from-zero", "broken-row-on-odd-boards", "broken-goal-ignored"]


@pytest.mark.parametrize("name", SOLVABILITY)
@pytest.mark.parametrize(("rows", "columns", "goal"), GOALS)
def test_a_rule_is_wrong_just_where_brute_force_says_so(name: str, rows: int, columns: int, goal: Tiles) -> None:
    puzzle = Puzzle(rows, columns, goal, goal)
    true = distances(puzzle)
    boards = list(permutations(range(rows * columns)))
    if name == "broken-goal-ignored" and len(boards) > 100:
        last = last_goal(rows, columns)
        reached = distances(Puzzle(rows, columns, last, last))
        said = {state: state in reached for state in boards}
    else:
        said = {state: claims(name, puzzle, state) for state in boards}
    wrong = {state for state in boards if said[state] != (state in true)}
    found = refute(name, board(puzzle))
    assert (found.cases, found.says, found.truth) == (len(boards), sum(said.values()), len(true))
    assert (found.wrong, found.complete) == (len(wrong), True)
    if found.counterexample is None:
        assert not wrong
        return
    assert found.counterexample.tiles in wrong
    ruling = judge_board(name, found.counterexample, board(puzzle))
    assert not ruling.right
    assert (ruling.truth.key == "rule-solvable") == (found.counterexample.tiles in true)
    sound = next((state for state in boards if state not in wrong), None)
    if sound is not None:
        assert judge_board(name, Board(rows, columns, sound), board(puzzle)).right


def test_the_mistakes_are_the_ones_that_are_taught() -> None:
    def at(rows: int, columns: int, goal: Tiles) -> Board:
        return Board(rows, columns, goal)

    fifteen, eight = at(4, 4, last_goal(4, 4)), at(3, 3, last_goal(3, 3))
    assert refute("broken-row-from-zero", fifteen).counterexample == fifteen
    assert refute("broken-row-on-odd-boards", eight).counterexample == eight
    assert refute("broken-even-inversions", eight).wrong == 0
    assert refute("broken-even-inversions", fifteen).wrong > 0
    first = at(4, 4, first_goal(4, 4))
    assert refute("broken-goal-ignored", first).counterexample == first
    assert not refute("broken-goal-ignored", first).complete
    half = refute("broken-half-of-181440", eight)
    assert (half.cases, half.says, half.truth) == (362_880, 90_720, 181_440)


def test_consistency_without_the_other_estimate_refutes_manhattan() -> None:
    goal = last_goal(2, 3)
    puzzle = Puzzle(2, 3, goal, goal)
    states = list(permutations(range(6)))
    moves = [(state, other) for state in states for _, other, _ in puzzle.successors(state)]
    assert all(puzzle.manhattan(state) <= 1000 + puzzle.manhattan(other) for state, other in moves)
    said = sum(puzzle.manhattan(state) <= 1000 for state, _ in moves)
    found = refute("broken-consistent-without-h", board(puzzle))
    assert (found.cases, found.says, found.truth, found.wrong) == (len(moves), said, len(moves), len(moves) - said)
    assert found.counterexample is not None
    assert is_solvable(found.counterexample, board(puzzle))
    assert not judge_board("broken-consistent-without-h", found.counterexample, board(puzzle)).right
    assert judge_board("broken-consistent-without-h", board(puzzle), board(puzzle)).right


@pytest.mark.parametrize("name", RULES)
def test_rules_judge_very_large_boards_too(name: str) -> None:
    side = 9 if name == "broken-consistent-without-h" else 100
    goal = Board(side, side, last_goal(side, side))
    judge_board(name, goal, goal)
