"""A row of controls; some of them are hidden if there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget


class ShrinkingRow(QWidget):
    """`first` at the left, `others` at the right; `shrinkable`, some of `others`, are hidden if the row is narrow.

    The last of these is hidden first.
    """

    def __init__(
        self,
        first: Sequence[QWidget],
        others: Sequence[QWidget],
        shrinkable: Sequence[QWidget],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shrinkable, self._offered = list(shrinkable), True
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 6, 6, 4)
        self._row.setSpacing(2)
        for index, control in enumerate(first):
            if index:
                self._row.addSpacing(8)
            self._row.addWidget(control)
        self._row.addStretch(1)
        for control in others:
            self._row.addWidget(control)

    def offer(self, on: bool) -> None:
        """Show the controls that may be hidden as far as there is room, or hide them all."""
        self._offered = on
        self.share()

    def minimumSizeHint(self) -> QSize:
        """Return the size without the controls that may be hidden."""
        visible_width = sum(self._room(control) for control in self._shrinkable if not control.isHidden())
        minimum = super().minimumSizeHint()
        return QSize(minimum.width() - visible_width, minimum.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share()

    def share(self) -> None:
        """Show the controls that fit, hide the others; call this when a control's width changes."""
        needed = self.minimumSizeHint().width()
        for control in self._shrinkable:
            needed += self._room(control)
            control.setVisible(self._offered and self.width() >= needed)

    def _room(self, control: QWidget) -> int:
        return control.sizeHint().width() + self._row.spacing()
