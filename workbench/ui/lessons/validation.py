"""Checks a lesson while it is being written: its claims, and the answer to each question."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from workbench.lessons.lesson import Lesson
from workbench.lessons.proving import prove_step
from workbench.search.problem.messages import Message
from workbench.tiles.pattern_databases.first_use import BuildingCancelled
from workbench.ui.base.jobs import Jobs
from workbench.ui.lessons.place_texts import place_text
from workbench.ui.runs.first_use import FirstUse
from workbench.wording import say, text


class LessonValidation(QObject):
    """Checks a lesson in the background. Signals: `message(str)`: the progress or the result; `ended`."""

    message = Signal(str)
    ended = Signal()

    def __init__(self, databases: FirstUse, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._databases = databases
        self._wrong: list[str] = []
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._receive)
        self._jobs.ended.connect(self._end)

    @property
    def busy(self) -> bool:
        return self._jobs.busy

    def begin(self, lesson: Lesson) -> None:
        """Start checking a lesson, step by step."""
        self._wrong = []
        self._jobs.begin(self._databases.waiting_in(_check_lesson(lesson)))

    def stop(self) -> None:
        if self.busy:
            self._jobs.stop()
            self.ended.emit()

    def _receive(self, report: object) -> None:
        if isinstance(report, tuple):
            self._wrong.append(f"{place_text(report[0])}: {say(report[1])}")
        elif isinstance(report, int):
            self.message.emit(text("editor-proving", step=report))
        elif isinstance(report, BuildingCancelled):
            self.message.emit("")
            self.stop()

    def _end(self) -> None:
        self.message.emit("\n".join(self._wrong) or text("editor-proved"))
        self.ended.emit()


def _check_lesson(lesson: Lesson) -> Iterator[int | tuple[str, Message] | None]:
    """Yield the number of each step, and what is wrong in it."""
    for number, step in enumerate(lesson.steps, 1):
        yield number
        for place, reason in prove_step(step):
            yield f"steps[{number}].{place}", reason
