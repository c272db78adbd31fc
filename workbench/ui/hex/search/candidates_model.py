"""The best moves according to a search, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from workbench.hex.board import name
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.hex.search.search_result import Analysis, Candidate
from workbench.wording import number, text

_ROLE = Qt.ItemDataRole


class CandidateColumn(IntEnum):
    """The columns in their order."""

    MOVE = 0
    RATE = 1
    VISITS = 2
    LINE = 3


class CandidatesModel(TableModel):
    """A row for each of the best moves, the best first."""

    def __init__(self) -> None:
        super().__init__(CandidateColumn)
        self._analysis: Analysis | None = None

    def show(self, analysis: Analysis | None) -> None:
        """Show the results of a search."""
        rows = () if analysis is None else analysis.candidates
        if len(rows) != len(self.rows) or self._counts(rows) != self.counts:
            self._analysis = analysis
            self.set_rows(rows)
        elif rows:
            self._analysis, self.rows = analysis, rows
            self.retranslate()

    @property
    def counts(self) -> bool:
        """Whether the search counts visits."""
        return self._counts(self.rows)

    # Qt overrides

    def headings(self) -> Sequence[str]:
        rate = text("hex-column-rate") if self.counts else text("hex-column-value")
        return text("hex-column-move"), rate, text("hex-column-visits"), text("hex-column-line")

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid() or self._analysis is None:
            return None
        column = CandidateColumn(index.column())
        if role == _ROLE.DisplayRole:
            return self._cell_text(self.rows[index.row()], column, self._analysis.board.size)
        if role == _ROLE.TextAlignmentRole and column in (CandidateColumn.RATE, CandidateColumn.VISITS):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    @staticmethod
    def _counts(rows: Sequence[Candidate]) -> bool:
        return not rows or any(row.visits for row in rows)

    def _cell_text(self, row: Candidate, column: CandidateColumn, size: int) -> str:
        if column is CandidateColumn.MOVE:
            return name(size, row.cell)
        if column is CandidateColumn.VISITS:
            return number(row.visits) if row.visits else ""
        if column is CandidateColumn.LINE:
            return " ".join(name(size, cell) for cell in row.line[1:])
        if row.proof is None and row.value is not None:
            return row.value
        if row.proof is None:
            return text("predict-share", share=number(100 * row.rate, 1))
        return text("hex-proved-win") if row.proof else text("hex-proved-loss")
