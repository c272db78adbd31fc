"""A large view of the current state: its board or its place on a map, with the facts about its node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from workbench.search.problem.map_shape import HasMap
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.solvability import inversion_pairs
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.explore.board.board_facts import MAX_CELLS_WITH_INVERSIONS
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.caption import caption
from workbench.ui.runs.current_state import CurrentState, shown_marks, shown_state
from workbench.ui.runs.session import Session
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import SLIDE_MS
from workbench.ui.states.goal_picture import GoalPicture
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.state_view import StateView
from workbench.wording import text

MIN_INTERVAL = 0.08
DRAWING_INTERVAL = 0.016
"""The same while a map is edited."""
"""Minimum time between two boards, in seconds."""
WAIT_MS = 8
"""Milliseconds between two looks whether a search has ended whose map is waited for."""
MAX_LINES = 6
"""Under a narrow board."""
LARGE_CELLS = 100
"""A board of at least this many cells has a caption in Projector mode too."""
MIN_WIDTH_BESIDE_GOAL = 190
"""Pixels. In a narrower pane the goal is under the caption."""
_Direction = QBoxLayout.Direction
MAX_SLIDE_SPEED = 5.0
"""Steps per second above which boards change without sliding."""


BOARD_LINES = 8
"""The minimum height of the state, in lines of text, with large text."""


class StatePane(QWidget):
    """Shows a state in large, slides the tile that was moved, and says which node it is.

    Attributes: view, the board; map, for states that are places; states, the widget that shows one of these or another
    drawing; caption, the line under it.

    Signals: `shown` when the current state is shown.
    """

    shown = Signal()

    def __init__(self, session: Session, player: Player, node_selection: NodeSelection) -> None:
        super().__init__()
        self._session, self._player, self._node_selection = session, player, node_selection
        self._current: CurrentState | None = None
        self._picked = self._shows_inversions = self._projected = False
        self._reader: MapReader | None = None
        self._waits: Callable[[], bool] = lambda: False
        self.states = StateView(parent=self)
        self.view, self.map = self.states.board, self.states.map
        MinLines(self.states, BOARD_LINES)
        alignment = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self.caption = LiveLabel(self, alignment, lines=2, max_lines=MAX_LINES)
        self.goal = GoalPicture(self)
        self._goal_beside = hbox(None, None)
        self._row, self._caption_row = hbox((self.states, 1), self._goal_beside), hbox((self.caption, 1), self.goal)
        self._rows = vbox((self._row, 1), self._caption_row, parent=self, margins=(12, 12, 12, 8))
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        for signal in (player.moved, player.lengthened, node_selection.changed):
            signal.connect(self._throttle.request)
        self.map.chosen.connect(self._pick)
        translated(self, accessibleName="stage-name")
        for view in (self.view, self.map, self.states.canvas):
            translated(view, accessibleName="stage-name")
        translated(self.view, placeholder="stage-empty")
        on_language_change(self.retranslate)

    @property
    def map_problem(self) -> Any:
        """The problem on whose map the last state was shown, or None."""
        return None if self._reader is None else self._reader.run.problem

    def put_tools(self, tools: QWidget, waits: Callable[[], bool]) -> None:
        """Put the tools for editing maps above the map. While `waits` returns True, the map stays as it is."""
        self._rows.insertWidget(0, tools)
        self._waits = waits

    def set_edited(self, on: bool) -> None:
        """Show changes of a map that is edited as soon as possible, or only so often that states can be followed."""
        self._throttle.min_interval = DRAWING_INTERVAL if on else MIN_INTERVAL

    def refresh(self) -> None:
        if self._waits():
            self._throttle.request_later(WAIT_MS)
            return
        current = shown_state(self._session, self._player, self._node_selection)
        self.goal.show_goal(current.goal if current is not None and current.is_board else None)
        self._place_goal()
        picked = self._node_selection.record is not None
        if (current, picked) != (self._current, self._picked):
            self._current, self._picked = current, picked
            self._show_state(current)
            self._show_caption()
            parts = [caption(current)] if current else []
            if current is not None and (inversions := self._inversions(current)) is not None:
                parts.append(text("stage-inversions", count=len(inversions)))
            self.caption.setText(" · ".join([*parts, text("stage-picked")] if picked else parts))
        if current is not None and isinstance(current.problem, HasMap):
            self._show_map(current)
        self.shown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the goal under a caption that has no room beside it."""
        super().resizeEvent(event)
        narrow = self.width() < pixels(MIN_WIDTH_BESIDE_GOAL)
        self._caption_row.setDirection(_Direction.TopToBottom if narrow else _Direction.LeftToRight)
        self._place_goal()

    def set_projected(self, on: bool) -> None:
        """Show the state without its caption, unless it is a large board, and the goal beside or below it."""
        self._projected = on
        if on:
            self._goal_beside.insertWidget(1, self.goal)
        else:
            self._caption_row.addWidget(self.goal)
            self.goal.turn(_Direction.TopToBottom)
        self._show_caption()
        self._place_goal()

    def _place_goal(self) -> None:
        if self._projected:
            self.goal.place_by(self._row)

    def _show_caption(self) -> None:
        """In Projector mode, show the caption under boards of which the tree shows only small pictures."""
        current = self._current
        large = current is not None and current.is_board and current.board.cells >= LARGE_CELLS
        self.caption.setVisible(large or not self._projected)

    def set_inversions(self, on: bool) -> None:
        """Turn the inversions of the start on or off; they are drawn with their number while the start is shown."""
        self._shows_inversions, self._current = on, None
        self.refresh()

    def _show_state(self, current: CurrentState | None) -> None:
        if current is None:
            self.show_board(None)
        elif current.is_board:
            self.show_board(current.board, current.before, current.goal)
            if (inversions := self._inversions(current)) is not None:
                self.states.show_board(BoardPicture.of(current.board, current.goal).with_marks(inversions=inversions))
        elif not isinstance(current.problem, HasMap):
            self.states.show_state(current.problem, current.state)

    def _show_map(self, current: CurrentState) -> None:
        """Show the map at the player's step: its marks may change even if the state does not."""
        run_entry, timeline = self._session.current, self._player.timeline
        assert run_entry is not None and timeline is not None
        if self._reader is None or self._reader.run is not run_entry.run:
            self._reader = MapReader(run_entry.run)
        self.states.show_map(self._reader.sketch, shown_marks(self._reader, timeline, self._player, current))

    def _pick(self, place: int) -> None:
        record = self.map.marks.records.get(place)
        if record is not None:
            self._node_selection.pick(record)

    def show_board(self, board: Board | None, previous: Board | None = None, goal: Board | None = None) -> None:
        """Show a board, sliding from `previous` if one move leads from it; None shows a placeholder."""
        if board is None:
            self.states.show_board(None)
            return
        self.view.set_slide_ms(self._slide_ms())
        before = BoardPicture.of(previous, goal) if previous is not None else None
        self.states.show_board(BoardPicture.reached(board, previous, goal), before)

    def _inversions(self, current: CurrentState) -> tuple[tuple[int, int], ...] | None:
        """Return the inversions to draw, of the start, or None if they are turned off or too many."""
        if not self._shows_inversions or not current.is_board or current.before is not None:
            return None
        too_large = current.board.cells > MAX_CELLS_WITH_INVERSIONS
        return None if too_large else inversion_pairs(current.board, current.goal)

    def retranslate(self) -> None:
        self._current = None
        self.refresh()

    def _slide_ms(self) -> int:
        player = self._player
        if not player.playing:
            return SLIDE_MS
        return SLIDE_MS if player.mode is Mode.MOVES or player.pace <= MAX_SLIDE_SPEED else 0
