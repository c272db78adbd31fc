"""The list of runs, to reopen, pin, copy and remove."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QTableView,
    QWidget,
)

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.buttons import action_button, new_action
from workbench.ui.controls.fitting_buttons import FittingButtons
from workbench.ui.controls.message_dialog import ask_first
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import set_up_rows
from workbench.ui.explore.runs_model import RunColumn, RunsModel
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.ui.states.thumbnail import MIN_SIDE
from workbench.wording import text

MIN_INTERVAL = 0.2


LARGE_WIDTH = 290
"""The minimum width with large text, in pixels at the standard text size."""


class RunsPane(QWidget):
    """Attributes: table, the list; copying, which copies it; open_run, pin, remove, the actions on the selected run."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = RunsModel(session)
        self._throttle = Throttle(self._model.refresh, MIN_INTERVAL, self)
        self.table = self._table()
        self.copying = TableCopying(self.table, lambda: table_lines(self._model))
        enter, delete = Qt.Key.Key_Return, QKeySequence.StandardKey.Delete
        self.open_run = new_action(self, "open", self._open, (enter,), text="runs-open", toolTip="runs-open-tip")
        self.pin = new_action(self, "pin", self._pin)
        self.remove = new_action(self, "close", self._remove, (delete,), text="runs-remove", toolTip="runs-remove-tip")
        actions = (self.open_run, self.pin, self.remove)
        for action in actions:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.table.addActions(actions)
        buttons = FittingButtons(
            *(action_button(self, one, text_beside=True) for one in actions), None, margins=(6, 4, 6, 4), parent=self
        )
        vbox((self.table, 1), buttons, parent=self, margins=0, spacing=0)
        session.runs_changed.connect(self._refresh)
        session.run_changed.connect(self._select)
        session.progressed.connect(self._throttle.request)
        on_theme_change(self._measure)
        translated(self.table, accessibleName="runs-name")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.table.horizontalHeader().viewport().update()
        self._refresh()

    # Private

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self._model)
        MinLines(self, 0, LARGE_WIDTH)
        set_up_rows(table, RunColumn.SEARCH, QHeaderView.ResizeMode.ResizeToContents)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.doubleClicked.connect(lambda _index: self._open())
        table.selectionModel().currentChanged.connect(self._label_actions)
        return table

    def _selected(self) -> RunEntry | None:
        return self._model.run(self.table.currentIndex().row())

    def _open(self) -> None:
        if (run_entry := self._selected()) is not None:
            self._session.open(run_entry)

    def _pin(self) -> None:
        if (run_entry := self._selected()) is not None:
            self._session.pin(run_entry, not run_entry.pinned)

    def _remove(self) -> None:
        run_entry = self._selected()
        if run_entry is not None and run_entry.precious:
            remove = text("runs-remove")
            reason = "bookmarks" if run_entry.bookmarks else "long"
            question = text("runs-remove-question", number=run_entry.number, reason=reason)
            ask_first(self.window(), remove, question, remove, lambda: self._session.remove(run_entry))
        elif run_entry is not None:
            self._session.remove(run_entry)

    def _refresh(self) -> None:
        selected = self._selected()
        self._model.refresh()
        self._select(selected if selected in self._session.runs else self._session.current)

    def _select(self, run_entry: RunEntry | None) -> None:
        row = None if run_entry is None else self._model.row_of(run_entry)
        if row is not None:
            self.table.setCurrentIndex(self._model.index(row, 0))
        self._label_actions()

    def _label_actions(self, *_: QModelIndex) -> None:
        run_entry = self._selected()
        pinned = run_entry is not None and run_entry.pinned
        set_icon(self.pin, "unpin" if pinned else "pin")
        self.pin.setText(text("runs-unpin") if pinned else text("runs-pin"))
        self.pin.setToolTip(text("runs-pin-tip"))
        self.open_run.setEnabled(run_entry is not None and run_entry is not self._session.current)
        self.pin.setEnabled(run_entry is not None)
        self.remove.setEnabled(run_entry is not None)

    def _measure(self) -> None:
        self._model.picture_side = pixels(MIN_SIDE)
        self.table.verticalHeader().setDefaultSectionSize(pixels(MIN_SIDE + 4))
