"""The player of a solution that is found phase by phase: a step is a move, a layer is a phase."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.search.finding.conditions import Condition
from workbench.ui.divide.phased_solution import PhasedSolution
from workbench.ui.player.player import Player


class CoursePlayer(Player):
    """The position in the solution of divide and conquer.

    Attributes: course, the solution played, or None; phase, the current phase.
    Signals: `phase_requested(int)`: the search of this phase should be started.
    """

    phase_requested = Signal(int)

    steps_are_moves = True
    layer_key = "player-next-phase"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.course: PhasedSolution | None = None
        self.phase = 0
        self._phase_to_reach: int | None = None

    def play_solution(self, course: PhasedSolution | None) -> None:
        """Play a solution from its start."""
        self.pause()  # at a position in the solution played until now
        self.course, self.phase = course, 0
        self.open(None, over=course is None or course.finished)

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers of moves at which the phases start, except the first."""
        return () if self.course is None else tuple(map(self.course.first_move, range(1, self.course.begun_phases)))

    def recorded(self) -> int | None:
        """Return the number of moves known, or None if nothing is played."""
        return None if self.course is None else self.course.length

    def extend(self, over: bool, moves: int = 0) -> None:
        """Process new moves, or the end of the run."""
        ended = over and not self.ended
        super().extend(over, moves)
        if self.course is None:
            return
        if self._phase_to_reach is not None:
            self._reach_phase(self._phase_to_reach)
        elif ended and self.t == self.length:
            self._set_position(self.t, self.course.phase_at(self.t, self.phase))

    def pause(self, shown: int | None = None) -> None:
        """Pause, and cancel the seeking of a phase."""
        waiting = self._phase_to_reach is not None
        super().pause(shown)
        if waiting:
            self.rested.emit()

    def show_phase(self, phase: int) -> None:
        """Seek the start of a phase, as soon as it exists."""
        if self.course is not None:
            self.pause()
            self._reach_phase(phase)

    def next_layer(self) -> None:
        """Seek the next phase; after the last one, the end."""
        if self.course is None:
            return
        if self.phase + 1 < len(self.course.plan):
            self.show_phase(self.phase + 1)
        else:
            self.to_end()

    def previous_layer(self) -> None:
        """Seek the start of the current phase; from there, seek the previous phase."""
        if self.course is not None:
            begun = self.course.first_move(self.phase)
            self.show_phase(self.phase if self.t > begun else max(self.phase - 1, 0))

    def find(self, condition: Condition, back: bool = False) -> None:
        """Report that nothing was found: conditions do not apply to a solution."""
        self.missed.emit(condition, back)

    def micro_step(self, by: int = 1) -> None:
        """Make a move: moves have no micro-steps."""
        self.step(by)

    def _reach_phase(self, phase: int) -> None:
        assert self.course is not None
        if phase < self.course.begun_phases:
            self._phase_to_reach = None
            self._set_position(self.course.first_move(phase), phase)
        elif self.ended:
            self._phase_to_reach = None
            self.moved.emit()  # update the views, though the position has not changed
        else:
            self._phase_to_reach = phase
            self.phase_requested.emit(phase)

    def _cancel_requests(self) -> None:
        super()._cancel_requests()
        self._phase_to_reach = None

    def _place(self, t: int, _micro: int, _held: tuple[Condition, ...] = ()) -> None:
        if t != self.t and self.course is not None:
            self._set_position(t, self.course.phase_at(t, self.phase))

    def _set_position(self, t: int, phase: int) -> None:
        if (t, phase) != (self.t, self.phase):
            self.t, self.phase = t, phase
            self.moved.emit()
