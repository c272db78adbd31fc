"""How divide and conquer ended, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from workbench.search.problem.messages import Fact
from workbench.search.problem.status import Status
from workbench.tiles.divide.bound import Bound, bounds, listed_bound
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.heuristics import Manhattan
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.divide.session import DivideSession
from workbench.ui.divide.texts import search_seconds
from workbench.ui.runs.ending_banner import EndingBanner, ended_text, limit_text
from workbench.ui.runs.run_entry import raised_limits
from workbench.wording import say, text


class DivideBanner(EndingBanner):
    """The result of the bench's run; the optimum, or a lower bound, is computed in the background while it is shown.

    Attributes: nearest, an additional button; bound, the known bound of the optimum, or None.
    """

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self.bound: Bound | None = None
        self._open = False  # until it is closed
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._set_bound)
        self.nearest = self.add_button("swap")
        self.watch.clicked.connect(divide.watch)
        self.nearest.clicked.connect(divide.use_nearest)
        self.resume.clicked.connect(divide.resume)
        self.again_button.clicked.connect(divide.repeat_run)
        divide.run_changed.connect(self._change)
        divide.finished.connect(self._appear)
        divide.level_changed.connect(self._update_visibility)
        self.closed.connect(self._note_closed)
        divide.session.limits_changed.connect(self._show_text)
        divide.session.optima.changed.connect(self._learn_bound)
        divide.busy_changed.connect(self.hide_while)
        on_language_change(self._show_text)
        self._appear()

    def close_down(self) -> None:
        """Stop all background work."""
        self._jobs.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Start the search for the optimum."""
        super().showEvent(event)
        self._find_bound()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._jobs.stop()

    def _change(self) -> None:
        """Show another run, which may be of another board."""
        self._jobs.stop()
        self.bound = None
        self._appear()

    def _appear(self) -> None:
        self._show_text()
        self._open = True
        self._update_visibility()
        if self.isVisible():
            self._find_bound()

    def _note_closed(self) -> None:
        self._open = False

    def _update_visibility(self) -> None:
        """Show how the run has ended, but not within the search of a phase how many moves all phases take."""
        run, within = self._divide.run, self._divide.inside is not None
        over = run is not None and run.status is not Status.RUNNING
        self.setVisible(over and self._open and not (within and run is not None and run.status is Status.SOLVED))

    def _find_bound(self) -> None:
        run = self._divide.run
        self._learn_bound()
        known = self.bound is not None and self.bound.exact
        if run is not None and run.status is Status.SOLVED and not known and not self._jobs.busy:
            self._jobs.begin(bounds(run.start, run.goal, self._divide.session.limits))

    @Slot()
    def _learn_bound(self) -> None:
        """Take over an optimum that is proved without a search, published, or proved by a search of any bench."""
        run = self._divide.run
        if run is None or (self.bound is not None and self.bound.exact):
            return
        optima = self._divide.session.optima
        moves, least = optima.moves(run.start, run.goal), optima.least_moves(run.start, run.goal)
        bound = _proved_bound(run) if moves is None else Bound(moves, True)
        if bound is not None:
            self._jobs.stop()
            self._set_bound(bound)
        elif least:
            self._set_bound(Bound(least, False))

    @Slot(object)
    def _set_bound(self, bound: Bound) -> None:
        """Show a bound, if it is better than the known one, and share it."""
        run, optima = self._divide.run, self._divide.session.optima
        if run is None or (self.bound is not None and not bound.exact and bound.moves <= self.bound.moves):
            return
        self.bound = bound
        if bound.exact:
            optima.learn_moves(run.start, run.goal, bound.moves)
        else:
            optima.learn_least(run.start, run.goal, bound.moves)
        self._show_text()

    def _show_text(self) -> None:
        run = self._divide.run
        if run is None or run.status is Status.RUNNING:
            return
        solved = run.status is Status.SOLVED
        session = self._divide.session
        raised = raised_limits(session.limits, run, session.room)
        headline = _verdict(run, self.bound) if solved else ended_text(run, raised)
        self.show_ending(run, raised, run.moves if solved else "", headline, _detail(run))
        self.nearest.setVisible(run.status is Status.UNSOLVABLE)
        self.nearest.setText(text("divide-nearest"))
        self.nearest.setToolTip(text("solvability-nearest-hint"))


def _proved_bound(run: DivideRun) -> Bound | None:
    """Return the optimum if it is proved without a search or published."""
    return Bound(len(run.moves), True) if run.optimal else listed_bound(run.start, run.goal)


def _verdict(run: DivideRun, bound: Bound | None) -> str:
    """Return the number of moves found, with the optimum or the best known lower bound."""
    least = Manhattan(run.goal)(run.start.state) // MOVE_COST if bound is None else bound.moves
    facts: dict[str, Fact] = {"count": len(run.moves), "least": least}
    if least == len(run.moves):
        return text("divide-solved-optimal", **facts)
    return text("divide-solved" if bound is None or not bound.exact else "divide-solved-optimum", **facts)


def _detail(run: DivideRun) -> str:
    if run.status is Status.UNSOLVABLE and run.reason is not None:
        return say(run.reason)
    counts = text("divide-counts", phases=len(run.phases), count=run.expanded, time=duration(search_seconds(run)))
    if run.status is Status.SOLVED and run.shortening is not None:
        counts = f"{counts}; {text('divide-shortened', moves=run.shortening.moves_before)}"
    return limit_text(run, counts) if run.status is Status.LIMIT else counts
