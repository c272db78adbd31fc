"""A dialog for the name of a heuristic that is not in the list: a maximum, a sum or a weighted heuristic."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from workbench.catalog import heuristic
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.message_dialog import ok_and_cancel
from workbench.ui.controls.message_room import MessageRoom

MIN_LINE_WIDTH = 420
"""Minimum width of the line, in pixels."""


class HeuristicNameDialog(QDialog):
    """Passes the entered name to `callback`; an invalid name is reported in the dialog.

    Attributes: line, for the name; fault, the error label; buttons.
    """

    def __init__(self, name: str, callback: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._callback = callback
        self._label, self.line, self.fault = Label(self, wordWrap=True), QLineEdit(name, self), FaultLabel(self)
        self.line.selectAll()
        self.line.setMinimumWidth(pixels(MIN_LINE_WIDTH))
        self._label.setBuddy(self.line)
        self.buttons = ok_and_cancel(self, "search-named-use")
        self.line.textEdited.connect(lambda: self.fault.show_fault(None))
        vbox(self._label, self.line, MessageRoom(self, self.fault, lines=4), self.buttons, parent=self)
        translated(self, windowTitle="search-named-title")
        translated(self._label, text="search-named-label")
        translated(self.line, accessibleName="option-heuristic")

    def accept(self) -> None:
        """Accept the name, or show what is wrong with it."""
        with self.fault.catching():
            name = heuristic(self.line.text()).name
            super().accept()
            self._callback(name)
