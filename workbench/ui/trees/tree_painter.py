"""Paints a tree or a graph of nodes: states with their costs at a large scale, only marks at a small scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from workbench.search.tree.marks import Mark
from workbench.ui.base.theme import Colours
from workbench.ui.states.node_glyphs import draw_mark, draw_pointer, draw_star
from workbench.ui.states.state_picture import is_pictured
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_scene import ROW_HEIGHT, LinkKind, Scene

ACROSS = 86.0
DOWN = ACROSS * ROW_HEIGHT
"""Distance between two nodes at scale 1."""
SIDE, TEXT_HEIGHT, TEXT_GAP = 46.0, 13.0, 6.0
"""At scale 1: the side of a node's picture and the height of its text. In view pixels: the gap between them."""
NAME_HEIGHT = 0.62
"""Height of the box of a name, relative to the side of a picture."""
MIN_PICTURE_SIDE = 16.0
"""Minimum side of a useful picture, in pixels."""
MIN_TEXT_HEIGHT, PILL_GAP = 7.0, 4.0
MIN_RADIUS, RADIUS = 2.2, 13.0
MARK_SHARE = 0.35
"""The radius of a mark that has room, relative to the smallest text: so it is larger in Projector mode."""
FRAME_GAP = 8.0
"""Pixels between a node's picture and the frame of a selected node."""

DrawNode = Callable[[QPainter, QRectF, int], None]
"""Draws the node at a place around a rectangle: its picture, frame and mark."""


@dataclass(frozen=True)
class TreeLabels:
    """The texts of a drawing: costs, by place of a node; gap, by number of omitted levels; folded, by place of a folded
    node, the longest first: the next one is used if there is no room; roots, the labels of roots by place; nodes, the
    number of places, in view or not, of which the longest costs decide on the form of all.
    """

    costs: Callable[[int], str]
    gap: Callable[[int], str]
    folded: Callable[[int], Sequence[str]]
    roots: Mapping[int, str]
    nodes: int = 0

    @cached_property
    def longest_costs(self) -> str:
        """The longest costs of a node; digits are equally wide."""
        return max(map(self.costs, range(self.nodes)), key=len, default="")

    def costs_width(self, font: QFont, size: float) -> float:
        """Return the distance of two nodes, in pixels, at which all costs have room in type of `size` pixels."""
        bold = QFont(font)
        bold.setBold(True)
        bold.setPixelSize(round(size))
        return QFontMetricsF(bold).horizontalAdvance(self.longest_costs) + costs_gap(size)


def costs_gap(smallest: float) -> float:
    """Return the least distance of two nodes' costs in pixels if text has at least the height `smallest`."""
    return max(4.0, smallest / 2)


class TreePainter:
    """Paints one scene, seen by a camera in a view of a given size.

    `min_text`: the smallest height of text in pixels; where there is no room for it, costs are omitted.
    """

    def __init__(
        self,
        painter: QPainter,
        scene: Scene,
        camera: Camera,
        view: QSizeF,
        colours: Colours,
        font: QFont,
        min_text: float = MIN_TEXT_HEIGHT,
    ) -> None:
        problem = scene.moment.recording.problem
        self._painter, self._scene, self._colours = painter, scene, colours
        self._scale, self._row_height = camera.scale, DOWN * camera.scale_down
        self._column_width = ACROSS * camera.scale_across
        middle = camera.to_view(QPointF(0, 0), view)
        self.x = scene.x * self._column_width + middle.x()
        self.y = scene.y * self._row_height + middle.y()
        self._view, self._min_text = view, min_text
        self._font = QFont(font)
        self._font.setPixelSize(max(round(TEXT_HEIGHT * self._scale), 1))
        self.side = SIDE * self._scale
        self.near = self.side >= MIN_PICTURE_SIDE
        self._half = (self.side / 2, self.side / 2)
        if not is_pictured(problem):  # a name needs more width
            self._half = (max(self._column_width - 12, self.side) / 2, self.side * NAME_HEIGHT / 2)
        self._brief: bool | None = None
        self._has_costs = self.near and self._font.pixelSize() >= min_text
        self._pill_font = QFont(font)
        self._pill_font.setPixelSize(max(self._font.pixelSize() - 1, round(min_text)))
        least = min(MARK_SHARE * min_text, 0.35 * self._column_width, 0.35 * self._row_height)
        self.radius = max(min(RADIUS * self._scale, self.side / 2), MIN_RADIUS, least)

    def in_view(self) -> NDArray[np.int64]:
        """Return the places of the nodes that are at least partly visible."""
        across, down = self._column_width, self._row_height
        x, y = self.x, self.y
        visible = (x > -across) & (x < self._view.width() + across) & (y > -down) & (y < self._view.height() + down)
        return np.flatnonzero(visible)

    def paint(self, draw: DrawNode, labels: TreeLabels, selected: int | None) -> None:
        """Paint everything in view. `selected`: the place of the selected node, or None."""
        painter, visible = self._painter, self.in_view()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_links()  # below all texts, which they may cross
        self._paint_edges()
        if selected is not None:
            self._paint_selected(selected)
        if self.near:
            for place in visible.tolist():
                self._paint_near(place, draw, labels)
        else:
            self._paint_far(visible)
        self._paint_pills(visible, labels)
        self._paint_current()
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

    def extent(self, place: int, labels: TreeLabels) -> QRectF:
        """Return the rectangle of a node's picture with all that belongs to it: frames, signs and texts."""
        box = self.box(place)
        extent = box.adjusted(-FRAME_GAP - 2, -FRAME_GAP - 2, FRAME_GAP + 2, FRAME_GAP + 2)
        if place == self._scene.current:
            extent.setLeft(extent.left() - 2 * self._pointer_size())
        if self._has_costs:
            extent |= self._costs(place, box, labels)[2]
        if self.near and self._scene.folded[place]:
            below = self.y[place] + self._drop() + self._pill_font.pixelSize()
            extent.setBottom(max(extent.bottom(), below))
        if place in labels.roots:
            extent |= self._root_label(place, labels)[0]
        return extent

    # Lines

    def _paint_edges(self) -> None:
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

    def _paint_lines(self, which: NDArray[np.bool_], pen: QPen) -> None:
        """Draw edges: curves at a large scale, straight lines at a small one, with possibly thousands of edges."""
        numbers = np.flatnonzero(which)
        if not len(numbers):
            return
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        edges = self._scene.edges[numbers]
        ends = np.stack((self.x[edges[:, 0]], self.y[edges[:, 0]], self.x[edges[:, 1]], self.y[edges[:, 1]]), axis=1)
        if not self.near or self._scene.straight:
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
        text_space = TEXT_GAP + 1.4 * size if size >= self._min_text else 2.0
        under, above = y + self._half[1] + text_space, to_y - self._half[1]
        path.moveTo(x, under)
        path.cubicTo(x, (under + above) / 2, to_x, (under + above) / 2, to_x, above)

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
        """Write the costs under a node, over what crosses them."""
        if self._font.pixelSize() < self._min_text:
            return
        label, font, area = self._costs(place, box, labels)
        self._painter.fillRect(area.adjusted(-1, TEXT_GAP / 2, 1, 0), QColor(self._colours.surface))
        out = self._scene.marks[place] in (Mark.REJECTED, Mark.SUPERSEDED, Mark.DROPPED)
        self._painter.setFont(font)
        self._painter.setPen(QColor(self._colours.muted if out else self._colours.text))
        room = area.adjusted(-TEXT_GAP, 0, TEXT_GAP, TEXT_GAP)
        self._painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, label)

    def _costs(self, place: int, box: QRectF, labels: TreeLabels) -> tuple[str, QFont, QRectF]:
        """Return the text of a node's costs, its font, and the rectangle that it takes."""
        font, size = QFont(self._font), self._font.pixelSize()
        font.setBold(bool(self._scene.new[place]))
        label, room = labels.costs(place), self._column_width - costs_gap(self._min_text)
        if self._is_brief(labels):
            label = label.partition(" = ")[0]
        width = QFontMetricsF(font).horizontalAdvance(label)
        if width > room:
            font.setPixelSize(max(int(size * room / width), round(self._min_text)))
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(label)
        return label, font, QRectF(box.center().x() - width / 2, box.bottom() + TEXT_GAP, width, metrics.height())

    def _is_brief(self, labels: TreeLabels) -> bool:
        """Return whether all nodes show f alone: all costs of one of them would overlap those beside it."""
        if self._brief is None:
            self._brief = labels.costs_width(self._font, self._min_text) > self._column_width
        return self._brief

    def pills(self, visible: NDArray[np.int64], labels: TreeLabels) -> list[tuple[QRectF, str, str]]:
        """Return the boxes of the labels of omitted levels and folded nodes with their texts and colours.

        No two of them overlap: a label that has no room is shorter, or is omitted.
        """
        scene = self._scene
        places = visible[scene.folded[visible]] if self.near else visible[:0]
        edges = scene.edges.reshape(-1, 2)
        gaps = np.flatnonzero((scene.skipped > 0) & np.isin(edges, visible).any(axis=1))
        upper, lower = edges[gaps].T
        x = np.concatenate([(self.x[upper] + self.x[lower]) / 2, self.x[places]])
        y = np.concatenate([(self.y[upper] + self.y[lower]) / 2 + self.side * 0.35, self.y[places] + self._drop()])
        texts: list[Sequence[str]] = [(labels.gap(int(count)),) for count in scene.skipped[gaps]]
        texts += map(labels.folded, places.tolist())
        colours = [self._colours.muted] * len(gaps) + [self._colours.accent] * len(places)
        metrics, size = QFontMetricsF(self._pill_font), self._pill_font.pixelSize()
        found = []
        for index, (candidates, colour) in enumerate(zip(texts, colours, strict=True)):
            beside = np.abs(x[np.abs(y - y[index]) < 1.5 * size] - x[index])
            room = np.partition(beside, 1)[1] - PILL_GAP if len(beside) > 1 else np.inf
            widths = [metrics.horizontalAdvance(candidate) + size for candidate in candidates]
            fitting = [number for number, width in enumerate(widths) if width <= room]
            if fitting:
                width = widths[fitting[0]]
                box = QRectF(x[index] - width / 2, y[index] - size * 0.75, width, size * 1.5)
                found.append((box, candidates[fitting[0]], colour))
        return found

    def _drop(self) -> float:
        """Return the distance from a node down to the label of what is folded into it."""
        return self._half[1] + TEXT_GAP + self._font.pixelSize() * (2.3 if self._has_costs else 0.8)

    def _paint_pills(self, visible: NDArray[np.int64], labels: TreeLabels) -> None:
        for box, label, colour in self.pills(visible, labels):
            self._paint_pill(box, label, QColor(colour))

    def _paint_pill(self, box: QRectF, label: str, colour: QColor) -> None:
        """Write a text in a box with round ends."""
        painter, height = self._painter, box.height()
        painter.setFont(self._pill_font)
        painter.setPen(QPen(colour, 1))
        painter.setBrush(QColor(self._colours.surface))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)

    def _paint_far(self, visible: NDArray[np.int64]) -> None:
        scene, radius = self._scene, self.radius
        for place in visible.tolist():
            centre = QPointF(self.x[place], self.y[place])
            draw_mark(self._painter, int(scene.marks[place]), centre, radius, self._colours)
            if scene.on_solution[place]:
                self._painter.setPen(QPen(QColor(self._colours.goal), max(1.5, radius * 0.4)))
                self._painter.setBrush(Qt.BrushStyle.NoBrush)
                self._painter.drawEllipse(centre, radius + 2, radius + 2)

    def _paint_selected(self, selected: int) -> None:
        """Frame the selected node, below the texts."""
        frame = self.box(selected).adjusted(-FRAME_GAP, -FRAME_GAP, FRAME_GAP, FRAME_GAP)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(QColor(self._colours.accent), 2, Qt.PenStyle.DashLine))
        self._painter.drawRoundedRect(frame, 8, 8)

    def _paint_current(self) -> None:
        """Mark the current node, on top of all others."""
        painter, colours, current = self._painter, self._colours, self._scene.current
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if current >= 0:
            width = max(2.5, 3.5 * min(self._scale, 1.6))
            frame = self.box(current).adjusted(-4 - width / 2, -4 - width / 2, 4 + width / 2, 4 + width / 2)
            painter.setPen(QPen(QColor(colours.current), width))
            painter.drawRoundedRect(frame, 6 * self._scale, 6 * self._scale)
            tip = QPointF(frame.left(), frame.center().y())
            draw_pointer(painter, tip, self._pointer_size(), colours)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _pointer_size(self) -> float:
        return max(6.0, 8 * self._scale)

    def _paint_roots(self, labels: TreeLabels) -> None:
        """Write the labels above the roots, as far as there is room."""
        self._painter.setPen(QColor(self._colours.muted))
        edge = math.inf
        for place, label in sorted(labels.roots.items(), key=lambda root: -self.x[root[0]]):  # the last one is current
            area, font = self._root_label(place, labels)
            if area.right() < edge:
                edge = area.left() - PILL_GAP
                self._painter.setFont(font)
                self._painter.drawText(area, Qt.AlignmentFlag.AlignCenter, label)

    def _root_label(self, place: int, labels: TreeLabels) -> tuple[QRectF, QFont]:
        """Return the rectangle of the label above a root, and its font."""
        font = QFont(self._font)
        font.setPixelSize(max(self._font.pixelSize(), round(self._min_text) + 2))
        box, metrics = self.box(place), QFontMetricsF(font)
        width = metrics.horizontalAdvance(labels.roots[place]) + 2
        height = metrics.height()
        return QRectF(box.center().x() - width / 2, box.top() - 10 - height, width, height), font
