"""The model of the table of phases: those planned, in progress, and done, with their costs."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon

from workbench.tiles.divide.block import Subgoal
from workbench.ui.base.icons import pixmap
from workbench.ui.base.quantities import duration
from workbench.ui.base.theme import colours, pixels
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.divide.phased_solution import PhasedSolution
from workbench.ui.divide.texts import KINDS, kind_name, path_text, phase_name
from workbench.wording import number, text

ABSENT = "–"
SHORT_ROLE = Qt.ItemDataRole.UserRole
"""The text for a column that is too narrow for that of DisplayRole; None where there is no other."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PhaseColumn(IntEnum):
    """The columns of the table of phases."""

    NUMBER = 0
    KIND = 1
    TILES = 2
    PATH = 3
    MOVES = 4
    EXPANDED = 5
    GENERATED = 6
    TIME = 7


class PhasesModel(TableModel):
    """Shows all phases of a run, one per row; planned phases, too."""

    def __init__(self) -> None:
        super().__init__(PhaseColumn)
        self._course: PhasedSolution | None = None
        self._shown = 0

    def show(self, course: PhasedSolution | None) -> None:
        """Show another solution, or none."""
        self._reset(course, () if course is None else course.plan)

    def _reset(self, course: PhasedSolution | None, plan: tuple[Subgoal, ...]) -> None:
        self._course = course
        self._shown = 0 if course is None else course.done
        self.set_rows(plan)

    def refresh(self) -> None:
        """Update the rows that have changed."""
        if self._course is None:
            return
        plan = self._course.plan  # read once: the search may change it at any time, in another thread
        if len(plan) != len(self.rows):
            self._reset(self._course, plan)
        else:
            self.rows = plan
            first, self._shown = self._shown, self._course.done
            last = min(self._course.begun_phases, self.height) - 1
            self.dataChanged.emit(self.index(min(first, last), 0), self.index(last, len(PhaseColumn) - 1))

    def widest(self) -> dict[PhaseColumn, list[str]]:
        """Return the longest texts expected in each column that has a fixed width.

        Of the tiles of the last block only the short text is included: all are shown where there is room.
        """
        tile = "8" * len(str(self._course.run.start.cells)) if self._course is not None else "88"
        others = max((len(one.tiles) for one in self.rows if one.kind != "block"), default=2)
        cells = {
            PhaseColumn.NUMBER: ["8" * max(len(str(len(self.rows))), 2)],
            PhaseColumn.KIND: [kind_name(kind) for kind in KINDS],
            PhaseColumn.TILES: [" ".join([tile] * max(others, 2)), text("divide-tiles-rest")],
            PhaseColumn.MOVES: [number(888)],
            PhaseColumn.EXPANDED: [number(88_888)],
            PhaseColumn.GENERATED: [number(88_888)],
            PhaseColumn.TIME: [duration(0.0888), duration(8.88)],
        }
        return {column: [*texts, _header(column)] for column, texts in cells.items()}

    def tiles(self) -> list[str]:
        """Return the texts of the column of tiles."""
        return [_tiles_text(one) for one in self.rows]

    def headings(self) -> Sequence[str]:
        return [_header(column) for column in PhaseColumn]

    def heading_tip(self, column: int) -> str:
        return text(f"divide-column-{PhaseColumn(column).name.lower()}-tip")

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column <= PhaseColumn.PATH else _RIGHT

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        course, row, column = self._course, index.row(), PhaseColumn(index.column())
        if course is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(course, self.rows[row], row, column)
        if role == SHORT_ROLE:
            return _short_text(course, self.rows[row], column)
        if role == Qt.ItemDataRole.EditRole:
            return self._amount(course, row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.DecorationRole and column is PhaseColumn.NUMBER:
            return _status_icon(course, row)
        if role == Qt.ItemDataRole.ForegroundRole and row >= course.begun_phases:
            return QColor(colours().muted)
        if role == Qt.ItemDataRole.ToolTipRole and column <= PhaseColumn.PATH:
            description = _description(course, self.rows[row], row)
            return (
                description
                if column < PhaseColumn.TILES
                else f"{self._text(course, self.rows[row], row, column)}: {description}"
            )
        if role == Qt.ItemDataRole.AccessibleTextRole and column is PhaseColumn.NUMBER:
            return _description(course, self.rows[row], row)
        return None

    @staticmethod
    def _text(course: PhasedSolution, subgoal: Subgoal, row: int, column: PhaseColumn) -> str:
        begun = row < course.begun_phases
        if column is PhaseColumn.NUMBER:
            return str(row + 1)
        if column is PhaseColumn.KIND:
            return kind_name(subgoal.kind)
        if column is PhaseColumn.TILES:
            return _tiles_text(subgoal)
        if column is PhaseColumn.PATH:
            return path_text(subgoal, course.run.start.columns, course.phases[row].board if begun else None)
        if column is PhaseColumn.TIME and begun:
            return duration(course.phases[row].run.seconds)
        amount = PhasesModel._amount(course, row, column)
        return ABSENT if amount is None else number(amount)

    @staticmethod
    def _amount(course: PhasedSolution, row: int, column: PhaseColumn) -> int | None:
        """Return the number in a cell, or None if there is none yet."""
        if row >= course.begun_phases:
            return None
        phase = course.phases[row]
        if column is PhaseColumn.MOVES:
            return len(phase.moves) if row < course.done else None
        recording = phase.run.recording
        return {PhaseColumn.EXPANDED: recording.expanded, PhaseColumn.GENERATED: recording.generated}.get(column)


def _short_text(course: PhasedSolution, subgoal: Subgoal, column: PhaseColumn) -> str | None:
    if column is PhaseColumn.TILES and subgoal.kind == "block":
        return text("divide-tiles-rest")
    return path_text(subgoal, course.run.start.columns, None) if column is PhaseColumn.PATH else None


def _tiles_text(subgoal: Subgoal) -> str:
    return " ".join(map(str, subgoal.tiles))


def _description(course: PhasedSolution, subgoal: Subgoal, row: int) -> str:
    """Return the description and the status of a phase."""
    name = phase_name(row + 1, subgoal, course.run.start.columns)
    if subgoal.kind == "block":
        name = text("divide-phase-tiles", phase=name, tiles=", ".join(map(str, subgoal.tiles)))
    if row < course.done:
        return text("divide-phase-done" if course.phases[row].moves else "divide-phase-there", phase=name)
    return (
        text("divide-phase-searched", phase=name)
        if row < course.begun_phases
        else text("divide-phase-later", phase=name)
    )


def _status_icon(course: PhasedSolution, row: int) -> QIcon | None:
    if row >= course.begun_phases:
        return None
    name, colour = ("check", colours().good) if row < course.done else ("search", colours().accent)
    return _icon(name, pixels(14), colour, colours().on_accent)


@lru_cache(maxsize=16)
def _icon(name: str, side: int, colour: str, selected: str) -> QIcon:
    icon = QIcon(pixmap(name, side, colour))
    icon.addPixmap(pixmap(name, side, selected), QIcon.Mode.Selected)
    return icon


def _header(column: PhaseColumn) -> str:
    return text(f"divide-column-{column.name.lower()}")
