"""The Divide-and-conquer bench in the real window, by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.search.status import Status
from workbench.tiles.board import Board
from workbench.tiles.divide_and_conquer import CORNER_WEIGHT
from workbench.tiles.scramble import scramble
from workbench.ui.app import open_window
from workbench.ui.benches.divide import DivideBench
from workbench.ui.divide_course import Course
from workbench.ui.main_window import MainWindow
from workbench.ui.models.phases import Column
from workbench.ui.player import Mode
from workbench.ui.screenshot import screenshot
from workbench.ui.settings import Settings
from workbench.ui.widgets.board_picture import UNKNOWN, BoardPicture

FIFTEEN = "12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"
UNSOLVABLE = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"
ENTER, BACKSPACE, ESCAPE, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape, Qt.Key.Key_Space


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with the Divide bench in front, its keys with the bench."""
    window = open_window(Settings(None))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    click_tab(window, qtbot, "divide")
    window.divide.setFocus()
    yield window
    window.close()


def click_tab(window: MainWindow, qtbot: QtBot, name: str) -> None:
    place = list(window.benches).index(name)
    qtbot.mouseClick(window.tabs, Qt.MouseButton.LeftButton, pos=window.tabs.tabRect(place).center())


def click(qtbot: QtBot, widget: QWidget, pos: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos if pos is not None else QPoint())


def typed(window: MainWindow, qtbot: QtBot, board: str) -> DivideBench:
    """Type a board into the line of the bench, and give the keys back to the bench."""
    bench = window.divide
    line = bench.setup.entry.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, board)
    bench.setFocus()
    return bench


def solved(window: MainWindow, qtbot: QtBot, board: str = FIFTEEN) -> DivideBench:
    bench = typed(window, qtbot, board)
    with qtbot.waitSignal(bench.divide.finished):
        click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing)
    qtbot.waitUntil(lambda: picture(bench).tiles == course(bench).run.goal.tiles)
    return bench


def course(bench: DivideBench) -> Course:
    assert bench.divide.course is not None
    return bench.divide.course


def picture(bench: DivideBench) -> BoardPicture:
    shown = bench.board.view.picture
    assert shown is not None
    return shown


def click_row(bench: DivideBench, qtbot: QtBot, row: int, double: bool = False) -> None:
    table = bench.phases.table
    index = table.model().index(row, Column.KIND)
    table.scrollTo(index)
    spot = table.visualRect(index).center()
    click(qtbot, table.viewport(), spot)
    if double:
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def cell(bench: DivideBench, row: int, column: Column) -> str:
    model = bench.phases.table.model()
    return str(model.data(model.index(row, column)))


def tells(bench: DivideBench, qtbot: QtBot, beginning: str) -> None:
    """Wait for the line of narration, which may lag behind by the twinkling of an eye."""
    qtbot.waitUntil(lambda: bench.narration.told.startswith(beginning))


def test_the_bench_begins_with_the_board_of_explore(window: MainWindow) -> None:
    bench = window.divide
    assert picture(bench).tiles == window.explore.session.start_board.tiles
    assert bench.phases.table.model().rowCount() == 3


def test_a_board_typed_here_is_the_board_of_explore_too(window: MainWindow, qtbot: QtBot) -> None:
    bench = typed(window, qtbot, FIFTEEN)
    assert str(window.explore.session.start_board) == FIFTEEN
    assert picture(bench).tiles == Board.parse(FIFTEEN).tiles


def test_a_board_changed_in_explore_is_solved_here(window: MainWindow, qtbot: QtBot) -> None:
    click_tab(window, qtbot, "explore")
    window.explore.session.set_start(Board.parse(FIFTEEN))
    click_tab(window, qtbot, "divide")
    assert picture(window.divide).tiles == Board.parse(FIFTEEN).tiles
    assert window.divide.setup.entry.line.text() == FIFTEEN


def test_solve_finds_all_phases_and_says_what_they_cost(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    run = course(bench).run
    assert run.status is Status.SOLVED
    assert [cell(bench, row, Column.MOVES) for row in range(8)] == [str(len(phase.moves)) for phase in run.phases]
    assert cell(bench, 2, Column.KIND) == "corner" and cell(bench, 2, Column.TILES) == "3 4"
    assert bench.banner.isVisible()
    assert bench.banner.headline.text() == f"{len(run.moves)} moves; at least 44 are needed"
    assert "8 phases" in bench.banner.detail.text()


def test_space_plays_at_once_and_searches_for_what_it_plays(window: MainWindow, qtbot: QtBot) -> None:
    bench = typed(window, qtbot, FIFTEEN)
    qtbot.keyClick(bench, SPACE)
    qtbot.waitUntil(lambda: bench.player.t >= 1)
    qtbot.keyClick(bench, SPACE)
    assert not bench.player.playing
    tells(bench, qtbot, "Tile 1 is brought to row 1, column 1; no cell is frozen yet.")


def test_stepping_slides_the_board_through_the_whole_solution(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    boards = course(bench).run.start.path(course(bench).run.moves)
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    for board in boards[1:13]:
        qtbot.keyClick(bench, Qt.Key.Key_PageDown)
        assert picture(bench).tiles == board.tiles
    qtbot.keyClick(bench, Qt.Key.Key_PageUp)
    assert picture(bench).tiles == boards[11].tiles


def test_frozen_cells_grow_and_the_way_of_the_tile_is_drawn(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    sizes = []
    for row in range(7):
        click_row(bench, qtbot, row)
        shown = picture(bench)
        sizes.append(len(shown.frozen))
        subgoal = course(bench).run.plan[row]
        assert tuple(target.tile for target in shown.targets) == subgoal.tiles
        assert all(target.way[-1] == target.cell for target in shown.targets)
    assert sizes == [0, 1, 2, 4, 5, 7, 8]


def test_a_click_on_a_phase_goes_to_its_first_move(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 4)
    assert bench.player.t == course(bench).first_move(4)
    tells(bench, qtbot, "Phase 5 of 8: tiles 9 and 13 are to be brought to column 1, rows 3 and 4")
    qtbot.waitUntil(lambda: bench.trail.phase.text() == "Phase 5: tiles 9 and 13 to column 1, rows 3 and 4")


def test_the_phase_at_hand_is_selected_while_it_plays(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    bench.player.seek(course(bench).first_move(3) + 2)
    qtbot.waitUntil(lambda: bench.phases.table.currentIndex().row() == 3)


def test_enter_goes_into_the_search_and_backspace_out_to_where_one_was(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    bench.player.seek(30)
    phase, length = bench.divide.moves.phase, bench.player.length
    qtbot.keyClick(bench, ENTER)
    assert bench.divide.inside == phase and bench.lists.isVisible()
    assert bench.player is bench.divide.search
    expanded = course(bench).run.phases[phase].run.expanded
    assert window.player_bar.counter.text() == f"Step 0 of {expanded}"
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.divide.inside is None and not bench.lists.isVisible()
    assert bench.player.t == 30
    assert window.player_bar.counter.text() == f"Move 30 of {length}"


def test_a_double_click_goes_into_a_search_and_the_trail_out(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2, double=True)
    assert bench.divide.inside == 2
    assert bench.trail.method.text() == f"Weighted A*, f = g + {CORNER_WEIGHT}·h"
    click(qtbot, bench.trail.phases)
    assert bench.divide.inside is None


def test_the_buttons_of_the_trail_and_escape_lead_in_and_out(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 1)
    click(qtbot, bench.trail.turn)
    assert bench.divide.inside == 1
    click(qtbot, bench.trail.turn)
    assert bench.divide.inside is None
    click(qtbot, bench.trail.turn)
    bench.setFocus()
    qtbot.keyClick(bench, ESCAPE)
    assert bench.divide.inside is None


def test_a_search_shows_its_own_lists_f_values_and_board(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2, double=True)
    bench.player.seek(20)
    timeline = bench.divide.search.timeline
    assert timeline is not None
    moment = timeline.at(20)
    assert moment.open is not None and moment.closed is not None and moment.current is not None
    for pane, records in ((bench.open_list, moment.open), (bench.closed_list, moment.closed)):
        model = pane.table.model()
        qtbot.waitUntil(lambda model=model, records=records: model.rowCount() == len(records))  # type: ignore[misc]
    assert bench.open_list.table.model().index(0, 0).data() == str(moment.open[0])
    shown = picture(bench)
    assert shown.tiles.count(UNKNOWN) == 16 - 1 - 2 - 2  # all but the blank, the frozen and the two on their way
    assert {target.tile for target in shown.targets} == {3, 4} and shown.frozen == {0, 1}
    g, h = moment.g(moment.current) // 1000, moment.h(moment.current) // 1000
    f = g + CORNER_WEIGHT * h
    assert bench.board.caption.text() == f"Node {moment.current}: g = {g}, h = {h}, f = {f}"
    tells(bench, qtbot, f"Node {moment.current} is taken off OPEN")
    waiting = str(len(moment.open))
    qtbot.waitUntil(lambda: bench.counters.values["open"].text() == waiting)


def test_a_node_picked_out_of_a_list_is_shown_and_escape_lets_go_of_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2, double=True)
    bench.player.seek(20)
    table = bench.closed_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() > 2)
    table.scrollToTop()
    click(qtbot, table.viewport(), table.visualRect(table.model().index(1, 1)).center())
    assert bench.spotlight.record is not None
    assert bench.board.caption.text().startswith(f"Node {bench.spotlight.record}:")
    bench.setFocus()
    qtbot.keyClick(bench, ESCAPE)
    assert bench.spotlight.record is None and bench.divide.inside == 2


def test_enter_within_a_search_watches_the_moves_it_found(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 0, double=True)
    bench.setFocus()
    qtbot.keyClick(bench, ENTER)
    assert bench.player.mode is Mode.MOVES
    qtbot.keyClick(bench, Qt.Key.Key_End)
    place = picture(bench)
    assert place.tiles[0] == 1


def test_another_phase_chosen_within_a_search_opens_the_search_of_that_phase(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2, double=True)
    click_row(bench, qtbot, 4)
    assert bench.divide.inside == 4
    bench.setFocus()
    qtbot.keyClick(bench, BACKSPACE)
    assert bench.divide.moves.phase == 4


def test_a_phase_yet_to_come_is_searched_for_when_it_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    bench = typed(window, qtbot, FIFTEEN)
    assert cell(bench, 3, Column.MOVES) == "–"
    click_row(bench, qtbot, 3)
    qtbot.waitUntil(lambda: bench.divide.moves.phase == 3 and not bench.divide.busy)
    assert bench.player.t == course(bench).first_move(3)


def test_shift_right_goes_from_phase_to_phase(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    for phase in (1, 2, 3):
        qtbot.keyClick(bench, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert (bench.divide.moves.phase, bench.player.t) == (phase, course(bench).first_move(phase))


def test_a_click_on_a_bar_goes_to_its_phase(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    plot = bench.costs.moves
    assert plot is not None
    qtbot.waitUntil(plot.isVisible)
    box = plot.getPlotItem().getViewBox()
    spot = plot.mapFromScene(box.mapViewToScene(QPoint(5, 1)))
    click(qtbot, plot.viewport(), spot)
    assert bench.divide.moves.phase == 4


def test_a_click_in_the_chart_of_a_search_goes_to_that_step(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2, double=True)
    plot = bench.chart.plot
    assert plot is not None
    length = bench.player.length
    qtbot.waitUntil(lambda: plot.getPlotItem().getViewBox().viewRange()[0][1] >= length)
    box = plot.getPlotItem().getViewBox()
    click(qtbot, plot.viewport(), plot.mapFromScene(box.mapViewToScene(QPoint(length // 2, 1))))
    assert abs(bench.player.t - length // 2) <= 1


def test_watch_plays_from_the_first_move_and_copy_takes_the_moves(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click(qtbot, bench.banner.copy)
    assert QGuiApplication.clipboard().text() == course(bench).run.moves
    click(qtbot, bench.banner.watch)
    assert bench.player.playing and bench.player.t <= 1
    qtbot.keyClick(bench, SPACE)
    assert not bench.player.playing


def test_an_unsolvable_board_says_why_and_one_click_takes_the_nearest(window: MainWindow, qtbot: QtBot) -> None:
    bench = typed(window, qtbot, UNSOLVABLE)
    assert bench.banner.isVisible() and bench.banner.detail.text().startswith("Unsolvable: 1 inversion")
    assert not bench.setup.solve.isEnabled()
    click(qtbot, bench.banner.nearest)
    assert not bench.banner.isVisible() and bench.setup.solve.isEnabled()
    with qtbot.waitSignal(bench.divide.finished):
        click(qtbot, bench.setup.solve)
    assert course(bench).run.status is Status.SOLVED


def test_sizes_up_to_ten_by_ten_and_a_scramble_are_a_click_away(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.divide
    for box in (bench.setup.tools.rows, bench.setup.tools.columns):
        box.setFocus()
        box.selectAll()
        qtbot.keyClicks(box, "10")
        qtbot.keyClick(box, ENTER)
    before = window.explore.session.start_board
    assert before.shape == (10, 10)
    click(qtbot, bench.setup.tools.scramble)
    assert window.explore.session.start_board != before
    with qtbot.waitSignal(bench.divide.finished, timeout=60_000):
        click(qtbot, bench.setup.solve)
    assert course(bench).run.status is Status.SOLVED and course(bench).done == 80


def test_a_goal_with_the_blank_first_is_reached(window: MainWindow, qtbot: QtBot) -> None:
    bench = typed(window, qtbot, FIFTEEN)
    click(qtbot, bench.setup.face.buttons["goal"])
    line = bench.setup.entry.line
    line.selectAll()
    qtbot.keyClicks(line, "15 14 13 12/11 10 9 8/7 6 0 5/4 3 2 1")
    run = course(bench).run
    if run.status is Status.UNSOLVABLE:
        click(qtbot, bench.banner.nearest)
    with qtbot.waitSignal(bench.divide.finished):
        click(qtbot, bench.setup.solve)
    assert course(bench).run.board == Board.parse("15 14 13 12/11 10 9 8/7 6 0 5/4 3 2 1")


def test_solving_can_be_paused_and_stopped(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.divide
    window.explore.session.set_start(Board.parse(" ".join(map(str, [*range(99, 0, -1), 0]))))
    if bench.banner.isVisible():
        click(qtbot, bench.banner.nearest)
    run = course(bench).run
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: course(bench).done > 1)
    assert bench.setup.solve.text() == "Pause"
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: not bench.divide.busy)
    assert run.status is Status.RUNNING and bench.setup.solve.text() == "Solve"
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: window.player_bar.buttons["stop"].isEnabled())
    click(qtbot, window.player_bar.buttons["stop"])
    qtbot.waitUntil(lambda: not bench.divide.busy)
    assert run.status is Status.CANCELLED
    assert bench.banner.isVisible() and not bench.setup.solve.isEnabled()


def test_the_window_closes_cleanly_while_it_solves(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.divide
    window.explore.session.set_start(Board.parse(" ".join(map(str, [*range(99, 0, -1), 0]))))
    if bench.banner.isVisible():
        click(qtbot, bench.banner.nearest)
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: course(bench).done > 0)
    window.close()
    assert not bench.divide.moves.playing


def test_another_language_is_spoken_at_once_on_both_levels(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2)
    window.choose_language("ru")
    assert bench.trail.phase.text() == "Этап 3: фишки 3 и 4 — в строку 1, столбцы 3 и 4"
    assert cell(bench, 2, Column.KIND) == "угол"
    assert bench.banner.headline.text().endswith("; нужно не меньше 44")
    tells(bench, qtbot, "Этап 3 из 8")
    qtbot.keyClick(bench, ENTER)
    assert bench.divide.inside == 2
    window.choose_language("en")
    assert bench.trail.turn.text() == "Back to the phases"


def test_every_control_has_a_name_for_those_who_do_not_see(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 2, double=True)
    assert bench.phases.table.accessibleName() == "Phases"
    assert bench.board.view.accessibleName() and bench.board.view.accessibleDescription()
    assert bench.open_list.table.accessibleName() and bench.closed_list.table.accessibleName()
    assert bench.chart.plot is not None and bench.chart.plot.accessibleName()
    first = bench.phases.table.model().index(2, Column.NUMBER)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Phase 3: tiles 3 and 4 to row 1, columns 3 and 4; done"


def test_enter_on_a_phase_in_the_table_goes_into_its_search(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    click_row(bench, qtbot, 3)
    bench.phases.table.setFocus()
    qtbot.keyClick(bench.phases.table, Qt.Key.Key_Down)
    assert bench.divide.moves.phase == 4
    qtbot.keyClick(bench.phases.table, ENTER)
    assert bench.divide.inside == 4


def test_the_selected_phase_stays_in_view_when_the_lists_take_its_room(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot, str(scramble(6, 6, 1)))
    last = bench.phases.table.model().rowCount() - 1
    click_row(bench, qtbot, last, double=True)
    table = bench.phases.table
    qtbot.waitUntil(lambda: table.viewport().rect().contains(table.visualRect(table.currentIndex())))


def test_a_layout_kept_while_the_lists_are_hidden_leaves_them_their_room(qtbot: QtBot, window: MainWindow) -> None:
    solved(window, qtbot)
    settings = window._settings
    window.close()
    again = open_window(settings)
    qtbot.addWidget(again)
    with qtbot.waitExposed(again):
        again.show()
    click_tab(again, qtbot, "divide")
    again.divide.setFocus()
    qtbot.keyClick(again.divide, ENTER)
    lists = again.divide.lists
    qtbot.waitUntil(lambda: lists.isVisible() and lists.height() > 150)
    again.close()


def test_the_bench_has_its_picture(qapp: object, tmp_path: Path) -> None:
    assert qapp is not None
    picture = tmp_path / "divide.png"
    screenshot(picture, bench="divide", language="ru", theme="dark", size=(1024, 768))
    assert QImage(str(picture)).size() == QSize(1024, 768)


def test_a_board_too_large_is_refused_in_a_sentence(window: MainWindow, qtbot: QtBot) -> None:
    bench = typed(window, qtbot, "seed:1@40x40")
    assert bench.board.view.picture is None
    assert bench.board.view.accessibleDescription().startswith("A board of 40×40 is too large for this bench")
    assert not bench.setup.solve.isEnabled() and not bench.trail.turn.isVisible()
    typed(window, qtbot, FIFTEEN)
    assert picture(bench).tiles == Board.parse(FIFTEEN).tiles


def test_the_scrubber_marks_where_the_phases_begin(window: MainWindow, qtbot: QtBot) -> None:
    bench = solved(window, qtbot)
    assert bench.player.marks == tuple(course(bench).first_move(phase) for phase in range(1, 8))
    click_row(bench, qtbot, 2, double=True)
    assert bench.player.marks == ()
