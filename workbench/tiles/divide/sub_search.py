"""The search for one sub-goal according to the strategy."""

from __future__ import annotations

from dataclasses import dataclass
from math import perm
from typing import Any

from workbench.compiling import preparing
from workbench.search.algorithms.astar import astar
from workbench.search.algorithms.beam import beam
from workbench.search.algorithms.greedy import greedy
from workbench.search.algorithms.wastar import wastar
from workbench.search.problem.limits import Limits
from workbench.search.recording.node_pool import NodePool
from workbench.search.running.run import Run
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.divide.block import BlockProblem, Delivery, Subgoal, TileDistances, part_is_compiled
from workbench.tiles.divide.last_block import LastBlock, block_search
from workbench.tiles.divide.lookahead import Approach, LineForesight, PathLayeredPool, PathStatePool
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.divide.subgoals import MAX_STATES
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES

WEIGHT = 2
"""The weight of A* for several tiles with a large state space.

On 8×8 plain A* expands fifteen times as many nodes, and its solutions are hardly shorter.
"""
LARGE_REST_WEIGHT, LARGE_REST = 3, 400
"""The weight if more than FAR cells remain: a quarter fewer expansions on 30×30, for equally long solutions."""
MAX_PAIR_STATES = 30_000
"""Two tiles at once are searched by A* in a state space of at most this size; 5×5 has 13,800 states."""
MAX_INTERPRETED_CELLS = 900
"""On boards with more cells sub-goals are searched by the compiled engine even if it must be loaded first."""
KERNELS: preparing.Kernels = ("divide", "", "0", "0")
"""What `preparing` calls the kernels of these searches."""
SMALL_BLOCK = 6
"""A block of 3×2, 2×3 or 2×2 is searched in the same way as the other sub-goals."""


@dataclass(frozen=True)
class SubSearch:
    """A new search.

    Attributes: run; algorithm, estimate: their names; weight: the weight of h in weighted A*.
    """

    run: Run[Any]
    algorithm: str
    estimate: str
    weight: int = WEIGHT


def sub_search(
    board: Board, subgoal: Subgoal, strategy: Strategy = DEFAULT, order: str = MOVES, limits: Limits | None = None
) -> SubSearch:
    """Return the search for a sub-goal on a board whose frozen cells are solved.

    Raises Fault if a relevant tile or the blank is on a frozen cell.
    """
    if subgoal.kind == "block" and len(subgoal.tiles) >= SMALL_BLOCK:
        return SubSearch(*block_search(LastBlock(board, subgoal, order), limits or Limits()))
    problem = BlockProblem(board, subgoal, order)
    algorithm = algorithm_for(subgoal, strategy)
    weight = LARGE_REST_WEIGHT if len(subgoal.rows) * len(subgoal.columns) > LARGE_REST else WEIGHT
    run = search_by(algorithm, problem, strategy.estimate, limits, weight)
    return SubSearch(run, algorithm, strategy.estimate, weight)


def search_by(
    algorithm: str, problem: BlockProblem, estimate: str, limits: Limits | None = None, weight: float = WEIGHT
) -> Run[Any]:
    """Return the search of a sub-goal by an algorithm and an estimate of `strategy`.

    The compiled engine is used if it is loaded, and on large boards; both engines do the same steps.
    """
    guess = Delivery(problem) if estimate == "delivery" else TileDistances(problem)
    if part_is_compiled(problem.subgoal) and (preparing.ready(KERNELS) or problem.start.cells > MAX_INTERPRETED_CELLS):
        from workbench.tiles.divide.part_pool import PartPool  # needs numba, which takes a second to load
        from workbench.tiles.divide.part_search import PartSearch

        compiled_pool = PartPool(problem)
        return Run(problem, compiled_pool, PartSearch(problem, guess, compiled_pool, algorithm, weight), limits)
    return textbook_search(algorithm, problem, guess, limits, weight)


def textbook_search(
    algorithm: str,
    problem: BlockProblem,
    guess: Delivery | TileDistances,
    limits: Limits | None = None,
    weight: float = WEIGHT,
) -> Run[Any]:
    """Return the search of a sub-goal on the textbook engine."""
    pool = (PathStatePool if problem.eye else NodePool)(problem)
    if algorithm == "wastar":
        search = wastar(problem, guess, pool, weight=weight)
    else:
        search = (astar if algorithm == "astar" else greedy)(problem, guess, pool)
    return Run(problem, pool, TextbookSearch(search, pool), limits)


def beam_by(problem: LineForesight, beam_width: int, limits: Limits | None = None) -> Run[Any]:
    """Return a beam search of a sub-goal, on the compiled engine as in `search_by`; both engines do the same steps."""
    if part_is_compiled(problem.subgoal) and (preparing.ready(KERNELS) or problem.start.cells > MAX_INTERPRETED_CELLS):
        from workbench.tiles.divide.part_beam import LayeredPartPool, PartBeam  # needs numba, see above

        compiled_pool = LayeredPartPool(problem)
        return Run(problem, compiled_pool, PartBeam(problem, compiled_pool, beam_width), limits)
    return textbook_beam(problem, beam_width, limits)


def textbook_beam(problem: LineForesight, beam_width: int, limits: Limits | None = None) -> Run[Any]:
    """Return a beam search of a sub-goal on the textbook engine."""
    pool = PathLayeredPool(problem)
    search = beam(problem, Approach(problem), pool, beam_width=beam_width)
    return Run(problem, pool, TextbookSearch(search, pool), limits)


def algorithm_for(subgoal: Subgoal, strategy: Strategy) -> str:
    """Return the name of the algorithm for a sub-goal."""
    if subgoal.kind == "block":
        return "astar"
    if strategy.search != "auto":
        return strategy.search
    if len(subgoal.tiles) == 1:
        return "astar"
    if strategy.group == "tile":
        return "wastar"
    cells = len(subgoal.rows) * len(subgoal.columns)
    most = MAX_STATES if strategy.group == "line" else MAX_PAIR_STATES
    return "astar" if perm(cells, len(subgoal.tiles) + 1) <= most else "wastar"
