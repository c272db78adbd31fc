"""A dialog for the user's saved boards, each with a name and a note."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from workbench.formats import my_boards
from workbench.formats.my_boards import MAX_NAME_LENGTH, MyBoards, SavedBoard, SavedBoards, free_name
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import size_text
from workbench.ui.base.history import History
from workbench.ui.base.jobs import Jobs, is_small_file, with_faults
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import translated
from workbench.ui.base.undoing import REDO_KEYS, UNDO_KEYS, Undoing
from workbench.ui.controls.buttons import action_button, form_button, new_action
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.list_with_placeholder import ListWithPlaceholder
from workbench.ui.controls.message_dialog import ask_first
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.controls.pane_title import Muted
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.board_view import BoardView
from workbench.ui.states.thumbnail import board_icon
from workbench.wording import say, text

T = TypeVar("T")

THUMBNAIL = 44


class Snapshot(NamedTuple):
    """The saved boards and the name of the selected one."""

    boards: SavedBoards
    chosen: str | None


class MyBoardsDialog(QDialog):
    """Saves the current boards, and opens, describes, renames and removes saved boards.

    Attributes: list; history, of the changes; view, name, note, of the selected board; open_board, save_changes,
    remove, save_button, import_, export, close_button, cancel_button, the buttons; undo, redo, the actions; fault;
    remark, which points out duplicates.
    """

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing, self._store = editing, MyBoards()
        self._boards: dict[str, SavedBoard] = {}
        self._shown: SavedBoard | None = None
        self._refused: tuple[str, str] | None = None
        self._leaving: int | None = None
        self.list = ListWithPlaceholder(self)
        self.view = translated(BoardView(self), accessibleName="my-boards-chosen")
        self.name, self.note = QLineEdit(self), QPlainTextEdit(self)
        self._name_label = translated(Label(self), text="my-boards-name-label")
        self._note_label = translated(Label(self), text="my-boards-note-label")
        self.open_board = form_button(self, self._open, "open", text="my-boards-open")
        self.save_changes = form_button(self, self._keep_typed, text="my-boards-keep-changes")
        self.remove = form_button(self, self._ask_to_remove, text="my-boards-remove")
        self.save_button = form_button(self, self._save, "save", text="my-boards-keep")
        self.import_ = form_button(self, self._ask_what_to_import, text="my-boards-import")
        self.export = form_button(self, self._ask_where_to_export, text="my-boards-export")
        self.close_button = form_button(self, self.reject, text="board-dialog-close")
        self.cancel_button = form_button(self, self._cancel, text="board-dialog-cancel")
        self.remark = Muted(self, wrap=True)
        self.fault = FaultLabel(self)
        self._jobs = Jobs(self)
        self._on_success: Callable[[Any], None] = self._show
        self._jobs.reported.connect(self._receive)
        self.finished.connect(self._jobs.stop)
        self.history = History(self)
        self.undo, self.redo = new_action(self, "undo", None, UNDO_KEYS), new_action(self, "redo", None, REDO_KEYS)
        self.addActions((self.undo, self.redo))
        self.undoing = Undoing(self, self.undo, self.redo, lambda: self.history)
        self._lay_out()
        self._connect()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, windowTitle="my-boards-title")
        translated(self.list, accessibleName="my-boards-list", placeholder="my-boards-empty")
        self.undoing.use_default_history()
        self._snapshot = Snapshot((), None)
        self.refresh()
        self.resize(620, 460)

    def _lay_out(self) -> None:
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.list.setIconSize(QSize(THUMBNAIL, THUMBNAIL))
        self.note.setTabChangesFocus(True)
        self.note.setFixedHeight(70)
        form = QFormLayout()
        form.addRow(self._name_label, self.name)
        form.addRow(self._note_label, self.note)
        self._name_label.setBuddy(self.name)
        self._note_label.setBuddy(self.note)
        buttons = hbox(self.open_board, None, self.save_changes, self.remove)
        right = vbox((self.view, 1), form, MessageRoom(self, self.remark), buttons)
        left = vbox((self.list, 1), hbox(action_button(self, self.undo), action_button(self, self.redo), None))
        vbox(
            (hbox((left, 1), (right, 1)), 1),
            MessageRoom(self, self.fault, lines=3),
            hbox(self.save_button, None, self.import_, self.export, self.close_button, self.cancel_button),
            parent=self,
        )

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._select)
        self.list.itemActivated.connect(self._open)
        self.name.textEdited.connect(self._enable)
        self.name.returnPressed.connect(self._keep_typed)
        self.note.textChanged.connect(self._enable)
        self.undo.triggered.connect(self.undoing.undo_change)
        self.redo.triggered.connect(self.undoing.redo_change)

    # The list

    @property
    def chosen(self) -> SavedBoard | None:
        """The board that is selected in the list, or None."""
        item = self.list.currentItem()
        return item.saved if isinstance(item, _Item) else None

    def refresh(self) -> None:
        """Read the boards again and select the first."""
        self._attempt(self._store.all, self._show)

    def _show(self, boards: SavedBoards, choose: str | None = None) -> None:
        """Fill the list and select the board with that name, otherwise the first."""
        self._boards = {one.name: one for one in boards}
        self._snapshot = Snapshot(boards, choose)
        blocked = QSignalBlocker(self.list)
        self.list.clear()
        for one in boards:
            item = _Item(text("my-boards-entry-label", name=one.name, size=size_text(*one.board.shape)), self.list)
            item.saved = one
            if one.name == choose:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        del blocked
        self._show_chosen()

    def _select(self) -> None:
        """Show the board that was selected; what was typed for the one before is kept, or that one stays selected."""
        chosen = self.chosen
        if chosen is None or self._keep_typed(chosen.name):
            self._show_chosen()
        elif self._shown is not None:
            with QSignalBlocker(self.list):
                self.list.setCurrentRow(list(self._boards).index(self._shown.name))

    def _show_chosen(self) -> None:
        chosen = self._shown = self.chosen
        self.view.show_board(chosen.board if chosen else None, chosen.goal if chosen else None)
        self.name.setText(chosen.name if chosen else "")
        self.note.setPlainText(chosen.note if chosen else "")
        self._enable()

    def _enable(self) -> None:
        chosen = self.chosen
        self.save_changes.setEnabled(self._changed)
        for part in (self.name, self.note, self.open_board, self.remove, self.export):
            part.setEnabled(chosen is not None)
        self.name.setPlaceholderText("" if self._boards else text("my-boards-name-later"))
        self.view.set_placeholder(text("my-boards-none-chosen" if self._boards else "my-boards-none"))
        self._show_remark()

    def _show_remark(self) -> None:
        """Point out a duplicate, unless the fault below says the same."""
        duplicate = self._duplicate_text()
        said = self.fault.fault is not None and say(self.fault.fault) == duplicate
        self.remark.setText("" if said else duplicate)

    def _duplicate_text(self) -> str:
        """Return what is wrong with the typed name if it is taken, or which other name the board has."""
        shown, name = self._shown, self.name.text().strip()
        others = [one for one in self._boards.values() if shown is not None and one.name != shown.name]
        if any(one.name == name for one in others):
            return text("my-boards-name-taken", name=name)
        same = [one.name for one in others if shown and (one.board, one.goal) == (shown.board, shown.goal)]
        return text("my-boards-same", name=same[0]) if same else ""

    # What the buttons do

    @property
    def _typed(self) -> tuple[str, str]:
        return self.name.text().strip(), self.note.toPlainText()

    @property
    def _changed(self) -> bool:
        """Whether the typed name or note differs from the stored one."""
        return self._shown is not None and self._typed != (self._shown.name, self._shown.note)

    def _keep_typed(self, choose: str | None = None) -> bool:
        """Store the typed name and note, and select the board named `choose`; return False if they are refused."""
        if not self._changed:
            return True
        self._refused, typed = None, self._typed
        self._save_changes(choose)
        if self.fault.fault is not None:
            self._refused = typed
        return self._refused is None

    def _cancel(self) -> None:
        """Close without what was typed."""
        self._refused = self._typed
        self.reject()

    def done(self, result: int) -> None:
        """Keep what was typed, unless the dialog is cancelled; a refused name is shown once before it is dropped."""
        if self._changed and self._refused != self._typed:
            self._leaving = result
            self._keep_typed()
        else:
            super().done(result)

    def _save(self) -> None:
        if not self._keep_typed():
            return
        start, goal = self._editing.boards.start, self._editing.boards.goal
        name = free_name(text("my-boards-new", size=size_text(*start.shape)), set(self._boards))
        saved = SavedBoard(name, "", start, goal)
        self._change("undo-board-kept", lambda: self._store.add(saved), name)
        self.name.setFocus()
        self.name.selectAll()

    def _save_changes(self, choose: str | None = None) -> None:
        chosen = self._shown
        if chosen is None:
            return
        name, note = self._typed
        self._change(
            "undo-board-described",
            lambda: self._store.replace(chosen.name, SavedBoard(name, note, chosen.board, chosen.goal)),
            choose or name,
        )

    def _open(self) -> None:
        if (chosen := self.chosen) is not None:
            with self.fault.catching():
                self._editing.use_boards(chosen.board, chosen.goal)
                self.accept()

    def _ask_to_remove(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        question = text("my-boards-remove-question", name=chosen.name)
        remove = partial(self._change, "undo-board-removed", partial(self._store.remove, chosen.name), None)
        ask_first(self, text("my-boards-title"), question, text("my-boards-remove"), remove)

    def import_file(self, name: str) -> None:
        """Add the boards of another file."""
        if not self._keep_typed():
            return
        path = Path(name)
        self._change(
            "undo-boards-imported", lambda: self._store.add_all(my_boards.read(path)), None, is_small_file(path)
        )

    def export_file(self, name: str) -> None:
        self._attempt(lambda: my_boards.write(Path(name), self._store.all()), lambda _: None)

    def _ask_what_to_import(self) -> None:
        ask_to_open(self, text("my-boards-import"), "my-boards", text("my-boards-files"), self.import_file)

    def _ask_where_to_export(self) -> None:
        title, kinds, name = text("my-boards-export"), text("my-boards-files"), text("my-boards-title")
        ask_to_save(self, title, "my-boards", kinds, name, "json", self.export_file)

    def _change(self, key: str, change: Callable[[], object], choose: str | None, quick: bool = True) -> None:
        """Apply a change and show its result. If it fails, the text being edited stays."""
        chosen = None if self.chosen is None else self.chosen.name

        def apply_change() -> tuple[SavedBoards, SavedBoards]:
            before = self._store.all()
            change()
            return before, self._store.all()

        def show_result(boards: tuple[SavedBoards, SavedBoards]) -> None:
            before, after = boards
            self._show(after, choose)
            self.history.record(key, Snapshot(before, chosen), self._snapshot, self._restore)

        self._attempt(apply_change, show_result, quick)

    def _restore(self, snapshot: Snapshot) -> None:
        """Restore earlier boards. If another window has changed them since, say so and clear the history."""
        known = self._snapshot.boards
        self._attempt(
            lambda: self._store.restore_boards(snapshot.boards, known),
            lambda _: self._show(snapshot.boards, snapshot.chosen),
        )

    def _attempt(self, callback: Callable[[], T], on_success: Callable[[T], None], quick: bool = True) -> None:
        """Pass the result of `callback` to `on_success`. Work on large files is done in the background."""
        self._on_success = on_success
        at_once = quick and is_small_file(self._store.path)
        self.setEnabled(at_once)
        self._jobs.begin(with_faults(_outcome(callback)), at_once)

    def _receive(self, outcome: Fault | tuple[Any]) -> None:
        self.setEnabled(True)
        if isinstance(outcome, Fault):
            self.fault.show_fault(outcome)
            self._show_remark()
            if outcome.message.key == "my-boards-others":
                QTimer.singleShot(0, self.history.clear)
        else:
            self.fault.show_fault(None)
            self._on_success(outcome[0])
        leaving, self._leaving = self._leaving, None
        if leaving is not None and self.fault.fault is None:
            super().done(leaving)


class _Item(QListWidgetItem):
    """A saved board in the list. Its picture is drawn when the row is first shown."""

    saved: SavedBoard

    def data(self, role: int) -> Any:
        if role == Qt.ItemDataRole.DecorationRole:
            picture, view = BoardPicture.of(self.saved.board, self.saved.goal), self.listWidget()
            return board_icon(picture, THUMBNAIL, view.devicePixelRatioF(), view.palette())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.saved.note)
        return super().data(role)


def _outcome(callback: Callable[[], object]) -> Iterator[tuple[object]]:
    """Yield the result of `callback` in a tuple."""
    yield (callback(),)
