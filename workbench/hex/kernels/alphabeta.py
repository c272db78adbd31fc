"""Compiled alpha-beta search in Hex: equivalent, node for node, to `workbench.search.algorithms.alphabeta`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.hex.kernels.estimates import by_resistance, by_two_distance, joins

WON, INFINITE = 1_000_000, 2_000_000
_SEARCHED, _OVER, _ESTIMATED, _KNOWN = range(4)
"""What decided a node's value, as stored in the recording."""
_NONE, _EXACT, _MIN, _MAX = range(4)

SPENT, FULL, ROUND = 0, 1, 2
"""The results of `advance`: the steps are done, the columns are full, or the iteration is complete."""

SIZE, SIDE, DEPTH, PLY, STAGE, RECORDS, ESTIMATED, VALUE, RESISTANCE = range(9)
"""Indices into `counters`.

n, the side to move at the root, the depth limit of the iteration, ply and stage of the search, records, whether this
iteration has estimated any position, the value being returned, whether resistance is the estimate.
"""

_ENTER, _NEXT, _RETURN = range(3)
_NODE, _ALPHA, _BETA, _FIRST_ALPHA, _BEST, _CHILD, _MOVE, _AT, _FIRST, _CELL = range(10)
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
def advance(steps, counters, desk, table, film):
    """Enter at most `steps` nodes. Returns SPENT, FULL or ROUND."""
    while True:
        stage, ply = counters[STAGE], counters[PLY]
        if stage == _ENTER:
            if steps == 0:
                return SPENT
            if counters[RECORDS] >= len(film.parent):
                return FULL
            steps -= 1
            counters[STAGE] = _RETURN if _entered(ply, counters, desk, table, film) else _NEXT
        elif stage == _NEXT:
            if _descended(ply, counters, desk):
                counters[PLY], counters[STAGE] = ply + 1, _ENTER
            else:
                _finished(ply, counters, desk, table, film)
                counters[STAGE] = _RETURN
        elif ply == 0:
            counters[STAGE] = _ENTER
            return ROUND
        else:
            _taken_back(ply, counters, desk)
            counters[PLY] = ply - 1
            frame = desk.frames[ply - 1]
            counters[STAGE] = _NEXT
            if frame[_ALPHA] >= frame[_BETA]:
                _finished(ply - 1, counters, desk, table, film)
                counters[STAGE] = _RETURN


@kernel
def _entered(ply, counters, desk, table, film):
    """Record a node; return whether its value is known at once, in which case it is in `counters[VALUE]`."""
    frame, n = desk.frames[ply], counters[SIZE]
    side = counters[SIDE] if ply % 2 == 0 else 3 - counters[SIDE]
    number = counters[RECORDS]
    counters[RECORDS] = number + 1
    frame[_NODE] = number
    film.parent[number] = desk.frames[ply - 1, _NODE] if ply > 0 else -1
    film.move[number] = frame[_CELL] + 1 if ply > 0 else 0
    film.alpha[number], film.beta[number], film.ply[number] = frame[_ALPHA], frame[_BETA], ply
    slot = np.int64(desk.hashes[ply] & np.uint64(len(table.key) - 1))
    held = table.bound[slot] != _NONE and table.key[slot] == desk.hashes[ply]
    value, fate = 0, _SEARCHED
    if ply > 0 and joins(desk.stones, n, 3 - side, desk.beside, desk.room[0], desk.room[1]):
        value, fate = ply - WON, _OVER
    elif ply == counters[DEPTH]:
        counters[ESTIMATED] = 1
        value, fate = _estimate(n, side, counters, desk), _ESTIMATED
    elif held and table.round[slot] == counters[DEPTH]:
        value, bound = np.int64(table.value[slot]), table.bound[slot]
        above, below = value >= frame[_BETA], value <= frame[_ALPHA]
        if bound == _EXACT or (bound == _MIN and above) or (bound == _MAX and below):
            fate = _KNOWN
    if fate != _SEARCHED:
        film.value[number], film.fate[number], film.left[number] = value, fate, number + 1
        counters[VALUE] = value
        return True
    frame[_FIRST_ALPHA], frame[_BEST], frame[_CHILD], frame[_MOVE] = frame[_ALPHA], -INFINITE, -1, -1
    frame[_FIRST] = np.int64(table.best[slot]) - 1 if held else -1
    frame[_AT] = -1
    return False


@kernel
def _estimate(n, side, counters, desk):
    if counters[RESISTANCE]:
        return by_resistance(desk.stones, n, side, desk.beside, desk.band, desk.volts)
    return by_two_distance(desk.stones, n, side, desk.beside, desk.distances, desk.room)


@kernel
def _descended(ply, counters, desk):
    """Play the next move, the best known one first; return whether there was one."""
    frame, cells = desk.frames[ply], counters[SIZE] * counters[SIZE]
    side = counters[SIDE] if ply % 2 == 0 else 3 - counters[SIDE]
    cell = -1
    if frame[_AT] < 0:
        frame[_AT] = 0
        cell = frame[_FIRST]
    while cell < 0 and frame[_AT] < cells:
        there = desk.order[frame[_AT]]
        frame[_AT] += 1
        if desk.stones[there] == 0 and there != frame[_FIRST]:
            cell = there
    if cell < 0:
        return False
    desk.stones[cell] = side
    below = desk.frames[ply + 1]
    below[_CELL], below[_ALPHA], below[_BETA] = cell, -frame[_BETA], -frame[_ALPHA]
    desk.hashes[ply + 1] = desk.hashes[ply] ^ desk.keys[side - 1, cell]
    return True


@kernel
def _taken_back(ply, counters, desk):
    """Undo the move that led to a node, and back its value up to the parent."""
    below, frame = desk.frames[ply], desk.frames[ply - 1]
    value = -counters[VALUE]
    desk.stones[below[_CELL]] = 0
    if value > frame[_BEST]:
        frame[_BEST], frame[_CHILD], frame[_MOVE] = value, below[_NODE], below[_CELL]
    frame[_ALPHA] = max(frame[_ALPHA], value)


@kernel
def _finished(ply, counters, desk, table, film):
    """Store a searched node in the table and return its value through `counters[VALUE]`."""
    frame = desk.frames[ply]
    value, number = frame[_BEST], frame[_NODE]
    slot = np.int64(desk.hashes[ply] & np.uint64(len(table.key) - 1))
    table.key[slot], table.value[slot], table.round[slot] = desk.hashes[ply], value, counters[DEPTH]
    table.bound[slot] = _MIN if value >= frame[_BETA] else _MAX if value <= frame[_FIRST_ALPHA] else _EXACT
    table.best[slot] = frame[_MOVE] + 1
    film.value[number], film.fate[number], film.best[number] = value, _SEARCHED, frame[_CHILD]
    film.left[number] = counters[RECORDS]
    counters[VALUE] = value
