"""The player of a solution that comes about phase by phase: a step is a move, a layer is a phase."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.search.finding.conditions import Condition
from workbench.ui.divide.course import PhasedSolution
from workbench.ui.player.player import Player


class CoursePlayer(Player):
    """Where we are in the solution of divide and conquer.

    Attributes: course, what is played, or None; phase, the phase at hand.
    Signals: `phase_wanted(int)`: this phase should be begun.
    """

    phase_wanted = Signal(int)

    steps_are_moves = True
    layer_key = "player-next-phase"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.course: PhasedSolution | None = None
        self.phase = 0
        self._phase_aim: int | None = None

    def play_course(self, course: PhasedSolution | None) -> None:
        """Play a course from its beginning."""
        self.course, self.phase = course, 0
        self.open(None, over=course is None or course.over)

    @property
    def marks(self) -> tuple[int, ...]:
        """The moves at which a phase begins."""
        return () if self.course is None else tuple(map(self.course.first_move, range(1, self.course.begun)))

    def recorded(self) -> int | None:
        """Return how many moves are known by now, or None where nothing is played."""
        return None if self.course is None else self.course.length

    def extend(self, over: bool, moves: int = 0) -> None:
        """Notice that there are more moves, or that there will be no more."""
        ended = over and not self.over
        super().extend(over, moves)
        if self.course is None:
            return
        if self._phase_aim is not None:
            self._reach_phase(self._phase_aim)
        elif ended and self.t == self.length:
            self._stand(self.t, self.course.phase_at(self.t, self.phase))

    def pause(self) -> None:
        """Stay here."""
        waiting = self._phase_aim is not None
        super().pause()
        if waiting:
            self.rested.emit()

    def show_phase(self, phase: int) -> None:
        """Go to the beginning of a phase, once there is one."""
        if self.course is not None:
            self.pause()
            self._reach_phase(phase)

    def next_layer(self) -> None:
        """Go to the next phase; after the last one, to the end."""
        if self.course is None:
            return
        if self.phase + 1 < len(self.course.plan):
            self.show_phase(self.phase + 1)
        else:
            self.to_end()

    def previous_layer(self) -> None:
        """Go to the beginning of the phase; from there, to that of the phase before."""
        if self.course is not None:
            begun = self.course.first_move(self.phase)
            self.show_phase(self.phase if self.t > begun else max(self.phase - 1, 0))

    def find(self, condition: Condition, back: bool = False) -> None:
        """Say that nothing of that kind happens in a solution."""
        self.missed.emit(condition, back)

    def micro_step(self, by: int = 1) -> None:
        """Make a move: it has no parts."""
        self.step(by)

    def _reach_phase(self, phase: int) -> None:
        assert self.course is not None
        if phase < self.course.begun:
            self._phase_aim = None
            self._stand(self.course.first_move(phase), phase)
        elif self.over:
            self._phase_aim = None
            self.moved.emit()  # whoever asked is told that it came to nothing
        else:
            self._phase_aim = phase
            self.phase_wanted.emit(phase)

    def _discard_wishes(self) -> None:
        super()._discard_wishes()
        self._phase_aim = None

    def _place(self, t: int, _micro: int, _held: tuple[Condition, ...] = ()) -> None:
        if t != self.t and self.course is not None:
            self._stand(t, self.course.phase_at(t, self.phase))

    def _stand(self, t: int, phase: int) -> None:
        if (t, phase) != (self.t, self.phase):
            self.t, self.phase = t, phase
            self.moved.emit()
