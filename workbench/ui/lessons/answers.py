"""The controls for answering a question, by its kind."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from workbench.formats.run_line import read_run_line
from workbench.lessons.grading import Answer
from workbench.lessons.lesson import LessonQuestion
from workbench.lessons.step_facts import asks_for_cells
from workbench.lessons.texts import localized
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe
from workbench.ui.base.layouts import grid, hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.bench.bench import Bench
from workbench.ui.lessons.inline import inline_html, plain
from workbench.ui.setup.own_heuristic import OwnHeuristic

MAX_LENGTH = 20_000


class AnswerControl(QWidget):
    """The base class of the controls. Signals: `entered`, the answer should be judged; `edited`, it has changed."""

    entered = Signal()
    edited = Signal()

    def answer(self) -> Answer:
        """Return the current answer."""
        raise NotImplementedError

    def show_answer(self, answer: Answer) -> None:
        raise NotImplementedError


class ChoiceAnswer(AnswerControl):
    """Options to choose from, one or several. Attributes: buttons, in the order of the options."""

    def __init__(self, question: LessonQuestion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = question
        several = sum(option.right for option in question.options) > 1
        kind: type[QAbstractButton] = QCheckBox if several else QRadioButton
        self.buttons = [kind(self) for _ in question.options]
        self._group = QButtonGroup(self)
        self._group.setExclusive(not several)
        self._labels = [_Label(button, self) for button in self.buttons]
        layout = grid(parent=self, margins=0, stretched=1)
        for place, (button, label) in enumerate(zip(self.buttons, self._labels, strict=True)):
            self._group.addButton(button, place)
            layout.addWidget(button, place, 0, Qt.AlignmentFlag.AlignTop)
            layout.addWidget(label, place, 1)
            button.toggled.connect(self.edited)
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


class AnswerLine(AnswerControl):
    """A line to type in, optionally with a button that fills it. Attributes: line; button, or None."""

    def __init__(self, hint: str, button: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = translated(QLineEdit(self), accessibleName="answer-name", placeholderText=hint)
        self.line.setMaxLength(MAX_LENGTH)
        self.button = translated(QPushButton(self, autoDefault=False), text=button) if button else None
        layout = vbox(self.line, parent=self, margins=0)
        if self.button is not None:
            layout.addLayout(hbox(self.button, None))
        self.line.textChanged.connect(self.edited)
        self.line.returnPressed.connect(self.entered)

    def answer(self) -> Answer:
        return self.line.text()

    def show_answer(self, answer: Answer) -> None:
        self.line.setText(str(answer))


class _NodePicker(QObject):
    """Writes the node that is picked in the bench into a line."""

    def __init__(self, bench: Bench, line: AnswerLine) -> None:
        super().__init__(line)
        self._bench, self._line = bench, line
        assert bench.node_selection is not None
        bench.node_selection.picked.connect(self._write)

    def _write(self) -> None:
        selection, timeline = self._bench.node_selection, self._bench.player.timeline
        if selection is not None and selection.record is not None and timeline is not None:
            recording = timeline.recording
            self._line.line.setText(describe(recording.problem, recording.state(selection.record)))


def answer_control_for(question: LessonQuestion, bench: Bench, parent: QWidget) -> AnswerControl:
    """Return the controls for a question; they may fill in values from `bench`."""
    if question.kind == "choice":
        return ChoiceAnswer(question, parent)
    if question.kind == "board":
        board_line = AnswerLine("answer-board-hint", "answer-board-take", parent)
        assert board_line.button is not None
        board_line.button.clicked.connect(lambda: _insert_board(bench, board_line))
        return board_line
    if question.kind == "code":
        line = AnswerLine("answer-code-hint", "answer-code-choose", parent)
        assert line.button is not None
        line.button.clicked.connect(OwnHeuristic(line.line.setText, line).ask)
        return line
    cell = question.kind == "node" and asks_for_cells(bench.name)
    line = AnswerLine("answer-cell-hint" if cell else _HINTS[question.kind], "", parent)
    if question.kind == "node" and bench.node_selection is not None:
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
