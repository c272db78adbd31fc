"""Undo histories: every editor keeps the changes made by hand in its document."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

T = TypeVar("T")

MAX = 500
"""Changes that are remembered."""


class _Change(QUndoCommand):
    """A change from one value to another.

    Attributes: key, of its description; before, after; kind, see `History.put`.
    """

    def __init__(self, key: str, before: object, after: object, restore: Callable[[object], object], kind: str) -> None:
        super().__init__(key)
        self.key, self.kind = key, kind
        self.before, self.after = before, after
        self._restore = restore
        self._done = True

    def undo(self) -> None:
        self._done = False
        self._restore(self.before)

    def redo(self) -> None:
        """Set the value after; the first time, when the change is pushed, it is already set."""
        if not self._done:
            self._restore(self.after)


class History(QUndoStack):
    """The changes of one document, each from one immutable value to another.

    `undo_hook`, `redo_hook`: called instead of a single undo or redo, if these should do more.
    Signals: `noted` when a change has been made.
    """

    noted = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        undo_hook: Callable[[], object] | None = None,
        redo_hook: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setUndoLimit(MAX)
        self._undo_hook, self._redo_hook = undo_hook, redo_hook
        self._undoing = False
        self._kind = ""

    def record(self, key: str, before: T, after: T, restore: Callable[[T], object], kind: str = "") -> None:
        """Record that `after` has replaced `before`; `restore` sets either value, without being recorded itself.

        `key`: of the description of the change. `kind`: consecutive changes of the same kind are merged into one; "":
        never.
        """
        if self._undoing or before == after:
            return
        last = self._at(self.index() - 1)
        if kind and kind == self._kind and last is not None and self.index() == self.count():
            last.after = after
        else:
            self.push(_Change(key, before, after, cast("Callable[[object], object]", restore), kind))
        self._kind = kind
        self.noted.emit()

    def change_last(self, after: T) -> None:
        """Let the last change lead to `after`, which has been set; it is removed if nothing is changed then."""
        last = self._at(self.index() - 1)
        if last is None or self.canRedo():
            return
        self.stop_merging()
        last.after = after
        if last.before == after:
            last.setObsolete(True)
            self._run_unrecorded(self.undo)

    def stop_merging(self) -> None:
        """Do not merge the next change with the last one."""
        self._kind = ""

    def discard_undone(self) -> None:
        """Remove all changes that could be redone."""
        if self.canRedo():
            placeholder = _Change("", None, None, lambda _value: None, "")
            self.push(placeholder)
            placeholder.setObsolete(True)
            self.undo()

    def undo_change(self) -> None:
        """Undo the last change, if any."""
        if self.canUndo():
            self._run_unrecorded(self._undo_hook or self.undo)

    def redo_change(self) -> None:
        """Redo the change that was undone last, if any."""
        if self.canRedo():
            self._run_unrecorded(self._redo_hook or self.redo)

    @property
    def former(self) -> object:
        """The value that the next undo would restore; None if there is none."""
        last = self._at(self.index() - 1)
        return None if last is None else last.before

    @property
    def undo_key(self) -> str:
        """The key of the description of the change that would be undone, "" if there is none."""
        return self._key(self.index() - 1)

    @property
    def redo_key(self) -> str:
        """The key of the description of the change that would be redone, "" if there is none."""
        return self._key(self.index())

    # Internal

    def _run_unrecorded(self, act: Callable[[], object]) -> None:
        self.stop_merging()
        self._undoing = True
        try:
            act()
        finally:
            self._undoing = False

    def _key(self, index: int) -> str:
        change = self._at(index)
        return "" if change is None else change.key

    def _at(self, index: int) -> _Change | None:
        change = self.command(index) if 0 <= index < self.count() else None
        return change if isinstance(change, _Change) else None
