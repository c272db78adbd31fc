"""The size of the board, and beside it the tools for the start or for the goal."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox, QWidget

from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board, goal_name
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.runs.board_document import MAX_SIDE, MIN_SIDE, Face
from workbench.ui.setup.board_editing import BoardEditing
from workbench.wording import text

CUSTOM, AS_START = "custom", "as-start"
_GOALS = {LAST: "goal-last", FIRST: "goal-first", AS_START: "goal-as-start", CUSTOM: "goal-custom"}
_TIPS = {
    LAST: "goal-last-about",
    FIRST: "goal-first-about",
    AS_START: "goal-as-start-about",
    CUSTOM: "goal-custom-about",
}


class BoardTools(QWidget):
    """One row: rows and columns; for the start a Scramble button, for the goal a choice of goals.

    Attributes: rows, columns, scramble, goal.
    """

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = editing
        self._label, self._times = Label(self), Label("×", self)
        self.rows = translated(QSpinBox(self), accessibleName="board-rows", toolTip="board-rows")
        self.columns = translated(QSpinBox(self), accessibleName="board-columns", toolTip="board-columns")
        self.scramble = translated(QPushButton(self), text="board-scramble", toolTip="board-scramble-hint")
        set_icon(self.scramble, "scramble")
        self.goal = translated(QComboBox(self), accessibleName="board-goal")
        for name in _GOALS:
            self.goal.addItem("", name)
        self._lay_out()
        for box in (self.rows, self.columns):
            box.setRange(MIN_SIDE, MAX_SIDE)
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._resize)
        self.scramble.clicked.connect(self._scramble)
        self.goal.activated.connect(self._choose_goal)
        editing.changed.connect(self.refresh)
        translated(self._label, text="board-size")
        on_language_change(self.retranslate)
        self.refresh()

    def _lay_out(self) -> None:
        hbox(
            self._label,
            self.rows,
            self._times,
            self.columns,
            None,
            self.scramble,
            self.goal,
            parent=self,
            margins=0,
            spacing=4,
        )
        for box in (self.rows, self.columns):
            box.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def refresh(self) -> None:
        """Show the current boards."""
        editing = self._editing
        goal = editing.boards.goal
        for box, side in ((self.rows, goal.rows), (self.columns, goal.columns)):
            with QSignalBlocker(box):
                box.setValue(side)
        self.scramble.setVisible(editing.face is Face.START)
        self.goal.setVisible(editing.face is Face.GOAL)
        name = goal_name(goal)
        self.goal.setCurrentIndex(self.goal.findData(name if name in (LAST, FIRST) else CUSTOM))
        self.goal.setToolTip(self.goal.currentData(Qt.ItemDataRole.ToolTipRole))

    def retranslate(self) -> None:
        for index, name in enumerate(_GOALS):
            self.goal.setItemText(index, text(_GOALS[name]))
            self.goal.setItemData(index, text(_TIPS[name]), Qt.ItemDataRole.ToolTipRole)
        self.goal.setToolTip(self.goal.currentData(Qt.ItemDataRole.ToolTipRole))

    def _resize(self) -> None:
        self._editing.resize(self.rows.value(), self.columns.value())

    def _scramble(self) -> None:
        self._editing.scramble_again()

    def _choose_goal(self, index: int) -> None:
        editing, name = self._editing, self.goal.itemData(index)
        if name in (LAST, FIRST):
            editing.use_goal(goal_board(name, *editing.boards.goal.shape))
        elif name == AS_START:
            editing.use_goal(editing.boards.start)
        self.refresh()
