"""Predict on the Game trees bench, and its files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.__main__ import main
from workbench.formats.game_tree_text import read_game_tree
from workbench.game_trees.searching import ALGORITHMS, ALPHABETA, MINIMAX
from workbench.game_trees.tree import GameTree
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.game_questions import LeafEffect
from workbench.ui.minimax.bench import MinimaxBench
from workbench.ui.minimax.shown_tree import NodeState
from workbench.ui.predict.round import RoundPhase, RoundSettings
from workbench.wording import say

DEEP = "((5 6) (7 4 5)) ((3)) ((6) (6 9)) ((7))"


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[MinimaxBench]:
    with hosted(lambda _: MinimaxBench(), qtbot) as bench:
        yield bench


def begin(bench: MinimaxBench, kind: QuestionKind, algorithm: str = ALPHABETA, tree: str = "") -> None:
    session = bench.minimax
    session.show(GameTree.parse(tree) if tree else session.tree, algorithm)
    bench.player.seek(0)
    bench.predict()
    bench.round.begin(RoundSettings((kind,), 20, within=None))


def asked(bench: MinimaxBench) -> Iterator[tuple[str, str]]:
    """Answer the questions rightly; yield each with its answer."""
    round_ = bench.round
    while round_.phase is RoundPhase.ASKED:
        question = round_.question
        assert question is not None and bench.player.at_end and bench.player.t == question.step
        right = round_._judge(question, "")[0]
        round_.answer(right)
        assert round_.entries[-1].right
        yield round_.question_text(question), round_.answer_text(question, right)
        round_.next()


def test_the_node_after_a_leaf_shows_what_is_cut(bench: MinimaxBench) -> None:
    begin(bench, QuestionKind.NEXT)
    answers = dict(asked(bench))
    assert answers["Step 7: the leaf C1 with the value 2 is evaluated. Which node is entered after it?"] == "D"
    assert [*answers.values()] == ["B2", "B3", "C", "D", "D2", "D3"]
    assert bench.round.phase is RoundPhase.OVER and bench.player.length == 11


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_terminal_asks_the_same(
    algorithm: str, bench: MinimaxBench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench.minimax.show(GameTree.parse(DEEP), algorithm)
    bench.predict()
    bench.round.begin(RoundSettings(tuple(QuestionKind), 8, within=50, seed=5))
    command = ["predict", "--game-tree", DEEP, "--algorithm", algorithm, "--count", "8", "--seed", "5", "--json"]
    monkeypatch.setattr("sys.argv", ["search-workbench", *command])
    assert main() == 0
    fields = json.loads(capsys.readouterr().out)["questions"]
    offered = [bench.round.question_text(question) for question in bench.round.questions]
    assert len(offered) > 4 and offered == [one["question"] for one in fields]
    assert [*dict(asked(bench))] == offered
    assert [str(entry.right_answer) for entry in bench.round.entries] == [str(one["answer"]) for one in fields]


def test_nothing_of_the_answer_is_shown_before(bench: MinimaxBench, qtbot: QtBot) -> None:
    begin(bench, QuestionKind.NEXT)
    round_ = bench.round
    while round_.question is not None and round_.question.step != 6:
        round_.answer("A")
        round_.next()
    states = {node.name: node.state for node in bench.tree.nodes}
    assert (states["C2"], states["C3"], states["D"]) == (NodeState.AHEAD,) * 3
    place = bench.tree.place("D").toPoint()
    qtbot.mouseClick(bench.tree, Qt.MouseButton.LeftButton, pos=place)
    assert bench.prediction.question.line.text() == "D" and bench.player.t == 6
    qtbot.keyClick(bench.prediction.question.line, Qt.Key.Key_Return)
    assert round_.entries[-1].right and "2 moves are cut off" in bench.prediction.question.verdict.text()
    assert {node.name: node.state for node in bench.tree.nodes}["C2"] is NodeState.CUT


def test_values_backed_up_are_asked_for(bench: MinimaxBench) -> None:
    begin(bench, QuestionKind.VALUE)
    assert [answer for _, answer in asked(bench)][:2] == ["3", "2"]
    bench.predict()
    begin(bench, QuestionKind.VALUE, tree=DEEP)
    answers = [*asked(bench)]
    assert ("Step 5: the leaf F2 with the value 6 is evaluated. Which value does F return then?", "6") in answers


def test_a_leaf_changes_its_parent_or_not_or_cuts(bench: MinimaxBench) -> None:
    begin(bench, QuestionKind.FATE)
    round_ = bench.round
    assert {one.right_answer for one in [*asked(bench)] and round_.entries} == {*LeafEffect}
    cut = next(one for one in round_.entries if one.right_answer is LeafEffect.CUTS)
    assert any("MAX will avoid C. 2 moves are cut off" in say(one) for one in cut.why)
    bench.predict()
    begin(bench, QuestionKind.FATE, MINIMAX)
    assert LeafEffect.CUTS not in round_.fates
    bench.minimax.change(bench.minimax.tree, ALPHABETA)
    assert not round_.playing and bench.player.length == 11


def test_a_tree_is_copied_saved_and_opened_again(bench: MinimaxBench, qtbot: QtBot, tmp_path: Path) -> None:
    bench.minimax.change(GameTree.parse(DEEP), MINIMAX)
    qtbot.mouseClick(bench.setup.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == DEEP
    file = tmp_path / "own.txt"
    bench.save_file_named(str(file))
    assert file.read_text().splitlines()[:3] == ["game-tree", "((5 6) (7 4 5))", "((3))"]
    assert str(read_game_tree(file)) == DEEP
    bench.minimax.change(GameTree.parse("1 2"), MINIMAX)
    bench.open_file_named(str(file))
    assert str(bench.minimax.tree) == DEEP
