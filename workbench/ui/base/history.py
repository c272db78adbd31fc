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

    def __init__(self, key: str, before: object, after: object, take: Callable[[object], object], kind: str) -> None:
        super().__init__(key)
        self.key, self.kind = key, kind
        self.before, self.after = before, after
        self._take = take
        self._done = True

    def undo(self) -> None:
        self._done = False
        self._take(self.before)

    def redo(self) -> None:
        """Set the value after; the first time, when the change is pushed, it is already set."""
        if not self._done:
            self._take(self.after)


class History(QUndoStack):
    """The changes of one document, each from one immutable value to another.

    `back`, `forth`: called instead of a single undo or redo, if these should do more.
    Signals: `noted` when a change has been made.
    """

    noted = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        back: Callable[[], object] | None = None,
        forth: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setUndoLimit(MAX)
        self._back, self._forth = back, forth
        self._turning = False
        self._kind = ""

    def put(self, key: str, before: T, after: T, take: Callable[[T], object], kind: str = "") -> None:
        """Record that `after` has replaced `before`; `take` sets either value, without being recorded itself.

        `key`: of the description of the change. `kind`: consecutive changes of the same kind are merged into one; "":
        never.
        """
        if self._turning or before == after:
            return
        last = self._at(self.index() - 1)
        if kind and kind == self._kind and last is not None and self.index() == self.count():
            last.after = after
        else:
            self.push(_Change(key, before, after, cast("Callable[[object], object]", take), kind))
        self._kind = kind
        self.noted.emit()

    def break_off(self) -> None:
        """Do not merge the next change with the last one."""
        self._kind = ""

    def discard_undone(self) -> None:
        """Remove all changes that could be redone."""
        if self.canRedo():
            nothing = _Change("", None, None, lambda _value: None, "")
            self.push(nothing)
            nothing.setObsolete(True)
            self.undo()

    def undo_change(self) -> None:
        """Undo the last change, if any."""
        if self.canUndo():
            self._turn(self._back or self.undo)

    def redo_change(self) -> None:
        """Redo the change that was undone last, if any."""
        if self.canRedo():
            self._turn(self._forth or self.redo)

    @property
    def former(self) -> object:
        """The value that the next undo would restore; None if there is none."""
        last = self._at(self.index() - 1)
        return None if last is None else last.before

    @property
    def back_key(self) -> str:
        """The key of the description of the change that would be undone, "" if there is none."""
        return self._key(self.index() - 1)

    @property
    def forth_key(self) -> str:
        """The key of the description of the change that would be redone, "" if there is none."""
        return self._key(self.index())

    # Internal

    def _turn(self, act: Callable[[], object]) -> None:
        self.break_off()
        self._turning = True
        try:
            act()
        finally:
            self._turning = False

    def _key(self, place: int) -> str:
        change = self._at(place)
        return "" if change is None else change.key

    def _at(self, place: int) -> _Change | None:
        change = self.command(place) if 0 <= place < self.count() else None
        return change if isinstance(change, _Change) else None
