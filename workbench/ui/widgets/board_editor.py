"""What edits a board: the board to click and drag, the mode, the history, the text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from workbench.ui import theme
from workbench.ui.board_document import EditMode
from workbench.ui.board_editing import BoardEditing
from workbench.ui.retranslation import spoken
from workbench.ui.widgets.board_entry import BoardEntry
from workbench.ui.widgets.board_picture import BoardPicture
from workbench.ui.widgets.board_view import BoardView, Keys
from workbench.ui.widgets.segmented import Segmented
from workbench.wording import text


class BoardEditor(QWidget):
    """Shows the board that is being edited and hands on what the user does to it.

    Attributes: view, mode, entry, the parts; undo, redo, the actions.
    """

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = editing
        self.view = BoardView(self)
        self.mode = Segmented([mode.value for mode in EditMode], self)
        self.mode.set_icon(EditMode.SLIDE.value, "slide")
        self.mode.set_icon(EditMode.SWAP.value, "swap")
        self.undo = self._action("undo", QKeySequence.StandardKey.Undo, editing.undo)
        self.redo = self._action("redo", QKeySequence.StandardKey.Redo, editing.redo)
        self.entry = BoardEntry(editing.enter, self)
        self._lay_out()
        self.view.cell_clicked.connect(editing.click)
        self.view.cell_dragged.connect(editing.drag)
        self.view.move_requested.connect(editing.move)
        self.mode.chosen.connect(lambda name: editing.set_mode(EditMode(name)))
        self.entry.undo_wanted.connect(editing.undo)
        self.entry.redo_wanted.connect(editing.redo)
        editing.changed.connect(self.refresh)
        spoken(self.retranslate)
        self.refresh()

    def _action(self, name: str, key: QKeySequence.StandardKey, act: Callable[[], None]) -> QAction:
        action = QAction(self, objectName=name)
        theme.set_icon(action, name)
        action.setShortcuts([*QKeySequence.keyBindings(key), QKeySequence("Ctrl+Y" if name == "redo" else "Ctrl+Z")])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(act)
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(4)
        tools.addWidget(self.mode, 1)
        for action in (self.undo, self.redo):
            button = QToolButton(self, autoRaise=True)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            tools.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.view, 1)
        layout.addLayout(tools)
        layout.addWidget(self.entry)

    def refresh(self) -> None:
        """Show the boards as they are now."""
        editing = self._editing
        self.view.show_picture(BoardPicture.of(editing.board, editing.boards.goal))
        self.view.set_picked(editing.picked)
        self.view.set_keys(Keys.BLANK if editing.mode is EditMode.SLIDE else Keys.CURSOR)
        self.mode.choose(editing.mode.value)
        self.entry.show_board(editing.board)
        self.undo.setEnabled(editing.document.can_undo)
        self.redo.setEnabled(editing.document.can_redo)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.view.setAccessibleName(text("board-pane-name"))
        self.mode.set_texts(
            {EditMode.SLIDE.value: text("board-mode-slide"), EditMode.SWAP.value: text("board-mode-swap")}
        )
        self.undo.setText(text("board-undo"))
        self.redo.setText(text("board-redo"))
