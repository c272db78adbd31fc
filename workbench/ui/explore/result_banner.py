"""How the run of the Explore bench ended, and what can be done next."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.api import ConfiguredRun, result
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.amounts import duration
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.player.player import Player
from workbench.ui.runs.ending_banner import EndingBanner, ended_text, limit_text
from workbench.ui.runs.kept_run import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording import number, say, text


class ResultBanner(EndingBanner):
    """Reports the result of a session's run. Attributes: anyway, the button that searches an unsolvable board."""

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.anyway = self.add_button("search")
        self.watch.clicked.connect(player.watch_moves)
        self.anyway.clicked.connect(self._search_anyway)
        self.resume.clicked.connect(self._continue)
        self.again.clicked.connect(self._begin_again)
        session.run_changed.connect(self._show_run)
        session.finished.connect(self._show_run)
        session.limits_changed.connect(self._say)
        session.busy_changed.connect(self.hide_while)
        on_language_change(self._say)
        self._show_run(session.current)

    @property
    def offers_moves(self) -> bool:
        """Whether there are moves to watch."""
        return not self.isHidden() and not self.watch.isHidden()

    # Private

    def _search_anyway(self) -> None:
        self._session.begin_despite_parity()
        self._player.to_end()

    def _continue(self) -> None:
        self._session.raise_limit()
        self._player.to_end()

    def _begin_again(self) -> None:
        self._session.repeat_run()
        self._player.play()

    def _show_run(self, kept: RunEntry | None) -> None:
        shown = kept is not None and kept is self._session.current and kept.run.status is not Status.RUNNING
        if shown:
            self._say()
        self.setVisible(shown)

    def _say(self) -> None:
        kept = self._session.current
        if kept is None or kept.run.status is Status.RUNNING:
            return
        run = kept.run
        moves = run.solution.moves if run.solution is not None else ()
        if kept.source:
            self._say_imported(kept)
            return
        self.tell(run, self._session.limits, moves, _headline(run), _detail(run))
        self.detail.setToolTip(
            plain_tip(say(run.configuration.guarantee(problem=run.problem).why)) if run.solution is not None else ""
        )
        self.anyway.setVisible(run.status is Status.UNSOLVABLE and run.expanded == 0)
        self.anyway.setText(text("banner-anyway"))
        self.anyway.setToolTip(text("banner-anyway-tip"))

    def _say_imported(self, kept: RunEntry) -> None:
        """Show the source of an imported recording; its search cannot be resumed."""
        run = kept.run
        moves = run.solution.moves if run.solution is not None else ()
        held = text("banner-imported-detail", steps=number(run.recording.steps), nodes=number(run.recording.records))
        name = kept.source if kept.part else text("banner-imported", name=kept.source)
        self.tell(run, self._session.limits, moves, name, held)
        self.again.hide()
        self.anyway.hide()
        self.detail.setToolTip("")


def _headline(run: ConfiguredRun) -> str:
    if run.solution is None:
        return ended_text(run)
    if isinstance(run.problem, TileProblem):
        return text("banner-solved", count=len(run.solution.moves))
    return text("banner-solved-at", count=len(run.solution.moves), cost=number(run.solution.cost, 3))


def _detail(run: ConfiguredRun) -> str:
    counted = text("banner-counts", count=run.expanded, time=duration(run.seconds))
    if not run.configuration.comparable(run.engine):
        counted = text("banner-counts-incomparable", counts=counted)
    if run.solution is not None:
        sure = text("banner-optimal") if result(run).optimal else text("banner-not-sure")
        return text("banner-solved-detail", sure=sure, counts=counted)
    if run.status is Status.LIMIT:
        return limit_text(run, counted)
    if run.reason is None:
        return counted
    told = say(run.reason)
    return text("banner-with-counts", sentence=told, counts=counted) if run.expanded else told
