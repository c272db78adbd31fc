"""The scale and position of the nodes of a search tree: boards shrink, but the text stays legible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from workbench.ui.base.theme import pixels, theme
from workbench.ui.hex.search.search_tree_model import DrawnNode

BOARD_SIZE = QSizeF(76, 46)
NODE_GAP, LEVEL_GAP = 12, 20
"""Pixels between two nodes, and from the text of a node to the next level, at scale 1."""
FONT_SIZE, MAX_LINES = 12, 3
"""The height of the text below a board, and its number of lines."""
MIN_FONT_SCALE, MAX_FONT_SCALE = 0.92, 1.5
"""The minimum and maximum scale of the text relative to the default size."""
MARGIN = 10
MIN_SCALE, MAX_SCALE, MAX_FIT_SCALE = 0.3, 4.0, 1.4
_FIT_SCALES = tuple(round(MAX_FIT_SCALE - k * 0.05, 2) for k in range(23))


class TreeLens:
    """Maps nodes to the view.

    Attributes: scale, of the boards; origin, the top left of the drawing in the view; widest, the width in pixels of
    the widest text at the default size; lines, the maximum number of lines of text per node.
    """

    def __init__(self) -> None:
        self.scale, self.origin = 1.0, QPointF(MARGIN, MARGIN)
        self.widest, self.lines = 0.0, MAX_LINES

    @property
    def letters(self) -> int:
        """The font size in pixels."""
        return round(pixels(FONT_SIZE) * self._font_scale(self.scale))

    @property
    def line(self) -> float:
        """The line height in pixels."""
        return self.letters * 1.25

    @property
    def board(self) -> QSizeF:
        """The size of a board in pixels."""
        return BOARD_SIZE * (self.scale * theme().scale)

    def across(self, scale: float) -> float:
        """Return the horizontal distance between nodes."""
        return max((BOARD_SIZE.width() * scale + NODE_GAP) * theme().scale, self.widest * self._font_scale(scale) + 8)

    def down(self, scale: float) -> float:
        """Return the vertical distance between levels."""
        return (BOARD_SIZE.height() * scale + LEVEL_GAP * max(scale, 0.6)) * theme().scale + self._text_height(scale)

    def extent(self, drawn_nodes: Sequence[DrawnNode], scale: float) -> QSizeF:
        """Return the size of the drawing of some nodes."""
        levels = max((node.depth for node in drawn_nodes), default=0) + 1
        width = max((node.x for node in drawn_nodes), default=0.0) + 1
        height = levels * self.down(scale) - LEVEL_GAP * max(scale, 0.6) * theme().scale
        return QSizeF(width * self.across(scale), height)

    def fitting(self, drawn_nodes: Sequence[DrawnNode], view: QSizeF) -> float:
        """Return the largest scale at which nodes fit into a view, 0 if they would be too small to read."""
        for scale in _FIT_SCALES:
            needed = self.extent(drawn_nodes, scale)
            if needed.width() <= view.width() - 2 * MARGIN and needed.height() <= view.height() - 2 * MARGIN:
                return scale
        return 0.0

    def show_all(self, drawn_nodes: Sequence[DrawnNode], view: QSizeF, scale: float) -> None:
        """Draw at a scale, centred in the view; if it is too wide or too high, aligned to its edge."""
        self.scale = scale
        needed = self.extent(drawn_nodes, scale)
        left = max((view.width() - needed.width()) / 2, MARGIN)
        top = max(min((view.height() - needed.height()) / 2, 3 * MARGIN), MARGIN)
        self.origin = QPointF(left, top)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zoom by a factor around the point `at` of the view."""
        offset = at - self.origin
        nodes, levels = offset.x() / self.across(self.scale), offset.y() / self.down(self.scale)
        self.scale = min(max(self.scale * factor, MIN_SCALE), MAX_SCALE)
        self.origin = at - QPointF(nodes * self.across(self.scale), levels * self.down(self.scale))

    def box(self, node: DrawnNode) -> QRectF:
        """Return the rectangle of the board of a node."""
        size = self.board
        x = self.origin.x() + (node.x + 0.5) * self.across(self.scale)
        y = self.origin.y() + node.depth * self.down(self.scale)
        return QRectF(x - size.width() / 2, y, size.width(), size.height())

    def written(self, node: DrawnNode) -> QRectF:
        """Return the rectangle of the text below a node."""
        box, width = self.box(node), self.across(self.scale)
        return QRectF(box.center().x() - width / 2, box.bottom() + 2, width, self._text_height(self.scale) - 2)

    def scroll_to_area(self, area: QRectF, view: QSizeF) -> None:
        """Scroll as little as necessary to have an area in view, above all its top left corner."""
        across = max(area.right() + MARGIN - view.width(), 0.0)
        down = max(area.bottom() + MARGIN - view.height(), 0.0)
        self.origin -= QPointF(min(across, area.left() - MARGIN), min(down, area.top() - MARGIN))

    def _font_scale(self, scale: float) -> float:
        return min(max(scale, MIN_FONT_SCALE), MAX_FONT_SCALE)

    def _text_height(self, scale: float) -> float:
        return self.lines * round(pixels(FONT_SIZE) * self._font_scale(scale)) * 1.25 + 4
