"""Analyses the position shown, in the background, for the marks on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from workbench.ui.base.jobs import Jobs
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.search.analysis_model import (
    MAX_AUTO_SOLVE_SIZE,
    PositionAnalysis,
    ShownAnalysis,
    SolvedMoves,
    analyse,
    solve_moves,
)

SOLVED_FILL = "solved"
"""The fill that shows who wins after each move."""


class HexAnalysisJob(QObject):
    """Analyses the position shown in the background.

    Attributes: analysis, the analysis of the position, or None; solved, the results of its moves, or None;
    shown_layers, what is marked; hover, the cell under the pointer, or None; busy. Signals: `changed`: any of these has
    changed.
    """

    changed = Signal()

    def __init__(self, session: HexSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.analysis: PositionAnalysis | None = None
        self.shown_layers = ShownAnalysis()
        self.hover: int | None = None
        self._visible = self._results_hidden = False
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._set_analysis)
        self._jobs.ended.connect(self.changed)
        self.solved: SolvedMoves | None = None
        self._solving = Jobs(self)
        self._solving.reported.connect(self._set_solved)
        self._solving.ended.connect(self.changed)
        session.changed.connect(self._analyse)

    @property
    def busy(self) -> bool:
        """Whether the analysis is incomplete."""
        return self._jobs.busy or self._solving.busy

    def set_watched(self, watched: bool) -> None:
        """Analyse positions only while the bench is visible."""
        self._visible = watched
        if watched:
            self._analyse()
        else:
            self.stop()

    def set_results_hidden(self, silent: bool) -> None:
        """Hide the analysis, or analyse again."""
        if silent is self._results_hidden:
            return
        self._results_hidden = silent
        if silent:
            self.stop()
            self.analysis = self.solved = None
            self.changed.emit()
        else:
            self._analyse()

    def show(self, shown: ShownAnalysis) -> None:
        """Change what is marked."""
        if shown != self.shown_layers:
            self.shown_layers = shown
            self._solve()
            self.changed.emit()

    @Slot(int)
    def point_at(self, cell: int) -> None:
        """Set the cell under the pointer; −1: none."""
        hover = None if cell < 0 else cell
        if hover != self.hover:
            self.hover = hover
            if self.shown_layers.must or self.shown_layers.fill == SOLVED_FILL:
                self.changed.emit()

    def stop(self) -> None:
        """Stop the analysis."""
        self._jobs.stop()
        self._solving.stop()

    @property
    def solvable(self) -> bool:
        """Whether the position shown can be solved: the board is small enough and nobody has won."""
        board = self._session.board
        return board.size <= MAX_AUTO_SOLVE_SIZE and not board.winner

    def _solve(self) -> None:
        """Solve the position if the results are shown and not yet known."""
        board = self._session.board
        requested = (
            self._visible and not self._results_hidden and self.shown_layers.fill == SOLVED_FILL and self.solvable
        )
        if not requested:
            self._solving.stop()
            self.solved = None
        elif self.solved is None or self.solved.board != board:
            self.solved = None
            self._solving.begin(solve_moves(board))

    @Slot()
    def _analyse(self) -> None:
        if self._results_hidden:
            return
        board = self._session.board
        self._solve()
        if (
            self.analysis is not None
            and self.analysis.board == board
            and (self.analysis.must is not None or self._jobs.busy)
        ):
            return
        if self._visible:
            self.analysis = None
            self._jobs.begin(analyse(board))
            self.changed.emit()

    @Slot(object)
    def _set_analysis(self, analysis: PositionAnalysis) -> None:
        self.analysis = analysis
        self.changed.emit()

    @Slot(object)
    def _set_solved(self, known: SolvedMoves) -> None:
        self.solved = known
        self.changed.emit()
