"""How the run of the Explore bench ended, and what can be done next."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.api import ConfiguredRun, result
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.player.player import Player
from workbench.ui.runs.ending_banner import EndingBanner, ended_text, limit_text
from workbench.ui.runs.run_entry import RunEntry
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
        self.again_button.clicked.connect(self._restart)
        session.run_changed.connect(self._show_run)
        session.finished.connect(self._show_run)
        session.limits_changed.connect(self._update_texts)
        session.busy_changed.connect(self.hide_while)
        on_language_change(self._update_texts)
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

    def _restart(self) -> None:
        self._session.repeat_run()
        self._player.play()

    def _show_run(self, run_entry: RunEntry | None) -> None:
        visible = (
            run_entry is not None and run_entry is self._session.current and run_entry.run.status is not Status.RUNNING
        )
        if visible:
            self._update_texts()
        self.setVisible(visible)

    def _update_texts(self) -> None:
        run_entry = self._session.current
        if run_entry is None or run_entry.run.status is Status.RUNNING:
            return
        run = run_entry.run
        moves = run.solution.moves if run.solution is not None else ()
        if run_entry.source:
            self._show_imported(run_entry)
            return
        self.show_ending(run, self._session.limits, moves, _headline(run), _detail(run))
        self.detail.setToolTip(
            plain_tip(say(run.configuration.guarantee(problem=run.problem).why)) if run.solution is not None else ""
        )
        self.anyway.setVisible(run.status is Status.UNSOLVABLE and run.expanded == 0)
        self.anyway.setText(text("banner-anyway"))
        self.anyway.setToolTip(text("banner-anyway-tip"))

    def _show_imported(self, run_entry: RunEntry) -> None:
        """Show the source of an imported recording; its search cannot be resumed."""
        run = run_entry.run
        moves = run.solution.moves if run.solution is not None else ()
        contents = text(
            "banner-imported-detail", steps=number(run.recording.steps), nodes=number(run.recording.records)
        )
        name = run_entry.source if run_entry.part else text("banner-imported", name=run_entry.source)
        self.show_ending(run, self._session.limits, moves, name, contents)
        self.again_button.hide()
        self.anyway.hide()
        self.detail.setToolTip("")


def _headline(run: ConfiguredRun) -> str:
    if run.solution is None:
        return ended_text(run)
    if isinstance(run.problem, TileProblem):
        return text("banner-solved", count=len(run.solution.moves))
    return text("banner-solved-at", count=len(run.solution.moves), cost=number(run.solution.cost, 3))


def _detail(run: ConfiguredRun) -> str:
    counts = text("banner-counts", count=run.expanded, time=duration(run.seconds))
    if not run.configuration.comparable(run.engine):
        counts = text("banner-counts-incomparable", counts=counts)
    if run.solution is not None:
        optimality = text("banner-optimal") if result(run).optimal else text("banner-not-sure")
        return text("banner-solved-detail", sure=optimality, counts=counts)
    if run.status is Status.LIMIT:
        return limit_text(run, counts)
    if run.reason is None:
        return counts
    reason = say(run.reason)
    return text("banner-with-counts", sentence=reason, counts=counts) if run.expanded else reason
