"""The table model of runs: problem, search and result."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication

from workbench.formats.problem_input import local_ends
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.icons import icon
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.quantities import duration
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.runs.configuration_names import configuration_name
from workbench.ui.runs.run_entry import RunEntry, part_note
from workbench.ui.runs.session import Session
from workbench.ui.states.thumbnail import thumbnail
from workbench.wording import number, text
from workbench.wording.names import local_name

Role = Qt.ItemDataRole


MAX_TITLE_LENGTH = 12
"""Number of characters of a problem's title that are shown; the tool tip has the full title."""


class RunColumn(IntEnum):
    """The columns of the table."""

    NUMBER = 0
    BOARD = 1
    SEARCH = 2
    RESULT = 3
    EXPANDED = 4


def search_name(run_entry: RunEntry, short: bool = True) -> str:
    """Return what ran: algorithm, heuristic, and options that are not the default; or the file it was read from."""
    return run_entry.source or configuration_name(run_entry.run.configuration, run_entry.run.problem, short)


def result_name(run_entry: RunEntry) -> str:
    """Return the result of a run in a word or two."""
    run = run_entry.run
    if run.solution is not None:
        return text("run-moves", count=len(run.solution.moves))
    if run_entry.source and run.status is Status.CANCELLED:
        return text("run-imported")
    if not run.begun and not run.status.finished:
        return text("run-awaited")
    if run.status is Status.RUNNING:
        return text("run-unfinished") if run_entry.touched else text("run-ready")
    return text(f"status-{run.status.value}")


class RunsModel(TableModel):
    """The runs of a session, newest first. The current one is bold; pinned ones have a pin."""

    def __init__(self, session: Session) -> None:
        super().__init__(RunColumn)
        self._session = session
        self.picture_side = 0

    def refresh(self) -> None:
        runs = self._session.runs[::-1]
        if runs != self.rows:
            self.set_rows(runs)
        else:
            self.cells_changed()

    def run(self, row: int) -> RunEntry | None:
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def row_of(self, run_entry: RunEntry) -> int | None:
        return self.rows.index(run_entry) if run_entry in self.rows else None

    def headings(self) -> Sequence[str]:
        labels = {
            RunColumn.NUMBER: text("runs-number"),
            RunColumn.BOARD: text("nodes-board"),
            RunColumn.SEARCH: text("runs-search"),
            RunColumn.RESULT: text("runs-result"),
            RunColumn.EXPANDED: text("runs-expanded"),
        }
        return [labels[column] for column in RunColumn]

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        run_entry, column = self.rows[index.row()], RunColumn(index.column())
        if role == Role.DisplayRole:
            return self._text(run_entry, column)
        if role == Role.TextAlignmentRole:
            left_aligned = column is RunColumn.SEARCH
            return Qt.AlignmentFlag.AlignVCenter | (
                Qt.AlignmentFlag.AlignLeft if left_aligned else Qt.AlignmentFlag.AlignRight
            )
        if role == Role.ToolTipRole:
            fields = {
                "search": search_name(run_entry, short=False),
                "board": _start(run_entry),
                "goal": _goal(run_entry),
            }
            tip = text("run-tip", **fields, time=duration(run_entry.run.seconds))
            verdict = ""
            if run_entry.run.solution is not None and not run_entry.source:
                optimality = text(f"optimal-{self._session.optima.judge(run_entry).value}")
                verdict = f"{text('compare-column-optimal')}: {optimality}"
            return plain_tip("\n".join(filter(None, (tip, verdict, part_note(run_entry.run.recording)))))
        if role == Role.AccessibleTextRole and column is RunColumn.BOARD:
            return _start(run_entry)
        if role == Role.EditRole and column is RunColumn.EXPANDED:
            return run_entry.run.expanded
        if role == Role.DecorationRole:
            return self._picture(run_entry, column)
        if role == Role.FontRole and run_entry is self._session.current:
            font = QFont()
            font.setBold(True)
            return font
        return None

    @staticmethod
    def _text(run_entry: RunEntry, column: RunColumn) -> str:
        if column is RunColumn.NUMBER:
            return str(run_entry.number)
        if column is RunColumn.SEARCH:
            return search_name(run_entry)
        if column is RunColumn.RESULT:
            return result_name(run_entry)
        if column is RunColumn.BOARD:
            title = "" if run_entry.other is None else run_entry.other.local_title.partition(" (")[0]
            return title if len(title) <= MAX_TITLE_LENGTH else f"{title[: MAX_TITLE_LENGTH - 1]}…"
        return number(run_entry.run.expanded)

    def _picture(self, run_entry: RunEntry, column: RunColumn) -> Any:
        if column is RunColumn.NUMBER:
            return icon("pin") if run_entry.pinned else None
        if column is RunColumn.BOARD and self.picture_side and _is_board(run_entry):
            ratio = QGuiApplication.primaryScreen().devicePixelRatio()
            return thumbnail(run_entry.board, self.picture_side, ratio, QGuiApplication.palette(), run_entry.goal)
        return None


def _is_board(run_entry: RunEntry) -> bool:
    return isinstance(run_entry.run.problem, TileProblem)


def _start(run_entry: RunEntry) -> str:
    """Return the board that was searched, or the title and start of another problem."""
    if run_entry.other is None and not _is_board(run_entry):
        return local_name(run_entry.run.problem, run_entry.run.problem.initial())
    return (
        str(run_entry.board)
        if run_entry.other is None
        else f"{run_entry.other.local_title}: {local_ends(run_entry.run.problem)[0]}"
    )


def _goal(run_entry: RunEntry) -> str:
    if run_entry.other is None and not _is_board(run_entry):
        return "–"
    return str(run_entry.goal) if run_entry.other is None else ", ".join(local_ends(run_entry.run.problem)[1]) or "–"
