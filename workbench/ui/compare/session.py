"""The model of the Compare bench: configurations on the board of the session, in lockstep."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from workbench.api import Configuration, ConfiguredRun
from workbench.api.start import UNRECORDED, load_kernels
from workbench.search.comparing.difference import Difference
from workbench.search.comparing.lockstep import JointAxis
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.ui.compare.axes import STEP, TIME, joint_axis
from workbench.ui.compare.configurations import ComparedConfigurations
from workbench.ui.compare.kept_sides import LetteredConfigurations, Place
from workbench.ui.compare.lockstep_player import LockstepPlayer
from workbench.ui.compare.pair_comparison import Pair, PairComparison
from workbench.ui.compare.runs import RunGroup, Side, run_limits, start_run
from workbench.ui.compare.timing_worker import TimingWorker
from workbench.ui.runs.first_use import PostponedStart
from workbench.ui.runs.searching import Searching
from workbench.ui.runs.session import Session
from workbench.ui.runs.worker import Job

AUTOMATIC_EXPANSIONS = 100_000
"""The number of expansions of each run that are made automatically; longer runs continue when they are played."""
PROGRESS_SECONDS = 0.2
"""Between two reports of the progress of searches: the player, the cards, the table and the narration should agree."""
LAYER_PIECES = 4
"""How much of a recording's layers is processed at a time."""


class CompareSession(ComparedConfigurations):
    """The model of the bench.

    Attributes:
        axis: one of AXES, the joint axis. player: plays the joint axis.
    Signals:
        sides_changed: sides or their runs were replaced. progressed: there may be more steps.
        busy_changed(bool): whether a search is running. timed: a time may have been measured.
        axis_changed, pair_changed; compared: the difference has changed.
    """

    sides_changed = Signal()
    progressed = Signal()
    busy_changed = Signal(bool)
    timed = Signal()
    axis_changed = Signal()
    pair_changed = Signal()
    compared = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self.axis = STEP
        self.player = LockstepPlayer(self)
        self._limits, self._progressed = Limits(), 0.0
        self._visible = self._raising = False
        self._place: int | None = None
        self._run_group: RunGroup | None = None
        self._accepted: LetteredConfigurations = ()
        self._postponed = PostponedStart(session.databases, self)
        self._postponed.failed.connect(self._refuse_waiting)
        self._searching = Searching(self)
        self._searching.progressed.connect(self._progress_in_time)
        self._searching.busy_changed.connect(self.busy_changed)
        self._searching.job_stopped.connect(self._job_stopped)
        self._rest_timer = QTimer(self, interval=0, singleShot=True)
        self._rest_timer.timeout.connect(self._finish_when_idle)
        self._times, self._comparing = TimingWorker(self._start_to_measure, self), PairComparison(self)
        self._times.taken.connect(self._apply_timing)
        self._times.ended.connect(self._measure)
        self._comparing.compared.connect(self.compared)
        self._comparing.ended.connect(self._measure)
        self.player.wanted.connect(self._search_to)
        self.player.rested.connect(self.pause)
        self.player.playing_changed.connect(self._measure_when_idle)
        for signal in (session.board_changed, session.problem_changed):
            signal.connect(self._drop)
        session.limits_changed.connect(self._drop)
        session.memory.count(self._memory_used)
        self._searching.progressed.connect(session.make_room)

    @property
    def place(self) -> int:
        """The current position on the joint axis, or the one requested by `go_to`."""
        return self.player.t if self._place is None else self._place

    def go_to(self, place: int) -> None:
        """Seek a position on the joint axis as soon as it is searched and the searches have finished or paused."""
        self._place = place
        self._catch_up()

    def show_end(self) -> None:
        """Seek the end of the joint axis as soon as the searches have finished."""
        self._to_end, self._place = True, None

    # Searching

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return self._searching.busy

    @property
    def measuring(self) -> bool:
        """Whether a time is being measured."""
        return self._times.busy

    @property
    def finished(self) -> bool:
        """Whether all runs have finished."""
        return not (self._postponed.busy or any(side.unfinished for side in self.sides))

    def set_watched(self, watched: bool) -> None:
        """Report whether the bench is visible; nothing is searched, played or measured while it is not."""
        self._visible = watched
        if not watched:
            self.player.pause()
            self.pause()
            self._stop_jobs()
        else:
            self._begin() if self._stale else self._catch_up()

    def _catch_up(self) -> None:
        """While visible, search as far as is automatic, or to the position to be shown, then process the rest."""
        if not self._visible:
            return
        target = max(AUTOMATIC_EXPANSIONS, (self._place or 0) if self.axis == STEP else 0)
        if any(side.unfinished and side.run is not None and side.run.expanded < target for side in self.sides):
            self.advance(target)
        else:
            self._finish_when_idle()

    def advance(self, target: int | None) -> None:
        """Continue all runs until each has made `target` expansions; None: until they end."""
        if self.finished:
            return
        if (job := self._searching.job_of(self._run_group)) is not None:
            job.extend(target)
            return
        self._stop_jobs()
        self._comparing.discard()
        runs = [side.run for side in self.sides if side.run is not None]
        self._run_group = RunGroup(runs, self._limits)
        self._searching.perform(Job(self._run_group, target, self._limits))

    def go_on(self) -> None:
        """Continue all runs that have paused, were stopped or have reached a limit, which is raised, to the end."""
        if self.busy:
            self.advance(None)
            return
        if (limits := self.raised_limits) is not None:
            self._raising = True
            self.session.set_limits(limits)
            self._raising = False
        self.set_axis(STEP)  # their times are no longer those of the whole searches
        self._to_end |= self.player.at_end
        self._stop_jobs()
        self._limits = run_limits(self.session.limits_for(self._memory_used()))
        for side in self.sides:
            if side.unfinished or side.stopped or side.limited:
                side.resume(self._limits)
        self._progress()
        self.advance(None)

    def pause(self) -> None:
        """Pause after the slice in progress."""
        self._searching.pause()

    def cancel(self) -> None:
        """Cancel the unfinished runs; their recordings are kept."""
        self.player.pause()
        self._searching.cancel()

    def close(self) -> None:
        """Stop everything at once."""
        self.player.pause()
        self._postponed.close()
        self._stop_jobs()
        self._searching.close()

    # The axis and the pair

    @property
    def difference(self) -> Difference | None:
        """The states expanded by the searches of the pair, or None until it is known."""
        return self._comparing.difference

    def set_axis(self, axis: str) -> None:
        """Set the joint axis; the search with the most steps keeps its step."""
        if axis == self.axis or (axis == TIME and not self.all_timed):
            return
        self.axis = axis
        self._rebuild_axis()
        self.axis_changed.emit()

    def _rebuild_axis(self) -> None:
        """Play the current joint axis; the end stays, otherwise the search with the most steps keeps its step."""
        self._comparing.discard()
        joint = self._joint()
        at = self._player_place.position(joint, self.sides)
        self.player.play_joint(joint, self.player.layers, at, self.finished)
        self._compare_states()

    def set_pair(self, one: str, other: str) -> None:
        """Compare the states of two sides; choosing the same side twice swaps the two."""
        if one == other:
            one, other = (one, self.pair.one) if one == self.pair.other else (self.pair.other, other)
        if (one, other) != self.pair:
            self.pair = Pair(one, other)
            self._comparing.discard()
            self.pair_changed.emit()
            self._compare_states()

    def step_of(self, side: Side) -> int:
        """Return the current step of a side; 0 if it was replaced and a card still shows it."""
        steps = dict(zip(map(id, self.sides), self.player.steps, strict=False))
        return steps.get(id(side), 0)

    # Runs

    @Slot()
    def _drop(self) -> None:
        """Drop the runs: the board, the problem or the limits have changed."""
        if self._raising:
            return
        self._stop_search()
        self._stale, self._accepted = True, ()
        self._kept.retain(())
        self.session.memory.note_dropped()
        if self._visible:
            self._begin()

    def _begin(self) -> None:
        """Start all runs again, for the current problem."""
        due = self.due
        self._stale, self.problem = False, self.session.problem
        self._show(due, restart=True)  # the player shows the end at once

    def _start_sides(self, new: Sequence[Side] = (), place: Place | None = None) -> None:
        """Start the runs of new sides, and of those that wait for a database, and let them catch up."""
        self._stop_search()
        self._comparing.discard()
        place = place or self._player_place
        self.stored[self._key()] = self.lettered
        self._limits = run_limits(self.session.limits_for(self._memory_used()))
        with self._postponed.postponing():
            for side in self.sides:
                if side in new or side.waiting:
                    try:
                        side.run, side.refused = start_run(side.configuration, self.problem, self._limits), None
                    except Fault as fault:
                        side.refused = fault
        if not self._postponed.postpone(self._start_sides, self._withdraw):
            self._accepted = self.lettered
        if self.axis == TIME:
            self.axis = STEP
        self.pair = place.pair
        self._choose_pair()
        joint = self._joint()
        self._to_end |= place.at_end
        at = 0 if self._to_end and set(self.sides) <= set(new) else place.position(joint, self.sides)
        self.player.play_joint(joint, tuple(side.layers for side in self.sides), at, self.finished)
        self.axis_changed.emit()
        self.sides_changed.emit()
        self._catch_up()

    @property
    def _player_place(self) -> Place:
        return Place.of(self.sides, self.player.steps, self.player.at_end, self.pair)

    def _withdraw(self) -> None:
        """Return to the last configurations that need no database which the user does not want to be built, if any."""
        if self._accepted:
            self.history.change_last((None, self._accepted))
            self._show(self._accepted)
        else:
            self._refuse_waiting()

    def _refuse_waiting(self, fault: Fault | None = None) -> None:
        """Show why configurations that wait for a database are not compared. None: the user does not want to wait."""
        for side in self.sides:
            if side.refused is not None and side.waiting:
                side.refused = fault or Fault("databases-choice-missing", **side.refused.message.facts)
        self.sides_changed.emit()
        self._finish_when_idle()

    def _start_to_measure(self, configuration: Configuration) -> ConfiguredRun:
        """Start a search whose time is measured, without the time for recording it and for loading its kernels."""
        run = start_run(configuration, self.problem, self._limits, UNRECORDED)
        if run.engine == "compiled":
            load_kernels(run)
        return run

    def _choose_pair(self) -> None:
        letters = [side.letter for side in self.sides]
        if not set(self.pair) <= set(letters):
            self.pair = Pair(letters[0], letters[1])
        self.pair_changed.emit()

    def _stop_search(self) -> None:
        """Stop all work on the current runs."""
        self.player.pause()
        self._postponed.cancel()
        self._stop_jobs()
        self._run_group = None
        self._searching.abandon()

    def _search_to(self, position: int | None) -> None:
        if position is None or self.axis == STEP:
            self.advance(position)
        else:  # the step of the next position is unknown
            self.advance(max((side.length for side in self.sides), default=0) + AUTOMATIC_EXPANSIONS)

    def _joint(self) -> JointAxis:
        return joint_axis(self.axis, self.sides)

    @Slot()
    def _progress_in_time(self) -> None:
        """Report progress; while searches go on and none is played at a speed, no faster than views can follow."""
        if self.player.paced or not self.busy or perf_counter() >= self._progressed + PROGRESS_SECONDS:
            self._progress()

    def _progress(self) -> None:
        self._progressed = perf_counter()
        if self._run_group is not None:
            for side, run in zip((side for side in self.sides if side.run), self._run_group.runs, strict=True):
                side.run = run  # it may have moved over to the compiled engine
        for side in self.sides:
            if side.timeline is not None:
                side.layers.update(side.timeline, LAYER_PIECES)
        self.player.lengthen(self._joint(), self.finished)
        self.progressed.emit()

    @Slot(object)
    def _job_stopped(self, job: Job) -> None:
        if job.run is self._run_group:
            self._finish_when_idle()

    @Slot()
    def _finish_when_idle(self) -> None:
        """Process the rest of the recordings; then seek, measure and compare states, while no search is running."""
        if self._visible and not self.busy:
            self._progress()
            if self._behind:
                self._rest_timer.start()
                return
            if (self.finished and self._to_end) or (self._place is not None and not self._postponed.busy):
                self.player.seek(self.player.length if self._place is None else self._place)
                self._to_end, self._place = False, None
            self._times.note_runs(side.run for side in self.sides if side.run is not None)
            self._judge_solutions()
            self._compare_states()
            self._measure()

    # Times

    def engine_ready(self) -> None:
        """Measure the times again that were measured before the compiled engine was available."""
        self._measure()

    def _stop_jobs(self) -> None:
        self._rest_timer.stop()
        self._times.stop()
        self._comparing.stop()

    @Slot()
    def _measure(self) -> None:
        """Measure the next missing time, unless other work is in progress."""
        if self.busy or self.player.playing or not self._visible or self._times.busy or self._comparing.busy:
            return
        self._times.measure(self.sides)
        self.timed.emit()

    @Slot()
    def _apply_timing(self) -> None:
        """Update the time axis, if it is in use."""
        if self.axis == TIME and self.all_timed:
            self._rebuild_axis()

    @Slot(bool)
    def _measure_when_idle(self, playing: bool) -> None:
        self._times.stop() if playing else self._measure()

    # States

    def _compare_states(self) -> None:
        """Compare the states of the pair in the background."""
        self._comparing.stop()
        pair = self.pair_sides
        if pair is not None and not self.busy and self._visible:
            self._times.stop()
            which = self.sides.index(pair[0]), self.sides.index(pair[1])
            self._comparing.begin(*pair, self.player.joint, which)
