"""Pattern databases for the current board's size and goal: listing, building and removing them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QWidget,
)

from workbench.cache import State
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import names_for, partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, keep_room, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import memory
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.list_with_placeholder import ListWithPlaceholder
from workbench.ui.controls.message_dialog import ask_first
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.runs.first_use import build_in_pieces
from workbench.wording import number, say, text

_STATE_KEYS = {"missing": "databases-missing", "damaged": "databases-damaged", "sound": "databases-built"}


def damaged_names(goal: Board) -> Iterator[str | None]:
    """Yield the names of existing databases that are damaged, and None for each other database."""
    for name in names_for(*goal.shape):
        yield name if database.state(partition(name, goal)) == "damaged" else None


class DatabasesDialog(QDialog):
    """Lists, builds and removes databases.

    While it is open, all existing databases are verified; a damaged one can be built again.

    Attributes: list; build, cancel, remove, the buttons; progress, the bar; message, a line; fault.

    Signals: `changed` when a database was built or removed.
    """

    changed = Signal()

    def __init__(self, goal: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._goal = goal
        self._building: Building | None = None
        self.about, self.message, self.fault = Label(self, wordWrap=True), Label(self, wordWrap=True), FaultLabel(self)
        self.list = translated(ListWithPlaceholder(self), accessibleName="databases-title")
        self.progress = translated(QProgressBar(self), accessibleName="databases-progress")
        self.build = form_button(self, self._build, text="databases-build")
        self.cancel = form_button(self, self._cancel, text="board-dialog-cancel")
        self.remove = form_button(self, self._ask_to_remove, text="my-boards-remove")
        self.close_button = translated(QPushButton(self), text="board-dialog-close")
        self._damaged: set[str] = set()
        self._verifying = Jobs(self)
        self._verifying.reported.connect(self._note_damaged)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_progress)
        self._jobs.ended.connect(self._ended)
        self._lay_out()
        self.list.currentItemChanged.connect(self._enable)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._cancel)
        self.finished.connect(self._verifying.stop)
        translated(self, windowTitle="databases-title")
        on_language_change(self.retranslate)
        self.resize(pixels(480), pixels(340))
        self._verifying.begin(damaged_names(goal))

    def _lay_out(self) -> None:
        buttons = hbox(self.build, self.cancel, self.remove, None, self.close_button)
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        keep_room(self.progress)
        room = MessageRoom(self, self.message, self.fault)
        vbox(self.about, (self.list, 1), self.progress, room, buttons, parent=self, spacing=10)

    def retranslate(self) -> None:
        self.about.setText(text("databases-about", size=size_text(*self._goal.shape)))
        self.list.set_placeholder(text("databases-none", size=size_text(*self._goal.shape)))
        self.refresh()

    @property
    def chosen(self) -> str | None:
        """The name of the selected database."""
        item = self.list.currentItem()
        return None if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def refresh(self) -> None:
        """Update the list."""
        chosen = self.chosen
        self.list.clear()
        for name in names_for(*self._goal.shape):
            size = memory(partition(name, self._goal).nbytes)
            state = text(_STATE_KEYS[self._state(name)])
            item = QListWidgetItem(text("databases-entry", name=name, size=size, state=state), self.list)
            item.setData(Qt.ItemDataRole.UserRole, name)
            if name == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self._enable()

    def _state(self, name: str) -> State:
        database_parts = partition(name, self._goal)
        if not database.path(database_parts).exists():
            return "missing"
        return "damaged" if name in self._damaged or not database.is_built(database_parts) else "sound"

    @Slot(object)
    def _note_damaged(self, name: str) -> None:
        self._damaged.add(name)
        self.refresh()

    def _enable(self) -> None:
        state = None if self.chosen is None else self._state(self.chosen)
        idle = self._building is None
        self.list.setEnabled(idle)
        self.build.setEnabled(idle and state in ("missing", "damaged"))
        self.remove.setEnabled(idle and state in ("sound", "damaged"))
        self.cancel.setEnabled(not idle)
        self.progress.setVisible(not idle)

    @Slot()
    def _build(self) -> None:
        if self.chosen is not None and self._building is None:
            self.fault.show_fault(None)
            self.message.setText(text("databases-building", name=self.chosen))
            self._building = Building(partition(self.chosen, self._goal))
            self._jobs.begin(build_in_pieces(self._building))
            self._enable()

    @Slot(object)
    def _show_progress(self, fraction: float) -> None:
        self.progress.setValue(round(1000 * fraction))

    @Slot()
    def _cancel(self) -> None:
        """Cancel building; nothing of it is saved."""
        if self._building is not None:
            self._building.cancel()
            self._jobs.stop()
            self._ended()

    @Slot()
    def _ended(self) -> None:
        building = self._building
        if building is None:
            return
        building.cancel()  # also removes partial files after a limit was reached
        self._building = None
        status, seconds = building.status, number(building.seconds, 1)
        if status is Status.SOLVED:
            self._damaged.discard(self.chosen or "")
            self.message.setText(text("databases-done", seconds=seconds))
            self.changed.emit()
        else:
            self.message.setText(say(building.reason) if building.reason else text("databases-cancelled"))
        self.progress.setValue(0)
        self.refresh()

    @Slot()
    def _ask_to_remove(self) -> None:
        """Remove the selected database; if it is usable, ask first, because a large one takes long to build again."""
        name = self.chosen
        if name is not None and self._state(name) == "sound":
            question = text("databases-remove-question", name=name)
            ask_first(self, self.windowTitle(), question, self.remove.text(), lambda: self._remove(name))
        elif name is not None:
            self._remove(name)

    def _remove(self, name: str) -> None:
        with self.fault.catching():
            database.remove(partition(name, self._goal))
        self.message.setText("")
        self.changed.emit()
        self.refresh()
