"""The pictures of the nodes of a tree, cached so that each is painted once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QPixmap

from workbench.search.tree.marks import Mark
from workbench.ui.base.theme import Colours
from workbench.ui.states.node_glyphs import draw_cross, draw_mark, mark_colour
from workbench.ui.states.state_picture import draw_state, is_pictured, state_text
from workbench.ui.trees.tree_scene import Scene

MAX_PICTURES = 1500
MARGIN = 10.0
"""Margin around a picture at scale 1, for its frame and its mark."""
_OUT = (Mark.REJECTED, Mark.CUT, Mark.FORGOTTEN, Mark.SUPERSEDED, Mark.DROPPED)
"""Marks of nodes that do not count, or no longer."""
NAME, MIN_NAME = 0.5, 7
"""Height of a name: relative to its box, and the minimum in pixels."""


@dataclass(frozen=True)
class Look:
    """How nodes look: scale, of the drawing; the colours, the matching palette, and a font."""

    scale: float
    colours: Colours
    palette: QPalette
    font: QFont


def draw_node(painter: QPainter, box: QRectF, scene: Scene, place: int, look: Look) -> None:
    """Draw a node's picture or name into a box, and around it the frame and the mark of its status."""
    mark, colours, on_solution = int(scene.marks[place]), look.colours, bool(scene.on_solution[place])
    out = mark in _OUT
    frame = box.adjusted(-2, -2, 2, 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(frame, QColor(colours.surface))
    painter.setOpacity(0.55 if out else 1.0)
    _draw_state(painter, box, scene, place, look)
    painter.setOpacity(1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(colours.goal) if on_solution else mark_colour(mark, colours)
    width = max(1.2, (3.0 if on_solution else 1.8) * min(look.scale, 1.6))
    painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine if out else Qt.PenStyle.SolidLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rounding = 0 if mark == Mark.CLOSED else 5 * look.scale
    painter.drawRoundedRect(frame, rounding, rounding)
    if mark in (Mark.REJECTED, Mark.CUT):
        draw_cross(painter, box, mark_colour(mark, colours), max(1.5, 2.2 * look.scale))
    draw_mark(painter, mark, frame.topLeft(), max(3.5, 6 * look.scale), colours)


def _draw_state(painter: QPainter, box: QRectF, scene: Scene, place: int, look: Look) -> None:
    problem, state = scene.moment.recording.problem, scene.state(place)
    if is_pictured(problem):
        draw_state(painter, box, problem, state, look.palette)
    else:
        painter.setPen(look.palette.color(QPalette.ColorRole.Text))
        _write_name(painter, box, state_text(problem, state), look.font)


class NodePictures:
    """Draws the nodes of one scene after another, with a cache of painted nodes."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}
        self._alike: Hashable = None

    def draw(self, painter: QPainter, box: QRectF, scene: Scene, place: int, look: Look) -> None:
        ratio, margin = painter.device().devicePixelRatioF(), ceil(MARGIN * max(look.scale, 0.6))
        width, height = round(box.width()), round(box.height())
        alike = (scene.moment.recording, width, height, ratio, look.palette.cacheKey())
        if alike != self._alike or len(self._pictures) > MAX_PICTURES:
            self._alike, self._pictures = alike, {}
        record = int(scene.records[place])
        node = record if record >= 0 else (scene.moment.t, record)
        key = (node, int(scene.marks[place]), bool(scene.on_solution[place]))
        picture = self._pictures.get(key)
        if picture is None:
            picture = QPixmap(round((width + 2 * margin) * ratio), round((height + 2 * margin) * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            draw_node(inner, QRectF(margin, margin, width, height), scene, place, look)
            inner.end()
            self._pictures[key] = picture
        painter.drawPixmap(QPointF(round(box.x()) - margin, round(box.y()) - margin), picture)


def _write_name(painter: QPainter, box: QRectF, name: str, usual: QFont) -> None:
    """Write a name centred in a box; a long name is written smaller, a very long one is elided."""
    font, room = QFont(usual), round(box.width()) - 4
    for size in range(max(round(box.height() * NAME), MIN_NAME), MIN_NAME - 1, -1):
        font.setPixelSize(size)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(name) <= room:
            break
    told = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
