"""Paints a tree or a graph of nodes: states with their costs at a large scale, only marks at a small scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from workbench.search.tree.marks import Mark
from workbench.ui.base.theme import Colours
from workbench.ui.states.node_glyphs import draw_mark, draw_pointer, draw_star
from workbench.ui.states.state_picture import is_pictured
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_scene import LinkKind, Scene

ACROSS, DOWN = 86.0, 106.0
"""Distance between two nodes at scale 1."""
SIDE, TEXT_HEIGHT, TEXT_GAP = 46.0, 13.0, 6.0
"""At scale 1: the side of a node's picture and the height of its text. In view pixels: the gap between them."""
NAME_HEIGHT = 0.62
"""Height of the box of a name, relative to the side of a picture."""
MIN_PICTURE_SIDE = 16.0
"""Minimum side of a useful picture, in pixels."""
MIN_TEXT_HEIGHT = 7.0
MIN_RADIUS, RADIUS = 2.2, 13.0

DrawNode = Callable[[QPainter, QRectF, int], None]
"""Draws the node at a place around a rectangle: its picture, frame and mark."""


@dataclass(frozen=True)
class TreeLabels:
    """The texts of a drawing: costs, by place of a node; gap, by number of omitted levels; folded, by place of a folded
    node; roots, the labels of roots by place.
    """

    costs: Callable[[int], str]
    gap: Callable[[int], str]
    folded: Callable[[int], str]
    roots: Mapping[int, str]


class TreePainter:
    """Paints one scene, seen by a camera in a view of a given size."""

    def __init__(
        self, painter: QPainter, scene: Scene, camera: Camera, view: QSizeF, colours: Colours, font: QFont
    ) -> None:
        problem = scene.moment.recording.problem
        self._painter, self._scene, self._colours = painter, scene, colours
        self._scale, self._row_height = camera.scale, DOWN * camera.scale_down
        middle = camera.to_view(QPointF(0, 0), view)
        self.x = scene.x * (ACROSS * self._scale) + middle.x()
        self.y = scene.y * self._row_height + middle.y()
        self._view = view
        self._font = QFont(font)
        self._font.setPixelSize(max(round(TEXT_HEIGHT * self._scale), 1))
        self.side = SIDE * self._scale
        self.near = self.side >= MIN_PICTURE_SIDE
        self._half = (self.side / 2, self.side / 2)
        if not is_pictured(problem):  # a name needs more width
            self._half = (max(ACROSS * self._scale - 12, self.side) / 2, self.side * NAME_HEIGHT / 2)
        self.radius = max(min(RADIUS * self._scale, self.side / 2), MIN_RADIUS)

    def in_view(self) -> NDArray[np.int64]:
        """Return the places of the nodes that are at least partly visible."""
        across, down = ACROSS * self._scale, self._row_height
        x, y = self.x, self.y
        visible = (x > -across) & (x < self._view.width() + across) & (y > -down) & (y < self._view.height() + down)
        return np.flatnonzero(visible)

    def paint(self, draw: DrawNode, labels: TreeLabels, selected: int | None) -> None:
        """Paint everything in view. `selected`: the place of the selected node, or None."""
        painter, visible = self._painter, self.in_view()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_edges(labels)
        if self.near:
            for place in visible.tolist():
                self._paint_near(place, draw, labels)
        else:
            self._paint_far(visible, labels)
        self._paint_links()
        self._paint_current(selected)
        self._paint_roots(labels)

    def paint_marked(self, places: Iterable[int]) -> None:
        """Mark highlighted nodes with a thick frame and a star on its corner."""
        painter, colours = self._painter, self._colours
        for place in places:
            frame = self.box(place).adjusted(-8, -8, 8, 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 3))
            painter.drawRoundedRect(frame, 8, 8)
            draw_star(painter, frame.topRight(), 9.0, colours)

    def box(self, place: int) -> QRectF:
        """Return the rectangle of a node's picture, or of its mark."""
        across, down = self._half if self.near else (self.radius, self.radius)
        return QRectF(self.x[place] - across, self.y[place] - down, 2 * across, 2 * down)

    # Lines

    def _paint_edges(self, labels: TreeLabels) -> None:
        scene = self._scene
        if not len(scene.edges):
            return
        upper, lower = scene.edges[:, 0], scene.edges[:, 1]
        height, width = self._view.height(), self._view.width()
        top, bottom = np.minimum(self.y[upper], self.y[lower]), np.maximum(self.y[upper], self.y[lower])
        left, right = np.minimum(self.x[upper], self.x[lower]), np.maximum(self.x[upper], self.x[lower])
        visible = (bottom > -self.side) & (top < height + self.side) & (right > -self.side) & (left < width + self.side)
        on_solution, strong, is_rejected = scene.solution_edges, scene.strong, scene.marks[lower] == Mark.REJECTED
        colours, thin = self._colours, max(1.0, 1.3 * min(self._scale, 1.5))
        self._paint_lines(visible & ~strong, QPen(QColor(colours.edge), 0.6 * thin))
        self._paint_lines(visible & strong & is_rejected, QPen(QColor(colours.edge), thin, Qt.PenStyle.DashLine))
        self._paint_lines(visible & strong & ~is_rejected & ~on_solution, QPen(QColor(colours.muted), thin))
        self._paint_lines(visible & on_solution, QPen(QColor(colours.goal), 3 * thin))
        for number in np.flatnonzero(visible & (scene.skipped > 0)).tolist():
            self._paint_gap(number, labels)

    def _paint_lines(self, which: NDArray[np.bool_], pen: QPen) -> None:
        """Draw edges: curves at a large scale, straight lines at a small one, with possibly thousands of edges."""
        numbers = np.flatnonzero(which)
        if not len(numbers):
            return
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        edges = self._scene.edges[numbers]
        ends = np.stack((self.x[edges[:, 0]], self.y[edges[:, 0]], self.x[edges[:, 1]], self.y[edges[:, 1]]), axis=1)
        if not self.near:
            self._painter.drawLines([QLineF(*end) for end in ends.tolist()])
            return
        path = QPainterPath()
        for x, y, to_x, to_y in ends.tolist():
            self._curve(path, x, y, to_x, to_y)
        self._painter.drawPath(path)

    def _curve(self, path: QPainterPath, x: float, y: float, to_x: float, to_y: float) -> None:
        """Add a curve from the bottom of a node to the top of one below it."""
        if to_y < y:
            x, y, to_x, to_y = to_x, to_y, x, y
        if to_y < y + self.side:  # side by side: below everything between them
            under = y + self.side * 0.9
            path.moveTo(x, y)
            path.cubicTo(x, under, to_x, under, to_x, to_y)
            return
        size = self._font.pixelSize()
        text_space = TEXT_GAP + 1.4 * size if size >= MIN_TEXT_HEIGHT else 2.0
        under, above = y + self._half[1] + text_space, to_y - self._half[1]
        path.moveTo(x, under)
        path.cubicTo(x, (under + above) / 2, to_x, (under + above) / 2, to_x, above)

    def _paint_gap(self, number: int, labels: TreeLabels) -> None:
        """Write the number of omitted levels on an edge."""
        upper, lower = self._scene.edges[number].tolist()
        at = QPointF((self.x[upper] + self.x[lower]) / 2, (self.y[upper] + self.y[lower]) / 2 + self.side * 0.35)
        self._paint_label_box(at, labels.gap(int(self._scene.skipped[number])), QColor(self._colours.muted))

    def _paint_links(self) -> None:
        """Draw the lines from successors to the nodes that have their states, and between two sides."""
        colours = self._colours
        styles = {
            LinkKind.KNOWN: (colours.danger, 1.4, Qt.PenStyle.DashLine),
            LinkKind.CHEAPER: (colours.f, 1.6, Qt.PenStyle.DashDotLine),
            LinkKind.MEETING: (colours.goal, 3.0, Qt.PenStyle.SolidLine),
        }
        for link in self._scene.links:
            colour_name, width, style = styles[link.kind]
            colour = QColor(colour_name)
            self._painter.setPen(QPen(colour, width * min(max(self._scale, 0.6), 1.5), style))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._paint_arc(self.box(link.start), self.box(link.end), colour)

    def _paint_arc(self, start: QRectF, end: QRectF, colour: QColor) -> None:
        """Draw a curved arrow from one node to another."""
        across = end.center().x() - start.center().x()
        if abs(start.center().y() - end.center().y()) < self.side:
            self._paint_arc_below(start, end, colour)
            return
        out = 1 if across >= 0 else -1
        into = -out if abs(across) > 1.2 * self.side else out
        first = QPointF(start.right() if out > 0 else start.left(), start.center().y())
        last = QPointF(end.right() if into > 0 else end.left(), end.center().y())
        bulge = max(abs(first.y() - last.y()) * 0.3, self.side * 0.6)
        path = QPainterPath(first)
        path.cubicTo(first + QPointF(out * bulge, 0), last + QPointF(into * bulge, 0), last)
        self._painter.drawPath(path)
        self._paint_arrow_head(last, QPointF(into, 0), colour)

    def _paint_arc_below(self, start: QRectF, end: QRectF, colour: QColor) -> None:
        """Draw a curved arrow between two nodes on one level, below everything between them."""
        first, last = QPointF(start.center().x(), start.bottom()), QPointF(end.center().x(), end.bottom())
        depth = QPointF(0, min(0.7 * self._row_height, self.side + 0.2 * abs(last.x() - first.x())))
        path = QPainterPath(first)
        path.cubicTo(first + depth, last + depth, last)
        self._painter.drawPath(path)
        self._paint_arrow_head(last, QPointF(0, 1), colour)

    def _paint_arrow_head(self, tip: QPointF, back: QPointF, colour: QColor) -> None:
        """Draw the head of an arrow; `back`: the direction that it comes from."""
        size = max(4.0, 5.0 * self._scale)
        side = QPointF(back.y(), back.x()) * (size * 0.7)
        self._painter.setPen(QPen(colour, 1))
        self._painter.setBrush(colour)
        self._painter.drawPolygon([tip, tip + back * (size * 1.5) + side, tip + back * (size * 1.5) - side])

    # Nodes

    def _paint_near(self, place: int, draw: DrawNode, labels: TreeLabels) -> None:
        box = self.box(place)
        draw(self._painter, box, place)
        self._paint_texts(place, box, labels)

    def _paint_texts(self, place: int, box: QRectF, labels: TreeLabels) -> None:
        """Write the costs under a node, and the label of the nodes folded into it."""
        size = self._font.pixelSize()
        below = box.bottom() + TEXT_GAP + size * 0.8
        if size >= MIN_TEXT_HEIGHT:
            font = QFont(self._font)
            font.setBold(bool(self._scene.new[place]))
            self._painter.setFont(font)
            out = self._scene.marks[place] in (Mark.REJECTED, Mark.SUPERSEDED, Mark.DROPPED)
            self._painter.setPen(QColor(self._colours.muted if out else self._colours.text))
            label, room = labels.costs(place), ACROSS * self._scale - 4
            width = self._painter.fontMetrics().horizontalAdvance(label)
            if width > room:
                font.setPixelSize(max(int(size * room / width), round(MIN_TEXT_HEIGHT)))
                self._painter.setFont(font)
            area = QRectF(box.center().x() - ACROSS * self._scale, box.bottom() + TEXT_GAP, 2 * room, size * 1.5)
            area.moveCenter(QPointF(box.center().x(), area.center().y()))
            self._painter.drawText(area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, label)
            below += size * 1.5
        if self._scene.folded[place]:
            self._paint_label_box(QPointF(box.center().x(), below), labels.folded(place), QColor(self._colours.accent))

    def _paint_label_box(self, at: QPointF, label: str, colour: QColor) -> None:
        """Write a text in a small box with round ends, centred at a point."""
        painter = self._painter
        font = QFont(self._font)
        font.setPixelSize(max(self._font.pixelSize() - 1, round(MIN_TEXT_HEIGHT)))
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(label) + font.pixelSize()
        height = font.pixelSize() * 1.5
        box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        painter.setPen(QPen(colour, 1))
        painter.setBrush(QColor(self._colours.surface))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)

    def _paint_far(self, visible: NDArray[np.int64], labels: TreeLabels) -> None:
        scene, radius = self._scene, self.radius
        for place in visible.tolist():
            centre = QPointF(self.x[place], self.y[place])
            draw_mark(self._painter, int(scene.marks[place]), centre, radius, self._colours)
            if scene.on_solution[place]:
                self._painter.setPen(QPen(QColor(self._colours.goal), max(1.5, radius * 0.4)))
                self._painter.setBrush(Qt.BrushStyle.NoBrush)
                self._painter.drawEllipse(centre, radius + 2, radius + 2)
        if ACROSS * self._scale >= 34:
            for place in visible[scene.folded[visible]].tolist():
                at = QPointF(self.x[place], self.y[place] + radius + 9)
                self._paint_label_box(at, labels.folded(place), QColor(self._colours.accent))

    def _paint_current(self, selected: int | None) -> None:
        """Mark the current node and the selected one, on top of all others."""
        painter, colours, current = self._painter, self._colours, self._scene.current
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if current >= 0:
            width = max(2.5, 3.5 * min(self._scale, 1.6))
            frame = self.box(current).adjusted(-4 - width / 2, -4 - width / 2, 4 + width / 2, 4 + width / 2)
            painter.setPen(QPen(QColor(colours.current), width))
            painter.drawRoundedRect(frame, 6 * self._scale, 6 * self._scale)
            tip = QPointF(frame.left(), frame.center().y())
            draw_pointer(painter, tip, max(6.0, 8 * self._scale), colours)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if selected is not None:
            frame = self.box(selected).adjusted(-8, -8, 8, 8)
            painter.setPen(QPen(QColor(colours.accent), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(frame, 8, 8)

    def _paint_roots(self, labels: TreeLabels) -> None:
        """Write the labels above the roots."""
        self._painter.setPen(QColor(self._colours.muted))
        font = QFont(self._font)
        font.setPixelSize(max(self._font.pixelSize(), round(MIN_TEXT_HEIGHT) + 2))
        self._painter.setFont(font)
        for place, label in labels.roots.items():
            box = self.box(place)
            metrics = self._painter.fontMetrics()
            width = metrics.horizontalAdvance(label) + 2
            top = box.top() - 10 - metrics.height()
            area = QRectF(box.center().x() - width / 2, top, width, metrics.height())
            self._painter.drawText(area, Qt.AlignmentFlag.AlignCenter, label)
