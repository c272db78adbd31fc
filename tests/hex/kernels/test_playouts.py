"""Random playouts on the walled board: full boards, saved bridges, and the winner by the rules."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.hex.analysis import bridges, wins_now
from workbench.hex.board import BLUE, EMPTY, RED, HexBoard
from workbench.hex.kernels import playouts

sizes = st.integers(3, 7)


def walled(board: HexBoard) -> np.ndarray:
    return playouts.with_wall(np.frombuffer(board.stones, np.int8).copy(), board.size)


def inner(walled: np.ndarray, size: int) -> HexBoard:
    return HexBoard(size, walled.reshape(size + 2, size + 2)[1:-1, 1:-1].tobytes())


def place(board: HexBoard, cell: int) -> int:
    return (cell // board.size + 1) * (board.size + 2) + cell % board.size + 1


def position(size: int, share: float, seed: int) -> HexBoard:
    cells = list(range(size * size))
    random.Random(seed).shuffle(cells)
    return HexBoard.empty(size).played(cells[: int(share * size * size)])


@given(sizes, st.integers(0, 10**6))
def test_one_side_wins_every_full_board_and_it_is_the_one_that_the_rules_name(size: int, seed: int) -> None:
    board = position(size, 1, seed)
    room = np.zeros((size + 2) ** 2, np.int64), np.zeros((size + 2) ** 2, np.int8)

    assert bool(board.chain(RED)) != bool(board.chain(BLUE))
    assert bool(playouts.red_wins(walled(board), size, *room)) == (board.winner == RED)


@given(sizes, st.floats(0, 0.8), st.integers(0, 10**6), st.booleans())
def test_a_game_played_to_the_end_gives_each_side_its_share_of_the_empty_cells(
    size: int, share: float, seed: int, saving: bool
) -> None:
    board = position(size, share, seed)
    filled = walled(board)
    playouts.fill(filled, size, board.to_move, 0, saving, seed, 3, np.zeros(filled.size, np.int64))
    after = inner(filled, size)

    assert EMPTY not in after.stones
    assert all(b in (EMPTY, a) for a, b in zip(after.stones, board.stones, strict=True))
    assert after.stones.count(RED) - after.stones.count(BLUE) in (0, 1)
    again = walled(board)
    playouts.fill(again, size, board.to_move, 0, saving, seed, 3, np.zeros(again.size, np.int64))
    assert np.array_equal(filled, again)


def test_a_bridge_that_was_broken_into_is_saved() -> None:
    board = HexBoard.parse(". . . . ./. . . R ./. . B . ./. . R . ./. . . . .", RED)
    (broken,) = [bridge for bridge in bridges(board, RED) if bridge.edge is None]
    assert broken.save is not None
    last = next(iter(broken.carrier - {broken.save}))

    for iteration in range(20):
        filled = walled(board)
        playouts.fill(filled, 5, RED, place(board, last), True, 1, iteration, np.zeros(filled.size, np.int64))
        assert filled[place(board, broken.save)] == RED


@given(sizes, st.floats(0.2, 0.7), st.integers(0, 10**6), st.sampled_from((RED, BLUE)))
def test_the_cells_that_win_at_once_are_found(size: int, share: float, seed: int, side: int) -> None:
    board = position(size, share, seed)
    if board.winner:
        return
    flat = walled(board)
    found, stack, mark = np.zeros(flat.size, np.int64), np.zeros(flat.size, np.int64), np.zeros(flat.size, np.int8)
    count = playouts.winning_cells(flat, size, side, found, stack, mark)

    assert {*found[:count].tolist()} == {place(board, cell) for cell in wins_now(board, side)}
