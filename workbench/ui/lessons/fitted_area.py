"""A place below the text of a step, for its question or for the response, where it moves nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.theme import theme
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea


class FittedArea(FramelessScrollArea):
    """Shows a widget in its full height if there is room, and nothing, in no room, while it is hidden.

    `share`: the largest part of the height of its parent; higher content scrolls. `projected`: the one in Projector
    mode, if it differs.
    """

    def __init__(self, parent: QWidget, share: float, projected: float | None = None) -> None:
        content = QWidget()
        self._rows = vbox(parent=content, margins=0)
        self._shown: QWidget | None = None
        super().__init__(content, parent)
        self._page, self._share = parent, share
        self._projected = share if projected is None else projected
        parent.installEventFilter(self)
        self.setFixedHeight(0)

    def show_content(self, shown: QWidget | None) -> None:
        """Show another widget, instead of the one before, which is deleted."""
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = shown
        if shown is not None:
            self._rows.addWidget(shown)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the height to the content, and to the height of the parent."""
        if event.type() == (QEvent.Type.LayoutRequest if watched is self._content else QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _fit(self) -> None:
        shown = self._shown is not None and not self._shown.isHidden()
        limit = round((self._projected if theme().projector else self._share) * self._page.height())
        rows = self._rows
        natural = rows.totalHeightForWidth(self.width()) if rows.hasHeightForWidth() else rows.totalSizeHint().height()
        needed = natural if shown else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if needed > limit else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(min(needed, limit))
