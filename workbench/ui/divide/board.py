"""The board of the bench: the full board on the level of phases, the abstract board of a phase within its search."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import hbox, keep_room, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.divide.board_legend import BoardLegend
from workbench.ui.divide.phased_solution import picture
from workbench.ui.divide.session import DivideSession
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.board_document import Face
from workbench.ui.runs.caption import origin_text
from workbench.ui.runs.current_state import shown_state
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import SLIDE_MS, BoardView
from workbench.ui.states.goal_picture import GoalPicture
from workbench.ui.states.sub_search_picture import PartialProblem, abstract_picture, sub_goal_picture
from workbench.wording import say, text

MIN_INTERVAL = 0.05
"""The minimum time between two boards that follow each other fast, in seconds."""
MAX_SLIDE_SPEED = 5.0
"""The speed above which tiles do not slide, in moves per second."""


BOARD_LINES = 9
"""The minimum height of the board, in lines of text, with large text."""


class DivideBoard(QWidget):
    """Attributes: view, the board; goal, near it: of the phase within its search; caption, the node; legend."""

    def __init__(
        self,
        divide: DivideSession,
        node_selection: NodeSelection,
        editing: BoardEditing,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._divide, self._node_selection, self._editing = divide, node_selection, editing
        self.view = translated(BoardView(self), accessibleName="divide-board-name")
        self.caption = Label(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.legend = BoardLegend(self)
        self.goal, self._projected = GoalPicture(self), False
        MinLines(self.view, BOARD_LINES)
        self._beside = hbox(None, self.goal, None, spacing=12)
        self._boards = hbox((self.view, 1), self._beside, spacing=4)
        self._rows = vbox((self._boards, 1), self.caption, self.legend, parent=self, margins=(8, 4, 8, 6), spacing=4)
        self._throttle = Throttle(self._follow, MIN_INTERVAL, self)
        divide.run_changed.connect(self.refresh)
        divide.level_changed.connect(self.refresh)
        node_selection.changed.connect(self.refresh)
        editing.changed.connect(self.refresh)
        for player in (divide.moves, divide.search):
            player.moved.connect(self._ask)
            player.lengthened.connect(self._ask)
        on_language_change(self.refresh)

    def set_projected(self, projected: bool) -> None:
        """In Projector mode the legend, at the desk the caption is beside a goal that is below the board."""
        self._projected = projected
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_goal()

    def _place_goal(self) -> None:
        """Place the goal where the board stays larger; below the board, the legend or the caption is beside it."""
        below = not self.goal.place_by(self._boards)
        stacked, captioned = below and self._projected, below and not self._projected
        if stacked is not self.legend.stacked:
            self.legend.stack(stacked)
            self._beside.insertWidget(2, self.legend) if stacked else self._rows.addWidget(self.legend)
        if captioned is not (self._beside.indexOf(self.caption) >= 0):
            self._beside.insertWidget(2, self.caption, 100) if captioned else self._rows.insertWidget(1, self.caption)
            keep_room(self.caption, kept=captioned)
            self.caption.setAlignment(Qt.AlignmentFlag.AlignVCenter if captioned else Qt.AlignmentFlag.AlignCenter)

    def refresh(self) -> None:
        """Show the board at the player's position."""
        player = self._divide.player
        slides = not player.playing or player.pace <= MAX_SLIDE_SPEED
        self.view.set_slide_ms(SLIDE_MS if slides else 0)
        if self._editing.face is Face.GOAL:
            goal = self._divide.session.goal_board
            board_picture: BoardPicture | None = BoardPicture.of(goal, goal)
            caption = text("divide-goal")
        elif self._divide.inside is None:
            board_picture, caption = self._solution_picture(), ""
        else:
            board_picture, caption = self._of_search()
        self.view.show_picture(board_picture)
        if board_picture is None:
            refused = self._divide.refused
            self.view.set_placeholder(text("divide-board-empty") if refused is None else say(refused))
        self._show_goal()
        self._place_goal()
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))
        self.legend.show_for(board_picture)

    def _show_goal(self) -> None:
        """Show the goal; within a search that of its phase, which its h is about."""
        course, inside = self._divide.course, self._divide.inside
        problem = None if course is None or inside is None else course.phases[inside].run.problem
        part = sub_goal_picture(problem) if isinstance(problem, PartialProblem) else None
        self.goal.show_goal(self._divide.session.goal_board, part)

    def _ask(self) -> None:
        """Throttle the refresh while a fast player plays; else refresh at once. A position takes the goal's place."""
        if self._divide.player.t:
            self._editing.set_face(Face.START)
        if self._divide.player.playing and self._divide.player.pace > MAX_SLIDE_SPEED:
            self._throttle.request()
        else:
            self.refresh()

    def _follow(self) -> None:
        self.refresh()
        self.view.repaint()  # now, so that the throttle measures the time of painting, too

    def _solution_picture(self) -> BoardPicture | None:
        divide = self._divide
        if divide.run is None:
            return None
        place = divide.course.place(divide.moves.t, divide.moves.phase) if divide.course is not None else None
        goal = divide.run.goal
        return BoardPicture.of(divide.run.start, goal) if place is None else picture(place, goal)

    def _of_search(self) -> tuple[BoardPicture | None, str]:
        """Return the picture of the node, or of the successor that a micro-step is about, and what it is."""
        current = shown_state(self._divide.shown, self._divide.search, self._node_selection)
        if current is None:
            return None, ""
        picture = abstract_picture(current.problem, current.state)
        if current.costs is None:
            return picture, origin_text(current)
        return picture, text("divide-node", **{**current.costs.facts, "number": str(current.costs.number)})
