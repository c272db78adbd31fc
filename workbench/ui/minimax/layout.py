"""Where the nodes of a written-out game tree are drawn. Independent of Qt's widgets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF

from workbench.game_trees.tree import GameTree

RADIUS = 15
"""Half the side of a node, in pixels at the standard text size."""
MIN_GAP, CLEAR_GAP, MAX_GAP = 38, 60, 96
"""Pixels between neighbouring leaves."""
MIN_LEVEL, CLEAR_LEVEL, MAX_LEVEL = 76, 110, 150
"""Pixels between two levels."""
LEFT, TOP, RIGHT, BOTTOM = 58, 34, 40, 44
"""Pixels beside the outermost nodes, for the names of the players, the values and the names of the nodes."""

ABOVE = 24
"""Pixels from the top of what is drawn of the root to its centre."""

SMALLEST, LARGEST = 0.75, 2.5
"""How much smaller or larger than the standard text the tree may be drawn to fit its view."""


class TreeLayout:
    """The places of the nodes in a view of this size; `scale`: of the text; `head`: what may lie over its top edge, in
    pixels, is left free as far as the levels can be closer to each other.

    Attributes: scale, the one at which the tree fits the view. places, the centre of each node; radius, half the side
    of a node; gap, between neighbouring leaves; least, the smallest legible size.
    """

    def __init__(self, tree: GameTree, view: QSizeF, scale: float, head: float = 0.0) -> None:
        leaves, levels = tree.leaves, max(tree.depths)
        least_gap = max(MIN_GAP, 10 * max((len(str(tree.values[leaf])) for leaf in leaves), default=1))
        least = QSizeF(LEFT + RIGHT + least_gap * (len(leaves) - 1), TOP + BOTTOM + MIN_LEVEL * levels)
        self.least = least * scale * SMALLEST
        fits = min(view.width() / least.width(), view.height() / least.height()) / scale
        zoom = max(fits, SMALLEST) if fits < 1 else self._zoom(view / scale, len(leaves), levels)
        scale = self.scale = scale * zoom
        self.radius = RADIUS * scale
        across = self._shared(view.width() / scale - LEFT - RIGHT, len(leaves) - 1, least_gap, MAX_GAP) * scale
        self.gap = across
        most = view.height() - (BOTTOM + MIN_LEVEL * levels) * scale
        top = max(min(head + ABOVE * scale, most), TOP * scale)
        down = self._shared((view.height() - top) / scale - BOTTOM, levels, MIN_LEVEL, MAX_LEVEL) * scale
        room = view.width() - (LEFT + RIGHT) * scale - across * (len(leaves) - 1)
        left = LEFT * scale + max(room / 2, 0)
        x = [0.0] * len(tree.children)
        for place, leaf in enumerate(leaves):
            x[leaf] = left + place * across
        for node in reversed(range(len(x))):  # children come after their parents
            if below := tree.children[node]:
                x[node] = (x[below[0]] + x[below[-1]]) / 2
        self.places = [QPointF(x[node], top + tree.depths[node] * down) for node in range(len(x))]

    @staticmethod
    def _zoom(view: QSizeF, leaves: int, levels: int) -> float:
        """Return how much larger the tree can be drawn if its nodes stay clearly apart."""
        width, height = LEFT + RIGHT + CLEAR_GAP * (leaves - 1), TOP + BOTTOM + CLEAR_LEVEL * levels
        return min(max(min(view.width() / width, view.height() / height), 1.0), LARGEST)

    @staticmethod
    def _shared(room: float, parts: int, least: float, most: float) -> float:
        return min(max(room / max(parts, 1), least), most)

    def at(self, point: QPointF) -> int | None:
        """Return the node at a point, or None."""
        reach = self.radius * 1.3
        return next(
            (
                node
                for node, place in enumerate(self.places)
                if abs(place.x() - point.x()) <= reach and abs(place.y() - point.y()) <= reach
            ),
            None,
        )
