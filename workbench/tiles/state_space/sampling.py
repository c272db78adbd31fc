"""A sample of the boards of a shape that has too many: random ones, their distances found by searching.

On the way of a shortest solution every board's distance is known with the first one's, so each search tells of many
boards. A sample can refute a claim about a heuristic, never prove one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import numpy as np

from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.puzzle.board import MAX_BYTE_CELLS, Board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.scramble import SEEDS, scramble
from workbench.tiles.state_space.field import DistanceField

MAX_CELLS = MAX_BYTE_CELLS
BOARDS = 100
"""How many boards are searched unless told otherwise."""
LONGEST_WALK = 60
"""Moves of the longest walk away from the goal; random boards of the whole space are taken where they are asked for."""

Search = Callable[[Board], Run[Any]]
"""Returns a search, at its beginning, that is sure to find a shortest solution of a board, or to reach its limit."""


def sampled_field(
    goal: Board, search: Search, boards: int = BOARDS, seed: int = 0, uniform: int = 0
) -> Generator[int, int, DistanceField]:
    """Return a sample of so many boards, walks of different lengths from `goal`, and of what lies on their solutions.

    Yields how many boards are done; sent how many expansions to go on for. `uniform`: every so-many-th is drawn from
    all boards instead, 0: none. The same seed gives the same boards.
    """
    known: dict[Board, int] = {goal: 0}
    missed = 0
    for number in range(boards):
        walk = 1 + number * LONGEST_WALK // boards
        board = _drawn(goal, seed + number, None if uniform and number % uniform == uniform - 1 else walk)
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


def _drawn(goal: Board, seed: int, walk: int | None) -> Board:
    """Return the board of a seed, so many moves from the goal, or of all boards where `walk` is None."""
    return scramble(*goal.shape, seed % SEEDS, goal, walk)


def _field(goal: Board, known: dict[Board, int], missed: int) -> DistanceField:
    numbers = {board: number for number, board in enumerate(known)}
    neighbours = np.full((len(known), len(MOVES)), -1, np.int32)
    for number, board in enumerate(known):
        for move, after in _beside(board):
            neighbours[number, MOVES.index(move)] = numbers.setdefault(after, len(numbers))
    boards = np.array([board.tiles for board in numbers], np.uint8)
    true = np.array([*known.values()], np.uint8)
    return DistanceField(goal, boards, true, neighbours, complete=False, missed=missed)


def _beside(board: Board) -> Iterator[tuple[str, Board]]:
    for move in board.legal_moves():
        yield move, board.moved(move)
