"""What the Divide-and-conquer bench is about: the boards of the session, solved phase by phase."""

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
from workbench.ui.divide.course import PhasedSolution
from workbench.ui.divide.course_player import CoursePlayer
from workbench.ui.player.player import Player
from workbench.ui.runs.kept_run import raised
from workbench.ui.runs.searching import Searching
from workbench.ui.runs.session import Session
from workbench.ui.runs.worker import Job

MAX_CELLS = 900
"""The largest board for which the phases are still planned at once; larger ones are for the command line."""

Need = Callable[[], int]
"""How many expansions are still wanted; may be asked in the worker's thread."""


def to_the_end() -> int:
    """Want all expansions there are."""
    return sys.maxsize


@dataclass(eq=False)
class _Stretch(Job):
    """A job that goes on until its need, which may change meanwhile, is met."""

    need: Need = to_the_end

    @property
    def left(self) -> int:
        """How many expansions are still to be done, as far as that is known."""
        return self.need()

    def change(self, need: Need) -> None:
        """Go on for another need, unless it goes to the end."""
        if self.need is not to_the_end:
            self.need = need


class DivideSession(QObject):
    """The model of the bench. It has two levels: the phases, and the search of one of them.

    Attributes:
        session: whose boards are solved, within whose limits.
        run, course: the run and what can be shown of it; None while the bench is not watched, or where refused.
        refused: why there is no run, or None. strategy: how the boards are gone about.
        inside: the phase whose search is shown, or None on the level of phases.
        moves, search: the players of the two levels; player: that of the level which is shown.
    Signals:
        run_changed: there is another run, or none. busy_changed(bool), progressed, finished: as those of Session.
        level_changed: a search has been entered or left.
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
        self.moves, self.search = CoursePlayer(self), Player(self)
        self._steps: dict[int, int] = {}
        self._watched = self._followed = False
        self._searching = Searching(self)
        self._searching.progressed.connect(self._progress)
        self._searching.busy_changed.connect(self.busy_changed)
        self._searching.job_stopped.connect(self._job_stopped)
        self.moves.wanted.connect(self._want_moves)
        self.moves.phase_wanted.connect(self._want_phase)
        self.search.wanted.connect(self._want_steps)
        for player, other in ((self.moves, self.search), (self.search, self.moves)):
            player.rested.connect(self.pause)
            player.speed_changed.connect(other.set_speed)
        session.board_changed.connect(self._drop)
        session.limits_changed.connect(self._take_limits)
        session.memory.count(self._held)
        self._searching.progressed.connect(session.make_room)

    @property
    def player(self) -> Player:
        """The player of the level that is shown."""
        return self.moves if self.inside is None else self.search

    @property
    def busy(self) -> bool:
        """Whether a search goes on."""
        return self._searching.busy

    # The run

    def set_watched(self, watched: bool) -> None:
        """Have a run while the bench is watched; nothing is played while it is not."""
        self._watched = watched
        if watched:
            self._begin()
        else:
            self.player.pause()

    def set_strategy(self, strategy: Strategy) -> None:
        """Go about the board by another strategy, from the beginning."""
        if strategy != self.strategy:
            self.strategy = strategy
            self._drop()

    def solve(self) -> None:
        """Go on to the end; on the level of phases, following the moves as they are found."""
        if self.inside is None:
            self.moves.to_end()
        else:
            self.advance()

    def watch(self) -> None:
        """Play the moves from the first."""
        self.leave()
        self.moves.seek(0)
        self.moves.play()

    def advance(self, need: Need = to_the_end) -> None:
        """Let the run go on until there is no need any more."""
        run, limits = self.run, self._limits
        if run is None or run.status.over or (run.status is Status.LIMIT and run.limits == limits):
            return
        job = self._searching.job_of(run)
        if isinstance(job, _Stretch):
            job.change(need)
        else:
            self._searching.perform(_Stretch(run, None, limits, need=need))

    def pause(self) -> None:
        """Leave off after the slice in progress; the run can go on later."""
        self._searching.pause()

    def cancel(self) -> None:
        """End the run for good; what is recorded stays. Who follows it stands at its end."""
        self._followed = self.player.following
        self.player.pause()
        if not self._searching.cancel() and self.run is not None and not self.run.status.over:
            self.run.cancel()
            self._end()

    def begin_again(self) -> None:
        """Make a run like the one there is, and play it."""
        self._drop()
        self.moves.play()

    def resume(self) -> None:
        """Double the limit that the run has reached, and let it go on."""
        if self.run is not None and self.run.limit is not None:
            self.session.set_limits(raised(self.session.limits, self.run))
            self.solve()

    def take_nearest(self) -> None:
        """Replace a board that cannot be solved by the nearest one that can."""
        self.session.set_start(check(self.session.start_board, self.session.goal_board).nearest)

    def close(self) -> None:
        """End everything that goes on, at once."""
        for player in (self.moves, self.search):
            player.pause()
        self._searching.close()

    # The levels

    def enter(self) -> None:
        """Go into the search of the phase at hand, to the step where it was left before."""
        if self.inside is None and self.course is not None and self.moves.phase < self.course.begun:
            self.moves.pause()
            self.inside = index = self.moves.phase
            recording: Recording[Any] = self.course.phases[index].run.recording
            self.search.open(Timeline(recording), self._steps.get(index, 0), *self._ending(index))
            self.level_changed.emit()

    def leave(self) -> None:
        """Go back to the phases, to where one was."""
        if self.inside is not None:
            self.search.pause()
            self._steps[self.inside] = self.search.t
            self.inside = None
            self.level_changed.emit()

    def show_phase(self, index: int) -> None:
        """Go to the beginning of a phase, or on the level of searches into its search; search for it if need be."""
        course, searches = self.course, self.inside is not None
        if course is None or index == self.inside:
            return
        self.leave()
        begun = index < course.begun
        self.moves.show_phase(index)
        if searches and begun:
            self.enter()

    # Within

    def _begin(self) -> None:
        start, goal = self.session.start_board, self.session.goal_board
        if self.run is not None or self.refused is not None:
            return
        if start.cells > MAX_CELLS:
            self.refused = message("divide-too-large", size=size_text(*start.shape), most=MAX_CELLS)
        else:
            self._take_limits()
            self.run = start_divide(start, goal=goal, limits=self._limits, strategy=self.strategy)
            self.course = PhasedSolution(self.run) if self.run.phases else None
        self.moves.play_course(self.course)
        self.run_changed.emit()

    @Slot()
    def _drop(self) -> None:
        """Forget the run, which is of another board."""
        self._searching.cancel()
        self.leave()
        self.run = self.course = self.refused = None
        self._steps.clear()
        self.session.memory.note_dropped()
        if self._watched:
            self._begin()
        else:
            self.moves.play_course(None)
            self.run_changed.emit()

    @Slot()
    def _take_limits(self) -> None:
        self._limits = self.session.limits_for(self._held())
        self._searching.take_limits(self._limits)

    def _held(self) -> int:
        return 0 if self.run is None else self.run.peak_bytes

    @Slot(object)
    def _want_moves(self, count: int | None) -> None:
        course = self.course
        assert course is not None
        self.advance(to_the_end if count is None else lambda: sys.maxsize if course.length < count else 0)

    @Slot(int)
    def _want_phase(self, index: int) -> None:
        course = self.course
        assert course is not None
        self.advance(lambda: sys.maxsize if course.begun <= index else 0)

    @Slot(object)
    def _want_steps(self, t: int | None) -> None:
        course, index = self.course, self.inside
        assert course is not None and index is not None
        recording = course.phases[index].run.recording

        def need() -> int:
            if index < course.done:
                return 0
            return sys.maxsize if t is None else t - recording.expanded

        self.advance(need)

    def _ending(self, index: int) -> tuple[bool, int]:
        """Return whether the search of a phase is over, and how many moves it found."""
        assert self.course is not None
        done = index < self.course.done
        return done or self.course.over, len(self.course.phases[index].moves) if done else 0

    @Slot()
    def _progress(self) -> None:
        if self.course is not None:
            self.moves.extend(self.course.over)
            if self.inside is not None:
                self.search.extend(*self._ending(self.inside))
        self.progressed.emit()

    @Slot(object)
    def _job_stopped(self, job: Job) -> None:
        if job.run is self.run and job.run.status is not Status.RUNNING:
            self._end()

    def _end(self) -> None:
        self._progress()
        if self.run is not None and self.run.status is Status.LIMIT:
            self.player.halt()  # it is not to ask again and again
        elif self.run is not None and self.run.status is Status.CANCELLED and self._followed:
            self.player.seek(self.player.length)
        if self.course is not None and self.course.outdated:
            self._take_shorter()
        self.finished.emit()

    def _take_shorter(self) -> None:
        """Show the phases that the last pass found in place of the first ones, at the end."""
        assert self.run is not None
        self.leave()
        self._steps.clear()
        self.course = PhasedSolution(self.run)
        self.moves.play_course(self.course)
        self.moves.seek(self.course.length)
        self.run_changed.emit()
