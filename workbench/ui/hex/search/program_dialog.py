"""The dialog for the command that starts another program, which is tried before it is used."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QWidget

from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.hex.game.texts import colour_key
from workbench.ui.hex.search.programs import HexPrograms
from workbench.wording import say, text

DIALOG_WIDTH = 460
"""In pixels."""
STATUS_LINES = 3


class ProgramDialog(QDialog):
    """Asks for the command of a side's player.

    It closes once the program has answered; if it does not, it says why and stays open.

    Attributes: command, the field; status, a label; buttons. Signals: `chosen(command)`.
    """

    chosen = Signal(str)

    def __init__(self, programs: HexPrograms, side: int, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._programs = programs
        self.command = translated(QComboBox(self, editable=True), accessibleName="hex-program-which")
        self.command.addItems([*known])
        # A completer would lengthen a command that is typed, and take Enter for itself.
        self.command.setCompleter(None)  # type: ignore[arg-type]  # its stub does not allow None, which removes it
        self.command.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.status = LiveLabel(self, lines=STATUS_LINES)
        button = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(button.Ok | button.Cancel, self)
        label = translated(Label(self, wordWrap=True), text="hex-program-which")
        label.setBuddy(self.command)
        vbox(label, self.command, self.status, None, self.buttons, parent=self, spacing=8)
        self.buttons.accepted.connect(self._try)
        self.buttons.rejected.connect(self.reject)
        self.command.editTextChanged.connect(lambda: self.status.setText(""))
        programs.tried.connect(self._show_result)
        self.setWindowTitle(text("hex-player-of", side=colour_key(side)))
        self.resize(pixels(DIALOG_WIDTH), self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.command.setFocus()

    def done(self, result: int) -> None:
        """Stop a program that is being tried."""
        self._programs.end_trial()
        super().done(result)

    # Internal

    def _try(self) -> None:
        self._enable(False)
        self.status.setText(text("hex-program-starting"))
        self._programs.try_command(self.command.currentText().strip())

    def _show_result(self, fault: Fault | None) -> None:
        self._enable(True)
        if fault is None:
            self.chosen.emit(self.command.currentText().strip())
            self.accept()
        else:
            self.status.setText(say(fault))
            self.command.setFocus()

    def _enable(self, enabled: bool) -> None:
        self.command.setEnabled(enabled)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(enabled)
