"""The inspector: everything that is known about one node at the player's step, and nothing later."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from workbench.tiles.heuristics.base import EstimateBreakdown
from workbench.ui.base.layouts import hbox, nest, pages, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, pixels, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.pane_title import Muted, PaneTitle
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.inspector import estimate_texts as estimates
from workbench.ui.inspector import texts
from workbench.ui.inspector.estimate_board import EstimateBoard
from workbench.ui.inspector.inspected import InspectedNode, inspected_node
from workbench.ui.inspector.section import Section
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.shown_run import ShownRun
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.goal_picture import GoalPicture
from workbench.ui.states.state_picture import is_pictured, state_text, state_thumbnail
from workbench.wording import text

MIN_INTERVAL, MIN_DURING_SEARCH = 0.1, 0.3
"""Minimum time between two refreshes, in seconds, and the same during a search: nobody can read faster."""
BOARD_SIDE, MIN_WIDTH_BESIDE, MIN_WIDTH_TWO_COLUMNS = 176, 305, 560
"""Pixels: the side of the board, and the widths of the pane that have room for text beside the board and for two
columns.
"""
LARGE_WIDTH = 285
"""The minimum width with large text, in pixels at the standard text size."""


class InspectorPane(QWidget):
    """Attributes: title, the node; formula, f; board, with the estimate; state, the picture of a state other than a
    board;
    h, g, origin, fate, successors, the sections; node, the inspected node, or None.
    """

    def __init__(self, session: ShownRun, player: Player, node_selection: NodeSelection) -> None:
        super().__init__()
        self._session, self._player, self._node_selection = session, player, node_selection
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self, MIN_DURING_SEARCH)
        self._chosen: int | None = None
        self.node: InspectedNode | None = None
        self.title, self.formula = PaneTitle(self), Label(self, wordWrap=True)
        self.board, self.state = EstimateBoard(self._throttle, self), Label(self, wordWrap=True)
        self.goal = GoalPicture(self)
        self.h, self.g, self.origin, self.fate, self.successors = (Section(self) for _ in range(5))
        self._message = translated(Muted(self, wrap=True), text="inspector-empty")
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setMargin(16)
        self._lay_out()
        for section in (self.h, self.g, self.origin, self.fate, self.successors):
            section.body.linkActivated.connect(self._follow_link)
            section.body.linkHovered.connect(self._show_link_tip)
        for signal in (player.moved, player.lengthened, node_selection.changed, session.run_changed):
            signal.connect(self._throttle.request)
        on_theme_change(self._restyle)
        translated(self, accessibleName="inspector-name")
        translated(self._area, accessibleName="inspector-name")
        translated(self.board, accessibleName="inspector-board")
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Show the current node."""
        node = self.node = inspected_node(self._session, self._player, self._node_selection)
        self._pages.setCurrentIndex(int(node is not None))
        if node is None:
            return
        self.title.name.setText(texts.title(node))
        self.title.hint.setText(text("inspector-picked") if node.picked else text("inspector-now"))
        self.formula.setText(estimates.f_line(node))
        self.formula.setToolTip(plain_tip(estimates.f_tip(node)))
        self._show_state(node)
        self.g.say(texts.g_title(node), texts.g_text(node))
        self.origin.say(text("inspector-origin"), texts.origin_text(node))
        self.fate.say(text("inspector-fate"), texts.fate_text(node))
        self.successors.say(text("inspector-successors"), texts.successors_text(node))
        self._columns.update()  # after it was resized while hidden, Qt keeps former heights of lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the board to the height that is seen of the content."""
        if event.type() == QEvent.Type.Resize:
            self._fit_board()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return little: it scrolls; with large text the width in which its lines can be read."""
        half = pixels(BOARD_SIDE) // 2
        return QSize(pixels(LARGE_WIDTH) if theme().large else half, half)

    # Private

    def _lay_out(self) -> None:
        self._fill_area()
        page = QWidget(self)
        vbox(self.title, (self._area, 1), parent=page, margins=0, spacing=0)
        self._pages = pages(self, self._message, page)
        vbox(self._pages, parent=self, margins=0)

    def _fill_area(self) -> None:
        content = self._content = QWidget(self)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, content)
        self._columns.setContentsMargins(8, 2, 8, 8)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(10)
        for widget in (self.board, self.state):
            self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        self._texts, self._head = vbox((self.h, 1), spacing=10), hbox(self.goal, spacing=10)
        nest(self._row, self._texts, 1)
        nest(self._columns, vbox(self._head, self._row, None, spacing=10), 1)
        nest(self._columns, vbox(self.g, self.origin, self.fate, self.successors, None, spacing=10), 1)
        self._area = FramelessScrollArea(content, self)
        self._area.installEventFilter(self)

    def _show_state(self, node: InspectedNode) -> None:
        self.board.setVisible(node.board is not None)
        self.goal.show_goal(None if theme().projector else node.goal)  # there it is beside the large board
        self.state.setVisible(node.board is None and is_pictured(node.moment.recording.problem))
        breakdown = self._drawn_estimate(node)
        if node.board is not None:
            self.board.show_estimate(BoardPicture.reached(node.board, node.before, node.goal), breakdown)
        else:
            self._show_other(node.moment.recording.problem, node.state)
        chosen = None if node.breakdown is None or breakdown is None else _index_of(breakdown, node.breakdown)
        self.h.say(estimates.h_title(node), estimates.h_text(node, breakdown, chosen))

    def _show_other(self, problem: object, state: Hashable) -> None:
        """Show a state other than a board as its problem draws it, if it does; its name is in the title."""
        picture = state_thumbnail(problem, state, pixels(BOARD_SIDE), self.devicePixelRatioF(), self.palette())
        self.state.setToolTip(plain_tip(state_text(problem, state)))
        self.state.setAccessibleName(state_text(problem, state))
        if picture is not None:
            self.state.setPixmap(picture)

    def _drawn_estimate(self, node: InspectedNode) -> EstimateBreakdown | None:
        """Return the estimate to draw: of several the chosen one, otherwise the maximum."""
        among = node.breakdown.among if node.breakdown is not None else ()
        if self._chosen is not None and self._chosen < len(among):
            return among[self._chosen]
        return max(among, key=lambda one: one.value) if among else node.breakdown

    def _arrange(self) -> None:
        text_beside = self.width() >= pixels(MIN_WIDTH_BESIDE)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if text_beside else direction.TopToBottom)
        two_columns = self.width() >= pixels(MIN_WIDTH_TWO_COLUMNS)
        self._columns.setDirection(direction.LeftToRight if two_columns else direction.TopToBottom)
        self._columns.setSpacing(20 if two_columns else 10)
        if theme().projector and text_beside:
            self._texts.insertWidget(0, self.formula)
        else:
            self._head.insertWidget(0, self.formula, 1)
        self._fit_board()

    def _fit_board(self) -> None:
        """In Projector mode, whose panes are low, have a board that can be seen whole."""
        usual, margins = pixels(BOARD_SIDE), self._columns.contentsMargins()
        room = self._area.height() - margins.top() - margins.bottom()
        side = min(usual, max(room, usual // 3)) if theme().projector else usual
        self.board.setFixedSize(side, side)

    def _restyle(self) -> None:
        font = QFont()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.formula.setFont(font)
        self.state.setFont(font)
        for area in (self._area, self._content):
            area.setBackgroundRole(QPalette.ColorRole.Base)
        self._arrange()
        self._throttle.request()

    def _follow_link(self, target: str) -> None:
        """Draw another estimate, or select another node in all panes."""
        if target.startswith(estimates.ESTIMATE_PREFIX):
            self._chosen = int(target.removeprefix(estimates.ESTIMATE_PREFIX))
            self.refresh()
        else:
            self._node_selection.pick(int(target))

    def _show_link_tip(self, target: str) -> None:
        label = self.sender()
        assert isinstance(label, QLabel)
        if target.startswith(estimates.ESTIMATE_PREFIX):
            label.setToolTip(text("inspector-greatest-about"))
        elif target and self.node is not None:
            label.setToolTip(plain_tip(texts.link_tip(self.node, int(target))))
        else:
            label.setToolTip("")


def _index_of(breakdown: EstimateBreakdown, full: EstimateBreakdown) -> int | None:
    return next((index for index, one in enumerate(full.among) if one is breakdown), None)
