"""The Hex board: its cells and their neighbours, and who has won."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from judges import naive_hex

from workbench.hex.board import (
    BLUE,
    EMPTY,
    RED,
    SYMBOLS,
    HexBoard,
    cell_named,
    edges,
    mirrored,
    name,
    neighbours,
)
from workbench.search.problem.messages import Fault

sizes = st.integers(3, 7)


def full(size: int, red: int, shuffled: random.Random) -> HexBoard:
    stones = [RED] * red + [BLUE] * (size * size - red)
    shuffled.shuffle(stones)
    return HexBoard(size, bytes(stones))


@pytest.mark.parametrize("size", [3, 4, 11, 19])
def test_neighbours_are_the_cells_that_touch(size: int) -> None:
    for cell, near in enumerate(neighbours(size)):
        here = divmod(cell, size)
        assert [*near] == [c for c in range(size * size) if naive_hex.touching(here, divmod(c, size))]


def test_cells_are_called_by_column_and_row() -> None:
    assert (name(11, 0), name(11, 10), name(11, 12), name(11, 120)) == ("a1", "k1", "b2", "k11")
    assert all(cell_named(19, name(19, cell)) == cell for cell in range(361))
    assert cell_named(5, " C4 ") == 17


@pytest.mark.parametrize("text", ["", "a", "4", "aa1", "a0", "f1", "a6", "a-1", "z99", "1a", "a1b", "é1", "a²"])
def test_what_is_no_cell_is_told_so(text: str) -> None:
    with pytest.raises(Fault):
        cell_named(5, text)


@pytest.mark.parametrize("size", [-1, 0, 2, 20, 10**9])
def test_a_board_has_three_to_nineteen_rows(size: int) -> None:
    with pytest.raises(Fault, match="hex-size"):
        HexBoard.empty(size)


def test_red_joins_top_and_bottom_and_blue_left_and_right() -> None:
    assert HexBoard.parse(".R./.R./.R.").winner == RED
    assert HexBoard.parse("R.B/BBR/RR.").winner == BLUE
    assert HexBoard.parse("R../RB./.BR").winner == EMPTY


def test_the_winning_chain_is_a_shortest_one_from_edge_to_edge() -> None:
    board = HexBoard.parse(". R R . / . R . . / R R R . / R B B B")

    assert [name(4, cell) for cell in board.winning_chain] == ["b1", "b2", "a3", "a4"]
    assert HexBoard.empty(4).winning_chain == ()


@given(sizes, st.randoms(use_true_random=False), st.floats(0, 1))
def test_exactly_one_side_wins_every_full_board(size: int, shuffled: random.Random, share: float) -> None:
    board = full(size, round(share * size * size), shuffled)

    assert sum(bool(board.chain(side)) for side in (RED, BLUE)) == 1
    assert SYMBOLS[board.winner] == naive_hex.winner(size, naive_hex.stones_of(str(board)))


@given(sizes, st.randoms(use_true_random=False))
def test_the_winner_is_the_brute_force_judges_after_every_move(size: int, shuffled: random.Random) -> None:
    board, order = HexBoard.empty(size), [*range(size * size)]
    shuffled.shuffle(order)
    for cell in order:
        assert board.legal() == tuple(sorted(set(range(size * size)) - set(board.history)))
        board = board.play(cell)
        assert SYMBOLS[board.winner] == naive_hex.winner(size, naive_hex.stones_of(str(board)))
        if board.winner:
            break
    assert board.legal() == ()
    first, second = edges(size, board.winner)
    chain = board.winning_chain
    assert chain[0] in first and chain[-1] in second
    assert all(board.stones[cell] == board.winner for cell in chain)
    assert all(there in neighbours(size)[here] for here, there in itertools.pairwise(chain))


@given(sizes, st.randoms(use_true_random=False))
def test_seen_from_the_other_side_the_other_side_has_won(size: int, shuffled: random.Random) -> None:
    board = full(size, size * size // 2, shuffled)

    assert board.transposed().winner == RED + BLUE - board.winner
    assert board.transposed().transposed() == board
    assert all(mirrored(size, mirrored(size, cell)) == cell for cell in range(size * size))


def test_a_position_never_changes() -> None:
    board = HexBoard.empty(3)
    after = board.play(4).play(0)

    assert str(board) == ".../.../..." and str(after) == "B../.R./..."
    assert (after.history, after.last, after.to_move) == ((4, 0), 0, RED)
    assert after.array.tolist() == [[2, 0, 0], [0, 1, 0], [0, 0, 0]] and after.array.dtype == np.int8
    with pytest.raises(ValueError, match="read-only"):
        after.array[0, 0] = 1
    with pytest.raises(Fault, match="hex-cell-taken"):
        after.play(4)
    with pytest.raises(Fault, match="hex-cell-outside"):
        after.play(9)


@pytest.mark.parametrize("text", ["", "...", "../..", ".../..x/...", "..../.../...", "/".join(["." * 20] * 20)])
def test_a_text_that_is_no_board_is_told_so(text: str) -> None:
    with pytest.raises(Fault):
        HexBoard.parse(text)


@given(sizes, st.randoms(use_true_random=False), st.integers(0, 9))
def test_a_board_is_read_back_from_its_text(size: int, shuffled: random.Random, moves: int) -> None:
    board = HexBoard.empty(size).played(shuffled.sample(range(size * size), moves))

    assert HexBoard.parse(str(board)).stones == board.stones
    assert HexBoard.parse(str(board)).to_move == board.to_move
