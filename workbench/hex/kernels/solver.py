"""The exact solver of small boards: who wins, by which move, and the cells that the proof needs.

Depth first with a table. A position is decided at once if a chain of stones and links (two empty cells that two groups
share) leads from edge to edge. A move that fails leaves the carrier of the refutation: only moves within all these
carriers can be better, which is the must-play region. Dead cells, which matter to nobody, and captured ones, which
their owner holds by answering, are filled in before the search (Hayward, Björnsson, Johanson, Kan, Po and van
Rijswijck, *Solving 7×7 Hex with domination, fill-in, and virtual connections*, 2005).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.hex.kernels.bitboards import (
    ONE,
    ZERO,
    connected_to,
    lowest_bit,
    place,
    popcount,
    reversed_board,
    with_neighbours,
)
from workbench.hex.kernels.chains import LOST, UNDECIDED, WON, find_chains
from workbench.hex.kernels.inferior_cells import fill_in

DEPTH, STAGE, NODES, HITS, RESULT, RECORDS, FIRST = range(7)
"""Indices into `counts`.

Depth and stage of the search, positions visited, table hits, the result being returned; the records in the recording,
and the cell that led to the root position.
"""
SEARCHED, SEEN, KNOWN = 0, 1, 2
"""How a position was decided: by search, by a chain found at once, by the table."""
_ENTER, _NEXT, _RETURN, _DONE = range(4)
_RED, _BLUE, _MUST, _CARRIER, _KEY_RED, _KEY_BLUE, _CAPTURED_RED, _CAPTURED_BLUE = range(8)
"""Indices into a frame's masks."""
_SIDE, _COUNT, _AT, _TURNED, _NODE = range(5)
"""Indices into a frame's numbers."""
_UNREACHABLE = 99


class SolverTable(NamedTuple):
    """The table: of each entry both sides' stones, the carrier, and the result and side to move (0: empty)."""

    red: np.ndarray
    blue: np.ndarray
    carrier: np.ndarray
    result: np.ndarray


class SolverEvents(NamedTuple):
    """The columns of a recording; if empty, nothing is recorded. Record 0 is the position whose moves are searched.

    Of each position: parent, the move (cell + 1), the step at which it was decided, result for the side to move,
    grounds, the child that decided it, the must-play region as it was on entry, the carrier of the winner.
    """

    parent: np.ndarray
    move: np.ndarray
    left: np.ndarray
    result: np.ndarray
    grounds: np.ndarray
    best: np.ndarray
    must: np.ndarray
    carrier: np.ndarray


class Stack(NamedTuple):
    """The search stack: for each depth the masks and numbers with the indices above, and the moves in their order.

    And scratch: `liberties` uint64[64], `at` int64[256], `used`, `seen` uint64[256], `distances` int64[4, 64].
    """

    masks: np.ndarray
    numbers: np.ndarray
    moves: np.ndarray
    liberties: np.ndarray
    at: np.ndarray
    used: np.ndarray
    seen: np.ndarray
    distances: np.ndarray


@kernel
def two_distance(own, rival, edge, distance, near, geometry):
    """Write the two-distance of each empty cell from an edge into `distance`, int64[64]. `near`: uint64[64]."""
    empty = geometry.full & ~(own | rival)
    at_edge = edge & empty
    for cell in range(64):
        near[cell] = geometry.neighbours[cell] & empty
        distance[cell] = _UNREACHABLE
    remaining = own
    while remaining:
        group = connected_to(lowest_bit(remaining), own, geometry)
        remaining &= ~group
        around = with_neighbours(group, geometry) & empty
        if group & edge:
            at_edge |= around
        cells = around
        while cells:
            bit = lowest_bit(cells)
            cells &= ~bit
            near[place(bit)] |= around
    done = layer = at_edge
    depth = 1
    while layer:
        cells = layer
        while cells:
            bit = lowest_bit(cells)
            cells &= ~bit
            distance[place(bit)] = depth
        layer = ZERO
        cells = empty & ~done
        while cells:
            bit = lowest_bit(cells)
            cells &= ~bit
            reachable = near[place(bit)] & done & ~bit
            if reachable & (reachable - ONE):
                layer |= bit
        done |= layer
        depth += 1


@kernel
def _table_index(red, blue, size):
    h = red * np.uint64(0x9E3779B97F4A7C15)
    h ^= h >> np.uint64(29)
    h += blue * np.uint64(0xC2B2AE3D27D4EB4F)
    h ^= h >> np.uint64(32)
    h *= np.uint64(0xD6E8FEB86659FD93)
    return np.int64((h ^ (h >> np.uint64(31))) & np.uint64(size - 1))


@kernel
def _order_moves(frame, own, rival, side, must, geometry, stack):
    """Write the cells of `must` into the frame's moves, those nearest to all four edges first."""
    distances, near, scores, moves = stack.distances, stack.liberties, stack.at, stack.moves
    for edge in range(2):
        two_distance(own, rival, geometry.edges[side, edge], distances[edge], near, geometry)
        two_distance(rival, own, geometry.edges[1 - side, edge], distances[2 + edge], near, geometry)
    count, n = 0, np.int64(geometry.n)
    while must:
        bit = lowest_bit(must)
        must &= ~bit
        cell = place(bit)
        centre_distance = abs(2 * (cell // n) - (n - 1)) + abs(2 * (cell % n) - (n - 1))
        score = (
            distances[0, cell] + distances[1, cell] + distances[2, cell] + distances[3, cell]
        ) * 64 + centre_distance
        position = count
        while position > 0 and scores[position - 1] > score:
            scores[position], moves[frame, position] = scores[position - 1], moves[frame, position - 1]
            position -= 1
        scores[position], moves[frame, position] = score, cell
        count += 1
    stack.numbers[frame, _COUNT], stack.numbers[frame, _AT] = count, 0


@kernel
def advance(nodes, geometry, table, stack, counts, events):
    """Visit at most `nodes` positions. Returns (result, carrier) for the side to move; UNDECIDED if not finished.

    It pauses when the recording is full.

    The carrier is the winner's: it wins within these cells whatever happens outside.
    """
    depth, stage = counts[DEPTH], counts[STAGE]
    result, carrier = counts[RESULT], stack.masks[0, _CARRIER]
    while stage != _DONE:
        if stage == _ENTER:
            if nodes == 0 or (len(events.parent) and counts[RECORDS] >= len(events.parent)):
                break
            nodes -= 1
            counts[NODES] += 1
            hits = counts[HITS]
            result, carrier = _enter(depth, geometry, table, stack, counts)
            _record_entry(depth, stack, counts, events)
            if result == UNDECIDED:
                stage = _NEXT
            else:
                _record_result(depth, result, carrier, SEEN if hits == counts[HITS] else KNOWN, stack, counts, events)
                stage = _RETURN
        elif stage == _NEXT:
            if _descend(depth, stack):
                depth += 1
                stage = _ENTER
            else:
                result, carrier = LOST, stack.masks[depth, _CARRIER]
                _store(depth, result, carrier, geometry, table, stack)
                carrier |= _captured(depth, result, stack)
                _record_result(depth, result, carrier, SEARCHED, stack, counts, events)
                stage = _RETURN
        elif depth == 0:
            stack.masks[0, _CARRIER] = carrier
            stage = _DONE
        else:
            depth -= 1
            bit = ONE << np.uint64(stack.moves[depth, stack.numbers[depth, _AT] - 1])
            if result == LOST:
                result, carrier = WON, carrier | bit
                _store(depth, result, carrier, geometry, table, stack)
                carrier |= _captured(depth, result, stack)
                _record_result(depth, result, carrier, SEARCHED, stack, counts, events)
            else:
                stack.masks[depth, _CARRIER] |= carrier
                stack.masks[depth, _MUST] &= carrier & ~bit
                stage = _NEXT
    counts[DEPTH], counts[STAGE], counts[RESULT] = depth, stage, result
    return (result if stage == _DONE else UNDECIDED), carrier


@kernel
def _record_entry(depth, stack, counts, events):
    """Record that a position is entered."""
    if len(events.parent) == 0:
        return
    node = counts[RECORDS]
    counts[RECORDS] = node + 1
    stack.numbers[depth, _NODE] = node
    if depth == 0:
        events.parent[node], events.move[node] = 0, counts[FIRST] + 1
    else:
        events.parent[node] = stack.numbers[depth - 1, _NODE]
        events.move[node] = stack.moves[depth - 1, stack.numbers[depth - 1, _AT] - 1] + 1
    events.must[node] = stack.masks[depth, _MUST]


@kernel
def _record_result(depth, result, carrier, grounds, stack, counts, events):
    """Record that a position is decided; if its side to move has won, the last child decided it."""
    if len(events.parent) == 0:
        return
    node = stack.numbers[depth, _NODE]
    events.left[node], events.result[node], events.grounds[node] = counts[RECORDS], result, grounds
    events.carrier[node] = carrier
    if grounds == SEARCHED and result == WON:
        events.best[node] = stack.numbers[depth + 1, _NODE]


@kernel
def _enter(depth, geometry, table, stack, counts):
    """Look for the position in the table, then for chains; if neither decides it, prepare its frame for the search."""
    masks, numbers = stack.masks, stack.numbers
    side = numbers[depth, _SIDE]
    red, blue, captured_red, captured_blue = fill_in(masks[depth, _RED], masks[depth, _BLUE], geometry)
    masks[depth, _RED], masks[depth, _BLUE] = red, blue
    masks[depth, _CAPTURED_RED], masks[depth, _CAPTURED_BLUE] = captured_red, captured_blue
    cells = np.int64(geometry.n * geometry.n)
    turned_red, turned_blue = reversed_board(red, cells), reversed_board(blue, cells)
    turned = turned_red < red or (turned_red == red and turned_blue < blue)
    key_red, key_blue = (turned_red, turned_blue) if turned else (red, blue)
    masks[depth, _KEY_RED], masks[depth, _KEY_BLUE], numbers[depth, _TURNED] = key_red, key_blue, turned
    slot = _table_index(key_red, key_blue, len(table.red))
    for entry in (slot, slot ^ 1):
        entry_value = np.int64(table.result[entry])
        if (
            entry_value
            and (entry_value - 1) >> 1 == side
            and table.red[entry] == key_red
            and table.blue[entry] == key_blue
        ):
            counts[HITS] += 1
            carrier = table.carrier[entry]
            carrier = reversed_board(carrier, cells) if turned else carrier
            return (entry_value - 1) & 1, carrier | _captured(depth, (entry_value - 1) & 1, stack)
    own, rival = (red, blue) if side == 0 else (blue, red)
    result, carrier, must = find_chains(own, rival, side, geometry, stack)
    if result == UNDECIDED:
        masks[depth, _MUST], masks[depth, _CARRIER] = must, carrier
        _order_moves(depth, own, rival, side, must, geometry, stack)
    else:
        _store(depth, result, carrier, geometry, table, stack)
        carrier |= _captured(depth, result, stack)
    return result, carrier


@kernel
def _captured(depth, result, stack):
    """Return the captured cells that the winner's proof needs."""
    red = (result == WON) == (stack.numbers[depth, _SIDE] == 0)
    return stack.masks[depth, _CAPTURED_RED if red else _CAPTURED_BLUE]


@kernel
def _descend(depth, stack):
    """Play the next move in the must-play region; return whether there is one."""
    masks, numbers = stack.masks, stack.numbers
    while numbers[depth, _AT] < numbers[depth, _COUNT]:
        bit = ONE << np.uint64(stack.moves[depth, numbers[depth, _AT]])
        numbers[depth, _AT] += 1
        if masks[depth, _MUST] & bit:
            side = numbers[depth, _SIDE]
            masks[depth + 1, _RED] = masks[depth, _RED] | (bit if side == 0 else ZERO)
            masks[depth + 1, _BLUE] = masks[depth, _BLUE] | (bit if side == 1 else ZERO)
            numbers[depth + 1, _SIDE] = 1 - side
            return True
    return False


@kernel
def _store(depth, result, carrier, geometry, table, stack):
    """Store a decided position in the table: the even slot of each pair keeps the one that took more work to decide."""
    masks, numbers = stack.masks, stack.numbers
    key_red, key_blue = masks[depth, _KEY_RED], masks[depth, _KEY_BLUE]
    slot = _table_index(key_red, key_blue, len(table.red)) & ~1
    if table.result[slot] and popcount(table.red[slot] | table.blue[slot]) < popcount(key_red | key_blue):
        slot ^= 1
    cells = np.int64(geometry.n * geometry.n)
    table.red[slot], table.blue[slot] = key_red, key_blue
    table.carrier[slot] = reversed_board(carrier, cells) if numbers[depth, _TURNED] else carrier
    table.result[slot] = 1 + result + 2 * numbers[depth, _SIDE]
