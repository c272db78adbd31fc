"""Chooses the marks on the board of the Hex bench, depending on the current tab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from workbench.ui.base.throttle import Throttle
from workbench.ui.hex.board.picture import NO_MARKS, HexMarks
from workbench.ui.hex.panes import HexPanes
from workbench.ui.hex.search.analysis_model import analysis_marks, solved_marks
from workbench.ui.hex.search.search_result import search_marks

MIN_INTERVAL = 0.2
"""The minimum interval in seconds between drawings of the results of a search."""


class HexMarking(QObject):
    """Marks the analysis, a line of the search tree, or the cells of a check, depending on the tab.

    `bench` has the panes. Attributes: throttle, which limits how often the board is drawn.
    """

    def __init__(self, bench: HexPanes) -> None:
        super().__init__(bench)
        self._bench = bench
        self._line: tuple[tuple[int, int], ...] = ()
        self.throttle = Throttle(self.mark, MIN_INTERVAL, self)
        bench.board.view.throttle = self.throttle
        bench.analysis_job.changed.connect(self.mark)
        bench.code.checked.connect(self.mark)
        bench.tree.line_chosen.connect(self._show_line)
        bench.engine.changed.connect(self.throttle.request)
        bench.search.line_requested.connect(self.mark)
        bench.search.start_button.clicked.connect(self._fill_heat)
        bench.board.view.cell_hovered.connect(bench.analysis_job.point_at)

    def mark(self) -> None:
        """Show the marks for the current tab."""
        self._bench.board.set_marks(self._marks(), explained=not self._checking)  # the legend is about searches

    def discard_line(self) -> None:
        """Remove the line of the search tree."""
        self._line = ()

    # Internal

    def _marks(self) -> HexMarks:
        bench, current = self._bench, self._bench.tabs.currentWidget()
        if self._checking:
            return replace(NO_MARKS, ghosts=bench.code.visited)
        if current in (bench.tree, bench.search_chart, bench.code):
            return replace(NO_MARKS, ghosts=self._line)
        if current is not bench.analysis:
            return NO_MARKS
        analysis_job = bench.analysis_job
        marks = analysis_marks(analysis_job.analysis, analysis_job.shown_layers, analysis_job.hover)
        marks = solved_marks(marks, analysis_job.solved, analysis_job.hover)
        heat, line = analysis_job.shown_layers.fill == "heat", bench.search.line.isChecked()
        return search_marks(marks, bench.engine.thought, heat, line)

    @property
    def _checking(self) -> bool:
        return self._bench.tabs.currentWidget() is self._bench.code and self._bench.code.checking

    def _show_line(self, line: Sequence[tuple[int, int]]) -> None:
        """Show on the board the line that leads to the node chosen in the tree."""
        self._line = tuple(line)
        self.mark()

    def _fill_heat(self, checked: bool) -> None:
        """Fill the cells with the results of the search, unless they are filled already."""
        if checked and not self._bench.analysis_job.shown_layers.fill:
            self._bench.analysis.choose_fill("heat")
