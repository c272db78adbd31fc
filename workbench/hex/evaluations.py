"""Static evaluations of a position for either side: two-distance and electrical resistance.

Two-distance (van Rijswijck, *Search and evaluation in Hex*, 2002): the number of moves from a cell to an edge if the
opponent may block the best continuation each time, so that the second best counts. Resistance (Shannon; Anshelevich, *A
hierarchical approach to computer Hex*, 2002): current flows between a side's edges through its stones as through wire,
through empty cells with resistance 1, and not through the opponent's stones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.hex.board import EMPTY, HexBoard, edges, neighbours, other
from workbench.hex.geometry import empty_among, groups

FAR = 999
"""The two-distance of a cell from which an edge cannot be reached."""
STONE_RESISTANCE = 0.001
"""The resistance of a stone, nearly zero."""
LEAK_CONDUCTANCE = 1e-9
"""The conductance from every cell to ground, so that the equations have a solution in isolated pockets, too."""
RESISTANCE_SCALE, DISTANCE_SCALE, MAX_MOBILITY = 1000, 100, 40
"""The score of a factor 2 in resistance, the score of a move of two-distance, and the maximum count of best cells."""


@dataclass(frozen=True)
class TwoDistances:
    """The two-distances of one side.

    Attributes:
        near, far: int64[cells], from each empty cell to the first edge (top, left) and to the second; FAR on stones.
        value: the minimum potential: 0 if the edges are joined, FAR or more if they cannot be.
        cells: the cells with the minimum potential, which matter most to the side.
    """

    near: NDArray[np.int64]
    far: NDArray[np.int64]
    value: int
    cells: frozenset[int]

    @property
    def potential(self) -> NDArray[np.int64]:
        """The sum of both distances, int64[cells]."""
        return self.near + self.far


def two_distances(board: HexBoard, side: int) -> TwoDistances:
    near, far = (_distances_from(edge, board, side) for edge in edges(board.size, side))
    if board.chain(side):
        return TwoDistances(near, far, 0, frozenset())
    potential = near + far
    value = int(potential.min())
    cells = frozenset(np.flatnonzero(potential == value).tolist()) if value < FAR else frozenset()
    return TwoDistances(near, far, value, cells)


def _distances_from(edge: frozenset[int], board: HexBoard, side: int) -> NDArray[np.int64]:
    """Return the two-distance of each empty cell from an edge."""
    near, reached = _reachable_cells(edge, board, side)
    distance = np.full(board.cells, FAR, np.int64)
    distance[list(reached)] = 1
    remaining = set(board.vacant) - reached
    for d in range(2, board.cells):
        second_best = {cell for cell in remaining if len(near[cell] & reached) > 1}
        if not second_best:
            break
        distance[list(second_best)] = d
        reached |= second_best
        remaining -= second_best
    return distance


def _reachable_cells(edge: frozenset[int], board: HexBoard, side: int) -> tuple[list[set[int]], set[int]]:
    """Return for each cell the empty cells one move away, also across the side's stones; and those at the edge."""
    near = [empty_among(cells, board) for cells in neighbours(board.size)]
    at_edge = empty_among(edge, board)
    for connected in groups(board, side):
        liberties = set[int]().union(*(near[cell] for cell in connected))
        if connected & edge:
            at_edge |= liberties
        for cell in liberties:
            near[cell] |= liberties - {cell}
    return near, at_edge


@dataclass(frozen=True)
class Shortest:
    """The shortest connections of one side if the opponent does not interfere.

    Attributes:
        moves: the minimum number of stones missing; FAR if the edges cannot be joined.
        cells: the empty cells that lie on a shortest connection. stones: the side's stones that do.
        path: one of the connections, from edge to edge, stones included; empty if there is none.
    """

    moves: int
    cells: frozenset[int]
    stones: frozenset[int]
    path: tuple[int, ...]


def shortest(board: HexBoard, side: int) -> Shortest:
    """Return the shortest connections of `side`: those that need the fewest further stones."""
    first, second = edges(board.size, side)
    from_first, from_second = _missing_from(first, board, side), _missing_from(second, board, side)
    cost = [int(stone == EMPTY) for stone in board.stones]
    total = [a + b - c for a, b, c in zip(from_first, from_second, cost, strict=True)]
    moves = min(total)
    if moves >= FAR:
        return Shortest(FAR, frozenset(), frozenset(), ())
    on_path = frozenset(cell for cell, missing in enumerate(total) if missing == moves)
    empty = frozenset(empty_among(on_path, board))
    return Shortest(moves, empty, on_path - empty, _one_path(board.size, on_path, from_first, cost, (first, second)))


def _missing_from(edge: frozenset[int], board: HexBoard, side: int) -> list[int]:
    """Return for each cell the minimum number of stones missing from an edge to it, itself included."""
    adjacent, stones, rival = neighbours(board.size), board.stones, other(side)
    missing = [FAR] * board.cells
    frontier = {cell for cell in edge if stones[cell] == side}
    next_frontier = empty_among(edge, board)
    moves = 0
    while frontier or next_frontier:
        if not frontier:
            frontier, next_frontier, moves = {cell for cell in next_frontier if missing[cell] == FAR}, set(), moves + 1
            continue
        cell = frontier.pop()
        missing[cell] = moves
        for near in adjacent[cell]:
            if missing[near] == FAR and stones[near] != rival:
                (frontier if stones[near] == side else next_frontier).add(near)
    return missing


def _one_path(
    size: int,
    on_path: frozenset[int],
    from_first: list[int],
    cost: list[int],
    both_edges: tuple[frozenset[int], frozenset[int]],
) -> tuple[int, ...]:
    """Return one shortest connection, traced back from the second edge by decreasing distance to the first."""
    first, second = both_edges
    adjacent = neighbours(size)
    predecessor: dict[int, int] = dict.fromkeys(sorted(on_path & second), -1)
    queue = list(predecessor)
    for cell in queue:
        if cell in first and from_first[cell] == cost[cell]:
            path = [cell]
            while (cell := predecessor[cell]) != -1:
                path.append(cell)
            return tuple(path)
        for near in adjacent[cell]:
            if near in on_path and near not in predecessor and from_first[near] == from_first[cell] - cost[cell]:
                predecessor[near] = cell
                queue.append(near)
    return ()


def resistance(board: HexBoard, side: int) -> float:
    """Return the resistance between the edges of `side`; ∞ if they are disconnected."""
    if shortest(board, side).moves == FAR:
        return math.inf
    matrix, inflow = _network(board, side)
    volts = np.linalg.solve(matrix, inflow)
    outflow = sum(
        float(volts[cell]) / _half_resistance(board.stones[cell])
        for cell in edges(board.size, side)[1]
        if _conducts(board, cell, side)
    )
    return 1.0 / outflow


def _network(board: HexBoard, side: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the matrix of the equations, [cells, cells], and the inflow from the first edge at 1 volt, [cells]."""
    first, second = edges(board.size, side)
    matrix, inflow = np.zeros((board.cells, board.cells)), np.zeros(board.cells)
    for cell, adjacent in enumerate(neighbours(board.size)):
        matrix[cell, cell] = LEAK_CONDUCTANCE if _conducts(board, cell, side) else 1.0
        if not _conducts(board, cell, side):
            continue
        half = _half_resistance(board.stones[cell])
        for near in adjacent:
            if _conducts(board, near, side):
                flow = 1.0 / (half + _half_resistance(board.stones[near]))
                matrix[cell, cell] += flow
                matrix[cell, near] -= flow
        matrix[cell, cell] += ((cell in first) + (cell in second)) / half
        inflow[cell] = (cell in first) / half
    return matrix, inflow


def _conducts(board: HexBoard, cell: int, side: int) -> bool:
    """Return whether current can flow through a cell."""
    return board.stones[cell] in (EMPTY, side)


def _half_resistance(stone: int) -> float:
    """Return half the resistance of an open cell."""
    return 0.5 if stone == EMPTY else STONE_RESISTANCE / 2


def by_two_distance(board: HexBoard, side: int) -> int:
    """Return the advantage of `side` over the opponent, in hundredths of a move of two-distance.

    Ties are broken by the number of cells with the minimum potential: the number of good continuations.
    """
    mine, theirs = two_distances(board, side), two_distances(board, other(side))
    ahead = min(theirs.value, 2 * board.cells) - min(mine.value, 2 * board.cells)
    return DISTANCE_SCALE * ahead + min(len(mine.cells), MAX_MOBILITY) - min(len(theirs.cells), MAX_MOBILITY)


def by_resistance(board: HexBoard, side: int) -> int:
    """Return the advantage of `side`: 1000 times the binary logarithm of the ratio of the resistances.

    Only for positions that neither side has won, so that both resistances are finite.
    """
    mine, theirs = resistance(board, side), resistance(board, other(side))
    return math.floor(RESISTANCE_SCALE * math.log2(theirs / mine) + 0.5)
