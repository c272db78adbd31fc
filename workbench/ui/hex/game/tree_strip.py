"""A game with its variations as a small tree: a stone for each move, a row for each line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from workbench.hex.board import EMPTY
from workbench.hex.game_tree import ROOT, GameTree
from workbench.hex.rules import RESIGN, TIMEOUT
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.stone import paint_stone

COLUMN_WIDTH, ROW_HEIGHT, STONE_SIZE = 26, 26, 18
"""Pixels between moves, between lines, and across a stone."""

GridPosition = tuple[int, int]


def node_positions(tree: GameTree) -> dict[int, GridPosition]:
    """Return the column and the row of every node: the main line is row 0, each variation has its own row."""
    spots: dict[int, GridPosition] = {}
    free: dict[int, int] = {}
    stack = [ROOT]
    while stack:
        start = stack.pop()
        line = [start]
        while children := tree.nodes[line[-1]].children:
            line.append(children[0])
        first_column = len(tree.path(start)) - 1
        columns = range(max(first_column - 1, 0), first_column + len(line))
        parent = tree.nodes[start].parent
        min_row = 0 if parent is None else spots[parent][1] + 1
        row = max([min_row, *(free.get(column, 0) for column in columns)])
        for place, node in enumerate(line):
            spots[node] = (first_column + place, row)
        for column in columns:
            free[column] = row + 1
        for node in line:
            stack.extend(tree.nodes[node].children[:0:-1])
    return spots


class _Drawing(QWidget):
    """Attributes: spots, the positions of the nodes. Signals: `picked(node)`."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree: GameTree | None = None
        self.spots: dict[int, GridPosition] = {}
        self.at = ROOT
        self._seen: object = None
        PictureCopying(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._measure)

    def show_tree(self, tree: GameTree, at: int) -> None:
        """Draw a tree with `at` as the current node."""
        if tree is not self.tree:
            self.tree, self.spots = tree, node_positions(tree)
            self._measure()
        self.at = at
        self.update()

    def centre(self, node: int) -> QPointF:
        """Return the centre of a node."""
        column, row = self.spots[node]
        return QPointF((column + 0.7) * pixels(COLUMN_WIDTH), (row + 0.7) * pixels(ROW_HEIGHT))

    def sizeHint(self) -> QSize:
        columns = max((column for column, _ in self.spots.values()), default=0) + 1
        rows = max((row for _, row in self.spots.values()), default=0) + 1
        return QSize(round((columns + 0.4) * pixels(COLUMN_WIDTH)), round((rows + 0.4) * pixels(ROW_HEIGHT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible nodes, and the lines that lead to them."""
        if self.tree is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        visible = QRectF(event.rect()).adjusted(
            -pixels(COLUMN_WIDTH), -pixels(ROW_HEIGHT), pixels(COLUMN_WIDTH), pixels(ROW_HEIGHT)
        )
        painter.setPen(QPen(QColor(colours().muted), 1.2))
        for node in self.spots:
            self._paint_edge(painter, node, visible)
        for node in self.spots:
            if visible.contains(self.centre(node)):
                self._paint_node(painter, node)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the clicked node."""
        reach = pixels(STONE_SIZE) * 0.65
        for node in self.spots:
            offset = self.centre(node) - event.position()
            if offset.manhattanLength() <= 2 * reach and (offset.x() ** 2 + offset.y() ** 2) ** 0.5 <= reach:
                self.picked.emit(node)
                return

    def event(self, event: QEvent) -> bool:
        """Claim the arrow keys before they trigger shortcuts of the window."""
        return claim_key(event, lambda pressed: self._node_for_key(pressed) is not None) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along a line, or to another variation."""
        node = self._node_for_key(event)
        if node is None:
            super().keyPressEvent(event)
        else:
            self.picked.emit(node)

    # Internal

    def _node_for_key(self, event: QKeyEvent) -> int | None:
        """Return the node that an arrow key leads to; the current node if there is none, None for other keys."""
        key, tree = event.key(), self.tree
        if tree is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        here = tree.nodes[self.at]
        if key == Qt.Key.Key_Left:
            return self.at if here.parent is None else here.parent
        if key == Qt.Key.Key_Right:
            return here.children[0] if here.children else self.at
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            siblings = (self.at,) if here.parent is None else tree.nodes[here.parent].children
            index = siblings.index(self.at) + (1 if key == Qt.Key.Key_Down else -1)
            return siblings[max(0, min(index, len(siblings) - 1))]
        return None

    def _measure(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def _paint_edge(self, painter: QPainter, node: int, visible: QRectF) -> None:
        assert self.tree is not None
        parent = self.tree.nodes[node].parent
        if parent is None:
            return
        start, end = self.centre(parent), self.centre(node)
        if not visible.intersects(QRectF(start, end).normalized().adjusted(-1, -1, 1, 1)):
            return
        corner = QPointF(start.x(), end.y() - pixels(ROW_HEIGHT) * 0.5) if end.y() > start.y() else start
        painter.drawLine(start, corner)
        painter.drawLine(corner, end)

    def _paint_node(self, painter: QPainter, node: int) -> None:
        assert self.tree is not None
        centre, side, game = self.centre(node), pixels(STONE_SIZE), self.tree.game(node)
        area = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        mover = game.displayed_mover
        if node == self.at:
            painter.setPen(QPen(QColor(colours().text), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(-3, -3, 3, 3), 4, 4)
        if mover == EMPTY or game.moves[-1] in (RESIGN, TIMEOUT):
            painter.setPen(QPen(QColor(colours().muted), 1.5))
            painter.setBrush(QColor(colours().surface))
            painter.drawRect(area.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25))
        else:
            paint_stone(painter, area, mover)
            self._write(painter, area, f"{len(game.moves)}", hex_colours().inks[mover], hex_colours().stones[mover])
        if self.tree.nodes[node].comment:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours().current))
            painter.drawEllipse(QPointF(area.right() - 1, area.top() + 1), 3.2, 3.2)
        painter.setPen(QPen(QColor(colours().muted), 1.2))

    def _write(self, painter: QPainter, area: QRectF, label: str, ink: QColor, plate: QColor) -> None:
        font = QFont(self.font())
        font.setPixelSize(round(area.height() * (0.6 if len(label) < 3 else 0.48)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(plate)
        painter.drawEllipse(area.center(), area.width() * 0.36, area.height() * 0.36)
        painter.setPen(ink)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, label)


class HexTreeStrip(QScrollArea):
    """Attributes: drawing. Signals: `picked(node)` a node was clicked, or reached with the arrow keys."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing = _Drawing()
        self.setWidget(self.drawing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.drawing.picked.connect(self.picked)

    def show_tree(self, tree: GameTree, at: int) -> None:
        """Draw a tree and scroll to the current node."""
        self.drawing.show_tree(tree, at)
        centre = self.drawing.centre(at)
        self.ensureVisible(round(centre.x()), round(centre.y()), pixels(COLUMN_WIDTH), pixels(ROW_HEIGHT))
