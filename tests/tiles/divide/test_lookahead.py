"""Sub-goals that consider later tiles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.tiles.divide.block import Delivery
from workbench.tiles.divide.lookahead import FORESIGHT_WEIGHT, Foresight
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.divide.sub_search import search_by, textbook_search
from workbench.tiles.divide.subgoals import plan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.scramble import scramble


def distance(board: Board, goal: Board, tile: int) -> int:
    (row, column), (to_row, to_column) = (divmod(one.tiles.index(tile), board.columns) for one in (board, goal))
    return abs(row - to_row) + abs(column - to_column)


@given(seed=st.integers(0, 10**6), walk=st.lists(st.integers(0, 3), max_size=30))
def test_a_move_costs_less_where_it_brings_another_tile_nearer_and_more_where_it_takes_it_away(seed, walk):
    goal = scramble(4, 4, seed)
    board = scramble(4, 4, seed + 1, goal)
    subgoal = plan(goal, Strategy("pair"))[0]
    problem = Foresight(board, subgoal, goal)
    state = problem.initial()
    for turn in walk:
        steps = problem.successors(state)
        for move, after, cost in steps:
            moved = board.moved(move)
            tile = board.tiles[moved.blank]
            assert problem.tile_at(state, moved.blank) == tile
            farther = 0 if tile in subgoal.tiles else distance(moved, goal, tile) - distance(board, goal, tile)
            assert cost == MOVE_COST + FORESIGHT_WEIGHT * farther > 0
            assert after == (moved.blank, *(moved.tiles.index(tile) for tile in subgoal.tiles))
        move, state, _ = steps[turn % len(steps)]
        board = board.moved(move)


def test_what_it_leaves_is_nearer_to_the_goal_than_what_the_shortest_way_leaves():
    goal = goal_board("last", 8, 8)
    left = [0, 0]
    for seed in range(6):
        board = scramble(8, 8, seed, goal)
        subgoal = plan(goal)[0]
        for place, problem in enumerate((Foresight(board, subgoal, goal), plain(board, goal))):
            run = search_by("astar", problem, "delivery")
            assert run.advance(10**6) is Status.SOLVED
            assert run.solution is not None
            after = board.replayed("".join(run.solution.moves))
            left[place] += len(run.solution.moves) + sum(distance(after, goal, tile) for tile in range(1, 64))
    assert left[0] < left[1]


def plain(board: Board, goal: Board) -> Foresight:
    problem = Foresight(board, plan(goal)[0], goal)
    problem.eye = 0
    return problem


def test_the_state_of_every_record_tells_how_it_came_about():
    goal = goal_board("last", 4, 4)
    board = scramble(4, 4, 2, goal)
    problem = Foresight(board, plan(goal)[0], goal)
    run = textbook_search("wastar", problem, Delivery(problem), None, 0.7)
    assert run.advance(10**6) is Status.SOLVED
    recording = run.recording
    assert any(number >= 0 for number in recording.published.nodes["previous"][: recording.published.records])
    for number in range(recording.published.records):
        after = board.replayed("".join(recording.moves(number)))
        state = recording.state(number)
        assert state[0] == after.blank
        assert all(problem.tile_at(state, cell) == tile for cell, tile in enumerate(after.tiles) if tile)
    timeline = Timeline(recording)
    for t in range(1, timeline.length + 1):
        for successor in timeline.at(t).successors:
            known = successor.known_record
            if successor.record >= 0:
                assert successor.g == recording.published.nodes["g"][successor.record]
            elif known >= 0:
                assert successor.g >= recording.published.nodes["g"][known]
