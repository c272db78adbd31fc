"""Start and goal of a search on a map, chosen by clicking the map or from lists."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.formats.problem_input import local_ends
from workbench.maps.grid_problem import GridProblem
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Placed, Reversible, Startable
from workbench.ui.base.layouts import grid, over, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.combo_boxes import narrow_combo_box
from workbench.ui.controls.pane_title import Muted
from workbench.ui.explore.board.start_entry import StartEntry
from workbench.ui.runs.session import Session
from workbench.ui.states.map_marks import start_and_goal_marks
from workbench.ui.states.state_view import StateView
from workbench.wording import text
from workbench.wording.names import local_name

MAX_LISTED = 3600
"""Maximum number of places that are listed; on a larger map they are typed or clicked."""


class PlacesFace(QWidget):
    """Shows the start and goal of a problem other than boards. They can be changed if the problem is Placed.

    Attributes: states, which shows the map or a drawing of the state; start, goal, the lists; typed_start, typed_goal,
    the same as texts, on a large map; entry, the start of a problem without a map as text; hint.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._choosing_goal = False
        self._places: list[Hashable] = []
        self.states = StateView(noted=False, parent=self)
        self.start = translated(narrow_combo_box(self, 8), accessibleName="board-face-start")
        self.goal = translated(narrow_combo_box(self, 8), accessibleName="board-face-goal")
        self.typed_start = translated(QLineEdit(self), accessibleName="board-face-start")
        self.typed_goal = translated(QLineEdit(self), accessibleName="board-face-goal")
        self.start_label = translated(Label(self), text="board-face-start")
        self.goal_label = translated(Label(self), text="board-face-goal")
        self.entry, self.hint = StartEntry(session, self), Muted(self, wrap=True)
        self._lay_out()
        self.states.map.chosen.connect(self._clicked)
        self.start.activated.connect(lambda index: self.begin_at(self._places[index]))
        self.goal.activated.connect(self._goal_listed)
        self.typed_start.returnPressed.connect(lambda: self._go(self.typed_start.text(), self.begin_at))
        self.typed_goal.returnPressed.connect(lambda: self._go(self.typed_goal.text(), self._set_goal))
        session.problem_changed.connect(self.refresh)
        on_language_change(self.refresh)

    def choose_goal(self, goal: bool) -> None:
        """Let clicks on the map choose the goal (True) or the start (False)."""
        self._choosing_goal = goal
        self.refresh()

    def refresh(self) -> None:
        if self._session.other is None:
            return
        problem = self._session.problem
        face = text("board-face-goal") if self._choosing_goal else text("board-face-start")
        for view in (self.states.map, self.states.canvas):
            view.setAccessibleName(face)
        if isinstance(problem, HasMap):
            self.states.show_map(problem.sketch(), start_and_goal_marks(problem))
        else:
            self.states.show_state(problem, self._drawn_state(problem))
        self._fill(problem)

    # Private

    def _lay_out(self) -> None:
        ends = grid((self.start_label, self.start), (self.goal_label, self.goal), stretched=1)
        for row, typed in enumerate((self.typed_start, self.typed_goal)):
            ends.addWidget(typed, row, 1)  # only one of the two in a cell is visible
        self.fault_slot = over(vbox(ends, self.entry, self.hint, margins=0), None)
        vbox((self.states, 1), self.fault_slot, parent=self, margins=0)

    def _drawn_state(self, problem: object) -> Hashable:
        """Return the state to draw: the first goal if goals are being chosen and are known, otherwise the start."""
        goals = [*problem.goals()] if isinstance(problem, Reversible) else []
        start: Hashable = self._session.problem.initial()
        return goals[0] if self._choosing_goal and goals else start

    def _fill(self, problem: object) -> None:
        many = isinstance(problem, HasMap) and len(problem.sketch().spots) > MAX_LISTED
        placed = isinstance(problem, Placed)
        form = problem.form if isinstance(problem, GridProblem) else "name"
        self.entry.show_problem(problem)
        self.hint.setVisible(self._choosing_goal or not isinstance(problem, Startable))
        ends = (self.start_label, self.start, self.typed_start), (self.goal_label, self.goal, self.typed_goal)
        for label, listed, typed in ends:
            label.setVisible(placed)
            label.setBuddy(typed if many else listed)
            listed.setVisible(placed and not many)
            typed.setVisible(placed and many)
            listed.setToolTip("" if form == "name" else text("map-place-tip", form=form))
            typed.setToolTip(text("map-typed-tip", form=form))
        if many and isinstance(problem, Placed):
            self._places = []
            self.hint.setText(text("map-choose-goal") if self._choosing_goal else text("map-choose-start"))
            start, goals = local_ends(problem)
            self.typed_start.setText(start)
            self.typed_goal.setText(" · ".join(goals))
            return
        if not isinstance(problem, Placed):
            self.hint.setText(text("problem-goal-own") if self._choosing_goal else text("problem-start-own"))
            return
        self._places = [*problem.places()]
        names = [local_name(problem, place) for place in self._places]
        goals = [*problem.goals()]
        for box in (self.start, self.goal):
            box.clear()
            box.addItems(names)
        self.start.setCurrentIndex(self._places.index(problem.initial()))
        if len(goals) == 1:
            self.goal.setCurrentIndex(self._places.index(goals[0]))
        else:
            goal_names = " · ".join(local_name(problem, goal) for goal in goals)
            self.goal.addItem(text("map-goals-several", goals=goal_names))
            self.goal.setCurrentIndex(len(names))
        self.hint.setText(text("map-choose-goal") if self._choosing_goal else text("map-choose-start"))

    def _clicked(self, place: int) -> None:
        sketch = self.states.map.sketch
        if sketch is None:
            return
        state = sketch.spots[place].state
        if self._choosing_goal:
            self._set_goal(state)
        else:
            self.begin_at(state)

    def _goal_listed(self, index: int) -> None:
        if index < len(self._places):
            self._set_goal(self._places[index])

    def _go(self, typed: str, choose: Callable[[Hashable], None]) -> None:
        """Search from a typed place, or for it, or report that there is none."""
        problem = self._session.problem
        if isinstance(problem, Placed):
            try:
                state = problem.read(typed)
            except Fault as fault:
                self._session.refused.emit(fault.with_traceback(None))
            else:
                choose(state)

    def begin_at(self, state: Hashable) -> None:
        """Search from another start."""
        problem = self._session.problem
        if isinstance(problem, Placed):
            self._search_between(problem, state, [*problem.goals()])

    def _set_goal(self, state: Hashable) -> None:
        problem = self._session.problem
        if isinstance(problem, Placed):
            self._search_between(problem, problem.initial(), [state])

    def _search_between(self, problem: Placed[Any], start: Hashable, goals: list[Any]) -> None:
        other = self._session.other
        if other is not None and (start, goals) != (problem.initial(), [*problem.goals()]):
            self._session.set_problem(other._replace(problem=problem.between(start, goals)))
