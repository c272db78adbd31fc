"""A line in which a board is typed or pasted, in any of its text forms."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.formats.board_input import MAX_TYPED_LENGTH, BoardInput
from workbench.formats.entry import Kinds, kind_of
from workbench.formats.problem_input import MapText
from workbench.formats.scenarios import Scenarios
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.setup.board_editing import BoardEditing


class BoardEntry(QWidget):
    """Shows a board's text and reads edits of it, reporting errors at once.

    An invalid text only shows the error message, in a label that the owner places; Escape restores the board's text.

    `editing` is given what is typed.

    Attributes: line, the line edit; fault, the error label.
    Signals: `map_pasted` when the text of a map or of scenarios was pasted into the line, which is left as it was; the
    key for pasting leaves such a text to the window.
    """

    map_pasted = Signal()

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = editing
        self._board: Board | None = None
        self._reading = False
        self.line = QLineEdit(self)
        self.line.setMaxLength(
            MAX_TYPED_LENGTH + 1
        )  # one more, so that a longer text causes an error instead of being truncated
        self.line.setAcceptDrops(False)  # it would take a file as a text, and might accept its move
        self.fault = FaultLabel(self)
        vbox(self.line, parent=self, margins=0)
        self.line.installEventFilter(self)
        self.line.textEdited.connect(self._read)
        self.line.editingFinished.connect(self._editing_finished)
        self.line.returnPressed.connect(self._return_pressed)
        translated(
            self.line,
            accessibleName="board-entry-name",
            placeholderText="board-entry-hint",
            toolTip="board-entry-forms",
        )

    def show_board(self, board: Board) -> None:
        """Show the text of a board, unless the line already shows that board in another form."""
        if board != self._board and not self._reading:
            self._board = board
            self._restore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Restore the board's text on Escape if the typed one is invalid."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self.fault.fault is not None:
            self._restore()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Leave the key for pasting to the window if there is a map to paste."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        return event.matches(QKeySequence.StandardKey.Paste) and self._is_map(QGuiApplication.clipboard().text())

    def _is_map(self, typed: str) -> bool:
        """Return whether a text of several lines is a map, or scenarios."""
        if "\n" not in typed:
            return False
        kinds: Kinds[MapText | Scenarios | BoardInput] = (MapText, Scenarios, BoardInput)
        return kind_of(typed, kinds, self._editing.boards.edited(self._editing.face)) is not BoardInput

    def _read(self, typed: str) -> None:
        if self._is_map(typed):
            self._restore()
            self.map_pasted.emit()
            return
        self._reading = True  # the line must not be overwritten by its own board while it is being typed
        try:
            self._board = self._editing.type_text(typed)
            self.show_fault(None)
        except Fault as fault:
            self.show_fault(fault)
        finally:
            self._reading = False

    def _editing_finished(self) -> None:
        """Show the board's own text after a valid one was typed; an invalid one stays, with its error."""
        self._editing.finish_typing()
        if self.fault.fault is None:
            self._restore()

    def _return_pressed(self) -> None:
        """Clear the focus, unless the text is invalid."""
        if self.fault.fault is None:
            self.line.clearFocus()

    def _restore(self) -> None:
        self.line.setText(str(self._board or ""))
        self.line.setCursorPosition(0)
        self.show_fault(None)

    def show_fault(self, fault: Fault | None) -> None:
        """Show the error in a text; None: no error."""
        self.fault.show_fault(fault)
        self.line.setAccessibleDescription(self.fault.sentence.text())
