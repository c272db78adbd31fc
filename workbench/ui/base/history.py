"""What was changed by hand in one document, to be taken back and done again; every editor keeps such a history."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

T = TypeVar("T")

MAX = 500
"""Changes that are remembered."""


class _Change(QUndoCommand):
    """From one value to another. Attributes: key, of what is told of it; before, after; kind, see `History.put`."""

    def __init__(self, key: str, before: object, after: object, take: Callable[[object], object], kind: str) -> None:
        super().__init__(key)
        self.key, self.kind = key, kind
        self.before, self.after = before, after
        self._take = take
        self._done = True

    def undo(self) -> None:
        """Take the value before."""
        self._done = False
        self._take(self.before)

    def redo(self) -> None:
        """Take the value after; it is there already when the change is noted."""
        if not self._done:
            self._take(self.after)


class History(QUndoStack):
    """The changes of one document, each from one immutable value to another.

    `back`, `forth`: what takes back and does again in place of a single change, where that is more.
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
        """Note that `after` is there in place of `before`; `take` brings either back, and is not noted itself.

        `key`: of what is told of it. `kind`: changes of one kind, made one after the other, are one; "": never.
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
        """Let the next change be one of its own, of whatever kind it is."""
        self._kind = ""

    def discard_undone(self) -> None:
        """Have nothing to be done again."""
        if self.canRedo():
            nothing = _Change("", None, None, lambda _value: None, "")
            self.push(nothing)
            nothing.setObsolete(True)
            self.undo()

    def undo_change(self) -> None:
        """Take the last change back, where there is one."""
        if self.canUndo():
            self._turn(self._back or self.undo)

    def redo_change(self) -> None:
        """Do again what was taken back last, where there is something."""
        if self.canRedo():
            self._turn(self._forth or self.redo)

    @property
    def former(self) -> object:
        """What the next change that is taken back brings back; None where there is none."""
        last = self._at(self.index() - 1)
        return None if last is None else last.before

    @property
    def back_key(self) -> str:
        """The key of what is told of the change that would be taken back, "" where there is none."""
        return self._key(self.index() - 1)

    @property
    def forth_key(self) -> str:
        """The key of what is told of the change that would be done again, "" where there is none."""
        return self._key(self.index())

    # Within

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
