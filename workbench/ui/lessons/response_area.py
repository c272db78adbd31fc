"""The place of what is said about an answer: below the step, in sight, where it moves nothing of the step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea

SHARE = 0.4
"""The largest part of the height of its parent; a longer response scrolls."""


class ResponseArea(FramelessScrollArea):
    """Shows a response in its full height if there is room, and nothing, in no room, while it is hidden."""

    def __init__(self, parent: QWidget) -> None:
        content = QWidget()
        self._rows = vbox(parent=content, margins=0)
        self._response: QWidget | None = None
        super().__init__(content, parent)
        self._page = parent
        parent.installEventFilter(self)
        self.setFixedHeight(0)

    def show_response(self, response: QWidget | None) -> None:
        """Show another response, instead of the one before, which is deleted."""
        if self._response is not None:
            self._response.hide()
            self._response.deleteLater()
        self._response = response
        if response is not None:
            self._rows.addWidget(response)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the height to the response, and to the height of the parent."""
        if event.type() == (QEvent.Type.LayoutRequest if watched is self._content else QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _fit(self) -> None:
        shown = self._response is not None and not self._response.isHidden()
        limit = round(SHARE * self._page.height())
        needed = self._rows.totalHeightForWidth(self.width()) if shown else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if needed > limit else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(min(needed, limit))
