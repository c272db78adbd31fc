"""Choosing a strategy in the Divide-and-conquer bench, by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot
from support.divide_driving import (
    BACKSPACE,
    ENTER,
    FIFTEEN,
    click,
    click_row,
    course,
    picture,
    solve,
    type_board,
)

from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.divide.bench import DivideBench
from workbench.ui.divide.phases_model import PhaseColumn
from workbench.ui.divide.strategies_dialog import StrategiesDialog


def choose(bench: DivideBench, qtbot: QtBot, name: str, value: str) -> None:
    box: QComboBox = bench.strategy.boxes[name]
    box.setFocus()
    place = box.findData(value)
    while box.currentIndex() != place:
        qtbot.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < place else Qt.Key.Key_Up)
    bench.setFocus()


def test_another_strategy_plans_anew_and_solves_the_board_by_it(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, FIFTEEN)
    assert bench.phases.table.model().rowCount() == 8
    choose(bench, qtbot, "group", "line")
    choose(bench, qtbot, "final", "3x3")
    assert str(bench.divide.strategy) == "line final=3x3"
    assert bench.phases.table.model().rowCount() == 3
    solve(bench, qtbot)
    assert [phase.subgoal.kind for phase in course(bench).phases] == ["line", "line", "block"]
    assert picture(bench).tiles == course(bench).run.goal.tiles


def test_a_last_block_of_3x3_can_be_gone_into_and_shows_whole_boards(bench: DivideBench, qtbot: QtBot) -> None:
    choose(bench, qtbot, "final", "3x3")
    solve(bench, qtbot)
    last = course(bench).begun_phases - 1
    click_row(bench, qtbot, last)
    qtbot.keyClick(bench, ENTER)
    assert bench.divide.inside == last
    assert picture(bench).tiles == course(bench).phases[last].board.tiles
    qtbot.keyClick(bench.window(), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: bench.player.at_end)
    assert bench.player.t == course(bench).phases[last].run.expanded
    assert "Linear conflict" in bench.trail.method.text()
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.divide.inside is None


def test_a_shortened_solution_is_shown_in_place_of_the_first_one(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    before = course(bench).length
    check = bench.strategy.improve
    click(qtbot, check, QPoint(8, check.height() // 2))
    assert bench.divide.strategy.improve
    solve(bench, qtbot)
    after = course(bench)
    assert not after.outdated
    assert after.length < before
    assert bench.player.t == after.length
    assert Board.parse(FIFTEEN).replayed(after.run.moves) == after.run.goal
    model = bench.phases.table.model()
    assert model.rowCount() == after.begun_phases == len(after.run.phases)
    assert model.data(model.index(0, PhaseColumn.MOVES)) == str(len(after.phases[0].moves))


@pytest.mark.compiled
def test_a_phase_found_by_beam_search_can_be_entered(
    bench: DivideBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "_loaded", True)
    bench.divide.set_strategy(Strategy.parse("tile improve"))
    solve(bench, qtbot, str(scramble(11, 11, 1, goal_board("last", 11, 11))))
    found = [place for place, phase in enumerate(course(bench).phases) if phase.algorithm == "beam"]
    assert found == list(range(course(bench).begun_phases - 1))
    click_row(bench, qtbot, found[0])
    qtbot.keyClick(bench, ENTER)
    assert bench.divide.inside == found[0]
    phase = course(bench).phases[found[0]]
    assert f"Beam search, f = g + h, beam width {phase.beam_width}; h: Approach" in bench.trail.method.text()
    assert "only 0.7 and 1.3 far from it" in bench.trail.method.toolTip()
    qtbot.keyClick(bench.window(), Qt.Key.Key_End)
    qtbot.waitUntil(lambda: bench.player.at_end)
    assert bench.player.t == phase.run.expanded
    assert picture(bench).tiles[phase.subgoal.cells[0]] == phase.subgoal.tiles[0]


def test_shortening_shows_its_progress_and_can_be_cancelled(bench: DivideBench, qtbot: QtBot) -> None:
    bench.divide.set_strategy(Strategy.parse("tile improve"))
    type_board(bench, qtbot, str(scramble(14, 14, 1, goal_board("last", 14, 14))))
    run = bench.divide.run
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: run.shortening is not None and run.shortening.progress[0] > 1, timeout=60_000)
    counts = {"{} of {}".format(*run.shortening.progress)}

    def progress_is_shown() -> bool:
        counts.add("{} of {}".format(*run.shortening.progress))
        return bench.counters.values["phases"].text() in counts

    qtbot.waitUntil(progress_is_shown)
    assert bench.divide.busy
    with qtbot.waitSignal(bench.divide.finished):
        bench.divide.cancel()
    assert run.status is Status.CANCELLED
    assert run.start.replayed(run.moves) == run.goal


def test_the_cheapest_order_may_change_the_rows_of_the_table(bench: DivideBench, qtbot: QtBot) -> None:
    choose(bench, qtbot, "order", "cheapest")
    solve(bench, qtbot)
    model = bench.phases.table.model()
    assert model.rowCount() == len(course(bench).run.plan)
    tiles = [" ".join(map(str, phase.subgoal.tiles)) for phase in course(bench).phases]
    qtbot.waitUntil(
        lambda: [model.data(model.index(row, PhaseColumn.TILES)) for row in range(model.rowCount())] == tiles
    )


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot
def test_what_is_seldom_used_is_under_more(bench: DivideBench, qtbot: QtBot) -> None:
    strategy = bench.strategy
    assert not strategy.boxes["order"].isVisible()
    click(qtbot, strategy.more)
    assert strategy.boxes["order"].isVisible()
    assert strategy.boxes["search"].isVisible()
    strategy.boxes["order"].window().close()
    assert not strategy.more.isChecked()


def dialog_of(bench: DivideBench, qtbot: QtBot) -> StrategiesDialog:
    click(qtbot, bench.strategy.compare)
    found = QApplication.activeModalWidget()
    assert isinstance(found, StrategiesDialog)
    return found


def test_strategies_stand_beside_each_other_and_a_row_can_be_opened(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, "8 6 7/2 5 4/3 0 1")
    dialog = dialog_of(bench, qtbot)
    qtbot.waitUntil(lambda: not dialog.cancel.isEnabled(), timeout=20_000)
    row = dialog.strategies.index(Strategy.parse("line final=3x3"))
    assert dialog.table.item(row, 1).text() == "31"
    assert all(int(dialog.table.item(other, 1).text()) >= 31 for other in range(dialog.table.rowCount()))
    dialog.table.selectRow(row)
    with qtbot.waitSignal(bench.divide.finished):
        click(qtbot, dialog.open_button)
    assert str(bench.divide.strategy) == "line final=3x3"
    assert len(course(bench).run.moves) == 31


def test_comparing_can_be_cancelled_and_keeps_what_it_found(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, FIFTEEN)
    dialog = dialog_of(bench, qtbot)
    qtbot.waitUntil(lambda: dialog.table.item(0, 1).text() != "–")
    click(qtbot, dialog.cancel)
    assert not dialog.cancel.isEnabled()
    assert dialog.table.item(0, 1).text() != "–"
    click(qtbot, dialog.close_button)
