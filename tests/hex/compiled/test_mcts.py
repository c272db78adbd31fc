"""Monte-Carlo tree search in Hex: its recording is exact at every moment, its proofs hold, it finds winning moves."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random, joined, wins
from support.examples import at_most

from workbench.hex.analysis import urgent, wins_now
from workbench.hex.board import BLUE, RED, HexBoard, other
from workbench.hex.compiled import mcts
from workbench.hex.compiled.mcts import PLAIN_UCT, HexVisitMoment, HexVisitTree, MctsSettings, start
from workbench.search.problem.status import Status
from workbench.search.recording.visit_tree import ProvedResult, VisitTree
from workbench.search.running.game_run import GameRun

ROOM = 1 << 24
positions = st.builds(at_random, st.integers(3, 5), st.integers(0, 6), st.integers(0, 10**6))
undecided = positions.filter(lambda board: not board.winner)
ways = st.sampled_from((MctsSettings(), PLAIN_UCT, MctsSettings(knowledge=False)))


def searched(board: HexBoard, steps: int, how: MctsSettings | None = None) -> GameRun[HexVisitTree]:
    run = start(board, how, ROOM)
    run.advance(steps)
    return run


def now(run: GameRun[HexVisitTree], t: int | None = None) -> HexVisitMoment:
    return run.recording.at(run.recording.length if t is None else t)


@given(undecided, ways)
def test_the_visits_of_any_moment_are_those_of_a_search_that_stopped_there(board: HexBoard, how: MctsSettings) -> None:
    long = searched(board, 300, how)
    t = long.steps // 2
    short = searched(board, t, how)

    then, there = now(long, t), now(short)

    assert then.records == there.records == short.recording.records
    assert np.array_equal(then.visits, there.visits)
    assert [then.rate(n) for n in range(then.records)] == [there.rate(n) for n in range(there.records)]
    assert [then.proof(n) for n in range(then.records)] == [there.proof(n) for n in range(there.records)]


@given(undecided, ways)
def test_the_figures_are_those_that_the_rows_sum_up_to(board: HexBoard, how: MctsSettings) -> None:
    run = searched(board, 200, how)
    moment, rows = now(run), run.recording.published.rows
    literal = Counter[int]()
    won = Counter[int]()
    for t in range(run.steps):
        for number in run.recording.path(int(rows["leaf"][t])):
            literal[number] += 1
            won[number] += rows["winner"][t] == moment.mover(number)

    assert moment.visits.tolist() == [literal[number] for number in range(moment.records)]
    assert all(moment.rate(n) == pytest.approx(won[n] / literal[n]) for n in range(moment.records) if literal[n])
    slow = VisitTree.count(run.recording, run.steps, moment.records)
    fast = run.recording.count(run.steps, moment.records)
    assert all(np.array_equal(a, b) for a, b in zip(slow, fast, strict=True))


@given(undecided)
def test_the_game_of_a_moment_can_be_played_once_more(board: HexBoard) -> None:
    run = searched(board, 60)
    for t in range(1, run.steps + 1):
        moment = now(run, t)
        if moment.playout is None:
            assert moment.proof(moment.current) is not ProvedResult.UNKNOWN
        else:
            assert moment.playout.winner == moment.winner
            there = run.recording.state(moment.current)
            assert all(b in (0, a) for a, b in zip(moment.playout.stones, there.stones, strict=True))


@settings(max_examples=at_most(25))
@given(st.builds(at_random, st.just(4), st.integers(6, 9), st.integers(0, 10**6)))
def test_what_is_proved_is_so(board: HexBoard) -> None:
    assume(not board.winner)
    run = searched(board, 2000)
    moment = now(run)

    for number in range(1, moment.records):
        proof, mover = moment.proof(number), moment.mover(number)
        if proof is not ProvedResult.UNKNOWN:
            after = run.recording.state(number).stones
            holds = joined(4, after, mover) or not wins(4, after, other(mover))
            assert holds == (proof is ProvedResult.WON)
    if run.status is Status.SOLVED:
        assert wins(4, board.stones, board.to_move) == (moment.proof(moment.best_line[0]) is ProvedResult.WON)


@given(undecided)
def test_moves_that_win_or_defend_at_once_are_the_only_ones_looked_at(board: HexBoard) -> None:
    found = urgent(board)
    run = searched(board, 20)
    if found.moves:
        assert {run.recording.cell(child) for child in now(run).children(0).tolist()} <= found.moves
    if wins_now(board, board.to_move):
        assert run.status is Status.SOLVED and now(run).proof(0) is ProvedResult.LOST


def test_the_heat_map_tells_of_each_cell_how_often_and_how_well_it_was_tried() -> None:
    run = searched(HexBoard.empty(5), 2000)
    moment = now(run)
    visits, rates = moment.heat

    assert visits.sum() == 2000
    assert all(math.isnan(rate) == (count == 0) for rate, count in zip(rates, visits, strict=True))
    assert moment.line[0] == visits.argmax()
    assert 0 < moment.rate(0) < 0.5, "of the side that moved last"
    assert now(run, 0).heat[0].sum() == 0


def test_a_search_without_room_ends_at_its_limit_and_keeps_what_it_has() -> None:
    run = start(HexBoard.empty(7), PLAIN_UCT, 40_000)
    run.advance(10_000)

    assert run.status is Status.LIMIT and run.recording.stopped_at == run.steps > 1000
    assert now(run).visits[0] == run.steps


@pytest.mark.parametrize("side", [RED, BLUE])
def test_both_sides_are_played_alike(side: int) -> None:
    board = HexBoard.empty(5, side)
    rate = now(searched(board, 5000)).rate(0)

    assert rate < 0.45, "of the side that moved last"
    assert mcts.PLAIN_UCT.rave == 0
