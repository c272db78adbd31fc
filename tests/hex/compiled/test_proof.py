"""Proof search: its recording agrees with brute force on every position."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, holds, wins
from support.examples import at_most

from workbench.hex.board import HexBoard, other
from workbench.hex.compiled import proof
from workbench.hex.compiled.solver import SolverRun
from workbench.hex.searches import best_move
from workbench.hex.verdict import LOSS, WIN
from workbench.hex.verdicts import all_moves_lose, verdicts
from workbench.search.explaining import games
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.recording.proof_tree import Grounds

positions = st.builds(at_random, st.integers(3, 4), st.integers(3, 8), st.integers(0, 10**6))


@settings(max_examples=at_most(15))
@given(positions, st.data())
def test_every_record_says_who_wins_there_and_by_which_cells(board: HexBoard, data: st.DataObject) -> None:
    assume(not board.winner and len(board.vacant) < 12)
    run = proof.start(board)
    assert run.advance(10**6) is Status.SOLVED
    recording = run.recording
    assert isinstance(recording, proof.HexProofTree)
    end = recording.at(recording.length)
    for number in data.draw(st.lists(st.integers(0, recording.length - 1), min_size=1, max_size=30)):
        state = recording.state(number)
        truth = not state.winner and wins(state.size, state.stones, state.to_move)
        assert end.wins(number) == truth
        winner = state.to_move if truth else other(state.to_move)
        if number and not truth:
            assert holds(state.size, state.stones, winner, end.carrier(number))
        if end.grounds(number) is Grounds.SEARCHED and truth and number:
            best = end.best_first(number)[0]
            assert end.wins(best) is False


@settings(max_examples=at_most(15))
@given(positions)
def test_all_moves_are_told_proved_and_as_the_solver_has_them(board: HexBoard) -> None:
    assume(not board.winner)
    run, solver = proof.start(board), SolverRun(board)
    run.advance(10**7)
    solver.advance(10**7)
    found = verdicts(run)

    assert {one.cell: one.proved == WIN for one in found} == solver.wins
    assert best_move(run) == found[0].cell
    assert all_moves_lose(found, board) == (not any(solver.wins.values())) == (found[0].proved == LOSS)


def test_a_moment_in_between_tells_only_what_was_known_by_then() -> None:
    run = proof.start(HexBoard.empty(4))
    run.advance(10**6)
    recording = run.recording
    for t in range(recording.length + 1):
        moment = recording.at(t)
        assert not any(moment.done(number) for number in range(t, min(t + 3, recording.length)))
        assert all(child < t for child in moment.best_first(0))
        assert games.steps(moment)


def test_a_search_without_room_ends_at_its_limit_and_one_can_go_on_in_slices() -> None:
    run = proof.start(HexBoard.empty(5), room=700)
    assert run.advance(10_000) is Status.LIMIT
    assert run.recording.stopped_at == run.steps == 700
    whole, pieces = proof.start(HexBoard.empty(4)), proof.start(HexBoard.empty(4))
    whole.advance(10**6)
    while pieces.status is Status.RUNNING:
        pieces.advance(37)
    assert pieces.steps == whole.steps
    columns = [run.recording.published.nodes for run in (whole, pieces)]
    for name in columns[0]:
        assert (columns[0][name][: whole.steps] == columns[1][name][: whole.steps]).all(), name


def test_large_boards_are_refused() -> None:
    with pytest.raises(Fault, match="hex-solve-large"):
        proof.start(HexBoard.empty(9)).advance(1)
