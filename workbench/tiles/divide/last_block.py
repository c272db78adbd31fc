"""The last block, as a small board of its own."""

from __future__ import annotations

from typing import Any

from workbench.compiling import preparing
from workbench.search.algorithms.astar import astar
from workbench.search.algorithms.idastar import idastar
from workbench.search.problem.limits import Limits
from workbench.search.recording.depth_first_trace import PathTrace
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.recording import Recording
from workbench.search.running.run import Run
from workbench.search.running.stepping import Search, TextbookSearch
from workbench.tiles.divide.block import Subgoal
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.walking_distance import WalkingDistance
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

MAX_ASTAR_CELLS = 12
"""Blocks with at most this many cells are searched by A*, larger ones by IDA*, which needs little memory."""
DATABASES = ("pdb-663", "pdb-555", "pdb-78")
"""The databases of 4×4 in order of preference; the last one takes half a gigabyte."""
MAX_RECORDS = 200_000
"""The maximum number of records of IDA*."""


class LastBlock(TileProblem):
    """The block as a board whose tiles are numbered in the order of their goal cells.

    Attributes:
        full_board: the complete board. subgoal: the part of it that this block is.
    """

    def __init__(self, whole: Board, subgoal: Subgoal, order: str = MOVES) -> None:
        self.full_board, self.subgoal = whole, subgoal
        self._cells = tuple(row * whole.columns + column for row in subgoal.rows for column in subgoal.columns)
        self._tiles = (0, *subgoal.tiles)
        number = {tile: index for index, tile in enumerate(self._tiles)}
        goal_tile = dict(zip(subgoal.cells, subgoal.tiles, strict=True))
        shape = len(subgoal.rows), len(subgoal.columns)
        start = Board(*shape, tuple(number[whole.tiles[cell]] for cell in self._cells))
        super().__init__(start, Board(*shape, tuple(number[goal_tile.get(cell, 0)] for cell in self._cells)), order)

    def known_tiles(self, state: State) -> dict[int, int]:
        """Return cell -> tile for the complete board, the blank as 0."""
        tiles = dict(enumerate(self.full_board.tiles))
        return tiles | {cell: self._tiles[number] for cell, number in zip(self._cells, state, strict=True)}

    def describe(self, state: State) -> str:
        """Return the text of the complete board."""
        known = self.known_tiles(state)
        return str(Board(*self.full_board.shape, tuple(known[cell] for cell in range(self.full_board.cells))))


def block_search(problem: TileProblem, limits: Limits) -> tuple[Run[State], str, str]:
    """Return a new optimal search of the block, and the names of its algorithm and its heuristic.

    The compiled engine is used if it is loaded. For large blocks it is loaded first, unless it must be compiled.
    """
    algorithm = "astar" if problem.goal.cells <= MAX_ASTAR_CELLS else "idastar"
    heuristic, name = best_available_estimate(problem.goal)
    if algorithm == "idastar" and preparing.compiled(preparing.TILES) and not preparing.ready():
        preparing.load()
    recording: Recording[Any]
    search: Search
    if preparing.ready() and problem.goal.cells > 9:
        from workbench.tiles.compiled.starting import (
            create_search,  # its kernels need numba, which takes a second to load
        )

        recording, search = create_search(problem, heuristic, algorithm, limits.room, MAX_RECORDS)
    elif algorithm == "astar":
        recording = pool = NodePool(problem)
        search = TextbookSearch(astar(problem, heuristic, pool), recording)
    else:
        recording = trace = PathTrace(problem, MAX_RECORDS)
        search = TextbookSearch(idastar(problem, heuristic, trace), recording)
    return Run(problem, recording, search, limits), algorithm, name


def missing_database(goal: Board) -> str | None:
    """Return the name of the database that makes optimal searches fast; None if there is one already, or none would.

    It is quick to build.
    """
    if goal.shape != (4, 4) or any(database.is_built(partition(name, goal)) for name in DATABASES):
        return None
    return DATABASES[0]


def best_available_estimate(goal: Board) -> tuple[Any, str]:
    """Return the best estimate that is available: an existing database, or one that is fast to build."""
    if goal.shape == (4, 4):
        for name in DATABASES:
            if database.state(partition(name, goal)) == "sound":
                return PatternDatabase(goal, name), name
        return WalkingDistance(goal), "walking-distance"
    return LinearConflict(goal), "linear-conflict"
