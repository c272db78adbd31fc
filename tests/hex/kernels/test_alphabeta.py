"""Compiled alpha-beta in Hex: its estimates and all of its nodes equal the textbook version's."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, wins
from support.examples import at_most

from workbench.hex import evaluations
from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.compiled import alphabeta as compiled
from workbench.hex.game import HexGame
from workbench.hex.kernels import estimates
from workbench.hex.searches import SEARCHES, best_move, start
from workbench.hex.verdict import LOSS, WIN
from workbench.hex.verdicts import verdicts
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.problem.status import Status
from workbench.search.recording.cutoff_tree import CutoffMoment, CutoffTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch

COLUMNS = ("parent", "move", "alpha", "beta", "ply", "left", "value", "fate", "best")
positions = st.builds(at_random, st.integers(3, 7), st.integers(0, 9), st.integers(0, 10**6))


@given(positions, st.sampled_from((RED, BLUE)))
def test_the_compiled_estimates_are_those_of_the_textbook(board: HexBoard, side: int) -> None:
    assume(not board.winner)
    n, cells = board.size, board.cells
    stones, beside = np.frombuffer(board.stones, np.int8).copy(), estimates.neighbour_table(n)
    distances, room = np.zeros((2, cells), np.int64), np.zeros((8, 6 * cells + 1), np.int64)
    found = estimates.by_two_distance(stones, n, side, beside, distances, room)
    estimates.two_distances(stones, n, side, beside, distances, room)
    literal = evaluations.two_distances(board, side)
    band, volts = np.zeros((cells, n + 1)), np.zeros(cells)

    assert found == evaluations.by_two_distance(board, side)
    assert np.array_equal(distances, [literal.near, literal.far])
    assert estimates.resistance(stones, n, side, beside, band, volts) == pytest.approx(
        evaluations.resistance(board, side), rel=1e-6
    )
    ours = estimates.by_resistance(stones, n, side, beside, band, volts)
    assert abs(ours - evaluations.by_resistance(board, side)) <= 1


@settings(max_examples=at_most(15))
@given(st.builds(at_random, st.integers(3, 4), st.integers(0, 9), st.integers(0, 10**6)), st.sampled_from((RED, BLUE)))
def test_textbook_and_compiled_engine_enter_the_same_nodes(board: HexBoard, side: int) -> None:
    board = HexBoard(board.size, board.stones, side)
    assume(not board.winner)
    depth = 3 if board.size == 4 else 9
    game = HexGame(board)
    slow: CutoffTree[HexBoard] = CutoffTree(game)
    search = alphabeta(game, lambda state: evaluations.by_two_distance(state, state.to_move), slow, depth)
    textbook = GameRun(slow, TextbookGameSearch(search))
    textbook.advance(3000)
    fast = compiled.start(board, depth=depth)
    fast.advance(3000)

    records = slow.published.records, fast.recording.published.records
    count = min(records)
    assert count > 2900 or (textbook.status is fast.status and records == (count, count))
    labels = [[one.label(number) for number in range(count)] for one in (slow, fast.recording)]
    assert labels[0] == labels[1]
    for column in (name for name in COLUMNS if name != "move"):
        if textbook.status is not Status.RUNNING:
            ours, theirs = slow.published.nodes[column][:count], fast.recording.published.nodes[column][:count]
            assert np.array_equal(ours, theirs), column


@settings(max_examples=at_most(20))
@given(st.builds(at_random, st.just(4), st.integers(7, 9), st.integers(0, 10**6)))
def test_searched_to_the_end_it_knows_who_wins(board: HexBoard) -> None:
    assume(not board.winner)
    run = compiled.start(board, "resistance")
    run.advance(10**7)
    moment = run.recording.at(run.recording.length)
    assert isinstance(moment, CutoffMoment)
    value = moment.value(moment.round[1])

    assert run.status is Status.SOLVED and value is not None
    assert (value > 0) == wins(4, board.stones, board.to_move)
    assert verdicts(run)[0].proved == (WIN if value > 0 else LOSS)
    assert verdicts(run)[0].cell == best_move(run)


@pytest.mark.parametrize("name", SEARCHES)
def test_every_search_can_be_stepped_and_says_what_it_would_play(name: str) -> None:
    board = HexBoard.empty(5)
    run = start(name, board)
    run.advance(1)
    assert run.steps == run.recording.length == 1
    assert best_move(run) in board.vacant
    run.advance(500)
    assert verdicts(run)[0].cell == best_move(run)
    assert run.recording.at(250).t == 250


def test_a_search_without_room_ends_at_its_limit() -> None:
    run = compiled.start(HexBoard.empty(5), room=700)
    run.advance(10_000)

    assert run.status is Status.LIMIT and run.recording.stopped_at == run.steps == 700
