"""The search for one sub-goal, as the strategy wants it."""

from __future__ import annotations

from dataclasses import dataclass
from math import perm
from typing import Any

from workbench.compiling import preparing
from workbench.search.algorithms.astar import astar
from workbench.search.algorithms.greedy import greedy
from workbench.search.algorithms.wastar import wastar
from workbench.search.problem.limits import Limits
from workbench.search.recording.node_pool import NodePool
from workbench.search.running.run import Run
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.divide.block import BlockProblem, Delivery, Subgoal, TileDistances
from workbench.tiles.divide.foresight import WayPool
from workbench.tiles.divide.last_block import LastBlock, block_search
from workbench.tiles.divide.part_keys import part_is_compiled
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.divide.subgoals import MAX_STATES
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES

WEIGHT = 2
"""The weight of A* for several tiles whose space is large: on 8×8 plain A* sees fifteen times as much, for moves that
are hardly fewer."""
FAR_WEIGHT, FAR = 3, 400
"""The weight where more cells are left than so many: a quarter fewer expansions on 30×30, for as many moves."""
MAX_IN_PAIR = 30_000
"""Two tiles at once are searched by A* in a space of so many states; 5×5 has 13,800."""
MAX_INTERPRETED = 900
"""On boards of more cells sub-goals are searched by the compiled engine even where it has to be loaded for that."""
SMALL_BLOCK = 6
"""A block of 3×2, 2×3 or 2×2 is searched as the other sub-goals are."""


@dataclass(frozen=True)
class SubSearch:
    """A search at its beginning.

    Attributes: run; algorithm, estimate: the names of what it is done by; weight: that of h in weighted A*.
    """

    run: Run[Any]
    algorithm: str
    estimate: str
    weight: int = WEIGHT


def sub_search(
    board: Board, subgoal: Subgoal, strategy: Strategy = DEFAULT, order: str = MOVES, limits: Limits | None = None
) -> SubSearch:
    """Return the search for a sub-goal on a board on which the frozen cells are done.

    Raises Fault where a tile that matters, or the blank, stands on a frozen cell.
    """
    if subgoal.kind == "block" and len(subgoal.tiles) >= SMALL_BLOCK:
        return SubSearch(*block_search(LastBlock(board, subgoal, order), limits or Limits()))
    problem = BlockProblem(board, subgoal, order)
    algorithm = algorithm_for(subgoal, strategy)
    weight = FAR_WEIGHT if len(subgoal.rows) * len(subgoal.columns) > FAR else WEIGHT
    run = search_by(algorithm, problem, strategy.estimate, limits, weight)
    return SubSearch(run, algorithm, strategy.estimate, weight)


def search_by(
    algorithm: str, problem: BlockProblem, estimate: str, limits: Limits | None = None, weight: float = WEIGHT
) -> Run[Any]:
    """Return the search of a sub-goal by an algorithm and an estimate of `strategy`.

    The compiled engine serves where it is loaded, and on large boards; both do the same steps.
    """
    guess = Delivery(problem) if estimate == "delivery" else TileDistances(problem)
    if part_is_compiled(problem.subgoal) and (preparing.ready() or problem.start.cells > MAX_INTERPRETED):
        from workbench.tiles.divide.part_pool import PartPool  # needs numba, which takes a second to load
        from workbench.tiles.divide.part_search import PartSearch

        numbers = PartPool(problem)
        return Run(problem, numbers, PartSearch(problem, guess, numbers, algorithm, weight), limits)
    return textbook_search(algorithm, problem, guess, limits, weight)


def textbook_search(
    algorithm: str,
    problem: BlockProblem,
    guess: Delivery | TileDistances,
    limits: Limits | None = None,
    weight: float = WEIGHT,
) -> Run[Any]:
    """Return the search of a sub-goal on the textbook engine."""
    pool = (WayPool if problem.eye else NodePool)(problem)
    if algorithm == "wastar":
        search = wastar(problem, guess, pool, weight=weight)
    else:
        search = (astar if algorithm == "astar" else greedy)(problem, guess, pool)
    return Run(problem, pool, TextbookSearch(search, pool), limits)


def algorithm_for(subgoal: Subgoal, strategy: Strategy) -> str:
    """Return the name of the algorithm that a sub-goal is searched by."""
    if subgoal.kind == "block":
        return "astar"
    if strategy.search != "auto":
        return strategy.search
    if len(subgoal.tiles) == 1:
        return "astar"
    if strategy.group == "tile":
        return "wastar"
    cells = len(subgoal.rows) * len(subgoal.columns)
    most = MAX_STATES if strategy.group == "line" else MAX_IN_PAIR
    return "astar" if perm(cells, len(subgoal.tiles) + 1) <= most else "wastar"
