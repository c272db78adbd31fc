"""An exam: a lesson without feedback, whose answers and times are written to a file."""

from __future__ import annotations

import csv
import time
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from workbench.formats.tables import guarded
from workbench.formats.writing import encoded, write_whole
from workbench.lessons.lesson import Lesson

COLUMNS = ("student", "lesson", "seed", "step", "kind", "answer", "right", "seconds", "minutes")
"""`minutes`: the time limit, 0 if there was none."""
MAX_MINUTES = 600
BYTE_ORDER_MARK = "\ufeff"
"""By which spreadsheets recognise UTF-8."""


@dataclass(frozen=True)
class ExamAnswer:
    """The last answer to a question, and the seconds from the start of the exam to it."""

    answer: str
    right: bool
    seconds: float


class Exam:
    """The answers of an exam.

    Attributes: student, the name; minutes, the time limit, 0 for none; answers, by the step's number from 0; seconds,
    None until it is finished.
    """

    def __init__(self, student: str = "", minutes: int = 0) -> None:
        self.student, self.minutes = student, minutes
        self.answers: dict[int, ExamAnswer] = {}
        self.seconds: float | None = None
        self._started = time.monotonic()

    def record(self, place: int, answer: str, right: bool) -> None:
        """Store an answer in place of an earlier one; none after the end or when the time is over."""
        if self.seconds is None and self.remaining != 0:
            self.answers[place] = ExamAnswer(answer, right, time.monotonic() - self._started)

    def finish(self) -> None:
        """End the exam."""
        if self.seconds is None:
            seconds = time.monotonic() - self._started
            self.seconds = min(seconds, 60 * self.minutes) if self.minutes else seconds

    @property
    def remaining(self) -> float | None:
        """The seconds that are left; None without a time limit."""
        return max(60 * self.minutes - (time.monotonic() - self._started), 0.0) if self.minutes else None

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(answer.right for answer in self.answers.values())


def write_results(path: Path, lesson: Lesson, seed: int, exam: Exam) -> None:
    """Write a row for each question of an exam, as CSV. Raises Fault if the file cannot be written."""
    table = StringIO()
    writer = csv.writer(table)
    writer.writerow(COLUMNS)
    for place, step in enumerate(lesson.steps):
        if step.question is not None:
            given = exam.answers.get(place, ExamAnswer("", False, 0))
            verdict = "yes" if given.right else "no"
            row = (
                guarded(exam.student),
                lesson.name,
                seed,
                place + 1,
                step.question.kind,
                guarded(given.answer),
                verdict,
            )
            writer.writerow((*row, f"{given.seconds:.0f}", exam.minutes))
    write_whole(path, encoded(BYTE_ORDER_MARK + table.getvalue()))
