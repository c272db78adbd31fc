"""Draws the tree of a search with an opponent: small boards, how often they were visited, how often they win."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from workbench.hex.board import EMPTY, HexBoard, name, other
from workbench.ui.hex_words import colour_word
from workbench.ui.models.hex_search_tree import Leaf
from workbench.ui.theme import colours, pixels, theme
from workbench.ui.widgets.claiming import claimed
from workbench.ui.widgets.hex_colours import hex_colours
from workbench.ui.widgets.hex_layout import SIDES, HexLayout
from workbench.ui.widgets.hex_painter import OWNERS
from workbench.ui.widgets.hex_tree_lens import LETTERS, TreeLens
from workbench.wording import number, text

STEP, NOTCH = 1.25, 120
"""What a turn of the wheel, or a key, enlarges by; and what a wheel tells of one turn."""
LEAST_BOARD = 30
"""Pixels that a board is wide at least, or only letters are shown."""
MOST_PICTURES = 400
_ZOOMS = {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Equal: STEP, Qt.Key.Key_Minus: 1 / STEP}
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HexSearchTree(QWidget):
    """Attributes: leaves, what is drawn; picked, the record that was chosen, or None; lens, how large and where;
    fitted, whether the view is left to itself.

    Signals: `chosen(record)` a node was clicked, or gone to by the arrow keys; `toggled(record)` it is to be folded or
    unfolded; `widened(record)` more of its children are wanted; `fit_wanted` all is to be seen; `resized`.
    """

    chosen = Signal(int)
    toggled = Signal(int)
    widened = Signal(int)
    fit_wanted = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leaves: list[Leaf] = []
        self.picked: int | None = None
        self.lens, self.fitted = TreeLens(), True
        self._board: HexBoard | None = None
        self._pictures: dict[tuple[int, float], QPixmap] = {}
        self._pressed: QPointF | None = None
        self._dragged = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(120, 90)
        theme().changed.connect(self._restyle)

    def set_board(self, board: HexBoard) -> None:
        """Draw positions that follow on this one."""
        if board is not self._board:
            self._board, self.leaves = board, []
            self._pictures.clear()
            self.lens.widest = 0.0

    def fitting(self, leaves: Sequence[Leaf]) -> float:
        """Return the scale at which nodes fit into the view, 0 where they do not."""
        self._measure(leaves)
        return self.lens.fitting(leaves, QSizeF(self.size()))

    def show_leaves(self, leaves: list[Leaf], scale: float | None = None) -> None:
        """Draw nodes, at a scale, the best line in view; None: as large as they are, the root where it is."""
        self._measure(leaves)
        before = self.box(self.leaves[0]).topLeft() if self.leaves else None
        self.leaves = leaves
        if scale is not None:
            self.lens.show_all(leaves, QSizeF(self.size()), scale)
        elif leaves and before is not None:
            self.lens.origin += before - self.box(leaves[0]).topLeft()
        self.update()

    def set_picked(self, record: int | None) -> None:
        """Mark another node as chosen."""
        self.picked = record
        self.update()

    def bring_in(self, leaf: Leaf) -> None:
        """Move as little as it takes to have a node in view."""
        self.lens.keep_in(self.box(leaf).united(self.lens.written(leaf)), QSizeF(self.size()))
        self.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Enlarge by a factor; what is at a point, the middle where none is given, stays there."""
        self.fitted = False
        self.lens.zoom(factor, QPointF(self.rect().center()) if at is None else at)
        self.update()

    def box(self, leaf: Leaf) -> QRectF:
        """Return where the board of a node is drawn."""
        return self.lens.box(leaf)

    def more_box(self, leaf: Leaf) -> QRectF:
        """Return where it is written that a node has more children than are drawn."""
        written = self.lens.written(leaf)
        return QRectF(written.left(), written.top() + 2 * self.lens.line, written.width(), self.lens.line)

    def words(self, leaf: Leaf) -> tuple[tuple[str, bool, str], ...]:
        """Return the lines under a node: the move and how often it wins, how often it was tried, what is not drawn."""
        now = colours()
        more = text("hex-tree-more", count=leaf.more) if leaf.more else ""
        second = number(leaf.visits) if leaf.told is None else leaf.told[1]
        return (self._named(leaf), True, now.text), (second, False, now.muted), (more, False, now.accent)

    def _named(self, leaf: Leaf) -> str:
        """Return a node's move with what it is worth."""
        board = self._board
        assert board is not None
        move = name(board.size, leaf.line[-1]) if leaf.line else text("hex-tree-root")
        if leaf.told is not None:
            return f"{move} {leaf.told[0]}".strip()
        if leaf.proof is None:
            return f"{move} {number(100 * leaf.rate, 1)} %" if leaf.line else move
        if leaf.line:
            return f"{move} {text('hex-proof-won') if leaf.proof else text('hex-proof-lost')}"
        winner = other(board.to_move) if leaf.proof else board.to_move  # a proof is told from the side that has moved
        return text("hex-tree-root-proved", side=colour_word(winner))

    # For Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in view."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().base())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for leaf in self.leaves:
            if leaf.parent is not None:
                self._paint_way(painter, self.leaves[leaf.parent], leaf)
        seen = QRectF(event.rect())
        for leaf in self.leaves:
            if seen.intersects(self.box(leaf).united(self.lens.written(leaf))):
                self._paint_leaf(painter, leaf)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that there is more room, or less."""
        super().resizeEvent(event)
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the pointer is."""
        if turned := event.angleDelta().y():
            self.zoom(STEP ** (turned / NOTCH), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the drawing, or to click."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the drawing."""
        if self._pressed is None:
            return
        way = event.position() - self._pressed
        if self._dragged or way.manhattanLength() >= QGuiApplication.styleHints().startDragDistance():
            self._dragged, self._pressed, self.fitted = True, event.position(), False
            self.lens.origin += way
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the node that was clicked, or draw more children of it."""
        pressed, self._pressed = self._pressed, None
        leaf = self._at(event.position())
        if leaf is None or pressed is None or self._dragged or event.button() != Qt.MouseButton.LeftButton:
            return
        more = leaf.more and self.more_box(leaf).contains(event.position())
        (self.widened if more else self.chosen).emit(leaf.record)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold a node."""
        leaf = self._at(event.position())
        if leaf is not None and not (leaf.more and self.more_box(leaf).contains(event.position())):
            self.toggled.emit(leaf.record)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the drawing before they become shortcuts of the window."""
        return claimed(event, self._owns) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a parent, a child or a neighbour; fold, unfold, draw more children with Shift; zoom."""
        if not self._owns(event):
            super().keyPressEvent(event)
            return
        here, key = (
            next((place for place, leaf in enumerate(self.leaves) if leaf.record == self.picked), 0),
            event.key(),
        )
        if key in _ENTER:
            more = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.widened if more else self.toggled).emit(self.leaves[here].record)
        elif key in _ARROWS:
            self.chosen.emit(self.leaves[self._beside(here, Qt.Key(key))].record)
        elif key == Qt.Key.Key_0:
            self.fit_wanted.emit()
        else:
            self.zoom(_ZOOMS[Qt.Key(key)])

    # Within

    def _owns(self, event: QKeyEvent) -> bool:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        others = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if others or not self.leaves:
            return False
        return key in _ZOOMS or key in _ENTER or (not shift and (key in _ARROWS or key == Qt.Key.Key_0))

    def _beside(self, here: int, key: Qt.Key) -> int:
        leaf = self.leaves[here]
        if key == Qt.Key.Key_Up:
            return here if leaf.parent is None else leaf.parent
        if key == Qt.Key.Key_Down:
            return next((place for place, one in enumerate(self.leaves) if one.parent == here), here)
        level = [place for place, one in enumerate(self.leaves) if one.depth == leaf.depth]
        step = 1 if key == Qt.Key.Key_Right else -1
        return level[max(0, min(level.index(here) + step, len(level) - 1))]

    def _at(self, point: QPointF) -> Leaf | None:
        lens = self.lens
        return next((leaf for leaf in self.leaves if lens.box(leaf).united(lens.written(leaf)).contains(point)), None)

    def _restyle(self) -> None:
        self._pictures.clear()
        self.lens.widest = 0.0
        self.resized.emit()

    def _measure(self, leaves: Sequence[Leaf]) -> None:
        """Have room for what is written below nodes; below the root there always is."""
        font = QFont(self.font())
        font.setPixelSize(pixels(LETTERS))
        plain = QFontMetricsF(font)
        font.setBold(True)
        bold = QFontMetricsF(font)
        for leaf in leaves:
            for told, strong, _ in self.words(leaf):
                if leaf.parent is not None:
                    self.lens.widest = max(self.lens.widest, (bold if strong else plain).horizontalAdvance(told))

    def _paint_way(self, painter: QPainter, parent: Leaf, leaf: Leaf) -> None:
        """Paint the line to a node, the thicker the oftener it was gone."""
        start = QPointF(self.box(parent).center().x(), self.lens.written(parent).bottom())
        end = QPointF(self.box(leaf).center().x(), self.box(leaf).top())
        path = QPainterPath(start)
        middle = (start.y() + end.y()) / 2
        path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
        share = (0.6 if leaf.best else 0.0) if leaf.told is not None else leaf.visits / max(1, parent.visits)
        colour = colours().current if leaf.current else colours().muted
        painter.setPen(QPen(QColor(colour), 1.0 + 5.0 * share))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_leaf(self, painter: QPainter, leaf: Leaf) -> None:
        box, now, lens = self.box(leaf), colours(), self.lens
        if box.width() >= LEAST_BOARD:
            self._paint_board(painter, leaf, box)
        else:
            box = lens.written(leaf)
        if leaf.record == self.picked or leaf.current:
            chosen = leaf.record == self.picked
            painter.setPen(QPen(QColor(now.accent if chosen else now.current), 2 if chosen else 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        font = QFont(self.font())
        font.setPixelSize(lens.letters)
        room = lens.written(leaf)
        line = QRectF(room.left(), room.top(), room.width(), lens.line)
        for told, bold, colour in self.words(leaf):
            font.setBold(bold)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip), told)
            line.translate(0, lens.line)

    def _paint_board(self, painter: QPainter, leaf: Leaf, box: QRectF) -> None:
        key = (leaf.record, self.lens.scale)
        if key not in self._pictures:
            if len(self._pictures) > MOST_PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._picture(leaf)
        picture = self._pictures[key]
        painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def _picture(self, leaf: Leaf) -> QPixmap:
        """Return the position of a node as a small board, its last stone ringed."""
        board = self._board
        assert board is not None
        ratio = self.devicePixelRatioF()
        size = self.lens.board.toSize()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        stones, side = bytearray(board.stones), board.to_move
        for cell in leaf.line:
            stones[cell], side = side, other(side)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_small(painter, HexLayout(board.size, QRectF(0, 0, size.width(), size.height())), bytes(stones))
        if leaf.line:
            layout = HexLayout(board.size, QRectF(0, 0, size.width(), size.height()))
            painter.setPen(QPen(hex_colours().chain, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            reach = max(layout.radius * 0.95, 2.6)
            painter.drawEllipse(layout.centre(leaf.line[-1]), reach, reach)
        painter.end()
        return picture


def _paint_small(painter: QPainter, layout: HexLayout, stones: bytes) -> None:
    """Paint a board that is too small for its cells to be drawn one by one."""
    now = hex_colours()
    painter.setPen(Qt.PenStyle.NoPen)
    for side in SIDES:
        painter.setBrush(now.stones[OWNERS[side]])
        painter.drawPolygon(layout.band(side))
    painter.setBrush(now.cells[1])
    last = layout.size - 1
    edge = 0.5
    rim = [
        layout.point(r, c)
        for r, c in ((-edge, -edge), (-edge, last + edge), (last + edge, last + edge), (last + edge, -edge))
    ]
    painter.drawPolygon(rim)
    for cell, stone in enumerate(stones):
        if stone != EMPTY:
            painter.setBrush(now.stones[stone])
            painter.drawEllipse(layout.centre(cell), layout.radius * 0.8, layout.radius * 0.8)
