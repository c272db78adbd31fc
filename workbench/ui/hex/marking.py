"""What is marked on the board of the Hex bench, by what is in front beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from workbench.ui.base.throttle import Throttle
from workbench.ui.hex.board.picture import NO_MARKS, HexMarks
from workbench.ui.hex.panes import HexPanes
from workbench.ui.hex.search.analysis_model import marked, solved_marks
from workbench.ui.hex.search.search_result import thought_marks

MIN = 0.2
"""Seconds from one drawing of what a search has found to the next at least."""


class HexMarking(QObject):
    """Marks the analysis while that is in front, a line of the tree, the cells of a check; and nothing while one plays.

    `bench`: of which the panes are there. Attributes: throttle, which spares the board.
    """

    def __init__(self, bench: HexPanes) -> None:
        super().__init__(bench)
        self._bench = bench
        self._line: tuple[tuple[int, int], ...] = ()
        self.throttle = Throttle(self.mark, MIN, self)
        bench.board.view.throttle = self.throttle
        bench.analyst.changed.connect(self.mark)
        bench.code.checked.connect(self.mark)
        bench.tree.line_chosen.connect(self._show_line)
        bench.engine.changed.connect(self.throttle.request)
        bench.search.line_requested.connect(self.mark)
        bench.search.go.clicked.connect(self._fill_heat)
        bench.board.view.cell_hovered.connect(bench.analyst.point_at)

    def mark(self) -> None:
        """Mark what belongs to what is in front."""
        self._bench.board.set_marks(self._marks())
        if self._checking:
            self._bench.board.legend.hide()  # it is about searches

    def discard_line(self) -> None:
        """Show no line of the tree any more."""
        self._line = ()

    # Within

    def _marks(self) -> HexMarks:
        bench, front = self._bench, self._bench.tabs.currentWidget()
        if self._checking:
            return replace(NO_MARKS, ghosts=bench.code.visited)
        if front in (bench.tree, bench.search_chart, bench.code):
            return replace(NO_MARKS, ghosts=self._line)
        if front is not bench.analysis:
            return NO_MARKS
        analyst = bench.analyst
        marks = marked(analyst.seen, analyst.shown, analyst.hover)
        marks = solved_marks(marks, analyst.solved, analyst.hover)
        heat, line = analyst.shown.fill == "heat", bench.search.line.isChecked()
        return thought_marks(marks, bench.engine.thought, heat, line)

    @property
    def _checking(self) -> bool:
        return self._bench.tabs.currentWidget() is self._bench.code and self._bench.code.checking

    def _show_line(self, line: Sequence[tuple[int, int]]) -> None:
        """Show on the board how the node was got to that was chosen in the tree."""
        self._line = tuple(line)
        self.mark()

    def _fill_heat(self, on: bool) -> None:
        """Fill the cells with what the search finds, where they are filled with nothing."""
        if on and not self._bench.analyst.shown.fill:
            self._bench.analysis.choose_fill("heat")
