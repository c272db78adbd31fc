"""A large view of the current state: its board or its place on a map, with the facts about its node."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from workbench.search.problem.map_shape import HasMap
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.solvability import inversion_pairs
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.explore.board.board_facts import MAX_CELLS_WITH_INVERSIONS
from workbench.ui.explore.board.caption import caption
from workbench.ui.player.player import Mode, Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.current_state import CurrentState, shown_marks, shown_state
from workbench.ui.runs.session import Session
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import SLIDE_MS
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.state_view import StateView
from workbench.wording import text

MIN = 0.08
"""Minimum time between two boards, in seconds."""
MAX_LINES = 6
"""Under a narrow board."""
MAX_STEPS_SLID = 5.0
"""Steps per second above which boards change without sliding."""


class StatePane(QWidget):
    """Shows a state in large, slides the tile that was moved, and says which node it is.

    Attributes: view, the board; map, for states that are places; states, the widget that shows one of these or another
    drawing; caption, the line under it.
    """

    def __init__(
        self,
        session: Session,
        player: Player,
        node_selection: NodeSelection | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._spotlight = session, player, node_selection
        self._shown: CurrentState | None = None
        self._picked = self._inverted = False
        self._reader: MapReader | None = None
        self.states = StateView(parent=self)
        self.view, self.map = self.states.board, self.states.map
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self.caption = LiveLabel(self, middle, lines=2, max_lines=MAX_LINES)
        vbox((self.states, 1), self.caption, parent=self, margins=(12, 12, 12, 8))
        self._throttle = Throttle(self.refresh, MIN, self)
        player.moved.connect(self._ask)
        player.lengthened.connect(self._ask)
        self.map.chosen.connect(self._pick)
        if node_selection is not None:
            node_selection.changed.connect(self._ask)
        translated(self, accessibleName="stage-name")
        for view in (self.view, self.map, self.states.canvas):
            translated(view, accessibleName="stage-name")
        translated(self.view, placeholder="stage-empty")
        on_language_change(self.retranslate)

    def refresh(self) -> None:
        shown = shown_state(self._session, self._player, self._spotlight)
        picked = self._spotlight is not None and self._spotlight.record is not None
        if (shown, picked) != (self._shown, self._picked):
            self._shown, self._picked = shown, picked
            self._show_state(shown)
            told = [caption(shown)] if shown else []
            if shown is not None and (inversions := self._inversions(shown)) is not None:
                told.append(text("stage-inversions", count=len(inversions)))
            self.caption.setText(" · ".join([*told, text("stage-picked")] if picked else told))
        if shown is not None and isinstance(shown.problem, HasMap):
            self._show_map(shown)

    def set_inversions(self, on: bool) -> None:
        """Turn the inversions of the start on or off; they are drawn with their number while the start is shown."""
        self._inverted, self._shown = on, None
        self.refresh()

    def _show_state(self, shown: CurrentState | None) -> None:
        if shown is None:
            self.show_board(None)
        elif shown.is_board:
            self.show_board(shown.board, shown.before, shown.goal)
            if (inversions := self._inversions(shown)) is not None:
                self.states.show_board(BoardPicture.of(shown.board, shown.goal).with_marks(inversions=inversions))
        elif not isinstance(shown.problem, HasMap):
            self.states.show_state(shown.problem, shown.state)

    def _show_map(self, shown: CurrentState) -> None:
        """Show the map at the player's step: its marks may change even if the state does not."""
        kept, timeline = self._session.current, self._player.timeline
        assert kept is not None and timeline is not None
        if self._reader is None or self._reader.run is not kept.run:
            self._reader = MapReader(kept.run)
        self.states.show_map(self._reader.sketch, shown_marks(self._reader, timeline, self._player, shown))

    def _pick(self, place: int) -> None:
        record = self.map.marks.records.get(place)
        if record is not None and self._spotlight is not None:
            self._spotlight.pick(record)

    def show_board(self, board: Board | None, previous: Board | None = None, goal: Board | None = None) -> None:
        """Show a board, sliding from `previous` if one move leads from it; None shows a placeholder."""
        if board is None:
            self.states.show_board(None)
            return
        self.view.set_slide_ms(self._slide_ms())
        before = BoardPicture.of(previous, goal) if previous is not None else None
        self.states.show_board(BoardPicture.reached(board, previous, goal), before)

    def _inversions(self, shown: CurrentState) -> tuple[tuple[int, int], ...] | None:
        """Return the inversions to draw, of the start, or None if they are turned off or too many."""
        if not self._inverted or not shown.is_board or shown.before is not None:
            return None
        large = shown.board.cells > MAX_CELLS_WITH_INVERSIONS
        return None if large else inversion_pairs(shown.board, shown.goal)

    def retranslate(self) -> None:
        self._shown = None
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what changed while the pane was hidden."""
        super().showEvent(event)
        self._throttle.request()

    def _ask(self) -> None:
        if self.isVisible():
            self._throttle.request()

    def _slide_ms(self) -> int:
        player = self._player
        if not player.playing:
            return SLIDE_MS
        return SLIDE_MS if player.mode is Mode.MOVES or player.pace <= MAX_STEPS_SLID else 0
