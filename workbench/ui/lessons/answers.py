"""The controls for answering a question, by its kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QWidget,
)

from workbench.formats.run_line import read_run_line
from workbench.lessons.constructed import line_text
from workbench.lessons.grading import Answer
from workbench.lessons.lesson import LessonQuestion, LessonStep
from workbench.lessons.step_facts import asks_for_cells
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import grid
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.bench.bench import Bench
from workbench.ui.controls.check_boxes import CheckBox, RadioButton
from workbench.ui.lessons.answer_control import AnswerControl, AnswerLine
from workbench.ui.lessons.constructed_answers import BoardAnswer, CellAnswer, RowAnswer, TextAnswer
from workbench.ui.lessons.inline import inline_html, plain
from workbench.ui.lessons.order_answers import OptionOrderAnswer, OrderAnswer
from workbench.ui.setup.own_function import OwnFunction
from workbench.wording.names import local_text
from workbench.wording.texts import localized


class ChoiceAnswer(AnswerControl):
    """Options to choose from, one or several, shown in `order`. Attributes: buttons, in the order of the options."""

    def __init__(self, question: LessonQuestion, order: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = question
        several = sum(option.right for option in question.options) > 1
        kind: type[QAbstractButton] = CheckBox if several else RadioButton
        self.buttons = [kind(self) for _ in question.options]
        self._group = QButtonGroup(self)
        self._group.setExclusive(not several)
        self._labels = [_Label(button, self) for button in self.buttons]
        layout = grid(parent=self, margins=0, stretched=1)
        for row, option in enumerate(order):
            button = self.buttons[option]
            self._group.addButton(button, option)
            layout.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
            layout.addWidget(self._labels[option], row, 1)
            button.toggled.connect(self.edited)
        for before, after in pairwise(order):
            self.setTabOrder(self.buttons[before], self.buttons[after])
        self.setFocusProxy(self.buttons[order[0]])
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for option, button, label in zip(self._question.options, self.buttons, self._labels, strict=True):
            label.setText(inline_html(localized(option.text).strip()))
            button.setAccessibleName(plain(localized(option.text).strip()))

    def answer(self) -> Answer:
        """Return the numbers of the chosen options."""
        return [place for place, button in enumerate(self.buttons) if button.isChecked()]

    def show_answer(self, answer: Answer) -> None:
        for place, button in enumerate(self.buttons):
            button.setChecked(place in answer)


class _Label(Label):
    """The text of a button, with line wrapping, which a button's own text does not support."""

    def __init__(self, button: QAbstractButton, parent: QWidget) -> None:
        super().__init__(parent, wordWrap=True)
        self._button = button
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setBuddy(button)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._button.click()
        self._button.setFocus()


class _NodePicker(QObject):
    """Writes the node or the cell that is picked in the bench into a line."""

    def __init__(self, bench: Bench, line: AnswerLine) -> None:
        super().__init__(line)
        self._bench, self._line = bench, line
        bench.cell_picked.connect(line.line.setText)
        if bench.node_selection is not None:
            bench.node_selection.picked.connect(self._write)

    def _write(self) -> None:
        selection, timeline = self._bench.node_selection, self._bench.player.timeline
        if selection is not None and selection.record is not None and timeline is not None:
            recording = timeline.recording
            self._line.line.setText(local_text(recording.problem, recording.state(selection.record)))


class _LinePicker(QObject):
    """Writes the line of pseudocode that is picked in the bench into a line: its text, for the answer its label."""

    def __init__(self, bench: Bench, control: LineAnswer) -> None:
        super().__init__(control)
        bench.line_picked.connect(control.pick)


class LineAnswer(AnswerLine):
    """A line of the pseudocode, clicked in the bench; `run`: the search."""

    def __init__(self, run: str, parent: QWidget | None = None) -> None:
        super().__init__("answer-line-hint", "", parent)
        self._run, self._names = run, ""
        self.line.setReadOnly(True)

    def pick(self, names: str, code: str) -> None:
        self._names = names
        self.line.setText(code)
        self.edited.emit()

    def answer(self) -> Answer:
        return self._names

    def show_answer(self, answer: Answer) -> None:
        self.pick(str(answer), line_text(read_run_line(self._run), str(answer)))


def answer_control_for(step: LessonStep, bench: Bench, order: Sequence[int], parent: QWidget) -> AnswerControl:
    """Return the controls for a step's question, its options in `order`; they may fill in values from `bench`."""
    question = step.question
    assert question is not None
    in_game = asks_for_cells(bench.name)
    if question.kind == "choice":
        return ChoiceAnswer(question, order, parent)
    if question.kind in ("graph", "repair"):
        return TextAnswer(question.code, parent)
    if question.orders_options:
        return OptionOrderAnswer(question, order, parent)
    if question.kind == "order":
        return OrderAnswer(bench, parent)
    if question.kind == "cell" and not in_game:
        return CellAnswer(question, step.run, parent)
    return _line_for(step, question, bench, in_game, parent)


def _line_for(
    step: LessonStep, question: LessonQuestion, bench: Bench, in_game: bool, parent: QWidget
) -> AnswerControl:
    """Return the controls with a line."""
    if question.kind == "board":
        board_line = BoardAnswer(question, step.run, parent)
        assert board_line.button is not None
        board_line.button.clicked.connect(lambda: _insert_board(bench, board_line))
        return board_line
    if question.kind == "code":
        line = AnswerLine("answer-code-hint", "answer-code-choose", parent)
        assert line.button is not None
        line.button.clicked.connect(OwnFunction(line.line.setText, line).ask)
        return line
    if question.kind == "line":
        code_line = LineAnswer(step.run, parent)
        _LinePicker(bench, code_line)
        return code_line
    if question.kind == "row":
        row = RowAnswer(parent)
        _NodePicker(bench, row.node)
        return row
    cell = question.kind in ("node", "cell") and in_game
    hint = "answer-game-node-hint" if bench.name == "minimax" else "answer-cell-hint"
    line = AnswerLine(hint if cell else _HINTS[question.kind], "", parent)
    if question.kind in ("node", "cell"):
        _NodePicker(bench, line)
    return line


_HINTS = {"number": "answer-number-hint", "node": "answer-node-hint", "moves": "answer-moves-hint"}


def _insert_board(bench: Bench, line: AnswerLine) -> None:
    """Write the board that the bench searches from."""
    try:
        board = read_run_line(str(bench.scene().get("run", ""))).board
    except Fault:
        return
    if board is not None:
        line.line.setText(str(board))
