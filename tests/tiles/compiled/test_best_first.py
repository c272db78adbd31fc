"""The compiled best-first searches expand the same nodes in the same order as the textbook searches."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.engines import same_in_slices
from support.examples import at_most
from support.tabled import TABLED
from worlds.boards import ORDERS, SHAPES, WIDE, board_of, walked

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.compiling.best_first import ALGORITHMS as COMPILED
from workbench.compiling.best_first import TIES
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Moment
from workbench.search.recording.pool import Pool
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.solvability import check

KINDS = [
    (algorithm, heuristic, ties)
    for algorithm in COMPILED
    for heuristic in (TABLED if ALGORITHMS[algorithm].informed else [None])
    for ties in (["fifo"] if algorithm == "bfs" else TIES)
]
"""Breadth-first search knows no ties, uniform-cost search no heuristic."""


def both(what: Board, goal: Board, algorithm: str, heuristic: str | None, **options: Any) -> list[api.ConfiguredRun]:
    return [
        api.start(what, algorithm, heuristic, goal=goal, engine=engine, search_anyway=True, **options)
        for engine in ("textbook", "compiled")
    ]


@settings(max_examples=at_most(20))
@given(data=st.data())
@pytest.mark.parametrize(("algorithm", "heuristic", "ties"), KINDS)
def test_both_engines_do_the_same(algorithm: str, heuristic: str | None, ties: str, data: st.DataObject):
    options: dict[str, Any] = {"ties": ties}
    if algorithm == "bfs":
        options = {"test": data.draw(st.sampled_from(["expansion", "generation"]))}
    if algorithm == "wastar":
        options["weight"] = data.draw(st.sampled_from([0.5, 1, 1.001, 2, 7.5, 1000]))
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns_ = data.draw(st.sampled_from(SHAPES))
    goal = data.draw(st.sampled_from(["last", "first", "random"]))
    aim = board_of(rows, columns_, chance) if goal == "random" else goal_board(goal, rows, columns_)
    start = board_of(rows, columns_, chance) if rows * columns_ < 9 else walked(aim, chance.randint(0, 60), chance)
    runs = both(start, aim, algorithm, heuristic, order=chance.choice(ORDERS), **options)
    same_in_slices(runs, [chance.choice([1, 2, 3, 50, 300]) for _ in range(6)])


@pytest.mark.parametrize("ties", TIES)
def test_all_arrays_grow_within_a_slice_without_a_difference(ties: str):
    goal = goal_board("last", 3, 3)
    same_in_slices(both(goal.swapped(0, 1), goal, "astar", "zero", ties=ties), [1500])


@given(data=st.data())
@pytest.mark.parametrize("algorithm", COMPILED)
def test_both_engines_do_the_same_on_boards_that_are_not_packed(algorithm: str, data: st.DataObject):
    informed = ALGORITHMS[algorithm].informed
    ties = {} if algorithm == "bfs" else {"ties": data.draw(st.sampled_from(TIES))}
    fitting = sorted(name for name in TABLED if name != "walking-distance")
    heuristic = data.draw(st.sampled_from(fitting)) if informed else None
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns_ = data.draw(st.sampled_from(WIDE))
    aim = board_of(rows, columns_, chance)
    runs = both(walked(aim, chance.randint(0, 60), chance), aim, algorithm, heuristic, **ties)
    same_in_slices(runs, [1, 40, 200])


def digest(moment: Moment[Any]) -> Any:
    assert moment.open is not None and moment.closed is not None
    return (moment.t, moment.current, moment.goal, moment.records, moment.open.tolist(), moment.closed.tolist(),
            moment.counts, moment.path, moment.successors)  # fmt: skip


@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize(("algorithm", "heuristic"), [("astar", "flicker"), ("greedy", "misplaced"), ("ucs", None)])
def test_every_moment_is_the_same(algorithm: str, heuristic: str | None, ties: str):
    board, goal = Board.parse("1 3 5/4 0 8/7 6 2"), goal_board("last", 3, 3)
    runs = both(board, goal, algorithm, heuristic, ties=ties)
    timelines = []
    for run in runs:
        run.advance(150)
        timelines.append(Timeline(run.recording))
    assert timelines[0].length == timelines[1].length
    for t in range(timelines[0].length + 1):
        assert digest(timelines[0].at(t)) == digest(timelines[1].at(t))
    assert np.array_equal(
        *(run.recording.depths(run.recording.published.nodes, slice(run.recording.records)) for run in runs)
    )


def test_a_state_is_found_again_among_the_first_records():
    goal = goal_board("last", 3, 3)
    textbook, compiled = both(Board.parse("1 3 5/4 0 8/7 6 2"), goal, "astar", "flicker")
    for run in (textbook, compiled):
        run.advance(10**6)
    pools = [run.recording for run in (textbook, compiled)]
    assert all(isinstance(pool, Pool) for pool in pools)
    chance = random.Random(5)
    for _ in range(500):
        state, records = pools[0].state(chance.randrange(pools[0].records)), chance.randrange(pools[0].records)
        assert pools[0].find(state, records) == pools[1].find(state, records)
    assert pools[1].find(board_of(3, 3, chance).state, 1) == -1


@pytest.mark.compiled
def test_a_space_without_a_solution_is_exhausted():
    goal = goal_board("last", 3, 3)
    board = Board.parse("1 2 3/4 5 6/8 7 0")
    assert not check(board, goal).solvable
    runs = both(board, goal, "bfs", None)
    assert {run.advance(10**6) for run in runs} == {Status.UNSOLVABLE}
    assert [run.recording.expanded for run in runs] == [181440] * 2
    assert runs[0].reason == runs[1].reason
