"""How divide and conquer ended, and what can be done now."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from workbench.search.status import Status
from workbench.tiles.divide_and_conquer import DivideRun
from workbench.tiles.heuristics import Manhattan
from workbench.tiles.moves import MOVE_COST
from workbench.ui.amounts import duration
from workbench.ui.divide_session import DivideSession
from workbench.ui.retranslation import spoken
from workbench.ui.widgets.banner import Banner
from workbench.wording import say, text

_MARKS = {
    Status.SOLVED: ("check", "good"),
    Status.UNSOLVABLE: ("cross", "danger"),
    Status.LIMIT: ("warning", "warning"),
    Status.CANCELLED: ("stop", "muted"),
    Status.EXHAUSTED: ("info", "warning"),
    Status.FAILED: ("warning", "danger"),
}


class DivideBanner(Banner):
    """Appears when a run is over or at a limit, and goes when there is another.

    Attributes: watch, copy, nearest, go_on, its buttons.
    """

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self.watch, self.copy = self.add_button("play"), self.add_button("copy")
        self.nearest, self.go_on = self.add_button("swap"), self.add_button("step-forward")
        self.watch.clicked.connect(divide.watch)
        self.copy.clicked.connect(self.copy_moves)
        self.nearest.clicked.connect(divide.take_nearest)
        self.go_on.clicked.connect(divide.go_on)
        self.closed.connect(self.hide)
        divide.run_changed.connect(self._appear)
        divide.finished.connect(self._appear)
        divide.busy_changed.connect(self._busy_changed)
        spoken(self._say)
        self._appear()

    def copy_moves(self) -> None:
        """Put the moves on the clipboard."""
        if self._divide.run is not None:
            QGuiApplication.clipboard().setText(self._divide.run.moves)

    def _appear(self) -> None:
        run = self._divide.run
        self._say()
        self.setVisible(run is not None and run.status is not Status.RUNNING)

    def _busy_changed(self, busy: bool) -> None:
        if busy:
            self.hide()

    def _say(self) -> None:
        run = self._divide.run
        if run is None or run.status is Status.RUNNING:
            return
        self.mark(*_MARKS[run.status])
        self.headline.setText(_headline(run))
        self.detail.setText(_detail(run))
        solved = run.status is Status.SOLVED and bool(run.moves)
        self.watch.setVisible(solved)
        self.copy.setVisible(solved)
        self.nearest.setVisible(run.status is Status.UNSOLVABLE)
        self.go_on.setVisible(run.status is Status.LIMIT)
        self.watch.setText(text("banner-watch", count=len(run.moves)))
        self.copy.setText(text("banner-copy"))
        self.copy.setToolTip(text("banner-copy-tip"))
        self.nearest.setText(text("divide-nearest"))
        self.nearest.setToolTip(text("solvability-nearest-hint"))
        self.go_on.setText(text("banner-go-on"))
        self.go_on.setToolTip(text("banner-go-on-tip"))


def _headline(run: DivideRun) -> str:
    if run.status is Status.SOLVED:
        least = Manhattan(run.goal)(run.start.state) // MOVE_COST
        return text("divide-solved", count=len(run.moves), least=least)
    return {
        Status.UNSOLVABLE: text("banner-unsolvable"),
        Status.EXHAUSTED: text("banner-exhausted"),
        Status.LIMIT: text("banner-limit"),
        Status.CANCELLED: text("banner-cancelled"),
        Status.FAILED: text("banner-failed"),
    }[run.status]


def _detail(run: DivideRun) -> str:
    if run.status is Status.UNSOLVABLE and run.reason is not None:
        return say(run.reason)
    counts = text("divide-counts", phases=len(run.phases), count=run.expanded, time=duration(run.seconds))
    if run.status is Status.LIMIT:
        reached = {
            "expansions": text("banner-limit-expansions"),
            "seconds": text("banner-limit-seconds"),
            "memory": text("banner-limit-memory"),
        }
        return text("banner-with-counts", sentence=reached[run.limit or "memory"], counts=counts)
    return counts
