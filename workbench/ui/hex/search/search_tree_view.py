"""The drawing of an adversarial search's tree: it can be moved, zoomed and navigated with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from workbench.hex.board import HexBoard
from workbench.ui.base.theme import theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.pan_zoom import ZOOMS, Dragging, wheel_factor
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.hex.search.search_tree_model import DrawnNode
from workbench.ui.hex.search.tree_lens import TreeLens
from workbench.ui.hex.search.tree_painter import HexTreePainter, TextLines

_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


LARGE_LINES = 9
"""The minimum height in lines of text, with large text."""


class HexSearchTree(QWidget):
    """The drawing of the tree.

    Signals: `chosen(record)`: a node was clicked, or reached with the arrow keys; `toggled(record)`: fold or unfold it;
    `widened(record)`: draw more of its children; `fit_requested`: fit the tree into the view; `resized`.
    """

    chosen = Signal(int)
    toggled = Signal(int)
    widened = Signal(int)
    fit_requested = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leaves: list[DrawnNode] = []
        self.picked: int | None = None
        self.lens, self.fitted = TreeLens(), True
        self._board: HexBoard | None = None
        self._node_painter: HexTreePainter | None = None
        self._dragging = Dragging()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(120, 90)
        MinLines(self, LARGE_LINES)
        PictureCopying(self)
        theme().changed.connect(self._restyle)

    def set_board(self, board: HexBoard) -> None:
        """Set the root position."""
        if board is not self._board:
            self._board, self.leaves = board, []
            self._reset_painter()

    def fitting(self, nodes: Sequence[DrawnNode]) -> float:
        """Return the scale at which the nodes fit into the view, 0 if they do not."""
        self._measure(nodes)
        return self.lens.fitting(nodes, QSizeF(self.size()))

    def show_nodes(self, nodes: list[DrawnNode], scale: float | None = None) -> None:
        """Draw nodes, at a scale, with the best line in view; None: at the current scale, without moving the root."""
        self._measure(nodes)
        before = self.box(self.leaves[0]).topLeft() if self.leaves else None
        self.leaves = nodes
        if scale is not None:
            self.lens.show_all(nodes, QSizeF(self.size()), scale)
        elif nodes and before is not None:
            self.lens.origin += before - self.box(nodes[0]).topLeft()
        self.update()

    def set_picked(self, record: int | None) -> None:
        """Mark another node as chosen."""
        self.picked = record
        self.update()

    def bring_in(self, node: DrawnNode) -> None:
        """Scroll as little as necessary to have a node in view."""
        self.lens.scroll_to_area(self.box(node).united(self.lens.written(node)), QSizeF(self.size()))
        self.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor around a point of the view, by default its centre."""
        self.fitted = False
        self.lens.zoom(factor, QPointF(self.rect().center()) if at is None else at)
        self.update()

    def box(self, node: DrawnNode) -> QRectF:
        """Return the rectangle of the board of a node."""
        return self.lens.box(node)

    def more_box(self, node: DrawnNode) -> QRectF:
        """Return the rectangle of the text that a node has more children."""
        written = self.lens.written(node)
        return QRectF(written.left(), written.top() + 2 * self.lens.line, written.width(), self.lens.line)

    def words(self, node: DrawnNode) -> TextLines:
        """Return the lines of text under a node, once there is a board: see `HexTreePainter.words`."""
        assert self._node_painter is not None
        return self._node_painter.words(node)

    # Qt overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().base())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._node_painter is not None:
            self._paint(painter, self._node_painter, QRectF(event.rect()))
        painter.end()

    def _paint(self, painter: QPainter, node_painter: HexTreePainter, visible: QRectF) -> None:
        for node in self.leaves:
            if node.parent is not None:
                node_painter.paint_way(painter, self.leaves[node.parent], node)
        for node in self.leaves:
            if visible.intersects(self.box(node).united(self.lens.written(node))):
                node_painter.paint_node(painter, node, node.record == self.picked, QFont(self.font()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        if factor := wheel_factor(event):
            self.zoom(factor, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start to move the drawing, or to click."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._dragging.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the drawing."""
        if (offset := self._dragging.distance(event)) is not None:
            self.fitted = False
            self.lens.origin += offset
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked node, or draw more of its children."""
        clicked, node = self._dragging.release(event), self._at(event.position())
        if node is None or not clicked:
            return
        more = node.more and self.more_box(node).contains(event.position())
        (self.widened if more else self.chosen).emit(node.record)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold a node."""
        node = self._at(event.position())
        if node is not None and not (node.more and self.more_box(node).contains(event.position())):
            self.toggled.emit(node.record)

    def event(self, event: QEvent) -> bool:
        """Claim the keys used here before they trigger shortcuts of the window."""
        return claim_key(event, self._handles_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the parent, a child or a neighbour; fold, unfold, draw more children with Shift; zoom."""
        if not self._handles_key(event):
            super().keyPressEvent(event)
            return
        here, key = (
            next((place for place, node in enumerate(self.leaves) if node.record == self.picked), 0),
            event.key(),
        )
        if key in _ENTER:
            more = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.widened if more else self.toggled).emit(self.leaves[here].record)
        elif key in _ARROWS:
            self.chosen.emit(self.leaves[self._next_index(here, Qt.Key(key))].record)
        elif key == Qt.Key.Key_0:
            self.fit_requested.emit()
        else:
            self.zoom(ZOOMS[Qt.Key(key)])

    # Internal

    def _handles_key(self, event: QKeyEvent) -> bool:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        others = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if others or not self.leaves:
            return False
        return key in ZOOMS or key in _ENTER or (not shift and (key in _ARROWS or key == Qt.Key.Key_0))

    def _next_index(self, here: int, key: Qt.Key) -> int:
        node = self.leaves[here]
        if key == Qt.Key.Key_Up:
            return here if node.parent is None else node.parent
        if key == Qt.Key.Key_Down:
            return next((place for place, one in enumerate(self.leaves) if one.parent == here), here)
        level = [place for place, one in enumerate(self.leaves) if one.depth == node.depth]
        step = 1 if key == Qt.Key.Key_Right else -1
        return level[max(0, min(level.index(here) + step, len(level) - 1))]

    def _at(self, point: QPointF) -> DrawnNode | None:
        lens = self.lens
        return next((node for node in self.leaves if lens.box(node).united(lens.written(node)).contains(point)), None)

    def _reset_painter(self) -> None:
        self._node_painter = None if self._board is None else HexTreePainter(self._board, self.lens)
        self.lens.widest = 0.0

    def _restyle(self) -> None:
        self._reset_painter()
        self.resized.emit()

    def _measure(self, nodes: Sequence[DrawnNode]) -> None:
        """Reserve space for the text below the nodes."""
        if self._node_painter is not None:
            self.lens.widest = max(self.lens.widest, self._node_painter.widest(nodes, QFont(self.font())))
