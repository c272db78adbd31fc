"""Divide and conquer: every board is solved, and frozen cells never change."""

from functools import cache
from itertools import combinations, pairwise, permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.divide.block import BlockProblem, Delivery
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.sub_search import sub_search
from workbench.tiles.divide.subgoals import plan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import check

SHAPES = [(2, 2), (2, 3), (3, 2), (2, 6), (3, 3), (4, 4), (3, 5), (5, 3), (5, 5), (8, 8)]


def solved(board: Board, goal: Board) -> DivideRun:
    run = DivideRun(board, goal)
    assert run.advance(10**9) is Status.SOLVED
    return run


def assert_frozen_cells_never_move(phase: Phase) -> None:
    for board in phase.board.path(phase.moves):
        for cell in phase.subgoal.frozen:
            assert board.tiles[cell] == phase.board.tiles[cell] != 0


@pytest.mark.parametrize("goal_name", ["last", "first"])
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape[0]}x{shape[1]}")
def test_random_boards_are_solved_and_frozen_cells_never_move(shape, goal_name):
    goal = goal_board(goal_name, *shape)
    for seed in range(2 if shape == (8, 8) else 12):
        board = scramble(*shape, seed, goal)
        run = solved(board, goal)
        assert board.replayed(run.moves) == goal
        for phase in run.phases:
            assert_frozen_cells_never_move(phase)


@given(shape=st.sampled_from(SHAPES[:-1]), seed=st.integers(0, 2**32), goal_seed=st.integers(0, 2**32))
def test_any_goal_is_reached(shape, seed, goal_seed):
    goal = scramble(*shape, goal_seed)
    board = scramble(*shape, seed, goal)
    run = solved(board, goal)
    assert board.replayed(run.moves) == goal
    for phase in run.phases:
        assert_frozen_cells_never_move(phase)


@pytest.mark.parametrize("goal_name", ["last", "first"])
def test_all_181440_boards_of_3x3_are_solved(goal_name):
    """Run each distinct sub-search once, then solve every board by combining the moves of its sub-searches."""
    goal = goal_board(goal_name, 3, 3)
    subgoals = plan(goal)
    steps = {"u": -3, "d": 3, "l": -1, "r": 1}

    @cache
    def moves(phase: int, places: bytes) -> str:
        board = board_with(places, subgoals[phase], goal)
        run = sub_search(board, subgoals[phase]).run
        assert run.advance(10**6) is Status.SOLVED
        return "".join(run.solution.moves)

    @cache
    def after(phase: int, tiles: bytes) -> bytes:
        board, blank, subgoal = bytearray(tiles), tiles.index(0), subgoals[phase]
        for move in moves(phase, bytes([blank, *(tiles.index(tile) for tile in subgoal.tiles)])):
            cell = blank + steps[move]
            assert cell not in subgoal.frozen
            board[blank], board[cell], blank = board[cell], 0, cell
        assert all(board[cell] == tiles[cell] for cell in subgoal.frozen)
        return bytes(board)

    boards = solvable(goal)
    assert len(boards) == 181_440
    for board in boards:
        for phase in range(len(subgoals)):
            board = after(phase, board)
        assert board == bytes(goal.tiles)


def solvable(goal: Board) -> list[bytes]:
    """Brute force: a board is solvable if the parity of its permutation equals that of the blank's distance."""
    boards = np.array(list(permutations(range(goal.cells))), np.uint8)
    where, blank = np.argsort(goal.tiles)[boards], np.argmin(boards, axis=1)
    odd = sum(where[:, one] > where[:, other] for one, other in combinations(range(goal.cells), 2)) % 2
    row, column = divmod(blank, goal.columns)
    goal_row, goal_column = divmod(goal.blank, goal.columns)
    return [bytes(board) for board in boards[odd == (abs(row - goal_row) + abs(column - goal_column)) % 2]]


def board_with(places: bytes, subgoal, goal: Board) -> Board:
    """Return a board with the blank and the sub-goal's tiles at `places`, solved frozen cells, and any rest."""
    tiles = {cell: goal.tiles[cell] for cell in subgoal.frozen}
    tiles |= {places[0]: 0} | dict(zip(places[1:], subgoal.tiles, strict=True))
    rest = iter(sorted(set(range(goal.cells)) - set(tiles.values())))
    return Board(
        goal.rows, goal.columns, tuple(tiles[cell] if cell in tiles else next(rest) for cell in range(goal.cells))
    )


def test_the_composed_moves_are_those_of_the_run_itself():
    goal = goal_board("last", 3, 3)
    for seed in range(40):
        board = scramble(3, 3, seed, goal)
        run = solved(board, goal)
        assert run.board == goal
        assert run.moves == "".join(phase.moves for phase in run.phases)
        assert [phase.first_move for phase in run.phases] == [
            sum(len(earlier.moves) for earlier in run.phases[:index]) for index in range(len(run.phases))
        ]


def test_a_5x5_shrinks_to_4x4_to_3x3_to_3x2():
    shapes = []
    for subgoal in plan(goal_board("last", 5, 5)):
        shape = (len(subgoal.rows), len(subgoal.columns))
        if shape not in shapes:
            shapes.append(shape)
    assert shapes == [(5, 5), (4, 5), (4, 4), (3, 4), (3, 3), (3, 2)]


@given(shape=st.sampled_from(SHAPES), seed=st.integers(0, 2**32))
def test_the_plan_freezes_every_cell_once_and_ends_with_the_block_that_holds_the_blank(shape, seed):
    goal = scramble(*shape, seed)
    subgoals = plan(goal)
    cells = [cell for subgoal in subgoals for cell in subgoal.cells]
    assert sorted([*cells, goal.blank]) == list(range(goal.cells))
    assert subgoals[-1].blank == goal.blank
    assert subgoals[-1].kind == "block"
    for earlier, later in pairwise(subgoals):
        assert later.frozen == earlier.frozen | set(earlier.cells)


def test_an_unsolvable_board_is_refused_with_the_reason():
    run = DivideRun(Board.parse("1 2 3/4 5 6/8 7 0"), goal_board("last", 3, 3))
    assert run.advance(100) is Status.UNSOLVABLE
    assert run.reason == check(run.start, run.goal).why
    assert run.phases == []


def test_each_phase_has_a_recording_that_can_be_scrubbed():
    goal = goal_board("last", 4, 4)
    run = solved(scramble(4, 4, 7, goal), goal)
    for phase in run.phases:
        timeline = Timeline(phase.run.recording)
        assert timeline.length == phase.run.expanded
        for t in (0, timeline.length // 2, timeline.length):
            moment = timeline.at(t)
            assert moment.counts.open == len(moment.open)
            assert moment.counts.closed == len(moment.closed)


def test_one_expansion_at_a_time_is_the_same_as_all_at_once():
    goal = goal_board("last", 4, 4)
    board = scramble(4, 4, 3, goal)
    whole, stepped = solved(board, goal), DivideRun(board, goal)
    expanded = []
    while stepped.advance(1) is Status.RUNNING:
        expanded.append(stepped.expanded)
    assert expanded == list(range(1, whole.expanded))
    assert stepped.moves == whole.moves


def test_a_limit_stops_it_between_two_expansions_and_raising_it_goes_on():
    goal = goal_board("last", 4, 4)
    run = DivideRun(scramble(4, 4, 3, goal), goal, limits=Limits(expansions=50))
    assert (run.advance(10**9), run.limit, run.expanded) == (Status.LIMIT, "expansions", 50)
    run.raise_limits(Limits())
    assert run.advance(10**9) is Status.SOLVED


def test_cancelling_keeps_the_phases_that_are_done():
    goal = goal_board("last", 4, 4)
    run = DivideRun(scramble(4, 4, 3, goal), goal)
    run.advance(100)
    run.cancel()
    moves = run.moves
    assert (run.advance(100), run.moves) == (Status.CANCELLED, moves)
    assert run.board == run.start.replayed(moves)


def test_a_board_whose_blank_stands_on_a_frozen_cell_is_no_start_for_the_sub_goal():
    goal = goal_board("last", 3, 3)
    with pytest.raises(Fault, match="subgoal-frozen"):
        BlockProblem(Board.parse("0 2 3/4 5 6/7 8 1"), plan(goal)[1])


@pytest.mark.parametrize("phase", [0, 1, 2])
def test_the_estimate_is_admissible_over_the_whole_sub_space__of_every_kind(phase):
    goal = goal_board("last", 3, 3)
    subgoal = plan(goal)[phase]
    problem = BlockProblem(goal, subgoal)
    estimate = Delivery(problem)
    free = [cell for cell in range(9) if cell not in subgoal.frozen]
    states = [bytes(places) for places in permutations(free, 1 + len(subgoal.tiles))]
    distance = {state: 0 for state in states if problem.is_goal(state)}
    frontier = list(distance)
    for state in frontier:
        for _, successor, cost in problem.successors(state):
            if successor not in distance:
                distance[successor] = distance[state] + cost
                frontier.append(successor)
    for state, true in distance.items():
        assert estimate(state) <= true


def test_a_sub_search_knows_nothing_of_the_tiles_that_do_not_matter():
    goal = goal_board("last", 3, 3)
    problem = BlockProblem(Board.parse("1 5 3/2 0 4/7 6 8"), plan(goal)[1])
    assert problem.describe(problem.initial()) == "1 · ·/· 0 4/7 · ·"
