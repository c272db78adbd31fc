"""Searches of one problem beside each other in one picture: what each expanded of a state space, or of a map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from workbench.api import ConfiguredRun
from workbench.formats.writing import write_whole
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.tiles.state_space.light import SpaceLight
from workbench.tiles.state_space.space import StateSpace, state_space
from workbench.ui.base import drawing
from workbench.ui.base.theme import SCHEMES, colours, theme
from workbench.ui.compare.names import configuration_name
from workbench.ui.compare.panels import ASPECT, GAP, boxes
from workbench.ui.states.map_fitting import MapDrawing
from workbench.ui.states.map_legend import MapLegend
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.space_legend import SpaceLegend
from workbench.ui.states.space_painter import SpaceFigure
from workbench.wording import text

Panel = Callable[[QPainter, QRectF], None]


def write(path: Path, title: str, runs: Sequence[ConfiguredRun], *, size: tuple[int, int], theme: str | None) -> None:
    """Write the picture, PNG or SVG by the ending of its name. Raises Fault."""
    _apply_theme(theme)
    content = _Picture(title, runs, QSize(*size))
    if path.suffix.lower() == ".svg":
        data = drawing.svg(QSize(*size), title, content.description, content.paint)
    else:
        data = drawing.png(QSize(*size), 1, content.paint)
    write_whole(path, data)


def _apply_theme(name: str | None) -> None:
    if name is not None and name not in SCHEMES:
        raise Fault("unknown-theme", name=name, known=", ".join(SCHEMES))
    from workbench.ui.base.application import application

    application()
    theme().scheme = name or "light"
    theme().apply()


class _Picture:
    """Attribute: description, of each search in words."""

    def __init__(self, title: str, runs: Sequence[ConfiguredRun], size: QSize) -> None:
        self._title, self._size = title, size
        self._names = [configuration_name(run.configuration, run.problem) for run in runs]
        self._counts = [text("picture-expanded", count=run.expanded) for run in runs]
        self.description = "\n".join(map(": ".join, zip(self._names, self._counts, strict=True)))
        problem: Any = runs[0].problem
        self._legend: QWidget
        if isinstance(problem, HasMap):
            sketch = problem.sketch()
            self._aspect = max(sketch.size[0], 1) / max(sketch.size[1], 1) if sketch.squares else ASPECT
            self._panels: list[Panel] = [_map_panel(run) for run in runs]
            self._legend = MapLegend()
        else:
            space = state_space(problem.goal)
            self._aspect = ASPECT
            self._panels = [_space_panel(space, run) for run in runs]
            self._legend = SpaceLegend()

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, self._size.width(), self._size.height())
        painter.fillRect(whole, QColor(colours().surface))
        heading, bold, plain = _font(12.0, True), _font(11.0, True), _font(10.0)
        title_height = QFontMetricsF(heading).height() + 6
        legend_height = self._legend.sizeHint().height()
        self._write(painter, QRectF(GAP, GAP / 2, whole.width() - 2 * GAP, title_height), self._title, heading)
        room = whole.adjusted(GAP, GAP + title_height, -GAP, -GAP - legend_height)
        caption = QFontMetricsF(bold).height() + 2
        for box, name, count, panel in zip(
            boxes(room, len(self._panels), self._aspect, caption), self._names, self._counts, self._panels, strict=True
        ):
            head = QRectF(box.x(), box.y(), box.width(), caption)
            taken = QFontMetricsF(plain).horizontalAdvance(count) + GAP
            self._write(painter, head.adjusted(0, 0, -taken, 0), name, bold)
            self._write(painter, head, count, plain, colours().muted, Qt.AlignmentFlag.AlignRight)
            painter.save()
            panel(painter, box.adjusted(0, caption, 0, 0))
            painter.restore()
        self._legend.resize(self._size.width(), legend_height)
        at = QPoint(0, round(whole.height() - legend_height - GAP / 2))
        self._legend.render(painter, at, QRect(), QWidget.RenderFlag.DrawChildren)

    @staticmethod
    def _write(
        painter: QPainter,
        box: QRectF,
        words: str,
        font: QFont,
        colour: str = "",
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour or colours().text))
        elided = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, elided)


def _font(points: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(bold)
    return font


def _space_panel(space: StateSpace, run: ConfiguredRun) -> Panel:
    light, t = SpaceLight(space, run.recording), run.recording.published.steps

    def paint(painter: QPainter, box: QRectF) -> None:
        SpaceFigure(space, box, theme().scale, 1.0).paint(painter, light, light.status(t), t, colours())

    return paint


def _map_panel(run: ConfiguredRun) -> Panel:
    reader: Any = MapReader(run)
    marks = reader.at(Timeline(run.recording).at(run.recording.published.steps))

    def paint(painter: QPainter, box: QRectF) -> None:
        MapDrawing(reader.sketch, box, theme().scale, marks).paint(painter, marks, colours())

    return paint
