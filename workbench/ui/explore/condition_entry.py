"""A line edit for conditions, with a menu of suggestions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton, QWidget

from workbench.search.finding.conditions import Condition
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.wording import text
from workbench.wording.conditions import condition_text

MAX_LENGTH = 1000
"""Enough for a board of 10 × 10."""


class ConditionEntry(QWidget):
    """Parses a condition with `read`, which raises Fault; the fault is shown in a label that the
    owner places.

    `suggestions` returns the suggested conditions; None is a separator.

    Attributes: line; templates, the button with the suggestions; fault, the error label. Signals: `entered`: Return was
    pressed.
    """

    entered = Signal()

    def __init__(
        self,
        read: Callable[[str], Condition],
        suggestions: Callable[[], list[Condition | None]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._read, self._suggestions = read, suggestions
        self.line, self.templates = QLineEdit(self), tool_button(self, "list", name="moments-templates")
        self.fault = FaultLabel(self)
        self.line.setMaxLength(MAX_LENGTH)
        self.line.setClearButtonEnabled(True)
        self.templates.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill)
        self.templates.setMenu(self.menu)
        hbox((self.line, 1), self.templates, parent=self, margins=0, spacing=4)
        self.line.textChanged.connect(self.forget_fault)
        self.line.returnPressed.connect(self.entered)
        translated(self.line, accessibleName="moments-condition", toolTip="moments-condition-tip")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.line.setPlaceholderText(text("moments-condition-example", example="f > 12, depth = 5, reopened"))

    def condition(self) -> Condition | None:
        """Return the condition in the line, or None after showing what is wrong with it."""
        try:
            condition = self._read(self.line.text())
        except Fault as fault:
            self.fault.show_fault(fault)
            self.line.setFocus()
            return None
        self.fault.show_fault(None)
        return condition

    def set_condition(self, condition: Condition) -> None:
        """Write a condition into the line and select its value, so that typing replaces it."""
        self.line.setText(str(condition))
        self.forget_fault()
        self.line.setFocus()
        self.line.setSelection(len(str(condition)) - len(condition.value), len(condition.value))

    @Slot()
    def forget_fault(self) -> None:
        self.fault.show_fault(None)

    def _fill(self) -> None:
        self.menu.clear()
        for condition in self._suggestions():
            if condition is None:
                self.menu.addSeparator()
            else:
                action = self.menu.addAction(
                    text("moments-offer", name=str(condition), content=condition_text(condition))
                )
                action.triggered.connect(lambda _on=False, condition=condition: self.set_condition(condition))
