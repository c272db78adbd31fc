"""Facts about the boards that are being edited; slow ones are computed in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from workbench.tiles.heuristics import Manhattan, Misplaced
from workbench.tiles.puzzle.collections import NamedBoard, with_optimum
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.solvability import Solvability, check, inversion_pairs
from workbench.ui.base.jobs import Jobs
from workbench.ui.explore.board.optimum_job import OptimumResult, Unknown, compute_facts
from workbench.ui.runs.board_document import BoardPair

MAX_CELLS_AT_ONCE = 256
"""On larger boards, solvability and the nearest solvable board take long enough to be computed in the background."""
MAX_CELLS_WITH_INVERSIONS = 100


class BoardFacts(QObject):
    """Computes facts about a pair of boards: quick ones at once, slow ones on a thread of its own.

    The background work runs only between `wake` and `sleep`.

    Attributes: boards; solvability, None until it is known; misplaced, manhattan, optimum; named, the named board whose
    published optimum that is, or None.
    Signals: `changed` when a new fact is known.
    """

    changed = Signal()

    def __init__(self, boards: BoardPair, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._store_report)
        self._running = False
        self.boards = boards
        self._misplaced, self._manhattan = Misplaced(boards.goal), Manhattan(boards.goal)
        self.solvability: Solvability | None = None
        self.misplaced = self.manhattan = 0
        self.optimum: int | Unknown = Unknown.PENDING
        self.named: NamedBoard | None = None
        self._compute_quick_facts()

    def show(self, boards: BoardPair) -> None:
        """Compute the facts about other boards."""
        if boards == self.boards:
            return
        self.boards = boards
        self._compute_quick_facts()
        self._jobs.stop()
        if self._running:
            self.wake()
        self.changed.emit()

    def wake(self) -> None:
        """Start the background work."""
        self._running = True
        if self.optimum is Unknown.PENDING:
            self._jobs.begin(compute_facts(self.boards, self.solvability))

    def sleep(self) -> None:
        """Stop the background work."""
        self._running = False
        self._jobs.stop()

    @property
    def inversions(self) -> tuple[tuple[int, int], ...] | None:
        """The pairs of cells in the wrong order; None on boards with too many to draw."""
        start, goal = self.boards.start, self.boards.goal
        return inversion_pairs(start, goal) if start.cells <= MAX_CELLS_WITH_INVERSIONS else None

    def _compute_quick_facts(self) -> None:
        start, goal = self.boards.start, self.boards.goal
        small = start.cells <= MAX_CELLS_AT_ONCE
        self.solvability = check(start, goal) if small else None
        if goal != self._misplaced.goal:
            self._misplaced, self._manhattan = Misplaced(goal), Manhattan(goal)
        self.misplaced = self._misplaced(start.state) // MOVE_COST
        self.manhattan = self._manhattan(start.state) // MOVE_COST
        self.named = with_optimum(start, goal)
        self.optimum = Unknown.PENDING if self.named is None or self.named.optimum is None else self.named.optimum

    @Slot(object)
    def _store_report(self, report: object) -> None:
        if isinstance(report, Solvability):
            self.solvability = report
        elif isinstance(report, OptimumResult):
            self.optimum = report.moves
        self.changed.emit()
