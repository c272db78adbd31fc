"""The table of a class as CSV, and the points that the teacher has written into it by hand."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from workbench.formats.predictions import BYTE_ORDER_MARK
from workbench.formats.reading import decoded, whole_file
from workbench.formats.tables import comma_separated, unguarded
from workbench.formats.writing import replacing
from workbench.grading.grade import CheckResult, Grade
from workbench.grading.task import Task
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say

_MAX_BYTES = 50_000_000
SUBMISSION, POINTS, OF, REASONS = "submission", "points", "of", "reasons"


def reason_text(check: CheckResult) -> str:
    """Return why a check did not get all its points, in the current language; "" if it did."""
    return " ".join(map(say, check.reasons))


def reasons_with_checks(task: Task, grade: Grade) -> list[str]:
    """Return why points are missing, each reason once after the titles of its checks, and the notes."""
    by_reason: dict[str, list[str]] = {}
    for check in grade.checks:
        if check.reasons:
            by_reason.setdefault(reason_text(check), []).append(task.titled_name(check.name))
    return [*(f"{'; '.join(titles)}: {reason}" for reason, titles in by_reason.items()), *map(say, grade.notes)]


def points_text(points: float) -> str:
    """Return points as programs read them."""
    return f"{points:g}"


def rows(task: Task, grades: Iterable[Grade]) -> list[list[str]]:
    """Return the table of a class, the names of its columns first."""
    ordered = sorted(grades, key=lambda grade: grade.submission.casefold())
    names = [check.name for check in ordered[0].checks] if ordered else [check.name for check in task.checks]
    manual = [part.name for part in task.manual]
    table = [[SUBMISSION, POINTS, OF, *names, *manual, REASONS]]
    for grade in ordered:
        reasons = [f"{check.name}: {reason_text(check)}" for check in grade.checks if check.reasons]
        checks = [points_text(check.points) for check in grade.checks]
        marked = [grade.manual.get(name, "") for name in manual]
        table.append(
            [
                grade.submission,
                points_text(grade.points),
                points_text(grade.of),
                *checks,
                *marked,
                " ".join([*reasons, *map(say, grade.notes)]),
            ]
        )
    return table


def write_csv(path: Path, task: Task, grades: Iterable[Grade]) -> None:
    """Write the table of a class, so that spreadsheets read all letters. Raises Fault if it cannot be written."""
    with replacing(path) as file:
        file.write(BYTE_ORDER_MARK)
        file.writelines(comma_separated(rows(task, grades)))


def marked_by_hand(path: Path, task: Task) -> Mapping[str, Mapping[str, str]]:
    """Return submission -> part -> points that are marked by hand in an earlier table; none if there is no file.

    Raises Fault if the file is not such a table.
    """
    if not path.exists():
        return {}
    shown = to_quotable(str(path), 200)
    text = decoded(whole_file(path, _MAX_BYTES), Fault("file-binary", name=shown))
    try:
        delimiter = ";" if text.partition("\n")[0].count(";") else ","
        lines: Sequence[Sequence[str]] = list(csv.reader(io.StringIO(text), delimiter=delimiter))
    except csv.Error:
        lines = []
    if not lines or SUBMISSION not in lines[0]:
        raise Fault("grade-no-table", name=shown)
    head, parts = lines[0], [part.name for part in task.manual]
    cells = (dict(zip(head, map(unguarded, row), strict=False)) for row in lines[1:])
    return {
        one[SUBMISSION]: {name: one[name] for name in parts if one.get(name, "").strip()}
        for one in cells
        if SUBMISSION in one
    }
