"""`grade`: grade the submissions for a task, or write a starter file for one."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from workbench.cli.arguments import PROGRAM, Parser, integer
from workbench.cli.driving import Work, drive
from workbench.cli.printing import EXIT, print_columns, print_json
from workbench.formats.writing import check_writable, make_folder, replacing
from workbench.grading.collecting import collect, named
from workbench.grading.grade import Grade
from workbench.grading.pages import write_page, write_pages
from workbench.grading.running import Grading
from workbench.grading.storing import FILE, Marks, StoredGrades, marked_grades
from workbench.grading.tables import marked_by_hand, reason_text, reasons_with_checks, write_csv
from workbench.grading.task import Task, find_task, shipped_names, template
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.wording import number, say, text

_MAX_JOBS = 64
_EXAMPLE = f"{PROGRAM} grade astar-8puzzle class.zip --csv grades.csv"


def add_arguments(parser: Parser) -> None:
    parser.operand("TASK", text("cli-help-grade-task", known=", ".join(shipped_names())))
    parser.operands("SUBMISSIONS", text("cli-help-grade-submissions"))
    parser.value("--csv", "FILE", text("cli-help-grade-csv"))
    parser.value("--html", "FOLDER", text("cli-help-grade-html"))
    parser.value("--names", "FILE", text("cli-help-grade-names"))
    parser.value("--jobs", "N", text("cli-help-grade-jobs"))
    parser.switch("--resume", text("cli-help-grade-resume"))
    parser.switch("--self-check", text("cli-help-grade-self-check"))
    parser.value("--template", "FILE", text("cli-help-grade-template"))
    parser.switch("--force", text("cli-help-grade-force"))
    parser.switch("--json", text("cli-help-grade-json"))
    parser.epilog = text("cli-help-grade-example", command=_EXAMPLE)


def run(options: Namespace) -> int:
    """Grade submissions; return the exit status: with --self-check 1 if points are missing. Raises Fault."""
    task = find_task(options.task)
    if options.template is not None:
        return _write_template(task, Path(options.template), options.submissions, options.force)
    if not options.submissions:
        raise Fault("cli-operand-missing", name="SUBMISSIONS", command=f"{PROGRAM} grade")
    jobs = integer("jobs", options.jobs, most=_MAX_JOBS) or os.cpu_count() or 1
    csv = None if options.csv is None else Path(options.csv)
    pages = None if options.html is None else Path(options.html)
    if options.resume and csv is None and pages is None:
        raise Fault("grade-resume-where")
    if csv is not None:
        check_writable(csv)
    marks = {} if csv is None else marked_by_hand(csv, task)
    with tempfile.TemporaryDirectory(prefix="workbench-grade-") as unpacked:
        submissions = collect(options.submissions, [one.name for one in task.functions], Path(unpacked))
        if options.names is not None:
            submissions = named(submissions, Path(options.names))
        grading = Grading(task, submissions, min(jobs, len(submissions)), options.self_check, pages)
        work = _GradingWork(grading, _stored(csv, pages, task, options.resume), pages, marks)
        try:
            drive(work, lambda _: text("grade-progress", count=len(work.grades), all=len(submissions)))
        finally:
            work.close()
    if pages is not None:
        write_pages(pages, task, work.grades)
    if csv is not None:
        write_csv(csv, task, work.grades)
    _print(task, work.grades, options.json)
    if work.status is Status.CANCELLED:
        print(text("grade-cancelled", count=len(work.grades), all=len(submissions)), file=sys.stderr)
        return EXIT[Status.CANCELLED]
    lacking = any(grade.points < grade.of for grade in work.grades)
    return 1 if options.self_check and lacking else 0


class _GradingWork(Work):
    """Grading as work in pieces, for `drive`.

    Attributes: grades, those that are known, by submission.
    """

    def __init__(self, grading: Grading, store: StoredGrades | None, pages: Path | None, marks: Marks) -> None:
        self.grades: list[Grade] = []
        self._grading, self._store, self._page_folder, self._marks = grading, store, pages, marks
        super().__init__(self._pieces_of_work())

    def cancel(self) -> None:
        """Stop at once."""
        self._grading.cancel()
        super().cancel()

    def close(self) -> None:
        """Close the file of grades."""
        self._grading.cancel()
        self._pieces.close()
        if self._store is not None:
            self._store.close()

    def _pieces_of_work(self) -> Any:
        for _ in self._grading.prepare():
            yield 0.0
        for grade in marked_grades(self._grading, self._store, self._marks):
            if grade is not None:
                self._add(grade)
            yield len(self.grades) / len(self._grading.submissions)

    def _add(self, grade: Grade) -> None:
        self.grades.append(grade)
        self.grades.sort(key=lambda one: one.submission.casefold())
        if self._page_folder is not None:
            write_page(self._page_folder, self._grading.task, grade)


def _stored(csv: Path | None, pages: Path | None, task: Task, resume: bool) -> StoredGrades | None:
    """Return the file in which the grades are stored: in the folder of the pages, or beside the table."""
    if pages is not None:
        make_folder(pages)
        return StoredGrades(pages / FILE, task, resume)
    return None if csv is None else StoredGrades(csv.with_name(f"{csv.name}.{FILE}"), task, resume)


def _write_template(task: Task, path: Path, submissions: Sequence[str], force: bool) -> int:
    if submissions:
        raise Fault("cli-operand-surplus", text=submissions[0])
    if path.exists() and not force:
        raise Fault("grade-template-exists", name=str(path))
    with replacing(path) as file:
        file.write(template(task))
    print(text("grade-template-written", name=str(path)))
    return 0


def _print(task: Task, grades: Sequence[Grade], as_json: bool) -> None:
    if as_json:
        print_json([_fields(grade) for grade in grades])
        return
    for grade in grades if len(grades) == 1 else ():
        titles = {check.name: task.titled(check) for check in task.checks}
        rows = [(titles[check.name], f"{number(check.points, 2)} / {number(check.of, 2)}") for check in grade.checks]
        print_columns(rows)
        print()
    for grade in grades:
        print(f"{grade.submission}: {text('grade-total', points=number(grade.points, 2), of=number(grade.of, 2))}")
        for reason in reasons_with_checks(task, grade):
            print(f"  {reason}")


def _fields(grade: Grade) -> dict[str, Any]:
    checks = [
        {"name": check.name, "points": _number(check.points), "of": _number(check.of), "reason": reason_text(check)}
        for check in grade.checks
    ]
    points, of = _number(grade.points), _number(grade.of)
    fields: dict[str, Any] = {"submission": grade.submission, "points": points, "of": of, "checks": checks}
    fields |= {"notes": [*map(say, grade.notes)]} if grade.notes else {}
    return fields | ({"manual": dict(grade.manual)} if grade.manual else {})


def _number(points: float) -> float:
    return int(points) if float(points).is_integer() else points
