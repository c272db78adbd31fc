"""The purpose of each move of a sub-goal's solution."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from workbench.search.problem.status import Status
from workbench.tiles.divide.manoeuvre import AROUND, BEFORE, PUSH, Manoeuvre, are_adjacent, manoeuvre
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.divide.subgoals import plan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import OPPOSITE
from workbench.tiles.puzzle.scramble import scramble


def test_the_blank_goes_before_the_tile_pushes_it_and_goes_around_it():
    board = Board.parse("2 3 4 5/6 7 8 9/10 1 11 12/13 14 15 0")
    results = [manoeuvre(board, plan(goal_board("last", 4, 4))[0], "llurdluu", number) for number in range(1, 9)]
    assert results == [
        Manoeuvre(BEFORE, 1),
        Manoeuvre(BEFORE, 1),
        Manoeuvre(PUSH, 1, "d"),
        Manoeuvre(AROUND, 1),
        Manoeuvre(AROUND, 1),
        Manoeuvre(PUSH, 1, "r"),
        None,
        None,
    ]


@given(seed=st.integers(0, 10**6), group=st.sampled_from(("tile", "pair")))
def test_every_move_of_every_phase_but_the_last_block_has_its_purpose(seed, group):
    goal = goal_board("last", 5, 5)
    run = DivideRun(scramble(5, 5, seed, goal), goal, strategy=Strategy(group))
    assert run.advance(10**9) is Status.SOLVED
    for phase in run.phases:
        boards = phase.board.path(phase.moves)
        for number, move in enumerate(phase.moves, start=1):
            found = manoeuvre(phase.board, phase.subgoal, phase.moves, number)
            before, after = boards[number - 1], boards[number]
            moved = before.tiles[after.blank]
            if phase.subgoal.kind == "block":
                assert found is None
                continue
            assert found is not None
            assert found.tile in phase.subgoal.tiles
            assert (found.kind == PUSH) == (moved in phase.subgoal.tiles)
            if found.kind == PUSH:
                assert (found.tile, found.direction) == (moved, OPPOSITE[move])
            if found.kind == AROUND:
                assert are_adjacent(after.blank, after.tiles.index(found.tile), 5)
