"""Moving the start and the goals of compared maps by dragging them: all searches follow."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import Placed
from workbench.ui.base.throttle import Throttle
from workbench.ui.compare.session import CompareSession
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_layout import MapLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_view import MapView

FRAME = 0.03
"""Minimum seconds between two comparisons while an end is dragged."""
MAX_WAIT = 0.4
"""Seconds after which searches that have not ended are shown, or replaced by those of a newer drag."""
WAIT_MS = 8
"""Milliseconds between two looks at searches that have not ended."""
START = -1
"""In place of the number of a goal."""


class EndsMoving(QObject):
    """Moves an end of the map that is compared, and shows the end of the searches.

    Attributes: throttle. Signals: `dragging(bool)` when a drag has begun or ended.
    """

    dragging = Signal(bool)

    def __init__(self, compare: CompareSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self._end: int | None = None
        self._to: Hashable = None
        self._held = False
        self._count, self._began = 0, 0.0
        self.throttle = Throttle(self._apply, FRAME, self)

    @property
    def waits(self) -> bool:
        """Whether searches that follow a drag are about to end: until then the maps of the last ones are shown."""
        return not self._compare.finished and perf_counter() - self._began < MAX_WAIT

    @property
    def ends(self) -> Mapping[Hashable, int]:
        """The goals that can be dragged with their numbers, and at the end the start."""
        problem = self._compare.problem
        if not isinstance(problem, Placed) or self._compare.session.other is None:
            return {}
        return {goal: number for number, goal in enumerate(problem.goals())} | {problem.initial(): START}

    def begin(self, state: Hashable) -> None:
        """Begin to drag the start or a goal."""
        self._end, self._to, self._held = self.ends[state], None, True
        self._count += 1
        self.dragging.emit(True)

    def move(self, state: Hashable) -> None:
        """Search from there, or for that goal, as soon as the last searches have had their time."""
        self._to = state
        self.throttle.request_promptly()

    def end(self) -> None:
        """End a drag, and search the map as it is then."""
        self._held = False
        self.throttle.flush()
        self._end = None
        self._compare.session.history.stop_merging()
        self.dragging.emit(False)

    def _apply(self) -> None:
        compare, session = self._compare, self._compare.session
        problem, other, to, end = session.problem, session.other, self._to, self._end
        if to is None or end is None or other is None or not isinstance(problem, Placed):
            return
        if self._held and compare.busy and self.waits:
            self.throttle.request_later(WAIT_MS)
            return
        self._to = None
        start, goals = problem.initial(), [*problem.goals()]
        if to in (start, *goals):
            return
        if end == START:
            start = to
        else:
            goals[end] = to
        changed: Any = problem.between(start, goals)
        if self._end is not None and end != START:
            self._end = [*changed.goals()].index(to)  # grids sort their goals
        self._began = perf_counter()
        compare.show_end()
        with session.history.merging(f"{self._count} ends"):
            session.set_problem(other._replace(problem=changed))


class EndsHand:
    """The pointer on one of the compared maps."""

    def __init__(self, moving: EndsMoving, view: MapView) -> None:
        self._moving, self._view = moving, view
        self._place: int | None = None
        self._moved = False
        self._grip = QPointF()
        """The distance of the pointer from the middle of the end that is dragged."""

    edits = False

    @property
    def holding(self) -> bool:
        return self._place is not None

    def takes(self, at: QPointF, layout: MapLayout | GridLayout) -> bool:
        return self._end_at(at, layout) is not None

    def press(self, at: QPointF, layout: MapLayout | GridLayout) -> bool:
        place = self._end_at(at, layout)
        if place is None:
            return False
        self._moving.begin(layout.sketch.spots[place].state)
        self._place, self._moved = place, False
        self._grip = at - layout.point(place) if isinstance(layout, GridLayout) else QPointF()
        return True

    def _end_at(self, at: QPointF, layout: MapLayout | GridLayout) -> int | None:
        """Return the place of the end that a drag from a point moves, or None."""
        places = [layout.sketch.places[state] for state in self._moving.ends if state in layout.sketch.places]
        if isinstance(layout, MapLayout) or not places:
            return found if (found := layout.spot_at(at)) in places else None
        *goals, start = map(layout.point, places)
        marker = layout.marker_at(at, start, goals)
        return None if marker is None else layout.spot_at(marker)

    def drag(self, at: QPointF, layout: MapLayout | GridLayout) -> None:
        place = layout.spot_at(at - self._grip)
        if place is not None and place != self._place:
            self._place, self._moved = place, True
            self._moving.move(layout.sketch.spots[place].state)

    def release(self) -> None:
        """End the drag; a click opens the search in Explore, as anywhere on the map."""
        place, self._place = self._place, None
        self._moving.end()
        if place is not None and not self._moved:
            self._view.chosen.emit(place)

    def double_click(self, _at: QPointF, _layout: Any) -> None:
        return

    def wants_key(self, _event: QKeyEvent) -> bool:
        return False

    def press_key(self, _event: QKeyEvent, _layout: Any) -> None:
        return

    def marked(self, marks: MapMarks) -> MapMarks:
        return marks

    def paint(self, _painter: QPainter, _layout: Any) -> None:
        return


def can_move(problem: object) -> bool:
    """Return whether the ends of a problem can be dragged on its map."""
    return isinstance(problem, HasMap) and isinstance(problem, Placed)
