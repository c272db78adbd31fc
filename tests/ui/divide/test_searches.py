"""Entering, watching and leaving the searches of phases, by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.divide_driving import (
    BACKSPACE,
    ENTER,
    ESCAPE,
    FIFTEEN,
    click,
    click_row,
    course,
    picture,
    solve,
    tells,
)
from support.standing import settle

from workbench.tiles.divide.sub_search import WEIGHT
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.settings import Settings
from workbench.ui.divide.bench import DivideBench
from workbench.ui.divide.phases_model import PhaseColumn
from workbench.ui.inspector.estimate_texts import h_text, h_title
from workbench.ui.player.mode import Mode
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture


def test_enter_goes_into_the_search_and_backspace_out_to_where_one_was(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    bench.player.seek(30)
    phase, length = bench.divide.moves.phase, bench.player.length
    qtbot.keyClick(bench, ENTER)
    assert bench.divide.inside == phase and bench.lists.isVisible()
    assert bench.player is bench.divide.search
    expanded = course(bench).run.phases[phase].run.expanded
    assert host_of(bench).player_bar.counter.text() == f"Step 0 of {expanded}"
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.divide.inside is None and not bench.lists.isVisible()
    assert bench.player.t == 30
    assert host_of(bench).player_bar.counter.text() == f"Move 30 of {length}"


def test_a_double_click_goes_into_a_search_and_the_trail_out(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2, double=True)
    assert bench.divide.inside == 2
    assert bench.trail.method.text() == f"Weighted A*, f = g + {WEIGHT}·h"
    click(qtbot, bench.trail.phases)
    assert bench.divide.inside is None


def test_the_buttons_of_the_trail_and_escape_lead_in_and_out(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 1)
    click(qtbot, bench.trail.enter_or_leave)
    assert bench.divide.inside == 1
    click(qtbot, bench.trail.enter_or_leave)
    assert bench.divide.inside is None
    click(qtbot, bench.trail.enter_or_leave)
    bench.setFocus()
    qtbot.keyClick(bench, ESCAPE)
    assert bench.divide.inside is None


def test_a_search_shows_its_own_lists_f_values_and_board(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2, double=True)
    bench.player.seek(20)
    timeline = bench.divide.search.timeline
    assert timeline is not None
    moment = timeline.at(20)
    assert moment.open is not None and moment.closed is not None and moment.current is not None
    for pane, records in ((bench.open_list, moment.open), (bench.closed_list, moment.closed)):
        model = pane.table.model()
        qtbot.waitUntil(lambda model=model, records=records: model.rowCount() == len(records))
    assert bench.open_list.table.model().index(0, 0).data() == str(moment.open[0])
    shown = picture(bench)
    assert shown.tiles.count(UNKNOWN) == 16 - 1 - 2 - 2  # except the blank, the frozen tiles and the two targets
    assert {target.tile for target in shown.targets} == {3, 4} and shown.frozen == {0, 1}
    g, h = moment.g(moment.current) // 1000, moment.h(moment.current) // 1000
    f = g + WEIGHT * h
    assert bench.board.caption.text() == f"Node {moment.current}: f = {f} = {g} + {WEIGHT}·{h}"
    tells(bench, qtbot, f"Node {moment.current} is taken off OPEN")
    waiting = str(len(moment.open))
    qtbot.waitUntil(lambda: bench.counters.values["open"].text() == waiting)


def test_a_node_picked_out_of_a_list_is_shown_and_escape_lets_go_of_it(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2, double=True)
    bench.player.seek(20)
    table = bench.closed_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() > 2)
    table.scrollToTop()
    click(qtbot, table.viewport(), table.visualRect(table.model().index(1, 1)).center())
    assert bench.node_selection.record is not None
    assert bench.board.caption.text().startswith(f"Node {bench.node_selection.record}:")
    bench.setFocus()
    qtbot.keyClick(bench, ESCAPE)
    assert bench.node_selection.record is None and bench.divide.inside == 2


def test_enter_within_a_search_watches_the_moves_it_found(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 0, double=True)
    bench.setFocus()
    qtbot.keyClick(bench, ENTER)
    assert bench.player.mode is Mode.MOVES
    qtbot.keyClick(bench, Qt.Key.Key_End)
    place = picture(bench)
    assert place.tiles[0] == 1


def test_another_phase_chosen_within_a_search_opens_the_search_of_that_phase(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2, double=True)
    click_row(bench, qtbot, 4)
    assert bench.divide.inside == 4
    bench.setFocus()
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.divide.moves.phase == 4


def test_a_click_in_the_chart_of_a_search_goes_to_that_step(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2, double=True)
    bench.tabs.setCurrentWidget(bench.chart)
    plot = bench.chart.plot
    assert plot is not None
    length = bench.player.length
    qtbot.waitUntil(lambda: plot.getPlotItem().getViewBox().viewRange()[0][1] >= length)
    box = plot.getPlotItem().getViewBox()
    click(qtbot, plot.viewport(), plot.mapFromScene(box.mapViewToScene(QPoint(length // 2, 1))))
    assert abs(bench.player.t - length // 2) <= 1


def test_every_control_has_a_name_for_those_who_do_not_see(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2, double=True)
    assert bench.phases.table.accessibleName() == "Phases"
    assert bench.board.view.accessibleName() and bench.board.view.accessibleDescription()
    assert bench.open_list.table.accessibleName() and bench.closed_list.table.accessibleName()
    assert bench.chart.plot is not None and bench.chart.plot.accessibleName()
    first = bench.phases.table.model().index(2, PhaseColumn.NUMBER)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Phase 3: tiles 3 and 4 to row 1, columns 3 and 4; done"


def test_enter_on_a_phase_in_the_table_goes_into_its_search(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 3)
    bench.phases.table.setFocus()
    qtbot.keyClick(bench.phases.table, Qt.Key.Key_Down)
    assert bench.divide.moves.phase == 4
    qtbot.keyClick(bench.phases.table, ENTER)
    assert bench.divide.inside == 4


def test_the_selected_phase_stays_in_view_when_the_lists_take_its_room(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot, str(scramble(6, 6, 1)))
    last = bench.phases.table.model().rowCount() - 1
    click_row(bench, qtbot, last, double=True)
    table = bench.phases.table
    qtbot.waitUntil(lambda: table.viewport().rect().contains(table.visualRect(table.currentIndex())))


def test_a_layout_kept_while_the_lists_are_hidden_leaves_them_their_room(qtbot: QtBot, session: Session) -> None:
    settings = Settings(None)
    with hosted(lambda _: DivideBench(session), qtbot, settings) as bench:
        solve(bench, qtbot)
    with hosted(lambda _: DivideBench(session), qtbot, settings) as again:
        again.setFocus()
        qtbot.keyClick(again, ENTER)
        lists = again.lists
        qtbot.waitUntil(lambda: lists.isVisible() and lists.height() > 150)


def test_a_search_has_its_tree_its_code_and_the_inspector(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    bench.player.seek(30)
    qtbot.keyClick(bench, ENTER)
    bench.player.seek(3)
    moment = bench.divide.search.timeline.at(3)

    bench.tabs.setCurrentWidget(bench.tree)
    canvas = bench.tree.canvas
    qtbot.waitUntil(lambda: canvas.scene is not None and canvas.scene.moment.t == 3)
    assert canvas.scene is not None and canvas.scene.records[canvas.scene.current] == moment.current
    canvas.picked.emit(0)
    assert bench.node_selection.record == 0

    bench.tabs.setCurrentWidget(bench.inspector)
    qtbot.waitUntil(lambda: bench.inspector.node is not None and bench.inspector.node.picked)
    assert bench.inspector.node is not None and bench.inspector.node.number == 0
    shown = h_title(bench.inspector.node) + h_text(bench.inspector.node, None, None)
    assert "Delivery" in shown and "in the way" in shown

    bench.tabs.setCurrentWidget(bench.pseudocode)
    qtbot.waitUntil(lambda: bench.pseudocode.model.listing is not None)
    click(qtbot, bench.pseudocode.forward)
    assert (bench.player.t, bench.player.micro) == (3, 1)

    qtbot.keyClick(bench, BACKSPACE)
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.divide.shown.current is None


def test_each_level_keeps_its_own_heights(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    outside = bench.sizes["right"]
    qtbot.keyClick(bench, ENTER)
    inside = bench.sizes["right"]
    assert inside[1] > inside[0] + inside[2], "the tree and the lists have most of the room"
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.sizes["right"] == outside
    qtbot.keyClick(bench, ENTER)
    assert bench.sizes["right"] == inside


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_goal_of_a_phase_is_beside_its_board_and_the_board_stays_where_it_was(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.explore.session.set_start(Board.parse(FIFTEEN))
    bench = window.divide
    solve(bench, qtbot)
    board, goal = bench.board, bench.board.goal
    for phase in range(len(course(bench).phases)):
        click_row(bench, qtbot, phase)
        settle()
        place = board.view.geometry()
        assert goal.picture == BoardPicture.of(window.explore.session.goal_board, window.explore.session.goal_board)
        window.divide.enter()
        settle()
        assert board.view.geometry() == place
        assert goal.isVisible() and board.rect().contains(goal.geometry())
        assert board.caption.isVisible() and not board.caption.geometry().intersects(goal.geometry())
        subgoal, shown = course(bench).phases[phase].subgoal, goal.picture
        assert shown is not None and shown.frozen == subgoal.frozen
        assert [shown.tiles[cell] for cell in subgoal.cells] == list(subgoal.tiles)
        known = {*subgoal.frozen, *subgoal.cells} | (set() if subgoal.blank is None else {subgoal.blank})
        assert shown.tiles.count(UNKNOWN) == 16 - len(known)
        assert ("·" in goal.toolTip()) is (len(known) < 16)
        bench.divide.leave()


def test_goal_shows_the_goal_until_the_player_moves(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    bench.player.seek(30)
    shown = picture(bench).tiles
    click(qtbot, bench.setup.face.buttons["goal"])
    assert picture(bench).tiles == bench.divide.session.goal_board.tiles != shown
    assert bench.board.caption.text() == "Goal of the entire board"
    click(qtbot, bench.setup.face.buttons["start"])
    assert picture(bench).tiles == shown
    click(qtbot, bench.setup.face.buttons["goal"])
    bench.player.step(1)
    assert bench.setup.face.choice == "start"
    assert picture(bench).tiles != bench.divide.session.goal_board.tiles
