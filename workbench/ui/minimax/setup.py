"""The row in which a game tree is written."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.game_trees.tree import GameTree
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.minimax.session import MinimaxSession
from workbench.wording import text


class MinimaxSetup(QWidget):
    """The row. Attributes: line, the text of the tree; fault, what is wrong with it, placed by the bench; copy, open,
    save, buttons.

    Signals: `copied(str)`, a message: the text is on the clipboard; `open_requested`, `save_requested`.
    """

    copied = Signal(str)
    open_requested = Signal()
    save_requested = Signal()

    def __init__(self, session: MinimaxSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        name = translated(Label(self), text="minimax-tree-text")
        self.line, self.fault = QLineEdit(self), FaultLabel(self)
        name.setBuddy(self.line)
        translated(self.line, accessibleName="minimax-tree-text", toolTip="minimax-tree-text-tip")
        self.copy = tool_button(self, "copy", self._copy, "minimax-copy")
        self.open = tool_button(self, "open", self.open_requested, "minimax-open-title")
        self.save = tool_button(self, "save", self.save_requested, "minimax-save-title")
        hbox(name, (self.line, 1), self.copy, self.open, self.save, parent=self, margins=(8, 4, 8, 4), spacing=8)
        self.line.editingFinished.connect(self._use)
        session.changed.connect(self._show)
        self._show()

    def fault_height(self, width: int) -> int:
        """Return the height of the longest sentence about what is wrong with a tree, in a width in pixels."""
        return self.fault.height_of(Fault("game-tree-unexpected", text="0" * 20, place=100), width)

    def _use(self) -> None:
        self.fault.show_fault(None)
        with self.fault.catching():
            tree = GameTree.parse(self.line.text())
            if tree != self._session.tree:
                self._session.change(tree, self._session.algorithm)
            else:
                self._show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._session.tree))
        self.copied.emit(text("minimax-copied"))

    def _show(self) -> None:
        self.fault.show_fault(None)
        self.line.setText(str(self._session.tree))
        self.line.setCursorPosition(0)
