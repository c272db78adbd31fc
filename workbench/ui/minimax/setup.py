"""The row in which a game tree is written."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.game_trees.tree import GameTree
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.minimax.session import MinimaxSession


class MinimaxSetup(QWidget):
    """The row. Attributes: line, the text of the tree; fault, what is wrong with it, placed by the bench."""

    def __init__(self, session: MinimaxSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        name = translated(Label(self), text="minimax-tree-text")
        self.line, self.fault = QLineEdit(self), FaultLabel(self)
        name.setBuddy(self.line)
        translated(self.line, accessibleName="minimax-tree-text", toolTip="minimax-tree-text-tip")
        hbox(name, (self.line, 1), parent=self, margins=(8, 4, 8, 4), spacing=8)
        self.line.editingFinished.connect(self._use)
        session.changed.connect(self._show)
        self._show()

    def _use(self) -> None:
        self.fault.show_fault(None)
        with self.fault.catching():
            tree = GameTree.parse(self.line.text())
            if tree != self._session.tree:
                self._session.change(tree, self._session.algorithm)
            else:
                self._show()

    def _show(self) -> None:
        self.fault.show_fault(None)
        self.line.setText(str(self._session.tree))
        self.line.setCursorPosition(0)
