"""A drawing that is only made when it is needed: until then there is a message in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

from workbench.ui.throttle import Throttle
from workbench.ui.widgets.chart_menu import ChartMenu

if TYPE_CHECKING:
    from workbench.ui.widgets.plot import Plot


def plot_page(pages: QStackedWidget, throttle: Throttle, menu: ChartMenu) -> Plot:
    """Return a plot, the last of `pages`, that draws as `throttle` has it and of which `menu` shows the whole again."""
    from workbench.ui.widgets.plot import Plot  # takes long, and the first paint of the window does not need it

    plot = Plot(throttle, pages)
    menu.whole.triggered.connect(plot.look_at_all)
    pages.addWidget(plot)
    return plot
