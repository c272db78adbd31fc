"""Two-distances, shortest connections and resistance agree with brute force."""

from __future__ import annotations

import heapq
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, beside

from workbench.hex.board import BLUE, EMPTY, RED, HexBoard, edges, other
from workbench.hex.evaluations import FAR, by_resistance, by_two_distance, resistance, shortest, two_distances

positions = st.builds(at_random, st.integers(3, 6), st.integers(0, 12).filter(lambda n: n < 9), st.integers(0, 10**6))
sides = st.sampled_from((RED, BLUE))


def ways(board: HexBoard, cell: int, side: int) -> set[int]:
    """Return the empty cells one move away from `cell`, across stones of `side`."""
    seen, waiting, found = {cell}, [cell], set[int]()
    while waiting:
        for near in beside(board.size, waiting.pop()):
            if near not in seen:
                seen.add(near)
                if board.stones[near] == side:
                    waiting.append(near)
                elif board.stones[near] == EMPTY:
                    found.add(near)
    return found


def at_edge(board: HexBoard, cell: int, side: int, edge: frozenset[int]) -> bool:
    """Return whether an empty cell is at an edge, directly or across stones of `side`."""
    seen, waiting = {cell}, [cell]
    while waiting:
        one = waiting.pop()
        if one in edge:
            return True
        fresh = [n for n in beside(board.size, one) if board.stones[n] == side and n not in seen]
        seen |= set(fresh)
        waiting += fresh
    return False


@given(positions, sides)
def test_the_two_distance_is_one_more_than_that_of_the_second_best_neighbour(board: HexBoard, side: int) -> None:
    found = two_distances(board, side)
    for edge, distance in zip(edges(board.size, side), (found.near, found.far), strict=True):
        literal = [1 if board.stones[c] == EMPTY and at_edge(board, c, side, edge) else FAR for c in range(board.cells)]
        for _ in range(board.cells):
            for cell in board.vacant:
                around = sorted(literal[near] for near in ways(board, cell, side))
                if len(around) > 1 and literal[cell] > 1:
                    literal[cell] = min(literal[cell], around[1] + 1)
        assert distance.tolist() == literal


@given(positions, sides)
def test_a_side_is_joined_where_its_two_distance_is_nought(board: HexBoard, side: int) -> None:
    found = two_distances(board, side)

    assert (found.value == 0) == bool(board.chain(side))
    if found.value:
        assert found.value == found.potential.min() or found.value >= FAR
        assert all(board.stones[cell] == EMPTY for cell in found.cells)


@given(positions, sides)
def test_the_shortest_connection_wants_as_many_stones_as_the_cheapest_way(board: HexBoard, side: int) -> None:
    first, second = edges(board.size, side)
    price = {cell: int(stone == EMPTY) for cell, stone in enumerate(board.stones) if stone != other(side)}
    queue = [(price[cell], cell) for cell in first if cell in price]
    cost: dict[int, int] = {}
    heapq.heapify(queue)
    while queue:
        paid, cell = heapq.heappop(queue)
        if cell not in cost:
            cost[cell] = paid
            for near in beside(board.size, cell):
                if near in price and near not in cost:
                    heapq.heappush(queue, (paid + price[near], near))
    cheapest = min((cost[cell] for cell in second if cell in cost), default=FAR)

    found = shortest(board, side)

    assert found.moves == cheapest
    if found.moves < FAR:
        assert {found.path[0], found.path[-1]} & first and {found.path[0], found.path[-1]} & second
        assert all(b in beside(board.size, a) for a, b in zip(found.path, found.path[1:], strict=False))
        assert sum(price[cell] for cell in found.path) == cheapest
        assert set(found.path) <= found.cells | found.stones


def test_a_straight_line_of_empty_cells_resists_by_its_length() -> None:
    board = HexBoard.parse("B.B/B.B/B.B", RED)

    assert resistance(board, RED) == pytest.approx(3)


def test_where_no_way_is_left_the_resistance_is_infinite() -> None:
    assert math.isinf(resistance(HexBoard.parse("R../R../R..", BLUE), BLUE))


def test_the_empty_board_is_as_good_for_either_side() -> None:
    board = HexBoard.empty(5)

    assert resistance(board, RED) == pytest.approx(resistance(board, BLUE))
    assert by_two_distance(board, RED) == by_two_distance(board, BLUE) == by_resistance(board, RED) == 0


@given(positions)
def test_what_is_good_for_one_side_is_as_bad_for_the_other(board: HexBoard) -> None:
    assert by_two_distance(board, RED) == -by_two_distance(board, BLUE)
    if not board.winner:
        assert abs(by_resistance(board, RED) + by_resistance(board, BLUE)) <= 1


@given(positions, sides)
def test_the_mirrored_position_looks_the_same_to_the_other_side(board: HexBoard, side: int) -> None:
    there = two_distances(board.transposed(), other(side))
    here = two_distances(board, side)

    assert here.value == there.value
    assert np.array_equal(here.near.reshape(board.size, -1), there.near.reshape(board.size, -1).T)
