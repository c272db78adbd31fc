"""Draws the tree of a search with an opponent: small boards, how often they were visited, how often they win."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from workbench.hex.board import EMPTY, HexBoard, name, other
from workbench.ui.hex_words import colour_word
from workbench.ui.models.hex_search_tree import Leaf
from workbench.ui.theme import colours, pixels, theme
from workbench.ui.widgets.claiming import claimed
from workbench.ui.widgets.hex_colours import hex_colours
from workbench.ui.widgets.hex_layout import SIDES, HexLayout
from workbench.ui.widgets.hex_painter import OWNERS
from workbench.wording import number, text

ACROSS, DOWN = 88, 106
"""Pixels from one node to the next, and from one level to the next."""
MARGIN = 16
BOARD = QSize(76, 46)
MOST_PICTURES = 400


class HexSearchTree(QWidget):
    """Attributes: leaves, what is drawn; picked, the record that was chosen, or None.

    Signals: `chosen(record)` a node was clicked, or gone to by the arrow keys; `toggled(record)` it is to be folded or
    unfolded.
    """

    chosen = Signal(int)
    toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leaves: list[Leaf] = []
        self.picked: int | None = None
        self._board: HexBoard | None = None
        self._pictures: dict[int, QPixmap] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme().changed.connect(self._restyle)

    def show_leaves(self, board: HexBoard | None, leaves: list[Leaf], fresh: bool) -> None:
        """Draw nodes below a position; `fresh`: they are of another search."""
        if fresh or board is not self._board:
            self._pictures.clear()
        self._board, self.leaves = board, leaves
        width = max((leaf.x for leaf in leaves), default=0.0) + 1.0
        depth = max((leaf.depth for leaf in leaves), default=0) + 1
        self.setFixedSize(round(width * pixels(ACROSS)) + 2 * MARGIN, depth * pixels(DOWN) + 12)
        self.update()

    def set_picked(self, record: int | None) -> None:
        """Mark another node as chosen."""
        self.picked = record
        self.update()

    def box(self, leaf: Leaf) -> QRectF:
        """Return where the board of a node is drawn."""
        width, height = pixels(BOARD.width()), pixels(BOARD.height())
        x = MARGIN + (leaf.x + 0.5) * pixels(ACROSS)
        return QRectF(x - width / 2, 6 + leaf.depth * pixels(DOWN), width, height)

    def words(self, leaf: Leaf) -> tuple[tuple[str, bool, str], ...]:
        """Return what is written under a node: the move and how often it wins, how often it was tried."""
        board, now = self._board, colours()
        assert board is not None
        move = name(board.size, leaf.line[-1]) if leaf.line else text("hex-tree-root")
        if leaf.told is not None:
            return (f"{move} {leaf.told[0]}".strip(), True, now.text), (leaf.told[1], False, now.muted)
        if leaf.proof is None:
            value = f"{number(100 * leaf.rate, 1)} %" if leaf.line else ""
        else:
            value = text("hex-proof-won") if leaf.proof else text("hex-proof-lost")
        first = f"{move} {value}".strip()
        if leaf.proof is not None and not leaf.line:  # a proof is told from the side that has moved: name who wins
            winner = other(board.to_move) if leaf.proof else board.to_move
            first = text("hex-tree-root-proved", side=colour_word(winner))
        return (first, True, now.text), (number(leaf.visits), False, now.muted)

    # For Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in view."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().base())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for leaf in self.leaves:
            if leaf.parent is not None:
                self._paint_way(painter, self.leaves[leaf.parent], leaf)
        seen = QRectF(event.rect()).adjusted(0, -pixels(DOWN), 0, 0)
        for leaf in self.leaves:
            if seen.intersects(self.box(leaf)):
                self._paint_leaf(painter, leaf)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the node that was clicked."""
        leaf = self._at(event.position())
        if leaf is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(leaf.record)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold a node."""
        leaf = self._at(event.position())
        if leaf is not None:
            self.toggled.emit(leaf.record)

    def event(self, event: QEvent) -> bool:
        """Claim the arrow keys and Enter before they become shortcuts of the window."""
        return claimed(event, self._owns) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a parent, a child or a neighbour; with Enter fold or unfold."""
        if not self._owns(event):
            super().keyPressEvent(event)
            return
        here = next((place for place, leaf in enumerate(self.leaves) if leaf.record == self.picked), 0)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggled.emit(self.leaves[here].record)
            return
        self.chosen.emit(self.leaves[self._beside(here, Qt.Key(event.key()))].record)

    # Within

    def _owns(self, event: QKeyEvent) -> bool:
        arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain and bool(self.leaves) and event.key() in (*arrows, Qt.Key.Key_Return, Qt.Key.Key_Enter)

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
        beneath = pixels(DOWN) - pixels(BOARD.height()) - 8
        return next((leaf for leaf in self.leaves if self.box(leaf).adjusted(-4, -4, 4, beneath).contains(point)), None)

    def _restyle(self) -> None:
        self._pictures.clear()
        self.update()

    def _paint_way(self, painter: QPainter, parent: Leaf, leaf: Leaf) -> None:
        """Paint the line to a node, the thicker the oftener it was gone."""
        above, below = self.box(parent), self.box(leaf)
        start = QPointF(above.center().x(), above.bottom() + pixels(36))
        end = QPointF(below.center().x(), below.top())
        path = QPainterPath(start)
        middle = (start.y() + end.y()) / 2
        path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
        share = (0.6 if leaf.best else 0.0) if leaf.told is not None else leaf.visits / max(1, parent.visits)
        colour = colours().current if leaf.current else colours().muted
        painter.setPen(QPen(QColor(colour), 1.0 + 5.0 * share))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_leaf(self, painter: QPainter, leaf: Leaf) -> None:
        box, now = self.box(leaf), colours()
        assert self._board is not None
        if leaf.record not in self._pictures:
            if len(self._pictures) > MOST_PICTURES:
                self._pictures.clear()
            self._pictures[leaf.record] = self._picture(leaf)
        picture = self._pictures[leaf.record]
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if leaf.record == self.picked or leaf.current:
            chosen = leaf.record == self.picked
            painter.setPen(QPen(QColor(now.accent if chosen else now.current), 2 if chosen else 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        font = QFont(self.font())
        font.setPixelSize(pixels(12))
        line = pixels(15)
        top = QRectF(box.left() - 10, box.bottom() + 3, box.width() + 20, line)
        for told, bold, colour in self.words(leaf):
            font.setBold(bold)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(top, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip), told)
            top.translate(0, line)

    def _picture(self, leaf: Leaf) -> QPixmap:
        """Return the position of a node as a small board, its last stone ringed."""
        board = self._board
        assert board is not None
        ratio = self.devicePixelRatioF()
        size = QSize(pixels(BOARD.width()), pixels(BOARD.height()))
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
