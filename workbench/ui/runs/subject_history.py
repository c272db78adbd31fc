"""The undo history of what a session searches: its boards or another problem."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from workbench.formats.problem_input import ProblemInput
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.history import History


class Subject(NamedTuple):
    """A start and a goal; `other`, if not None, is searched instead."""

    start: Board
    goal: Board
    other: ProblemInput | None


class SubjectHistory(History):
    """Records each change of what is searched. `subject` returns it, `restore` sets it again."""

    def __init__(self, subject: Callable[[], Subject], restore: Callable[[Subject], object], parent: QObject) -> None:
        super().__init__(parent)
        self._subject, self._restore = subject, restore
        self._known = subject()

    @Slot()
    def note(self) -> None:
        """Record the last change."""
        before, self._known = self._known, self._subject()
        self.record(_key(before.other, self._known.other), before, self._known, self._restore)


def _key(before: ProblemInput | None, now: ProblemInput | None) -> str:
    if before is now:
        return "undo-board"
    return "undo-problem" if before is None or now is None or before.given != now.given else "undo-ends"
