"""The readable proof search agrees with brute force and with the compiled solver."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, holds, wins

from workbench.hex.board import HexBoard
from workbench.hex.compiled.solver import SolverRun
from workbench.hex.proving import Prover, ProvingRun
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status

positions = st.builds(at_random, st.integers(3, 4), st.integers(3, 8), st.integers(0, 10**6))


@settings(max_examples=30)
@given(positions)
def test_the_winner_is_that_of_brute_force_and_the_carrier_holds(board: HexBoard) -> None:
    assume(not board.winner and len(board.vacant) < 12)
    proof = Prover().prove(board)
    assert (proof.winner == board.to_move) == wins(board.size, board.stones, board.to_move)
    if proof.winner == board.to_move:
        assert proof.move in board.vacant and proof.move in proof.carrier
        after = board.play(proof.move)
        assert (not after.winner and not wins(after.size, after.stones, after.to_move)) or after.winner == proof.winner
    else:
        assert holds(board.size, board.stones, proof.winner, proof.carrier)


@pytest.mark.parametrize("size", [3, 4])
def test_first_moves_are_those_of_the_compiled_solver(size: int) -> None:
    readable, compiled = ProvingRun(HexBoard.empty(size)), SolverRun(HexBoard.empty(size))
    assert readable.advance(10**6) is Status.SOLVED
    while compiled.status is Status.RUNNING:
        compiled.advance(10**6)
    assert readable.wins == compiled.wins


def test_it_stops_at_its_limit_and_keeps_what_it_knows() -> None:
    run = ProvingRun(HexBoard.empty(4), Limits(None, 0.0))
    assert run.advance(5) is Status.LIMIT and run.limit == "seconds" and run.wins == {}
