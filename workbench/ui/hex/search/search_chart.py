"""The chart of the search shown, over its steps: its best moves, or its depths and cut-offs."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import Colours, on_theme_change, theme
from workbench.ui.charts.chart import Chart
from workbench.ui.charts.chart_part import PlotContent
from workbench.ui.charts.legend import MAX_LARGE_ROWS
from workbench.ui.controls.pane_title import Muted
from workbench.ui.hex.search.families import ChartContent, shown_search
from workbench.ui.hex.search.search_pages import SearchPages
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.wording import text

MIN_INTERVAL, MIN_INTERVAL_WHILE_RUNNING = 0.05, 0.3
"""The minimum interval in seconds between updates; and the one while the search is running."""
MAX_UPDATE_SECONDS = 0.006
"""Seconds spent at a time on processing the recording of a long search."""
MIN_KIND_WIDTH = 110


class HexSearchChart(Chart):
    """The chart of a search.

    Attributes besides those of a chart: kind, the choice of the chart; message, about the current step; search_pages,
    with the button that starts a search; chart_content, the content of the chart, None if there is no recording or no
    chart of its kind.
    """

    def __init__(self, player: GameSearchPlayer, parent: QWidget | None = None) -> None:
        names = {"accessibleName": "hex-course", "accessibleDescription": "hex-course-how"}
        super().__init__(MIN_INTERVAL, parent, MIN_INTERVAL_WHILE_RUNNING, **names)
        self._player = player
        self._contents: WeakKeyDictionary[Any, ChartContent] = WeakKeyDictionary()
        self.chart_content: ChartContent | None = None
        self.kind, self.message = QComboBox(self), Muted(self, wrap=True)
        self.search_pages = SearchPages("hex-course-none", self)
        self._lay_out()
        on_theme_change(self._restyle)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.kind.currentTextChanged.connect(self.kind.setToolTip)
        for signal in (player.moved, player.lengthened):
            signal.connect(self.throttle.request)
        translated(self.kind, accessibleName="hex-course-kind")
        translated(self.legend, accessibleName="chart-legend")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._name_kinds()
        self.refresh()

    # The content

    def content(self, palette: Colours) -> PlotContent | None:
        content, kind = self.chart_content, self.kind.currentData()
        if content is None or not content.course.steps:
            return None
        return PlotContent(
            content.parts(kind, palette, self._span()),
            content.axes(kind),
            content.ticks(kind),
            floor=0.0 if content.grounded(kind) else None,
        )

    def heading(self) -> tuple[str, str]:
        assert self.chart_content is not None
        course = self.chart_content.course
        about = text("hex-course-about", size=_size_of(course.recording), steps=course.steps)
        return f"{text('hex-course')}: {self.kind.currentText()}", about

    def table(self) -> list[list[str]] | None:
        """Return the data of the lines, with a header row, or None if there are none."""
        if self.chart_content is None or not self.chart_content.course.steps:
            return None
        return self.chart_content.table(self.kind.currentData())

    # Internal

    def _lay_out(self) -> None:
        self.kind.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus, so Space is the player's
        self.kind.setMinimumWidth(MIN_KIND_WIDTH)
        row = hbox(self.kind, None, self.menu.button, margins=(8, 4, 4, 4), spacing=6)
        names = hbox(self.legend, margins=(10, 0, 8, 2))
        self.message.setContentsMargins(10, 4, 8, 6)
        self.legend.projected_rows = MAX_LARGE_ROWS
        vbox(row, names, (self.pages, 1), self.message, parent=self.search_pages.content, margins=0, spacing=0)

    def _restyle(self) -> None:
        """Leave the room to the curves in Projector mode, where the narration says what happens in the step."""
        self.message.setVisible(not theme().projector)

    def _kind_changed(self) -> None:
        """Show another kind of chart, unzoomed."""
        if self.plot is not None:
            self.plot.show_full_range()
        self.refresh()

    def _name_kinds(self) -> None:
        """Offer the kinds of charts of this search, in the current language."""
        if self.chart_content is None:
            return
        kinds = [self.kind.itemData(place) for place in range(self.kind.count())]
        if kinds == list(self.chart_content.kinds):
            for place, kind_name in enumerate(self.chart_content.names()):
                self.kind.setItemText(place, kind_name)
            return
        self.kind.blockSignals(True)
        self.kind.clear()
        for kind, kind_name in zip(self.chart_content.kinds, self.chart_content.names(), strict=True):
            self.kind.addItem(kind_name, kind)
        self.kind.blockSignals(False)

    def _update_content(self) -> None:
        """Show the current search; unzoom if it is another one."""
        recording = self._player.recording
        content = None if recording is None else self._contents.get(recording)
        if recording is not None and content is None and (make_content := shown_search(recording).content) is not None:
            content = self._contents[recording] = make_content(recording)
        if content is not self.chart_content:
            self.chart_content = content
            self._name_kinds()
            if self.plot is not None:
                self.plot.show_full_range()

    def refresh(self) -> None:
        self._update_content()
        content = self.chart_content
        if content is not None:
            self._catch_up(content)
        has_data = content is not None and content.course.steps > 0
        self.search_pages.set_reason("hex-course-none" if self._player.recording is None else "hex-course-proof")
        self.search_pages.show_content(has_data)
        self.menu.setEnabled(has_data)
        if content is not None and has_data:
            steps, player, kind = content.course.steps, self._player, self.kind.currentData()
            place = min(player.place, steps)
            moment: Any = player.moment if place == player.place else content.course.recording.at(steps)
            self.message.setText(content.description(moment, math.ceil(place)))
            self.show_state((content, content.course.stamp, kind), content.place(kind, place))

    def _catch_up(self, content: ChartContent) -> None:
        """Process what is recorded so far; if it is too much for one frame, the rest in the next ones."""
        end = perf_counter() + MAX_UPDATE_SECONDS
        content.course.update()
        while content.course.is_behind and perf_counter() < end:
            content.course.update()
        if content.course.is_behind:
            QTimer.singleShot(0, self.throttle.request)

    def _span(self) -> tuple[int, int] | None:
        """Return the range of steps in view, or None for all."""
        if self.plot is None or self.plot.zoom is None or self.chart_content is None:
            return None
        low, high = self.plot.zoom
        return max(0, math.floor(low) - 1), min(self.chart_content.course.steps, math.ceil(high) + 1)

    def go_to(self, x: float) -> None:
        if self.chart_content is not None:
            self._player.scrub(self.chart_content.step(self.kind.currentData(), x))


def _size_of(recording: Any) -> int:
    size: int = recording.game.board.size
    return size
