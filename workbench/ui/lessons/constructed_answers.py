"""The controls for answers that are constructed: a row of a trace, a cell, a board, a longer text."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from workbench.formats.run_line import read_run_line
from workbench.lessons.constructed import ROW, SEPARATOR, board_of, cell_name, split_answer
from workbench.lessons.grading import Answer
from workbench.lessons.judging import goal_of, shape_of
from workbench.lessons.lesson import LessonQuestion
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.answer_control import AnswerControl, AnswerLine
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import BoardKeys, BoardView

_BOARD = 150
"""The size of the board whose cells are clicked, in pixels."""
_FEWEST_LINES, _MOST_LINES = 12, 24
"""The lines of text that are visible: those of the text and one to spare, within these limits."""


class RowAnswer(AnswerControl):
    """A row of a trace: a node, and its g, h and f. Attributes: node, a line; values, by name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.node = AnswerLine("answer-row-hint", "", self)
        self.values = {name: QLineEdit(self) for name in ROW}
        self.setFocusProxy(self.node.line)
        row = hbox(spacing=4)
        for name, line in self.values.items():
            line.setMaxLength(40)
            line.setAccessibleName(name)
            label = Label(self)
            label.setText(name)
            row.addWidget(label)
            row.addWidget(line, 1)
            line.textChanged.connect(self.edited)
            line.returnPressed.connect(self.entered)
        vbox(self.node, row, parent=self, margins=0)
        self.node.edited.connect(self.edited)
        self.node.entered.connect(self.entered)

    def answer(self) -> Answer:
        parts = (self.node.line.text(), *(line.text() for line in self.values.values()))
        return f"{SEPARATOR} ".join(parts) if any(part.strip() for part in parts) else ""

    def show_answer(self, answer: Answer) -> None:
        for line, part in zip((self.node.line, *self.values.values()), split_answer(str(answer)), strict=False):
            line.setText(part)


class CellAnswer(AnswerLine):
    """A cell of the question's board, clicked or typed. Attributes: board."""

    def __init__(self, question: LessonQuestion, run: str, parent: QWidget | None = None) -> None:
        super().__init__("answer-cell-hint", "", parent)
        shown = board_of(question, read_run_line(run) if run else None)
        self._columns = shown.columns
        self.board = translated(BoardView(self), accessibleName="board-pane-name")
        self.board.show_picture(BoardPicture(shown.rows, shown.columns, shown.tiles))
        self.board.set_keys(BoardKeys.CURSOR)
        self.board.setFixedHeight(pixels(_BOARD))
        self.setFocusProxy(self.board)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.board)
        self.board.cell_clicked.connect(self._pick)

    def _pick(self, cell: int) -> None:
        self.board.set_picked(cell)
        self.line.setText(cell_name(cell, self._columns))


class BoardAnswer(AnswerLine):
    """A board, typed, taken from the bench, or made by clicks that swap two tiles. Attributes: board."""

    def __init__(self, question: LessonQuestion, run: str, parent: QWidget | None = None) -> None:
        super().__init__("answer-board-hint", "answer-board-take", parent)
        line = read_run_line(run) if run else None
        self._shape = shape_of(question, line)
        self._shown = goal_of(question, self._shape, line)
        self.board = translated(BoardView(self), accessibleName="board-pane-name", toolTip="answer-board-swap")
        self.board.set_keys(BoardKeys.CURSOR)
        self.board.setFixedHeight(pixels(_BOARD))
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.board)
        layout.addWidget(translated(Muted(self, wrap=True), text="answer-board-swap"))
        self._show(self._shown)
        self.board.cell_clicked.connect(self._pick)
        self.line.textChanged.connect(self._follow)

    def _show(self, shown: Board) -> None:
        self._shown = shown
        self.board.show_picture(BoardPicture(shown.rows, shown.columns, shown.tiles))

    def _pick(self, cell: int) -> None:
        """Pick a tile, or swap it with the one picked before."""
        before = self.board.picked
        self.board.set_picked(cell if before is None else None)
        if before is not None and before != cell:
            tiles = [*self._shown.tiles]
            tiles[before], tiles[cell] = tiles[cell], tiles[before]
            self.line.setText(str(Board(self._shown.rows, self._shown.columns, tuple(tiles))))

    def _follow(self, typed: str) -> None:
        """Show the board that is typed, if it is one."""
        with suppress(Fault):
            self._show(Board.parse(typed, self._shape))


class TextAnswer(AnswerControl):
    """A longer text, such as a graph or code, that begins with the text of the question. Attributes: editor."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = translated(QPlainTextEdit(self), accessibleName="answer-text-name")
        self.editor.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.editor.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.editor.setTabChangesFocus(True)
        self.editor.setPlainText(text)
        lines = min(max(text.count("\n") + 2, _FEWEST_LINES), _MOST_LINES)
        self.editor.setFixedHeight(lines * self.editor.fontMetrics().lineSpacing() + 2 * pixels(6))
        self.setFocusProxy(self.editor)
        vbox(self.editor, parent=self, margins=0)
        self.editor.textChanged.connect(self.edited)

    def answer(self) -> Answer:
        return self.editor.toPlainText()

    def show_answer(self, answer: Answer) -> None:
        self.editor.setPlainText(str(answer))
