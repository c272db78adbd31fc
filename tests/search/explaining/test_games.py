"""The description of a game search agrees with what it did: windows, values, cutoffs; selections, playouts, proofs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import at_random

from workbench.hex import win_check
from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.compiled import mcts
from workbench.hex.evaluations import by_two_distance
from workbench.hex.game import HexGame
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.explaining import games as explain_games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.recording.cutoff_tree import CutoffMoment, CutoffTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch
from workbench.wording import LANGUAGES, say, set_language
from workbench.wording.pseudocode import listing


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


def alphabeta_of(board: HexBoard, depth: int = 4) -> CutoffTree[HexBoard]:
    game = HexGame(board)
    recording: CutoffTree[HexBoard] = CutoffTree(game)
    search = alphabeta(game, lambda state: by_two_distance(state, state.to_move), recording, depth)
    GameRun(recording, TextbookGameSearch(search)).advance(3000)
    return recording


def check_lines(algorithm: str, trace: tuple[MicroStep, ...]) -> None:
    """Every micro-step has an existing line and a sentence in every language."""
    for code in LANGUAGES:
        set_language(code)
        lines = listing(algorithm, {})
        for step in trace:
            assert lines.place(step.line) is not None, step.line
            assert say(step.message) and "{" not in say(step.message)
            lines.shown(step)


@settings(max_examples=10)
@given(st.integers(0, 6), st.integers(0, 10**6))
def test_every_cut_off_is_told_at_the_step_that_makes_it_and_no_other(stones: int, seed: int) -> None:
    recording = alphabeta_of(at_random(3, stones, seed))
    result: list[Any] = []
    for t in range(recording.length + 1):
        moment = recording.at(t)
        for step in explain_games.steps(moment):
            if step.line == "cut":
                number = step.message.facts["number"]
                result.append(number)
                assert isinstance(number, int)
                assert moment.cut(number) and not recording.at(t - 1).done(number)
                assert step.message.facts["count"] == moment.left_out(number)
            if step.line == "back":
                number = step.message.facts["number"]
                assert isinstance(number, int)
                assert step.message.facts["value"] == explain_games.format_value(moment.value(number) or 0)
            if step.line == "raise":
                number = step.message.facts["number"]
                assert isinstance(number, int)
                assert step.message.facts["value"] == explain_games.format_value(moment.window(number).alpha)
    last = recording.at(recording.length)
    assert sorted(result) == [number for number in range(last.records) if last.cut(number)]


def test_all_that_alphabeta_does_is_a_line_of_its_pseudocode_and_a_sentence() -> None:
    recording = alphabeta_of(HexBoard.empty(3), 6)
    seen = {step.line for t in range(recording.length + 1) for step in explain_games.steps(recording.at(t))}

    assert seen == {"round", "enter", "over", "estimate", "known", "each", "better", "raise", "cut", "back", "done"}
    for t in range(0, recording.length + 1, 31):
        check_lines("alphabeta", explain_games.steps(recording.at(t)))


def test_a_round_ends_with_its_best_move() -> None:
    recording = alphabeta_of(HexBoard.empty(3), 6)
    for t in range(1, recording.length + 1):
        moment = recording.at(t)
        assert isinstance(moment, CutoffMoment)
        done = [step for step in explain_games.steps(moment) if step.line == "done"]
        assert bool(done) == (moment.done(moment.round[1]) and not recording.at(t - 1).done(moment.round[1]))
        if done:
            assert done[0].message.facts["move"] == recording.label(moment.best_line[0])


def test_all_that_mcts_does_is_a_line_of_its_pseudocode_and_a_sentence() -> None:
    run = mcts.start(HexBoard.empty(3), room=1 << 22)
    run.advance(2000)
    seen = set()
    for t in range(run.steps + 1):
        result = explain_games.steps(run.recording.at(t))
        seen |= {step.line for step in result}
        if t % 40 == 0 or t == run.steps:
            check_lines("mcts", result)
        down = [step for step in result if step.line in ("select", "add")]
        if t > 1:
            assert len(down) == len(run.recording.at(t).path) - 1
    assert seen == {"select", "add", "play", "proved", "back", "done"}


def test_after_backpropagation_the_node_has_its_new_visits_and_wins() -> None:
    run = mcts.start(HexBoard.empty(4), room=1 << 22)
    run.advance(300)
    for t in range(1, run.steps + 1):
        moment = run.recording.at(t)
        (back,) = (step for step in explain_games.steps(moment) if step.line == "back")
        assert back.values["visits"] == moment.visits[moment.current] >= 1
        assert back.values["wins"] == round(moment.rate(moment.current) * moment.visits[moment.current])


def test_no_node_of_mcts_has_more_wins_than_visits() -> None:
    run = mcts.start(HexBoard.empty(5), room=1 << 22)
    run.advance(500)
    for t in range(run.steps + 1):
        for step in explain_games.steps(run.recording.at(t)):
            assert int(step.values.get("wins", 0)) <= int(step.values.get("visits", 0)), t


@given(st.builds(at_random, st.integers(3, 5), st.integers(0, 20).map(lambda n: min(n, 9)), st.integers(0, 10**6)))
def test_the_win_check_ends_with_what_the_board_says(board: HexBoard) -> None:
    for side in (RED, BLUE):
        result = win_check.steps(board, side)
        assert result[-1].line == ("found" if board.chain(side) else "fail")
    check_lines("wincheck", result)
