"""Thinking time: how much remains, for whom, and how long an engine should think."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.game_tree import ROOT, GameTree
from workbench.hex.replay import replay_text
from workbench.hex.rules import KEEP, SWAP, TIMEOUT, Game, Rules
from workbench.hex.timing import TimeControl, clock_text, clocks, moves_of, spent_after, time_for_move
from workbench.search.problem.messages import Fault


def test_whose_turn_it_is_spends_and_every_move_brings_something() -> None:
    control, game = TimeControl(60, 5), Game.new(Rules(5))
    spent = spent_after((0.0, 0.0), game, 20.0)
    game = game.play("a1")

    assert clocks(control, game, spent) == {RED: 45.0, BLUE: 60.0}
    assert clocks(control, game, spent_after(spent, game, 61.0)) == {RED: 45.0, BLUE: 0.0}
    assert control.is_exceeded(game, spent_after(spent, game, 60.0)) and not control.is_exceeded(game, spent)
    assert clocks(None, game, spent) is None


def test_times_go_with_the_players_when_they_change_colours() -> None:
    control, game = TimeControl(60), Game.new(Rules(5, "sides")).play("c3")
    spent = (10.0, 0.0)

    assert clocks(control, game.play(SWAP), spent) == {RED: 60.0, BLUE: 50.0}
    assert (moves_of(game.play(SWAP), 1), moves_of(game.play(SWAP), 2)) == (1, 1)
    assert moves_of(game.played(KEEP, "a1"), 2) == 1


def test_who_has_no_time_left_has_lost_until_that_is_taken_back() -> None:
    game = Game.new(Rules(4)).played("a1", "b2")
    lost = game.run_out()

    assert lost.over and lost.winner == BLUE and lost.timed_out == RED and not lost.resigned
    assert lost.undo() == game and lost.moves[-1] == TIMEOUT and moves_of(lost, 1) == 1
    assert replay_text(lost) == replay_text(game)
    with pytest.raises(Fault, match="hex-over"):
        lost.run_out()
    with pytest.raises(Fault, match="hex-cell"):
        game.play(TIMEOUT)  # it cannot be played as a move


def test_a_tree_keeps_what_was_spent_at_each_move() -> None:
    game = Game.new(Rules(4)).played("a1", "b2").run_out()
    tree = GameTree.of(game, TimeControl(9), [(1.0, 0.0), (1.0, 2.0), (10.0, 2.0)])

    assert [tree.nodes[at].spent for at in tree.main] == [(0.0, 0.0), (1.0, 0.0), (1.0, 2.0), (10.0, 2.0)]
    other, at = tree.played(tree.main[1], "c3")
    assert other.nodes[at].spent == (1.0, 0.0) and tree.nodes[ROOT].spent == (0.0, 0.0)


@given(st.floats(0.01, 100), st.integers(3, 19), st.floats(0, 10_000), st.floats(0, 60))
def test_nobody_thinks_longer_than_he_may_or_has(seconds: float, size: int, left: float, increment: float) -> None:
    board = HexBoard.empty(size)
    thought = time_for_move(seconds, board, left, increment)

    assert 0 <= thought <= seconds and thought <= 0.8 * left and time_for_move(seconds, board, None) == seconds


def test_a_clock_ends_at_nought() -> None:
    assert [clock_text(seconds) for seconds in (-3, 0, 0.01, 9.2, 60, 299.5, 3723)] == [
        "0:00",
        "0:00",
        "0:01",
        "0:10",
        "1:00",
        "5:00",
        "1:02:03",
    ]
