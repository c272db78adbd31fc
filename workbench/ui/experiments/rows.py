"""The cases of an experiment as the rows of a table: sorted by any column, filtered by words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from workbench.experiments import texts
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.statistics import ratio
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.quantities import duration
from workbench.ui.controls.table_model import Index, TableModel
from workbench.wording import fraction, say, text

_ABSENT = "–"
_Role = Qt.ItemDataRole


@dataclass(frozen=True)
class _Row:
    """A finished case.

    Attributes: case, its number; board, or the scenario, and its listed optimum; name of the configuration; outcome;
    factor.
    """

    case: int
    board: str
    optimum: float | None
    name: str
    outcome: CaseOutcome
    factor: float | None


@dataclass(frozen=True)
class _Column:
    """A column.

    Attributes: title, a key; value, for sorting and copying; text, of the cell; right, whether it is right-aligned.
    """

    title: str
    value: Callable[[_Row], Any]
    text: Callable[[_Row], str]
    right: bool = True


def _count(title: str, value: Callable[[_Row], float | None], decimals: int = 0) -> _Column:
    def formatted(row: _Row) -> str:
        result = value(row)
        return _ABSENT if result is None else fraction(result, decimals)

    return _Column(title, value, formatted)


OPTIMUM = "optimum"
"""The column that only scenarios have."""
COLUMNS: Mapping[str, _Column] = {
    "case": _count("experiment-column-case", lambda row: row.case + 1),
    "board": _Column("experiment-column-board", lambda row: row.board, lambda row: row.board, right=False),
    "configuration": _Column(
        "experiment-column-configuration", lambda row: row.name, lambda row: row.name, right=False
    ),
    "status": _Column(
        "experiment-column-status", lambda row: row.outcome.status, lambda row: _status_text(row.outcome), right=False
    ),
    "moves": _count("experiment-column-cost", lambda row: row.outcome.cost, texts.LENGTH_DECIMALS),
    OPTIMUM: _count("experiment-column-optimum", lambda row: row.optimum, texts.LENGTH_DECIMALS),
    "start-h": _count("experiment-column-start-h", lambda row: row.outcome.start_h, 3),
    "expanded": _count("compare-column-expanded", lambda row: row.outcome.expanded),
    "generated": _count("compare-column-generated", lambda row: row.outcome.generated),
    "reopened": _count("compare-column-reopened", lambda row: row.outcome.reopened),
    "max-open": _count("experiment-column-max-open", lambda row: row.outcome.max_open),
    "branching": _count("experiment-column-branching", lambda row: row.outcome.branching, 3),
    "penetrance": _count("experiment-column-penetrance", lambda row: row.outcome.penetrance, 4),
    "factor": _count("experiment-column-factor", lambda row: row.factor, 2),
    "seconds": _Column(
        "compare-column-time", lambda row: row.outcome.seconds, lambda row: duration(row.outcome.seconds)
    ),
}


_OF_SCENARIOS = {
    "experiment-column-board": "experiment-column-scenario",
    "experiment-column-cost": "experiment-column-length",
}
"""The titles of columns of boards -> the titles of the same columns of scenarios."""


def _status_text(outcome: CaseOutcome) -> str:
    return text(f"status-{outcome.status}")


class ExperimentRows(TableModel):
    """The model of the cases.

    Attributes: total, the number of finished cases, including those filtered out; has_optima, whether optimal costs are
    listed.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, parent)
        self._rows: list[_Row] = []
        self.has_optima = False
        self._filter_words: list[str] = []
        self._sorted: tuple[str, bool] = ("case", False)
        self._columns = list(COLUMNS.items())

    @property
    def total(self) -> int:
        return len(self._rows)

    def show(self, plan: Plan | None, outcomes: Mapping[int, CaseOutcome]) -> None:
        """Show the finished cases of a plan."""
        self.beginResetModel()
        self.has_optima = plan is not None and plan.boards.has_optima
        self._rows = [] if plan is None else _rows(plan, outcomes)
        self._arrange()
        self.endResetModel()

    def filter(self, words: str) -> None:
        """Show only rows that contain each of the words: in the board, the configuration or the status."""
        self.beginResetModel()
        self._filter_words = words.lower().split()
        self._arrange()
        self.endResetModel()

    def case(self, row: int) -> int:
        """Return the number of the case in a row."""
        case: int = self.rows[row].case
        return case

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; unknown values come last."""
        self.layoutAboutToBeChanged.emit()
        self._sorted = (self._columns[column][0], order is Qt.SortOrder.DescendingOrder)
        self._arrange()
        self.layoutChanged.emit()

    def headings(self) -> Sequence[str]:
        titles = _OF_SCENARIOS if self.has_optima else {}
        return [text(titles.get(column.title, column.title)) for _, column in self._columns]

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return the text of a cell, and for EditRole the value to copy."""
        row, column = self.rows[index.row()], self._columns[index.column()][1]
        if role == _Role.DisplayRole:
            return column.text(row)
        if role == _Role.EditRole:
            value = column.value(row)
            return column.text(row) if not column.right else "" if value is None else f"{value:.10g}"
        if role == _Role.TextAlignmentRole and column.right:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == _Role.ToolTipRole and row.outcome.reason is not None:
            return plain_tip(say(row.outcome.reason))
        return None

    def _arrange(self) -> None:
        name, descending = self._sorted
        value = COLUMNS[name].value
        passing = [row for row in self._rows if self._passes(row)]
        known = [row for row in passing if value(row) is not None]
        known.sort(key=value, reverse=descending)
        self.rows = known + [row for row in passing if value(row) is None]

    def _passes(self, row: _Row) -> bool:
        if not self._filter_words:
            return True
        searchable = f"{row.board} {row.name} {_status_text(row.outcome)}".lower()
        return all(word in searchable for word in self._filter_words)


def _rows(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> list[_Row]:
    names, width = texts.names(plan), len(plan.configurations)
    created = []
    for case in sorted(outcomes):
        place, configuration = divmod(case, width)
        base = outcomes.get(place * width)
        factor = None if base is None else ratio(outcomes[case], base)
        one = plan.boards.boards[place]
        created.append(_Row(case, one.label, one.optimum, names[configuration], outcomes[case], factor))
    return created
