"""The settings of a search in a line: "A* · Manhattan distance"."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from workbench.ui.retranslation import spoken
from workbench.ui.session import Session
from workbench.ui.theme import set_icon
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text


class SearchLine(QWidget):
    """Attributes: button, which shows the line; it is down while the settings themselves are shown."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.button = QToolButton(self)
        self.button.setAutoRaise(True)
        self.button.setCheckable(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_icon(self.button, "settings")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 0)
        row.addWidget(self.button)
        row.addStretch(1)
        session.configuration_changed.connect(self.retranslate)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        configuration = self._session.configuration
        name = text(f"algorithm-{configuration.algorithm}")
        if configuration.heuristic is not None:
            heuristic = heuristic_text(configuration.heuristic, problem=self._session.problem)
            name = text("run-search", algorithm=name, heuristic=heuristic)
        self.button.setText(name)
        self.button.setToolTip(text("search-line-tip"))
