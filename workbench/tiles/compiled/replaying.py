"""The packed boards of many records of a depth-first search at once, computed from their parents' boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import Column
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State

_TILE = np.uint64(15)


def packed_boards(
    nodes: Mapping[str, Column], records: range, steps: NDArray[np.int64], state: Callable[[int], State]
) -> NDArray[np.uint64]:
    """Return the packed board of each of `records`, shape (records,).

    `steps`: for each index of a move, by how many cells the blank moves. `state` returns the board of an earlier
    record. The boards of one depth are computed together from their parents' boards.
    """
    first, last = records.start, records.stop
    parents, moves = nodes["parent"][first:last].astype(np.int64), nodes["move"][first:last]
    depths = nodes["depth"][first:last]
    boards, blanks = np.zeros(len(records), np.uint64), np.zeros(len(records), np.int64)
    order = np.argsort(depths, kind="stable")
    earlier, earlier_boards, earlier_blanks = _earlier_parents(parents, records, state)
    for level in np.split(order, np.flatnonzero(np.diff(depths[order])) + 1) if len(records) else ():
        parent = parents[level]
        inside = parent >= first
        board, blank = np.zeros(len(level), np.uint64), np.zeros(len(level), np.int64)
        board[inside], blank[inside] = boards[parent[inside] - first], blanks[parent[inside] - first]
        at = np.searchsorted(earlier, parent[~inside])
        board[~inside], blank[~inside] = earlier_boards[at], earlier_blanks[at]
        boards[level], blanks[level] = _after_moves(board, blank, blank + steps[moves[level]])
    for root in np.flatnonzero(parents < 0).tolist():
        boards[root] = pack(state(first + root))
    return boards


def unpacked_boards(packed: NDArray[np.uint64], cells: int) -> list[State]:
    """Return packed boards with `cells` cells as searches store them."""
    shifts = (60 - 4 * np.arange(cells)).astype(np.uint64)
    tiles = (packed[:, None] >> shifts & _TILE).astype(np.uint8).tobytes()
    return [tiles[first : first + cells] for first in range(0, len(tiles), cells)]


def _earlier_parents(
    parents: NDArray[np.int64], records: range, state: Callable[[int], State]
) -> tuple[NDArray[np.int64], NDArray[np.uint64], NDArray[np.int64]]:
    """Return the parents before `records`, ascending, with their boards and the cells of their blanks."""
    earlier = np.unique(parents[parents < records.start])
    states = [state(max(number, 0)) for number in earlier.tolist()]
    boards = np.array([pack(parent_state) for parent_state in states], np.uint64)
    return earlier, boards, np.array([parent_state.index(0) for parent_state in states], np.int64)


def _after_moves(
    board: NDArray[np.uint64], blank: NDArray[np.int64], to: NDArray[np.int64]
) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """Return the boards after the blank has moved from one cell to another, and its new cells."""
    from_shift, to_shift = (60 - 4 * blank).astype(np.uint64), (60 - 4 * to).astype(np.uint64)
    tile = board >> to_shift & _TILE
    return board ^ tile << to_shift ^ tile << from_shift, to
