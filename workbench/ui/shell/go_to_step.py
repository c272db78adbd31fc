"""The dialog that asks for a step and goes there: in a long search, the scrubber passes over most steps."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.message_dialog import ok_and_cancel
from workbench.ui.player.player import Player
from workbench.wording import number, text

MAX_DIGITS = 15
"""The maximum number of digits of a step."""


class GoToStepDialog(QDialog):
    """Brings `player` to the entered step. Attributes: line, for the number; buttons."""

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._player = player
        key = "go-to-step-label" if player.ended else "go-to-step-label-open"
        self._label, self.line = Label(text(key, length=number(player.length)), self), QLineEdit(self)
        self.line.setText(number(player.t))
        self.line.selectAll()
        self._label.setBuddy(self.line)
        self.buttons = ok_and_cancel(self, "go-to-step-go")
        self.line.textChanged.connect(self._enable)
        vbox(self._label, self.line, self.buttons, parent=self)
        translated(self, windowTitle="go-to-step-title")
        translated(self.line, accessibleName="go-to-step-title")

    @property
    def step(self) -> int | None:
        """The entered step, or None if it is not a number; digits may be grouped as the window shows them."""
        entered = re.sub(r"[\s.,]", "", self.line.text())
        return int(entered) if entered.isascii() and entered.isdigit() and len(entered) <= MAX_DIGITS else None

    def accept(self) -> None:
        step = self.step
        if step is not None:
            super().accept()
            self._player.go_to_step(step)

    def _enable(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self.step is not None)
