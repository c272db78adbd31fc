"""The pictures of the nodes of a tree, kept so that each is painted once."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QPixmap

from workbench.ui.models.tree_scene import Scene
from workbench.ui.widgets.state_picture import draw_state, is_pictured, state_text

MOST_PICTURES = 3000
NAME, LEAST_NAME = 0.5, 7
"""How high a name is as part of its box, and in pixels at least."""


def draw_node(painter: QPainter, box: QRectF, scene: Scene, place: int, palette: QPalette, font: QFont) -> None:
    """Draw a node's picture, or its name, into a box in the colours of a palette."""
    problem, state = scene.moment.recording.problem, scene.state(place)
    if is_pictured(problem):
        draw_state(painter, box, problem, state, palette)
    else:
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        _write_name(painter, box, state_text(problem, state), font)


class NodePictures:
    """Draws the nodes of one scene after the other, painting anew only what it has not kept."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}
        self._alike: Hashable = None

    def draw(self, painter: QPainter, box: QRectF, scene: Scene, place: int, palette: QPalette, font: QFont) -> None:
        """Draw a node's picture into a box."""
        width, height, ratio = round(box.width()), round(box.height()), painter.device().devicePixelRatioF()
        alike = (scene.moment.recording, width, height, ratio, palette.cacheKey())
        if alike != self._alike or len(self._pictures) > MOST_PICTURES:
            self._alike, self._pictures = alike, {}
        record = int(scene.records[place])
        key = record if record >= 0 else (scene.moment.t, record)
        picture = self._pictures.get(key)
        if picture is None:
            picture = QPixmap(round(width * ratio), round(height * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            draw_node(inner, QRectF(0, 0, width, height), scene, place, palette, font)
            inner.end()
            self._pictures[key] = picture
        painter.drawPixmap(QPointF(round(box.x()), round(box.y())), picture)


def _write_name(painter: QPainter, box: QRectF, name: str, usual: QFont) -> None:
    """Write a name into the middle of a box, smaller where it is long, and cut where it is very long."""
    font, room = QFont(usual), round(box.width()) - 4
    for size in range(max(round(box.height() * NAME), LEAST_NAME), LEAST_NAME - 1, -1):
        font.setPixelSize(size)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(name) <= room:
            break
    told = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
