"""How divide and conquer ended, and what can be done now."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.search.status import Status
from workbench.tiles.divide_and_conquer import DivideRun
from workbench.tiles.heuristics import Manhattan
from workbench.tiles.moves import MOVE_COST
from workbench.ui.amounts import duration
from workbench.ui.divide_session import DivideSession
from workbench.ui.retranslation import spoken
from workbench.ui.widgets.ending_banner import EndingBanner, ended, limit_reached
from workbench.wording import say, text


class DivideBanner(EndingBanner):
    """Tells of the run of a bench. Attributes: nearest, a button more."""

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self.nearest = self.add_button("swap")
        self.watch.clicked.connect(divide.watch)
        self.nearest.clicked.connect(divide.take_nearest)
        self.go_on.clicked.connect(divide.go_on)
        self.again.clicked.connect(divide.begin_again)
        divide.run_changed.connect(self._appear)
        divide.finished.connect(self._appear)
        divide.session.limits_changed.connect(self._say)
        divide.busy_changed.connect(self.hide_while)
        spoken(self._say)
        self._appear()

    def _appear(self) -> None:
        run = self._divide.run
        self._say()
        self.setVisible(run is not None and run.status is not Status.RUNNING)

    def _say(self) -> None:
        run = self._divide.run
        if run is None or run.status is Status.RUNNING:
            return
        solved = run.status is Status.SOLVED
        self.tell(run, self._divide.session.limits, run.moves if solved else "", _headline(run), _detail(run))
        self.nearest.setVisible(run.status is Status.UNSOLVABLE)
        self.nearest.setText(text("divide-nearest"))
        self.nearest.setToolTip(text("solvability-nearest-hint"))


def _headline(run: DivideRun) -> str:
    if run.status is not Status.SOLVED:
        return ended(run)
    least = Manhattan(run.goal)(run.start.state) // MOVE_COST
    return text("divide-solved", count=len(run.moves), least=least)


def _detail(run: DivideRun) -> str:
    if run.status is Status.UNSOLVABLE and run.reason is not None:
        return say(run.reason)
    counts = text("divide-counts", phases=len(run.phases), count=run.expanded, time=duration(run.seconds))
    if run.status is Status.SOLVED and run.shortening is not None:
        counts = f"{counts}; {text('divide-shortened', moves=run.shortening.moves_before)}"
    return limit_reached(run, counts) if run.status is Status.LIMIT else counts
