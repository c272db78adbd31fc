"""The chart of a phase's search: the sizes of OPEN and CLOSED, and f of the expanded nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.curves import Curves
from workbench.ui.charts.legend import Legend, LegendEntry
from workbench.ui.controls.pane_title import PaneTitle
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.divide.session import DivideSession
from workbench.ui.player.shown import cursor_place
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot

MIN_INTERVAL = 0.1
"""The minimum time between two refreshes, in seconds."""


class DivideChart(QWidget):
    """A click seeks the step. Attributes: title; legend; plot, None until `load`."""

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self._curves: Curves | None = None
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self.title, self.legend = PaneTitle(self), Legend(self)
        self.plot: Plot | None = None
        self.title.hint.hide()
        self.title.add(self.legend, 1)
        self._column = vbox(self.title, parent=self, margins=0, spacing=0)
        for signal in (divide.level_changed, divide.search.moved, divide.search.lengthened):
            signal.connect(self._throttle.request)
        theme().changed.connect(self._throttle.request)
        translated(self.title.name, text="divide-chart")
        on_language_change(self.refresh)

    def load(self) -> None:
        """Create the plot."""
        from workbench.ui.charts.plot import Plot  # slow to import, and not needed for the first paint

        if self.plot is None:
            self.plot = Plot(self._throttle, self)
            PictureCopying(self.plot)
            self.plot.picked.connect(lambda x: self._divide.search.scrub(round(x)))
            translated(self.plot, accessibleName="divide-chart", accessibleDescription="chart-how")
            self._column.addWidget(self.plot, 1)
            self.refresh()

    def refresh(self) -> None:
        """Show the search of the phase that is entered."""
        divide, palette = self._divide, colours()
        if self.plot is None or divide.inside is None or divide.course is None:
            return
        run = divide.course.phases[divide.inside].run
        if self._curves is None or self._curves.run is not run:
            self._curves = Curves(run)
            self.plot.show_full_range()
        curves = self._curves
        curves.update()
        parts = [
            ChartPart(LegendEntry(text("open-title"), palette.open), curves.open_size()),
            ChartPart(LegendEntry(text("closed-title"), palette.closed, Qt.PenStyle.DashLine), curves.closed_size()),
            ChartPart(LegendEntry(text("chart-f-line"), palette.f, Qt.PenStyle.DotLine), curves.f(), right=True),
        ]
        self.legend.show_entries([part.entry for part in parts])
        titles = (text("axis-expansions"), text("axis-nodes"), text("axis-f"))
        self.plot.draw(PlotContent(parts if curves.steps else [], titles))
        self.plot.set_cursor(cursor_place(divide.search))
