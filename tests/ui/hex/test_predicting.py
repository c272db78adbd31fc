"""Predicting on the Hex bench: questions about MCTS and alpha-beta, and that nothing reveals the answer early."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFileDialog, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import unreadable
from support.hex_driving import begin as begin_game
from support.hex_driving import click, moves, play, spot, stones
from support.predicting import cells, texts_of

from workbench.hex.rules import Rules
from workbench.search.predicting import game_questions
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.game_questions import StepOutcome
from workbench.search.predicting.questions import Question
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.predict_choices import tried_moves
from workbench.ui.predict.round import RoundPhase
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, text

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
MODIFIER = Qt.KeyboardModifier.ControlModifier


def ask(
    bench: HexBench, qtbot: QtBot, search: str, *kinds: QuestionKind, size: int = 4, count: int = 4, within: int = 120
) -> None:
    """Start a round about a search of an empty board that has not been searched yet."""
    begin_game(bench, qtbot, Rules(size))
    bench.search.choose(search)
    again(bench, qtbot, *kinds, count=count, within=within)


def again(bench: HexBench, qtbot: QtBot, *kinds: QuestionKind, count: int = 4, within: int = 120) -> None:
    if bench.round.phase is RoundPhase.AWAY:
        qtbot.keyClick(bench.window(), Qt.Key.Key_P, MODIFIER)
    setup = bench.prediction.setup
    for kind, tick in setup.kinds.items():
        tick.setChecked(kind in kinds)
    setup.count.setValue(count)
    setup.within.setValue(within)
    click(qtbot, setup.begin)
    qtbot.waitUntil(lambda: bench.round.phase is RoundPhase.ASKED)


def asked(bench: HexBench) -> Question:
    question = bench.round.question
    assert question is not None
    return question


def right(bench: HexBench) -> Any:
    return game_questions.right_answer(bench.round.recording, asked(bench))


def settle(bench: HexBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(bench.settled)
    QApplication.processEvents()


def told_by(window: MainWindow) -> Iterator[str]:
    """Yield all texts of the window, visible or not, except for the question strip."""
    strip = window.hex.prediction
    asking = {strip, *strip.findChildren(QWidget)}
    for widget in (window, *window.findChildren(QWidget)):
        if widget not in asking:
            yield from texts_of(widget)
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                yield from cells(widget.model())


def shown_everywhere(bench: HexBench, window: MainWindow, qtbot: QtBot) -> list[str]:
    """Show each available tab, and return all texts, including the tree's and the charts'."""
    result = list[str]()
    for place in range(bench.tabs.count()):
        if bench.tabs.isTabVisible(place):
            click(qtbot, bench.tabs.tabBar(), bench.tabs.tabBar().tabRect(place).center())
            settle(bench, qtbot)
            result += told_by(window)
    for kind in range(bench.search_chart.kind.count()):
        bench.tabs.setCurrentWidget(bench.search_chart)
        bench.search_chart.kind.setCurrentIndex(kind)
        settle(bench, qtbot)
        result += [cell for row in bench.search_chart.table() or () for cell in row]
    bench.tabs.setCurrentWidget(bench.tree)
    settle(bench, qtbot)
    return result


def nothing_later(bench: HexBench, window: MainWindow, qtbot: QtBot, steps: int) -> list[str]:
    """Check that everything visible is at the step of the question."""
    result = shown_everywhere(bench, window, qtbot)
    recording = bench.steps.recording
    assert recording is not None and recording is bench.engine.recording
    assert recording is not bench.round.recording
    held = recording.published
    assert (bench.steps.length, recording.length, recording.steps, held.steps) == (steps,) * 4
    records = recording.at(steps).records
    for column, values in held.nodes.items():
        assert len({*values[records:].tolist()}) <= 1, column
    assert bench.engine.thought is None and not bench.engine.thinking and bench.analysis_job.analysis is None
    assert all(leaf.record < records for leaf in bench.tree.canvas.leaves if leaf.record is not None)
    assert not bench.steps.micro_steps or bench.steps.t < steps
    assert not bench.board.marks.heat and not bench.board.marks.solved
    for plot in bench.search_chart.findChildren(pg.GraphicsView):
        for item in plot.scene().items():
            if isinstance(item, pg.PlotCurveItem) and item.isVisible() and item.xData is not None and len(item.xData):
                assert max(item.xData) <= max(steps, bench.hex.board.cells)
    return result


def try_everything(bench: HexBench, window: MainWindow, qtbot: QtBot) -> None:
    """Press everything that would continue the search, with keys and buttons."""
    for name in ("step-forward", "to-end", "next-layer"):
        click(qtbot, window.player_bar.buttons[name])
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_End):
        qtbot.keyClick(bench.tree, key)
    for name in ("micro", "layer", "end"):
        window.commands.actions[name].trigger()
    if not bench.round.entries:
        bench.engine.move_now()
        bench.engine.set_analysing(True)
        click(qtbot, bench.search.start_button)


@pytest.mark.parametrize("search", ["mcts", "uct", "alphabeta"])
def test_nothing_tells_the_answer_before_it_is_given(search: str, window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    ask(bench, qtbot, search, *QuestionKind, count=5)
    whole, length = bench.round.recording, bench.round.recording.length
    board = stones(bench)
    while bench.round.phase is RoundPhase.ASKED:
        question = asked(bench)
        try_everything(bench, window, qtbot)
        result = nothing_later(bench, window, qtbot, question.step)
        later = whole.at(question.step + 1)
        narrated = " ".join(result)
        assert f"Step {question.step + 1}:" not in narrated and f"Step {question.step + 1} of" not in narrated
        assert not any(f"{count}" in result for count in range(length, length + 1) if length > question.step + 1)
        if later.records > bench.steps.recording.at(question.step).records:
            assert f"node {later.current}:" not in narrated and f"node {later.current}," not in narrated
        assert bench.round.standing and stones(bench) == board and not moves(bench)
        bench.round.answer(right(bench))
        assert bench.steps.t == bench.steps.length == question.step + 1
        nothing_later(bench, window, qtbot, question.step + 1)
        bench.round.next()
    assert bench.round.score == len(bench.round.entries) == 5
    assert bench.steps.recording is whole and bench.steps.length == length
    assert bench.steps.t == bench.round.entries[-1].question.step + 1
    settle(bench, qtbot)
    assert not bench.hex.asking and bench.analysis_job.analysis is not None and bench.engine.thought is not None


def test_a_move_is_answered_by_a_click_by_the_list_and_by_keys(bench: HexBench, qtbot: QtBot) -> None:
    ask(bench, qtbot, "uct", QuestionKind.NEXT, count=3)
    page = bench.prediction.question
    empty = stones(bench)
    click(qtbot, bench.board.view, spot(bench, str(right(bench))))
    assert page.line.text() == right(bench) and stones(bench) == empty
    qtbot.keyClick(page.line, Qt.Key.Key_Return)
    assert bench.round.phase is RoundPhase.ANSWERED and bench.round.score == 1 and "the move" in page.verdict.text()
    click(qtbot, bench.board.view, spot(bench, "a1"))
    assert stones(bench) == empty and bench.round.phase is RoundPhase.ANSWERED
    click(qtbot, page.next)
    question, recording = asked(bench), bench.round.recording
    moves_listed = tried_moves(recording.at(question.step))
    assert page.choices.count() == len(moves_listed) and "UCT" in page.choices.itemText(0)
    for wrong, key in (("z9", "predict-no-cell"), ("99", "predict-no-choice"), ("", "predict-nothing")):
        page.line.setText(wrong)
        qtbot.keyClick(page.line, Qt.Key.Key_Return)
        assert page.fault.fault is not None and page.fault.fault.message.key == key and bench.round.standing
    page.choices.setFocus()
    qtbot.keyClick(page.choices, Qt.Key.Key_Down)
    page.choices.activated.emit(page.choices.currentIndex())
    assert page.line.text() == "1"
    qtbot.keyClick(page.line, Qt.Key.Key_Return)
    assert bench.round.entries[-1].answer == recording.label(moves_listed[0])
    qtbot.keyClick(page.next, Qt.Key.Key_Return)
    page.line.setFocus()
    qtbot.keyClicks(page.line, str(right(bench)).upper())
    qtbot.keyClick(page.line, Qt.Key.Key_Return)
    assert bench.round.entries[-1].right


def test_alpha_beta_is_foretold_by_digits_and_numbers_and_saved(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    ask(bench, qtbot, "alphabeta", QuestionKind.FATE, QuestionKind.VALUE, count=8, within=600)
    page = bench.prediction.question
    while bench.round.phase is RoundPhase.ASKED:
        answer = right(bench)
        if isinstance(answer, StepOutcome):
            offered = [button.text() for button in page.fates.values() if button.isVisible()]
            assert len(offered) == 3 and offered[0].startswith("1 ")
            qtbot.keyClick(page, Qt.Key(Qt.Key.Key_1.value + [*StepOutcome].index(answer)))
        else:
            page.line.setText(f"{answer}".replace("-", "−"))  # as it is displayed; QTest cannot type this character
            qtbot.keyClick(page.line, Qt.Key.Key_Return)
        assert (
            bench.round.entries[-1].right and bench.round.phase is RoundPhase.ANSWERED and len(page.verdict.text()) > 20
        )
        qtbot.keyClick(page.next, Qt.Key.Key_Return)
    assert {entry.question.kind for entry in bench.round.entries} == {QuestionKind.FATE, QuestionKind.VALUE}
    file = tmp_path / "class.csv"
    bench.prediction.save(str(file))
    head, *rows = csv.reader(file.read_text("utf-8-sig").splitlines())
    assert len(rows) == 8 and {row[head.index("verdict")] for row in rows} == {"right"}
    assert {row[head.index("run")] for row in rows} == {"hex ..../..../..../.... alphabeta"}
    assert all(row[head.index("answer")] == row[head.index("right answer")] for row in rows)


def test_a_mistake_is_gone_back_to(bench: HexBench, qtbot: QtBot) -> None:
    ask(bench, qtbot, "mcts", QuestionKind.NEXT, count=2)
    wrong = next(cell for cell in ("a1", "b1") if cell != right(bench))
    bench.round.answer(wrong)
    step = asked(bench).step
    bench.round.next()
    bench.round.answer(right(bench))
    bench.round.next()
    summary = bench.prediction.summary
    assert summary.mistakes.count() == 1 and wrong in summary.mistakes.item(0).text()
    bench.steps.seek(0)
    qtbot.keyClick(summary.mistakes, Qt.Key.Key_Return)
    assert bench.steps.t == step + 1 and bench.steps.recording is bench.round.recording


def test_commands_that_would_tell_more_refuse_or_end_the_round(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    begin_game(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1")
    bench.search.choose("uct")
    again(bench, qtbot, QuestionKind.NEXT)
    for name in ("film", "worksheet", "trace"):
        window.commands.actions[name].trigger()
        assert window.statusBar().currentMessage() == text("predict-not-now")
        assert not window.findChildren(QFileDialog) and QGuiApplication.modalWindow() is None
    bench.engine.move_now()
    assert bench.board.message.text() == text("predict-not-now") and bench.round.standing
    assert "think" not in bench.scene()
    bench.round.answer(right(bench))
    bench.round.next()
    assert bench.round.standing
    click(qtbot, bench.board.tools["undo"])
    assert bench.round.phase is RoundPhase.OVER and len(bench.round.entries) == 1
    assert window.statusBar().currentMessage() == text("predict-left-position")
    assert not bench.hex.asking and not moves(bench)
    play(bench, qtbot, "b2")
    assert moves(bench) == ["b2"]
    bench.round.close()
    again(bench, qtbot, QuestionKind.NEXT)
    window.show_bench("explore")
    assert bench.round.phase is RoundPhase.SETUP and window.statusBar().currentMessage() == text("predict-left")
    window.show_bench("hex")
    assert bench.engine.recording is bench.round.recording


def test_engines_wait_while_one_predicts(bench: HexBench, qtbot: QtBot) -> None:
    ask(bench, qtbot, "mcts", QuestionKind.NEXT)
    bench.hex.set_player(1, "mcts")
    settle(bench, qtbot)
    assert not moves(bench) and bench.round.standing and not bench.engine.thinking


def test_what_cannot_be_asked_is_said(bench: HexBench, qtbot: QtBot) -> None:
    begin_game(bench, qtbot, Rules(4))
    bench.predict()
    kinds = bench.prediction.setup.kinds
    for search, missing, key in (
        ("mcts", {QuestionKind.FATE}, "predict-no-cuts"),
        ("alphabeta", {QuestionKind.NEXT}, "predict-no-try"),
        ("solver", {*QuestionKind}, "predict-no-proof"),
    ):
        bench.search.choose(search)
        qtbot.waitUntil(
            lambda missing=missing: {kind for kind in QuestionKind if not kinds[kind].isEnabled()} == missing
        )
        assert {kinds[kind].toolTip() for kind in missing} == {text(key)}
    bench.hex.begin_setting()
    bench.search.choose("mcts")
    for tick in kinds.values():
        tick.setChecked(True)
    click(qtbot, bench.prediction.setup.begin)
    assert bench.prediction.setup.fault.fault is not None
    assert bench.prediction.setup.fault.fault.message.key == "predict-no-run"


@pytest.mark.parametrize("projector", [False, True], ids=["desk", "projector"])
@pytest.mark.parametrize("search", ["uct", "alphabeta"])
def test_the_strip_can_be_read_in_each_language(search: str, projector: bool, window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(projector)
    window.resize(1280, 800)
    found, bench = list[str](), window.hex

    def look(when: str) -> None:
        for language in LANGUAGES:
            window.choose_language(language)
            settle(bench, qtbot)
            for _ in range(3):
                QApplication.sendPostedEvents()
                QApplication.processEvents()
            found.extend(f"{when} {language}: {one}" for one in unreadable(bench.prediction))
            area = bench.parentWidget()
            while not isinstance(area, QScrollArea):
                assert area is not None
                area = area.parentWidget()
            if bench.minimumSizeHint().height() > area.viewport().height():
                found.append(f"{when} {language}: the bench needs {bench.minimumSizeHint().height()} pixels")
        window.choose_language("en")

    begin_game(bench, qtbot, Rules(5))
    bench.search.choose(search)
    bench.predict()
    look("setup")
    again(bench, qtbot, *QuestionKind, count=8, within=300)
    seen = set[QuestionKind]()
    while bench.round.phase is RoundPhase.ASKED:
        kind = asked(bench).kind
        if kind not in seen:
            look(f"asked {kind.value}")
        wrong = {QuestionKind.NEXT: "a1", QuestionKind.VALUE: 1000}.get(
            kind, next(one for one in StepOutcome if one != right(bench))
        )
        bench.round.answer(wrong)
        if kind not in seen:
            look(f"answered {kind.value}")
        seen.add(kind)
        bench.round.next()
    look("over")
    window.modes.set_projector(False)
    assert not found, "\n".join(found)
    assert len(seen) == 2


def test_it_is_not_offered_where_there_is_nothing_to_ask(window: MainWindow, qtbot: QtBot) -> None:
    bench, action = window.hex, window.commands.actions["predict"]
    begin_game(bench, qtbot, Rules(3))
    qtbot.waitUntil(action.isEnabled)
    bench.search.choose("solver")
    qtbot.waitUntil(lambda: not action.isEnabled())
    assert action.toolTip() == text("predict-no-proof")
    bench.search.choose("mcts")
    qtbot.waitUntil(action.isEnabled)
    assert action.toolTip() == text("predict-tip-hex")
    bench.hex.begin_setting()
    assert not action.isEnabled()
    bench.hex.end_setting(keep=False)
    play(bench, qtbot, "a1", "b1", "a2", "b2", "a3")
    assert bench.hex.game.over and not action.isEnabled() and action.toolTip() == text("hex-nothing-over")
