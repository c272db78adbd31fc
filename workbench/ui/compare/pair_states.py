"""The list of states that one search of a pair has expanded and the other has not."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from workbench.search.comparing.difference import ExpandedBy
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.recording.columns import NEVER
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.states.state_picture import is_pictured, state_text, state_thumbnail
from workbench.wording import number, text

Role = Qt.ItemDataRole
MAX_STATES = 500
"""The maximum number of states listed: those expanded first."""
ABSENT = "–"


class PairColumn(IntEnum):
    """The columns of the list."""

    STATE = 0
    ONE = 1
    OTHER = 2
    F = 3


class PairRow(NamedTuple):
    """A state by its index in the difference, and the step at which each search first expanded it, or NEVER."""

    place: int
    one: int
    other: int


class PairModel(TableModel):
    """States in the order in which they were expanded."""

    def __init__(self, compare: CompareSession) -> None:
        super().__init__(PairColumn)
        self._compare = compare
        self.picture_side = 0

    def show(self, who: ExpandedBy) -> None:
        """List the states that `who` has expanded at the player's position."""
        compare, difference = self._compare, self._compare.difference
        rows: list[PairRow] = []
        if difference is not None and compare.pair_sides is not None:
            places = difference.states(who, compare.player.t, MAX_STATES)
            one, other = difference.steps.one[places].tolist(), difference.steps.other[places].tolist()
            ends = tuple(map(compare.step_of, compare.pair_sides))
            rows = [
                PairRow(place, a if a <= ends[0] else NEVER, b if b <= ends[1] else NEVER)
                for place, a, b in zip(places.tolist(), one, other, strict=True)
            ]
        if rows != self.rows:
            self.set_rows(rows)

    def row(self, number_: int) -> PairRow | None:
        """Return a row, or None if it does not exist."""
        return self.rows[number_] if 0 <= number_ < len(self.rows) else None

    def row_of(self, place: int) -> int | None:
        """Return the row of a state by its index in the difference, or None."""
        return next((number_ for number_, row in enumerate(self.rows) if row.place == place), None)

    def origin(self, row: PairRow) -> tuple[Side, int]:
        """Return a search that expanded a state, and the step."""
        assert self._compare.pair_sides is not None
        one, other = self._compare.pair_sides
        return (one, row.one) if row.one != NEVER else (other, row.other)

    def headings(self) -> Sequence[str]:
        steps = (text("compare-step-of", letter=letter) for letter in self._compare.pair)
        return text("compare-state"), *steps, text("compare-f-of")

    def alignment(self, _column: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignCenter

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row, column = self.rows[index.row()], PairColumn(index.column())
        if role == Role.TextAlignmentRole:
            return self.alignment(column)
        if self._compare.pair_sides is None:
            return None
        if column is PairColumn.STATE:
            return self._state_data(row, role)
        if role == Role.DisplayRole:
            return self._text(row, column)
        return None

    def _state_data(self, row: PairRow, role: int) -> Any:
        problem, state = self._compare.problem, self._state(row)
        if role == Role.DecorationRole and self.picture_side and is_pictured(problem):
            ratio = QGuiApplication.primaryScreen().devicePixelRatio()
            return state_thumbnail(problem, state, self.picture_side, ratio, QGuiApplication.palette())
        if role == Role.ToolTipRole:
            return plain_tip(state_text(problem, state))
        if role == Role.AccessibleTextRole:
            return state_text(problem, state)
        return state_text(problem, state) if role == Role.DisplayRole and not is_pictured(problem) else None

    def _state(self, row: PairRow) -> Hashable:
        side, step = self.origin(row)
        assert side.timeline is not None
        state: Hashable = side.timeline.recording.state(int(side.timeline.current()[step - 1]))
        return state

    def _text(self, row: PairRow, column: PairColumn) -> str:
        if column is PairColumn.F:
            side, step = self.origin(row)
            assert side.timeline is not None
            f = side.timeline.at(step).f(int(side.timeline.current()[step - 1]))
            return number(to_display_units(f, scale(self._compare.problem)), 3)
        step = row.one if column is PairColumn.ONE else row.other
        return ABSENT if step == NEVER else number(step)
