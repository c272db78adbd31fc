"""A row of controls of which some give way where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget


class GivingRow(QWidget):
    """`first` stand at the left, `others` at the right; `giving`, some of these, are hidden where the row is narrow.

    The last one of these gives way first.
    """

    def __init__(
        self,
        first: Sequence[QWidget],
        others: Sequence[QWidget],
        giving: Sequence[QWidget],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._giving, self._offered = list(giving), True
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 6, 6, 4)
        self._row.setSpacing(2)
        for place, control in enumerate(first):
            if place:
                self._row.addSpacing(8)
            self._row.addWidget(control)
        self._row.addStretch(1)
        for control in others:
            self._row.addWidget(control)

    def offer(self, on: bool) -> None:
        """Show what may give way, where there is room, or do not."""
        self._offered = on
        self.share()

    def minimumSizeHint(self) -> QSize:
        """Return room for what does not give way."""
        shown = sum(self._room(control) for control in self._giving if not control.isHidden())
        least = super().minimumSizeHint()
        return QSize(least.width() - shown, least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide what has no room, show what has."""
        super().resizeEvent(event)
        self.share()

    def share(self) -> None:
        """Hide what has no room, show what has; to be called when a control needs another width."""
        needed = self.minimumSizeHint().width()
        for control in self._giving:
            needed += self._room(control)
            control.setVisible(self._offered and self.width() >= needed)

    def _room(self, control: QWidget) -> int:
        return control.sizeHint().width() + self._row.spacing()
