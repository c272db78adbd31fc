"""Answers are constructed in the window: dragged into order, clicked in the pseudocode and on boards, written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from workbench.lessons.files import write_lesson
from workbench.lessons.grading import Grader
from workbench.lessons.lesson import AnswerOption, Lesson, LessonQuestion, LessonStep
from workbench.ui.bench.bench import Bench
from workbench.ui.lessons.answers import LineAnswer
from workbench.ui.lessons.constructed_answers import BoardAnswer, CellAnswer, RowAnswer, TextAnswer
from workbench.ui.lessons.order_answers import OptionOrderAnswer, OrderAnswer
from workbench.ui.lessons.question_box import QuestionBox
from workbench.ui.lessons.question_form import fresh_question
from workbench.ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
RUN = "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan ties=low-h at=3"
HEX = {"bench": "hex", "game": "(;FF[4]GM[11]SZ[5]RU[no-swap];B[c3];W[c2])"}


def step_of(kind: str, scene: dict[str, Any] | None = None, **fields: Any) -> LessonStep:
    question = replace(fresh_question(kind), text={"en": "Which?"}, **fields)
    scene = scene or {"bench": "explore", "run": RUN, "tab": "pseudocode"}
    return LessonStep({"en": "Think."}, scene=scene, question=question)


def start(window: MainWindow, qtbot: QtBot, folder: Path, step: LessonStep) -> QuestionBox:
    """Start a lesson of one step and wait until it is shown."""
    file = folder / "own.toml"
    write_lesson(file, Lesson("own", {"en": "L"}, {"en": "G"}, 1, (step,)))
    window.lessons.start(str(file))
    hidden = window.explore.concealing
    qtbot.waitUntil(lambda: not hidden.active or window.explore.session.run_with_hidden_future is not None)
    box = window.lessons.panel.step_page.question
    assert box is not None
    return box


def check(window: MainWindow, qtbot: QtBot, box: QuestionBox) -> str:
    with qtbot.waitSignal(window.lessons.session.judged):
        qtbot.mouseClick(box.check_button, LEFT)
    return box.verdict.text()


def test_open_is_put_in_order_by_keys(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    step = step_of("order")
    box = start(window, qtbot, tmp_path, step)
    assert isinstance(box.answers, OrderAnswer)
    items = box.answers.list
    right = str(Grader(step).answer()).split("; ")
    qtbot.waitUntil(lambda: items.count() == len(right))
    assert items.hasFocus() and [*map(row_text(items), range(len(right)))] != right
    assert check(window, qtbot, box).startswith("Not right. Right up to place")
    for place, node in enumerate(right):
        items.setCurrentRow(next(row for row in range(items.count()) if items.item(row).text() == node))
        while items.currentRow() > place:
            qtbot.keyClick(items, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [*map(row_text(items), range(len(right)))] == right and not box.verdict.isVisible()
    assert check(window, qtbot, box) == "Right."


def test_options_are_put_in_order_by_keys_and_the_answer_can_be_shown(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    names = ("**First**", "Second", "Third")
    box = start(window, qtbot, tmp_path, step_of("order", options=tuple(AnswerOption({"en": one}) for one in names)))
    assert isinstance(box.answers, OptionOrderAnswer)
    items = box.answers.list
    assert [*map(row_text(items), range(3))] != ["First", "Second", "Third"] and items.hasFocus()
    assert check(window, qtbot, box).startswith("Not right. Right up to place")
    for place, name in enumerate(("First", "Second")):
        items.setCurrentRow(next(row for row in range(3) if items.item(row).text() == name))
        while items.currentRow() > place:
            qtbot.keyClick(items, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert check(window, qtbot, box) == "Right."
    box.answers.show_answer([2, 1, 0])
    assert box.answers.answer() == [2, 1, 0]


def row_text(items: Any) -> Any:
    return lambda row: items.item(row).text()


def test_a_line_is_clicked_in_the_pseudocode(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    box = start(window, qtbot, tmp_path, step_of("line"))
    assert isinstance(box.answers, LineAnswer)
    pane = window.explore.pseudocode
    qtbot.waitUntil(lambda: pane.model.listing is not None)
    lines = pane.model.listing.lines
    for name, verdict in (("each", "Not right. It is another line"), ("take", "Right.")):
        row = next(place for place, line in enumerate(lines) if name in line.names)
        index = pane.model.index(row)
        pane.code.scrollTo(index)
        qtbot.mouseClick(pane.code.viewport(), LEFT, pos=pane.code.visualRect(index).center())
        assert box.answers.line.text() == lines[row].text
        assert check(window, qtbot, box).startswith(verdict)


def test_a_cell_is_clicked_on_the_board_of_the_question(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    box = start(window, qtbot, tmp_path, step_of("cell", which="goal-of 5"))
    assert isinstance(box.answers, CellAnswer)
    board = box.answers.board
    qtbot.mouseClick(board, LEFT, pos=board.rect().center())
    assert box.answers.line.text() == "b2"
    assert check(window, qtbot, box).startswith("Right.")
    assert board.hasFocus() or window.lessons.panel.isAncestorOf(window.focusWidget())


def test_a_cell_is_clicked_on_the_board_of_hex_and_nothing_is_played(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    box = start(window, qtbot, tmp_path, LessonStep({"en": "x"}, scene=HEX, question=node_question("d2")))
    bench: Bench = window.bench
    view = bench.board.view
    stones = bench.hex.board.stones
    view.cell_clicked.emit(8)
    assert box.answers.answer() == "d2" and bench.hex.board.stones == stones
    assert check(window, qtbot, box).startswith("Right.")
    window.lessons.session.leave()
    window.show_bench("hex")
    view.cell_clicked.emit(8)
    assert box.answers.answer() == "d2"


def node_question(which: str) -> LessonQuestion:
    return LessonQuestion("node", {"en": "Which?"}, which=which)


def test_a_row_is_written_and_its_node_can_be_clicked(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    step = step_of("row")
    box = start(window, qtbot, tmp_path, step)
    assert isinstance(box.answers, RowAnswer) and box.answers.node.line.hasFocus()
    table = window.explore.open_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 5)
    shown = window.explore.player.timeline.at(3)
    assert all(str(shown.g(node)) == str(shown.f(node)) == "nan" for node in shown.waiting)
    qtbot.mouseClick(table.viewport(), LEFT, pos=QPoint(60, table.rowViewportPosition(0) + 8))
    assert box.answers.node.line.text()
    parts = str(Grader(step).answer()).split("; ")
    for line, part in zip((box.answers.node.line, *box.answers.values.values()), parts, strict=True):
        line.setText(part)
    assert check(window, qtbot, box) == "Right."


@pytest.mark.parametrize("kind", ["graph", "repair"])
def test_a_text_is_changed_until_it_is_right(window: MainWindow, qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    step = (
        step_of(kind, code="graph G\nstart S\ngoal G\nS: h 1\nG: h 0\nS -> G: 1\n")
        if kind == "graph"
        else step_of(kind)
    )
    box = start(window, qtbot, tmp_path, step)
    assert isinstance(box.answers, TextAnswer) and step.question is not None
    assert box.answers.editor.toPlainText() == step.question.code and box.answers.editor.hasFocus()
    assert check(window, qtbot, box).startswith("Not right.")
    box.answers.editor.setPlainText(step.question.example)
    assert check(window, qtbot, box).startswith("Right.")


def test_a_board_is_made_by_swapping_tiles_with_clicks(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    fields = {"judge": "inversions=1", "shape": "3x3", "example": "2 1 3/4 5 6/7 8 0"}
    box = start(window, qtbot, tmp_path, step_of("board", **fields))
    assert isinstance(box.answers, BoardAnswer)
    board = box.answers.board
    board.cell_clicked.emit(0)
    assert board.picked == 0 and box.answers.answer() == ""
    board.cell_clicked.emit(1)
    assert board.picked is None and box.answers.answer() == "2 1 3/4 5 6/7 8 0"
    assert check(window, qtbot, box).startswith("Right.")
    box.answers.line.setText("1 2 3/4 5 6/8 7 0")
    assert board.picture is not None and board.picture.tiles[6:] == (8, 7, 0)
