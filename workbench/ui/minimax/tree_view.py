"""The drawing of a written-out game tree: MAX as upright triangles, MIN as inverted ones, leaves as squares."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from workbench.game_trees.tree import GameTree
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.minimax.layout import TreeLayout
from workbench.ui.minimax.shown_tree import NodeState, ShownNode, description
from workbench.wording import text

VALUE_SIZE, SMALL_SIZE = 14, 12
"""The heights of the values, and of the names and windows, in pixels."""
TIP = 1.25
"""The tip of a triangle is this far from its centre, in half sides of a node."""
BOX_MARGIN = 6
"""The least room beside the value of a leaf in its square, in pixels."""
_ARROWS = {Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down", Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right"}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip)


class MinimaxTreeView(QWidget):
    """The drawing. `head`: returns the height of what may lie over its top edge, in a width.

    Attributes: tree; nodes, as drawn; picked, the node reached with the keys or clicked, or None.
    Signals: `chosen(name)`: a node was clicked, or Enter was pressed on it.
    """

    chosen = Signal(str)

    def __init__(self, head: Callable[[int], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = head
        self.tree: GameTree | None = None
        self.nodes: Sequence[ShownNode] = ()
        self.picked: int | None = None
        self._layout: TreeLayout | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        PictureCopying(self)
        translated(self, accessibleName="minimax-tree", toolTip="minimax-tree-tip")
        theme().changed.connect(self._lay_out)
        on_language_change(self._lay_out)

    def show_nodes(self, tree: GameTree, nodes: Sequence[ShownNode]) -> None:
        """Draw a tree."""
        if tree is not self.tree:
            self.tree, self.picked = tree, None
            self._lay_out()
        self.nodes = nodes
        self._describe()
        self.update()

    def place(self, name: str) -> QPointF:
        """Return the centre of a node."""
        assert self.tree is not None and self._layout is not None
        return self._layout.places[self.tree.node(name)]

    @property
    def reach(self) -> float:
        """The distance from the centre of the root to its tip."""
        assert self._layout is not None
        return self._layout.radius * TIP

    # Qt overrides

    def sizeHint(self) -> QSize:
        return QSize(pixels(560), pixels(420))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked node."""
        node = None if self._layout is None else self._layout.at(event.position())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pick(node)
            self.chosen.emit(self.nodes[node].name)

    def event(self, event: QEvent) -> bool:
        """Claim the keys used here before they trigger shortcuts of the window."""
        return claim_key(event, self._handles_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the parent, the first child or a neighbour of the same level; Enter chooses the node."""
        if not self._handles_key(event):
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            self.chosen.emit(self.nodes[self.picked or 0].name)
        else:
            self._pick(self._next(_ARROWS[Qt.Key(event.key())]))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self.palette().base())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.tree is not None and self._layout is not None:
                self._paint_players(painter)
                for node in range(1, len(self.nodes)):
                    self._paint_edge(painter, node)
                for node in range(len(self.nodes)):
                    self._paint_node(painter, node)

    # Internal

    def _lay_out(self) -> None:
        if self.tree is None:
            return
        self._layout = TreeLayout(self.tree, QSizeF(self.size()), theme().scale, self._head(self.width()))
        self.setMinimumSize(self._layout.least.toSize())
        self.update()

    def _handles_key(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return bool(plain and self.nodes) and (event.key() in _ARROWS or event.key() in _ENTER)

    def _next(self, direction: str) -> int:
        assert self.tree is not None and self._layout is not None
        node = self.picked
        if node is None:
            return 0
        if direction == "up":
            return max(self.tree.parents[node], 0)
        if direction == "down":
            return self.tree.children[node][0] if self.tree.children[node] else node
        places = self._layout.places
        level = [one for one, depth in enumerate(self.tree.depths) if depth == self.tree.depths[node]]
        level.sort(key=lambda one: places[one].x())
        step = 1 if direction == "right" else -1
        return level[min(max(level.index(node) + step, 0), len(level) - 1)]

    def _pick(self, node: int) -> None:
        self.picked = node
        self._describe()
        self.update()

    def _describe(self) -> None:
        if self.picked is not None:
            self.setAccessibleDescription(description(self.nodes[self.picked]))

    def _pixels(self, length: float) -> int:
        """Return a length in pixels at the scale of the drawing."""
        assert self._layout is not None
        return round(length * self._layout.scale)

    def _font(self, size: int, bold: bool, label: str = "", room: float = 0.0) -> QFont:
        """Return a font of the drawing; in Projector mode it is legible, as far as a label has room in it."""
        font, usual = QFont(self.font()), self._pixels(size)
        font.setBold(bold)
        font.setPixelSize(max(usual, theme().min_label))
        if label and (width := QFontMetricsF(font).horizontalAdvance(label)) > room:
            font.setPixelSize(max(usual, int(font.pixelSize() * room / width)))
        return font

    def _paint_players(self, painter: QPainter) -> None:
        """Write at the left edge who moves at the inner nodes of each level."""
        assert self.tree is not None and self._layout is not None
        painter.setFont(self._font(SMALL_SIZE, True))
        painter.setPen(QColor(colours().muted))
        for node in self._first_of_levels():
            y, radius = self._layout.places[node].y(), self._layout.radius
            side = text("minimax-max") if self.nodes[node].maximizes else text("minimax-min")
            area = QRectF(self._pixels(8), y - radius, self._pixels(44), 2 * radius)
            painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip), side)

    def _first_of_levels(self) -> set[int]:
        assert self.tree is not None
        first: dict[int, int] = {}
        for node, shown in enumerate(self.nodes):
            if not shown.leaf:
                first.setdefault(self.tree.depths[node], node)
        return set(first.values())

    def _paint_edge(self, painter: QPainter, node: int) -> None:
        assert self.tree is not None and self._layout is not None
        parent, shown = self.tree.parents[node], self.nodes[node]
        start, end, palette = self._layout.places[parent], self._layout.places[node], colours()
        on_path = shown.state is NodeState.OPEN or shown.current
        is_best = shown.best and self.nodes[parent].best
        colour = palette.current if on_path else palette.good if is_best else palette.muted
        style = Qt.PenStyle.DashLine if shown.state in (NodeState.AHEAD, NodeState.CUT) else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(colour), 3 if on_path or is_best else 1.2, style))
        painter.drawLine(start, end)
        if shown.state is NodeState.CUT and self.nodes[parent].state is NodeState.DONE:
            painter.setPen(QPen(QColor(palette.danger), 2.4))
            middle, reach = start + (end - start) * 0.55, self._pixels(7)
            painter.drawLine(middle + QPointF(-reach, reach * 0.4), middle + QPointF(reach, -reach * 0.4))
            painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, reach * 0.2))

    def _paint_node(self, painter: QPainter, node: int) -> None:
        assert self._layout is not None
        shown, place, radius, palette = self.nodes[node], self._layout.places[node], self._layout.radius, colours()
        visited = shown.state in (NodeState.OPEN, NodeState.DONE)
        painter.setBrush(QColor(palette.raised if visited else palette.surface))
        line = Qt.PenStyle.SolidLine if visited else Qt.PenStyle.DashLine
        edge = palette.current if shown.current else palette.good if shown.best else palette.edge
        painter.setPen(QPen(QColor(edge), 3 if shown.current or shown.best else 1.4, line))
        box = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
        if shown.leaf:
            painter.drawRect(box.adjusted(2, 2, -2, -2))
        else:
            painter.drawPolygon(_triangle(place, radius * TIP, shown.maximizes))
        if node == self.picked:
            painter.setPen(QPen(QColor(palette.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-5, -5, 5, 5), 5, 5)
        self._paint_texts(painter, shown, box)

    def _paint_texts(self, painter: QPainter, shown: ShownNode, box: QRectF) -> None:
        assert self._layout is not None
        palette, line = colours(), max(self._pixels(SMALL_SIZE), theme().min_label) * 1.25
        strong = shown.state is NodeState.DONE
        if shown.leaf:
            painter.setFont(self._font(VALUE_SIZE, strong, shown.value, box.width() - BOX_MARGIN))
            painter.setPen(QColor(palette.muted if shown.state is NodeState.CUT else palette.text))
            painter.drawText(box, _CENTRE, shown.value)
            painter.setFont(self._font(SMALL_SIZE, False, shown.name, self._layout.gap))
            painter.setPen(QColor(palette.muted))
            painter.drawText(QRectF(box.left(), box.bottom() + 1, box.width(), line), _CENTRE, shown.name)
            return
        painter.setFont(self._font(SMALL_SIZE, False))
        painter.setPen(QColor(palette.muted))
        below = box.translated(0, self._pixels(3) if shown.maximizes else -self._pixels(4))
        painter.drawText(below, _CENTRE, shown.name)
        area = QRectF(box.right() + self._pixels(8), box.top() - self._pixels(6), self._pixels(70), line)
        for index, written in enumerate((shown.value, *shown.window)):
            painter.setFont(self._font(SMALL_SIZE if index else VALUE_SIZE, index == 0))
            width = painter.fontMetrics().horizontalAdvance(written)
            painter.fillRect(QRectF(area.left(), area.top(), width, area.height()), self.palette().base())
            painter.setPen(QColor(palette.accent if index else palette.text))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip), written)
            area.translate(0, line)


def _triangle(centre: QPointF, radius: float, upright: bool) -> QPolygonF:
    tip = -radius if upright else radius
    corners = (QPointF(0, tip), QPointF(radius, -tip * 0.7), QPointF(-radius, -tip * 0.7))
    return QPolygonF([centre + corner for corner in corners])
