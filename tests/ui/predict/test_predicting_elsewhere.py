"""Predict on the other benches: it shows the right search in Explore, or says why there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot
from support.predicting import begin, readings, right, settle, told_by

from workbench.formats.problem_input import read_problem
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import question_successor
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe
from workbench.search.recording.moment import Outcome
from workbench.tiles.divide.last_block import LastBlock
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.compare.bench import CompareBench
from workbench.ui.predict.round import RoundPhase
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text
from workbench.wording.names import local_name

pytestmark = pytest.mark.qt_log_ignore(
    "does not support grabbing the keyboard"
)  # the off-screen platform cannot do this


def predict_button(window: MainWindow) -> QToolButton:
    action = window.commands.actions["predict"]
    (button,) = [one for one in window.findChildren(QToolButton) if one.defaultAction() is action]
    return button


def press_predict(window: MainWindow, qtbot: QtBot) -> QToolButton:
    """Press the button in the corner; return it."""
    button = predict_button(window)
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    return button


def go_through(window: MainWindow, qtbot: QtBot, count: int = 4) -> None:
    """Answer all questions of a round correctly, and check its verdicts."""
    _, round_ = begin(window, qtbot, *QuestionKind, count=count, within=12)
    while round_.phase is RoundPhase.ASKED:
        question = round_.question
        assert question is not None and window.explore.player.length == question.step
        later, problem = round_.timeline.at(question.step + 1), round_.timeline.recording.problem
        new = {describe(problem, one.state) for one in later.successors if one.outcome is Outcome.NEW}
        new.discard(str(window.explore.session.goal_board))  # the goal is always shown
        settle(window.explore, qtbot)
        result = [*told_by(window), *readings(window.explore)]
        assert not new & set(result) and f"Node {later.current} is taken off OPEN" not in " ".join(result)
        round_.answer(right(round_))
        round_.next()
    assert round_.phase is RoundPhase.OVER and round_.score == len(round_.entries) > 0


@pytest.mark.parametrize("name", ["audit", "experiments", "play"])
def test_where_there_is_nothing_to_predict_it_is_not_offered_and_its_tip_says_why(
    name: str, window: MainWindow
) -> None:
    window.show_bench(name)
    button = predict_button(window)
    assert not button.isEnabled() and button.toolTip() == text(f"predict-tip-{name}")
    assert button.toolTip().endswith(".")
    window.show_bench("explore")
    assert button.isEnabled() and button.toolTip() == text("predict-tip-explore")


def test_a_board_without_a_solution_offers_no_questions(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    session.set_start(Board.parse("1 2 3/4 5 6/8 7 0"))
    session.advance_to(None)
    qtbot.waitUntil(lambda: not predict_button(window).isEnabled())
    assert predict_button(window).toolTip().endswith(".")
    session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    qtbot.waitUntil(predict_button(window).isEnabled)


def test_an_abandoned_round_has_no_result(window: MainWindow, qtbot: QtBot) -> None:
    bench, round_ = begin(window, qtbot, QuestionKind.NEXT)
    qtbot.mouseClick(bench.prediction.stop, Qt.MouseButton.LeftButton)
    assert round_.phase is RoundPhase.SETUP and bench.session.run_with_hidden_future is None
    assert bench.prediction.setup.isVisible() and not bench.prediction.summary.isVisible()


def test_the_questions_move_nothing_above_them_and_keep_their_height(window: MainWindow, qtbot: QtBot) -> None:
    button = predict_button(window)
    place, tree = button.mapTo(window, QPoint()), window.explore.tree
    tree_place = tree.mapTo(window, QPoint())
    press_predict(window, qtbot)
    strip = window.explore.prediction
    assert button.mapTo(window, QPoint()) == place and tree.mapTo(window, QPoint()) == tree_place
    strip.setup.show_fault(Fault("seed-unreadable", text="x"))
    for _ in range(4):
        QApplication.processEvents()
    before = strip.geometry()
    press_predict(window, qtbot)
    bench, round_ = begin(window, qtbot, QuestionKind.VALUE)
    settle(bench, qtbot)
    for _ in range(4):
        QApplication.processEvents()
    assert strip.geometry() == before
    bench.prediction.question.line.setText("x")
    qtbot.mouseClick(bench.prediction.question.answer, Qt.MouseButton.LeftButton)
    settle(bench, qtbot)
    assert strip.question.fault.isVisible() and strip.geometry() == before
    round_.answer(right(round_))
    settle(bench, qtbot)
    assert strip.question.verdict.isVisible() and strip.geometry() == before
    strip.stop.click()
    for _ in range(4):
        QApplication.processEvents()
    assert strip.summary.isVisible() and strip.geometry() == before


def test_a_lesson_ends_predicting_and_its_open_question_is_the_only_one(window: MainWindow, qtbot: QtBot) -> None:
    bench, round_ = begin(window, qtbot, QuestionKind.VALUE)
    window.lessons.start("state-space", 1)
    assert round_.away and not bench.prediction.isVisible()
    session, action = window.lessons.session, window.commands.actions["predict"]
    assert session.question_open and not action.isEnabled() and action.toolTip() == text("predict-in-lesson")
    session.reveal()
    qtbot.waitUntil(lambda: not session.question_open)
    qtbot.waitUntil(action.isEnabled)
    bench.predict()
    assert bench.prediction.isVisible()
    session.next()
    assert round_.away and not bench.prediction.isVisible()
    session.leave()
    qtbot.waitUntil(action.isEnabled)


def test_the_results_so_far_are_shown_again_after_a_lesson(window: MainWindow, qtbot: QtBot) -> None:
    bench, round_ = begin(window, qtbot, QuestionKind.VALUE)
    round_.answer(right(round_))
    round_.next()
    window.lessons.start("state-space", 1)
    assert round_.away and not bench.prediction.isVisible()
    assert bench.session.run_with_hidden_future is None
    window.lessons.session.leave()
    assert round_.phase is RoundPhase.OVER and len(round_.entries) == 1
    qtbot.waitUntil(bench.prediction.summary.isVisible)
    assert bench.prediction.summary.headline.text().startswith("1 of 1 answer right")


def test_a_search_that_is_compared_is_chosen_by_keys_and_foretold_in_explore(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("compare")
    bench = window.bench
    assert isinstance(bench, CompareBench)
    button = press_predict(window, qtbot)
    assert button.toolTip() == text("predict-tip-compare")
    menu = QGuiApplication.focusWindow() and bench.lanes
    assert isinstance(menu, QMenu) and menu.isVisible()
    assert abs(menu.geometry().bottom() - button.mapToGlobal(QPoint()).y()) < 3
    wanted = bench.compare.sides[1].configuration
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert window.bench is window.explore and window.explore.session.configuration == wanted
    assert window.explore.round.phase is RoundPhase.SETUP
    go_through(window, qtbot)


@pytest.mark.parametrize("inside", [False, True])
def test_the_search_of_a_phase_is_foretold_in_explore(inside: bool, window: MainWindow, qtbot: QtBot) -> None:
    divide = window.divide.divide
    divide.session.set_start(scramble(*divide.session.start_board.shape, 2))  # its first tile is not in place
    board = divide.session.start_board
    if inside:
        window.divide.enter()
    press_predict(window, qtbot)
    qtbot.waitUntil(lambda: window.bench is window.explore)
    explore, session = window.explore, window.explore.session
    assert session.start_board == board and session.current is not None
    assert divide.course is not None
    assert session.current.run.recording is divide.course.phases[0].run.recording
    assert session.current.source.startswith("Phase 1") and explore.banner.headline.text() == session.current.source
    explore.board.show_face("now")
    explore.player.to_end()
    caption = explore.board.now.caption.text()
    assert caption.startswith("Node ") and "/" not in caption  # the board is drawn, not written out
    go_through(window, qtbot)
    window.show_bench("divide")
    window.divide.predict()
    assert window.bench is explore and len([kept for kept in session.runs if kept.source]) == 1


def test_the_last_block_too_whose_tiles_have_other_numbers(window: MainWindow, qtbot: QtBot) -> None:
    divide = window.divide.divide
    board = divide.session.start_board
    divide.solve()
    qtbot.waitUntil(lambda: divide.course is not None and divide.course.finished and not divide.busy)
    assert divide.course is not None
    last = divide.course.begun_phases - 1
    divide.moves.show_phase(last)
    press_predict(window, qtbot)
    session = window.explore.session
    assert session.start_board == board and session.current is not None
    if isinstance(session.current.run.problem, LastBlock):
        assert session.current.foreign
    go_through(window, qtbot)


def test_another_bench_ends_the_round_and_menus_keep_the_secret(window: MainWindow, qtbot: QtBot) -> None:
    bench, round_ = begin(window, qtbot, QuestionKind.NEXT)
    for name in ("film", "worksheet", "trace"):
        window.commands.actions[name].trigger()
        assert window.statusBar().currentMessage() == text("predict-not-now")
        assert not window.findChildren(QFileDialog)
        assert QGuiApplication.modalWindow() is None
    question = round_.question
    assert question is not None
    window.commands.actions["copy-line"].trigger()
    assert QGuiApplication.clipboard().text().endswith(f" at={question.step}")
    for name in ("undo", "redo", "find", "micro", "reset-layout", "layout-2", "layout-1"):
        window.commands.actions[name].trigger()
        assert round_.phase is RoundPhase.ASKED and bench.player.length == bench.player.t == question.step
    round_.answer(right(round_))
    window.show_bench("compare")
    assert round_.phase is RoundPhase.OVER and len(round_.entries) == 1
    assert window.statusBar().currentMessage() == text("predict-left")
    assert bench.session.run_with_hidden_future is None


def test_undoing_the_board_ends_the_round(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.set_start(bench.session.start_board.replayed("u"))
    _, round_ = begin(window, qtbot, QuestionKind.NEXT)
    kept = bench.session.run_with_hidden_future
    bench.session.set_start(bench.session.start_board.replayed("d"))
    assert (
        round_.phase is RoundPhase.SETUP
        and bench.session.run_with_hidden_future is None
        and bench.session.current is not kept
    )


@pytest.mark.parametrize("ending", [".jsonl", ".trace.json"])
def test_a_trace_that_was_opened_is_foretold(ending: str, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    session = window.explore.session
    session.advance_to(None)
    qtbot.waitUntil(lambda: not session.busy)
    name = str(tmp_path / f"search{ending}")
    window.traces.export_file(name)
    qtbot.waitUntil(lambda: Path(name).exists() and window.traces.progress is None)
    window.traces.open_file(name)
    qtbot.waitUntil(lambda: session.current is not None and bool(session.current.source))
    press_predict(window, qtbot)
    go_through(window, qtbot, 8)
    assert session.current is not None and session.current.source == Path(name).name


@pytest.mark.parametrize(
    ("given", "sentence"),
    [("romania", "What happens to the successor {state}?"), ("maze", "What happens to the successor {state}?"),
     ("examples/own_problem.py:River", "What happens to the successor {state}, reached by its move {move}?")],
)  # fmt: skip
def test_a_question_names_the_successor_and_nothing_repeats_it(
    given: str, sentence: str, window: MainWindow, qtbot: QtBot
) -> None:
    window.explore.session.set_problem(read_problem(given))
    bench, round_ = begin(window, qtbot, QuestionKind.FATE, count=1)
    assert round_.question is not None
    successor, page = question_successor(round_.timeline, round_.question), bench.prediction.question
    state = local_name(round_.timeline.recording.problem, successor.state)
    asked = page.question_label.text().replace("\N{NO-BREAK SPACE}", " ").replace("\N{WORD JOINER}", "")
    assert asked.endswith(sentence.format(state=state, move=successor.move))
    assert state not in [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_a_question_about_a_part_of_a_board_says_where_the_blank_moves(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    divide = window.divide.divide
    divide.session.set_start(scramble(4, 4, 1))
    divide.solve()
    qtbot.waitUntil(lambda: divide.course is not None and divide.course.done > 0 and not divide.busy)
    divide.show_phase(0)
    press_predict(window, qtbot)
    bench, _ = begin(window, qtbot, QuestionKind.FATE, count=1)
    assert "where the blank moves" in bench.prediction.question.question_label.text()
