"""The lesson editor: a lesson is made from what the benches show, by clicks and keys; saved, reopened, played."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from workbench.lessons.files import own_files, read_lesson
from workbench.lessons.lesson import Question, Step
from workbench.ui.lessons.draft import Draft, with_text
from workbench.ui.lessons.editor_page import EditorPage, new_lesson
from workbench.ui.lessons.fields import LineField, TextField
from workbench.ui.lessons.question_form import QuestionForm
from workbench.ui.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def written(window: MainWindow) -> EditorPage:
    page = window.lessons.writing.page
    assert page is not None
    return page


def wait(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.explore.arrival.waits and not window.explore.session.busy)


def type_over(field: object, told: str, qtbot: QtBot) -> None:
    """Type a text in the place of what stands in a field."""
    assert isinstance(field, TextField | LineField)
    control = field.control if isinstance(field, TextField) else field.line
    control.setFocus()
    qtbot.keyClick(control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    if told.isascii():
        qtbot.keyClicks(control, told)
    else:
        QApplication.clipboard().setText(told)
        qtbot.keyClick(control, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def choose_kind(form: QuestionForm, kind: str) -> None:
    box = form.kind.box
    box.setCurrentIndex(box.findData(kind))
    box.activated.emit(box.currentIndex())
    assert form.kind.box.currentData() == kind


def test_a_lesson_is_made_saved_reopened_and_played(window: MainWindow, qtbot: QtBot) -> None:
    explore = window.explore
    explore.show_scene({"run": "3x3:1 2 3/4 0 5/7 8 6 goal=last astar manhattan at=1"})
    wait(window, qtbot)
    window.commands.actions["lessons"].trigger()
    qtbot.mouseClick(window.lessons.panel.list_page.new_button, LEFT)
    page = written(window)
    assert not page.save_button.isEnabled()

    qtbot.mouseClick(page.record, LEFT)
    type_over(page.step.fields["text"], "Two **moves** are left.", qtbot)
    qtbot.mouseClick(page.step.looks["open"], LEFT)
    qtbot.mouseClick(page.step.mark, LEFT)
    page.tabs.setCurrentIndex(2)
    choose_kind(page.question, "number")
    type_over(page.question.fields["text"], "How many moves are left?", qtbot)
    type_over(page.question.fields["answer"], "cost", qtbot)

    explore.player.to_end()
    qtbot.waitUntil(lambda: explore.player.over and explore.player.t == explore.player.length)
    qtbot.mouseClick(page.step.show_button, LEFT)
    qtbot.waitUntil(lambda: explore.player.t == 1)
    explore.player.to_end()
    qtbot.mouseClick(page.record, LEFT)
    type_over(page.step.fields["text"], "The goal.", qtbot)
    page.tabs.setCurrentIndex(0)
    type_over(page.head.fields["title"], "My first lesson", qtbot)
    type_over(page.head.fields["name"], "first", qtbot)
    page.languages.setCurrentIndex(1)
    type_over(page.head.fields["title"], "Мой урок", qtbot)
    assert page.title.hint.text() == "not saved"
    qtbot.mouseClick(page.save_button, LEFT)
    assert page.title.hint.text() == ""
    qtbot.mouseClick(page.close_button, LEFT)

    (path,) = own_files()
    lesson = read_lesson(path)
    assert (path.name, lesson.title) == ("first.toml", {"en": "My first lesson", "ru": "Мой урок"})
    assert [step.scene["run"][-6:] for step in lesson.steps] == ["h at=1", "at=end"]
    assert lesson.steps[0].look == ("open",) and lesson.steps[0].nodes == ("1 2 3/4 0 5/7 8 6",)

    list_page = window.lessons.panel.list_page
    list_page.list.setCurrentRow(list_page.list.count() - 1)
    assert "My first lesson" in list_page.list.currentItem().text()
    qtbot.mouseClick(list_page.begin, LEFT)
    wait(window, qtbot)
    taken = window.lessons.panel.step_page
    assert (explore.player.t, taken.body.toPlainText().strip()) == (1, "Two moves are left.")
    assert taken.question is not None
    taken.question.answers.show_answer("2")
    qtbot.mouseClick(taken.question.check_button, LEFT)
    qtbot.waitUntil(lambda: window.lessons.classroom.done == {0})
    window.lessons.classroom.leave()
    qtbot.mouseClick(list_page.edit_button, LEFT)
    assert written(window).draft.path == path
    qtbot.mouseClick(written(window).close_button, LEFT)
    assert window.lessons.writing.page is None


def test_steps_are_moved_deleted_and_brought_back(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    page = written(window)
    for told in ("one", "two", "three"):
        qtbot.mouseClick(page.record, LEFT)
        type_over(page.step.fields["text"], told, qtbot)

    def order() -> list[str]:
        return [step.text["en"] for step in page.draft.lesson.steps]

    assert order() == ["one", "two", "three"] and page.steps.currentRow() == 2
    qtbot.mouseClick(page.up, LEFT)
    assert (order(), page.steps.currentRow()) == (["one", "three", "two"], 1)
    page.steps.setFocus()
    qtbot.keyClick(page.steps, Qt.Key.Key_Delete)
    assert order() == ["one", "two"]
    qtbot.keyClick(page.steps, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert order() == ["one", "three", "two"]
    qtbot.mouseClick(page.redo, LEFT)
    qtbot.mouseClick(page.undo, LEFT)
    assert order() == ["one", "three", "two"]
    model = page.steps.model()
    model.moveRow(model.index(0, 0).parent(), 0, model.index(0, 0).parent(), 3)
    assert order() == ["three", "two", "one"]
    qtbot.mouseClick(page.undo, LEFT)
    assert order() == ["one", "three", "two"]
    assert [page.steps.item(row).text() for row in range(3)] == ["1. one", "2. three", "3. two"]
    window.lessons.writing._put_away()


def test_a_choice_is_written(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    page.tabs.setCurrentIndex(2)
    choose_kind(page.question, "choice")
    assert page.question.options is not None
    qtbot.mouseClick(page.question.options.add_button, LEFT)
    options = page.question.options
    assert len(options.rows) == 3
    type_over(options.rows[2][1], "The third", qtbot)
    options.rows[0][0].click()
    assert "None of the options is right." in page.fault.sentence.text()
    assert not page.save_button.isEnabled() and not page.try_button.isEnabled()
    options.rows[2][0].click()
    assert page.fault.fault is None
    qtbot.mouseClick(page.try_button, LEFT)
    taken = window.lessons.panel.step_page
    assert taken.isVisible() and taken.question is not None
    taken.question.answers.show_answer([2])
    with qtbot.waitSignal(window.lessons.classroom.judged):
        qtbot.mouseClick(taken.question.check_button, LEFT)
    assert taken.question.verdict.text() == "Right."
    qtbot.mouseClick(taken.next, LEFT)
    assert page.isVisible() and window.lessons.classroom.lesson is None
    window.lessons.writing._put_away()


def test_what_is_not_saved_is_asked_about(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    qtbot.mouseClick(written(window).record, LEFT)
    window.close()
    assert window.isVisible()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and box.text() == "The lesson is not saved. Leave it all the same?"
    box.reject()
    qtbot.mouseClick(written(window).close_button, LEFT)
    box = next(one for one in window.findChildren(QMessageBox) if one.isVisible())
    leave = next(button for button in box.findChildren(QPushButton) if button.text() == "Leave without saving")
    qtbot.mouseClick(leave, LEFT)
    assert window.lessons.writing.page is None


@pytest.mark.parametrize("kind", ["choice", "number", "board", "node", "moves", "code"])
def test_a_fresh_question_of_any_kind_can_be_saved(kind: str, window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    page.tabs.setCurrentIndex(2)
    choose_kind(page.question, kind)
    assert page.draft.check() is None
    choose_kind(page.question, "")
    assert page.draft.step is not None and page.draft.step.question is None
    window.lessons.writing._put_away()


def test_typing_is_undone_in_one_go() -> None:
    draft = Draft(new_lesson())
    draft.insert(Step({"en": "a"}))
    for told in ("b", "bc", "bcd"):
        draft.change_step("text", text={"en": told})
    draft.ask(Question("moves", {"en": "?"}, judge="solves"))
    draft.history.take_back()
    assert draft.step is not None and (draft.step.text, draft.step.question) == ({"en": "bcd"}, None)
    draft.history.take_back()
    assert draft.step is not None and draft.step.text == {"en": "a"}
    draft.history.do_again()
    assert draft.step is not None and draft.step.text == {"en": "bcd"}
    draft.history.take_back()
    draft.history.take_back()
    assert not draft.lesson.steps and not draft.history.canUndo()


def test_a_text_is_put_in_its_language_and_taken_out() -> None:
    texts = with_text({"en": "a", "ru": "б"}, "en", "c")
    assert list(texts.items()) == [("en", "c"), ("ru", "б")]
    assert with_text(texts, "en", " ") == {"ru": "б"}
    assert list(with_text(texts, "cs", "d")) == ["en", "ru", "cs"]


def test_a_file_that_cannot_be_written_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.lessons.write()
    qtbot.mouseClick(written(window).record, LEFT)
    window.lessons.writing.save_to(str(tmp_path / "nowhere" / "lesson.toml"))
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "cannot be written" in box.text()
    box.accept()
    window.lessons.writing.save_to(str(tmp_path / "lesson"))
    assert read_lesson(tmp_path / "lesson.toml").steps
    qtbot.mouseClick(written(window).close_button, LEFT)
