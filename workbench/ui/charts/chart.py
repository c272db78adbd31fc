"""A pane with a plot: what all charts share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import LIGHT, Colours, colours, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.charts.chart_menu import ChartMenu
from workbench.ui.charts.chart_part import PlotContent
from workbench.ui.charts.figure import Figure, image
from workbench.ui.charts.legend import Legend
from workbench.ui.controls.pane_title import Muted, Placeholder
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.wording import language

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot


NOTE_X = 90
"""Pixels from the left edge to the note: it does not lie over the numbers of the axis."""


class Chart(QWidget):
    """A plot and the menu that saves it; a message until the plot is loaded, and while there is nothing to draw.

    A subclass lays out `menu`, `legend` and `pages`. Its `refresh` calls `show_content`. It is called when `throttle`
    requests it, at intervals of at least `min_interval` seconds, and only while the chart is visible.

    `names`: the keys of the plot's accessible texts, as `translated` takes them.

    Attributes: menu; legend; pages, with the placeholder and the plot; placeholder, the message; plot, None until
    `load`; note, a message that lies over the plot.
    """

    def __init__(
        self, min_interval: float, parent: QWidget | None = None, min_during_search: float = 0.0, **names: str
    ) -> None:
        super().__init__(parent)
        self._accessible_keys = names
        self.throttle = VisibleThrottle(self.refresh, min_interval, self, min_during_search)
        self.menu, self.legend = ChartMenu(self.figure, self.table, self), Legend(self)
        self.plot: Plot | None = None
        self._drawn: object = None
        self.note = Muted(self)
        self.note.setAutoFillBackground(True)
        self.note.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.note.setContentsMargins(6, 0, 6, 0)
        self.note.hide()
        self.pages, self.placeholder = QStackedWidget(self), Placeholder(self)
        self.placeholder.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages.addWidget(self.placeholder)
        theme().changed.connect(self.throttle.request)

    # For subclasses

    def refresh(self) -> None:
        """Draw what there is now."""
        raise NotImplementedError

    def content(self, palette: Colours) -> PlotContent | None:
        """Return what is drawn, or None if there is nothing."""
        raise NotImplementedError

    def heading(self) -> tuple[str, str]:
        """Return the title of a picture of the content, and a line about it."""
        raise NotImplementedError

    def table(self) -> list[list[str]] | None:
        """Return the numbers of the content after a row of column names, or None if there are none."""
        raise NotImplementedError

    def go_to(self, x: float) -> None:
        """Go to the position that was clicked."""

    # For all charts

    def load(self) -> None:
        """Create the plot."""
        from workbench.ui.charts.plot import Plot  # slow to load, and not needed for the window's first paint

        if self.plot is None:
            self.plot = plot = Plot(self.throttle, self)
            self.menu.whole_range.triggered.connect(plot.show_full_range)
            plot.picked.connect(self.go_to)
            plot.zoomed.connect(self._zoomed)
            translated(plot, **self._accessible_keys)
            self.pages.addWidget(plot)
            corner = hbox(NOTE_X, self.note, None, self.menu.all_button)
            vbox(corner, None, parent=plot.viewport(), margins=(0, 2, 6, 0))
            PictureCopying(plot, self._image)
            self.refresh()

    def show_content(self, content: PlotContent | None, cursor: float | None = None) -> None:
        """Draw `content` with the cursor at a position; None: no cursor, or the message instead of the plot."""
        self._drawn = None
        self.menu.setEnabled(content is not None)
        self.legend.show_entries([] if content is None else [part.entry for part in content.parts])
        if self.plot is not None and content is not None:
            self.plot.draw(content)
            self.plot.set_cursor(cursor)
            self.pages.setCurrentWidget(self.plot)
        else:
            self.pages.setCurrentWidget(self.placeholder)

    def show_state(self, state: object, cursor: float | None) -> None:
        """Draw the content only if `state`, what it depends on, has changed; else only move the cursor."""
        if self.plot is None:
            return
        state = (state, self.plot.zoom, colours(), theme().scale, language())
        if state != self._drawn:
            self.show_content(self.content(colours()))
            self._drawn = state
        self.plot.set_cursor(cursor)

    def figure(self) -> Figure | None:
        """Return the content as a picture, or None if there is none."""
        content = None if self.plot is None else self.content(LIGHT)
        return None if content is None or self.plot is None else Figure(*self.heading(), content, self.plot.zoom)

    def _image(self) -> QImage | None:
        figure = self.figure()
        return None if figure is None else image(figure)

    def _zoomed(self) -> None:
        assert self.plot is not None
        self.menu.show_zoom(self.plot.zoom is not None)
        self.throttle.request()
