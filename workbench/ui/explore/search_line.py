"""The settings of a search in one line: "A* · Manhattan distance"."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.buttons import tool_button
from workbench.ui.runs.session import Session
from workbench.wording import text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text

MARGIN = 6
"""Pixels beside the button."""


class SearchLine(QWidget):
    """Shows the settings in one or two lines, with shorter names if there is no room. The tool tip has the full text.

    Attributes: button, which shows the line; it is checked while the settings themselves are shown.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._forms: tuple[str, ...] = ("",)
        self.button = tool_button(self, "settings", text_beside=True)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.button.setCheckable(True)
        hbox(self.button, parent=self, margins=(MARGIN, 4, MARGIN, 0))
        session.configuration_changed.connect(self.retranslate)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._forms = tuple(form for line in zip(self._names(""), self._names("-short"), strict=True) for form in line)
        self.button.setAccessibleName(self._forms[0])
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _names(self, kind: str) -> tuple[str, str]:
        """Return the names in one line, and in two."""
        configuration = self._session.configuration
        name = algorithm_text(configuration.algorithm, kind)
        if configuration.heuristic is None:
            return name, _in_two_lines(name)
        heuristic = heuristic_text(configuration.heuristic, kind, self._session.problem)
        return text("run-search", algorithm=name, heuristic=heuristic), f"{name}\n{heuristic}"

    def _fit(self) -> None:
        metrics, full_text = self.button.fontMetrics(), self._forms[0]
        overhead = self.button.sizeHint().width() - metrics.size(0, self.button.text()).width()
        available = max(self.contentsRect().width() - 2 * MARGIN - overhead, 0)
        fitting = (form for form in self._forms if metrics.size(0, form).width() <= available)
        elided = (
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, available) for line in self._forms[-1].split("\n")
        )
        label = next(fitting, None) or "\n".join(elided)
        self.button.setText(label)
        tip = text("search-line-tip")
        self.button.setToolTip(plain_tip(tip if label == full_text else f"{full_text}\n{tip}"))


def _in_two_lines(name: str) -> str:
    """Break a name into two lines of about equal length. A single word stays one line."""
    words = name.split(" ")
    splits = [(" ".join(words[:position]), " ".join(words[position:])) for position in range(1, len(words))]
    return "\n".join(min(splits, key=lambda lines: max(map(len, lines)))) if splits else name
