"""The live chart: how OPEN and CLOSED grow, how fast, how deep, at which f, in which round."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from workbench.ui.kept_run import KeptRun
from workbench.ui.models.curves import Curve, Curves
from workbench.ui.models.runs import search_name
from workbench.ui.player import Mode, Player
from workbench.ui.retranslation import spoken
from workbench.ui.session import Session
from workbench.ui.theme import Colours, colours, theme
from workbench.ui.throttle import Throttle
from workbench.ui.widgets.legend import Entry, Legend
from workbench.ui.widgets.pane_title import Muted
from workbench.wording import language, number, text

if TYPE_CHECKING:
    from workbench.ui.widgets.plot import Line, Plot

LEAST = 0.1
_DASHED = Qt.PenStyle.DashLine
_PINNED = (Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine, Qt.PenStyle.DotLine)


class Kind(Enum):
    """What the chart shows."""

    EXPANSIONS = "expansions"
    TIME = "time"
    DEPTH = "depth"
    F = "f"
    ROUND = "round"


class ChartPane(QWidget):
    """Attributes: kind, the choice; fit, whether the current run fills the room, offered where others are pinned;
    legend; plot, the drawing, None until it is first needed.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._curves: WeakKeyDictionary[KeptRun, Curves] = WeakKeyDictionary()
        self._throttle = Throttle(self._refresh, LEAST, self)
        self.kind, self.legend = QComboBox(self), Legend(self)
        self.kind.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a choice by mouse leaves Space to the player
        for kind in Kind:
            self.kind.addItem(kind.value, kind)
        self.fit = QCheckBox(self)
        self.fit.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fit.hide()
        self.fit.toggled.connect(self._refresh)
        self.plot: Plot | None = None
        self._said: object = None
        self._message = Muted(self, wrap=True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setContentsMargins(16, 8, 16, 8)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._message)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._refresh)
        player.moved.connect(self._ask)
        player.lengthened.connect(self._ask)
        session.run_changed.connect(self._ask)
        session.runs_changed.connect(self._ask)
        theme().changed.connect(self._ask)
        spoken(self.retranslate)

    def load(self) -> None:
        """Get ready to draw; until then there is a message in place of the chart."""
        from workbench.ui.widgets.plot import Plot  # takes long, and the first paint does not need it

        if self.plot is None:
            self.plot = Plot(self._throttle, self)
            self.plot.setAccessibleName(text("chart-name"))
            self.plot.picked.connect(self._go_to)
            self._pages.addWidget(self.plot)
            self._refresh()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for place, told in enumerate(
            (
                text("chart-expansions"),
                text("chart-time"),
                text("chart-depth"),
                text("chart-f"),
                text("chart-rounds"),
            )
        ):
            self.kind.setItemText(place, told)
        self.fit.setText(text("chart-fit"))
        self.fit.setToolTip(text("chart-fit-tip"))
        self.kind.setAccessibleName(text("chart-kind"))
        self.legend.setAccessibleName(text("chart-legend"))
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while hidden."""
        super().showEvent(event)
        self._throttle.request()

    # Within

    def _lay_out(self) -> None:
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(10)
        choices = QHBoxLayout()
        choices.setSpacing(10)
        choices.addWidget(self.kind)
        choices.addWidget(self.fit)
        choices.addStretch(1)
        row.addLayout(choices)
        row.addWidget(self.legend, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(row)
        layout.addWidget(self._pages, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the legend where there is room for it."""
        super().resizeEvent(event)
        self._place_legend()

    def _place_legend(self) -> None:
        choices = self.kind.sizeHint().width() + (0 if self.fit.isHidden() else self.fit.sizeHint().width() + 10)
        beside = choices + self.legend.width_of_all() + 26 <= self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def _ask(self) -> None:
        if self.isVisible():
            self._throttle.request()

    def _say_axes(self) -> None:
        kept = self._session.current
        rounds = kept is not None and self._of(kept).by_iteration() is not None
        said = (language(), self.kind.currentData(), rounds)
        if self.plot is not None and said != self._said:
            self._said = said
            right = text("axis-bound") if rounds else text("axis-f")
            self.plot.set_titles(
                *{
                    Kind.EXPANSIONS: (text("axis-expansions"), text("axis-nodes"), right),
                    Kind.TIME: (text("axis-seconds"), text("axis-expanded"), text("axis-rate")),
                    Kind.DEPTH: (text("axis-depth"), text("axis-nodes"), ""),
                    Kind.F: (text("axis-f"), text("axis-nodes"), ""),
                    Kind.ROUND: (text("axis-bound"), text("axis-expanded"), ""),
                }[self.kind.currentData()],
                whole=self.kind.currentData() is not Kind.TIME,
            )

    def _refresh(self) -> None:
        kept = self._session.current
        lines, entries, own, why = self._drawn(kept) if kept is not None else ([], [], 0, text("chart-empty"))
        self._message.setText(why)
        self.legend.show_entries(entries)
        self.fit.setVisible(any(other.pinned and other is not kept for other in self._session.runs))
        self._place_legend()
        if self.plot is None or why:
            self._pages.setCurrentWidget(self._message)
            return
        assert kept is not None
        self._say_axes()
        ticks = self._round_ticks(kept) if self.kind.currentData() is Kind.ROUND else None
        self.plot.draw(lines, ticks, lines[:own] if self.fit.isChecked() else None)
        self.plot.set_cursor(self._cursor(kept))
        self._pages.setCurrentWidget(self.plot)

    def _of(self, kept: KeptRun) -> Curves:
        curves = self._curves.setdefault(kept, Curves(kept.run))
        curves.update()
        if curves.behind:
            QTimer.singleShot(0, self._throttle.request)
        return curves

    def _drawn(self, kept: KeptRun) -> tuple[list[Line], list[Entry], int, str]:
        """Return the lines, their legend, how many of them, at the front, are of the run itself, and why none are."""
        curves, kind = self._of(kept), self.kind.currentData()
        if kind is Kind.ROUND and curves.by_iteration() is None:
            return [], [], 0, text("chart-no-rounds")
        if not curves.steps:
            return [], [], 0, text("chart-empty")
        if self.plot is None:
            return [], [], 0, text("chart-loading")
        own = _parts(curves, kind, colours())
        parts = [*own, *self._pinned_parts(kept, kind)]
        lines = [_line(entry, curve, right) for entry, curve, right in parts]
        return lines, [entry for entry, _, _ in parts], len(own), ""

    def _pinned_parts(self, current: KeptRun, kind: Kind) -> list[tuple[Entry, Curve, bool]]:
        parts = []
        pinned = [kept for kept in self._session.runs if kept.pinned and kept is not current]
        for place, kept in enumerate(pinned):
            curve = _main_curve(self._of(kept), kind)
            if curve is not None:
                series = colours().series
                name = text("chart-pinned", number=kept.number, search=search_name(kept))
                style = _PINNED[place % len(_PINNED)]
                parts.append((Entry(name, series[place % len(series)], style), curve, False))
        return parts

    def _cursor(self, kept: KeptRun) -> float | None:
        t, kind = self._player.t, self.kind.currentData()
        if self._player.mode is Mode.MOVES:
            return None
        if kind is Kind.EXPANSIONS:
            return float(t)
        if kind is Kind.TIME:
            samples = kept.run.samples.table()
            return float(np.interp(t, samples[:, 1], samples[:, 0]))
        if kind is Kind.ROUND:
            begun = [entry for entry in kept.run.recording.published.iterations if entry.first_step <= max(t, 1)]
            return float(len(begun))
        moment = kept.timeline.at(min(t, kept.timeline.length))
        unit = getattr(kept.run.problem, "scale", 1)
        number_ = moment.current or 0
        return float((moment.g(number_) if kind is Kind.DEPTH else moment.f(number_)) / unit)

    def _go_to(self, x: float) -> None:
        kept, kind = self._session.current, self.kind.currentData()
        if kept is None or kind in (Kind.DEPTH, Kind.F):
            return
        if kind is Kind.TIME:
            samples = kept.run.samples.table()
            x = float(np.interp(x, samples[:, 0], samples[:, 1]))
        elif kind is Kind.ROUND:
            rounds = kept.run.recording.published.iterations
            x = rounds[max(0, min(round(x), len(rounds)) - 1)].first_step
        self._player.set_mode(Mode.SEARCH)
        self._player.scrub(round(x))

    @staticmethod
    def _round_ticks(kept: KeptRun) -> list[tuple[float, str]]:
        bounds = Curves(kept.run).bounds()
        return [(place + 1.0, "" if bound is None else number(bound, 3)) for place, bound in enumerate(bounds)]


def _parts(curves: Curves, kind: Kind, of: Colours) -> list[tuple[Entry, Curve, bool]]:
    """Return what is drawn of the current run: how it looks, its points, and whether it goes by the right axis."""
    if kind is Kind.EXPANSIONS:
        waiting = text("open-title") if curves.keeps_open else text("open-path-title")
        parts = [(Entry(waiting, of.open), curves.open_size(), False)]
        if curves.keeps_closed:
            parts.append((Entry(text("closed-title"), of.closed, _DASHED), curves.closed_size(), False))
        bound = curves.bound()  # with rounds, f goes up and down as often as the path
        name, curve = (text("chart-f-line"), curves.f()) if bound is None else (text("chart-bound-line"), bound)
        return [*parts, (Entry(name, of.f, Qt.PenStyle.DotLine), curve, True)]
    if kind is Kind.TIME:
        expanded, rates = curves.over_time()
        return [
            (Entry(text("axis-expanded"), of.closed), expanded, False),
            (Entry(text("axis-rate"), of.f, Qt.PenStyle.DotLine), rates, True),
        ]
    if kind is Kind.ROUND:
        rounds = curves.by_iteration()
        assert rounds is not None
        return [(Entry(text("axis-expanded"), of.closed, bars=True), rounds, False)]
    generated, expanded = curves.by_depth() if kind is Kind.DEPTH else curves.by_f()
    return [
        (Entry(text("counter-generated"), of.open, bars=True, hollow=True), generated, False),
        (Entry(text("counter-expanded"), of.closed, bars=True), expanded, False),
    ]


def _main_curve(curves: Curves, kind: Kind) -> Curve | None:
    """Return what stands for a pinned run: one line of it."""
    if kind is Kind.EXPANSIONS:
        return curves.open_size()
    if kind is Kind.TIME:
        return curves.over_time()[0]
    if kind is Kind.ROUND:
        return curves.by_iteration()
    return (curves.by_depth() if kind is Kind.DEPTH else curves.by_f())[1]


def _line(entry: Entry, curve: Curve, right: bool) -> Line:
    from workbench.ui.widgets.plot import Line

    return Line(curve, entry.colour, entry.style, right, entry.bars, entry.hollow)
