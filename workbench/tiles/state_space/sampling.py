"""A sample of the boards of a shape with too many states: random boards, whose distances are found by search.

Every board on an optimal path has a known distance, so each search gives the distances of many boards. A sample can
refute a claim about a heuristic, but never prove it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import numpy as np

from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.puzzle.board import MAX_BYTE_CELLS, Board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.scramble import SEED_COUNT, scramble
from workbench.tiles.state_space.field import DistanceField

MAX_CELLS = MAX_BYTE_CELLS
DEFAULT_BOARDS = 100
"""The default number of boards that are searched."""
MAX_WALK = 60
"""The maximum number of moves in a walk from the goal. Uniformly random boards are used only on request."""

Search = Callable[[Board], Run[Any]]
"""Returns a new search that finds an optimal solution of a board or reaches its limit."""


def sampled_field(
    goal: Board, search: Search, boards: int = DEFAULT_BOARDS, seed: int = 0, uniform: int = 0
) -> Generator[int, int, DistanceField]:
    """Return a sample of `boards` boards, walks of different lengths from `goal`, with all boards on their solutions.

    Yields the number of finished boards; send it the number of expansions for the next slice. `uniform`: if it is not
    0, every `uniform`-th board is drawn uniformly from all boards instead. The same seed gives the same boards.
    """
    known: dict[Board, int] = {goal: 0}
    missed = 0
    for number in range(boards):
        walk = 1 + number * MAX_WALK // boards
        board = _random_board(goal, seed + number, None if uniform and number % uniform == uniform - 1 else walk)
        if board in known:
            continue
        run, slice_ = search(board), 1
        while run.status is Status.RUNNING:
            run.advance(slice_)
            slice_ = (yield number) or 1
        if run.solution is None:
            missed += 1
            continue
        path = board.path("".join(run.solution.moves))
        known |= {one: len(path) - 1 - place for place, one in enumerate(path)}
    return _field(goal, known, missed)


def _random_board(goal: Board, seed: int, walk: int | None) -> Board:
    """Return the board of a seed: a walk of `walk` moves from the goal, or a uniformly random board if it is None."""
    return scramble(*goal.shape, seed % SEED_COUNT, goal, walk)


def _field(goal: Board, known: dict[Board, int], missed: int) -> DistanceField:
    numbers = {board: number for number, board in enumerate(known)}
    neighbours = np.full((len(known), len(MOVES)), -1, np.int32)
    for number, board in enumerate(known):
        for move, after in _neighbours(board):
            neighbours[number, MOVES.index(move)] = numbers.setdefault(after, len(numbers))
    boards = np.array([board.tiles for board in numbers], np.uint8)
    true = np.array([*known.values()], np.uint8)
    return DistanceField(goal, boards, true, neighbours, complete=False, missed=missed)


def _neighbours(board: Board) -> Iterator[tuple[str, Board]]:
    for move in board.legal_moves():
        yield move, board.moved(move)
