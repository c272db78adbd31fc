"""Runs every kernel on a small board with all combinations of argument types, so that all of them are compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from workbench.search.problem.problem import zero
from workbench.search.recording.columns import NONE
from workbench.tiles.compiled.starting import create_search
from workbench.tiles.compiled.table import DEPTH_FIRST
from workbench.tiles.divide.block import Delivery
from workbench.tiles.divide.lookahead import Foresight, LineForesight
from workbench.tiles.divide.part_beam import LayeredPartPool, PartBeam
from workbench.tiles.divide.part_pool import PartPool
from workbench.tiles.divide.part_search import PartSearch
from workbench.tiles.divide.subgoals import Planner, plan
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.maximum import Maximum
from workbench.tiles.heuristics.tables import Component, PatternTables, Tables
from workbench.tiles.heuristics.walking_distance import WalkingDistance
from workbench.tiles.kernels import best_first_index, depth_first, pattern_building
from workbench.tiles.kernels.estimates import evaluate, flatten_tables
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.pattern_databases.building import KERNELS
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.problem import TileProblem

_MAX_BYTES = 1 << 22


def _problem() -> TileProblem:
    return TileProblem(Board.parse("1 2 3/4 5 6/0 7 8"), goal_board("last", 3, 3))


def _best_first() -> None:
    problem = _problem()
    pool, search = create_search(problem, LinearConflict(problem.goal), "astar", _MAX_BYTES, 0, ties="state")
    search.advance(1000)
    pool.publish()
    pool.find(problem.initial(), 1)
    _index_states()


def _index_states() -> None:
    best_first_index.reindex(np.zeros(4, np.uint64), 0, np.full(8, NONE, np.int32))


def _idastar() -> None:
    problem = _problem()
    for ranked in (False, True):
        create_search(problem, _Patterns(problem.goal.cells, ranked), "idastar", _MAX_BYTES, 0)[1].advance(1)
    for extra_options in ({"endgame": 3}, {"transposition": 1 << 16}):
        search = create_search(problem, LinearConflict(problem.goal), "idastar", _MAX_BYTES, 1, **extra_options)[1]
        for expansions in (0, 1, 1, 100):
            search.advance(expansions)
    for records in (3, 1000):
        create_search(problem, LinearConflict(problem.goal), "idastar", _MAX_BYTES, records)[1].advance(1000)
    both = Maximum(problem.goal, (LinearConflict, WalkingDistance))
    for estimate in (Manhattan(problem.goal), *both.estimates, both):
        create_search(problem, estimate, "idastar", _MAX_BYTES, 0)[1].advance(10)


class _Patterns:
    """An estimate by a pattern database that contains only zeros."""

    def __init__(self, cells: int, ranked: bool = True) -> None:
        one, none, values = np.ones(1, np.uint8), np.zeros(cells, np.uint8), np.zeros(1 << 16, np.uint8)
        patterns = PatternTables(none, none, one, ranked, np.zeros(1, np.int64), values, False, none, none)
        self._component = Component(np.zeros(cells * cells, np.int32), patterns=patterns)

    def __call__(self, _state: State) -> int:
        return 0

    def tables(self) -> Tables:
        return Tables((self._component,))


def _wide_problem() -> TileProblem:
    goal = goal_board("last", 3, 6)
    return TileProblem(goal.moved("u").moved("l").moved("u"), goal)


def _wide() -> None:
    problem = _wide_problem()
    search = create_search(problem, LinearConflict(problem.goal), "idastar", _MAX_BYTES, 5)[1]
    for expansions in (0, 10):
        search.advance(expansions)
    create_search(problem, _Patterns(problem.goal.cells), "idastar", _MAX_BYTES, 0)[1].advance(1)


def _depth_first() -> None:
    create_search(_problem(), zero, "dfs", _MAX_BYTES, 3000)[1].advance(2000)
    slots = np.zeros(4, np.uint64)
    depth_first.insert(np.ones(1, np.uint64), np.zeros(1, np.int32), slots, np.zeros(4, np.int32), np.int64(62))


def _layers() -> None:
    problem = _problem()
    create_search(problem, zero, "bibfs", 1, 0)[1].advance(1000)
    pool, search = create_search(problem, LinearConflict(problem.goal), "beam", 1, 0, beam_width=2, ties="state")
    search.advance(1000)
    pool.find(problem.initial(), 1)


def _disk() -> None:
    create_search(_problem(), zero, "diskbfs", 1, 0)[1].advance(100)


def _audit() -> None:
    goal = _problem().goal
    tables = flatten_tables(LinearConflict(goal).tables(), goal)
    evaluate(np.array([goal.tiles], np.uint8), 0, 1, *goal.shape, *tables, np.zeros(1, np.int64))


def _parts() -> None:
    goal = goal_board("last", 3, 3)
    problem = Foresight(Board.parse("1 2 3/4 5 6/0 7 8"), plan(goal)[0], goal)
    pool = PartPool(problem)
    PartSearch(problem, Delivery(problem), pool, "astar", 1).advance(100)
    beam_problem = LineForesight(problem.start, problem.subgoal, goal, Planner(goal).lines)
    beam_pool = LayeredPartPool(beam_problem)
    PartBeam(beam_problem, beam_pool, 10).advance(100)


def _building() -> None:
    for cells in "uint16", "uint32":
        _build_table(cells)


def _build_table(cells: str) -> None:
    """Build a table of one tile. `cells`: the type of numbers that has a bit for each cell."""
    pattern, values = np.zeros(1, np.int64), np.zeros(4, np.uint8)
    seen, closed = np.zeros(4, cells), np.zeros(4, cells)
    pattern_building.open_goal(pattern, 3, 2, 2, seen)
    pattern_building.expand(0, 1, 0, pattern, 2, 2, values, seen, closed)
    pattern_building.copy_to_direct(values, 0, 4, 1, 4, np.zeros(16, np.uint8))


def warm(algorithm: str, heuristic: str, records: str = "0", cells: str = "9", *options: str) -> None:
    """Run the kernels of a search of a board with this number of cells, on a small board.

    `records`: whether it is recorded, "0" or "1". `options`: the names of those that have kernels of their own. The
    algorithm "divide" is divide and conquer; KERNELS are those that build pattern databases: `heuristic`, see
    `_build_table`.
    """
    if algorithm == KERNELS:
        _build_table(heuristic)
        return
    if algorithm == "divide":
        _parts()
        return
    problem = _problem() if int(cells) <= MAX_PACKED_CELLS else _wide_problem()
    estimates = [_ESTIMATES[name] for name in _ESTIMATES if name in heuristic]
    estimate = (
        _Patterns(problem.goal.cells)
        if "pdb" in heuristic
        else Maximum(problem.goal, tuple(estimates))
        if len(estimates) > 1
        else estimates[0](problem.goal)
        if estimates
        else zero
    )
    values = {**_SMALL.get(algorithm, {}), **{name: _OPTIONS[name] for name in options}}
    for most in (1, 3, 1000) if int(records) else (0,):
        pool, search = create_search(problem, estimate, algorithm, _MAX_BYTES, most, **values)
        for expansions in (0, 1, 1, 100):
            search.advance(expansions)
        pool.publish()
    if algorithm not in (*DEPTH_FIRST, "idastar"):
        pool.find(problem.initial(), 1)
        _index_states()


_OPTIONS: Mapping[str, Any] = {"transposition": 1 << 16, "endgame": 3}
_SMALL: Mapping[str, Mapping[str, Any]] = {"beam": {"beam_width": 2, "ties": "state"}, "dfs": {"depth": 9}}
"""The options without which a search would not end soon, or not begin."""
_ESTIMATES: Mapping[str, Any] = {
    "manhattan": Manhattan,
    "linear-conflict": LinearConflict,
    "walking-distance": WalkingDistance,
}

GROUPS: tuple[Callable[[], None], ...] = (
    _best_first, _idastar, _wide, _depth_first, _layers, _disk, _audit, _parts, _building,
)  # fmt: skip
"""Functions that together run all kernels."""
