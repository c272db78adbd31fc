"""Results that are stored as soon as they are known, so that grading can be resumed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from workbench.diagnostics import program_version
from workbench.formats.journal import Journal
from workbench.formats.writing import remove
from workbench.grading.grade import Grade, restored, stored
from workbench.grading.running import Grading
from workbench.grading.task import Task
from workbench.search.problem.messages import Fault

FILE = "grades.jsonl"
Marks = Mapping[str, Mapping[str, str]]
"""The points marked by hand, by submission and part."""


class StoredGrades:
    """The file of the grades of a task. `resume`: keep those in it; otherwise they are replaced. Raises Fault.

    Attributes: known: the grades of an earlier run, by digest.
    """

    def __init__(self, path: Path, task: Task, resume: bool) -> None:
        header = {"format": "search-workbench-grades", "version": 1, "task": task.name, "program": program_version()}
        self.known: dict[str, Grade] = {}
        if path.exists() and resume:
            self._journal, lines = Journal.take_up(path)
            if lines[0].get("format") != header["format"]:
                self._journal.close()
                raise Fault("grade-no-grades", name=str(path))
            if lines[0] == header:
                self._read(lines[1:])
                return
            self._journal.close()  # of another task, or another version of the program
        remove(path)
        self._journal = Journal.begin(path, header)

    def _read(self, lines: list[dict[str, object]]) -> None:
        for line in lines:
            try:
                grade = restored(line)
            except (LookupError, TypeError, ValueError):
                continue
            self.known[grade.digest] = grade

    def add(self, grade: Grade) -> None:
        """Store a grade, unless it is known."""
        if grade.digest not in self.known:
            self._journal.add(stored(grade))

    def close(self) -> None:
        self._journal.close()


def with_marks(grade: Grade, marks: Marks) -> Grade:
    """Return a grade with the points that the teacher has marked by hand."""
    return replace(grade, manual=marks.get(grade.submission, {}))


def marked_grades(grading: Grading, store: StoredGrades | None, marks: Marks) -> Iterator[Grade | None]:
    """Yield each grade after it has been stored, with the points marked by hand, and None now and then while waiting.

    Submissions whose grades the store knows are not graded again.
    """
    if store is not None:
        grading.known = store.known
    for grade in grading.grades():
        if grade is not None and store is not None:
            store.add(grade)
        yield None if grade is None else with_marks(grade, marks)
