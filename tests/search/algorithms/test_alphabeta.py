"""Alpha-beta finds the values of plain minimax at every recorded node, and its cutoffs are correct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random
from worlds.games import Matches, Noughts

from workbench.hex.board import HexBoard
from workbench.hex.evaluations import by_two_distance
from workbench.hex.game import HexGame
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.problem.problem import Game
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import WON, CutoffFate, CutoffMoment, CutoffTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch


def searched(game: Game[Any], evaluation: Callable[[Any], int], depth: int | None = None) -> GameRun[Any]:
    recording: CutoffTree[Any] = CutoffTree(game)
    run = GameRun(recording, TextbookGameSearch(alphabeta(game, evaluation, recording, depth)))
    run.advance(10**9)
    return run


def nothing(_state: Any) -> int:
    return 0


def estimate(board: HexBoard) -> int:
    return by_two_distance(board, board.to_move)


def minimax(game: Game[Any], evaluation: Callable[[Any], int], state: Any, ply: int, left: int) -> int:
    result = game.result(state)
    if result is not None:
        return result * (WON - ply)
    if left == 0:
        return evaluation(state)
    return max(-minimax(game, evaluation, after, ply + 1, left - 1) for _, after in game.moves(state))


def check_every_node(run: GameRun[Any], game: Game[Any], evaluation: Callable[[Any], int], least_ply: int = 0) -> None:
    """Compare the value of every record with plain minimax: exact, or a bound on the right side."""
    recording = run.recording
    moment = recording.at(recording.length)
    assert isinstance(moment, CutoffMoment)
    known: dict[Any, int] = {}
    for number in range(moment.records):
        ply = recording.depth(number)
        depth, _root = recording.iteration_of(number)
        if ply < least_ply:
            continue
        state = recording.state(number)
        key = (getattr(game, "key", lambda one: one)(state), ply, depth)
        if key not in known:
            known[key] = minimax(game, evaluation, state, ply, depth - ply)
        value = moment.value(number)
        assert value is not None
        alpha, beta = moment.entered(number)
        assert {"exact": value == known[key], "least": value <= known[key], "most": value >= known[key]}[
            moment.bound(number)
        ], (number, value, known[key], alpha, beta)


@pytest.mark.thorough
@settings(max_examples=15)
@given(st.integers(2, 9), st.integers(0, 10**6))
def test_on_3x3_the_value_of_every_node_is_that_of_minimax(stones: int, seed: int) -> None:
    board = at_random(3, stones, seed)
    run = searched(HexGame(board), estimate)
    check_every_node(run, HexGame(board), estimate)
    assert run.status is Status.SOLVED


@settings(max_examples=8)
@given(st.integers(4, 12), st.integers(1, 2), st.integers(0, 10**6))
def test_on_4x4_the_value_of_every_node_is_that_of_minimax(stones: int, depth: int, seed: int) -> None:
    board = at_random(4, stones, seed)
    check_every_node(searched(HexGame(board), estimate, depth), HexGame(board), estimate)


def test_noughts_and_crosses_is_a_draw() -> None:
    run = searched(Noughts(), nothing)
    moment = run.recording.at(run.recording.length)
    assert isinstance(moment, CutoffMoment)

    assert run.status is Status.SOLVED and moment.value(moment.round[1]) == 0
    check_every_node(run, Noughts(), nothing, least_ply=4)


@pytest.mark.parametrize("heap", range(1, 13))
def test_who_faces_a_multiple_of_four_matches_loses(heap: int) -> None:
    run = searched(Matches(heap), nothing)
    moment = run.recording.at(run.recording.length)
    assert isinstance(moment, CutoffMoment)
    value = moment.value(moment.round[1])
    assert value is not None

    assert (value > 0) == (heap % 4 != 0)
    if heap % 4:
        assert run.recording.label(moment.best_line[0]) == f"take {heap % 4}"


def test_every_moment_tells_what_was_known_then() -> None:
    run = searched(HexGame(at_random(3, 2, 5)), estimate)
    recording = run.recording
    last = recording.at(recording.length)
    assert isinstance(last, CutoffMoment)
    for t in range(1, recording.length + 1):
        moment = recording.at(t)
        assert isinstance(moment, CutoffMoment)
        assert moment.current == t - 1 and moment.path[-1] == moment.current
        for number in moment.path[:-1]:
            known = [c for c in moment.children(number).tolist() if moment.done(c)]
            alpha = max([moment.entered(number).alpha, *(-(moment.value(child) or 0) for child in known)])
            assert moment.window(number) == (alpha, moment.entered(number).beta)
        # A node is entered with the negated window of its parent at the step before.
        parent = recording.parent(moment.current)
        if parent != NONE:
            before = recording.at(t - 1)
            assert isinstance(before, CutoffMoment)
            window = before.window(parent)
            assert moment.entered(moment.current) == (-window.beta, -window.alpha)


def test_what_is_cut_off_is_what_the_opponent_would_not_allow() -> None:
    run = searched(HexGame(at_random(3, 1, 3)), estimate)
    moment = run.recording.at(run.recording.length)
    assert isinstance(moment, CutoffMoment)
    cut = [number for number in range(moment.records) if moment.cut(number)]

    assert cut
    for number in cut:
        state = run.recording.state(number)
        legal = sum(1 for _ in run.recording.game.moves(state))
        assert moment.left_out(number) == legal - len(moment.children(number)) >= 0
        assert (moment.value(number) or 0) >= moment.entered(number).beta
        assert moment.fate(number) is CutoffFate.SEARCHED


def test_a_search_without_room_ends_at_its_limit() -> None:
    game = HexGame(HexBoard.empty(4))
    recording: CutoffTree[HexBoard] = CutoffTree(game, room=50)
    run = GameRun(recording, TextbookGameSearch(alphabeta(game, estimate, recording)))
    run.advance(1000)

    assert run.status is Status.LIMIT and recording.stopped_at == recording.steps == 50
