"""A list with a placeholder text while it is empty."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QListWidget, QWidget

from workbench.ui.controls.table_with_placeholder import paint_invitation


class ListWithPlaceholder(QListWidget):
    """A list that shows a placeholder while it has no items. Attributes: invitation, the placeholder."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.invitation = ""

    def set_invitation(self, told: str) -> None:
        self.invitation = told
        self.setAccessibleDescription(told)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            paint_invitation(self, self.invitation)
