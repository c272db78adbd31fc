"""The choice of the board: its size, a scramble, its text; and the button that solves it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import theme
from workbench.ui.controls.buttons import keep_width, push_button
from workbench.ui.controls.segmented import Segmented
from workbench.ui.divide.session import DivideSession
from workbench.ui.runs.board_document import Face
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.setup.board_entry import BoardEntry
from workbench.ui.setup.board_tools import BoardTools
from workbench.wording import text


class DivideSetup(QWidget):
    """The choice of start and goal, which the entire window shares. Attributes: editing, face, entry, tools, solve."""

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self.editing = BoardEditing(divide.session, self)
        self.face = Segmented([face.value for face in Face], self)
        self.entry = BoardEntry(self.editing, self)
        self.tools = BoardTools(self.editing, self)
        self.solve = push_button(self, "", self._solve)
        self._lay_out()
        self.face.chosen.connect(lambda name: self.editing.set_face(Face(name)))
        self.editing.changed.connect(self.refresh)
        divide.run_changed.connect(self.refresh)
        divide.busy_changed.connect(self.refresh)
        divide.finished.connect(self.refresh)
        translated(
            self.face,
            accessibleName="board-faces",
            texts={Face.START.value: "board-face-start", Face.GOAL.value: "board-face-goal"},
        )
        on_language_change(self.refresh)
        theme().changed.connect(self.refresh)

    def _lay_out(self) -> None:
        first = hbox((self.face, 0, Qt.AlignmentFlag.AlignTop), (self.entry, 1), spacing=6)
        second = hbox((self.tools, 1), self.solve, spacing=6)
        vbox(first, second, parent=self, margins=(8, 6, 8, 2), spacing=6)

    def refresh(self) -> None:
        """Show the board and the state of the button."""
        divide = self._divide
        self.entry.show_board(self.editing.board)
        self.face.choose(self.editing.face.value)
        self.solve.setEnabled(divide.busy or (divide.course is not None and not divide.course.finished))
        self.solve.setText(text("divide-pause") if divide.busy else text("divide-solve"))
        self.solve.setToolTip(text("divide-pause-tip") if divide.busy else text("divide-solve-tip"))
        set_icon(self.solve, "pause" if divide.busy else "to-end")
        keep_width(self.solve, text("divide-pause"), text("divide-solve"))

    def _solve(self) -> None:
        divide = self._divide
        if divide.busy:
            divide.player.pause()
            divide.pause()
        else:
            divide.solve()
