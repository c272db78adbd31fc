"""The chart of the search shown, over its steps: its best moves, or its depths and cut-offs."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from workbench.ui.base import gil_priority
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import LIGHT, colours, set_icon, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_menu import ChartMenu
from workbench.ui.charts.figure import Figure
from workbench.ui.charts.legend import Legend
from workbench.ui.controls.pane_title import Muted
from workbench.ui.hex.search.chart_content import ChartContent, Span
from workbench.ui.hex.search.families import shown_search
from workbench.ui.hex.search.search_player import GameSearchPlayer
from workbench.wording import language, text

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot

MIN_INTERVAL, MIN_INTERVAL_WHILE_RUNNING = 0.05, 0.3
"""The minimum interval in seconds between updates; and the one while the search is running."""
MAX_UPDATE_SECONDS = 0.006
"""Seconds spent at a time on processing the recording of a long search."""
MIN_KIND_WIDTH = 110


class HexSearchChart(QWidget):
    """The chart of a search.

    Attributes: kind, the choice of the chart; legend; menu, for saving the chart; start_button, the button that starts
    a search; plot, the drawing, None until it is first needed; content, the content of the chart, None if there is no
    recording or no chart of its kind. Signals: `wanted`: a search is requested.
    """

    wanted = Signal()

    def __init__(self, player: GameSearchPlayer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._contents: WeakKeyDictionary[Any, ChartContent] = WeakKeyDictionary()
        self.content: ChartContent | None = None
        self.kind, self.legend, self.start_button = QComboBox(self), Legend(self), QPushButton(self)
        self.menu, self.message = ChartMenu(self.figure, self.table, self), Muted(self, wrap=True)
        self.plot: Plot | None = None
        self._drawn_state: object = None
        self._message, self._awaited = Muted(self, wrap=True), False
        self._pages, self._empty, self._full = QStackedWidget(self), QWidget(self), QWidget(self)
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self._slow_throttle = Throttle(self._refresh, MIN_INTERVAL_WHILE_RUNNING, self)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.kind.currentTextChanged.connect(self.kind.setToolTip)
        self.start_button.clicked.connect(self.wanted)
        for signal in (player.moved, player.lengthened, theme().changed):
            signal.connect(self._request_refresh)
        translated(self.start_button, text="hex-analyse", toolTip="hex-analyse-tip")
        translated(self.kind, accessibleName="hex-course-kind")
        translated(self.legend, accessibleName="chart-legend")
        on_language_change(self.retranslate)

    def load(self) -> None:
        """Create the plot."""
        from workbench.ui.charts.plot import Plot  # slow to import, and not needed for the first paint of the window

        if self.plot is None:
            self.plot = Plot(self._throttle, self)
            self.plot.picked.connect(self._seek_to)
            self.plot.zoomed.connect(self._zoomed)
            self.menu.whole_range.triggered.connect(self.plot.show_full_range)
            self._below.addWidget(self.plot, 1)
            self.retranslate()

    def retranslate(self) -> None:
        self._show_reason()
        if self.plot is not None:
            self.plot.setAccessibleName(text("hex-course"))
            self.plot.setAccessibleDescription(text("hex-course-how"))
        self._name_kinds()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes that happened while hidden."""
        super().showEvent(event)
        self._refresh()

    # Export

    def figure(self) -> Figure | None:
        """Return the chart as a figure to save, or None if there are no data."""
        content, kind = self.content, self.kind.currentData()
        if content is None or self.plot is None or not content.course.steps:
            return None
        parts = content.parts(kind, LIGHT, self._span())
        bottom, left, right = content.axes(kind)
        ticks = content.ticks(kind)
        size = _size_of(content.course.recording)
        return Figure(
            title=f"{text('hex-course')}: {self.kind.currentText()}",
            about=text("hex-course-about", size=size, steps=content.course.steps),
            bottom=bottom,
            y_title=left,
            parts=parts,
            part=self.plot.seen,
            right=right if any(part.right for part in parts) else "",
            ticks=None if ticks is None else [(place, " ".join(tick_text.split())) for place, tick_text in ticks],
            grounded=content.grounded(kind),
        )

    def table(self) -> list[list[str]] | None:
        """Return the data of the lines, with a header row, or None if there are none."""
        if self.content is None or not self.content.course.steps:
            return None
        return self.content.table(self.kind.currentData())

    # Internal

    def _lay_out(self) -> None:
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setContentsMargins(16, 8, 16, 8)
        set_icon(self.start_button, "search")
        for control in (self.kind, self.start_button):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus, so Space is the player's
        self.kind.setMinimumWidth(MIN_KIND_WIDTH)
        vbox(None, self._message, hbox(None, self.start_button, None), None, parent=self._empty)
        row = hbox(self.kind, None, self.menu.all_button, self.menu.button, margins=(8, 4, 4, 4), spacing=6)
        names = hbox(self.legend, margins=(10, 0, 8, 2))
        self.message.setContentsMargins(10, 4, 8, 6)
        self._below = QVBoxLayout()
        vbox(row, names, (self._below, 1), self.message, parent=self._full, margins=0, spacing=0)
        for page in (self._empty, self._full):
            self._pages.addWidget(page)
        vbox(self._pages, parent=self, margins=0)

    def _request_refresh(self) -> None:
        if self.isVisible():
            (self._slow_throttle if gil_priority.search_running() else self._throttle).request()

    def _kind_changed(self) -> None:
        """Show another kind of chart, unzoomed."""
        if self.plot is not None:
            self.plot.show_full_range()
        self._refresh()

    def _zoomed(self) -> None:
        assert self.plot is not None
        self.menu.show_zoom(self.plot.zoom is not None)
        self._throttle.request()

    def _name_kinds(self) -> None:
        """Offer the kinds of charts of this search, in the current language."""
        if self.content is None:
            return
        kinds = [self.kind.itemData(place) for place in range(self.kind.count())]
        if kinds == list(self.content.kinds):
            for place, kind_name in enumerate(self.content.names()):
                self.kind.setItemText(place, kind_name)
            return
        self.kind.blockSignals(True)
        self.kind.clear()
        for kind, kind_name in zip(self.content.kinds, self.content.names(), strict=True):
            self.kind.addItem(kind_name, kind)
        self.kind.blockSignals(False)

    def _update_content(self) -> None:
        """Show the current search; unzoom if it is another one."""
        recording = self._player.recording
        content = None if recording is None else self._contents.get(recording)
        if recording is not None and content is None and (make_content := shown_search(recording).content) is not None:
            content = self._contents[recording] = make_content(recording)
        if content is not self.content:
            self.content = content
            self._name_kinds()
            if self.plot is not None:
                self.plot.show_full_range()

    def set_search_expected(self, awaited: bool) -> None:
        """Set whether a search will start soon, which hides the button and changes the message."""
        self._awaited = awaited
        self.start_button.setVisible(not awaited)
        self._show_reason()

    def _show_reason(self) -> None:
        waiting_text = text("hex-search-awaited") if self._awaited else text("hex-course-none")
        self._message.setText(waiting_text if self._player.recording is None else text("hex-course-proof"))

    def _refresh(self) -> None:
        if not self.isVisible():
            return
        self._update_content()
        content = self.content
        if content is not None:
            self._catch_up(content)
        has_data = content is not None and content.course.steps > 0
        self._pages.setCurrentWidget(self._full if has_data else self._empty)
        self.menu.setEnabled(has_data)
        self._show_reason()
        if content is None or not has_data:
            return
        t = min(self._player.t, content.course.steps)
        self.message.setText(content.description(t))
        if self.plot is not None:
            self._draw(content)
            self.plot.set_cursor(content.place(self.kind.currentData(), t))

    def _catch_up(self, content: ChartContent) -> None:
        """Process what is recorded so far; if it is too much for one frame, the rest in the next ones."""
        end = perf_counter() + MAX_UPDATE_SECONDS
        content.course.update()
        while content.course.is_behind and perf_counter() < end:
            content.course.update()
        if content.course.is_behind:
            QTimer.singleShot(0, self._throttle.request)

    def _draw(self, content: ChartContent) -> None:
        """Draw the lines again if they have changed: the player's steps only move the cursor."""
        assert self.plot is not None
        kind, palette = self.kind.currentData(), colours()
        state = (content, content.course.stamp, kind, self.plot.zoom, palette, language(), theme().scale)
        if state == self._drawn_state:
            return
        self._drawn_state = state
        parts = content.parts(kind, palette, self._span())
        self.legend.show_entries([part.entry for part in parts])
        self.plot.set_titles(*content.axes(kind))
        self.plot.draw(parts, content.ticks(kind), grounded=content.grounded(kind))

    def _span(self) -> Span:
        """Return the range of steps in view, or None for all."""
        if self.plot is None or self.plot.zoom is None or self.content is None:
            return None
        low, high = self.plot.zoom
        return max(0, math.floor(low) - 1), min(self.content.course.steps, math.ceil(high) + 1)

    def _seek_to(self, x: float) -> None:
        if self.content is not None:
            self._player.scrub(self.content.step(self.kind.currentData(), x))


def _size_of(recording: Any) -> int:
    size: int = recording.game.board.size
    return size
