"""The settings of a search in a line: "A* · Manhattan distance"."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from workbench.ui.retranslation import spoken
from workbench.ui.session import Session
from workbench.ui.theme import set_icon
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

MARGINS = 12
"""Pixels of the button besides its icon and its text."""


class SearchLine(QWidget):
    """A line that is cut where it has no room; all of it is in the tool tip then.

    Attributes: button, which shows the line; it is down while the settings themselves are shown.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._name = ""
        self.button = QToolButton(self)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.button.setAutoRaise(True)
        self.button.setCheckable(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_icon(self.button, "settings")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 0)
        row.addWidget(self.button)
        session.configuration_changed.connect(self.retranslate)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        configuration = self._session.configuration
        name = text(f"algorithm-{configuration.algorithm}")
        if configuration.heuristic is not None:
            heuristic = heuristic_text(configuration.heuristic, problem=self._session.problem)
            name = text("run-search", algorithm=name, heuristic=heuristic)
        self._name = name
        self.button.setAccessibleName(name)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the line into the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self.button.iconSize().width() - 2 * MARGINS
        shown = self.button.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, max(room, 0))
        self.button.setText(shown)
        tip = text("search-line-tip")
        self.button.setToolTip(tip if shown == self._name else f"{self._name}\n{tip}")
