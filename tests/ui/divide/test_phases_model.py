"""The table of phases while its run continues in another thread."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt

from workbench.api.divide import start_divide
from workbench.tiles.divide.block import Subgoal
from workbench.tiles.puzzle.board import Board
from workbench.ui.divide.phased_solution import PhasedSolution
from workbench.ui.divide.phases_model import PhaseColumn, PhasesModel


def test_a_plan_that_changes_while_it_is_read_leaves_a_row_for_each_index(monkeypatch: pytest.MonkeyPatch) -> None:
    run = start_divide(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    course, whole = PhasedSolution(run), run.plan
    plans = cycle([whole, whole, whole[:-1]])

    def plan(_course: PhasedSolution) -> tuple[Subgoal, ...]:
        return next(plans)

    monkeypatch.setattr(PhasedSolution, "plan", property(plan))
    model, rows = PhasesModel(), [0]
    model.modelReset.connect(lambda: rows.append(model.rowCount()))
    model.show(course)
    for _ in range(9):
        model.refresh()
        assert model.rowCount() == rows[-1], "the view was not informed"
        for row in range(rows[-1]):
            for column in PhaseColumn:
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.EditRole):
                    model.data(model.index(row, column), role)
