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
    bits,
    grown,
    lowest,
    place,
    reversed_board,
    ring_code,
    spread,
)

LOST, WON, UNDECIDED = 0, 1, 2
DEPTH, STAGE, NODES, HITS, RESULT, RECORDS, FIRST = range(7)
"""Indices into `counts`.

Depth and stage of the search, positions visited, table hits, the result being returned; the records in the recording,
and the cell that led to the root position.
"""
SEARCHED, SEEN, KNOWN = 0, 1, 2
"""How a position was decided: by search, by a chain found at once, by the table."""
_ENTER, _NEXT, _RETURN, _DONE = range(4)
_RED, _BLUE, _MUST, _CARRIER, _KEY_RED, _KEY_BLUE, _TAKEN_RED, _TAKEN_BLUE = range(8)
"""Indices into a frame's masks."""
_SIDE, _COUNT, _AT, _TURNED, _NODE = range(5)
"""Indices into a frame's numbers."""
_PATIENCE = 60
_MIN_STONES = 4
"""A dead cell has at least this many stones or pieces of wall around it."""
_FAR = 99


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
def chain(own, rival, side, plan, stack):
    """Return (found, carrier) of a chain by which the stones `own` win even if the rival moves next."""
    liberties, at, used, seen = stack.liberties, stack.at, stack.used, stack.seen
    empty = plan.full & ~(own | rival)
    first, second = plan.edges[side, 0], plan.edges[side, 1]
    near = grown(own & first, own, plan)
    far = grown(own & second, own, plan)
    if near & far:
        return True, ZERO
    liberties[0] = (spread(near, plan) | first) & empty
    liberties[1] = (spread(far, plan) | second) & empty
    nodes = 2
    left = own & ~(near | far)
    while left:
        group = grown(lowest(left), own, plan)
        left &= ~group
        liberties[nodes] = spread(group, plan) & empty
        nodes += 1
    top, at[0], used[0], seen[0] = 1, 0, ZERO, ONE
    for _ in range(_PATIENCE):
        if top == 0:
            break
        top -= 1
        here, taken, known = at[top], used[top], seen[top]
        for node in range(nodes - 1, 0, -1):
            if known >> np.uint64(node) & ONE:
                continue
            common = liberties[here] & liberties[node] & ~taken
            one = lowest(common)
            two = lowest(common & ~one)
            if two == ZERO:
                continue
            if node == 1:
                return True, taken | one | two
            if top < 255:
                at[top], used[top], seen[top] = node, taken | one | two, known | (ONE << np.uint64(node))
                top += 1
    return False, ZERO


@kernel
def two_distance(own, rival, edge, distance, near, plan):
    """Write the two-distance of each empty cell from an edge into `distance`, int64[64]. `near`: uint64[64]."""
    empty = plan.full & ~(own | rival)
    at_edge = edge & empty
    for cell in range(64):
        near[cell] = plan.neighbours[cell] & empty
        distance[cell] = _FAR
    left = own
    while left:
        group = grown(lowest(left), own, plan)
        left &= ~group
        around = spread(group, plan) & empty
        if group & edge:
            at_edge |= around
        cells = around
        while cells:
            bit = lowest(cells)
            cells &= ~bit
            near[place(bit)] |= around
    done = layer = at_edge
    depth = 1
    while layer:
        cells = layer
        while cells:
            bit = lowest(cells)
            cells &= ~bit
            distance[place(bit)] = depth
        layer = ZERO
        cells = empty & ~done
        while cells:
            bit = lowest(cells)
            cells &= ~bit
            ways = near[place(bit)] & done & ~bit
            if ways & (ways - ONE):
                layer |= bit
        done |= layer
        depth += 1


@kernel
def _dead(cell, red, blue, plan):
    return plan.dead[ring_code(cell, red, blue, plan)]


@kernel
def filled_in(red, blue, plan):
    """Return (red, blue, captured by red, by blue): the stones, with cells filled in that need not be played.

    Dead cells become red. Two cells are captured by a side if each is dead once that side has the other: it answers the
    one with the other. Captured cells are among the stones, and part of what their owner's proof needs.
    """
    taken_red = taken_blue = ZERO
    changed = True
    while changed:
        changed = False
        cells = plan.full & ~(red | blue)
        while cells:
            bit = lowest(cells)
            cells &= ~bit
            cell = place(bit)
            stones = bits(plan.neighbours[cell] & (red | blue)) + plan.walls[cell]
            if stones < _MIN_STONES - 1:
                continue
            if stones >= _MIN_STONES and _dead(cell, red, blue, plan):
                red |= bit
                changed = True
                continue
            beside = plan.neighbours[cell] & cells
            while beside:
                other = lowest(beside)
                beside &= ~other
                near = place(other)
                if bits(plan.neighbours[near] & (red | blue)) + plan.walls[near] < _MIN_STONES - 1:
                    continue
                both = bit | other
                if _dead(cell, red | other, blue, plan) and _dead(near, red | bit, blue, plan):
                    red |= both
                    taken_red |= both
                elif _dead(cell, red, blue | other, plan) and _dead(near, red, blue | bit, plan):
                    blue |= both
                    taken_blue |= both
                else:
                    continue
                cells &= ~other
                changed = True
                break
    return red, blue, taken_red, taken_blue


@kernel
def _slot(red, blue, size):
    h = red * np.uint64(0x9E3779B97F4A7C15)
    h ^= h >> np.uint64(29)
    h += blue * np.uint64(0xC2B2AE3D27D4EB4F)
    h ^= h >> np.uint64(32)
    h *= np.uint64(0xD6E8FEB86659FD93)
    return np.int64((h ^ (h >> np.uint64(31))) & np.uint64(size - 1))


@kernel
def _ordered(frame, own, rival, side, must, plan, stack):
    """Write the cells of `must` into the frame's moves, those nearest to all four edges first."""
    distances, near, scores, moves = stack.distances, stack.liberties, stack.at, stack.moves
    for edge in range(2):
        two_distance(own, rival, plan.edges[side, edge], distances[edge], near, plan)
        two_distance(rival, own, plan.edges[1 - side, edge], distances[2 + edge], near, plan)
    count, n = 0, np.int64(plan.n)
    while must:
        bit = lowest(must)
        must &= ~bit
        cell = place(bit)
        off = abs(2 * (cell // n) - (n - 1)) + abs(2 * (cell % n) - (n - 1))
        score = (distances[0, cell] + distances[1, cell] + distances[2, cell] + distances[3, cell]) * 64 + off
        at = count
        while at > 0 and scores[at - 1] > score:
            scores[at], moves[frame, at] = scores[at - 1], moves[frame, at - 1]
            at -= 1
        scores[at], moves[frame, at] = score, cell
        count += 1
    stack.numbers[frame, _COUNT], stack.numbers[frame, _AT] = count, 0


@kernel
def advance(nodes, plan, table, stack, counts, film):
    """Visit at most `nodes` positions. Returns (result, carrier) for the side to move; UNDECIDED if not finished.

    It pauses when the recording is full.

    The carrier is the winner's: it wins within these cells whatever happens outside.
    """
    depth, stage = counts[DEPTH], counts[STAGE]
    result, carrier = counts[RESULT], stack.masks[0, _CARRIER]
    while stage != _DONE:
        if stage == _ENTER:
            if nodes == 0 or (len(film.parent) and counts[RECORDS] >= len(film.parent)):
                break
            nodes -= 1
            counts[NODES] += 1
            hits = counts[HITS]
            result, carrier = _entered(depth, plan, table, stack, counts)
            _filmed(depth, stack, counts, film)
            if result == UNDECIDED:
                stage = _NEXT
            else:
                _noted(depth, result, carrier, SEEN if hits == counts[HITS] else KNOWN, stack, counts, film)
                stage = _RETURN
        elif stage == _NEXT:
            if _descended(depth, stack):
                depth += 1
                stage = _ENTER
            else:
                result, carrier = LOST, stack.masks[depth, _CARRIER]
                _kept(depth, result, carrier, plan, table, stack)
                carrier |= _taken(depth, result, stack)
                _noted(depth, result, carrier, SEARCHED, stack, counts, film)
                stage = _RETURN
        elif depth == 0:
            stack.masks[0, _CARRIER] = carrier
            stage = _DONE
        else:
            depth -= 1
            bit = ONE << np.uint64(stack.moves[depth, stack.numbers[depth, _AT] - 1])
            if result == LOST:
                result, carrier = WON, carrier | bit
                _kept(depth, result, carrier, plan, table, stack)
                carrier |= _taken(depth, result, stack)
                _noted(depth, result, carrier, SEARCHED, stack, counts, film)
            else:
                stack.masks[depth, _CARRIER] |= carrier
                stack.masks[depth, _MUST] &= carrier & ~bit
                stage = _NEXT
    counts[DEPTH], counts[STAGE], counts[RESULT] = depth, stage, result
    return (result if stage == _DONE else UNDECIDED), carrier


@kernel
def _filmed(depth, stack, counts, film):
    """Record that a position is entered."""
    if len(film.parent) == 0:
        return
    node = counts[RECORDS]
    counts[RECORDS] = node + 1
    stack.numbers[depth, _NODE] = node
    if depth == 0:
        film.parent[node], film.move[node] = 0, counts[FIRST] + 1
    else:
        film.parent[node] = stack.numbers[depth - 1, _NODE]
        film.move[node] = stack.moves[depth - 1, stack.numbers[depth - 1, _AT] - 1] + 1
    film.must[node] = stack.masks[depth, _MUST]


@kernel
def _noted(depth, result, carrier, grounds, stack, counts, film):
    """Record that a position is decided; if its side to move has won, the last child decided it."""
    if len(film.parent) == 0:
        return
    node = stack.numbers[depth, _NODE]
    film.left[node], film.result[node], film.grounds[node] = counts[RECORDS], result, grounds
    film.carrier[node] = carrier
    if grounds == SEARCHED and result == WON:
        film.best[node] = stack.numbers[depth + 1, _NODE]


@kernel
def _entered(depth, plan, table, stack, counts):
    """Look for the position in the table, then for chains; if neither decides it, prepare its frame for the search."""
    masks, numbers = stack.masks, stack.numbers
    side = numbers[depth, _SIDE]
    red, blue, taken_red, taken_blue = filled_in(masks[depth, _RED], masks[depth, _BLUE], plan)
    masks[depth, _RED], masks[depth, _BLUE] = red, blue
    masks[depth, _TAKEN_RED], masks[depth, _TAKEN_BLUE] = taken_red, taken_blue
    cells = np.int64(plan.n * plan.n)
    turned_red, turned_blue = reversed_board(red, cells), reversed_board(blue, cells)
    turned = turned_red < red or (turned_red == red and turned_blue < blue)
    key_red, key_blue = (turned_red, turned_blue) if turned else (red, blue)
    masks[depth, _KEY_RED], masks[depth, _KEY_BLUE], numbers[depth, _TURNED] = key_red, key_blue, turned
    slot = _slot(key_red, key_blue, len(table.red))
    for entry in (slot, slot ^ 1):
        known = np.int64(table.result[entry])
        if known and (known - 1) >> 1 == side and table.red[entry] == key_red and table.blue[entry] == key_blue:
            counts[HITS] += 1
            carrier = table.carrier[entry]
            carrier = reversed_board(carrier, cells) if turned else carrier
            return (known - 1) & 1, carrier | _taken(depth, (known - 1) & 1, stack)
    own, rival = (red, blue) if side == 0 else (blue, red)
    result, carrier, must = _seen(own, rival, side, plan, stack)
    if result == UNDECIDED:
        masks[depth, _MUST], masks[depth, _CARRIER] = must, carrier
        _ordered(depth, own, rival, side, must, plan, stack)
    else:
        _kept(depth, result, carrier, plan, table, stack)
        carrier |= _taken(depth, result, stack)
    return result, carrier


@kernel
def _taken(depth, result, stack):
    """Return the captured cells that the winner's proof needs."""
    red = (result == WON) == (stack.numbers[depth, _SIDE] == 0)
    return stack.masks[depth, _TAKEN_RED if red else _TAKEN_BLUE]


@kernel
def _seen(own, rival, side, plan, stack):
    """Return (result, carrier, must-play region) as far as chains decide them."""
    must = plan.full & ~(own | rival)
    found, carrier = chain(rival, own, 1 - side, plan, stack)
    if found:
        return LOST, carrier, must
    found, carrier = chain(own, rival, side, plan, stack)
    if found:
        return WON, carrier, must
    left = must
    while left:
        bit = lowest(left)
        left &= ~bit
        found, way = chain(own | bit, rival, side, plan, stack)
        if found:
            return WON, way | bit, must
    left = must
    while left:
        bit = lowest(left)
        left &= ~bit
        found, way = chain(rival | bit, own, 1 - side, plan, stack)
        if found and must & ~(way | bit):
            must &= way | bit
            carrier |= way | bit
            if must == ZERO:
                return LOST, carrier, must
    return UNDECIDED, carrier, must


@kernel
def _descended(depth, stack):
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
def _kept(depth, result, carrier, plan, table, stack):
    """Store a decided position in the table: the even slot of each pair keeps the one that took more work to decide."""
    masks, numbers = stack.masks, stack.numbers
    key_red, key_blue = masks[depth, _KEY_RED], masks[depth, _KEY_BLUE]
    slot = _slot(key_red, key_blue, len(table.red)) & ~1
    if table.result[slot] and bits(table.red[slot] | table.blue[slot]) < bits(key_red | key_blue):
        slot ^= 1
    cells = np.int64(plan.n * plan.n)
    table.red[slot], table.blue[slot] = key_red, key_blue
    table.carrier[slot] = reversed_board(carrier, cells) if numbers[depth, _TURNED] else carrier
    table.result[slot] = 1 + result + 2 * numbers[depth, _SIDE]
