"""Compiled alpha-beta search in Hex: equivalent, node for node, to `workbench.search.algorithms.alphabeta`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.hex.kernels.estimates import by_resistance, by_two_distance, joins

WON, INFINITE = 1_000_000, 2_000_000
_SEARCHED, _GAME_OVER, _ESTIMATED, _KNOWN = range(4)
"""What decided a node's value, as stored in the recording."""
_NONE, _EXACT, _MIN, _MAX = range(4)

STEPS_DONE, FULL, ITERATION_DONE = 0, 1, 2
"""The results of `advance`: the steps are done, the columns are full, or the iteration is complete."""

SIZE, SIDE, DEPTH, PLY, STAGE, RECORDS, ESTIMATED, VALUE, RESISTANCE = range(9)
"""Indices into `counters`.

n, the side to move at the root, the depth limit of the iteration, ply and stage of the search, records, whether this
iteration has estimated any position, the value being returned, whether resistance is the estimate.
"""

_ENTER, _NEXT, _RETURN = range(3)
_NODE, _ALPHA, _BETA, _FIRST_ALPHA, _BEST, _CHILD, _MOVE, _ORDER_INDEX, _TABLE_MOVE, _CELL = range(10)
"""Indices into a frame."""


class AlphaBetaEvents(NamedTuple):
    """The columns of the recording."""

    parent: np.ndarray
    move: np.ndarray
    alpha: np.ndarray
    beta: np.ndarray
    ply: np.ndarray
    left: np.ndarray
    value: np.ndarray
    fate: np.ndarray
    best: np.ndarray


class AlphaBetaTable(NamedTuple):
    """The transposition table: of each entry key, value, bound type, the iteration that stored it, best cell + 1."""

    key: np.ndarray
    value: np.ndarray
    bound: np.ndarray
    round: np.ndarray
    best: np.ndarray


class AlphaBetaWorkspace(NamedTuple):
    """The working memory of a search: stones, neighbours, order of cells, frames, Zobrist keys, and scratch arrays."""

    stones: np.ndarray
    beside: np.ndarray
    order: np.ndarray
    frames: np.ndarray
    hashes: np.ndarray
    keys: np.ndarray
    distances: np.ndarray
    room: np.ndarray
    band: np.ndarray
    volts: np.ndarray


@kernel
def advance(steps, counters, workspace, table, events):
    """Enter at most `steps` nodes. Returns SPENT, FULL or ROUND."""
    while True:
        stage, ply = counters[STAGE], counters[PLY]
        if stage == _ENTER:
            if steps == 0:
                return STEPS_DONE
            if counters[RECORDS] >= len(events.parent):
                return FULL
            steps -= 1
            counters[STAGE] = _RETURN if _enter(ply, counters, workspace, table, events) else _NEXT
        elif stage == _NEXT:
            if _descend(ply, counters, workspace):
                counters[PLY], counters[STAGE] = ply + 1, _ENTER
            else:
                _finish(ply, counters, workspace, table, events)
                counters[STAGE] = _RETURN
        elif ply == 0:
            counters[STAGE] = _ENTER
            return ITERATION_DONE
        else:
            _undo(ply, counters, workspace)
            counters[PLY] = ply - 1
            frame = workspace.frames[ply - 1]
            counters[STAGE] = _NEXT
            if frame[_ALPHA] >= frame[_BETA]:
                _finish(ply - 1, counters, workspace, table, events)
                counters[STAGE] = _RETURN


@kernel
def _enter(ply, counters, workspace, table, events):
    """Record a node; return whether its value is known at once, in which case it is in `counters[VALUE]`."""
    frame, n = workspace.frames[ply], counters[SIZE]
    side = counters[SIDE] if ply % 2 == 0 else 3 - counters[SIDE]
    number = counters[RECORDS]
    counters[RECORDS] = number + 1
    frame[_NODE] = number
    events.parent[number] = workspace.frames[ply - 1, _NODE] if ply > 0 else -1
    events.move[number] = frame[_CELL] + 1 if ply > 0 else 0
    events.alpha[number], events.beta[number], events.ply[number] = frame[_ALPHA], frame[_BETA], ply
    slot = np.int64(workspace.hashes[ply] & np.uint64(len(table.key) - 1))
    stored = table.bound[slot] != _NONE and table.key[slot] == workspace.hashes[ply]
    value, fate = 0, _SEARCHED
    if ply > 0 and joins(workspace.stones, n, 3 - side, workspace.beside, workspace.room[0], workspace.room[1]):
        value, fate = ply - WON, _GAME_OVER
    elif ply == counters[DEPTH]:
        counters[ESTIMATED] = 1
        value, fate = _estimate(n, side, counters, workspace), _ESTIMATED
    elif stored and table.round[slot] == counters[DEPTH]:
        value, bound = np.int64(table.value[slot]), table.bound[slot]
        above, below = value >= frame[_BETA], value <= frame[_ALPHA]
        if bound == _EXACT or (bound == _MIN and above) or (bound == _MAX and below):
            fate = _KNOWN
    if fate != _SEARCHED:
        events.value[number], events.fate[number], events.left[number] = value, fate, number + 1
        counters[VALUE] = value
        return True
    frame[_FIRST_ALPHA], frame[_BEST], frame[_CHILD], frame[_MOVE] = frame[_ALPHA], -INFINITE, -1, -1
    frame[_TABLE_MOVE] = np.int64(table.best[slot]) - 1 if stored else -1
    frame[_ORDER_INDEX] = -1
    return False


@kernel
def _estimate(n, side, counters, workspace):
    if counters[RESISTANCE]:
        return by_resistance(workspace.stones, n, side, workspace.beside, workspace.band, workspace.volts)
    return by_two_distance(workspace.stones, n, side, workspace.beside, workspace.distances, workspace.room)


@kernel
def _descend(ply, counters, workspace):
    """Play the next move, the best known one first; return whether there was one."""
    frame, cells = workspace.frames[ply], counters[SIZE] * counters[SIZE]
    side = counters[SIDE] if ply % 2 == 0 else 3 - counters[SIDE]
    cell = -1
    if frame[_ORDER_INDEX] < 0:
        frame[_ORDER_INDEX] = 0
        cell = frame[_TABLE_MOVE]
    while cell < 0 and frame[_ORDER_INDEX] < cells:
        next_cell = workspace.order[frame[_ORDER_INDEX]]
        frame[_ORDER_INDEX] += 1
        if workspace.stones[next_cell] == 0 and next_cell != frame[_TABLE_MOVE]:
            cell = next_cell
    if cell < 0:
        return False
    workspace.stones[cell] = side
    child = workspace.frames[ply + 1]
    child[_CELL], child[_ALPHA], child[_BETA] = cell, -frame[_BETA], -frame[_ALPHA]
    workspace.hashes[ply + 1] = workspace.hashes[ply] ^ workspace.keys[side - 1, cell]
    return True


@kernel
def _undo(ply, counters, workspace):
    """Undo the move that led to a node, and back its value up to the parent."""
    child, parent = workspace.frames[ply], workspace.frames[ply - 1]
    value = -counters[VALUE]
    workspace.stones[child[_CELL]] = 0
    if value > parent[_BEST]:
        parent[_BEST], parent[_CHILD], parent[_MOVE] = value, child[_NODE], child[_CELL]
    parent[_ALPHA] = max(parent[_ALPHA], value)


@kernel
def _finish(ply, counters, workspace, table, events):
    """Store a searched node in the table and return its value through `counters[VALUE]`."""
    frame = workspace.frames[ply]
    value, number = frame[_BEST], frame[_NODE]
    slot = np.int64(workspace.hashes[ply] & np.uint64(len(table.key) - 1))
    table.key[slot], table.value[slot], table.round[slot] = workspace.hashes[ply], value, counters[DEPTH]
    table.bound[slot] = _MIN if value >= frame[_BETA] else _MAX if value <= frame[_FIRST_ALPHA] else _EXACT
    table.best[slot] = frame[_MOVE] + 1
    events.value[number], events.fate[number], events.best[number] = value, _SEARCHED, frame[_CHILD]
    events.left[number] = counters[RECORDS]
    counters[VALUE] = value
