"""A plot that is only created when needed; until then, and when there is nothing to draw, a message is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_menu import ChartMenu
from workbench.ui.controls.pane_title import Muted

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot


class PlotPages(QStackedWidget):
    """A message and, once it is created, a plot. Attributes: message; plot, None until it is created."""

    def __init__(self, throttle: Throttle, menu: ChartMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self._throttle, self._menu = throttle, menu
        self.plot: Plot | None = None
        self.message = Muted(self, wrap=True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self.message)

    def add_plot(self) -> Plot:
        """Create and return the plot; its refreshes are throttled, and the menu can reset its zoom."""
        from workbench.ui.charts.plot import Plot  # slow to load, and not needed for the window's first paint

        self.plot = plot = Plot(self._throttle, self)
        self._menu.whole_range.triggered.connect(plot.show_full_range)
        plot.zoomed.connect(self._zoomed)
        self.addWidget(plot)
        return plot

    def show_plot(self, has_content: bool) -> None:
        """Show the plot if something is drawn, else the message."""
        self.setCurrentWidget(self.plot if has_content and self.plot is not None else self.message)

    def _zoomed(self) -> None:
        assert self.plot is not None
        self._menu.show_zoom(self.plot.zoom is not None)
        self._throttle.request()
