"""Conditions on the steps of a search: find, breakpoints and bookmarks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from workbench.search.finding.conditions import EVENTS, Condition, parse
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe, scale, to_display_units
from workbench.ui.base.layouts import hbox, over, vbox
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.buttons import action_button, new_action
from workbench.ui.explore.bookmarks import Bookmarks
from workbench.ui.explore.condition_entry import ConditionEntry
from workbench.ui.explore.moments_list import MomentsList
from workbench.ui.player.breakpoints import Breakpoints
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection


class MomentsPane(QWidget):
    """Attributes: entry, for a condition; list, of breakpoints and bookmarks; history, of their changes; and the
    actions find_back, find_next, stop, mark, go_to_action, edit, toggle_action, remove.
    """

    def __init__(
        self,
        player: Player,
        node_selection: NodeSelection,
        breakpoints: Breakpoints,
        bookmarks: Bookmarks,
    ) -> None:
        super().__init__()
        self._player, self._node_selection = player, node_selection
        self._breakpoints, self._bookmarks = breakpoints, bookmarks
        self.history = breakpoints.history
        self.entry = ConditionEntry(self.read, self._suggestions, self)
        self.list = MomentsList(breakpoints, bookmarks, self.read, self)
        self.find_back = self._action("find-back", "find-previous", lambda: self.find_moment(back=True))
        self.find_next = self._action("find-next", "find-next", self.find_moment)
        self.stop = self._action("stop", "breakpoint", self.add_breakpoint)
        self.mark = self._action("mark", "bookmark", self.mark_here)
        self.go_to_action = self._action("jump", "play", self._go_to_selected)
        self.edit = self._action("edit", "edit", self.list.edit_selected, "F2")
        self.toggle_action = self._action("turn", "check", self.list.toggle_selected, "Ctrl+Return")
        delete = QKeySequence.StandardKey.Delete
        self.remove = self._action("remove", "close", self.list.remove_selected, delete)
        self._lay_out()
        self.entry.fault.installEventFilter(self)
        self.entry.entered.connect(self.find_moment)
        self.list.activated.connect(lambda _index: self._go_to_selected())
        self.list.selected.connect(self._label_actions)
        self.list.refused.connect(self.entry.fault.show_fault)
        player.moved.connect(self._show_holding)
        player.lengthened.connect(lambda: self.list.set_informed(self._informed))
        player.playing_changed.connect(self._show_holding)
        on_language_change(self._label_actions)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give what is wrong with a condition a place of its own below the lines of the list."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize):
            fault = self.entry.fault
            self.list.set_foot(0 if fault.isHidden() else fault.height())
        return super().eventFilter(watched, event)

    def read(self, typed: str) -> Condition:
        """Return the condition in a text, for the search that is played. Raises Fault."""
        condition = parse(typed, self._problem)
        if condition.needs_heuristic and not self._informed:
            raise Fault("condition-uninformed", text=str(condition))
        return condition

    def find_moment(self, back: bool = False) -> None:
        """Go to the next (or previous) step at which the condition in the line holds."""
        if (condition := self.entry.condition()) is not None:
            self._player.find(condition, back)

    def add_breakpoint(self) -> None:
        """Add a breakpoint with the condition in the line."""
        if (condition := self.entry.condition()) is not None:
            self._breakpoints.add(condition)
            self.list.select(condition)

    def mark_here(self) -> None:
        """Bookmark the player's step and edit its note."""
        step = self._bookmarks.here
        if step not in self._bookmarks.notes:
            self._bookmarks.toggle_here()
        self.list.select(step)
        self.list.edit_selected()

    # Private

    @property
    def _problem(self) -> Any:
        timeline = self._player.timeline
        return None if timeline is None else timeline.recording.problem

    @property
    def _informed(self) -> bool:
        timeline = self._player.timeline
        return timeline is None or timeline.recording.informed

    def _suggestions(self) -> list[Condition | None]:
        """Return suggested conditions with the values of the node that is shown."""
        events: list[Condition | None] = [Condition(name) for name in EVENTS]
        timeline = self._player.timeline
        if timeline is None:
            return events
        moment = timeline.at(min(self._player.t, timeline.length))
        record = self._node_selection.record
        record_number = (moment.current or 0) if record is None else record
        recording, unit = timeline.recording, scale(timeline.recording.problem)
        events = [event for event in events if event is not None and event.can_hold(recording)]
        f, h = (
            format(to_display_units(value, unit), "g") for value in (moment.f(record_number), moment.h(record_number))
        )
        depth, open_size = len(recording.path(record_number)) - 1, moment.counts.open or 0
        state = describe(recording.problem, recording.state(record_number))
        estimates = [Condition("f", ">", f), Condition("h", "<=", h)] if recording.informed else []
        cost_conditions = [*estimates, Condition("depth", "=", str(depth))]
        open_conditions = [Condition("open", ">", str(open_size))]
        state_conditions = [Condition("board", "=", state), Condition("expanded", "=", state)]
        return [*events, None, *cost_conditions, *open_conditions, None, *state_conditions]

    def _go_to_selected(self) -> None:
        """Go to the selected bookmark, or to the next step at which the selected breakpoint holds."""
        chosen = self.list.chosen()
        if isinstance(chosen, Condition):
            self.entry.line.setText(str(chosen))
            self._player.find(chosen)
        elif chosen is not None:
            self._bookmarks.go_to(chosen)

    def _show_holding(self) -> None:
        self.list.show_holding(self._player.held)

    def _label_actions(self) -> None:
        chosen = self.list.chosen()
        self.go_to_action.setEnabled(chosen is not None)
        self.edit.setEnabled(chosen is not None)
        self.remove.setEnabled(chosen is not None)
        self.toggle_action.setEnabled(isinstance(chosen, Condition))

    def _action(
        self, name: str, icon: str, callback: Callable[[], None], *shortcuts: QKeySequence.StandardKey | str
    ) -> QAction:
        texts = {"text": f"moments-{name}", "toolTip": f"moments-{name}-tip"}
        action = new_action(self, icon, lambda: callback(), shortcuts, **texts)
        if shortcuts:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self.list.addAction(action)
        return action

    def _lay_out(self) -> None:
        with_texts = (action_button(self, action, text_beside=True) for action in (self.find_next, self.stop))
        find_row = hbox(action_button(self, self.find_back), *with_texts, None, spacing=2)
        on_list = (self.go_to_action, self.edit, self.toggle_action, self.remove)
        buttons = (action_button(self, action) for action in on_list)
        list_row = hbox(action_button(self, self.mark, text_beside=True), None, *buttons, spacing=2)
        below = over(self.list, self.entry.fault, Qt.AlignmentFlag.AlignBottom)
        vbox(self.entry, find_row, (below, 1), list_row, parent=self, margins=(6, 6, 6, 4), spacing=4)
