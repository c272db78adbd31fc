"""The editor of a board: the board itself, mode, history, size, text, and the facts about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.tiles.puzzle.goal import FIRST, LAST, goal_name
from workbench.ui.base.layouts import hbox, keep_room, over, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.controls.buttons import action_button, new_action, tool_button
from workbench.ui.controls.menu_button import IconMenuButton
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.segmented import Segmented
from workbench.ui.explore.board.board_facts import BoardFacts
from workbench.ui.explore.board.live_card import LiveCard
from workbench.ui.explore.board.solvability_badge import SolvabilityBadge
from workbench.ui.runs.board_document import EditMode, Face
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.setup.board_entry import BoardEntry
from workbench.ui.setup.board_tools import BoardTools
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import BoardKeys, BoardView
from workbench.ui.states.goal_picture import GoalPicture
from workbench.wording import text

MIN_BOARD = 72
"""Pixels. The minimum height of the board, in a low window."""
BOARD_LINES = 6
"""The minimum height of the board, in lines of text, with large text."""


class BoardEditor(QWidget):
    """Shows the board that is being edited and passes the user's actions to `editing`.

    Attributes: view, goal_picture (the goal, beside a start), mode, tools, entry, badge, card, more (the menu): the
    parts; facts, what is known about the boards; goal, goal_name: the button that shows the goal, and its name; undo,
    redo, inversions (checkable), the actions.
    Signals: `goal_requested` when the goal should be shown.
    """

    goal_requested = Signal()

    def __init__(self, editing: BoardEditing, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing, self._settings = editing, settings
        self.facts = BoardFacts(editing.boards, self)
        self.view = translated(BoardView(self), accessibleName="board-pane-name")
        self.view.setMinimumHeight(MIN_BOARD)
        MinLines(self.view, BOARD_LINES)
        self.goal_picture = GoalPicture(self)
        keep_room(self.goal_picture)
        self.mode = translated(Segmented([mode.value for mode in EditMode], self), accessibleName="board-mode")
        self.mode.set_icon(EditMode.SLIDE.value, "slide")
        self.mode.set_icon(EditMode.SWAP.value, "swap")
        self.undo = new_action(self, "undo", editing.history.undo_change, text="board-undo")
        self.redo = new_action(self, "redo", editing.history.redo_change, text="board-redo")
        self.inversions = new_action(self, text="board-inversions")
        self.inversions.setCheckable(True)
        self.more = IconMenuButton(self, "more", name="board-more")
        self.tools = BoardTools(editing, self)
        self.entry = BoardEntry(editing, self)
        self.origin_label = Label(self)
        self.goal, self.goal_name = tool_button(self, "board", self.goal_requested), Label(self)
        self.badge = SolvabilityBadge(self)
        self.card = LiveCard(self)
        self._lay_out()
        self._connect()
        on_language_change(self.retranslate)
        self.refresh()

    def _lay_out(self) -> None:
        undo, redo = action_button(self, self.undo), action_button(self, self.redo)
        tools = hbox((self.mode, 1), 4, undo, redo, self.more, spacing=2)
        self.origin_label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.origin_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fault_slot = over(vbox(self.badge, self.card, margins=0), self.entry.fault)
        vbox(
            (hbox((self.view, 1), self.goal_picture, spacing=4), 1),
            tools,
            self.tools,
            self.entry,
            self.fault_slot,
            parent=self,
            margins=0,
            spacing=4,
        )
        self.badge.row.addWidget(self.origin_label, 1)
        self.badge.row.addWidget(self.goal_name)
        self.badge.row.addWidget(self.goal, 0, Qt.AlignmentFlag.AlignRight)  # also while nothing else is in the row
        self.origin_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _connect(self) -> None:
        editing = self._editing
        self.view.cell_clicked.connect(editing.click)
        self.view.cell_dragged.connect(editing.drag)
        self.view.move_requested.connect(editing.move)
        self.mode.chosen.connect(self._choose_mode)
        self.badge.nearest_requested.connect(self._use_nearest)
        self.entry.fault.changed.connect(lambda: self.badge.set_offering(self.entry.fault.fault is None))
        self.inversions.toggled.connect(self.refresh)
        editing.changed.connect(self.refresh)
        editing.history.changed.connect(self._show_undo)
        self.facts.changed.connect(self._show_facts)

    @Slot()
    def _show_undo(self) -> None:
        self.undo.setEnabled(self._editing.history.can_undo)
        self.redo.setEnabled(self._editing.history.can_redo)

    def refresh(self) -> None:
        editing = self._editing
        self.facts.show(editing.boards)
        picture = BoardPicture.of(editing.board, editing.boards.goal)
        if self.inversions.isChecked() and editing.face is Face.START:
            picture = picture.with_marks(inversions=self.facts.inversions)
        self.view.show_picture(picture)
        self.view.set_picked(editing.picked)
        self._set_keys()
        self.mode.choose(editing.mode.value)
        self.entry.show_board(editing.board)
        self._show_undo()
        sliding_start = (
            editing.face is Face.START and editing.mode is EditMode.SLIDE
        )  # with a swap, a hint takes this place
        self.origin_label.setVisible(editing.is_scramble and sliding_start)
        self._show_seed()
        self._show_goal()
        self._show_facts()

    def retranslate(self) -> None:
        slide, swap = EditMode.SLIDE.value, EditMode.SWAP.value
        self.mode.set_texts({slide: text("board-mode-slide"), swap: text("board-mode-swap")})
        self._set_keys()
        self._show_seed()
        self._show_goal()

    def _set_keys(self) -> None:
        """Let the arrow keys do what the tooltip says; the setting may have been changed in Play."""
        moved, slide, swap = self._settings.arrow_keys, EditMode.SLIDE.value, EditMode.SWAP.value
        self.view.set_keys(BoardKeys(moved) if self._editing.mode is EditMode.SLIDE else BoardKeys.CURSOR)
        self.mode.set_hints({slide: text("board-mode-slide-hint", moved=moved), swap: text("board-mode-swap-hint")})

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._set_keys()
        self.facts.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        self.facts.sleep()
        self._editing.cancel_pick()
        super().hideEvent(event)

    @Slot()
    def _show_facts(self) -> None:
        facts = self.facts
        swapping = self._editing.mode is EditMode.SWAP
        self.badge.show_solvability(facts.boards.start, facts.solvability, swapping)
        self._show_goal()
        self.card.show_figures(facts.misplaced, facts.manhattan, facts.optimum, facts.named)

    def _use_nearest(self) -> None:
        if self.facts.solvability is not None:
            self._editing.use_start(self.facts.solvability.nearest)

    def _choose_mode(self, name: str) -> None:
        self._editing.set_mode(EditMode(name))

    def _show_seed(self) -> None:
        seed, walk = str(self._editing.seed), self._editing.walk
        if walk is None:
            self.origin_label.setText(text("board-seed-uniform", seed=seed))
        else:
            self.origin_label.setText(text("board-seed-walk", seed=seed, moves=walk))
        self.origin_label.setToolTip(plain_tip(self.origin_label.text()))

    def _show_goal(self) -> None:
        name = goal_name(self._editing.boards.goal)
        usual = name == LAST
        other = text("board-goal-first") if name == FIRST else text("board-goal-custom")
        at_start = self._editing.face is Face.START
        self.goal.setVisible(at_start)
        self.goal_picture.show_goal(self._editing.boards.goal if at_start else None)
        noted = not (self.badge.nearest.isHidden() and self.badge.swap_hint.isHidden() and self.origin_label.isHidden())
        self.goal_name.setVisible(at_start and not noted)  # there is no room for it beside a note
        self.goal.setText(text("board-goal-usual") if usual else other)
        self.goal_name.setText(self.goal.text())
        self.goal.setToolTip(f"{self.goal.text()}. {text('board-goal-see') if usual else text('board-goal-hint')}")
