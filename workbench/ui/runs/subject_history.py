"""The undo history of what a session searches: its boards or another problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from workbench.formats.problem_input import DRAWN, ProblemInput
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.history import History


class Subject(NamedTuple):
    """A start and a goal; `other`, if not None, is searched instead. `usual`: see `BoardPair`."""

    start: Board
    goal: Board
    other: ProblemInput | None
    usual: Board | None = None

    @property
    def searched(self) -> tuple[Board, Board, ProblemInput | None]:
        """What a search depends on."""
        return self.start, self.goal, self.other


class SubjectHistory(History):
    """Records each change of what is searched. `subject` returns it, `restore` sets it again."""

    def __init__(self, subject: Callable[[], Subject], restore: Callable[[Subject], object], parent: QObject) -> None:
        super().__init__(parent)
        self._subject, self._restore = subject, restore
        self._known = subject()
        self._merged_as = ""

    @contextmanager
    def merging(self, kind: str) -> Iterator[None]:
        """Merge what changes in the block with the changes of the same kind just before it."""
        self._merged_as = kind
        try:
            yield
        finally:
            self._merged_as = ""

    @Slot()
    def note(self) -> None:
        """Record the last change."""
        before, self._known = self._known, self._subject()
        self.record(_key(before.other, self._known.other), before, self._known, self._restore, self._merged_as)


def _key(before: ProblemInput | None, now: ProblemInput | None) -> str:
    if before is now:
        return "undo-board"
    if before is not None and now is not None and now.given == DRAWN:
        return "undo-map"
    return "undo-problem" if before is None or now is None or before.given != now.given else "undo-ends"
