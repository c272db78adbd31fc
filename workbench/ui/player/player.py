"""The player: a position in a recording. To go further, it requests more steps and continues once they are there."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from workbench.search.explaining import explain
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.finding.conditions import Condition
from workbench.search.playback.timeline import Timeline
from workbench.ui.player.breakpoint_guard import BreakpointGuard
from workbench.ui.player.mode import Mode
from workbench.ui.player.moment_search import LAYER, MomentSearch
from workbench.ui.player.pacer import FASTEST_MOVES, FRAME, FULL, Pacer


class Player(QObject):
    """A position in a recording.

    Attributes:
        timeline: what is played, or None. ended: whether the recording is complete. length: its last step.
        t: finished steps; micro: how many micro-steps of step t + 1 are shown in addition, 0 for none.
        mode: SEARCH or MOVES; move, moves: the current move of the solution, and their number.
        playing; speed, the chosen one, and pace, the current one: steps per second, FULL for no limit.
        moment_search: its search for a step at which a condition holds; target_step: where it goes once recorded.
        held: the breakpoints that stopped it at this step, or the condition that was found there.
        marks: steps that are marked, or at which a section begins. layer_key: the key of the text for `next_layer`.
    Signals:
        moved: t, micro, move or mode has changed. lengthened: length, moves, over or timeline has changed.
        playing_changed(bool), speed_changed(float).
        wanted(int or None): record up to this step; None: all. rested: no more steps are needed for now.
        marked: the marks, or the notes on them, have changed. replaced: timeline was replaced by an equal one.
        missed(Condition, bool): there is no such step later, or earlier. scanned: `moment_search` has scanned more.
    """

    moved = Signal()
    lengthened = Signal()
    playing_changed = Signal(bool)
    speed_changed = Signal(float)
    wanted = Signal(object)
    rested = Signal()
    marked = Signal()
    replaced = Signal()
    missed = Signal(object, bool)
    scanned = Signal()

    steps_are_moves = False
    """Whether it plays a game or a solution, move by move, from the first."""
    layer_key = "player-next-layer"
    has_events = True
    """Whether nodes can be reopened, reached by a cheaper path, or be the solution."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.timeline: Timeline[object] | None = None
        self.t = self.micro = self.length = self.move = self.moves = 0
        self.mode, self.ended, self.playing, self._micro_requested = Mode.SEARCH, True, False, False
        self.speed = self.pace = 1.0
        self.held: tuple[Condition, ...] = ()
        self._marks: tuple[int, ...] = ()
        self._pacer, self._breakpoint_guard = Pacer(), BreakpointGuard()
        self.target_step: int | None = None
        self.moment_search: MomentSearch | None = None
        self._micro_steps: tuple[object, tuple[MicroStep, ...]] = (None, ())
        self._frame_timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._frame_timer.timeout.connect(self._frame)
        self._scan_timer = QTimer(self, interval=0, singleShot=True)
        self._scan_timer.timeout.connect(self._continue_seek)

    # Playback

    def open(self, timeline: Timeline[object] | None, t: int = 0, over: bool = True, moves: int = 0) -> None:
        """Play `timeline` from step `t` on; `over`: it is complete; `moves`: the number of moves of its solution."""
        self.pause()
        self.timeline, self.ended, self.moves = timeline, over, moves
        self.length = self.recorded() or 0
        self.mode, self.t, self.micro, self.move, self.held = Mode.SEARCH, min(t, self.length), 0, 0, ()
        self._micro_steps = (None, ())  # it holds the last search
        self._cancel_requests()
        self.lengthened.emit()
        self.moved.emit()

    def extend(self, over: bool, moves: int = 0) -> None:
        """Process that the recording has grown, or is complete."""
        length, target = self.recorded(), self.target_step
        if length is None:
            return
        if over or (target is not None and target <= length):
            self.target_step = None
        if (length, over, moves) != (self.length, self.ended, self.moves):
            self.length, self.ended, self.moves = length, over, moves
            if self.following and not over:
                self._go(self._breakpoint_guard.allowed(length))  # the length is not shown before the step at it
            self.lengthened.emit()
        if target is not None and self.target_step is None:
            self._go(target)
        self._continue_seek()
        if self._micro_requested and self.t < length:
            self._micro_requested = False
            self.micro_step()

    def replace_timeline(self, timeline: Timeline[object]) -> None:
        """Play a recording with the same steps, possibly with more of them, from where it is; nothing else changes."""
        self.timeline = timeline
        self._breakpoint_guard.replace_timeline(timeline)
        if self.moment_search is not None:
            self.moment_search.replace_timeline(timeline)
        self.replaced.emit()
        self.lengthened.emit()

    @property
    def steps_are_positions(self) -> bool:
        """Whether a step of what it plays is a position, not an expansion."""
        return False

    @property
    def following(self) -> bool:
        """Whether it follows a running search at full speed."""
        return self.playing and self.pace == FULL and self.mode is Mode.SEARCH

    def halt(self) -> None:
        """Process that no more will be recorded for now, though the search is not complete: stop at the last step."""
        if self.following:
            self._go(self._breakpoint_guard.allowed(self.length, math.inf))
            self.held = self._breakpoint_guard.struck(self.t)
        search = self.moment_search
        self.pause()
        if search is not None:
            self.missed.emit(search.condition, search.back)

    def recorded(self) -> int | None:
        """Return the number of recorded steps, or None if nothing is played."""
        return None if self.timeline is None else self.timeline.length

    @property
    def marks(self) -> tuple[int, ...]:
        """The marked steps."""
        return self._marks

    def set_marks(self, marks: tuple[int, ...]) -> None:
        """Mark these steps only."""
        self._marks = marks
        self.marked.emit()

    @property
    def active(self) -> bool:
        """Whether `toggle` pauses: it plays, or it is on its way to a step."""
        return self.playing or self.moment_search is not None or self.target_step is not None

    def set_breakpoints(self, conditions: tuple[Condition, ...]) -> None:
        """Set the conditions at which it stops while playing."""
        if conditions != self._breakpoint_guard.conditions:
            self._breakpoint_guard.conditions = conditions
            self._breakpoint_guard.begin(self.timeline if self.playing else None, self.t)

    @property
    def at_end(self) -> bool:
        """Whether there is nothing further to play."""
        if self.mode is Mode.MOVES:
            return self.move == self.moves
        return self.ended and self.t == self.length

    @property
    def micro_steps(self) -> tuple[MicroStep, ...]:
        """The micro-steps of the step after t, if it is recorded."""
        if self.timeline is None or self.t >= self.length:
            return ()
        if self._micro_steps[0] != (self.timeline, self.t):
            self._micro_steps = ((self.timeline, self.t), explain.steps(self.timeline, self.t + 1))
        return self._micro_steps[1]

    def seek(self, position: int) -> None:
        """Go to a step, or to a move in MOVES, clamped to the range."""
        self._cancel_requests()
        self._go(position)

    def scrub(self, position: int) -> None:
        """Go to a position; a search that runs at full speed continues, but is no longer followed."""
        self.hold()
        self.seek(position)

    def step(self, by: int = 1) -> None:
        """Go forwards or backwards by steps; steps that are not recorded yet are requested from the search."""
        target = self.t if self.target_step is None else self.target_step
        if self.playing or self.moment_search is not None:
            self.pause(target + by)
        if self.mode is Mode.MOVES:
            self.seek(self.move + by)
        elif by < 0 and self.micro:
            self._go(self.t)
        else:
            self._request_step(max(0, target + by))

    def go_to_step(self, t: int) -> None:
        """Go to a step of the search, continuing the search if it is not recorded yet."""
        self.pause()
        self.set_mode(Mode.SEARCH)
        self._request_step(t)

    def micro_step(self, by: int = 1) -> None:
        """Go by one micro-step of the step after t; the last one is followed by the first one of the next step."""
        self.pause(self.t + max(by, 0))
        self.set_mode(Mode.SEARCH)
        if by < 0:
            if self.micro:
                self._place(self.t, self.micro - 1)
            elif self.t:
                self._place(self.t - 1, 0)
                self._place(self.t, len(self.micro_steps))
        elif self.micro < len(self.micro_steps):
            self._place(self.t, self.micro + 1)
        elif self.t < self.length:
            self._place(self.t + 1, 0)
            self.micro_step()
        elif not self.ended:
            self._micro_requested = True
            self.wanted.emit(self.t + 1)

    def go_to_micro_step(self, t: int, micro: int) -> None:
        """Go to a micro-step of step t + 1."""
        self.pause()
        self.set_mode(Mode.SEARCH)
        self._place(t, micro)

    def next_layer(self) -> None:
        """Go to the next step at which f of the expanded node differs, continuing the search until there is one."""
        self._seek(LAYER, back=False, to_end=True)

    def previous_layer(self) -> None:
        """Go back to the last earlier step at which f of the expanded node differed from f at the step before."""
        self._seek(LAYER, back=True, to_end=True)

    def find(self, condition: Condition, back: bool = False) -> None:
        """Go to the next or previous step at which `condition` holds, continuing the search if necessary.

        If there is none, stay and emit `missed`.
        """
        self._seek(condition, back, to_end=False)

    def to_start(self) -> None:
        self.pause(0)
        self.seek(0)

    def to_end(self) -> None:
        """Go to the end, finishing an unfinished search."""
        if self.mode is Mode.MOVES or self.ended:
            self.pause()
            self.seek(self.moves if self.mode is Mode.MOVES else self.length)
        else:
            self.target_step = None
            self._play_at(FULL)

    def play(self) -> None:
        """Play from here; at the end, from the start."""
        if self.recorded() is None:
            return
        if self.at_end:
            self.seek(0)
        self._play_at(self.speed)

    def pause(self, shown: int | None = None) -> None:
        """Stop playing and seeking; a search that is followed continues if the step `shown` next is recorded."""
        rests = self.active and not (self.following and shown is not None and shown <= self.length)
        self._stop_playing()
        if rests:
            self.rested.emit()

    def rest(self, seconds: float) -> None:
        """Make the next step after this time at the earliest, as what shows the steps needs it for this one."""
        self._frame_timer.setInterval(max(FRAME, round(1000 * seconds)))

    def hold(self) -> None:
        """Stop playing, but let a search at full speed continue."""
        self._stop_playing() if self.pace == FULL else self.pause()

    def toggle(self) -> None:
        self.pause() if self.active else self.play()

    def set_speed(self, speed: float) -> None:
        """Set the speed in steps per second."""
        if speed != self.speed:
            self.speed = self.pace = speed
            self.speed_changed.emit(speed)

    def set_mode(self, mode: Mode) -> None:
        """Play the search, or the moves if there are any."""
        if mode is not self.mode and (mode is Mode.SEARCH or self.moves):
            self.pause()
            self.mode, self.micro = mode, 0
            self.lengthened.emit()
            self.moved.emit()

    def watch_moves(self) -> None:
        """Play the moves of the solution from the first."""
        if self.moves:
            self.set_mode(Mode.MOVES)
            self.seek(0)
            self.play()

    def _stop_playing(self) -> None:
        self._cancel_requests()
        if self.playing:
            self.playing = False
            self._frame_timer.stop()
            self._breakpoint_guard.end()
            self.playing_changed.emit(False)

    def _play_at(self, pace: float) -> None:
        """Play at `pace`; the first step is immediate."""
        self.pace = pace
        self._pacer.start()
        self._breakpoint_guard.begin(self.timeline if self.mode is Mode.SEARCH else None, self.t)
        if not self.playing:
            self.playing = True
            self._frame_timer.start(FRAME)
            self.playing_changed.emit(True)
        self._frame()

    def _frame(self) -> None:
        if self.mode is Mode.MOVES:
            moves = self._pacer.due(min(self.pace, FASTEST_MOVES))
            self._pacer.done(moves)
            self._go(self.move + moves)
        elif self.pace == FULL:
            if not self.ended:
                self.wanted.emit(None)
            self._go(self._breakpoint_guard.allowed(self.length))
        else:
            due = self.t + self._pacer.due(self.pace)
            allowed = self._breakpoint_guard.allowed(min(due, self.length))
            if due > self.length and not self.ended:
                self.wanted.emit(due)
            if allowed > self.t:
                self._pacer.done(allowed - self.t)
                self._go(allowed)
        if hits := self._breakpoint_guard.struck(self.t):
            self.held = hits
        if hits or self.at_end:
            self.pause()

    def _request_step(self, t: int) -> None:
        self._cancel_requests()
        if t > self.length and not self.ended:
            self.target_step = t
            self.wanted.emit(t)
        else:
            self._go(t)

    def _seek(self, condition: Condition, back: bool, to_end: bool) -> None:
        """Go to a step at which `condition` holds; if there is none and `to_end`, go to the end or the start."""
        self.pause()
        self.set_mode(Mode.SEARCH)
        if self.timeline is not None:
            self.moment_search = MomentSearch(self.timeline, self.t, condition, back, to_end)
            self._continue_seek()
            self.lengthened.emit()

    def _continue_seek(self) -> None:
        """Continue scanning the steps that have not been scanned yet."""
        search = self.moment_search
        if search is None:
            return
        if (match := search.look()) is not None:
            self.moment_search = None
            self._go(match, () if search.to_end else (search.condition,))
        elif not search.done:
            self._scan_timer.start()
            self.scanned.emit()
        elif search.back or self.ended or not search.possible:
            self.moment_search = None
            if search.to_end:
                self._go(0 if search.back else self.length)
            else:
                self.missed.emit(search.condition, search.back)
            self.lengthened.emit()
        else:
            self.wanted.emit(self.length + max(16, self.length - self.t))

    def _cancel_requests(self) -> None:
        was_searching = self.moment_search is not None or self.target_step is not None
        self.target_step = self.moment_search = None
        self._micro_requested = False
        self._scan_timer.stop()
        if was_searching:
            self.lengthened.emit()  # what it was searching for is no longer shown

    def _go(self, position: int, held: tuple[Condition, ...] = ()) -> None:
        if self.mode is Mode.MOVES:
            move = max(0, min(position, self.moves))
            if move != self.move:
                self.move = move
                self.moved.emit()
        else:
            self._place(max(0, min(position, self.length)), 0, held)

    def _place(self, t: int, micro: int, held: tuple[Condition, ...] = ()) -> None:
        if (t, micro) != (self.t, self.micro):
            self.t, self.micro, self.held = t, micro, held
            self.moved.emit()
