"""The density plot: estimates against true distances of all boards; a cell shows one of its boards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.goal import goal_name
from workbench.ui.audit.density_painter import DensityFigure
from workbench.ui.audit.density_view import DensityView
from workbench.ui.audit.session import AuditSession
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, theme
from workbench.ui.charts.chart_menu import ChartMenu
from workbench.ui.controls.pane_title import Muted, PaneTitle, Placeholder
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text


class AuditDensity(QWidget):
    """Attributes: title; hint_below, its hint in a line of its own; menu, which saves the picture; view, the plot."""

    def __init__(self, audit: AuditSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audit = audit
        self.title, self.view = PaneTitle(self), DensityView(self)
        self.menu = ChartMenu(self.figure, self.table, self)
        self.title.add(self.menu.button)
        self._message = Placeholder(self)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setMargin(16)  # a page of a stack has no contents margins
        self._pages = QStackedWidget(self)
        for page in (self._message, self.view):
            self._pages.addWidget(page)
        self.hint_below = Muted(self, wrap=True)
        self.hint_below.setContentsMargins(8, 0, 8, 4)
        vbox(self.title, self.hint_below, (self._pages, 1), parent=self, margins=0, spacing=0)
        audit.verdict_changed.connect(self.refresh)
        translated(self.title.name, text="audit-density")
        for hint in (self.title.hint, self.hint_below):
            translated(hint, text="audit-density-hint")
        translated(self.view, accessibleName="audit-density")
        translated(self._message, text="audit-density-none")
        on_language_change(self.refresh)
        on_theme_change(self._place_hint)

    def refresh(self) -> None:
        verdict = self._audit.verdict
        self.view.show_verdict(verdict)
        self.menu.setEnabled(verdict is not None)
        self._pages.setCurrentWidget(self._message if verdict is None else self.view)

    def _place_hint(self) -> None:
        """Let large text have a line of its own: cut, the legend of the shades would say nothing."""
        self.title.hint.setVisible(not theme().large)
        self.hint_below.setVisible(theme().large)

    def figure(self) -> DensityFigure | None:
        """Return the picture for a report, or None if there is no verdict."""
        if self._audit.verdict is None:
            return None
        return DensityFigure(figure_title(self._audit), figure_about(self._audit), self._audit.verdict)

    def table(self) -> list[list[str]] | None:
        """Return the number of boards in each cell, after a row of column names; None if there is no verdict."""
        verdict = self._audit.verdict
        if verdict is None:
            return None
        names = [text("audit-axis-h"), text("audit-axis-true"), text("audit-label-states")]
        cells = verdict.density
        rows = [[str(h), str(true), str(count)] for (h, true), count in _counted(cells.tolist())]
        return [names, *rows]


def _counted(rows: list[list[int]]) -> list[tuple[tuple[int, int], int]]:
    return [((h, true), count) for h, row in enumerate(rows) for true, count in enumerate(row) if count]


def figure_title(audit: AuditSession) -> str:
    return text("audit-figure", heuristic=heuristic_text(audit.request.name), size=size_text(*audit.request.goal.shape))


def figure_about(audit: AuditSession) -> str:
    states = 0 if audit.verdict is None else audit.verdict.states
    return text("audit-figure-about", goal=goal_name(audit.request.goal), states=states)
