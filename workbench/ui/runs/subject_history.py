"""What a session searches, as a history: its boards, and what is searched in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Slot

from workbench.formats.problem_input import ProblemInput
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.history import History

if TYPE_CHECKING:
    from workbench.ui.runs.session import Session


class Subject(NamedTuple):
    """A start and a goal; `other`, where that is not None, is searched in their place."""

    start: Board
    goal: Board
    other: ProblemInput | None


class SubjectHistory(History):
    """Notes whatever changes what `session` searches, whoever does it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._known = self._subject()
        session.problem_changed.connect(self._note)
        session.board_changed.connect(self._note)

    def _subject(self) -> Subject:
        session = self._session
        return Subject(session.start_board, session.goal_board, session.other)

    @Slot()
    def _note(self) -> None:
        before, self._known = self._known, self._subject()
        self.put(_key(before.other, self._known.other), before, self._known, self._restore)

    def _restore(self, subject: Subject) -> None:
        if subject.other is None:
            self._session.set_boards(subject.start, subject.goal)
        else:
            self._session.set_problem(subject.other)


def _key(before: ProblemInput | None, now: ProblemInput | None) -> str:
    if before is now:
        return "undo-board"
    return "undo-problem" if before is None or now is None or before.given != now.given else "undo-ends"
