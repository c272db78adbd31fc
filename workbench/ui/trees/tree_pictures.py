"""The pictures of the nodes of a tree, cached so that each is painted once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QPixmap

from workbench.search.tree.marks import Mark
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import Colours
from workbench.ui.states.node_glyphs import draw_cross, draw_mark, mark_colour
from workbench.ui.states.state_picture import draw_state, is_pictured, state_text
from workbench.ui.trees.tree_scene import Scene

MAX_PICTURES = 1500
MARGIN = 10.0
"""Margin around a picture at scale 1, for its frame and its mark."""
_INACTIVE_MARKS = (Mark.REJECTED, Mark.CUT, Mark.FORGOTTEN, Mark.SUPERSEDED, Mark.DROPPED)
"""Marks of nodes that do not count, or no longer."""
NAME_HEIGHT, MIN_NAME_PIXELS = 0.5, 7
"""Height of a name: relative to its box, and the minimum in pixels."""


@dataclass(frozen=True)
class NodeStyle:
    """How nodes look: scale, of the drawing; the colours, the matching palette, and a font."""

    scale: float
    colours: Colours
    palette: QPalette
    font: QFont


def draw_node(painter: QPainter, box: QRectF, scene: Scene, place: int, style: NodeStyle) -> None:
    """Draw a node's picture or name into a box, and around it the frame and the mark of its status."""
    mark, colours, on_solution = int(scene.marks[place]), style.colours, bool(scene.on_solution[place])
    inactive = mark in _INACTIVE_MARKS
    frame = box.adjusted(-2, -2, 2, 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(frame, QColor(colours.surface))
    painter.setOpacity(0.55 if inactive else 1.0)
    _draw_state(painter, box, scene, place, style)
    painter.setOpacity(1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(colours.goal) if on_solution else mark_colour(mark, colours)
    width = max(1.2, (3.0 if on_solution else 1.8) * min(style.scale, 1.6))
    painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine if inactive else Qt.PenStyle.SolidLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rounding = 0 if mark == Mark.CLOSED else 5 * style.scale
    painter.drawRoundedRect(frame, rounding, rounding)
    if mark in (Mark.REJECTED, Mark.CUT):
        draw_cross(painter, box, mark_colour(mark, colours), max(1.5, 2.2 * style.scale))
    draw_mark(painter, mark, frame.topLeft(), max(3.5, 6 * style.scale), colours)


def _draw_state(painter: QPainter, box: QRectF, scene: Scene, place: int, style: NodeStyle) -> None:
    problem, state = scene.moment.recording.problem, scene.state(place)
    if is_pictured(problem):
        draw_state(painter, box, problem, state, style.palette)
    else:
        painter.setPen(style.palette.color(QPalette.ColorRole.Text))
        _write_name(painter, box, state_text(problem, state), style.font)


class NodePictures:
    """Draws the nodes of one scene after another, with a cache of painted nodes."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}
        self._style_key: Hashable = None

    def draw(self, painter: QPainter, box: QRectF, scene: Scene, place: int, style: NodeStyle) -> None:
        ratio, margin = painter.device().devicePixelRatioF(), ceil(MARGIN * max(style.scale, 0.6))
        width, height = round(box.width()), round(box.height())
        style_key = (scene.moment.recording, width, height, ratio, style.palette.cacheKey())
        if style_key != self._style_key or len(self._pictures) > MAX_PICTURES:
            self._style_key, self._pictures = style_key, {}
        record = int(scene.records[place])
        node = record if record >= 0 else (scene.moment.t, record)
        key = (node, int(scene.marks[place]), bool(scene.on_solution[place]))
        picture = self._pictures.get(key)
        if picture is None:
            area = QRectF(margin, margin, width, height)
            picture = self._pictures[key] = drawn_pixmap(
                width + 2 * margin,
                height + 2 * margin,
                ratio,
                partial(draw_node, box=area, scene=scene, place=place, style=style),
            )
        painter.drawPixmap(QPointF(round(box.x()) - margin, round(box.y()) - margin), picture)


def _write_name(painter: QPainter, box: QRectF, name: str, base_font: QFont) -> None:
    """Write a name centred in a box; a long name is written smaller, a very long one is elided."""
    font, room = QFont(base_font), round(box.width()) - 4
    for size in range(max(round(box.height() * NAME_HEIGHT), MIN_NAME_PIXELS), MIN_NAME_PIXELS - 1, -1):
        font.setPixelSize(size)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(name) <= room:
            break
    elided = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, elided)
