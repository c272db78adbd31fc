"""The settings of a scramble: the seed, and uniform or by a random walk."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.tiles.puzzle.scramble import MAX_MOVES
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.check_boxes import RadioButton
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.message_dialog import ok_and_cancel
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.runs.board_document import SHORT_WALK
from workbench.ui.setup.board_editing import BoardEditing


class ScrambleDialog(QDialog):
    """Scrambles the start; an error in the seed is shown in the dialog.

    Attributes: uniform, walk, the two methods; moves, of a walk; seed; fault, the error label; buttons.
    """

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = editing
        self.uniform = translated(RadioButton(self), text="scramble-uniform")
        self.walk = translated(RadioButton(self), text="scramble-walk")
        self.moves = QSpinBox(self)
        self.moves.setRange(0, MAX_MOVES)
        self.moves.setValue(SHORT_WALK if editing.walk is None else editing.walk)
        self.seed = translated(QLineEdit(str(editing.seed + 1), self), toolTip="scramble-seed-hint")
        self.fault = FaultLabel(self)
        (self.uniform if editing.walk is None else self.walk).setChecked(True)
        self.buttons = ok_and_cancel(self, "board-scramble")
        self._moves_label = translated(Label(self), text="scramble-walk-moves")
        self._seed_label = translated(Label(self), text="scramble-seed-label")
        self._lay_out()
        self.moves.setEnabled(self.walk.isChecked())
        self.walk.toggled.connect(self.moves.setEnabled)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, windowTitle="scramble-title")

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setContentsMargins(22, 0, 0, 0)
        form.addRow(self._moves_label, self.moves)
        seed = QFormLayout()
        seed.addRow(self._seed_label, self.seed)
        vbox(self.uniform, self.walk, form, 6, seed, MessageRoom(self, self.fault), self.buttons, parent=self)
        self._moves_label.setBuddy(self.moves)
        self._seed_label.setBuddy(self.seed)

    def accept(self) -> None:
        """Scramble, or show why not."""
        with self.fault.catching():
            self._editing.scramble(read_seed(self.seed.text()), self.moves.value() if self.walk.isChecked() else None)
            super().accept()


def read_seed(typed: str) -> int:
    """Return the seed in a text. Raises Fault if it is not an integer."""
    try:
        return int(typed.strip())
    except ValueError:
        raise Fault("seed-unreadable", text=to_quotable(typed)) from None
