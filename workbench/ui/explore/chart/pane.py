"""The live chart: the growth of OPEN and CLOSED, the speed, and nodes by depth, by f and by iteration."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QWidget

from workbench.formats.problem_input import ends
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import LIGHT, Colours, colours, pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_menu import ChartMenu
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.curves import Curves
from workbench.ui.charts.envelope import MAX_BLOCKS
from workbench.ui.charts.figure import Figure
from workbench.ui.charts.legend import Legend, LegendEntry
from workbench.ui.charts.plot_pages import PlotPages
from workbench.ui.controls.combo_box_width import fit_current_item
from workbench.ui.controls.pane_title import Muted
from workbench.ui.explore.chart.content import (
    ChartKind,
    axis_titles,
    iteration_ticks,
    iterations_caption,
    kind_names,
    main_curve,
    own_parts,
    short_iterations_caption,
)
from workbench.ui.explore.chart.positions import position_of, step_at
from workbench.ui.explore.chart.table_model import chart_table
from workbench.ui.explore.runs_model import search_name
from workbench.ui.player.player import Mode, Player
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording import language, text

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot

MIN_INTERVAL = 0.1
MIN_PLOT_HEIGHT = 100
"""Minimum height of the drawing, in pixels, when the caption of the iterations is long."""
MAX_DETAIL_STEPS = 1 << 20
"""Maximum number of visible steps for which a part is drawn in finer detail than the entire run."""
_PINNED = (Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine, Qt.PenStyle.DotLine)


class ChartPane(QWidget):
    """Attributes: kind, the choice; fit, whether the axes fit the current run, shown if other runs are pinned; legend;
    menu, with the actions that save the chart; caption, about the iterations; plot, the drawing, None until `load`.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._curves: WeakKeyDictionary[RunEntry, Curves] = WeakKeyDictionary()
        self._detail: tuple[RunEntry, Curves] | None = None
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self.kind, self.legend = QComboBox(self), Legend(self)
        self.kind.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # after a choice with the mouse, Space still controls the player
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for kind in ChartKind:
            self.kind.addItem(kind.value, kind)
        self.fit = QCheckBox(self)
        self.fit.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fit.hide()
        self.fit.toggled.connect(self._refresh)
        self.menu = ChartMenu(self.figure, self.table, self)
        self.caption = Muted(self, wrap=True)
        self.caption.setContentsMargins(8, 0, 8, 2)
        self.plot: Plot | None = None
        self._shown_axes: object = None
        self._shown: object = None
        self._pages = PlotPages(self._throttle, self.menu, self)
        self._pages.message.setContentsMargins(16, 8, 16, 8)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._refresh)
        self.kind.currentTextChanged.connect(self._widen_kind_box)
        theme().changed.connect(self._widen_kind_box)
        for signal in (player.moved, player.lengthened, session.run_changed, session.runs_changed, theme().changed):
            signal.connect(self._request)
        player.moved.connect(self._prepare)
        translated(self.fit, text="chart-fit", toolTip="chart-fit-tip")
        translated(self.kind, accessibleName="chart-kind")
        translated(self.legend, accessibleName="chart-legend")
        on_language_change(self.retranslate)

    def load(self) -> None:
        """Create the plot. Until then there is a message in place of the chart."""
        if self.plot is None:
            self.plot = self._pages.add_plot()
            self.plot.picked.connect(self._go_to)
            self.plot.zoomed.connect(self._place_legend)
            self.retranslate()

    def retranslate(self) -> None:
        for index, name in enumerate(kind_names()):
            self.kind.setItemText(index, name)
        self._widen_kind_box()
        if self.plot is not None:
            self.plot.setAccessibleName(text("chart-name"))
            self.plot.setAccessibleDescription(text("chart-how"))
        self._refresh()

    def _widen_kind_box(self) -> None:
        fit_current_item(self.kind)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what changed while the pane was hidden."""
        super().showEvent(event)
        self._throttle.request()

    # Saving

    def figure(self) -> Figure | None:
        """Return the current chart as a figure, or None if there is none."""
        run_entry, kind = self._session.current, self.kind.currentData()
        if run_entry is None or self.plot is None or self._all_parts(run_entry, LIGHT)[2]:
            return None
        parts, _, _ = self._all_parts(run_entry, LIGHT)
        bottom, left, right = axis_titles(kind, self._by_iterations(run_entry))
        search = search_name(run_entry, "")
        return Figure(
            title=text("chart-picture-title", kind=self.kind.currentText(), search=search),
            about=_problem_text(run_entry),
            bottom=bottom,
            y_title=left,
            parts=parts,
            part=self.plot.seen,
            right=right if any(part.right for part in parts) else "",
            ticks=iteration_ticks(self._curves_of(run_entry)) if kind is ChartKind.ROUND else None,
            whole_range=kind is not ChartKind.TIME,
        )

    def table(self) -> list[list[str]] | None:
        """Return the numbers behind the curves, the column names first, or None if there are none."""
        run_entry, kind = self._session.current, self.kind.currentData()
        if run_entry is None or self._all_parts(run_entry, LIGHT)[2]:
            return None
        pinned = [(_pinned_name(other), self._curves_of(other)) for other in self._pinned(run_entry)]
        return chart_table(self._curves_of(run_entry), kind, pinned)

    # Private

    def _lay_out(self) -> None:
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(10)
        row.addLayout(hbox(self.kind, self.fit, None, spacing=10))
        row.addWidget(self.legend, 1)
        vbox(
            hbox(
                (row, 1),
                (self.menu.all_button, 0, Qt.AlignmentFlag.AlignTop),
                (self.menu.button, 0, Qt.AlignmentFlag.AlignTop),
                margins=(8, 4, 4, 4),
                spacing=6,
            ),
            self.caption,
            (self._pages, 1),
            parent=self,
            margins=0,
            spacing=0,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend()

    def _place_legend(self) -> None:
        choices = self.kind.sizeHint().width() + (0 if self.fit.isHidden() else self.fit.sizeHint().width() + 10)
        legend_beside = choices + self.legend.full_width() + 26 + self.menu.full_width() <= self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if legend_beside else direction.TopToBottom)
        self._row.setSpacing(10 if legend_beside else 2)

    def _request(self) -> None:
        if self.isVisible():
            self._throttle.request()

    def _prepare(self) -> None:
        """Read what a search at full speed has recorded, a little at every frame rather than all at once."""
        run_entry = self._session.current
        if run_entry is not None and self._player.following and self.isVisible():
            self._curves.setdefault(run_entry, Curves(run_entry.run)).update(1)

    def _update_axes(self, run_entry: RunEntry) -> None:
        kind, by_iterations = self.kind.currentData(), self._by_iterations(run_entry)
        axes = (language(), kind, by_iterations)
        if self.plot is not None and axes != self._shown_axes:
            self._shown_axes = axes
            self.plot.set_titles(*axis_titles(kind, by_iterations), whole=kind is not ChartKind.TIME)

    def _by_iterations(self, run_entry: RunEntry) -> bool:
        return self._curves_of(run_entry).by_iteration() is not None

    def _refresh(self) -> None:
        run_entry = self._session.current
        self._reset_if_new(run_entry)
        parts, own_count, message = (
            self._all_parts(run_entry, colours()) if run_entry is not None else ([], 0, text("chart-empty"))
        )
        self._pages.message.setText(message)
        self.legend.show_entries([part.entry for part in parts])
        self.fit.setVisible(run_entry is not None and bool(self._pinned(run_entry)))
        self.menu.setEnabled(not message)
        caption = (
            iterations_caption(run_entry, self._curves_of(run_entry))
            if run_entry and not message and self._is_kind(ChartKind.ROUND)
            else ""
        )
        self._place_legend()
        self._show_iterations_caption(
            caption, short_iterations_caption(self._curves_of(run_entry)) if run_entry and caption else ""
        )
        if self.plot is None or message:
            self._pages.show_plot(False)
            return
        assert run_entry is not None
        self._update_axes(run_entry)
        ticks = iteration_ticks(self._curves_of(run_entry)) if self._is_kind(ChartKind.ROUND) else None
        self.plot.draw(parts, ticks, parts[:own_count] if self.fit.isChecked() else None)
        self.plot.set_cursor(self._cursor(run_entry))
        self._pages.show_plot(True)

    def _show_iterations_caption(self, caption: str, short: str) -> None:
        """Show the full caption if the chart stays high enough; otherwise `short`. The tool tip always has the full
        one.
        """
        self.caption.setToolTip(plain_tip(caption))
        self.caption.setVisible(bool(caption))
        self.caption.setText(caption)
        room = self.height() - self.kind.height() - self.legend.height() - pixels(MIN_PLOT_HEIGHT)
        if short and self.caption.heightForWidth(self.width()) > room:
            self.caption.setText(short)

    def _reset_if_new(self, run_entry: RunEntry | None) -> None:
        """Reset the zoom when the run or the kind has changed."""
        shown = (run_entry, self.kind.currentData())
        if shown != self._shown:
            self._shown, self._detail = shown, None
            if self.plot is not None:
                self.plot.show_full_range()

    def _is_kind(self, kind: ChartKind) -> bool:
        return self.kind.currentData() is kind

    def _curves_of(self, run_entry: RunEntry) -> Curves:
        curves = self._curves.setdefault(run_entry, Curves(run_entry.run))
        self._update(curves)
        return curves

    def _update(self, curves: Curves) -> None:
        if not (self._player.following and curves.steps):
            curves.update()
        if curves.is_behind and not self._player.following:
            QTimer.singleShot(0, self._throttle.request)

    def _detail_curves(self, run_entry: RunEntry) -> Curves | None:
        """Return the curves of the zoomed part if they are finer than the curves of the entire run."""
        if self.plot is None or self.plot.zoom is None or not self._is_kind(ChartKind.EXPANSIONS):
            return None
        steps = run_entry.run.recording.published.steps
        first, last = max(0, math.floor(self.plot.zoom[0]) - 1), min(steps, math.ceil(self.plot.zoom[1]) + 1)
        if steps <= MAX_BLOCKS or not 0 < last - first <= MAX_DETAIL_STEPS:
            return None
        if self._detail is None or self._detail[0] is not run_entry or self._detail[1].span != (first, last):
            self._detail = run_entry, Curves(run_entry.run, (first, last))
        detail = self._detail[1]
        self._update(detail)
        return None if detail.is_behind else detail

    def _all_parts(self, run_entry: RunEntry, palette: Colours) -> tuple[list[ChartPart], int, str]:
        """Return the parts, the number of leading parts that belong to the run itself, and why there are none."""
        curves, kind = self._curves_of(run_entry), self.kind.currentData()
        if kind is ChartKind.ROUND and curves.by_iteration() is None:
            return [], 0, text("chart-no-rounds")
        if not curves.steps:
            return [], 0, text("chart-empty")
        if self.plot is None:
            return [], 0, text("chart-loading")
        own = own_parts(self._detail_curves(run_entry) or curves, kind, palette)
        return [*own, *self._pinned_parts(run_entry, kind, palette)], len(own), ""

    def _pinned(self, current: RunEntry) -> list[RunEntry]:
        return [run_entry for run_entry in self._session.runs if run_entry.pinned and run_entry is not current]

    def _pinned_parts(self, current: RunEntry, kind: ChartKind, palette: Colours) -> list[ChartPart]:
        parts = []
        for index, run_entry in enumerate(self._pinned(current)):
            curve = main_curve(self._curves_of(run_entry), kind)
            if curve is not None:
                colour, style = palette.series[index % len(palette.series)], _PINNED[index % len(_PINNED)]
                parts.append(ChartPart(LegendEntry(_pinned_name(run_entry), colour, style), curve))
        return parts

    def _cursor(self, run_entry: RunEntry) -> float | None:
        if self._player.mode is Mode.MOVES:
            return None
        return position_of(run_entry, self.kind.currentData(), self._player.t)

    def _go_to(self, x: float) -> None:
        run_entry = self._session.current
        step = None if run_entry is None else step_at(run_entry, self.kind.currentData(), x)
        if step is not None:
            self._player.set_mode(Mode.SEARCH)
            self._player.scrub(step)


def _problem_text(run_entry: RunEntry) -> str:
    """Return the start and the goal of a run."""
    if run_entry.other is None:
        return text("chart-picture-about", board=str(run_entry.board), goal=str(run_entry.goal))
    start, goals = ends(run_entry.other.problem)
    if not goals:
        return run_entry.other.title
    return text("chart-picture-other", problem=run_entry.other.title, board=start, goal=", ".join(goals[:3]))


def _pinned_name(run_entry: RunEntry) -> str:
    return text("chart-pinned", number=run_entry.number, search=search_name(run_entry))
