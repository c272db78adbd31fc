"""The model of the Divide-and-conquer bench: the boards of the session, solved phase by phase."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api.divide import start_divide
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Message, message
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Recording
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.solvability import check
from workbench.ui.divide.phase_run import phase_run
from workbench.ui.divide.phased_solution import PhasedSolution
from workbench.ui.divide.phased_solution_player import CoursePlayer
from workbench.ui.divide.texts import phase_name
from workbench.ui.player.player import Player
from workbench.ui.runs.run_entry import imported_entry, raised_limits
from workbench.ui.runs.searching import Searching
from workbench.ui.runs.session import Session
from workbench.ui.runs.shown_run import ShownRun
from workbench.ui.runs.worker import Job

MAX_CELLS = 900
"""The largest board whose phases are planned fast enough for the window; larger ones are for the command line."""

Need = Callable[[], int]
"""Returns the number of expansions needed; it may be called in the worker's thread."""


def to_the_end() -> int:
    """Need all expansions."""
    return sys.maxsize


@dataclass(eq=False)
class _DivideJob(Job):
    """A job that continues until its need, which may change meanwhile, is met."""

    need: Need = to_the_end

    @property
    def remaining(self) -> int:
        """The number of expansions remaining, as far as it is known."""
        return self.need()

    def change(self, need: Need) -> None:
        """Change the need, unless it is `to_the_end`."""
        if self.need is not to_the_end:
            self.need = need


class DivideSession(QObject):
    """The model of the bench. It has two levels: the phases, and the search of one of them.

    Attributes:
        session: provides the boards and the limits.
        run, course: the run and its solution so far; None until the bench is shown, or if the board was refused.
        refused: why there is no run, or None. strategy: the strategy of the run.
        inside: the phase whose search is shown, or None on the level of phases; shown: that search as a run.
        moves, search: the players of the two levels; player: the one of the current level.
    Signals:
        run_changed: the run was replaced or dropped. busy_changed(bool), progressed, finished: as in Session.
        level_changed: a search was entered or left.
    """

    run_changed = Signal()
    busy_changed = Signal(bool)
    progressed = Signal()
    finished = Signal()
    level_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.run: DivideRun | None = None
        self.course: PhasedSolution | None = None
        self.refused: Message | None = None
        self.strategy = DEFAULT
        self._limits = session.limits
        self.inside: int | None = None
        self.shown = ShownRun(self)
        self.moves, self.search = CoursePlayer(self), Player(self)
        self._steps: dict[int, int] = {}
        self._visible = self._followed = False
        self._searching = Searching(self)
        self._searching.progressed.connect(self._progress)
        self._searching.busy_changed.connect(self.busy_changed)
        self._searching.job_stopped.connect(self._job_stopped)
        self.moves.wanted.connect(self._search_moves)
        self.moves.phase_requested.connect(self._search_phase)
        self.search.wanted.connect(self._search_steps)
        for player, other in ((self.moves, self.search), (self.search, self.moves)):
            player.rested.connect(self.pause)
            player.speed_changed.connect(other.set_speed)
        session.board_changed.connect(self._drop)
        session.limits_changed.connect(self._apply_limits)
        session.memory.count(self._memory_used)
        self._searching.progressed.connect(session.make_room)

    @property
    def player(self) -> Player:
        """The player of the current level."""
        return self.moves if self.inside is None else self.search

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return self._searching.busy

    # The run

    def set_watched(self, watched: bool) -> None:
        """Report whether the bench is visible: a run is created when it is; the player pauses when it is not."""
        self._visible = watched
        if watched:
            self._begin()
        else:
            self.player.pause()

    def set_strategy(self, strategy: Strategy) -> None:
        """Restart with another strategy."""
        if strategy != self.strategy:
            self.strategy = strategy
            self._drop()

    def solve(self) -> None:
        """Continue to the end; on the level of phases, the player follows the moves as they are found."""
        if self.inside is None:
            self.moves.to_end()
        else:
            self.advance()

    def watch(self) -> None:
        """Play the moves from the first one."""
        self.leave()
        self.moves.seek(0)
        self.moves.play()

    def advance(self, need: Need = to_the_end) -> None:
        """Continue the run until `need` returns 0."""
        run, limits = self.run, self._limits
        if run is None or run.status.finished or (run.status is Status.LIMIT and run.limits == limits):
            return
        job = self._searching.job_of(run)
        if isinstance(job, _DivideJob):
            job.change(need)
        else:
            self._searching.perform(_DivideJob(run, None, limits, need=need))

    def pause(self) -> None:
        """Pause after the slice in progress; the run can be continued later."""
        self._searching.pause()

    def cancel(self) -> None:
        """Cancel the run; its recording is kept. A player that follows the run moves to its end."""
        self._followed = self.player.following
        self.player.pause()
        if not self._searching.cancel() and self.run is not None and not self.run.status.finished:
            self.run.cancel()
            self._end()

    def repeat_run(self) -> None:
        """Restart the run and play it."""
        self._drop()
        self.moves.play()

    def resume(self) -> None:
        """Double the limit that the run has reached, and continue it."""
        if self.run is not None and self.run.limit is not None:
            limits = self.session.limits
            self.session.set_limits(raised_limits(limits, self.run, self.session.room) or limits)
            self.solve()

    def use_nearest(self) -> None:
        """Replace an unsolvable board by the nearest solvable one."""
        self.session.set_start(check(self.session.start_board, self.session.goal_board).nearest)

    def close(self) -> None:
        """Stop everything at once."""
        for player in (self.moves, self.search):
            player.pause()
        self._searching.close()

    # The levels

    def enter(self) -> None:
        """Enter the search of the current phase, at the step where it was left before."""
        if self.inside is None and self.course is not None and self.moves.phase < self.course.begun_phases:
            self.moves.pause()
            self.inside = index = self.moves.phase
            recording: Recording[Any] = self.course.phases[index].run.recording
            self._show_run(index)
            self.search.open(Timeline(recording), self._steps.get(index, 0), *self._ending(index))
            self.level_changed.emit()

    def _show_run(self, index: int) -> None:
        """Show the search of a phase; the run is that of the moment, so it is shown again when it has ended."""
        assert self.course is not None
        phase, board = self.course.phases[index], self.session.start_board
        name = phase_name(index + 1, phase.subgoal, board.columns)
        self.shown.show(
            imported_entry(index + 1, phase_run(phase), board, self.session.goal_board, name, "", part=True)
        )

    def leave(self) -> None:
        """Return to the phases, at the previous position."""
        if self.inside is not None:
            self.search.pause()
            self._steps[self.inside] = self.search.t
            self.inside = None
            self.shown.show(None)
            self.level_changed.emit()

    def show_phase(self, index: int) -> None:
        """Seek the start of a phase, or on the level of searches enter its search; search for it if necessary."""
        course, searches = self.course, self.inside is not None
        if course is None or index == self.inside:
            return
        self.leave()
        begun = index < course.begun_phases
        self.moves.show_phase(index)
        if searches and begun:
            self.enter()

    # Private

    def _begin(self) -> None:
        start, goal = self.session.start_board, self.session.goal_board
        if self.run is not None or self.refused is not None:
            return
        if start.cells > MAX_CELLS:
            self.refused = message("divide-too-large", size=size_text(*start.shape), most=MAX_CELLS)
        else:
            self._apply_limits()
            self.run = start_divide(start, goal=goal, limits=self._limits, strategy=self.strategy)
            self.course = PhasedSolution(self.run) if self.run.phases else None
        self.moves.play_solution(self.course)
        self.run_changed.emit()

    @Slot()
    def _drop(self) -> None:
        """Drop the run, whose board or strategy is not current."""
        self._searching.cancel()
        self.leave()
        self.run = self.course = self.refused = None
        self._steps.clear()
        self.session.memory.note_dropped()
        if self._visible:
            self._begin()
        else:
            self.moves.play_solution(None)
            self.run_changed.emit()

    @Slot()
    def _apply_limits(self) -> None:
        self._limits = self.session.limits_for(self._memory_used())
        self._searching.apply_limits(self._limits)

    def _memory_used(self) -> int:
        return 0 if self.run is None else self.run.peak_bytes

    @Slot(object)
    def _search_moves(self, count: int | None) -> None:
        course = self.course
        assert course is not None
        self.advance(to_the_end if count is None else lambda: sys.maxsize if course.length < count else 0)

    @Slot(int)
    def _search_phase(self, index: int) -> None:
        course = self.course
        assert course is not None
        self.advance(lambda: sys.maxsize if course.begun_phases <= index else 0)

    @Slot(object)
    def _search_steps(self, t: int | None) -> None:
        course, index = self.course, self.inside
        assert course is not None and index is not None
        recording = course.phases[index].run.recording

        def need() -> int:
            if index < course.done:
                return 0
            return sys.maxsize if t is None else t - recording.expanded

        self.advance(need)

    def _ending(self, index: int) -> tuple[bool, int]:
        """Return whether the search of a phase has ended, and the number of moves it found."""
        assert self.course is not None
        done = index < self.course.done
        return done or self.course.finished, len(self.course.phases[index].moves) if done else 0

    @Slot()
    def _progress(self) -> None:
        if self.course is not None:
            self.moves.extend(self.course.finished)
            if self.inside is not None:
                over, moves = self._ending(self.inside)
                if over and not self.search.ended:
                    self._show_run(self.inside)
                self.search.extend(over, moves)
        self.progressed.emit()

    @Slot(object)
    def _job_stopped(self, job: Job) -> None:
        if job.run is self.run and job.run.status is not Status.RUNNING:
            self._end()

    def _end(self) -> None:
        self._progress()
        if self.run is not None and self.run.status is Status.LIMIT:
            self.player.halt()  # so that it does not request moves again and again
        elif self.run is not None and self.run.status is Status.CANCELLED and self._followed:
            self.player.seek(self.player.length)
        if self.course is not None and self.course.outdated:
            self._show_shortened()
        self.finished.emit()

    def _show_shortened(self) -> None:
        """Show the phases of the shortened solution, at its end."""
        assert self.run is not None
        self.leave()
        self._steps.clear()
        self.course = PhasedSolution(self.run)
        self.moves.play_solution(self.course)
        self.moves.seek(self.course.length)
        self.run_changed.emit()
