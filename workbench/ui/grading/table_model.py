"""The table of a class: a row for each student, with the points of each check."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QColor

from workbench.grading.grade import Grade
from workbench.grading.tables import reason_text, rows
from workbench.grading.task import Check, Task
from workbench.ui.base import theme
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.controls.table_copying import Lines
from workbench.ui.controls.table_model import Index, TableModel
from workbench.wording import number, text

STUDENT, POINTS = 0, 1
_FIRST_CHECK = 2
HEADING_LETTERS = 18
"""The length of a line of a heading, about."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GradesModel(TableModel):
    """Columns: the student, the sum of the points, and the points of each check and of each part marked by hand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((STUDENT, POINTS), parent)
        self._task: Task | None = None
        self._checks: tuple[Check, ...] = ()
        self._order = STUDENT, False

    def show_task(self, task: Task | None, grades: Sequence[Grade]) -> None:
        """Show the grades of a task."""
        self.beginResetModel()
        self._task = task
        self._checks = () if task is None else task.checks
        self._width = _FIRST_CHECK + len(self._checks) + (0 if task is None else len(task.manual))
        self.rows = self._sorted(grades)
        self.endResetModel()

    def add(self, grade: Grade) -> None:
        """Show one more grade, at its place."""
        ordered = self._sorted([*self.rows, grade])
        place = next(row for row, one in enumerate(ordered) if one is grade)
        self.beginInsertRows(QModelIndex(), place, place)
        self.rows = ordered
        self.endInsertRows()

    def grade(self, row: int) -> Grade:
        found: Grade = self.rows[row]
        return found

    def row_of(self, name: str) -> int | None:
        """Return the row of a submission, None if it has not been graded."""
        return next((row for row, grade in enumerate(self.rows) if grade.submission == name), None)

    def lines(self) -> Lines:
        """Return the table as it is exported, in the order that is shown."""
        if self._task is None:
            return []
        task = self._task
        return [rows(task, [])[0], *(rows(task, [grade])[1] for grade in self.rows)]

    def headings(self) -> Sequence[str]:
        """Return the column headings: the titles of the checks, in short lines."""
        task = self._task
        titles = [] if task is None else [*map(task.titled, task.checks), *map(task.titled, task.manual)]
        lines = ["\n".join(wrap(title, HEADING_LETTERS)) for title in titles]
        return [text("grade-column-submission"), text("grade-column-points"), *lines]

    def alignment(self, column: int) -> Qt.AlignmentFlag | None:
        return _RIGHT if column else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        grade, column = self.grade(index.row()), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if column == STUDENT:
            return grade.submission if role == Qt.ItemDataRole.DisplayRole else None
        if column == POINTS:
            return self._points(grade.points, grade.of, "", role)
        place = column - _FIRST_CHECK
        if place < len(self._checks):
            if place >= len(grade.checks):
                return None
            check = grade.checks[place]
            return self._points(check.points, check.of, reason_text(check), role)
        assert self._task is not None
        part = self._task.manual[place - len(self._checks)]
        return grade.manual.get(part.name, "–") if role == Qt.ItemDataRole.DisplayRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal ones by name."""
        self._order = column, order is Qt.SortOrder.DescendingOrder
        self.layoutAboutToBeChanged.emit()
        self.rows = self._sorted(self.rows)
        self.layoutChanged.emit()

    def _sorted(self, grades: Sequence[Grade]) -> list[Grade]:
        column, reverse = self._order
        ordered = sorted(grades, key=lambda grade: grade.submission.casefold())
        return sorted(ordered, key=lambda grade: self._sort_key(grade, column), reverse=reverse)

    def _sort_key(self, grade: Grade, column: int) -> tuple[float, str]:
        if column == STUDENT:
            return 0.0, grade.submission.casefold()
        if column == POINTS:
            return grade.points, ""
        place = column - _FIRST_CHECK
        if place < len(self._checks):
            return (grade.checks[place].points if place < len(grade.checks) else -1.0), ""
        parts = () if self._task is None else self._task.manual
        marked = grade.manual.get(parts[place - len(self._checks)].name, "") if place < self._width else ""
        try:
            return float(marked.replace(",", ".")), ""
        except ValueError:
            return -1.0, marked

    @staticmethod
    def _points(points: float, of: float, reason: str, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text("grade-cell", points=number(points, 2), of=number(of, 2))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(reason) if reason else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return text("grade-total", points=number(points, 2), of=number(of, 2))
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(theme.colours().danger) if points < of else None
        return None
