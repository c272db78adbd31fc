"""Estimates of the successors of a board: only what a move changes is computed again.

A tile that leaves a row or enters one changes the conflicts of this row only if its goal is in it: those of one line at
most. Of the walking distances one changes, and of the pattern databases the one of the tile's pattern.

All successors are estimated in one call, because passing arrays to a function costs reference counting.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import helper, kernel
from workbench.tiles.kernels.estimates import (
    AMOUNTS,
    BLANKS,
    COMPONENTS,
    CONFLICT,
    CONFLICTS,
    FIELDS,
    FIRST,
    GOALS,
    INFINITE,
    MAX_LINE,
    PATTERNS,
    ROWS,
    UNREACHED,
    leaving_count,
    pattern_estimate,
    walking_id,
)
from workbench.tiles.kernels.pattern_ranks import CELL_BITS, rank
from workbench.tiles.puzzle.moves import MOVE_COST

_MOVES = 4
_SUMS, _LOOKUPS, _ENTRIES, _ENDS = 4, 8, 12, 28
SCRATCH = _ENDS + MAX_LINE
"""The length of the array of results: the estimates of the successors; then scratch."""
_INFINITE_SUM = 1 << 32


@helper
def _place(indices, lowest, size, ranked, cells):
    """Return the place of a pattern's entry in its table, by the indices of all patterns."""
    index = (indices >> np.uint64(lowest)) & ((np.uint64(1) << np.uint64(CELL_BITS * size)) - np.uint64(1))
    if ranked:
        index = rank(index, size, cells, CELL_BITS)
    return np.int64(index)


@kernel
def estimate_successors(board, blank, estimate, rows, columns, move_table, plan, words, keys, values, results):
    """Write the estimates of the successors of `board` to `results`, in thousandths of a move; INFINITE for ∞.

    `estimate`: that of the board. `move_table` as in `best_first.search`; `results` int64 (SCRATCH,), by the number of
    the move.
    """
    cells = len(board)
    for move in range(_MOVES):
        results[move] = 0
    for number in range(plan[COMPONENTS]):
        at = FIRST + FIELDS * number
        amounts, blanks, patterns = plan[at + AMOUNTS], plan[at + BLANKS], plan[at + PATTERNS]
        conflicts, walking = plan[at + CONFLICTS] > 0, plan[at + ROWS] >= 0
        row_id = column_id = np.int64(0)
        if walking:
            row_id = walking_id(board, plan[at + ROWS], plan, words, keys)
            column_id = walking_id(board, plan[at + ROWS + 1], plan, words, keys)
        total = np.int64(estimate)
        if plan[COMPONENTS] > 1 or blanks >= 0 or patterns >= 0:
            total = np.int64(0)
            for cell in range(cells):
                total += words[amounts + cell * cells + board[cell]]
            if conflicts:
                for line in range(rows + columns):
                    total += CONFLICT * leaving_count(board, line, rows, columns, plan[GOALS], words, results[_ENDS:])
            if walking:
                total += MOVE_COST * words[plan[plan[at + ROWS] + 5] + row_id]
                total += MOVE_COST * words[plan[plan[at + ROWS + 1] + 5] + column_id]
        for move in range(_MOVES):
            cell = move_table[2 * (_MOVES * blank + move) + 1]
            if cell < 0:
                break
            tile = np.int64(board[cell])
            goal = np.int64(words[plan[GOALS] + tile])
            horizontal = cell // columns == blank // columns
            after = total + words[amounts + blank * cells + tile] - words[amounts + cell * cells + tile]
            if conflicts:
                home = goal % columns if horizontal else goal // columns
                old, new = (cell % columns, blank % columns) if horizontal else (cell // columns, blank // columns)
                if home in (old, new):
                    line = rows + home if horizontal else home
                    after -= CONFLICT * leaving_count(board, line, rows, columns, plan[GOALS], words, results[_ENDS:])
                    board[blank], board[cell] = tile, 0
                    after += CONFLICT * leaving_count(board, line, rows, columns, plan[GOALS], words, results[_ENDS:])
                    board[blank], board[cell] = 0, tile
            if walking:
                table, before = (plan[at + ROWS + 1], column_id) if horizontal else (plan[at + ROWS], row_id)
                home = goal % columns if horizontal else goal // columns
                following = np.int64(words[plan[table + 6] + (2 * before + (cell > blank)) * plan[table] + home])
                after += MOVE_COST * (words[plan[table + 5] + following] - words[plan[table + 5] + before])
            results[_SUMS + move], results[_LOOKUPS + move] = after, 0
        if patterns >= 0:
            count, ranked = plan[patterns], plan[patterns + 1] > 0
            index_amounts = plan[patterns + 8 + count]
            if index_amounts < 0:  # a board that is not packed
                for move in range(_MOVES):
                    cell = move_table[2 * (_MOVES * blank + move) + 1]
                    if cell < 0:
                        break
                    board[blank], board[cell] = board[cell], 0
                    moves = pattern_estimate(board, cells, patterns, plan, words, values)
                    board[cell], board[blank] = board[blank], 0
                    results[_LOOKUPS + move] = moves if moves >= 0 else _INFINITE_SUM
            for view in range(1 + plan[patterns + 2] if index_amounts >= 0 else 0):
                indices, lookups = np.uint64(0), np.int64(0)
                for cell in range(cells):
                    indices += keys[index_amounts + cell * cells + board[cell]]
                for pattern in range(count):
                    size, lowest = np.int64(words[plan[patterns + 7] + pattern]), plan[patterns + 9 + count + pattern]
                    place = _place(indices, lowest, size, ranked, cells)
                    entry = np.int64(values[plan[patterns + 8 + pattern] + place])
                    results[_ENTRIES + pattern] = entry
                    lookups += entry
                for move in range(_MOVES):
                    cell = move_table[2 * (_MOVES * blank + move) + 1]
                    if cell < 0:
                        break
                    tile = np.int64(board[cell])
                    viewed = np.int64(words[plan[patterns + 5] + tile]) if view else tile
                    pattern, after = np.int64(words[plan[patterns + 3] + viewed]), lookups
                    if pattern < count:
                        size, lowest = (
                            np.int64(words[plan[patterns + 7] + pattern]),
                            plan[patterns + 9 + count + pattern],
                        )
                        of_tile = index_amounts + tile
                        changed = indices + keys[of_tile + blank * cells] - keys[of_tile + cell * cells]
                        place = _place(changed, lowest, size, ranked, cells)
                        entry = np.int64(values[plan[patterns + 8 + pattern] + place])
                        after += entry - results[_ENTRIES + pattern] if entry != UNREACHED else _INFINITE_SUM
                    results[_LOOKUPS + move] = max(results[_LOOKUPS + move], after)
                index_amounts += cells * cells
        for move in range(_MOVES):
            cell = move_table[2 * (_MOVES * blank + move) + 1]
            if cell < 0:
                break
            if results[_LOOKUPS + move] >= _INFINITE_SUM:
                results[move] = INFINITE
            elif results[move] != INFINITE and (blanks < 0 or words[blanks + cell] > 0):
                results[move] = max(results[move], results[_SUMS + move] + MOVE_COST * results[_LOOKUPS + move])
