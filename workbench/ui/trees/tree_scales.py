"""The scales at which a drawing of a search is shown: its states and texts can be read, and there is room for them."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QSizeF

from workbench.search.problem.problem import Problem
from workbench.ui.base.theme import theme
from workbench.ui.states.state_picture import is_board, thumbnail_side
from workbench.ui.trees.tree_painter import ACROSS, DOWN, SIDE, TEXT_HEIGHT

LEGIBLE, MAX_FITTED_SCALE = 0.7, 1.2
"""LEGIBLE: the scale below which states can hardly be read; a larger drawing is shown in part instead; boards may need
a larger scale. MAX_FITTED_SCALE: the maximum scale when a drawing is fitted into the view.
"""

MIN_LEVELS, PROJECTED_LEVELS, MIN_LEGIBLE = 2.7, 1.95, 0.5
"""If this many levels, or a FAMILY, do not fit, the drawing is shown smaller, but not below the scale MIN_LEGIBLE. In
Projector mode a node and its successors are enough, and have to be read from afar."""

FAMILY = 4
"""This many nodes side by side, such as the successors of one, are in view together, before all of their costs."""

MIN_STRETCH = 0.85
"""In Projector mode rows are this much closer together if two of them have no room otherwise."""


class Scales(NamedTuple):
    """smallest, at which texts and, in Projector mode, the numbers on boards are legible; legible, at which a part of a
    drawing is shown; largest, of a whole drawing; roomy, at which enough levels fit into the view.
    """

    smallest: float
    legible: float
    largest: float
    roomy: float

    def stretch(self, scale: float) -> float:
        """Return how much closer together rows are at a scale, relative to it."""
        return min(max(self.roomy / scale, MIN_STRETCH), 1.0) if theme().projector else 1.0


def scales(problem: Problem[Any], view: QSizeF) -> Scales:
    """Return the scales of drawings of a problem's states in a view."""
    smallest = theme().min_label / TEXT_HEIGHT or (LEGIBLE * theme().scale if theme().large else 0.0)
    legible = max(LEGIBLE, thumbnail_side(problem) / SIDE) if is_board(problem) else LEGIBLE
    roomy = view.height() / ((PROJECTED_LEVELS if theme().projector else MIN_LEVELS) * DOWN)
    wide = view.width() / (FAMILY * ACROSS)
    if not theme().projector:
        roomy = min(roomy, wide)
    elif is_board(problem):
        numbers = thumbnail_side(problem, theme().min_label) / SIDE
        smallest = max(smallest, min(numbers, roomy / MIN_STRETCH, wide))
    legible = max(min(legible * theme().scale, max(roomy, MIN_LEGIBLE)), smallest)
    return Scales(smallest, legible, max(MAX_FITTED_SCALE * theme().scale, smallest), roomy)
