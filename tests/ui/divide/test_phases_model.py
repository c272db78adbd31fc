"""The table of phases while its run continues in another thread."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt

from workbench.api.divide import start_divide
from workbench.search.problem.status import Status
from workbench.tiles.divide.block import Subgoal
from workbench.tiles.puzzle.board import Board
from workbench.ui.divide.phased_solution import PhasedSolution, picture
from workbench.ui.divide.phases_model import PhaseColumn, PhasesModel
from workbench.ui.divide.texts import narration


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


def test_a_tile_that_is_there_already_is_said_to_be_there() -> None:
    run = start_divide(Board.parse("1 2 3/4 6 8/7 5 0"))
    while run.status is Status.RUNNING:
        run.advance(1000)
    course = PhasedSolution(run)
    model = PhasesModel()
    model.show(course)
    for row in range(course.done):
        shown = [model.data(model.index(row, column)) for column in (PhaseColumn.PATH, PhaseColumn.MOVES)]
        there = course.phases[row].subgoal.kind != "block" and shown[1] == "0"
        assert str(shown[0]).endswith("already there") is there
        tip = model.data(model.index(row, PhaseColumn.NUMBER), Qt.ItemDataRole.ToolTipRole)
        assert tip.endswith("already there" if shown[1] == "0" else "done")
    assert model.data(model.index(0, PhaseColumn.PATH)) == "(1,1), already there"


def test_a_phase_with_nothing_to_do_says_so_before_it_is_searched() -> None:
    run = start_divide(Board.parse("1 2 3/7 0 8/5 6 4"))
    first = narration(PhasedSolution(run), 0, 0)
    assert first == ("Tile 1 is in row 1, column 1 already: no move is needed.",)
    place = PhasedSolution(run).place(0, 0)
    assert place is not None
    shown = picture(place, run.goal)
    assert shown.targets == () and not shown.frozen, "nothing is on its way, and nothing is searched yet"
