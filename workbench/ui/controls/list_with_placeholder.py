"""A list with a placeholder text while it is empty."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QListWidget, QWidget

from workbench.ui.controls.table_with_placeholder import paint_placeholder


class ListWithPlaceholder(QListWidget):
    """A list that shows a placeholder while it has no items. Attributes: placeholder, the placeholder."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.placeholder = ""

    def set_placeholder(self, text: str) -> None:
        self.placeholder = text
        self.setAccessibleDescription(text)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            paint_placeholder(self, self.placeholder)
