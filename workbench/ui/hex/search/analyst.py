"""Looks at the position on show, in the background, and says what is to be marked on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from workbench.ui.base.jobs import Jobs
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.search.analysis_model import LARGEST_SOLVED, Seen, ShownAnalysis, Solved, looked_at, solved

SOLVED = "solved"
"""What the cells are to be filled with where it is to be shown who wins."""


class HexAnalyst(QObject):
    """Attributes: seen, what is known of the position on show, or None; solved, who wins, or None; shown, what of it is
    to be marked; hover, the cell under the pointer, or None; busy, whether there is more to come.

    Signals: `changed` any of these.
    """

    changed = Signal()

    def __init__(self, session: HexSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.seen: Seen | None = None
        self.shown = ShownAnalysis()
        self.hover: int | None = None
        self._watched = self._silent = False
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._take)
        self._jobs.ended.connect(self.changed)
        self.solved: Solved | None = None
        self._solving = Jobs(self)
        self._solving.reported.connect(self._take_solved)
        self._solving.ended.connect(self.changed)
        session.changed.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether there is more to come."""
        return self._jobs.busy or self._solving.busy

    def set_watched(self, watched: bool) -> None:
        """Look at positions while somebody sees them."""
        self._watched = watched
        if watched:
            self._look()
        else:
            self.stop()

    def set_silent(self, silent: bool) -> None:
        """Say nothing, or look again."""
        if silent is self._silent:
            return
        self._silent = silent
        if silent:
            self.stop()
            self.seen = self.solved = None
            self.changed.emit()
        else:
            self._look()

    def show(self, shown: ShownAnalysis) -> None:
        """Mark something else."""
        if shown != self.shown:
            self.shown = shown
            self._solve()
            self.changed.emit()

    @Slot(int)
    def point_at(self, cell: int) -> None:
        """Notice that the pointer is over another cell; −1: over none."""
        hover = None if cell < 0 else cell
        if hover != self.hover:
            self.hover = hover
            if self.shown.must or self.shown.fill == SOLVED:
                self.changed.emit()

    def stop(self) -> None:
        """Leave off."""
        self._jobs.stop()
        self._solving.stop()

    @property
    def solvable(self) -> bool:
        """Whether the board on show is small enough to work out who wins."""
        board = self._session.board
        return board.size <= LARGEST_SOLVED and not board.winner

    def _solve(self) -> None:
        """Work out who wins after each move, where that is to be shown and is not known."""
        board = self._session.board
        wanted = self._watched and not self._silent and self.shown.fill == SOLVED and self.solvable
        if not wanted:
            self._solving.stop()
            self.solved = None
        elif self.solved is None or self.solved.board != board:
            self.solved = None
            self._solving.begin(solved(board))

    @Slot()
    def _look(self) -> None:
        if self._silent:
            return
        board = self._session.board
        self._solve()
        if self.seen is not None and self.seen.board == board and (self.seen.must is not None or self._jobs.busy):
            return
        if self._watched:
            self.seen = None
            self._jobs.begin(looked_at(board))
            self.changed.emit()

    @Slot(object)
    def _take(self, seen: Seen) -> None:
        self.seen = seen
        self.changed.emit()

    @Slot(object)
    def _take_solved(self, known: Solved) -> None:
        self.solved = known
        self.changed.emit()
