"""The list of breakpoints and bookmarks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QWidget,
)

from workbench.search.finding.conditions import Condition
from workbench.search.problem.messages import Fault
from workbench.ui.base.icons import icon
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import FUSION_EDGE_PERCENT, colours, theme
from workbench.ui.explore.bookmarks import Bookmarks
from workbench.ui.player.breakpoints import Breakpoint, Breakpoints
from workbench.wording import number, text
from workbench.wording.conditions import condition_text

_Flag = Qt.ItemFlag
_Role = Qt.ItemDataRole
_TARGET_ROLE, _TEXT_ROLE = _Role.UserRole, _Role.UserRole + 1
"""Roles of the condition or step of an item, and of its editable text: the condition's text, or the note."""
_FIXED_FLAGS = _Flag.ItemIsEnabled
_LINE_FLAGS = _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemIsEditable

Index = QModelIndex | QPersistentModelIndex


class _Delegate(QStyledItemDelegate):
    """Edits the text of a condition or the note of a bookmark. Check boxes have a visible edge."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.palette.setColor(QPalette.ColorRole.Window, QColor(colours().edge).lighter(FUSION_EDGE_PERCENT))

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(text("moments-edit-tip"))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setText(index.data(_TEXT_ROLE))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        model.setData(index, editor.text(), _TEXT_ROLE)


class MomentsList(QTreeWidget):
    """Two groups: the breakpoints, each with a check box, and the bookmarks, each with its note.

    Conditions and notes are edited in place; `read` parses a condition, or raises Fault.

    Signals: `selected`: the selection changed. `refused(Fault or None)`: what is wrong with the edited text.
    """

    selected = Signal()
    refused = Signal(object)

    def __init__(
        self,
        breakpoints: Breakpoints,
        bookmarks: Bookmarks,
        read: Callable[[str], Condition],
        parent: QWidget | None = None,
    ) -> None:
        self._foot = 0
        super().__init__(parent)
        self._breakpoints, self._bookmarks, self._read = breakpoints, bookmarks, read
        self._holding: tuple[Condition, ...] = ()
        self._filling, self._informed = False, True
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.SelectedClicked)
        self.setItemDelegate(_Delegate(self))
        self.itemChanged.connect(self._apply_edit)
        self.currentItemChanged.connect(lambda _now, _before: self.selected.emit())
        breakpoints.changed.connect(self._fill)
        bookmarks.changed.connect(self._fill)
        theme().changed.connect(self._fill)
        translated(self, accessibleName="moments-list")
        on_language_change(self._fill)

    def chosen(self) -> Condition | int | None:
        """Return the condition of the selected breakpoint, or the step of the selected bookmark, or None."""
        item = self.currentItem()
        chosen = None if item is None else item.data(0, _TARGET_ROLE)
        return chosen if isinstance(chosen, Condition | int) else None

    def select(self, chosen: Condition | int) -> None:
        if (item := self._item(chosen)) is not None:
            self.setCurrentItem(item)

    def edit_selected(self) -> None:
        """Edit the selected condition, or the note of the selected bookmark."""
        item = self.currentItem()
        if item is not None and self.chosen() is not None:
            self.setFocus()
            self.editItem(item)

    def toggle_selected(self) -> None:
        chosen = self.chosen()
        for entry in self._breakpoints.entries:
            if entry.condition == chosen:
                self._breakpoints.set_enabled(entry.condition, not entry.on)

    def remove_selected(self) -> None:
        chosen = self.chosen()
        if isinstance(chosen, Condition):
            self._breakpoints.remove(chosen)
        elif chosen is not None:
            self._bookmarks.remove(chosen)

    def show_holding(self, holding: tuple[Condition, ...]) -> None:
        """Highlight the breakpoints that hold at the player's step."""
        if holding != self._holding:
            self._holding = holding
            self._fill()

    def set_foot(self, height: int) -> None:
        """Leave room for a message at the bottom, so that every line can be scrolled to above it."""
        if height != self._foot:
            self._foot = height
            self.updateGeometries()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self.setViewportMargins(0, 0, 0, self._foot)  # Qt resets it

    def set_informed(self, informed: bool) -> None:
        """Show which breakpoints cannot hold: those on f and h, unless the search uses a heuristic."""
        if informed is not self._informed:
            self._informed = informed
            self._fill()

    # Private

    def _item(self, chosen: Condition | int) -> QTreeWidgetItem | None:
        iterator = QTreeWidgetItemIterator(self)
        while (item := iterator.value()) is not None:
            if item.data(0, _TARGET_ROLE) == chosen:
                return item
            iterator += 1
        return None

    def _fill(self) -> None:
        chosen, self._filling = self.chosen(), True
        self.clear()
        group = self._add_group(text("moments-breakpoints"))
        for entry in self._breakpoints.entries:
            self._add_breakpoint(group, entry)
        if not self._breakpoints.entries:
            self._add_hint(group, text("moments-no-breakpoints"))
        group = self._add_group(text("moments-bookmarks"))
        notes = self._bookmarks.notes
        for step, note in notes.items():
            label = text("moments-step-note" if note else "moments-step", step=number(step), note=note)
            item = self._add_line(group, label, step, note, note or text("moments-no-note"))
            item.setIcon(0, icon("bookmark"))
        if not notes:
            self._add_hint(group, text("moments-no-bookmarks"))
        self.expandAll()
        if chosen is not None:
            self.select(chosen)
        self._filling = False
        self.selected.emit()

    def _add_group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self, [title])
        group.setFlags(_FIXED_FLAGS)
        group.setFont(0, _bold(group.font(0)))
        return group

    def _add_hint(self, group: QTreeWidgetItem, hint: str) -> None:
        item = QTreeWidgetItem(group, [hint])
        item.setFlags(_FIXED_FLAGS)
        item.setForeground(0, QColor(colours().muted))
        item.setToolTip(0, plain_tip(hint))

    def _add_breakpoint(self, group: QTreeWidgetItem, entry: Breakpoint) -> None:
        condition, description = entry.condition, condition_text(entry.condition)
        holding = condition in self._holding
        tip = text("moments-held", content=description) if holding else description
        impossible = condition.needs_heuristic and not self._informed
        if impossible:
            tip = text("condition-uninformed", text=str(condition))
        item = self._add_line(group, str(condition), condition, str(condition), tip)
        item.setFlags(_LINE_FLAGS | _Flag.ItemIsUserCheckable)
        item.setCheckState(0, Qt.CheckState.Checked if entry.on else Qt.CheckState.Unchecked)
        if impossible:
            item.setForeground(0, QColor(colours().muted))
        if holding:
            item.setIcon(0, icon("pause"))
            item.setFont(0, _bold(item.font(0)))

    def _add_line(
        self, group: QTreeWidgetItem, label: str, chosen: Condition | int, editable_text: str, tip: str
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem(group, [label])
        item.setFlags(_LINE_FLAGS)
        item.setData(0, _TARGET_ROLE, chosen)
        item.setData(0, _TEXT_ROLE, editable_text)
        item.setData(0, _Role.AccessibleTextRole, f"{label}; {tip}")
        item.setToolTip(0, plain_tip(tip))
        return item

    def _apply_edit(self, item: QTreeWidgetItem, _column: int) -> None:
        """Apply the edited text or the toggled check box after Qt has finished with the item."""
        chosen = item.data(0, _TARGET_ROLE)
        if self._filling or not isinstance(chosen, Condition | int):
            return
        typed, ticked = item.data(0, _TEXT_ROLE), item.checkState(0) is Qt.CheckState.Checked
        if isinstance(chosen, int):
            QTimer.singleShot(0, self, lambda: self._bookmarks.note(chosen, typed))
        elif typed != str(chosen):
            QTimer.singleShot(0, self, lambda: self._replace_condition(chosen, typed))
        else:
            QTimer.singleShot(0, self, lambda: self._breakpoints.set_enabled(chosen, ticked))

    def _replace_condition(self, condition: Condition, typed: str) -> None:
        try:
            new_condition = self._read(typed)
        except Fault as fault:
            self._fill()
            self.refused.emit(fault)
            return
        self.refused.emit(None)
        self._breakpoints.change(condition, new_condition)
        self._fill()
        self.select(new_condition)


def _bold(font: QFont) -> QFont:
    font.setBold(True)
    return font
