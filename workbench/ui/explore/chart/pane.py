"""The live chart: the growth of OPEN and CLOSED, the speed, and nodes by depth, by f and by iteration."""

from __future__ import annotations

import math
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QWidget

from workbench.formats.problem_input import local_ends
from workbench.ui.base.layouts import hbox, nest, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import Colours, colours, pixels, theme
from workbench.ui.charts.chart import Chart
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.curves import Curves
from workbench.ui.charts.envelope import MAX_BLOCKS
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.combo_boxes import fit_current_item
from workbench.ui.controls.pane_title import Muted
from workbench.ui.explore.chart.content import (
    ChartKind,
    axis_titles,
    counting_caption,
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
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.player.shown import cursor_place, cursor_step
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording import number, text

MIN_INTERVAL = 0.1
_FOLLOWING_MS = 200
"""Milliseconds until the chart of a search at full speed is looked at again: it may have ended by then."""
NEARLY = 0.9
"""Curves of a search at full speed that reach so far, as a fraction of its steps, count as those of its step."""
MIN_PLOT_HEIGHT = 100
"""Minimum height of the drawing, in pixels, when the caption of the iterations is long."""
MAX_DETAIL_STEPS = 1 << 20
"""Maximum number of visible steps for which a part is drawn in finer detail than the entire run."""
_USUAL = {False: ChartKind.EXPANSIONS, True: ChartKind.ROUND}
"""The kind that is shown first, for searches without and with iterations."""
_PINNED = (Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine, Qt.PenStyle.DotLine)


class ChartPane(Chart):
    """Attributes besides those of a chart: kind, the choice, stored for searches with and without iterations; fit,
    whether the axes fit the current run, shown if other runs are pinned; caption, about the iterations.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(MIN_INTERVAL, parent, accessibleName="chart-name", accessibleDescription="chart-how")
        self._session, self._player = session, player
        self._curves: WeakKeyDictionary[RunEntry, Curves] = WeakKeyDictionary()
        self._detail: tuple[RunEntry, Curves] | None = None
        self._iterative = False
        self._kinds = {**_USUAL}
        self.kind = translated(QComboBox(self), accessibleName="chart-kind")
        self.kind.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # after a choice with the mouse, Space still controls the player
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for kind in ChartKind:
            self.kind.addItem(kind.value, kind)
        self.fit = translated(CheckBox(self), text="chart-fit", toolTip="chart-fit-tip")
        self.fit.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fit.hide()
        self.fit.toggled.connect(self.refresh)
        self.caption = Muted(self, wrap=True)
        self.caption.setContentsMargins(8, 0, 8, 2)
        self._shown: object = None
        self.placeholder.setContentsMargins(16, 8, 16, 8)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._store_kind)
        session.run_changed.connect(self._restore_kind)
        self.kind.currentTextChanged.connect(self._widen_kind_box)
        theme().changed.connect(self._widen_kind_box)
        for signal in (player.moved, player.lengthened, session.run_changed, session.runs_changed):
            signal.connect(self.throttle.request)
        session.progressed.connect(self._prepare)
        translated(self.legend, accessibleName="chart-legend")
        on_language_change(self.retranslate)

    def load(self) -> None:
        """Create the plot. Until then there is a message in place of the chart."""
        super().load()
        assert self.plot is not None
        self.plot.zoomed.connect(self._place_legend)

    def retranslate(self) -> None:
        for index, name in enumerate(kind_names()):
            self.kind.setItemText(index, name)
        self._widen_kind_box()
        self.refresh()

    @property
    def chosen(self) -> str:
        """The name of the kind that is chosen, "" if it is the usual one for such a search."""
        kind: ChartKind = self.kind.currentData()
        return "" if kind is _USUAL[self._iterative] else kind.value

    def choose(self, name: str) -> None:
        """Show the kind of this name, for every search; "": the usual one for each."""
        self._kinds = dict.fromkeys(_USUAL, ChartKind(name)) if name else {**_USUAL}
        self.kind.setCurrentIndex(self.kind.findData(self._kinds[self._iterative]))

    def _store_kind(self) -> None:
        self._kinds[self._iterative] = self.kind.currentData()
        self.refresh()

    def _restore_kind(self, run_entry: RunEntry | None) -> None:
        """Show the kind that was last chosen for such a search; the growth of the path says little about iterations."""
        if run_entry is not None and run_entry.run.configuration.entry.iterative is not self._iterative:
            self._iterative = not self._iterative
            self.kind.setCurrentIndex(self.kind.findData(self._kinds[self._iterative]))

    def _widen_kind_box(self) -> None:
        fit_current_item(self.kind)

    def adopt(self, run_entry: RunEntry) -> None:
        """Continue with the curves of a run that was replaced by an equal one."""
        if run_entry in self._curves:
            self._curves[run_entry].adopt(run_entry.run)
        self._detail = None
        self.throttle.request()

    # Saving

    def heading(self) -> tuple[str, str]:
        run_entry = self._session.current
        assert run_entry is not None
        search = search_name(run_entry, short=False)
        title = text("chart-picture-title", kind=self.kind.currentText(), search=search)
        return title, _problem_text(run_entry)

    def table(self) -> list[list[str]] | None:
        """Return the numbers behind the curves, the column names first, or None if there are none."""
        run_entry, kind = self._session.current, self.kind.currentData()
        if run_entry is None or self._reason(run_entry):
            return None
        pinned = [(_pinned_name(other), self._curves_of(other)) for other in self._pinned(run_entry)]
        return chart_table(self._curves_of(run_entry), kind, pinned)

    # Private

    def _lay_out(self) -> None:
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(10)
        nest(row, hbox(self.kind, self.fit, None, spacing=10))
        row.addWidget(self.legend, 1)
        vbox(
            hbox(
                (row, 1),
                (self.menu.button, 0, Qt.AlignmentFlag.AlignTop),
                margins=(8, 4, 4, 4),
                spacing=6,
            ),
            self.caption,
            (self.pages, 1),
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

    def _prepare(self) -> None:
        """Read what a search at full speed has recorded, a little at every frame rather than all at once."""
        run_entry = self._session.current
        if run_entry is not None and self._player.following and self.isVisible():
            self._curves.setdefault(run_entry, Curves(run_entry.run)).update(1)

    def refresh(self) -> None:
        run_entry = self._session.current
        self._reset_if_new(run_entry)
        self.placeholder.setText(self._reason(run_entry))
        content = self.content(colours())
        self.show_content(content, None if run_entry is None else self._cursor(run_entry))
        self.fit.setVisible(run_entry is not None and bool(self._pinned(run_entry)))
        self._place_legend()
        curves = None if run_entry is None else self._curves[run_entry]  # as they are drawn, not read further
        if run_entry is not None and curves is not None and content is not None and self._is_kind(ChartKind.ROUND):
            self._show_iterations_caption(
                iterations_caption(run_entry, curves), short_iterations_caption(run_entry, curves)
            )
        else:
            self._show_iterations_caption(
                "" if curves is None else counting_caption(curves, self.kind.currentData()), ""
            )
        self._show_note(curves)

    def _show_note(self, curves: Curves | None) -> None:
        """Say how far the curves are drawn while they are behind, and no caption does.

        Those of a search that is followed are always a little behind.
        """
        behind = curves is not None and curves.is_behind and not self.caption.text()
        if curves is not None and self._player.following:
            behind = behind and curves.steps < NEARLY * self._player.t
        if curves is not None and behind:
            self.note.setText(text("chart-updating", step=number(curves.steps)))
        self.note.setVisible(behind)

    def _show_iterations_caption(self, caption: str, short: str) -> None:
        """Show the full caption if the chart stays high enough; otherwise `short`, and at most one line of it.

        The tool tip always has the full one.
        """
        self.caption.setToolTip(plain_tip(caption))
        self.caption.setVisible(bool(caption))
        self.caption.setText(caption)
        room = self.height() - self.kind.height() - self.legend.height() - pixels(MIN_PLOT_HEIGHT)
        for shorter in (short or caption, self._elided(short or caption)):
            if self.caption.heightForWidth(self.width()) > room:
                self.caption.setText(shorter)

    def _elided(self, caption: str) -> str:
        """Return as much of a caption as fits on one line."""
        margins = self.caption.contentsMargins()
        line = self.width() - margins.left() - margins.right()
        return self.caption.fontMetrics().elidedText(caption, Qt.TextElideMode.ElideRight, line)

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
        if curves.is_behind and self._player.following:
            self.throttle.request_later(_FOLLOWING_MS)
        elif curves.is_behind:
            QTimer.singleShot(0, self.throttle.request)

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

    def _reason(self, run_entry: RunEntry | None) -> str:
        """Return why there is nothing to draw, or ""."""
        if run_entry is None:
            return text("chart-awaited")
        curves = self._curves_of(run_entry)
        if self._is_kind(ChartKind.ROUND) and curves.by_iteration() is None and (curves.steps or not self._iterative):
            return text("chart-no-rounds")
        if self._is_kind(ChartKind.F) and not run_entry.run.recording.informed:
            return text("chart-no-f")
        if self.kind.currentData() in (ChartKind.F, ChartKind.DEPTH) and not run_entry.run.recording.knows_paths:
            return text("chart-not-observed")
        if not curves.steps:
            parts = own_parts(curves, self.kind.currentData(), colours())
            return text("chart-empty", curves=", ".join(part.entry.name for part in parts))
        return text("chart-loading") if self.plot is None else ""

    def content(self, palette: Colours) -> PlotContent | None:
        run_entry, kind = self._session.current, self.kind.currentData()
        if run_entry is None or self._reason(run_entry):
            return None
        curves = self._curves_of(run_entry)
        own = own_parts(self._detail_curves(run_entry) or curves, kind, palette)
        return PlotContent(
            [*own, *self._pinned_parts(run_entry, kind, palette)],
            axis_titles(kind, curves.by_iteration() is not None, run_entry.run.recording.informed),
            iteration_ticks(curves) if kind is ChartKind.ROUND else None,
            kind is not ChartKind.TIME,
            own if self.fit.isChecked() else None,
        )

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
        if self._is_kind(ChartKind.EXPANSIONS):
            return cursor_place(self._player)
        t = cursor_step(self._player)
        return None if t is None else position_of(run_entry, self.kind.currentData(), t)

    def go_to(self, x: float) -> None:
        run_entry = self._session.current
        step = None if run_entry is None else step_at(run_entry, self.kind.currentData(), x)
        if step is not None:
            self._player.set_mode(Mode.SEARCH)
            self._player.scrub(step)


def _problem_text(run_entry: RunEntry) -> str:
    """Return the start and the goal of a run."""
    if run_entry.other is None:
        return text("chart-picture-about", board=str(run_entry.board), goal=str(run_entry.goal))
    start, goals = local_ends(run_entry.other.problem)
    if not goals:
        return run_entry.other.local_title
    return text("chart-picture-other", problem=run_entry.other.local_title, board=start, goal=", ".join(goals[:3]))


def _pinned_name(run_entry: RunEntry) -> str:
    return text("chart-pinned", number=run_entry.number, search=search_name(run_entry))
