"""How a move changes the ranks of pattern databases: tables for the kernels that update them."""

from __future__ import annotations

from itertools import product
from math import perm

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.heuristics.tables import PatternTables
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem


def viewed_tiles(tables: PatternTables) -> list[list[int]]:
    """Return, for the board and for the mirrored board if it is looked up, the tile whose place each tile takes."""
    tiles = list(range(len(tables.group)))
    return [tiles, tables.mirror_tile.tolist()] if tables.reflected else [tiles]


def rank_tables(tables: PatternTables, width: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the weights of the tiles, flat (2 views, width), and what they change by passing others.

    The latter is flat (2 views, width, width). Both are 0 for tiles in no pattern.
    """
    cells, group, place = len(tables.group), tables.group.tolist(), tables.place.tolist()
    weights, changes = np.zeros((2, width), np.int64), np.zeros((2, width, width), np.int64)
    for view, viewed in enumerate(viewed_tiles(tables)):
        tiles = [tile for tile in range(1, cells) if group[viewed[tile]] < len(tables.sizes)]
        for tile in tiles:
            size, position = int(tables.sizes[group[viewed[tile]]]), place[viewed[tile]]
            weights[view, tile] = perm(cells - position - 1, size - position - 1)
        for tile, other in product(tiles, tiles):
            if group[viewed[tile]] == group[viewed[other]]:
                later = place[viewed[other]] > place[viewed[tile]]
                changes[view, tile, other] = weights[view, other] if later else -weights[view, tile]
    return weights.ravel(), changes.ravel()


def passed_cells(problem: TileProblem, tables: PatternTables) -> NDArray[np.int64]:
    """Return the cells that a tile passes when the blank moves: vertically, or horizontally in the mirrored board.

    Flat (cells, 4 directions of the blank, columns − 1).
    """
    cells, columns, mirror = problem.goal.cells, problem.goal.columns, tables.mirror_cell.tolist()
    passed = np.zeros((cells, len(MOVES), columns - 1), np.int64)
    for cell, moves in enumerate(problem.blank_moves):
        for move, target in moves:
            if move in "ud":
                passed[cell, MOVES.index(move)] = range(min(cell, target) + 1, max(cell, target))
            elif tables.reflected:
                ends = sorted((mirror[cell], mirror[target]))
                passed[cell, MOVES.index(move)] = [mirror[other] for other in range(ends[0] + 1, ends[1])]
    return passed.ravel()
