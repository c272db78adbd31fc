"""How the run of the Explore bench ended, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from workbench.api import ConfiguredRun, result
from workbench.api.optimum import agrees_with_listed, listed_length, listed_verdict, reason
from workbench.catalog import OptionValue
from workbench.maps.graph import GraphProblem
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.problem.status import Status
from workbench.search.running.run import Solution
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.player.breakpoints import Breakpoints
from workbench.ui.player.player import Player
from workbench.ui.runs.ending_banner import EndingBanner, ended_text, limit_text
from workbench.ui.runs.optima import Optima
from workbench.ui.runs.run_entry import RunEntry, raised_limits
from workbench.ui.runs.session import Session
from workbench.wording import number, say, text

PATIENCE_MS = 5000
"""Milliseconds after which a search that may never end offers to be limited."""
OFFERED_DEPTH = 30


class ResultBanner(EndingBanner):
    """Reports the result of a session's run, once a player that stops at breakpoints has reached it.

    While a search runs that may never end, and when it was stopped, it offers a depth limit and a check for repeated
    states. If a search was paused because another bench was shown, it says so and offers to continue.

    While a graph is drawn, as `is_drawn` says, it does not report that no path exists yet: that would be no news.

    Attributes: anyway, the button that searches an unsolvable board; limit_depth, check_repeats, the offers; patience,
    the timer after which these are made.
    """

    def __init__(
        self, session: Session, player: Player, breakpoints: Breakpoints, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._breakpoints = session, player, breakpoints
        self._reached: RunEntry | None = None
        self._scanned: RunEntry | None = None  # which ended while the player looked for a step, or was cut
        self._cut: int | None = None  # the number of the run whose later steps are hidden
        self._held = False
        self._paused: tuple[RunEntry, Callable[[], None]] | None = None  # while another bench was shown, and its rest
        self.is_drawn: Callable[[], bool] = lambda: False
        self.anyway = self.add_button("search")
        self.limit_depth, self.check_repeats = self.add_button("settings"), self.add_button("check")
        self.patience = QTimer(self, interval=PATIENCE_MS, singleShot=True)
        self.patience.timeout.connect(self._offer_an_end)
        self.limit_depth.clicked.connect(lambda: self._search_with("depth", self._offered_depth))
        self.check_repeats.clicked.connect(lambda: self._search_with("repeated", "all"))
        player.moved.connect(self._reveal)
        player.missed.connect(self._note_scanned)
        player.playing_changed.connect(self._playing_changed)
        self.closed.connect(self._forget_paused)
        self.watch.clicked.connect(player.watch_moves)
        self.anyway.clicked.connect(self._search_anyway)
        self.resume.clicked.connect(self._continue)
        self.again_button.clicked.connect(self._restart)
        session.run_changed.connect(self._show_run)
        session.runs_changed.connect(self._forget_removed)
        session.finished.connect(self._show_run)
        session.optima.changed.connect(self._update_texts)
        session.limits_changed.connect(self._update_texts)
        session.busy_changed.connect(self._busy_changed)
        on_language_change(self._update_texts)
        self._show_run(session.current)

    @property
    def offers_moves(self) -> bool:
        """Whether there are moves to watch."""
        return not self.isHidden() and not self.watch.isHidden()

    def offer_to_go_on(self, go_on: Callable[[], None]) -> None:
        """Say that the search was paused because another bench was shown; its button calls `go_on`."""
        if self._session.current is not None:
            self._paused = self._session.current, go_on
            self._show_paused()
            self.show()

    # Private

    def _show_paused(self) -> None:
        self.mark("pause", "muted")
        self._show_offers(False)
        for button in (self.watch, self.copy, self.again_button, self.anyway):
            button.hide()
        self.headline.setText(text("banner-paused"))
        self.detail.setText("")
        self.setToolTip("")
        self.resume.setText(text("banner-continue"))
        self.resume.setToolTip(text("banner-continue-tip"))
        self.resume.show()
        self.offers = self.about_all_steps = True

    @property
    def _is_paused(self) -> bool:
        """Whether the shown search is one that was paused, and has not been continued."""
        if self._paused is None or self._paused[0] is not self._session.current:
            return False
        return self._paused[0].run.status is Status.RUNNING

    def _forget_paused(self) -> None:
        if self._is_paused:
            self.hide()
        self._paused = None

    @property
    def _offered_depth(self) -> int:
        """The depth limit that is offered: one that allows a solution of the board, if its optimum is known."""
        current = self._session.current
        if current is None or not isinstance(current.run.problem, TileProblem):
            return OFFERED_DEPTH
        return max(OFFERED_DEPTH, int(self._session.optima.optimum(current) or 0))

    def _search_anyway(self) -> None:
        self._session.begin_despite_parity()
        self._player.to_end()

    def _continue(self) -> None:
        if self._paused is not None and self._is_paused:
            self._paused[1]()
            return
        self._session.raise_limit()
        self._player.to_end()

    def _restart(self) -> None:
        self._session.repeat_run()
        self._player.play()

    def _playing_changed(self, playing: bool) -> None:
        if playing:
            self._forget_paused()
        self._reveal()

    def _busy_changed(self, busy: bool) -> None:
        if busy:
            self._forget_paused()
        self.hide_while(busy)
        current = self._session.current
        if busy and current is not None and current.run.configuration.endless:
            self.patience.start()
        else:
            self.patience.stop()

    def _offer_an_end(self) -> None:
        """Offer to end a search that may not end by itself."""
        run_entry = self._session.current
        if run_entry is None or not self._session.busy:
            return
        self.mark("info", "warning")
        self.headline.setText(text("banner-endless"))
        self.detail.setText(text("banner-endless-detail"))
        self.setToolTip("")
        for button in (self.watch, self.copy, self.resume, self.again_button, self.anyway):
            button.hide()
        self._show_offers(True)
        self.about_all_steps = True
        self.show()

    def _show_offers(self, on: bool) -> None:
        self.offers = on
        self.limit_depth.setText(text("banner-limit-depth", depth=self._offered_depth))
        self.limit_depth.setToolTip(text("banner-limit-depth-tip"))
        self.check_repeats.setText(text("banner-check-repeats"))
        self.check_repeats.setToolTip(text("banner-check-repeats-tip"))
        for button in (self.limit_depth, self.check_repeats):
            button.setVisible(on)

    def _search_with(self, option: str, value: OptionValue) -> None:
        """Start the search again with another option; that can be undone."""
        session, before = self._session, self._session.configuration
        self._player.pause()
        session.choose(replace(before, options={**before.options, option: value}))
        self._player.to_end()

    def _reveal(self) -> None:
        """Show the result once the player has come to the end."""
        run_entry = self._session.current
        if run_entry is not None and run_entry is not self._reached and run_entry.run.status is not Status.RUNNING:
            self._show_run(run_entry)

    def _forget_removed(self) -> None:
        """Release the memory of removed searches."""
        runs = self._session.runs
        if not any(self._reached is run for run in runs):
            self._reached = None
        if not any(self._scanned is run for run in runs):
            self._scanned = None

    def _conceals(self, run_entry: RunEntry | None) -> bool:
        """Return whether the player may stop before the end of a run, or has: at a breakpoint, a step sought, or within
        the last step.
        """
        player = self._player
        if run_entry is None or run_entry is self._reached:
            return False
        last = run_entry.run.recording.published.steps
        within = player.t + 1 == last and player.micro > 0
        before = player.t < last and not (within and player.micro == len(player.micro_steps))
        if player.moment_search is not None or (before and within):
            self._note_scanned()
        if run_entry is self._scanned:
            return before
        return before and bool(self._breakpoints.conditions) and (player.playing or bool(player.held))

    def update_visibility(self) -> None:
        """Show or hide the result of the current search after a change of `is_drawn`."""
        self._show_run(self._session.current)

    def _note_scanned(self, *_: object) -> None:
        self._scanned = self._session.current

    def hold(self, held: bool) -> None:
        """Keep what is shown until this is called again."""
        self._held = held
        if not held:
            self._show_run(self._session.current)

    def show_held(self) -> None:
        """Show the end of the current search although something else is kept, if the search has ended."""
        current = self._session.current
        if self._held and current is not None and current.finished:
            self._update(current)

    def _show_run(self, run_entry: RunEntry | None) -> None:
        if not self._held:
            self._update(run_entry)

    def _update(self, run_entry: RunEntry | None) -> None:
        if self._is_paused:
            return
        self._paused = None
        if run_entry is not None and run_entry.cut:
            self._cut = run_entry.number
        elif run_entry is not None and run_entry.number == self._cut:  # the player has not come to its end yet
            self._cut, self._scanned = None, run_entry
        visible = (
            run_entry is not None
            and run_entry is self._session.current
            and run_entry.run.status is not Status.RUNNING
            and not self._conceals(run_entry)
            and not _is_incomplete(run_entry, self.is_drawn())
        )
        if visible:
            self._reached = run_entry
        if visible:
            self._update_texts()
            if run_entry is not None and run_entry.run.solution is not None and not self._held:
                self._session.optima.search(run_entry)
        self.setVisible(visible)

    def _update_texts(self) -> None:
        run_entry = self._session.current
        if self._is_paused:
            self._show_paused()
            return
        if run_entry is None or run_entry.run.status is Status.RUNNING:
            return
        run = run_entry.run
        self._show_offers(False)
        moves = run.solution.moves if run.solution is not None else ()
        if run_entry.source:
            self._show_imported(run_entry)
            return
        raised = raised_limits(self._session.limits, run, self._session.room)
        self.show_ending(run, raised, moves, self._headline(run_entry, raised), _detail(run), run.resumable)
        if run.resumable and run.configuration.endless:
            self._show_offers(True)
            self.again_button.hide()  # there is no room for it, and it would not end either
        if agrees_with_listed(result(run), run.problem) is False:
            self.mark("warning", "danger")
        self.setToolTip(
            plain_tip(say(reason(result(run), self._session.optima.optimum(run_entry), run.problem)))
            if run.solution is not None
            else ""
        )
        self.anyway.setVisible(run.status is Status.UNSOLVABLE and run.expanded == 0)
        self.anyway.setText(text("banner-anyway"))
        self.anyway.setToolTip(text("banner-anyway-tip"))

    def _headline(self, run_entry: RunEntry, raised: Limits | None) -> str:
        """Return how the run ended: with a solution, its length and whether it is optimal."""
        run = run_entry.run
        if run.solution is None:
            return ended_text(run, raised)
        solved = _solved_text(run, run.solution)
        if not run.solution.moves:
            return solved
        return text("banner-solved-verdict", solved=solved, sure=optimality_text(self._session.optima, run_entry))

    def _show_imported(self, run_entry: RunEntry) -> None:
        """Show the source of an imported recording; its search cannot be resumed."""
        run = run_entry.run
        moves = run.solution.moves if run.solution is not None else ()
        recording = run.recording
        if (part := recording.part) is None:
            contents = text("banner-imported-detail", steps=number(recording.steps), nodes=number(recording.records))
        else:
            facts = {"first": number(part.first_step), "last": number(part.last_step)}
            contents = text("banner-part-detail", **facts, count=run.expanded, generated=number(recording.generated))
        name = run_entry.source if run_entry.part else text("banner-imported", name=run_entry.source)
        self.show_ending(run, None, moves, name, contents)
        self.again_button.hide()
        self.anyway.hide()
        self.setToolTip("")


def _is_incomplete(run_entry: RunEntry, drawn: bool) -> bool:
    """Return whether a graph has no edges, or, while it is `drawn`, no path to a goal yet."""
    problem = run_entry.run.problem
    if not isinstance(problem, GraphProblem):
        return False
    return not problem.graph.edges or (drawn and run_entry.run.status is Status.UNSOLVABLE)


def optimality_text(optima: Optima, run_entry: RunEntry) -> str:
    """Return whether the solution of a run is optimal: with the optimum if it is not, or with the one a file lists."""
    optimum, outcome, problem = optima.optimum(run_entry), result(run_entry.run), run_entry.run.problem
    listed, agrees = listed_length(problem), agrees_with_listed(outcome, problem)
    if listed is not None and outcome.optimal:
        verdict = "differs" if not agrees else "rounded" if listed.is_rounded else "equal"
        return text(f"banner-listed-{verdict}", listed=listed.length)
    return text(
        f"banner-optimal-{optima.judge(run_entry).value}", optimum="" if optimum is None else number(optimum, 3)
    )


def _solved_text(run: ConfiguredRun, solution: Solution) -> str:
    if isinstance(run.problem, TileProblem):
        return text("banner-solved", count=len(solution.moves))
    cost = to_display_units(solution.cost, scale(run.problem))
    return text("banner-solved-at", count=len(solution.moves), cost=number(cost, 3))


def _detail(run: ConfiguredRun) -> str:
    counts = text("banner-counts", count=run.expanded, time=duration(run.seconds))
    if not run.configuration.comparable(run.engine):
        counts = text("banner-counts-incomparable", counts=counts)
    if run.status is Status.LIMIT:
        return limit_text(run, counts)
    if (verdict := listed_verdict(result(run), run.problem)) is not None:
        return text("banner-with-counts", sentence=say(verdict), counts=counts)
    if run.reason is None:
        return counts
    reason = say(run.reason)
    return text("banner-with-counts", sentence=reason, counts=counts) if run.expanded else reason
