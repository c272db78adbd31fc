"""Paints the nodes of a search tree: small boards, with their visits and win rates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from workbench.hex.board import EMPTY, HexBoard, name, other
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import colours, pixels
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.layout import SIDES, HexLayout
from workbench.ui.hex.board.painter import OWNERS
from workbench.ui.hex.game.texts import colour_key
from workbench.ui.hex.search.search_tree_model import DrawnNode
from workbench.ui.hex.search.tree_lens import FONT_SIZE, TreeLens
from workbench.wording import number, text

MIN_BOARD_WIDTH = 30
"""The minimum width of a board in pixels; if it is smaller, only the text is shown."""
MAX_PICTURES = 400
FREE, NUMBER_GAP = 0.28, 4
"""The part of the width that a board leaves free in its upper right corner. Pixels from a number to what is near it."""

TextLines = tuple[tuple[str, bool, str], ...]
"""Lines of text: the text, whether it is bold, its colour."""


class HexTreePainter:
    """Paints the positions of a search of `board`, at the places given by `lens`. Its boards are cached as pixmaps."""

    def __init__(self, board: HexBoard, lens: TreeLens) -> None:
        self._board, self._lens = board, lens
        self._pictures: dict[tuple[int, float], QPixmap] = {}

    def words(self, node: DrawnNode) -> TextLines:
        """Return the lines under a node: the move and its win rate, its visits, the number of children not drawn."""
        palette = colours()
        more = text("hex-tree-more", count=node.more) if node.more else ""
        second = number(node.visits) if node.texts is None else node.texts[1]
        return (
            (self._node_label(node), True, palette.text),
            (second, False, palette.muted),
            (more, False, palette.accent),
        )

    def widest(self, drawn_nodes: Sequence[DrawnNode], font: QFont) -> float:
        """Return the maximum width in pixels of the text at the default size; the root's text does not count."""
        font.setPixelSize(pixels(FONT_SIZE))
        plain = QFontMetricsF(font)
        font.setBold(True)
        bold = QFontMetricsF(font)
        lines = (line for node in drawn_nodes if node.parent is not None for line in self.words(node))
        return max(
            ((bold if strong else plain).horizontalAdvance(line_text) for line_text, strong, _ in lines), default=0.0
        )

    def paint_way(self, painter: QPainter, parent: DrawnNode, node: DrawnNode) -> None:
        """Paint the edge to a node; the more often it was visited, the thicker."""
        lens = self._lens
        start = QPointF(lens.box(parent).center().x(), lens.written(parent).bottom())
        end = QPointF(lens.box(node).center().x(), lens.box(node).top())
        path = QPainterPath(start)
        middle = (start.y() + end.y()) / 2
        path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
        share = (0.6 if node.best else 0.0) if node.texts is not None else node.visits / max(1, parent.visits)
        colour = colours().current if node.current else colours().muted
        painter.setPen(QPen(QColor(colour), 1.0 + 5.0 * share))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def paint_node(self, painter: QPainter, node: DrawnNode, picked: bool, font: QFont) -> None:
        """Paint a node with its text, framed if it is `picked` or current."""
        lens, palette = self._lens, colours()
        box = lens.box(node)
        if box.width() >= MIN_BOARD_WIDTH:
            self._paint_board(painter, node, box)
            self._paint_number(painter, node, box, font)
        else:
            box = lens.written(node)
        if picked or node.current:
            painter.setPen(QPen(QColor(palette.accent if picked else palette.current), 2 if picked else 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        font.setPixelSize(lens.letters)
        text_area = lens.written(node)
        line = QRectF(text_area.left(), text_area.top(), text_area.width(), lens.line)
        for line_text, bold, colour in self.words(node):
            font.setBold(bold)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip), line_text)
            line.translate(0, lens.line)

    def _paint_number(self, painter: QPainter, node: DrawnNode, box: QRectF, font: QFont) -> None:
        """Paint the number of a node, which the narration uses."""
        font.setPixelSize(self._lens.letters)
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(colours().muted))
        digits = number(node.record)
        area = number_area(digits, box, font, self._lens.written(node).right())
        if area.bottom() < box.top():  # edges may cross it
            painter.fillRect(area.adjusted(-1, -1, 1, 1), QColor(colours().surface))
        painter.drawText(area.bottomLeft(), digits)

    def _node_label(self, node: DrawnNode) -> str:
        """Return a node's move with its value."""
        board = self._board
        move = name(board.size, node.line[-1]) if node.line else text("hex-tree-root")
        if node.texts is not None:
            return f"{move} {node.texts[0]}".strip()
        if node.proof is None:
            share = text("predict-share", share=number(100 * node.rate, 1)) if node.line and node.visits else ""
            return f"{move} {share}".strip()
        if node.line:
            return f"{move} {text('hex-proof-won') if node.proof else text('hex-proof-lost')}"
        winner = other(board.to_move) if node.proof else board.to_move  # a proof is for the side that has moved
        return text("hex-tree-root-proved", side=colour_key(winner))

    def _paint_board(self, painter: QPainter, node: DrawnNode, box: QRectF) -> None:
        key = (node.record, self._lens.scale)
        if key not in self._pictures:
            if len(self._pictures) > MAX_PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._picture(node, painter.device().devicePixelRatioF())
        picture = self._pictures[key]
        painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def _picture(self, node: DrawnNode, ratio: float) -> QPixmap:
        """Return the position of a node as a small board with a ring around its last stone."""
        board = self._board
        size = self._lens.board.toSize()
        stones, side = bytearray(board.stones), board.to_move
        for cell in node.line:
            stones[cell], side = side, other(side)
        layout = HexLayout(board.size, QRectF(0, 0, size.width(), size.height()))

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_small(painter, layout, bytes(stones))
            if node.line:
                painter.setPen(QPen(hex_colours().chain, 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                reach = max(layout.radius * 0.95, 2.6)
                painter.drawEllipse(layout.centre(node.line[-1]), reach, reach)

        return drawn_pixmap(size.width(), size.height(), ratio, draw)


def _paint_small(painter: QPainter, layout: HexLayout, stones: bytes) -> None:
    """Paint a board that is too small to draw its cells one by one."""
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


def number_area(digits: str, box: QRectF, font: QFont, right: float) -> QRectF:
    """Return the area of a node's number: the corner that its board leaves free, or above that, up to `right`."""
    metrics = QFontMetricsF(font)
    size = QSizeF(metrics.horizontalAdvance(digits), metrics.capHeight())
    if size.width() <= FREE * box.width():
        return QRectF(QPointF(box.right() - size.width(), box.top() - metrics.capHeight() / 3), size)
    left = min(box.center().x() + NUMBER_GAP, right - size.width())
    return QRectF(QPointF(left, box.top() - NUMBER_GAP - size.height()), size)
