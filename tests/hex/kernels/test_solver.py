"""The exact solver: its verdicts agree with minimax, its proofs hold, its openings are the published ones."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, holds, joined, wins
from support.examples import at_most
from support.paths import GOLDEN

from workbench.hex.board import BLUE, RED, HexBoard, cell_named, mirrored, name, other
from workbench.hex.compiled.solver import SolverRun
from workbench.hex.kernels import bitboards
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status

OPENINGS = GOLDEN / "hex" / "openings.txt"
few = st.builds(at_random, st.sampled_from((3, 4)), st.integers(0, 10), st.integers(0, 10**6))


def published(size: int) -> list[str]:
    """Return the winning openings of the golden file, in its order."""
    part = OPENINGS.read_text(encoding="utf-8").split(f"size {size}:")[1]
    found = re.search("winning: (.*)", part)
    assert found is not None
    return found[1].split()


def solved(board: HexBoard) -> SolverRun:
    run = SolverRun(board)
    assert run.advance(10**9) is Status.SOLVED
    return run


@settings(max_examples=at_most(30))
@given(few)
def test_the_verdict_on_every_move_is_that_of_plain_minimax_and_its_proof_holds(board: HexBoard) -> None:
    assume(not board.winner and (board.size == 3 or board.stones.count(0) < 11))
    run = solved(board)

    assert run.wins.keys() == set(board.vacant)
    for cell, won in run.wins.items():
        after = board.play(cell)
        if joined(board.size, after.stones, board.to_move):
            assert won
            continue
        assert won == (not wins(board.size, after.stones, after.to_move))
        if won:
            assert holds(board.size, after.stones, board.to_move, run.carriers[cell])
        else:
            reserve = set(board.vacant) - run.carriers[cell] - {cell}
            stones = bytearray(after.stones)
            for outside in reserve:
                stones[outside] = board.to_move
            assert not joined(board.size, bytes(stones), board.to_move)
            assert joined(board.size, after.stones, other(board.to_move)) or wins(
                board.size, bytes(stones), other(board.to_move)
            )


@pytest.mark.parametrize("size", [3, 4, pytest.param(5, marks=pytest.mark.compiled)])
@pytest.mark.parametrize("side", [RED, BLUE])
def test_the_openings_that_win_are_the_published_ones(size: int, side: int) -> None:
    run = solved(HexBoard.empty(size, side))
    won = {cell if side == RED else mirrored(size, cell) for cell, wins in run.wins.items() if wins}

    assert [name(size, cell) for cell in sorted(won)] == published(size)
    assert run.wins.get(run.winning)


def test_a_solver_goes_on_where_it_left_off() -> None:
    slow = SolverRun(HexBoard.empty(4))
    for _ in range(10_000):
        if slow.advance(1) is Status.SOLVED:
            break
    fast = solved(HexBoard.empty(4))

    assert slow.wins == fast.wins and slow.carriers == fast.carriers and slow.positions == fast.positions
    assert fast.progress == 1


def test_large_boards_and_games_that_are_over_are_refused() -> None:
    with pytest.raises(Fault, match="hex-solve-large"):
        SolverRun(HexBoard.empty(9))
    with pytest.raises(Fault, match="hex-over"):
        SolverRun(HexBoard.parse("R.B/R.B/R.."))


@given(st.integers(3, 8), st.integers(0, 10**6))
def test_small_boards_as_numbers_say_what_the_board_says(size: int, seed: int) -> None:
    board = at_random(size, size * size * 2 // 3, seed)
    plan = bitboards.plan(size)
    red, blue = (np.uint64(sum(1 << c for c, stone in enumerate(board.stones) if stone == s)) for s in (RED, BLUE))

    assert bool(bitboards.joins_edges(red, 0, plan)) == bool(board.chain(RED))
    assert bool(bitboards.joins_edges(blue, 1, plan)) == bool(board.chain(BLUE))
    assert bitboards.popcount(red) == board.stones.count(RED)
    turned = int(bitboards.reversed_board(red, size * size))
    assert turned == sum(1 << (size * size - 1 - c) for c, stone in enumerate(board.stones) if stone == RED)


def test_a_cell_in_a_corner_of_its_own_is_dead() -> None:
    """a1 of a 3×3 board touches a2, b1 and both walls: if both neighbours are red, it joins nothing."""
    plan = bitboards.plan(3)
    red = sum(1 << cell_named(3, cell) for cell in ("b1", "a2"))

    assert plan.dead[bitboards.ring_code(0, np.uint64(red), np.uint64(0), plan)]
    assert not plan.dead[bitboards.ring_code(4, np.uint64(0), np.uint64(0), plan)]
