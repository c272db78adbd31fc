"""The lesson editor: a lesson is created from the benches by clicks and keys, saved, reopened and played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from workbench.formats.scene_keys import PANES
from workbench.lessons.files import own_files, read_lesson, shipped_lesson, write_lesson
from workbench.lessons.lesson import LessonQuestion, LessonStep
from workbench.ui.lessons.draft import Draft, with_text
from workbench.ui.lessons.draft_store import DraftStore, drafts_folder, stored_drafts
from workbench.ui.lessons.editor_page import EditorPage, new_lesson
from workbench.ui.lessons.fields import LineField, LinesField, TextField
from workbench.ui.lessons.list_page import LessonEntry
from workbench.ui.lessons.question_form import QuestionForm
from workbench.ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def written(window: MainWindow) -> EditorPage:
    page = window.lessons.writing.page
    assert page is not None
    return page


def wait(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.explore.pending_seek.waits and not window.explore.session.busy)


def replace_text(field: object, typed: str, qtbot: QtBot) -> None:
    """Replace the content of a field by typing."""
    assert isinstance(field, TextField | LineField)
    control = field.control if isinstance(field, TextField) else field.line
    control.setFocus()
    qtbot.keyClick(control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    if typed.isascii():
        qtbot.keyClicks(control, typed)
    else:
        QApplication.clipboard().setText(typed)
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
    replace_text(page.step.fields["text"], "Two **moves** are left.", qtbot)
    qtbot.mouseClick(page.step.targets["open"], LEFT)
    qtbot.mouseClick(page.step.mark, LEFT)
    page.tabs.setCurrentIndex(2)
    choose_kind(page.question, "number")
    replace_text(page.question.fields["text"], "How many moves are left?", qtbot)
    replace_text(page.question.fields["answer"], "cost", qtbot)

    assert page.steps.item(0).text() == "1. Two moves are left.  ?"
    explore.player.to_end()
    qtbot.waitUntil(lambda: explore.player.ended and explore.player.t == explore.player.length)
    qtbot.mouseClick(page.step.show_button, LEFT)
    qtbot.waitUntil(lambda: explore.player.t == 1)
    explore.player.to_end()
    qtbot.mouseClick(page.record, LEFT)
    replace_text(page.step.fields["text"], "The goal.", qtbot)
    page.tabs.setCurrentIndex(0)
    replace_text(page.head.fields["title"], "My first lesson", qtbot)
    assert "Learning goal" in page.fault.sentence.text() and not page.save_button.isEnabled()
    replace_text(page.head.fields["goal"], "Something", qtbot)
    replace_text(page.head.fields["name"], "My File", qtbot)
    assert page.fault.sentence.text() == (
        "“My File” is not a valid file name: use only small letters, digits and hyphens, for example my-file."
    )
    replace_text(page.head.fields["name"], "first", qtbot)
    page.languages.tabs.setCurrentIndex(1)
    replace_text(page.head.fields["title"], "Мой урок", qtbot)
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
    step_page = window.lessons.panel.step_page
    assert (explore.player.t, step_page.body.toPlainText().strip()) == (1, "Two moves are left.")
    assert step_page.question is not None
    step_page.question.answers.show_answer("2")
    qtbot.mouseClick(step_page.question.check_button, LEFT)
    qtbot.waitUntil(lambda: window.lessons.session.done == {0})
    window.lessons.session.leave()
    qtbot.mouseClick(list_page.edit_button, LEFT)
    assert written(window).draft.path == path
    qtbot.mouseClick(written(window).close_button, LEFT)
    assert window.lessons.writing.page is None


def test_steps_are_moved_deleted_and_brought_back(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    page = written(window)
    for label_text in ("one", "two", "three"):
        qtbot.mouseClick(page.record, LEFT)
        replace_text(page.step.fields["text"], label_text, qtbot)

    def order() -> list[str]:
        return [step.text.get("en", "") for step in page.draft.lesson.steps]

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
    window.lessons.writing._dismiss()


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
    replace_text(options.rows[2][1], "The third", qtbot)
    options.rows[0][0].click()
    assert "None of the options is right." in page.fault.sentence.text()
    assert not page.save_button.isEnabled() and not page.try_button.isEnabled()
    options.rows[2][0].click()
    assert page.fault.sentence.text() == (
        "Not written yet: Title; Learning goal; Step 1 · text; Step 1 · Question · text; "
        "Step 1 · Question · option 1 · text; Step 1 · Question · option 2 · text."
    )
    qtbot.mouseClick(page.try_button, LEFT)
    step_page = window.lessons.panel.step_page
    assert step_page.isVisible() and step_page.question is not None
    step_page.question.answers.show_answer([2])
    with qtbot.waitSignal(window.lessons.session.judged):
        qtbot.mouseClick(step_page.question.check_button, LEFT)
    assert step_page.question.verdict.text() == "Right."
    qtbot.mouseClick(step_page.next, LEFT)
    assert page.isVisible() and window.lessons.session.lesson is None
    window.lessons.writing._dismiss()


def test_what_is_not_saved_is_asked_about(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    qtbot.mouseClick(written(window).record, LEFT)
    window.close()
    assert window.isVisible()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and box.text() == "The lesson is not saved. Close the editor anyway?"
    box.reject()
    qtbot.mouseClick(written(window).close_button, LEFT)
    box = next(one for one in window.findChildren(QMessageBox) if one.isVisible())
    leave = next(button for button in box.findChildren(QPushButton) if button.text() == "Close without saving")
    qtbot.mouseClick(leave, LEFT)
    assert window.lessons.writing.page is None


@pytest.mark.parametrize("kind", ["choice", "number", "board", "node", "moves", "code"])
def test_a_fresh_question_of_any_kind_lacks_only_texts(kind: str, window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    page.tabs.setCurrentIndex(2)
    choose_kind(page.question, kind)
    assert page.draft.check() is None and "steps[1].question.text" in page.draft.lacking()
    assert not page.save_button.isEnabled() and page.try_button.isEnabled()
    choose_kind(page.question, "")
    assert page.draft.step is not None and page.draft.step.question is None
    window.lessons.writing._dismiss()


def test_typing_is_undone_in_one_go() -> None:
    draft = Draft(new_lesson())
    draft.insert(LessonStep({"en": "a"}))
    for label_text in ("b", "bc", "bcd"):
        draft.change_step("text", text={"en": label_text})
    draft.ask(LessonQuestion("moves", {"en": "?"}, judge="solves"))
    draft.history.undo_change()
    assert draft.step is not None and (draft.step.text, draft.step.question) == ({"en": "bcd"}, None)
    draft.history.undo_change()
    assert draft.step is not None and draft.step.text == {"en": "a"}
    draft.history.redo_change()
    assert draft.step is not None and draft.step.text == {"en": "bcd"}
    draft.history.undo_change()
    draft.history.undo_change()
    assert not draft.lesson.steps and not draft.history.can_undo


def test_a_text_is_put_in_its_language_and_taken_out() -> None:
    texts = with_text({"en": "a", "ru": "б"}, "en", "c")
    assert list(texts.items()) == [("en", "c"), ("ru", "б")]
    assert with_text(texts, "en", " ") == {"ru": "б"}
    assert list(with_text(texts, "cs", "d")) == ["en", "ru", "cs"]


def test_a_file_that_cannot_be_written_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    replace_text(page.step.fields["text"], "Look.", qtbot)
    for name in ("title", "goal"):
        replace_text(page.head.fields[name], "Something", qtbot)
    window.lessons.writing.save_to(str(tmp_path / "nowhere" / "lesson.toml"))
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "cannot be written" in box.text()
    box.accept()
    window.lessons.writing.save_to(str(tmp_path / "lesson"))
    assert read_lesson(tmp_path / "lesson.toml").steps
    qtbot.mouseClick(written(window).close_button, LEFT)


def test_what_is_written_is_kept_though_the_window_is_lost(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    replace_text(page.step.fields["text"], "Half a", qtbot)
    qtbot.waitUntil(lambda: any("Half a" in file.read_text() for file in drafts_folder().glob("*.draft")))
    assert stored_drafts() == [], "this window is editing it"
    window.lessons.writing._dismiss(True)
    assert [stored.lesson.steps[0].text for stored in stored_drafts()] == [{"en": "Half a"}]
    list_page = window.lessons.panel.list_page
    list_page.list.setCurrentRow(list_page.list.count() - 1)
    assert "a draft, not saved" in list_page.list.currentItem().text() and not list_page.begin.isEnabled()

    list_page.list.setCurrentRow(list_page.list.count() - 1)
    qtbot.mouseClick(list_page.edit_button, LEFT)
    page = written(window)
    assert page.draft.lesson.steps[0].text == {"en": "Half a"}
    qtbot.mouseClick(page.close_button, LEFT)  # nothing has been changed in this session, but it is still unsaved
    keep = next(button for button in window.findChildren(QPushButton) if button.text() == "Keep as a draft")
    qtbot.mouseClick(keep, LEFT)
    assert len(stored_drafts()) == 1

    list_page.list.setCurrentRow(list_page.list.count() - 1)
    qtbot.mouseClick(list_page.edit_button, LEFT)
    page = written(window)
    replace_text(page.step.fields["text"], "Whole", qtbot)
    for name in ("title", "goal"):
        replace_text(page.head.fields[name], "Something", qtbot)
    qtbot.mouseClick(page.save_button, LEFT)
    qtbot.mouseClick(page.close_button, LEFT)
    assert stored_drafts() == [] and len(own_files()) == 1


def test_two_windows_do_not_keep_their_drafts_in_one_file() -> None:
    files = [DraftStore(Draft(shipped_lesson("a-star"))).file for _ in range(3)]
    assert len(set(files)) == 3 and files == sorted(files)


def test_a_draft_that_another_window_edits_is_copied_not_shared() -> None:
    file = DraftStore(Draft(shipped_lesson("a-star"))).file
    file.parent.mkdir(parents=True)
    file.write_text("{}")
    first = DraftStore(Draft(shipped_lesson("a-star")), file)
    second = DraftStore(Draft(shipped_lesson("a-star")), file)
    assert first.file == file != second.file
    second.discard()
    assert file.exists()
    first.close()
    assert DraftStore(Draft(shipped_lesson("a-star")), file).file == file


def test_a_draft_is_stored_though_changes_never_pause(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.write()
    draft = written(window).draft
    texts = iter(range(10**6))

    def is_stored_while_writing() -> bool:
        draft.change(title={"en": f"Draft {next(texts)}"})
        return any(drafts_folder().glob("*.draft"))

    qtbot.waitUntil(is_stored_while_writing)
    window.lessons.writing._dismiss(False)


@pytest.mark.parametrize(
    "text", ["u.d.l.r.u.d.l.r.u.d.l.r.u", 'a " 1.2.3.4.5.6.7.8.9.10.11.12.13', "it's 'a.b.c.d.e.f.g.h.i.j.k.l.m"]
)
@pytest.mark.parametrize("ending", [".toml", ".json"])
def test_what_is_saved_can_be_opened_again(text: str, ending: str, tmp_path: Path) -> None:
    lesson = shipped_lesson("a-star")
    first, *rest = lesson.steps
    lesson = replace(lesson, steps=(replace(first, text={"en": f"{text}\n{text}"}), *rest))
    write_lesson(tmp_path / f"a-star{ending}", lesson)
    assert read_lesson(tmp_path / f"a-star{ending}") == lesson


def test_a_file_that_is_no_draft_is_passed_over() -> None:
    drafts_folder().mkdir(parents=True)
    for number, label_text in enumerate(
        ("", "[]", "{}", '{"format": 3}', "[" * 5000, '{"format": "search-workbench-lesson-draft"}')
    ):
        (drafts_folder() / f"{number}.draft").write_text(label_text)
    assert stored_drafts() == []


def test_nodes_are_marked_by_clicking_and_breakpoints_are_those_of_moments(window: MainWindow, qtbot: QtBot) -> None:
    explore = window.explore
    explore.show_scene({"run": "3x3:1 2 3/4 0 5/7 8 6 goal=last astar manhattan at=2"})
    wait(window, qtbot)
    explore.breakpoints.restore(["+ f>10"])
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    explore.breakpoints.restore(["+ f>10", "+ reopened"])
    qtbot.mouseClick(page.step.breakpoints_button, LEFT)
    assert page.draft.step is not None and page.draft.step.breakpoints == ("f > 10", "reopened")
    page.step.follow_clicks.click()
    canvas = explore.tree.canvas
    qtbot.waitUntil(lambda: canvas.scene is not None and len(canvas.scene) > 3)
    for record in (1, 2, 1):
        place = canvas.scene.places[record]
        qtbot.mouseClick(
            canvas, LEFT, pos=canvas.camera.to_view(canvas.point(place), canvas.size().toSizeF()).toPoint()
        )
    assert page.draft.step.nodes == ("1 2 3/4 8 5/7 0 6",)
    page.step.follow_clicks.click()
    explore.node_selection.pick(1)
    assert len(page.draft.step.nodes) == 1
    window.lessons.writing._dismiss()


def test_panes_of_a_bench_that_is_not_made_yet_are_offered(window: MainWindow) -> None:
    window.lessons.writing.begin(LessonEntry(shipped_lesson("parity"), "parity"))
    page = written(window)
    page.draft.select_step(5)  # in Audit
    assert {*page.step.targets} == {*PANES["audit"]}
    window.lessons.writing._dismiss()


KINDS_WRITTEN: dict[str, dict[str, str]] = {
    "number": {"answer": "cost"},
    "choice": {},
    "board": {"judge": "moves-from-goal:1", "example": "1 2 3/4 5 0/7 8 6"},
    "node": {"which": "next-expanded"},
    "moves": {"judge": "optimal"},
    "code": {"boards": "1 2 3/4 0 5/7 8 6", "like": "manhattan"},
}
OWN = """
def manhattan(state, goal):
    distance = 0
    for cell, tile in enumerate(state):
        if tile:
            there = goal.index(tile)
            distance += abs(cell // 3 - there // 3) + abs(cell % 3 - there % 3)
    return 1000 * distance
"""


def test_questions_of_all_kinds_are_written_in_two_languages_checked_saved_and_answered(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    explore = window.explore
    explore.show_scene({"run": "3x3:1 2 3/4 0 5/7 8 6 goal=last astar manhattan at=1"})
    wait(window, qtbot)
    window.lessons.write()
    page = written(window)
    page.languages.beside.setCurrentIndex(page.languages.beside.findData("ru"))

    def write(field: object, result: str) -> None:
        assert isinstance(field, TextField)
        replace_text(field, result, qtbot)
        qtbot.keyClicks(field.second, f"ru {result}")

    for kind, lines in KINDS_WRITTEN.items():
        qtbot.mouseClick(page.record, LEFT)
        write(page.step.fields["text"], f"A step for {kind}.")
        page.tabs.setCurrentIndex(2)
        choose_kind(page.question, kind)
        write(page.question.fields["text"], f"A {kind}?")
        for name, result in lines.items():
            field = page.question.fields[name]
            if isinstance(field, LinesField):
                field.paper.setPlainText(result)
            else:
                replace_text(field, result, qtbot)
        if page.question.options is not None:
            for number, (_, result, _because) in enumerate(page.question.options.rows):
                write(result, f"Option {number}")
    page.tabs.setCurrentIndex(0)
    write(page.head.fields["title"], "All kinds")
    write(page.head.fields["goal"], "Something")
    assert page.fault.fault is None
    assert page.head.fields["title"].control.accessibleName() == "Title (English)"

    with qtbot.waitSignal(page.proof.ended):
        qtbot.mouseClick(page.check_button, LEFT)
    assert page.result.text() == "All claims in the lesson check out."
    page.steps.setCurrentRow(2)
    page.tabs.setCurrentIndex(2)
    replace_text(page.question.fields["example"], "1 2 3/4 5 6/7 8 0", qtbot)
    assert page.fault.sentence.text().startswith("At Step 3 · Question: ")
    qtbot.mouseClick(page.undo, LEFT)
    qtbot.mouseClick(page.save_button, LEFT)
    qtbot.mouseClick(page.close_button, LEFT)

    (path,) = own_files()
    lesson = read_lesson(path)
    assert [step.question.kind for step in lesson.steps if step.question] == [*KINDS_WRITTEN]
    assert lesson.steps[1].question is not None
    assert lesson.steps[1].question.options[0].text == {"en": "Option 0", "ru": "ru Option 0"}
    assert all({*texts} == {"en", "ru"} for _, texts in lesson.texts())

    own = tmp_path / "mine.py"
    own.write_text(OWN)
    answers = ["2", [0], "1 2 3/4 5 0/7 8 6", "1 2 3/4 5 0/7 8 6", "rd", f"{own}:manhattan"]
    window.lessons.open_file(str(path))
    step_page = window.lessons.panel.step_page
    for place, answer in enumerate(answers):
        wait(window, qtbot)
        assert (
            step_page.question is not None
            and step_page.question.question_label.text() == f"A {[*KINDS_WRITTEN][place]}?"
        )
        step_page.question.answers.show_answer(answer)
        with qtbot.waitSignal(window.lessons.session.judged):
            qtbot.mouseClick(step_page.question.check_button, LEFT)
        assert step_page.question.verdict.text().startswith("Right."), (place, step_page.question.verdict.text())
        qtbot.mouseClick(step_page.next, LEFT)
    qtbot.mouseClick(window.lessons.panel.summary_page.done, LEFT)
    assert window.lessons.session.lesson is None
    list_page = window.lessons.panel.list_page
    list_page.list.setCurrentRow(list_page.list.count() - 1)
    assert "6 of 6 steps done" in list_page.list.currentItem().text()
    qtbot.mouseClick(list_page.reset, LEFT)
    assert "steps done" not in list_page.list.currentItem().text() and not list_page.reset.isEnabled()


@pytest.mark.parametrize("bench", ["explore", "compare", "divide", "audit", "experiments", "hex", "minimax", "play"])
def test_what_any_bench_shows_can_be_recorded(bench: str, window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench(bench)
    window.lessons.write()
    page = written(window)
    qtbot.mouseClick(page.record, LEFT)
    assert page.draft.check() is None, bench
    window.lessons.writing._dismiss()


def test_what_was_recorded_is_told_in_words_of_the_window(window: MainWindow) -> None:
    window.lessons.writing.begin(LessonEntry(new_lesson(), ""))
    page = written(window)
    for bench, title in (("explore", "Explore"), ("hex", "Hex"), ("play", "Play")):
        window.show_bench(bench)
        page.record_step()
        label_text = page.step.scene.text()
        assert label_text.startswith(f"Recorded: {title}") and len(label_text) < 120
        assert " = " not in label_text and "False" not in label_text and "GM[11]" not in label_text
        assert page.step.scene.toolTip()
    window.lessons.panel.show_editor(None)


def test_an_editor_that_was_left_hears_nothing_any_more(window: MainWindow, qtbot: QtBot) -> None:
    """Its widgets are deleted: a signal that still reached them would raise RuntimeError, which pytest-qt reports."""
    window.commands.actions["lessons"].trigger()
    qtbot.mouseClick(window.lessons.panel.list_page.new_button, LEFT)
    page = written(window)
    qtbot.mouseClick(page.step.follow_clicks, LEFT)
    window.lessons.panel.show_editor(None)
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(page)
    for name in window.benches:
        window.show_bench(name)
    window.choose_language("cs")
    window.choose_scheme("dark")
    window.modes.set_projector(True)
    window.modes.set_projector(False)
    window.choose_scheme("light")
    window.choose_language("en")
