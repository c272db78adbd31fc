"""Monte-Carlo tree search in Hex: UCT, optionally with RAVE, playouts that save bridges, and proofs.

The tree is a pool of nodes; the children of a node are contiguous. A second set of columns is the recording: a record
for each visited node, in the order of the first visits, and for each iteration the record of its leaf and who won. From
these the visits and wins of any node after any iteration can be computed: see `totals`.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.hex.kernels.playouts import fill, red_wins, winning_cells

UNKNOWN, WON, LOST = 0, 1, 2
"""The proved result of a node, for the side that moved to it."""

SIZE, SIDE, ITERATIONS, USED, RECORDS, MAX_NODES = range(6)
"""Indices into `counters`: n, the side to move, iterations done, nodes used, records, the maximum number of nodes."""

RAVE, EXPLORATION, EXPAND_AT, BRIDGES, KNOWLEDGE, SEED = range(6)
"""Indices into `settings`.

How many visits RAVE outweighs (0: none), the weight of exploration, visits before a node gets children, whether
playouts save bridges, whether moves that win or defend at once are known, the seed.
"""

FIRST_PLAY_URGENCY = 0.55
"""The value of a child without any statistics (first-play urgency)."""

DONE, FULL = 0, 1
"""The results of `advance`: all iterations are done or the root is proved; or the columns must grow first."""


class MctsTree(NamedTuple):
    """The pool: of each node its move (a cell of the walled board), its children, its statistics, its record."""

    move: np.ndarray
    first: np.ndarray
    children: np.ndarray
    visits: np.ndarray
    wins: np.ndarray
    rave_visits: np.ndarray
    rave_wins: np.ndarray
    proof: np.ndarray
    record: np.ndarray


class MctsEvents(NamedTuple):
    """The recording: of each record its parent, move, proved result and its time; of each iteration leaf and winner."""

    parent: np.ndarray
    move: np.ndarray
    proof: np.ndarray
    proved: np.ndarray
    leaf: np.ndarray
    winner: np.ndarray


@kernel
def advance(iterations, root, counters, settings, tree, events):
    """Run at most `iterations` iterations from `root`, a walled board. Returns DONE or FULL.

    `counters`: int64, `settings`: float64, with the indices named above.
    """
    n, first_side = counters[SIZE], counters[SIDE]
    width = n + 2
    board = root.copy()
    stack, cells = np.zeros(width * width, np.int64), np.zeros(width * width, np.int64)
    seen = np.zeros(width * width, np.int8)
    path = np.zeros(n * n + 2, np.int64)
    capacity, max_rows, max_records = len(tree.move), len(events.leaf), len(events.parent)
    for _ in range(iterations):
        if tree.proof[0] != UNKNOWN:
            return DONE
        t = counters[ITERATIONS]
        needed_nodes = counters[USED] + 2 * n * n
        if (
            t >= max_rows
            or counters[RECORDS] + 1 >= max_records
            or (needed_nodes > capacity and capacity < counters[MAX_NODES])
        ):
            return FULL
        board[:] = root
        length, side = _descend(board, n, first_side, counters, settings, tree, path, cells, stack, seen, capacity)
        leaf = path[length]
        last = np.int64(tree.move[leaf])
        if tree.proof[leaf] != UNKNOWN:
            winner = 3 - side if tree.proof[leaf] == WON else side
            _update_path(winner, first_side, length, path, tree)
        else:
            fill(board, n, side, last, settings[BRIDGES] > 0, settings[SEED], t, cells)
            winner = 1 if red_wins(board, n, stack, seen) else 2
            _update_path(winner, first_side, length, path, tree)
            if settings[RAVE] > 0:
                _update_rave(winner, first_side, length, path, tree, board)
        _record_iteration(t, winner, length, path, counters, tree, events)
    return DONE


@kernel
def _descend(board, n, side, counters, settings, tree, path, cells, stack, seen, capacity):
    """Descend from the root to a leaf of the tree, playing the moves. Returns (its depth, the side to move there)."""
    node = length = 0
    path[0] = 0
    while tree.proof[node] == UNKNOWN:
        if tree.children[node] == 0:
            # The fuller the pool, the more visits a node needs before it gets children.
            needed = np.int64(settings[EXPAND_AT]) << (8 * counters[USED] // counters[MAX_NODES])
            if (tree.visits[node] >= needed or node == 0) and counters[USED] + n * n < capacity:
                _expand(board, n, side, node, counters, settings, tree, cells, stack, seen)
                if tree.proof[node] != UNKNOWN:
                    # The only child shows why the result is proved; the iteration ends there.
                    _back_up_proof(length, path, tree)
                    node = np.int64(tree.first[node])
                    length += 1
                    path[length] = node
                    board[tree.move[node]] = side
                    side = 3 - side
                    break
            if tree.children[node] == 0:
                break
        node = _select_child(node, settings, tree)
        board[tree.move[node]] = side
        side = 3 - side
        length += 1
        path[length] = node
    return length, side


@kernel
def _expand(board, n, side, node, counters, settings, tree, cells, stack, seen):
    """Give a node its children: a move that wins at once, or the only defence, else all empty cells."""
    width = n + 2
    first = counters[USED]
    urgent, proof = 0, UNKNOWN
    if settings[KNOWLEDGE] > 0:
        urgent = winning_cells(board, n, side, cells, stack, seen)
        if urgent > 0:
            proof = WON
        else:
            urgent = winning_cells(board, n, 3 - side, cells, stack, seen)
            proof = LOST if urgent > 1 else UNKNOWN
    k = first
    if urgent > 0:
        _make_node(k, cells[0], proof, tree)
        k += 1
    else:
        for i in range(width, width * (width - 1)):
            if board[i] == 0:
                _make_node(k, i, UNKNOWN, tree)
                k += 1
    tree.first[node] = first
    tree.children[node] = k - first
    counters[USED] = k
    if proof != UNKNOWN:
        tree.proof[node] = WON + LOST - proof


@kernel
def _make_node(node, move, proof, tree):
    tree.move[node] = move
    tree.first[node] = tree.children[node] = 0
    tree.visits[node] = tree.wins[node] = tree.rave_visits[node] = tree.rave_wins[node] = 0
    tree.proof[node] = proof
    tree.record[node] = -1


@kernel
def _select_child(node, settings, tree):
    """Return the child to visit: the first one with the maximum value; proved losses are skipped."""
    rave, exploration = settings[RAVE], settings[EXPLORATION]
    first, last = np.int64(tree.first[node]), np.int64(tree.first[node]) + np.int64(tree.children[node])
    logarithm = math.log(tree.visits[node] + 1.0)
    best, best_value = first, -1e9
    for k in range(first, last):
        if tree.proof[k] == LOST:
            continue
        visits, rave_visits = tree.visits[k], tree.rave_visits[k]
        if visits == 0 and rave_visits == 0:
            value = FIRST_PLAY_URGENCY
        else:
            mean = tree.wins[k] / visits if visits > 0 else 0.5
            rave_weight = 0.0
            value = mean
            if rave_visits > 0 and rave > 0:
                rave_weight = rave_visits / (rave_visits + visits + visits * rave_visits / rave)
                value = (1 - rave_weight) * mean + rave_weight * tree.rave_wins[k] / rave_visits
        value += exploration * math.sqrt(logarithm / (visits + 1.0))
        if value > best_value:
            best, best_value = k, value
    return best


@kernel
def _update_path(winner, side, length, path, tree):
    """Update the statistics of the nodes of the path: a visit each, and a win for the moves of the winner."""
    tree.visits[0] += 1
    for depth in range(1, length + 1):
        tree.visits[path[depth]] += 1
        if winner == side:
            tree.wins[path[depth]] += 1
        side = 3 - side


@kernel
def _update_rave(winner, side, length, path, tree, board):
    """Update the RAVE statistics of the children of the path's nodes, as if each final stone had been played first."""
    for depth in range(length):
        node = path[depth]
        first = np.int64(tree.first[node])
        won = 1.0 if winner == side else 0.0
        for k in range(first, first + np.int64(tree.children[node])):
            if board[tree.move[k]] == side:
                tree.rave_visits[k] += 1
                tree.rave_wins[k] += won
        side = 3 - side


@kernel
def _back_up_proof(length, path, tree):
    """Propagate the proved result of the last node of a path towards the root."""
    for depth in range(length, 0, -1):
        node, parent = path[depth], path[depth - 1]
        if tree.proof[node] == WON:
            tree.proof[parent] = LOST
            continue
        first = np.int64(tree.first[parent])
        for k in range(first, first + np.int64(tree.children[parent])):
            if tree.proof[k] != LOST:
                return
        tree.proof[parent] = WON


@kernel
def _record_iteration(t, winner, length, path, counters, tree, events):
    """Record iteration `t`, and the node that it was the first to visit."""
    n = counters[SIZE]
    width = n + 2
    for depth in range(1, length + 1):
        node = path[depth]
        if tree.record[node] < 0:
            number = counters[RECORDS]
            counters[RECORDS] = number + 1
            tree.record[node] = number
            events.parent[number] = tree.record[path[depth - 1]]
            move = np.int64(tree.move[node])
            # The recording stores cell + 1, because 0 is the root.
            events.move[number] = (move // width - 1) * n + move % width
    for depth in range(length, -1, -1):
        node = path[depth]
        if tree.proof[node] == UNKNOWN:
            break
        number = tree.record[node]
        if events.proof[number] == UNKNOWN:
            events.proof[number] = tree.proof[node]
            events.proved[number] = t + 1
    events.leaf[t] = tree.record[path[length]]
    events.winner[t] = winner
    counters[ITERATIONS] = t + 1


@kernel
def totals(iterations, records, events, visits, red):
    """Write how often each of the first `records` was visited within `iterations`, and how often red won then.

    `visits` and `red`: int32[records], zeros. A record's parent comes before it, so a single backward pass computes all
    sums.
    """
    for t in range(iterations):
        leaf = events.leaf[t]
        visits[leaf] += 1
        if events.winner[t] == 1:
            red[leaf] += 1
    for record in range(records - 1, 0, -1):
        parent = events.parent[record]
        visits[parent] += visits[record]
        red[parent] += red[record]
