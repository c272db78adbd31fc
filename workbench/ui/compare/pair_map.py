"""The map of a pair of searches: the places that only the first has expanded, only the second, or both."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.search.problem.map_shape import HasMap
from workbench.search.tree.marks import Mark as TreeMark
from workbench.ui.base.layouts import vbox
from workbench.ui.base.theme import Colours, colours
from workbench.ui.compare.letter_badge import LETTERS
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.states.map_marks import MapReader, start_and_goal_marks
from workbench.ui.states.map_statuses import Codes, Mark, Statuses
from workbench.ui.states.map_view import MapView
from workbench.ui.trees.tree_legend import TreeLegend
from workbench.wording import text

MIN_SIDE = 60
"""Pixels: the map and its legend have room beside a state space."""


class PairMap(QWidget):
    """Attributes: map, legend."""

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self._readers: dict[str, MapReader] = {}
        self.map, self.legend = _JointMap(compare), _JointLegend(compare)
        self.map.setMinimumSize(MIN_SIDE, MIN_SIDE)
        vbox((self.map, 1), self.legend, parent=self, margins=0, spacing=0)
        # So the tree, which has the same place, needs no more room.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def refresh(self) -> None:
        """Show the pair at the player's position."""
        compare, problem = self._compare, self._compare.problem
        if not isinstance(problem, HasMap):
            self.map.show_map(None)
            return
        marks = start_and_goal_marks(problem)
        self.map.show_map(problem.sketch(), replace(marks, marks=self._statuses(len(problem.sketch().spots))))
        one, other = compare.pair
        self.legend.show_entries(
            [
                (TreeMark.ONE, text("compare-legend-only", letter=one)),
                (TreeMark.OTHER, text("compare-legend-only", letter=other)),
                (TreeMark.BOTH, text("compare-legend-both")),
            ]
        )

    def _statuses(self, places: int) -> Statuses:
        codes: Codes = np.zeros(places, np.uint8)
        if (pair := self._compare.pair_sides) is not None:
            one, other = map(self._expanded, pair)
            codes[one], codes[other], codes[one & other] = Mark.ONE.code, Mark.OTHER.code, Mark.BOTH.code
        return Statuses(codes)

    def _expanded(self, side: Side) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Return which places a search has expanded by its current step."""
        assert side.run is not None and side.timeline is not None
        reader = self._readers.get(side.letter)
        if reader is None or reader.run is not side.run:
            reader = self._readers[side.letter] = MapReader(side.run)
        return reader.expanded(side.timeline.at(min(self._compare.step_of(side), side.length)))


class _JointMap(MapView):
    def __init__(self, compare: CompareSession) -> None:
        super().__init__(noted=False)
        self._compare = compare

    def colours(self) -> Colours:
        return _joint_colours(self._compare)


class _JointLegend(TreeLegend):
    least_rows = 1  # it always has the same entries

    def __init__(self, compare: CompareSession) -> None:
        super().__init__()
        self._compare = compare

    def palette_of_signs(self) -> Colours:
        return _joint_colours(self._compare)


def _joint_colours(compare: CompareSession) -> Colours:
    """Return the current colours, those of the pair first."""
    now = colours()
    one, other = (now.configurations[LETTERS.index(letter)] for letter in compare.pair)
    return replace(now, configurations=(one, other, *now.configurations))
