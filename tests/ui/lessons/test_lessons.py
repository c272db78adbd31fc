"""Lessons in the window: going through the steps, answering questions, and restoring the benches at the end."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.lessons.files import read_lesson, shipped_lesson, shipped_names, toml_of
from workbench.lessons.grading import GradedAnswer
from workbench.search.problem.messages import Fault
from workbench.ui.base.settings import Settings
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.runs import first_configurations
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.answers import AnswerLine, ChoiceAnswer
from workbench.ui.lessons.pane_names import PANES
from workbench.ui.lessons.progress import LessonProgress
from workbench.ui.lessons.question_box import QuestionBox
from workbench.ui.lessons.session import LessonSession, RevealedAnswer
from workbench.ui.lessons.step_page import StepPage
from workbench.ui.lessons.step_text import StepText
from workbench.ui.shell.main_window import MainWindow

HANDLE = 8
LEFT = Qt.MouseButton.LeftButton


def start_first_lesson(window: MainWindow, qtbot: QtBot, step: int = 1) -> StepPage:
    """Start the first lesson and wait until its step is shown."""
    window.lessons.start("a-star", step)
    wait(window, qtbot)
    return window.lessons.panel.step_page


def wait(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.explore.pending_seek.waits and not window.explore.session.busy)


def question(page: StepPage) -> QuestionBox:
    assert page.question is not None
    return page.question


def check(page: StepPage, qtbot: QtBot) -> str:
    """Press the button and return the verdict."""
    with qtbot.waitSignal(page.window().lessons.session.judged):
        qtbot.mouseClick(question(page).check_button, LEFT)
    return question(page).verdict.text()


def line(page: StepPage) -> AnswerLine:
    answers = question(page).answers
    assert isinstance(answers, AnswerLine)
    return answers


def test_a_lesson_is_chosen_from_the_list_and_taken_to_its_end_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["lessons"].trigger()
    panel = window.lessons.panel
    names = list(shipped_names())
    assert panel.list_page.list.count() == len(names)
    panel.list_page.list.setCurrentRow(names.index("a-star"))
    about = panel.list_page.about.text()
    assert about.startswith("Afterwards you can: say for every node") and "g, h and f" in about
    qtbot.mouseClick(panel.list_page.begin, LEFT)
    page, steps = panel.step_page, shipped_lesson("a-star").steps
    assert page.isVisible() and page.title.text() == "A* and f = g + h"
    for place in range(1, len(steps)):
        qtbot.mouseClick(page.next, LEFT)
        assert page.heading.text() == steps[place].title["en"]
    assert page.next.text() == "Finish"
    window.commands.actions["lesson-back"].trigger()
    assert page.count.text() == f"{len(steps) - 1} of {len(steps)}"
    wait(window, qtbot)
    assert window.bench.name == "compare" and "maze" in window.bench.scene()["runs"][1]


def test_a_step_shows_its_scene_points_at_panes_and_marks_nodes(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 5)
    assert (window.explore.player.t, page.heading.text()) == (13, "A cheaper path")
    assert window.explore.breakpoints.lines == ["+ cheaper"]
    pointers = window.lessons.pointers
    assert pointers.panes == [window.explore.tree, window.explore.narration]
    assert pointers.isVisible() and all(place.isValid() for place in pointers.places())
    assert page.looks.text() == "Look at: ①\u2009the tree  ②\u2009the narration"
    recording = window.explore.session.current.run.recording
    marked = [recording.problem.describe(recording.state(one)) for one in window.explore.node_selection.marked]
    assert marked == ["1 2 3/7 4 6/5 0 8"]
    with qtbot.waitSignal(window.lessons.session.judged):
        window.lessons.session.reveal()  # until then the search is shown up to this step only
    wait(window, qtbot)
    assert window.explore.node_selection.marked != ()
    window.explore.player.step()
    qtbot.waitUntil(lambda: window.explore.node_selection.marked == ())


def test_leaving_puts_back_what_was_there_before(window: MainWindow, qtbot: QtBot) -> None:
    explore = window.explore
    explore.show_scene({"run": "3x3:1 2 3/4 0 5/7 8 6 goal=last bfs at=2", "tab": "inspector"})
    wait(window, qtbot)
    explore.breakpoints.restore(["+ f > 3"])
    window.show_bench("audit")
    before, sizes = explore.scene(), explore.findChild(type(explore._left), "columns").sizes()
    start_first_lesson(window, qtbot, 5)
    assert window.bench is explore
    leave = window.lessons.panel.step_page.leave
    leave.setFocus()
    qtbot.keyClick(leave, Qt.Key.Key_Space)
    assert window.bench.name == "audit"
    qtbot.waitUntil(lambda: explore.scene() == before)
    assert explore.breakpoints.lines == ["+ f > 3"]
    assert not window.lessons.pointers.isVisible()
    window.commands.actions["lessons"].trigger()
    assert not window.lessons.panel.isVisible()
    window.show_bench("explore")
    now = explore.findChild(type(explore._left), "columns").sizes()
    assert all(abs(one - other) <= HANDLE for one, other in zip(now, sizes, strict=True))


def test_a_lesson_leaves_no_configurations_in_compare(window: MainWindow, qtbot: QtBot) -> None:
    """Neither for its own map, which the user has compared too, nor for a bench that it was the first to show."""
    window.lessons.start("heuristics", 4)
    wait_until_shown(window, qtbot)
    window.lessons.session.leave()
    window.show_bench("compare")
    wait_until_shown(window, qtbot)
    bench = window.bench
    assert isinstance(bench, CompareBench)
    compare, problem = bench.compare, bench.compare.problem
    assert [side.configuration for side in compare.sides] == first_configurations(problem)
    assert not bench.chart.space_button.isChecked() and not compare.history.can_undo
    own = [Configuration("greedy", "manhattan"), Configuration("bfs", None)]
    for name in ("maze", "tree"):
        compare.session.set_problem(read_problem(name))
        wait_until_shown(window, qtbot)
        if name == "maze":
            compare.compare(own)
    shown = [side.configuration for side in compare.sides]
    window.lessons.start("ucs-greedy-weighted", 8)
    wait_until_shown(window, qtbot)
    assert [side.configuration for side in compare.sides] != own
    window.lessons.session.leave()
    wait_until_shown(window, qtbot)
    assert [side.configuration for side in compare.sides] == shown
    compare.session.set_problem(read_problem("maze"))
    wait_until_shown(window, qtbot)
    assert [side.configuration for side in compare.sides] == own


def test_a_number_is_judged_by_the_search(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 1)
    wrong = "Not right. Too low: the answer is greater than 5."
    line(page).line.setText("5")
    assert check(page, qtbot) == wrong
    assert page.question is not None and page.question.show_button.isVisible()
    with qtbot.waitSignal(window.lessons.session.judged):
        qtbot.mouseClick(page.question.show_button, LEFT)
    assert line(page).line.text() == "9"
    assert page.question.verdict.text().startswith("This is a right answer.")
    room = window.lessons.session
    assert check(page, qtbot).startswith("Right. The tiles 3 and 7 are in place")
    assert (room.done, room.revealed) == (set(), {0})  # the answer was revealed: only a later answer counts
    page = start_first_lesson(window, qtbot, 1)
    line(page).line.setText("9")
    assert check(page, qtbot).startswith("Right.")
    assert (room.done, room.revealed) == ({0}, set())
    line(page).line.setText("many")
    assert check(page, qtbot) == "“many” is not a number."


def test_a_choice_is_made_by_mouse_or_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 6)
    answers = question(page).answers
    assert isinstance(answers, ChoiceAnswer)
    assert check(page, qtbot) == "There is no answer yet."
    qtbot.mouseClick(answers._labels[0], LEFT)
    assert check(page, qtbot).startswith("That is not right. That is more than is needed")
    answers.buttons[1].setFocus()
    qtbot.keyClick(answers.buttons[1], Qt.Key.Key_Space)
    question(page).check_button.setFocus()
    qtbot.keyClick(question(page).check_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: question(page).verdict.text().startswith("Right. Such an h is called"))


def test_a_node_is_chosen_in_the_tree_or_typed(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 2)
    table = window.explore.open_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 4)
    qtbot.mouseClick(table.viewport(), LEFT, pos=QPoint(60, table.rowViewportPosition(1) + 8))
    assert line(page).line.text() == "1 2 3/7 6 8/5 0 4"
    assert check(page, qtbot) == "Not right. It is not 1 2 3/7 6 8/5 0 4."
    line(page).line.setText("1 2 3 7 8 0 5 6 4")
    assert "Two boards have f = 10" in check(page, qtbot)


def test_progress_is_kept_and_a_lesson_goes_on_where_it_was_left() -> None:
    settings = Settings(None)
    progress = LessonProgress(settings)
    progress.set_place("a-star", 3)
    progress.finish("a-star", 2)
    again = LessonProgress(settings)
    assert (again.place("a-star"), again.done("a-star"), again.done("other")) == (3, {2}, set())
    progress.mark_revealed("a-star", 4)
    progress.mark_revealed("a-star", 2)
    assert (LessonProgress(settings).revealed("a-star"), LessonProgress(settings).done("a-star")) == ({4}, {2})
    settings.change_lessons(lambda known: known.update({"a-star": 5, "b": {"place": "x", "done": [1, "y"]}}))
    odd = LessonProgress(settings)
    assert (odd.place("a-star"), odd.done("b"), odd.place("b")) == (0, {1}, 0)
    settings.write("lessons", "nonsense")
    assert LessonProgress(settings).done("a-star") == set()


def test_the_text_is_markdown_and_loads_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    text = StepText()
    qtbot.addWidget(text)
    text.resize(300, 100)
    secret = tmp_path / "secret.png"
    Image.new("RGB", (90, 90)).save(secret)
    text.say(f"**Bold** [link](https://example.org) ![picture](file://{secret}) <script>x</script> <b>raw</b>")
    assert "Bold link" in text.toPlainText()
    assert "<b>raw</b>" in text.toPlainText()
    assert text.loadResource(2, f"file://{secret}").width() == 1  # empty, not the icon of a broken picture
    assert text.loadResource(3, f"file://{secret}") is None
    assert text.height() >= text.document().size().height()


def test_boards_in_a_text_are_drawn_side_by_side(qtbot: QtBot) -> None:
    text = StepText()
    qtbot.addWidget(text)
    text.resize(300, 100)
    text.say("Two boards:\n\n```board\n1 2 3/7 0 8/5 6 4\n1 2/3 0\n```\n\nSolve them.")
    assert "board" not in text.toPlainText().replace("boards", "") and "Solve them." in text.toPlainText()
    first, second = (text.loadResource(2, f"board:{place}") for place in (0, 1))
    assert first.width() > second.width() > 40
    colours = {first.pixelColor(x, first.height() // 2).name() for x in range(first.width())}
    assert len(colours) > 3, "tiles, numbers and the blank"
    assert text.loadResource(2, "board:2").width() == 1


def test_a_board_in_a_text_that_is_none_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    lesson = shipped_lesson("a-star")
    odd = replace(lesson.steps[0], text={"en": "```board\n1 1 2/3\n```"})
    file.write_text(toml_of(replace(lesson, steps=(odd,))), encoding="utf-8")
    with pytest.raises(Fault) as fault:
        read_lesson(file)
    assert "steps[1].text.en" in str(fault.value.message.facts)


def test_a_file_is_opened_and_a_damaged_one_is_refused_in_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(toml_of(shipped_lesson("a-star")), encoding="utf-8")
    bad.write_text('format = "search-workbench-lesson"\nversion = 1', encoding="utf-8")
    window.opening.open(str(good))
    assert window.lessons.session.source == str(good)
    window.lessons.open()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(bad))
    dialog.close()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text() == f"In “{bad}”: “name” is missing in the file."
    box.accept()
    assert window.lessons.session.source == str(good)


def test_a_scene_that_cannot_be_shown_is_told_in_the_panel(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    content = toml_of(shipped_lesson("a-star")).replace('face = "tree"', "layout = 9", 1)
    file.write_text(content, encoding="utf-8")
    window.opening.open(str(file))
    page = window.lessons.panel.step_page
    assert page.fault.isVisible()
    assert page.fault.sentence.text() == "“layout” cannot be 9."
    qtbot.mouseClick(page.next, LEFT)
    wait(window, qtbot)
    assert not page.fault.isVisible()


def test_every_pane_of_every_bench_has_a_name(window: MainWindow) -> None:
    for name in window.benches:
        window.show_bench(name)
        assert {*window.bench.panes} <= {*PANES}, name


def test_a_verdict_does_not_outlive_the_answer_it_is_on(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 1)
    line(page).line.setText("9")
    assert check(page, qtbot).startswith("Right.")
    line(page).line.setText("1")
    assert not question(page).verdict.isVisible()
    room: LessonSession = window.lessons.session
    assert isinstance(room.responses[0], GradedAnswer | RevealedAnswer)


def test_a_lesson_that_is_dropped_on_the_window_is_opened(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "dropped.toml"
    file.write_text(toml_of(shipped_lesson("a-star")), encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window.explore.board, QDragEnterEvent(QPoint(9, 9), *event))
    QApplication.sendEvent(window.explore.board, QDropEvent(QPointF(9, 9), *event))
    assert window.lessons.session.source == str(file)


def test_a_heuristic_of_ones_own_is_there_again_after_a_lesson(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def h(state):\n    return 0\n")
    explore = window.explore
    explore.session.configure(Configuration.of("astar", f"{file}:h"))
    before = explore.scene()
    assert f"{file}:h" in before["run"]
    start_first_lesson(window, qtbot, 2)
    window.lessons.session.leave()
    qtbot.waitUntil(lambda: explore.scene() == before)


def test_everything_in_the_panel_is_reached_by_the_keyboard_and_has_a_name(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.show_panel(True)
    for page in (window.lessons.panel.list_page, start_first_lesson(window, qtbot, 3)):
        for control in page.findChildren(QWidget):
            if control.isVisible() and control.focusPolicy() & Qt.FocusPolicy.TabFocus:
                named = control.accessibleName() or getattr(control, "text", str)()
                inside = control.parent().parent() if control.objectName() == "qt_scrollarea_viewport" else control
                assert named or inside.accessibleName(), control
    page = window.lessons.panel.step_page
    page.next.setFocus()
    qtbot.keyClick(page.next, Qt.Key.Key_Return)
    assert page.heading.text() == "Along a good path f stays"
    qtbot.keyClick(page.next, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert page.heading.text() == "Crossed out in the tree"


def test_a_pane_behind_a_tab_is_pointed_at_by_its_tab(window: MainWindow, qtbot: QtBot) -> None:
    start_first_lesson(window, qtbot, 3)
    explore, pointers = window.explore, window.lessons.pointers
    pointers.point_at([explore.closed_list, explore.inspector])
    bar = explore.lists.tabBar()
    place = bar.tabRect(explore.lists.indexOf(explore.inspector)).translated(
        bar.mapTo(pointers.parentWidget(), QPoint())
    )
    assert pointers.places()[1] == place


def test_in_projector_mode_what_is_at_the_top_edge_is_pointed_at_there(window: MainWindow, qtbot: QtBot) -> None:
    start_first_lesson(window, qtbot, 4)
    explore, pointers, stage = window.explore, window.lessons.pointers, window.stage
    window.modes.set_projector(True)
    try:
        pointers.point_at([explore.panes[name] for name in ("search", "open", "tree")])
        edge = stage.mark
        assert pointers.places()[:2] == [edge, edge] and pointers.rect().intersects(edge)
        first, second, _ = pointers.badges()
        assert not first.intersects(second) and pointers.rect().contains(second.toRect())
        assert not pointers.places()[2].isEmpty()
        stage.reveal(True)
        line = explore.panes["search"]
        assert pointers.places()[0] == QRect(line.mapTo(stage, QPoint()), line.size())
        siblings = [child for child in stage.children() if child in (stage.header, pointers)]
        assert siblings[-1] is pointers, "the pointers are above the controls"
    finally:
        window.modes.set_projector(False)


def test_no_ring_is_drawn_round_what_has_no_height(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 5)
    narration, pointers = window.bench.panes["narration"], window.lessons.pointers
    assert page.isVisible() and len(pointers.badges()) == 2
    narration.setFixedHeight(0)
    qtbot.waitUntil(lambda: len(pointers.badges()) == 1)
    assert pointers.places()[1].isEmpty()


def test_a_function_that_will_do_is_shown(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def h(state):\n    return 7\n")
    window.lessons.start("own-heuristic", 2)
    page = window.lessons.panel.step_page
    line(page).line.setText(f"{file}:h")
    assert check(page, qtbot).startswith("Not right.")
    with qtbot.waitSignal(window.lessons.session.judged):
        qtbot.mouseClick(question(page).show_button, LEFT)
    assert "def misplaced(state, goal):\n    count = 0\n" in question(page).verdict.text()
    assert line(page).line.text() == f"{file}:h"


def test_an_endless_function_is_cancelled_and_the_window_lives_on(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    before, file = psutil.Process().children(recursive=True), tmp_path / "mine.py"
    file.write_text("def h(state):\n    while True:\n        pass\n")
    lesson = shipped_lesson("own-heuristic")
    place = next(place for place, step in enumerate(lesson.steps, 1) if step.question and step.question.kind == "code")
    window.lessons.start("own-heuristic", place)
    page = window.lessons.panel.step_page
    line(page).line.setText(f"{file}:h")
    qtbot.mouseClick(question(page).check_button, LEFT)
    qtbot.waitUntil(question(page).cancel_button.isVisible)
    assert question(page).verdict.text() == "The answer is being checked…"
    assert len(psutil.Process().children(recursive=True)) > len(before)
    with qtbot.waitSignal(window.lessons.session.busy_changed):
        qtbot.mouseClick(question(page).cancel_button, LEFT)
    assert question(page).check_button.isEnabled() and not question(page).cancel_button.isVisible()
    assert not question(page).verdict.isVisible()
    assert psutil.Process().children(recursive=True) == before
    qtbot.mouseClick(question(page).check_button, LEFT)
    qtbot.waitUntil(question(page).cancel_button.isVisible)
    window.lessons.session.back()
    assert psutil.Process().children(recursive=True) == before
    window.lessons.session.leave()


def test_what_is_in_the_centre_is_called_what_it_shows(window: MainWindow, qtbot: QtBot) -> None:
    for name, place, content in (
        ("ucs-greedy-weighted", 5, "① the map"),
        ("state-space", 3, "① the graph"),
        ("a-star", 2, "① the tree"),
        ("a-star", 7, "① the state space"),
        ("a-star", 8, "① the maps"),
        ("ucs-greedy-weighted", 9, "① the state space"),
        ("heuristics", 5, "① the maps"),
        ("heuristics", 4, "② the state space"),
        ("heuristics", 6, "① h and true distance"),
        ("bidirectional", 6, "① the state space"),
    ):
        window.lessons.start(name, place)
        wait(window, qtbot)
        assert content.replace(" ", "\u2009", 1) in window.lessons.panel.step_page.looks.text()


def test_what_a_step_points_at_follows_what_the_reader_chooses_to_see(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 7)
    assert page.looks.text() == "Look at: ①\u2009the state space  ②\u2009the table"
    compare = window.bench
    assert isinstance(compare, CompareBench)
    qtbot.mouseClick(compare.chart.space_button, LEFT)
    assert page.looks.text() == "Look at: ①\u2009the chart  ②\u2009the table"
    page = start_first_lesson(window, qtbot, 5)
    qtbot.mouseClick(window.explore.tree.faces.buttons["graph"], LEFT)
    assert page.looks.text() == "Look at: ①\u2009the graph  ②\u2009the narration"
    window.lessons.session.leave()


def test_options_are_in_the_readers_own_order_and_the_field_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    page, orders = start_first_lesson(window, qtbot, 6), set()
    for seed in range(8):
        window.lessons.session.progress._settings.write("reader-seed", seed)
        window.lessons.session.show_step(1)
        start_first_lesson(window, qtbot, 6)
        answers = question(page).answers
        assert isinstance(answers, ChoiceAnswer)
        buttons = answers.buttons
        qtbot.waitUntil(lambda buttons=buttons: any(button.y() for button in buttons))
        order = sorted(range(len(buttons)), key=[button.y() for button in buttons].__getitem__)
        assert order == window.lessons.session.option_order
        assert buttons[order[0]].hasFocus()
        orders.add(tuple(order))
    assert len(orders) > 1
    start_first_lesson(window, qtbot, 4)
    assert line(page).line.hasFocus()


def test_finish_shows_the_score_the_open_steps_and_the_next_lesson(window: MainWindow, qtbot: QtBot) -> None:
    page, panel = start_first_lesson(window, qtbot, 7), window.lessons.panel
    line(page).line.setText("1 2 3/4 8 5/7 6 0")
    check(page, qtbot)
    qtbot.mouseClick(page.next, LEFT)
    with qtbot.waitSignal(window.lessons.session.judged):
        window.lessons.session.reveal()
    qtbot.mouseClick(page.next, LEFT)
    qtbot.mouseClick(page.next, LEFT)
    summary = panel.summary_page
    assert summary.isVisible() and summary.title.text() == "A* and f = g + h"
    assert summary.score.text() == "Answered without help: 1 of 9.\nAnswers shown: 1."
    steps = shipped_lesson("a-star").steps
    shown = [summary.open_steps.item(row).text() for row in range(summary.open_steps.count())]
    assert shown == [f"{place + 1}. {steps[place].title['en']}" for place in (0, 1, 2, 3, 4, 5, 7, 8)]
    summary.open_steps.itemClicked.emit(summary.open_steps.item(2))
    assert page.isVisible() and page.heading.text() == "Crossed out in the tree"
    window.lessons.session.show_step(7)
    qtbot.mouseClick(page.next, LEFT)
    assert (
        summary.next_lesson.text().replace("\n", " ")
        == f"Next lesson: {shipped_lesson('ucs-greedy-weighted').title['en']}"
    )
    qtbot.mouseClick(summary.next_lesson, LEFT)
    assert page.isVisible() and window.lessons.session.source == "ucs-greedy-weighted"


def test_an_exam_says_nothing_about_the_answers_and_its_results_are_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.lessons.show_panel(True)
    panel, session = window.lessons.panel, window.lessons.session
    panel.list_page.list.setCurrentRow([*shipped_names()].index("a-star"))
    qtbot.mouseClick(panel.list_page.exam, LEFT)
    asked, page = panel.exam_page, panel.step_page
    assert asked.isVisible() and asked.minutes.value() == shipped_lesson("a-star").minutes
    asked.student.setText("  Ada   Lovelace ")
    asked.minutes.setValue(10)
    qtbot.mouseClick(asked.begin, LEFT)
    wait(window, qtbot)
    assert page.isVisible() and re.fullmatch(r"1 of 9 · (10:00|9:[0-9]{2}) left", page.count.text())
    for step, answer in ((7, "1 2 3/4 8 5/7 6 0"), (2, "1 2 3/7 6 8/5 0 4")):
        session.show_step(step - 1)
        wait(window, qtbot)
        line(page).line.setText(answer)
        assert check(page, qtbot) == "Recorded. It can be changed until you finish."
        assert not question(page).show_button.isVisible()
        assert session.presenter.conceals == (step == 2)  # a board that is to be made is on no bench
    assert session.done == set() and session.exam is not None
    session.show_step(8)
    qtbot.mouseClick(page.next, LEFT)
    assert panel.summary_page.score.text().startswith("Ada Lovelace\nExam: 1 of 9 right, time 0:")
    assert not panel.summary_page.open_steps.isVisible()
    panel.summary_page.save(str(tmp_path / "results.csv"))
    rows = (tmp_path / "results.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(rows) == 10 and rows[0] == "student,lesson,seed,step,kind,answer,right,seconds,minutes"
    assert rows[7].startswith("Ada Lovelace,a-star,0,7,board,1 2 3/4 8 5/7 6 0,yes,") and rows[7].endswith(",10")
    assert rows[2].startswith("Ada Lovelace,a-star,0,2,node,1 2 3/7 6 8/5 0 4,no,")
    panel.summary_page.save(str(tmp_path))
    assert panel.summary_page.fault.fault is not None


def test_an_exam_ends_when_its_time_is_over(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window.lessons.show_panel(True)
    panel, session = window.lessons.panel, window.lessons.session
    session.start_exam(shipped_lesson("a-star"), "a-star", "", 1)
    wait(window, qtbot)
    now = time.monotonic()
    monkeypatch.setattr("workbench.lessons.exam.time.monotonic", lambda: now + 61)
    qtbot.waitUntil(panel.summary_page.isVisible)
    assert panel.summary_page.score.text() == "Exam: 0 of 9 right, time 1:00."
    assert session.exam is not None
    session.exam.record(0, "5", True)
    assert not session.exam.answers


def test_a_chosen_option_marks_the_nodes_that_it_is_about(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 6)
    assert page.question is not None and page.question.question.kind == "choice"
    options, selection = page.question.question.options, window.explore.node_selection

    def marked() -> list[str]:
        recording = window.explore.session.current.run.recording
        return [recording.problem.describe(recording.state(one)) for one in selection.marked]

    assert any(option.nodes for option in options)
    for place, option in enumerate(options):
        with qtbot.waitSignal(window.lessons.session.judged):
            window.lessons.session.answer([place])
        wait(window, qtbot)
        assert marked() == [*option.nodes]


def test_going_back_in_a_lesson_adds_no_run_twice(window: MainWindow, qtbot: QtBot) -> None:
    """Steps 5 and 6 stand later in the search of step 4, and step 7 shows another one."""
    session, runs = window.lessons.session, window.explore.session
    before, listed = [*runs.runs], []
    start_first_lesson(window, qtbot, 4)
    for place in (3, 4, 5, 6, 5, 4, 3, 4, 6, 3):
        session.show_step(place)
        wait(window, qtbot)
        lines = [entry for entry in runs.runs if not entry.cut and entry not in before]
        assert sum(one.same_search(other) for one in lines for other in lines) == len(lines)
        listed.append(len(lines))
    assert max(listed) <= 3


def test_another_language_stays_at_the_step_and_keeps_the_answer(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 2)
    session = window.lessons.session
    with qtbot.waitSignal(session.judged):
        session.answer("1 2 3/4 5 6/7 8 0")
    for language in ("ru", "cs", "vi", "en"):
        window.choose_language(language)
        assert (session.place, session.lesson and session.lesson.name) == (1, "a-star")
        assert page.count.isVisible() and question(page).verdict.isVisible()
        assert window.explore.player.t == 1


def test_the_list_says_what_an_exam_is(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = window.lessons.panel.list_page
    assert page.exam.toolTip()
    about = [label for label in page.findChildren(Muted) if label.text().startswith("An exam goes through all steps")]
    assert len(about) == 1 and about[0].isVisible()
    below = about[0].mapTo(page, about[0].rect().topLeft()).y() - page.exam.geometry().bottom()
    assert 0 < below < 30
