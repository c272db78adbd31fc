"""The evaluation of a game after each of its moves, compared with brute force."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_hex_play import wins
from pytestqt.qtbot import QtBot
from support.hex_driving import click

from workbench.hex.board import RED
from workbench.hex.game_tree import GameTree
from workbench.hex.rules import Game, Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.search.evaluations import GameEvaluation, blunders, cost, evaluations


def stood(line: list[Game], seconds: float = 20.0) -> dict[Game, float]:
    """Return how often Red wins after each move of a line."""
    found = [one for one in evaluations(line, "mcts", seconds) if one is not None]
    return {one.game: one.red for one in found if isinstance(one, GameEvaluation)}


def red_wins(game: Game) -> bool:
    """Return the winner by brute force."""
    if game.over:
        return game.winner == RED
    return wins(game.board.size, game.board.stones, game.to_move) == (game.to_move == RED)


@settings(max_examples=8, deadline=None)
@given(st.permutations([f"{column}{row}" for column in "abc" for row in "123"]))
def test_where_all_is_proved_the_curve_is_the_truth_and_mistakes_are_what_gave_a_win_away(cells: list[str]) -> None:
    line = [Game.new(Rules(3))]
    for cell in cells:
        if not line[-1].over:
            line.append(line[-1].play(cell))
    red = stood(line)
    truth = {game: float(red_wins(game)) for game in line}

    assert red == truth
    given_away = {
        place: 1.0
        for place, (before, after) in enumerate(itertools.pairwise(line), start=1)
        if cost(truth[before], truth[after], before.to_move) > 0
    }
    assert blunders(line, red) == given_away


def test_what_costs_much_is_a_blunder_of_who_made_it() -> None:
    line = [Game.new(Rules(5)), *(Game.new(Rules(5)).played(*["c3", "b3", "a1"][:k]) for k in (1, 2, 3))]
    red = dict(zip(line, (0.6, 0.9, 0.88, 0.5), strict=True))
    assert blunders(line, red) == {3: pytest.approx(0.38)}
    assert blunders(line[:2], red) == {}


@pytest.mark.compiled
def test_the_course_of_a_game_is_worked_out_and_its_mistake_found(bench: HexBench, qtbot: QtBot) -> None:
    missed = ["d1", "d2", "c2", "b3", "b4", "d4", "a5", "a1"]  # Red would win by c3
    bench.hex.open(GameTree.of(Game.new(Rules(5)).played(*missed[:-1], "a1", "e5", "c3")))
    bench.tabs.setCurrentWidget(bench.chart)
    click(qtbot, bench.chart.analyse_button)
    qtbot.waitUntil(lambda: not bench.chart.busy, timeout=60_000)
    table = bench.chart.table()
    assert table is not None and len(table) == 12
    qtbot.waitUntil(lambda: "e5" in bench.chart.message.text())
    assert bench.hex.game.to_move == RED
    bench.chart.message.linkActivated.emit("9")
    assert bench.player.t == 9
    assert bench.chart.figure() is not None
