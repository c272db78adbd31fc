"""What all benches for boards share: a board, a goal, a configuration, and the runs, which only it modifies."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Configuration, ConfiguredRun, start
from workbench.formats.problem_input import ProblemInput
from workbench.formats.run_line import END, RunLine
from workbench.search.playback import hidden_future
from workbench.search.problem.limits import Limits, default_bytes
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Numbers
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.runs.board_document import BoardPair, fitting_goal
from workbench.ui.runs.first_use import FirstUse, PostponedStart
from workbench.ui.runs.hidden_future import HiddenFuture
from workbench.ui.runs.last_heuristics import LastHeuristics
from workbench.ui.runs.memory import VIEW_PARTS, MemoryAccount, available_bytes
from workbench.ui.runs.optima import Optima
from workbench.ui.runs.run_entry import RunEntry, evictable, imported_entry, kept_run, raised_limits, recording_bytes
from workbench.ui.runs.searching import Searching
from workbench.ui.runs.shown_run import ShownRun
from workbench.ui.runs.subject_history import Subject, SubjectHistory
from workbench.ui.runs.worker import Advanced, Job

FIRST_BOARD = "1 2 3/7 0 8/5 6 4"


class Session(ShownRun):
    """The current problem and its searches. Explore shows them; other benches use the same board and limits.

    Attributes: start_board, goal_board; other, the problem searched instead, or None; configuration, limits; runs,
    oldest first; current, the run that is shown; history, of the problem; memory, of all benches that search it;
    databases, those being built for any bench; searching, what drives the runs; optima, the known optimal costs.
    Signals:
        board_changed(start, goal), problem_changed, configuration_changed, limits_changed.
        run_changed(RunEntry or None): another run is shown. runs_changed: the list, or a pin, has changed.
        busy_changed(bool), progressed: see Searching. finished(RunEntry): a run is over, or has reached a limit.
        refused(Fault): a request cannot be fulfilled.
    """

    board_changed = Signal(object, object)
    problem_changed = Signal()
    configuration_changed = Signal()
    limits_changed = Signal()
    runs_changed = Signal()
    busy_changed = Signal(bool)
    progressed = Signal()
    finished = Signal(object)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start_board = Board.parse(FIRST_BOARD)
        self.goal_board = goal_board(LAST, *self.start_board.shape)
        self.usual_goal: Board | None = None
        self.other: ProblemInput | None = None
        self.configuration = Configuration.of()
        self._heuristics = LastHeuristics()
        self.limits = Limits()
        self.runs: list[RunEntry] = []
        self._before: RunEntry | None = None
        self._hidden_future: HiddenFuture | None = None
        self._run_count = 0
        self._default_bytes = default_bytes()
        self.memory = MemoryAccount(self)
        self.memory.count(lambda: recording_bytes(self.runs))
        self.history = SubjectHistory(self._subject, self._restore, self)
        self.problem_changed.connect(self.history.note)
        self.board_changed.connect(self.history.note)
        self.searching = Searching(self)
        self.searching.progressed.connect(self.make_room)
        self.searching.progressed.connect(self.progressed)
        self.searching.busy_changed.connect(self.busy_changed)
        self.searching.job_stopped.connect(self._job_stopped)
        self.optima = Optima(self.searching, self)
        self.finished.connect(self.optima.judge)
        self.databases = FirstUse(self)
        self.postponed = PostponedStart(self.databases, self)
        self.postponed.failed.connect(self.refused)
        self._begin()

    # The problem

    def set_start(self, board: Board) -> None:
        """Search from `board`; if its shape differs, the goal is adapted."""
        self.set_boards(board, self.goal_board)

    def set_boards(self, board: Board, goal: Board, usual: Board | None = None) -> None:
        """Search from `board` for `goal`, or for the goal of its name in this shape. `usual`: see `BoardPair`."""
        goal, self.usual_goal = fitting_goal(goal, board), usual
        if (board, goal) == (self.start_board, self.goal_board) and self.other is None:
            return
        self.start_board, self.goal_board = board, goal
        self._switch_problem(None)
        self.board_changed.emit(board, goal)
        self._begin()

    def bring(self, board: Board, goal: Board) -> None:
        """Search from a board that brings its own goal: the next board does not keep it."""
        boards = self.boards.brought(board, goal)
        self.set_boards(boards.start, boards.goal, boards.usual)

    @property
    def boards(self) -> BoardPair:
        """The boards that are searched, or were before another problem."""
        return BoardPair(self.start_board, self.goal_board, self.usual_goal)

    def _subject(self) -> Subject:
        return Subject(self.start_board, self.goal_board, self.other, self.usual_goal)

    def _restore(self, to: Subject) -> None:
        self.set_problem(to.other) if to.other else self.set_boards(to.start, to.goal, to.usual)

    @property
    def problem(self) -> Problem[Any]:
        """The problem that is searched."""
        if self.other is not None:
            return self.other.problem
        return TileProblem(self.start_board, self.goal_board, self.configuration.order)

    @property
    def shown_problem(self) -> Problem[Any]:
        """The problem of the shown run if that was read from a file, else the problem that is searched."""
        entry = self.current
        return entry.run.problem if entry is not None and entry.source else self.problem

    def set_problem(self, other: ProblemInput | None) -> None:
        """Search another problem, or boards again (None). The configuration is adapted to it."""
        if other != self.other:
            self._switch_problem(other)
            self._begin()

    def redraw_problem(self, other: ProblemInput, replaces: bool) -> None:
        """Search a problem that is being drawn. Its run `replaces` the one before, as it does if that was drawn."""
        if (now := self.current) is not None and (now.drawn or replaces) and not (now.pinned or now.precious):
            self.runs = [entry for entry in self.runs if entry is not now]
        self.set_problem(other)

    def configure(self, configuration: Configuration) -> None:
        """Search with `configuration` from now on."""
        if configuration == self.configuration:
            return
        self.configuration = configuration
        self.configuration_changed.emit()
        self._begin()

    def choose(self, configuration: Configuration) -> None:
        """Search with a configuration that the user has chosen; that can be undone."""
        before = self.configuration
        self.configure(configuration)
        self.history.record("undo-search", before, configuration, self.configure)

    def set_limits(self, limits: Limits) -> None:
        """Set the limits of runs, including the one in progress."""
        if limits == self.limits:
            return
        self.limits = limits
        self.searching.apply_limits(self.limits_for(self._current_bytes))
        self.limits_changed.emit()

    # Searching

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return self.searching.busy

    @property
    def unfinished(self) -> bool:
        return self.current is not None and not self.current.finished

    def advance_to(self, expansions: int | None) -> None:
        """Continue the current run to a total of `expansions`; None: until it ends."""
        if self.current is None or not self.unfinished:
            return
        if (job := self.searching.job_of(self.current.run)) is not None:
            job.extend(expansions)
        else:
            self.searching.perform(Job(self.current.run, expansions, self.limits_for(self._current_bytes)))

    def pause(self) -> None:
        """Stop after the slice in progress; the run can be continued later."""
        self.searching.pause()

    def cancel(self) -> None:
        """Cancel the current run permanently; its recording stays."""
        if not self.searching.cancel() and self.current is not None and self.unfinished:
            self.current.run.cancel()
            self._end(self.current)

    def raise_limit(self) -> None:
        """Let the current run continue: double the limit it has reached, or take back that it was cancelled."""
        run = None if self.current is None else self.current.run
        if run is not None and run.limit is not None:
            self.set_limits(raised_limits(self.limits, run, self.room) or self.limits)
        elif run is not None and run.resume():
            self.progressed.emit()

    def repeat_run(self) -> None:
        """Create a run with the same settings as the current one."""
        self._begin(anyway=self.current is not None and self.current.anyway)

    def begin_despite_parity(self) -> None:
        """Create a run that searches although the goal is known to be unreachable."""
        self._begin(anyway=True)

    def close(self) -> None:
        """Stop everything at once."""
        self.postponed.close()
        self.searching.close()
        self.memory.close()

    def open(self, entry: RunEntry) -> None:
        """Show an earlier run again, with its board and settings."""
        if entry is self.current or entry not in self.runs:
            return
        self._leave_current()
        before, configuration_before = self._subject(), self.configuration
        self.other, self.configuration = entry.other, entry.run.configuration
        self.start_board, self.goal_board = entry.board, entry.goal  # all before any signal: slots may read any of them
        if entry.source:  # the search in the file may be of another problem than the boards beside it
            self.configuration = self.configuration.fitting(self.problem, None)
        if entry.other != before.other:
            self.problem_changed.emit()
        if (entry.board, entry.goal) != (before.start, before.goal):
            self.board_changed.emit(entry.board, entry.goal)
        if self.configuration != configuration_before:
            self.configuration_changed.emit()
        self._show(entry)

    def add_imported(self, run: ConfiguredRun, source: str, file: str = "", part: bool = False) -> None:
        """Add and show a run that was read from `file`, named `source`; it is over.

        `part`: it is a part of another search, and `source` its name.
        """
        self._leave_current()
        self._run_count += 1
        boards = self.start_board, self.goal_board
        self.open(self._add(imported_entry(self._run_count, run, *boards, source, file, part)))

    def entry_of(self, run: Advanced) -> RunEntry | None:
        """Return the run in the list, even if it is hidden, or None."""
        runs = self.runs if self._hidden_future is None else self._hidden_future.runs
        return next((entry for entry in runs if entry.run is run), None)

    def pin(self, entry: RunEntry, pinned: bool) -> None:
        """Pin or unpin a run; a pinned run and its curve are kept."""
        if entry.pinned != pinned:
            entry.pinned = pinned
            self.runs_changed.emit()

    def repeat_pinned(self, line: RunLine) -> None:
        """Add a pinned run, and search in the background up to the step of `line`. Raises Fault."""
        configuration = line.configuration or self.configuration
        run = start(line.problem, configuration.at_once(), limits=self.limits_for(0), search_anyway=line.anyway)
        self._run_count += 1
        boards = line.board or self.start_board, line.goal or self.goal_board
        self._add(RunEntry(self._run_count, run, *boards, line.other, line.anyway, pinned=True))
        self.runs_changed.emit()
        self.searching.perform_in_background(Job(run, None if line.step == END else line.step or 0, run.limits))
        self.runs_changed.emit()

    def remove(self, entry: RunEntry) -> None:
        """Remove a run; the current one is replaced by a new run."""
        if entry not in self.runs or entry.cut:
            return
        if entry is self.current:
            self._leave_current()
            self.runs = [other for other in self.runs if other is not entry]
            self.current = None
            self._begin()
        else:
            self.runs.remove(entry)
            self.searching.forget(entry.run)
            self.runs_changed.emit()
        self.memory.note_dropped()

    @property
    def run_with_hidden_future(self) -> RunEntry | None:
        """The run that is shown only in part, or None if nothing is hidden."""
        return None if self._hidden_future is None else self._hidden_future.of

    def hide_future(
        self, t: int, secret: bool = False, hidden: Numbers = hidden_future.NO_RECORDS, with_g: bool = False
    ) -> None:
        """Show the current run, which must not be running, as it was after `t` expansions.

        No other run is shown meanwhile. `secret`, `hidden` and `with_g`: see `hidden_future.truncated`. Showing another
        run ends it.
        """
        if self.current is None or self.busy:
            return
        self._hidden_future = self._hidden_future or HiddenFuture(self.current, self.runs)
        visible_entry = self._hidden_future.shown_run(t, secret, hidden, with_g)
        self.runs = [visible_entry]
        self._show(visible_entry)

    def reveal_future(self, position: int) -> None:
        """Show all of the run again, at step `position`, and the other runs."""
        if self._hidden_future is not None:
            self._hidden_future.of.position = position
            self._show(self._show_all_runs())

    def _show_all_runs(self) -> RunEntry | None:
        """Restore the list of all runs; return the current one."""
        if self._hidden_future is not None:
            self.runs, self.current = self._hidden_future.runs, self._hidden_future.of
            self._hidden_future = None
        return self.current

    @property
    def room(self) -> int:
        """The bytes that all recordings in the window, and the views' data on them, may take together."""
        return self.limits.bytes or self._default_bytes

    def limits_for(self, own_bytes: int) -> Limits:
        """Return the limits for a search that takes `own_bytes` bytes now; the memory limit is for the window."""
        droppable = recording_bytes(evictable(self.runs, self.current)) + self.memory.spare_bytes
        return replace(self.limits, bytes=available_bytes(self.room, self.memory.held_bytes - own_bytes - droppable))

    # Internal

    def _begin(self, anyway: bool = False) -> None:
        """Create a run of the current problem and settings; see `_restore_run` about `_before`."""
        self._leave_current()
        if not anyway and (kept := kept_run(self.runs, self.current, self._subject().searched, self.configuration)):
            self._show(kept)
            return
        before, self._before = self.current or self._before, None
        try:
            with self.postponed.postponing():
                run = start(self.problem, self.configuration.at_once(), limits=self.limits_for(0), search_anyway=anyway)
        except Fault as fault:
            self._show(None)
            self._before = before
            if not self.postponed.postpone(partial(self._begin, anyway), self._restore_run):
                self.refused.emit(fault)
            return
        if (unused := None if before in self.runs else before) is None:
            self._run_count += 1
        number = self._run_count if unused is None else unused.number
        self._show(self._add(RunEntry(number, run, self.start_board, self.goal_board, self.other, anyway)))
        if not run.begun and self.searching.job_of(run) is None:  # no receiver of the signal has started it
            self.searching.perform(Job(run, 0, run.limits))

    def _restore_run(self) -> None:
        """Return to the run that was shown before a search whose database the user does not want to be built."""
        if (entry := self._before) is not None:
            self.runs += [] if entry in self.runs else [entry]
            self.open(entry)

    def _add(self, entry: RunEntry) -> RunEntry:
        self.runs.append(entry)
        self.make_room()
        return entry

    def _switch_problem(self, other: ProblemInput | None) -> None:
        """Switch to another problem, with a configuration that fits it and the heuristic last used with it, if any."""
        if other == self.other:
            return
        before = self.configuration
        last = self._heuristics.switch(before.heuristic, self.other, self.problem, other)
        self.other = other
        self.configuration = before.fitting(self.problem, last)
        self.problem_changed.emit()
        if self.configuration != before:
            self.configuration_changed.emit()

    def _leave_current(self) -> None:
        """Stop the current run, for good unless it is precious; remove it if it was never used."""
        entry = self._show_all_runs()
        self.postponed.cancel()
        (self.searching.abandon if entry is not None and entry.precious else self.searching.cancel)()
        if entry in self.runs and not (entry.touched or entry.pinned):
            self.runs.remove(entry)

    def _show(self, entry: RunEntry | None) -> None:
        self.current = entry
        self.runs_changed.emit()
        self.run_changed.emit(entry)

    @property
    def _current_bytes(self) -> int:
        return 0 if self.current is None else self.current.run.recording.nbytes

    @Slot()
    def make_room(self) -> None:
        """Remove the oldest runs until all recordings fit the memory limit, except pinned runs and the newest."""
        before, most = len(self.runs), self.room - self.room // VIEW_PARTS
        self.memory.make_room(most)
        for entry in evictable(self.runs[:-1], self.current):
            if self.memory.held_bytes <= most:
                break
            self.runs.remove(entry)
        if len(self.runs) < before:
            self.runs_changed.emit()
            self.memory.note_dropped()

    @Slot(object)
    def _job_stopped(self, job: Job) -> None:
        entry = self.entry_of(job.run)
        if entry is not None and job.run.status is not Status.RUNNING:
            self._end(entry)
        if entry is self.current and job.target == 0:
            self.run_changed.emit(entry)  # its start state is recorded now

    def _end(self, entry: RunEntry) -> None:
        self.make_room()
        self.runs_changed.emit()
        self.finished.emit(entry)
