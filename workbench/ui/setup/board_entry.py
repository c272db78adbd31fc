"""A line in which a board is typed or pasted, in any of its text forms."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.formats.board_input import LONGEST_TYPED
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.error_label import FaultLabel


class BoardEntry(QWidget):
    """Shows a board's text and reads what is typed over it, saying at once what is wrong.

    A wrong text changes nothing but the sentence under the line; Escape brings the board's own text back.
    `enter` takes a text, makes it the board, and returns that, or raises Fault.

    Attributes: line, the line edit; fault, the sentence.
    """

    def __init__(self, enter: Callable[[str], Board], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._enter = enter
        self._board: Board | None = None
        self._reading = False
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST_TYPED + 1)  # one more: a longer text is answered, and not cut into a wrong one
        self.fault = FaultLabel(self)
        vbox(self.line, self.fault, parent=self, margins=0, spacing=3)
        self.line.textEdited.connect(self._read)
        self.line.editingFinished.connect(self._leave)
        self.line.returnPressed.connect(self._done)
        translated(
            self.line,
            accessibleName="board-entry-name",
            placeholderText="board-entry-hint",
            toolTip="board-entry-forms",
        )

    def show_board(self, board: Board) -> None:
        """Show the text of a board, unless it is what stands there already in other words."""
        if board != self._board and not self._reading:
            self._board = board
            self._restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up a wrong text on Escape."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self.fault.fault is not None:
            self._restore()
        else:
            super().keyPressEvent(event)

    def _read(self, typed: str) -> None:
        self._reading = True  # what comes of the text must not write over it while it is being typed
        try:
            self._board = self._enter(typed)
            self.show_fault(None)
        except Fault as fault:
            self.show_fault(fault)
        finally:
            self._reading = False

    def _leave(self) -> None:
        """Write the board's own text once a right one has been typed; a wrong one stays, with what is wrong."""
        if self.fault.fault is None:
            self._restore()

    def _done(self) -> None:
        """Hand the keyboard back to the bench, unless what was typed is still to be mended."""
        if self.fault.fault is None:
            self.line.clearFocus()

    def _restore(self) -> None:
        self.line.setText(str(self._board or ""))
        self.line.setCursorPosition(0)
        self.show_fault(None)

    def show_fault(self, fault: Fault | None) -> None:
        """Say what is wrong with a text; None: nothing is."""
        self.fault.show_fault(fault)
        self.line.setAccessibleDescription(self.fault.sentence.text())
