"""How the run ended, and what can be done now."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from workbench.api import ConfiguredRun, result
from workbench.search.status import Status
from workbench.ui.amounts import duration
from workbench.ui.kept_run import KeptRun
from workbench.ui.player import Player
from workbench.ui.retranslation import spoken
from workbench.ui.session import Session
from workbench.ui.widgets.banner import Banner
from workbench.wording import say, text

_MARKS = {
    Status.SOLVED: ("check", "good"),
    Status.UNSOLVABLE: ("cross", "danger"),
    Status.EXHAUSTED: ("info", "warning"),
    Status.LIMIT: ("warning", "warning"),
    Status.CANCELLED: ("stop", "muted"),
    Status.FAILED: ("warning", "danger"),
}


class ResultBanner(Banner):
    """Appears when the run of a session is over or at a limit, and goes when another run is shown.

    Attributes: watch, copy, anyway, go_on, its buttons.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.watch, self.copy = self.add_button("play"), self.add_button("copy")
        self.anyway, self.go_on = self.add_button("search"), self.add_button("step-forward")
        self.watch.clicked.connect(player.watch_moves)
        self.copy.clicked.connect(self.copy_moves)
        self.anyway.clicked.connect(self._search_anyway)
        self.go_on.clicked.connect(self._go_on)
        self.closed.connect(self.hide)
        session.run_changed.connect(self._show_run)
        session.finished.connect(self._show_run)
        session.busy_changed.connect(self._busy_changed)
        spoken(self._say)
        self._show_run(session.current)

    @property
    def offers_moves(self) -> bool:
        """Whether there are moves to watch."""
        return not self.isHidden() and not self.watch.isHidden()

    def copy_moves(self) -> None:
        """Put the moves of the solution on the clipboard."""
        kept = self._session.current
        if kept is not None and kept.run.solution is not None:
            QGuiApplication.clipboard().setText("".join(kept.run.solution.moves))

    # Within

    def _search_anyway(self) -> None:
        self._session.begin_anyway()
        self._player.to_end()

    def _go_on(self) -> None:
        self._session.raise_limit()
        self._player.to_end()

    def _show_run(self, kept: KeptRun | None) -> None:
        shown = kept is not None and kept is self._session.current and kept.run.status is not Status.RUNNING
        if shown:
            self._say()
        self.setVisible(shown)

    def _busy_changed(self, busy: bool) -> None:
        if busy:
            self.hide()

    def _say(self) -> None:
        kept = self._session.current
        if kept is None or kept.run.status is Status.RUNNING:
            return
        run = kept.run
        self.mark(*_MARKS[run.status])
        self.headline.setText(_headline(run))
        self.detail.setText(_detail(run))
        self.detail.setToolTip(say(run.configuration.guarantee().why) if run.solution is not None else "")
        moves = run.solution.moves if run.solution is not None else ()
        self.watch.setVisible(bool(moves))
        self.copy.setVisible(bool(moves))
        self.anyway.setVisible(run.status is Status.UNSOLVABLE and run.expanded == 0)
        self.go_on.setVisible(run.status is Status.LIMIT)
        self.watch.setText(text("banner-watch", count=len(moves)))
        self.watch.setToolTip(text("banner-watch-tip"))
        self.copy.setText(text("banner-copy"))
        self.copy.setToolTip(text("banner-copy-tip"))
        self.anyway.setText(text("banner-anyway"))
        self.anyway.setToolTip(text("banner-anyway-tip"))
        self.go_on.setText(text("banner-go-on"))
        self.go_on.setToolTip(text("banner-go-on-tip"))


def _headline(run: ConfiguredRun) -> str:
    if run.solution is not None:
        return text("banner-solved", count=len(run.solution.moves))
    return {
        Status.UNSOLVABLE: text("banner-unsolvable"),
        Status.EXHAUSTED: text("banner-exhausted"),
        Status.LIMIT: text("banner-limit"),
        Status.CANCELLED: text("banner-cancelled"),
        Status.FAILED: text("banner-failed"),
    }[run.status]


def _detail(run: ConfiguredRun) -> str:
    counted = text("banner-counts", count=run.expanded, time=duration(run.seconds))
    if run.solution is not None:
        sure = text("banner-optimal") if result(run).optimal else text("banner-not-sure")
        return text("banner-solved-detail", sure=sure, counts=counted)
    if run.status is Status.LIMIT:
        reached = {
            "expansions": text("banner-limit-expansions"),
            "seconds": text("banner-limit-seconds"),
            "memory": text("banner-limit-memory"),
        }
        return text("banner-with-counts", sentence=reached[run.limit or "memory"], counts=counted)
    if run.reason is not None:
        return (
            say(run.reason)
            if run.expanded == 0
            else text("banner-with-counts", sentence=say(run.reason), counts=counted)
        )
    return counted
