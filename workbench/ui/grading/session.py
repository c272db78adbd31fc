"""The model of the grading dialog: a task, its submissions and their grades; graded in the background."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from workbench.formats.writing import check_writable, make_folder
from workbench.grading.collecting import Submission, collect
from workbench.grading.grade import Grade
from workbench.grading.pages import page_name, write_page, write_pages
from workbench.grading.recordings import copy_recording
from workbench.grading.running import Grading
from workbench.grading.storing import FILE, StoredGrades, marked_grades, with_marks
from workbench.grading.tables import marked_by_hand, write_csv
from workbench.grading.task import Task
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs, with_faults
from workbench.ui.grading.difference import Differing, differing

CSV = "grades.csv"
"""The name of the table of the class in the folder of the results."""


@dataclass(frozen=True)
class GradingRequest:
    """What is graded. Attributes: task; sources, files, folders and archives; folder of the results, or None."""

    task: Task
    sources: tuple[str, ...]
    folder: Path | None


@dataclass(frozen=True)
class _Begun:
    """The submissions are known and are being graded."""

    submissions: Sequence[Submission]


class GradingSession(QObject):
    """The grades of one class; they are kept while the dialog is closed.

    Attributes: task, of the grades, or None; submissions, by name; grades; fault, or None; cancelled; selected, the
    name of the submission that is selected in the table, or ""; sources of the submissions.
    Signals: begun: other submissions; graded(Grade); changed: work has begun or ended.
    """

    begun = Signal()
    graded = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.task: Task | None = None
        self.submissions: Mapping[str, Submission] = {}
        self.grades: list[Grade] = []
        self.fault: Fault | None = None
        self.cancelled = False
        self.selected = ""
        self.sources: tuple[str, ...] = ()
        self._is_grading = False
        self._folder: Path | None = None
        self._grading: Grading | None = None
        self._own_folder: Path | None = None
        self._copies = 0
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._receive)
        self._jobs.ended.connect(self._end)

    @property
    def busy(self) -> bool:
        return self._jobs.busy

    @property
    def cancellable(self) -> bool:
        """Whether grading is in progress and has not been cancelled."""
        return self.busy and self._is_grading and not self.cancelled

    def begin(self, request: GradingRequest) -> None:
        """Grade submissions. Those that are stored in the folder and have not changed are not graded again."""
        if self.busy:
            return
        self.task, self.submissions, self.grades, self.fault = request.task, {}, [], None
        self.cancelled, self._folder = False, request.folder
        self.sources, self._is_grading = request.sources, True
        unpacked = Path(tempfile.mkdtemp(prefix="unpacked-", dir=self._temporary()))
        self._jobs.begin(with_faults(self._work(request, unpacked)))
        self.begun.emit()
        self.changed.emit()

    def cancel(self) -> None:
        """End grading soon, without waiting; the grades that are known are kept."""
        if self.cancellable:
            self.cancelled = True
            if self._grading is not None:
                self._grading.cancel()

    def close(self) -> None:
        """Stop at once, and remove temporary files."""
        self.cancel()
        self._jobs.stop()
        if self._own_folder is not None:
            shutil.rmtree(self._own_folder, ignore_errors=True)

    def has_page(self, grade: Grade) -> bool:
        """Return whether there is a page of a student; one is written with each grade."""
        return (self._pages() / page_name(grade)).is_file()

    def page(self, grade: Grade) -> Path:
        """Return the page of a student, written again in the current language. Raises Fault."""
        assert self.task is not None
        folder = self._pages()
        write_page(folder, self.task, grade)
        return folder / page_name(grade)

    def differing(self, grade: Grade) -> Differing | None:
        """Return the first difference of a submission, whose files are copied. Raises Fault."""
        if self.task is None or not any(check.difference for check in grade.checks):
            return None
        self._copies += 1
        return differing(self.task, grade, self.submissions[grade.submission], self._temporary() / str(self._copies))

    def export_csv(self, path: Path) -> None:
        """Write the table of the class, with the points that are marked by hand in an existing one. Raises Fault."""
        assert self.task is not None
        write_csv(path, self.task, _marked(path, self.task, self.grades))

    def export_pages(self, path: Path) -> None:
        """Write the table of the class as a page, and beside it a page for each student; in the background."""
        if self.task is not None and not self.busy:
            self.fault, self._is_grading = None, False
            self._jobs.begin(with_faults(_exporting(path, self.task, [*self.grades], self._pages())))
            self.changed.emit()

    # Internals

    def _pages(self) -> Path:
        return self._folder or self._temporary() / "pages"

    def _temporary(self) -> Path:
        if self._own_folder is None:
            self._own_folder = Path(tempfile.mkdtemp(prefix="workbench-grading-"))
        return self._own_folder

    def _work(self, request: GradingRequest, unpacked: Path) -> Iterator[object]:
        """Grade; on another thread."""
        task, folder = request.task, request.folder
        if folder is not None:
            make_folder(folder)
            check_writable(folder / CSV)
        marks = {} if folder is None else marked_by_hand(folder / CSV, task)
        submissions = collect(request.sources, [one.name for one in task.functions], unpacked)
        yield _Begun(submissions)
        processors = os.cpu_count() or 1
        jobs = min(len(submissions), max(1, processors - 1))
        grading = self._grading = Grading(task, submissions, jobs, recordings=self._pages())
        store = None if folder is None else StoredGrades(folder / FILE, task, resume=True)
        try:
            yield from self._prepare(grading)
            grades = []
            for grade in () if self.cancelled else marked_grades(grading, store, marks):
                if grade is not None:
                    grades.append(grade)
                    write_page(self._pages(), task, grade)
                yield grade
            if folder is not None and grades:
                write_pages(folder, task, grades)
                write_csv(folder / CSV, task, grades)
        finally:
            self._grading = None
            if store is not None:
                store.close()

    def _prepare(self, grading: Grading) -> Iterator[None]:
        for _ in grading.prepare():
            if self.cancelled:
                return
            yield None

    @Slot(object)
    def _receive(self, report: object) -> None:
        if isinstance(report, Fault):
            self.fault = report
        elif isinstance(report, _Begun):
            self.submissions = {one.name: one for one in report.submissions}
            self.begun.emit()
        elif isinstance(report, Grade):
            self.grades.append(report)
            self.graded.emit(report)

    @Slot()
    def _end(self) -> None:
        self.changed.emit()


def _exporting(path: Path, task: Task, grades: Sequence[Grade], recordings: Path) -> Iterator[None]:
    """Write the table of the class as the page `path`, and the pages of the students beside it. Raises Fault.

    `recordings`: the folder of the recordings, which are copied.
    """
    for grade in grades:
        copy_recording(grade, recordings, path.parent)
        write_page(path.parent, task, grade)
        yield None
    write_pages(path.parent, task, grades, path.name)


def _marked(path: Path, task: Task, grades: Sequence[Grade]) -> list[Grade]:
    """Return the grades with the points that are marked by hand in an existing table. Raises Fault."""
    marks = marked_by_hand(path, task)
    return [grade if grade.manual else with_marks(grade, marks) for grade in grades]
