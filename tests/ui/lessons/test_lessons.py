"""Lessons in the window: going through the steps, answering questions, and restoring the benches at the end."""

from __future__ import annotations

from pathlib import Path

import psutil
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from workbench.api import Configuration
from workbench.lessons.files import shipped_lesson, shipped_names, toml_of
from workbench.lessons.grading import GradedAnswer
from workbench.ui.base.settings import Settings
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
    assert "g, h and f" in panel.list_page.about.text()
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
    assert "misplaced" in window.explore.scene()["run"]


def test_a_step_shows_its_scene_points_at_panes_and_marks_nodes(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 5)
    assert (window.explore.player.t, page.heading.text()) == (13, "A cheaper path")
    assert window.explore.breakpoints.lines == ["+ cheaper"]
    pointers = window.lessons.pointers
    assert pointers.panes == [window.explore.tree, window.explore.narration]
    assert pointers.isVisible() and all(place.isValid() for place in pointers.places())
    assert page.looks.text() == "Look at: ①\u2009the tree  ②\u2009the narration"
    recording = window.explore.session.current.run.recording  # type: ignore[union-attr]
    marked = [recording.problem.describe(recording.state(one)) for one in window.explore.node_selection.marked]
    assert marked == ["1 2 3/7 4 6/5 0 8"]
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


def test_a_number_is_judged_by_the_search(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 7)
    wrong = "Not right. Too low: the answer is greater than 19."
    line(page).line.setText("19")
    assert check(page, qtbot) == wrong
    assert page.question is not None and page.question.show_button.isVisible()
    with qtbot.waitSignal(window.lessons.session.judged):
        qtbot.mouseClick(page.question.show_button, LEFT)
    assert line(page).line.text() == "44"
    assert page.question.verdict.text().startswith("This is a right answer.")
    room = window.lessons.session
    assert check(page, qtbot).startswith("Right. With Manhattan there were 19")
    assert (room.done, room.revealed) == (set(), {6})  # the answer was revealed: only a later answer counts
    page = start_first_lesson(window, qtbot, 7)
    line(page).line.setText("44")
    assert check(page, qtbot).startswith("Right.")
    assert (room.done, room.revealed) == ({6}, set())
    line(page).line.setText("many")
    assert check(page, qtbot) == "“many” is not a number."


def test_a_choice_is_made_by_mouse_or_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    page = start_first_lesson(window, qtbot, 3)
    answers = question(page).answers
    assert isinstance(answers, ChoiceAnswer)
    assert check(page, qtbot) == "There is no answer yet."
    qtbot.mouseClick(answers._labels[1], LEFT)
    assert check(page, qtbot).startswith("That is not right. A node with a large f")
    answers.buttons[0].setFocus()
    qtbot.keyClick(answers.buttons[0], Qt.Key.Key_Space)
    question(page).check_button.setFocus()
    qtbot.keyClick(question(page).check_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: question(page).verdict.text().startswith("Right. The move undid"))


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
    assert window.opening.takes(str(file))
    window.opening.open(str(file))
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
    assert page.heading.text() == "No way back"


def test_a_pane_behind_a_tab_is_pointed_at_by_its_tab(window: MainWindow, qtbot: QtBot) -> None:
    start_first_lesson(window, qtbot, 3)
    explore, pointers = window.explore, window.lessons.pointers
    pointers.point_at([explore.closed_list, explore.inspector])
    bar = explore.lists.tabBar()
    place = bar.tabRect(explore.lists.indexOf(explore.inspector)).translated(
        bar.mapTo(pointers.parentWidget(), QPoint())
    )
    assert pointers.places()[1] == place


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
    ):
        window.lessons.start(name, place)
        wait(window, qtbot)
        assert content.replace(" ", "\u2009", 1) in window.lessons.panel.step_page.looks.text()
    window.lessons.session.leave()
