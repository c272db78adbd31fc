"""Undo histories: every editor keeps the changes made by hand in its document.

This is not a QUndoStack. When Python collects a window, PySide may delete the commands of a QUndoStack before the
stack, which then deletes them again and crashes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")

MAX = 500
"""Changes that are remembered."""


@dataclass(slots=True)
class _Change:
    """A change from one value to another; `key`: of its description; `restore` sets either value."""

    key: str
    before: object
    after: object
    restore: Callable[[object], object]


class History(QObject):
    """The changes of one document, each from one immutable value to another.

    `undo_hook`, `redo_hook`: called instead of a single undo or redo, if these should do more.
    Signals: `noted` when a change has been made; `changed` when what can be undone or redone may have changed.
    """

    noted = Signal()
    changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        undo_hook: Callable[[], object] | None = None,
        redo_hook: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self._undo_hook, self._redo_hook = undo_hook, redo_hook
        self._done: list[_Change] = []
        self._undone: list[_Change] = []
        """The one to redo next is last."""
        self._floor: _Change | None = None
        self._undoing = False
        self._kind = ""

    @property
    def can_undo(self) -> bool:
        return bool(self._done) and self._done[-1] is not self._floor

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def undoing(self) -> bool:
        """Whether a change is being undone or redone."""
        return self._undoing

    @property
    def undo_key(self) -> str:
        """The key of the description of the change that would be undone, "" if there is none."""
        return self._done[-1].key if self.can_undo else ""

    @property
    def redo_key(self) -> str:
        """The key of the description of the change that would be redone, "" if there is none."""
        return self._undone[-1].key if self._undone else ""

    @property
    def values(self) -> Iterator[object]:
        """All values that undoing and redoing can restore."""
        for change in (*self._done, *self._undone):
            yield from (change.before, change.after)

    @property
    def former(self) -> object:
        """The value that the next undo would restore; None if there is none."""
        return self._done[-1].before if self._done else None

    def record(self, key: str, before: T, after: T, restore: Callable[[T], object], kind: str = "") -> None:
        """Record that `after` has replaced `before`; `restore` sets either value, without being recorded itself.

        `key`: of the description of the change. `kind`: consecutive changes of the same kind are merged into one; "":
        never.
        """
        if self._undoing or before == after:
            return
        if kind and kind == self._kind and self._done and not self._undone:
            self._done[-1].after = after
        else:
            self._undone.clear()
            self._done.append(_Change(key, before, after, cast("Callable[[object], object]", restore)))
            del self._done[:-MAX]
        self._kind = kind
        self.changed.emit()
        self.noted.emit()

    def change_last(self, after: T) -> None:
        """Let the last change lead to `after`, which has been set; it is removed if nothing is changed then."""
        if not self._done or self._undone:
            return
        self.stop_merging()
        if self._done[-1].before == after:
            self._done.pop()
            self.changed.emit()
        else:
            self._done[-1].after = after

    def stop_merging(self) -> None:
        """Do not merge the next change with the last one."""
        self._kind = ""

    def set_floor(self, on: bool) -> None:
        """Undo nothing that has been done before now; off: undo everything again."""
        self._floor = self._done[-1] if on and self._done else None
        self.stop_merging()
        self.changed.emit()

    def discard_undone(self) -> None:
        """Remove all changes that could be redone."""
        if self._undone:
            self._undone.clear()
            self.changed.emit()

    def clear(self) -> None:
        """Remove all changes."""
        self._done.clear()
        self._undone.clear()
        self.changed.emit()

    def undo_change(self) -> None:
        """Undo the last change, if any, as the user asks for it."""
        if self.can_undo:
            self._run_unrecorded(self._undo_hook or self.undo)

    def redo_change(self) -> None:
        """Redo the change that was undone last, if any, as the user asks for it."""
        if self.can_redo:
            self._run_unrecorded(self._redo_hook or self.redo)

    def undo(self) -> None:
        """Undo a single change."""
        change = self._done.pop()
        self._undone.append(change)
        change.restore(change.before)
        self.changed.emit()

    def redo(self) -> None:
        """Redo a single change."""
        change = self._undone.pop()
        self._done.append(change)
        change.restore(change.after)
        self.changed.emit()

    # Internal

    def _run_unrecorded(self, act: Callable[[], object]) -> None:
        self.stop_merging()
        self._undoing = True
        try:
            act()
        finally:
            self._undoing = False
