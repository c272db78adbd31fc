"""The joint chart: OPEN, expansions and f of all configurations along their joint axis."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QWidget

from workbench.search.problem.problem import scale, to_display_units
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import embolden
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import LIGHT, Colours, colours, on_theme_change, pixels, theme
from workbench.ui.charts.chart import Chart
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.legend import LegendEntry, paint_stroke
from workbench.ui.compare.axes import LAYER, TIME
from workbench.ui.compare.joint_curves import Quantity, is_known, joint_curve, position_at, positions_between
from workbench.ui.compare.session import CompareSession
from workbench.ui.compare.space import CompareSpace
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.flow_layout import flow_of
from workbench.ui.controls.pane_title import Muted
from workbench.wording import number, text

MIN_INTERVAL = 0.1
MAX_TICKS = 24
STYLES = {
    Quantity.OPEN: Qt.PenStyle.SolidLine,
    Quantity.EXPANDED: Qt.PenStyle.DashLine,
    Quantity.F: Qt.PenStyle.DotLine,
}
STROKE_WIDTH = 20


class CompareChart(Chart):
    """Attributes besides those of a chart: title; toggles, of the curves, by Quantity, which serve as the legend."""

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(MIN_INTERVAL, parent, accessibleName="compare-chart", accessibleDescription="chart-how")
        self._compare = compare
        self._wraps = False
        self.legend.hide()
        self.title = Muted(self)
        self.title.short = ""  # its tool tip and the toggles name it
        embolden(self.title)
        self.toggles = {quantity: tool_button(self, text_beside=True) for quantity in Quantity}
        self.space = CompareSpace(compare, self)
        self.pages.addWidget(self.space)
        self.space_button = tool_button(
            self,
            "space",
            text_beside=True,
            text="tree-face-space",
            toolTip="compare-space-tip",
            accessibleName="tree-face-space",
        )
        self._lay_out()
        on_theme_change(self._apply_style)
        for signal in (compare.sides_changed, compare.axis_changed):
            signal.connect(self._restart)
        for other in (compare.progressed, compare.player.moved, compare.player.lengthened):
            other.connect(self.throttle.request)
        translated(self.placeholder, text="compare-chart-empty")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.title.setText(text("space-name") if self.space_button.isChecked() else text("compare-chart"))
        self.title.setToolTip(f"{text('compare-chart')}: {text('compare-chart-title')}")
        names = self._names()
        for quantity, button in self.toggles.items():
            button.setText(names[quantity])
            button.setToolTip(text("compare-toggle-tip", name=names[quantity]))
            button.setAccessibleName(names[quantity])
        self._restart()

    def refresh(self) -> None:
        """Draw the curves if they have changed, and the cursor; or show the space in their place."""
        if self.space_button.isChecked():
            self.pages.setCurrentWidget(self.space)
            return
        joint, at = self._compare.player.joint, self._compare.player.t
        if not joint.length:
            self.show_content(None)
            return
        here = float(joint.scale[at]) * 1000 if self._timed and joint.scale is not None else float(at)
        self.show_state((joint, tuple(self._chosen())), here)

    # Saving

    def heading(self) -> tuple[str, str]:
        session = self._compare.session
        about = (
            text("chart-picture-about", board=str(session.start_board), goal=str(session.goal_board))
            if session.other is None
            else session.other.local_title
        )
        return text("compare-chart-title"), about

    def table(self) -> list[list[str]] | None:
        """Return the numbers of the curves after a row of column names, or None if there are none."""
        content = self.content(LIGHT)
        if content is None:
            return None
        parts = content.parts
        columns = [dict(zip(part.curve.x.tolist(), part.curve.y.tolist(), strict=True)) for part in parts]
        places = sorted(set().union(*columns))
        names = [content.titles[0], *(part.entry.name for part in parts)]
        return [names, *([f"{x:.12g}", *(_plain(column.get(x)) for column in columns)] for x in places)]

    def let_wrap(self, on: bool) -> None:
        """Let the toggles continue in a second line where the chart is narrow, or demand the width for one."""
        if on != self._wraps:
            self._wraps = on
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return size if self._wraps else size.expandedTo(QSize(self._top.sizeHint().width(), 0))

    # Private

    def _lay_out(self) -> None:
        self.title.setForegroundRole(QPalette.ColorRole.WindowText)
        for quantity, button in self.toggles.items():
            button.setCheckable(True)
            button.setChecked(quantity is not Quantity.EXPANDED)
            button.toggled.connect(self.refresh)
        self.space_button.setCheckable(True)
        self.space_button.toggled.connect(self._show_space)
        buttons = flow_of(self.space_button, *self.toggles.values(), self.menu.button, spacing=4, wide=True)
        self._top = top = hbox((self.title, 1), buttons, margins=(8, 4, 4, 4), spacing=4)
        vbox(top, (self.pages, 1), parent=self, margins=0, spacing=0)

    def _show_space(self, on: bool) -> None:
        for button in (*self.toggles.values(), self.menu.button):
            button.setVisible(not on)
        self._name_space()
        self.title.setText(text("space-name") if on else text("compare-chart"))
        self._drawn = None
        self.refresh()

    def _apply_style(self) -> None:
        """Show the line style of its curves on each toggle."""
        self._name_space()
        width, height = pixels(STROKE_WIDTH), pixels(16)
        for quantity, button in self.toggles.items():
            entry, area = LegendEntry("", colours().text, STYLES[quantity]), QRectF(0, 0, width - 2, height)
            stroke = partial(paint_stroke, entry=entry, area=area)
            button.setIcon(QIcon(drawn_pixmap(width, height, 1.0, stroke)))
            button.setIconSize(QSize(width, height))

    def _name_space(self) -> None:
        """Show the text of the button of the space, unless Projector mode leaves no room for it beside the others."""
        style, crowded = Qt.ToolButtonStyle, theme().projector and not self.space_button.isChecked()
        self.space_button.setToolButtonStyle(style.ToolButtonIconOnly if crowded else style.ToolButtonTextBesideIcon)

    @property
    def _timed(self) -> bool:
        return self._compare.axis == TIME

    def _chosen(self) -> list[Quantity]:
        return [quantity for quantity, button in self.toggles.items() if button.isChecked()]

    @staticmethod
    def _names() -> dict[Quantity, str]:
        return {
            Quantity.OPEN: text("open-title"),
            Quantity.EXPANDED: text("counter-expanded"),
            Quantity.F: text("chart-f-line"),
        }

    def _titles(self) -> tuple[str, str, str]:
        axis = self._compare.axis
        bottom = {LAYER: text("compare-axis-layer"), TIME: text("compare-axis-time")}.get(
            axis, text("compare-axis-step")
        )
        recordings = [side.run.recording for side in self._compare.sides if side.run is not None]
        has_f = Quantity.F in self._chosen() and any(is_known(one, Quantity.F) for one in recordings)
        return bottom, text("axis-nodes"), text("axis-f") if has_f else ""

    def _ticks(self) -> list[tuple[float, str]] | None:
        """Return the ticks of a joint axis of layers: the values of f; None for other axes."""
        joint = self._compare.player.joint
        if self._compare.axis != LAYER or joint.scale is None:
            return None
        unit, every = scale(self._compare.problem), max(1, -(-joint.length // MAX_TICKS))
        levels = joint.scale.tolist()
        return [
            (float(place), number(to_display_units(levels[place], unit), 3))
            for place in range(1, joint.length + 1, every)
        ]

    def content(self, palette: Colours) -> PlotContent | None:
        if not self._compare.player.joint.length:
            return None
        amount = "amount-milliseconds" if self._timed else ""
        return PlotContent(self._parts(palette), self._titles(), self._ticks(), not self._timed, amount=amount)

    def _parts(self, palette: Colours) -> list[ChartPart]:
        compare, joint = self._compare, self._compare.player.joint
        first, last = 0, joint.length
        if self.plot is not None and self.plot.zoom is not None and not self._timed:
            first, last = max(0, math.floor(self.plot.zoom[0])), min(last, math.ceil(self.plot.zoom[1]))
        positions = positions_between(first, last)
        parts, names = [], self._names()
        for quantity in self._chosen():
            for which, side in enumerate(compare.sides):
                if which >= len(joint.lengths):
                    continue
                curve = joint_curve(side, which, joint, quantity, positions, self._timed)
                if quantity is Quantity.F and not len(curve.x):
                    continue  # it would have an axis, too
                name = text(
                    "compare-line",
                    letter=side.letter,
                    name=side.name(),
                    what=names[quantity],
                )
                entry = LegendEntry(name, palette.configurations[side.place], STYLES[quantity], label=side.letter)
                parts.append(ChartPart(entry, curve, quantity is Quantity.F))
        return parts

    def _restart(self) -> None:
        self._drawn = None
        if self.plot is not None:
            self.plot.show_full_range()
        self.throttle.request()

    def go_to(self, x: float) -> None:
        self._compare.player.scrub(position_at(self._compare.player.joint, x, self._timed))


def _plain(value: float | None) -> str:
    return "" if value is None else f"{value:.12g}"
