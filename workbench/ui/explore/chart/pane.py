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
from workbench.ui.controls.choice_room import fit_current_item
from workbench.ui.controls.pane_title import Muted
from workbench.ui.explore.chart.content import (
    ChartKind,
    axis_titles,
    kind_names,
    main_curve,
    own_parts,
    round_ticks,
    rounds_caption,
    rounds_in_short,
)
from workbench.ui.explore.chart.places import place_of, step_at
from workbench.ui.explore.chart.table_model import chart_table
from workbench.ui.explore.runs_model import search_name
from workbench.ui.player.player import Mode, Player
from workbench.ui.runs.kept_run import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording import language, text

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot

MIN = 0.1
LOWEST = 100
"""Minimum height of the drawing, in pixels, when the caption of the iterations is long."""
MAX_CLOSE = 1 << 20
"""Maximum number of visible steps for which a part is drawn in finer detail than the entire run."""
_PINNED = (Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine, Qt.PenStyle.DotLine)


class ChartPane(QWidget):
    """Attributes: kind, the choice; fit, whether the axes fit the current run, shown if other runs are pinned; legend;
    menu,
    with the actions that save the chart; caption, about the iterations; plot, the drawing, None until `load`.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._curves: WeakKeyDictionary[RunEntry, Curves] = WeakKeyDictionary()
        self._close: tuple[RunEntry, Curves] | None = None
        self._throttle = Throttle(self._refresh, MIN, self)
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
        self._said: object = None
        self._shown: object = None
        self._pages = PlotPages(self._throttle, self.menu, self)
        self._pages.message.setContentsMargins(16, 8, 16, 8)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._refresh)
        self.kind.currentTextChanged.connect(self._give_room)
        theme().changed.connect(self._give_room)
        for signal in (player.moved, player.lengthened, session.run_changed, session.runs_changed, theme().changed):
            signal.connect(self._ask)
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
        for place, told in enumerate(kind_names()):
            self.kind.setItemText(place, told)
        self._give_room()
        if self.plot is not None:
            self.plot.setAccessibleName(text("chart-name"))
            self.plot.setAccessibleDescription(text("chart-how"))
        self._refresh()

    def _give_room(self) -> None:
        fit_current_item(self.kind)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what changed while the pane was hidden."""
        super().showEvent(event)
        self._throttle.request()

    # Saving

    def figure(self) -> Figure | None:
        """Return the current chart as a figure, or None if there is none."""
        kept, kind = self._session.current, self.kind.currentData()
        if kept is None or self.plot is None or self._drawn(kept, LIGHT)[2]:
            return None
        parts, _, _ = self._drawn(kept, LIGHT)
        bottom, left, right = axis_titles(kind, self._by_rounds(kept))
        search = search_name(kept, "")
        return Figure(
            title=text("chart-picture-title", kind=self.kind.currentText(), search=search),
            about=_searched(kept),
            bottom=bottom,
            left=left,
            parts=parts,
            part=self.plot.seen,
            right=right if any(part.right for part in parts) else "",
            ticks=round_ticks(self._of(kept)) if kind is ChartKind.ROUND else None,
            whole=kind is not ChartKind.TIME,
        )

    def table(self) -> list[list[str]] | None:
        """Return the numbers behind the curves, the column names first, or None if there are none."""
        kept, kind = self._session.current, self.kind.currentData()
        if kept is None or self._drawn(kept, LIGHT)[2]:
            return None
        pinned = [(_pinned_name(other), self._of(other)) for other in self._pinned(kept)]
        return chart_table(self._of(kept), kind, pinned)

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
        beside = choices + self.legend.full_width() + 26 + self.menu.full_width() <= self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._row.setSpacing(10 if beside else 2)

    def _ask(self) -> None:
        if self.isVisible():
            self._throttle.request()

    def _prepare(self) -> None:
        """Read what a search at full speed has recorded, a little at every frame rather than all at once."""
        kept = self._session.current
        if kept is not None and self._player.following and self.isVisible():
            self._curves.setdefault(kept, Curves(kept.run)).update(1)

    def _say_axes(self, kept: RunEntry) -> None:
        kind, by_rounds = self.kind.currentData(), self._by_rounds(kept)
        said = (language(), kind, by_rounds)
        if self.plot is not None and said != self._said:
            self._said = said
            self.plot.set_titles(*axis_titles(kind, by_rounds), whole=kind is not ChartKind.TIME)

    def _by_rounds(self, kept: RunEntry) -> bool:
        return self._of(kept).by_iteration() is not None

    def _refresh(self) -> None:
        kept = self._session.current
        self._turn_to(kept)
        parts, own, why = self._drawn(kept, colours()) if kept is not None else ([], 0, text("chart-empty"))
        self._pages.message.setText(why)
        self.legend.show_entries([part.entry for part in parts])
        self.fit.setVisible(kept is not None and bool(self._pinned(kept)))
        self.menu.setEnabled(not why)
        told = rounds_caption(kept, self._of(kept)) if kept and not why and self._is(ChartKind.ROUND) else ""
        self._place_legend()
        self._say_of_rounds(told, rounds_in_short(self._of(kept)) if kept and told else "")
        if self.plot is None or why:
            self._pages.show_plot(False)
            return
        assert kept is not None
        self._say_axes(kept)
        ticks = round_ticks(self._of(kept)) if self._is(ChartKind.ROUND) else None
        self.plot.draw(parts, ticks, parts[:own] if self.fit.isChecked() else None)
        self.plot.set_cursor(self._cursor(kept))
        self._pages.show_plot(True)

    def _say_of_rounds(self, told: str, short: str) -> None:
        """Show the full caption if the chart stays high enough; otherwise `short`. The tool tip always has the full
        one.
        """
        self.caption.setToolTip(plain_tip(told))
        self.caption.setVisible(bool(told))
        self.caption.setText(told)
        room = self.height() - self.kind.height() - self.legend.height() - pixels(LOWEST)
        if short and self.caption.heightForWidth(self.width()) > room:
            self.caption.setText(short)

    def _turn_to(self, kept: RunEntry | None) -> None:
        """Reset the zoom when the run or the kind has changed."""
        shown = (kept, self.kind.currentData())
        if shown != self._shown:
            self._shown, self._close = shown, None
            if self.plot is not None:
                self.plot.show_full_range()

    def _is(self, kind: ChartKind) -> bool:
        return self.kind.currentData() is kind

    def _of(self, kept: RunEntry) -> Curves:
        curves = self._curves.setdefault(kept, Curves(kept.run))
        self._update(curves)
        return curves

    def _update(self, curves: Curves) -> None:
        if not (self._player.following and curves.steps):
            curves.update()
        if curves.behind and not self._player.following:
            QTimer.singleShot(0, self._throttle.request)

    def _close_up(self, kept: RunEntry) -> Curves | None:
        """Return the curves of the zoomed part if they are finer than the curves of the entire run."""
        if self.plot is None or self.plot.zoom is None or not self._is(ChartKind.EXPANSIONS):
            return None
        steps = kept.run.recording.published.steps
        first, last = max(0, math.floor(self.plot.zoom[0]) - 1), min(steps, math.ceil(self.plot.zoom[1]) + 1)
        if steps <= MAX_BLOCKS or not 0 < last - first <= MAX_CLOSE:
            return None
        if self._close is None or self._close[0] is not kept or self._close[1].span != (first, last):
            self._close = kept, Curves(kept.run, (first, last))
        close = self._close[1]
        self._update(close)
        return None if close.behind else close

    def _drawn(self, kept: RunEntry, of: Colours) -> tuple[list[ChartPart], int, str]:
        """Return the parts, the number of leading parts that belong to the run itself, and why there are none."""
        curves, kind = self._of(kept), self.kind.currentData()
        if kind is ChartKind.ROUND and curves.by_iteration() is None:
            return [], 0, text("chart-no-rounds")
        if not curves.steps:
            return [], 0, text("chart-empty")
        if self.plot is None:
            return [], 0, text("chart-loading")
        own = own_parts(self._close_up(kept) or curves, kind, of)
        return [*own, *self._pinned_parts(kept, kind, of)], len(own), ""

    def _pinned(self, current: RunEntry) -> list[RunEntry]:
        return [kept for kept in self._session.runs if kept.pinned and kept is not current]

    def _pinned_parts(self, current: RunEntry, kind: ChartKind, of: Colours) -> list[ChartPart]:
        parts = []
        for place, kept in enumerate(self._pinned(current)):
            curve = main_curve(self._of(kept), kind)
            if curve is not None:
                colour, style = of.series[place % len(of.series)], _PINNED[place % len(_PINNED)]
                parts.append(ChartPart(LegendEntry(_pinned_name(kept), colour, style), curve))
        return parts

    def _cursor(self, kept: RunEntry) -> float | None:
        if self._player.mode is Mode.MOVES:
            return None
        return place_of(kept, self.kind.currentData(), self._player.t)

    def _go_to(self, x: float) -> None:
        kept = self._session.current
        step = None if kept is None else step_at(kept, self.kind.currentData(), x)
        if step is not None:
            self._player.set_mode(Mode.SEARCH)
            self._player.scrub(step)


def _searched(kept: RunEntry) -> str:
    """Return the start and the goal of a run."""
    if kept.other is None:
        return text("chart-picture-about", board=str(kept.board), goal=str(kept.goal))
    start, goals = ends(kept.other.problem)
    if not goals:
        return kept.other.title
    return text("chart-picture-other", problem=kept.other.title, board=start, goal=", ".join(goals[:3]))


def _pinned_name(kept: RunEntry) -> str:
    return text("chart-pinned", number=kept.number, search=search_name(kept))
