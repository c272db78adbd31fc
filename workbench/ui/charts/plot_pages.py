"""A drawing that is only made when it is needed: until then, and where nothing is to be drawn, there is a message."""

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
    """Attributes: message; plot, None until it is added."""

    def __init__(self, throttle: Throttle, menu: ChartMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self._throttle, self._menu = throttle, menu
        self.plot: Plot | None = None
        self.message = Muted(self, wrap=True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self.message)

    def add_plot(self) -> Plot:
        """Return a new plot that draws as the throttle has it and of which the menu shows the whole again."""
        from workbench.ui.charts.plot import Plot  # takes long, and the first paint of the window does not need it

        self.plot = plot = Plot(self._throttle, self)
        self._menu.whole.triggered.connect(plot.look_at_all)
        plot.zoomed.connect(self._zoomed)
        self.addWidget(plot)
        return plot

    def show_plot(self, drawn: bool) -> None:
        """Show the plot where something is drawn, else the message."""
        self.setCurrentWidget(self.plot if drawn and self.plot is not None else self.message)

    def _zoomed(self) -> None:
        assert self.plot is not None
        self._menu.show_zoom(self.plot.zoom is not None)
        self._throttle.request()
