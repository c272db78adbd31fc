"""The error chart: the number of boards for each difference between the true distance and the estimate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtWidgets import QWidget

from workbench.ui.audit.session import AuditSession
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import LIGHT, Colours, colours, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_menu import ChartMenu
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.figure import Figure
from workbench.ui.charts.legend import Legend, LegendEntry
from workbench.ui.charts.plot_pages import PlotPages
from workbench.ui.controls.pane_title import PaneTitle
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot

MIN_INTERVAL = 0.05
"""The minimum time between two refreshes, in seconds."""


class AuditErrors(QWidget):
    """Attributes: title; legend; menu, which saves the chart; plot, None until `load`."""

    def __init__(self, audit: AuditSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audit = audit
        self._throttle = Throttle(self.refresh, MIN_INTERVAL, self)
        self.title, self.legend = PaneTitle(self), Legend(self)
        self.title.hint.hide()
        self.title.add(self.legend, 1)
        self.menu = ChartMenu(self.figure, self.table, self)
        self.title.add(self.menu.all_button)
        self.title.add(self.menu.button)
        self.plot: Plot | None = None
        self._pages = PlotPages(self._throttle, self.menu, self)
        vbox(self.title, (self._pages, 1), parent=self, margins=0, spacing=0)
        audit.verdict_changed.connect(self._throttle.request)
        theme().changed.connect(self.refresh)
        translated(self.title.name, text="audit-errors-title")
        translated(self._pages.message, text="audit-errors-none")
        on_language_change(self.retranslate)

    def load(self) -> None:
        """Create the plot."""
        if self.plot is None:
            self.plot = self._pages.add_plot()
            self.retranslate()

    def retranslate(self) -> None:
        if self.plot is not None:
            self.plot.set_titles(text("audit-axis-error"), text("audit-label-states"), "")
            self.plot.setAccessibleName(text("audit-errors-title"))
        self.refresh()

    def refresh(self) -> None:
        parts = self._parts(colours())
        self.legend.show_entries([part.entry for part in parts])
        self.menu.setEnabled(bool(parts))
        self._pages.show_plot(bool(parts))
        if self.plot is not None and parts:
            self.plot.draw([part for part in parts if len(part.curve.x)])
            self.plot.set_cursor(None)

    def figure(self) -> Figure | None:
        """Return the chart for a picture, or None if there is none."""
        parts = self._parts(LIGHT)
        if self.plot is None or not parts:
            return None
        heuristic = heuristic_text(self._audit.request.name)
        return Figure(
            title=text("audit-errors-figure", heuristic=heuristic),
            about=text("audit-errors-about"),
            bottom=text("audit-axis-error"),
            y_title=text("audit-label-states"),
            parts=parts,
            part=self.plot.seen,
        )

    def table(self) -> list[list[str]] | None:
        """Return each error and its number of boards, after a row of column names; None if there is no verdict."""
        verdict = self._audit.verdict
        if verdict is None:
            return None
        names = [text("audit-axis-error"), text("audit-label-states")]
        return [names, *([str(error), str(count)] for error, count in verdict.errors.items())]

    def _parts(self, palette: Colours) -> list[ChartPart]:
        verdict = self._audit.verdict
        if verdict is None:
            return []
        errors = np.array(list(verdict.errors), np.float64)
        counts = np.array(list(verdict.errors.values()), np.float64)
        overestimates = errors < 0
        parts = [
            ChartPart(
                LegendEntry(text("audit-errors-under"), palette.open, bars=True),
                Curve(errors[~overestimates], counts[~overestimates]),
            )
        ]
        if overestimates.any():
            entry = LegendEntry(text("audit-errors-over"), palette.danger, bars=True, hollow=True)
            parts.append(ChartPart(entry, Curve(errors[overestimates], counts[overestimates])))
        return parts
