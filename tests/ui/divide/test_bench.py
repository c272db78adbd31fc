"""The Divide-and-conquer bench on the level of phases, by clicks and keys."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of
from support.divide_driving import (
    ENTER,
    FIFTEEN,
    SPACE,
    UNSOLVABLE,
    cell,
    click,
    click_row,
    click_tab,
    course,
    picture,
    solve,
    tells,
    type_board,
)
from support.slow_compilation import slow_compilations

from workbench.api import Configuration
from workbench.search.problem.status import Status
from workbench.tiles.divide.bound import MAX_CELLS, Bound, lower_bound
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import pixels, theme
from workbench.ui.divide.bench import DivideBench
from workbench.ui.divide.phases_model import PhaseColumn
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.screenshot import screenshot
from workbench.wording import LANGUAGES, text


def test_the_bench_begins_with_the_board_of_explore(bench: DivideBench, session: Session) -> None:
    assert picture(bench).tiles == session.start_board.tiles
    assert bench.phases.table.model().rowCount() == 3


def test_a_board_typed_here_is_the_board_of_explore_too(bench: DivideBench, session: Session, qtbot: QtBot) -> None:
    type_board(bench, qtbot, FIFTEEN)
    assert str(session.start_board) == FIFTEEN
    assert picture(bench).tiles == Board.parse(FIFTEEN).tiles


def test_a_board_changed_in_explore_is_solved_here(window: MainWindow, qtbot: QtBot) -> None:
    click_tab(window, qtbot, "explore")
    window.explore.session.set_start(Board.parse(FIFTEEN))
    click_tab(window, qtbot, "divide")
    assert picture(window.divide).tiles == Board.parse(FIFTEEN).tiles
    assert window.divide.setup.entry.line.text() == FIFTEEN


def test_solve_finds_all_phases_and_says_what_they_cost(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    run = course(bench).run
    assert run.status is Status.SOLVED
    assert [cell(bench, row, PhaseColumn.MOVES) for row in range(8)] == [str(len(phase.moves)) for phase in run.phases]
    assert cell(bench, 2, PhaseColumn.KIND) == "corner" and cell(bench, 2, PhaseColumn.TILES) == "3 4"
    assert bench.banner.isVisible()
    qtbot.waitUntil(lambda: bench.banner.bound is not None)
    assert bench.banner.bound.moves >= lower_bound(run.start, run.goal).moves > 44
    result = (
        rf"{len(run.moves)} moves(; at least {bench.banner.bound.moves} are needed|, not optimal: the optimum is .*)"
    )
    assert re.fullmatch(result, bench.banner.headline.text())
    assert "8 phases" in bench.banner.detail.text()


def test_the_optimum_of_a_small_board_is_found_in_the_background(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot, "8 6 7/2 5 4/3 0 1")
    moves = len(course(bench).run.moves)
    qtbot.waitUntil(
        lambda: bench.banner.headline.text() == f"{moves} moves, not optimal: the optimum is 31", timeout=20_000
    )
    solve(bench, qtbot, "1 2 3/4 5 6/7 0 8")
    qtbot.waitUntil(lambda: bench.banner.headline.text() == "1 move: no shorter solution exists")


def test_the_time_is_the_sum_of_the_times_of_the_phases(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot, "8 6 7/2 5 4/3 0 1")
    run = course(bench).run
    for phase, seconds in zip(run.phases, (0.0003, 0.0001, 0.0001), strict=True):
        phase.run.seconds = seconds
    run.seconds = 0.001
    bench.counters.retranslate()
    bench.banner._show_text()
    assert [cell(bench, row, PhaseColumn.TIME) for row in range(3)] == [*map(duration, (0.0003, 0.0001, 0.0001))]
    assert bench.counters.values["time"].text() == duration(0.0005)
    assert bench.banner.detail.text().endswith(duration(0.0005))


def test_an_optimum_that_explore_has_proved_is_the_optimum_here(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    board = scramble(5, 5, 1, goal_board("last", 5, 5), 30)
    session.set_start(board)
    assert board.cells > MAX_CELLS and lower_bound(board, session.goal_board).moves < 28
    session.configure(Configuration.of("astar", "manhattan"))
    session.advance_to(None)
    qtbot.waitUntil(lambda: session.optima.moves(board, session.goal_board) == 28)
    window.divide.divide.solve()
    qtbot.waitUntil(window.divide.banner.isVisible)
    assert window.divide.banner.bound == Bound(28, True)


@pytest.mark.parametrize(("algorithm", "engine"), [("idastar", "compiled"), ("astar", "textbook")])
def test_a_lower_bound_that_explore_has_proved_holds_in_all_benches(
    window: MainWindow, qtbot: QtBot, algorithm: str, engine: str
) -> None:
    session = window.explore.session
    board = scramble(5, 5, 1, goal_board("last", 5, 5), 200)
    session.set_start(board)
    without = lower_bound(board, session.goal_board).moves
    session.configure(Configuration.of(algorithm, "manhattan", engine=engine))
    session.set_limits(replace(session.limits, expansions=20_000))
    session.advance_to(None)
    qtbot.waitUntil(lambda: not session.busy)
    least = session.optima.least_moves(board, session.goal_board)
    assert least > without and (least - without) % 2 == 0
    window.divide.divide.solve()
    qtbot.waitUntil(window.divide.banner.isVisible)
    qtbot.waitUntil(lambda: window.divide.banner.bound is not None)
    assert window.divide.banner.bound == Bound(least, False)
    assert f"at least {least} are needed" in window.divide.banner.headline.text()
    window.show_bench("play")
    play = window.bench.play
    play.begin(board, session.goal_board)
    assert (play.advice.optimum.moves, play.advice.optimum.exact) == (least, False)
    play.advice.learn_least(least + 2)
    assert session.optima.least_moves(board, session.goal_board) == least + 2
    assert window.divide.banner.bound == Bound(least + 2, False)


def test_the_optimum_beside_the_board_of_explore_is_known_in_all_benches(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    board = Board.parse("8 6 7/2 5 4/3 0 1")
    session.set_start(board)
    qtbot.waitUntil(lambda: session.optima.moves(board, session.goal_board) == 31, timeout=20_000)


def test_a_solution_no_longer_than_the_lower_bound_is_told_to_be_the_shortest(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot, "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 0 24")
    qtbot.waitUntil(lambda: bench.banner.bound is not None)
    assert bench.banner.headline.text() == "1 move: no shorter solution exists"


def test_the_narration_names_what_each_move_is_for(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    result = []
    for phase in course(bench).phases[:3]:
        for made in range(1, len(phase.moves)):
            bench.player.seek(phase.first_move + made)
            here = f"Move {made} of {len(phase.moves)}"
            qtbot.waitUntil(lambda: here in bench.narration.narrated)  # noqa: B023 - waited for before the next one
            result.append(bench.narration.narrated)
    kinds = {line.split(" ")[0] for line in result}
    assert kinds == {"Approach:", "Push:", "Rotate:"}


def test_space_plays_at_once_and_searches_for_what_it_plays(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, FIFTEEN)
    qtbot.keyClick(bench, SPACE)
    qtbot.waitUntil(lambda: bench.player.t >= 1)
    qtbot.keyClick(bench, SPACE)
    assert not bench.player.playing
    qtbot.waitUntil(lambda: "Tile 1 is brought to row 1, column 1; no cell is frozen yet." in bench.narration.narrated)


def test_stepping_slides_the_board_through_the_whole_solution(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    boards = course(bench).run.start.path(course(bench).run.moves)
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    for board in boards[1:13]:
        qtbot.keyClick(bench, Qt.Key.Key_PageDown)
        assert picture(bench).tiles == board.tiles
    qtbot.keyClick(bench, Qt.Key.Key_PageUp)
    assert picture(bench).tiles == boards[11].tiles


def test_frozen_cells_grow_and_the_way_of_the_tile_is_drawn(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    sizes = []
    for row in range(7):
        click_row(bench, qtbot, row)
        shown = picture(bench)
        sizes.append(len(shown.frozen))
        subgoal = course(bench).run.plan[row]
        assert tuple(target.tile for target in shown.targets) == subgoal.tiles
        assert all(target.path[-1] == target.cell for target in shown.targets)
    assert sizes == [0, 1, 2, 4, 5, 7, 8]


def test_a_click_on_a_phase_goes_to_its_first_move(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 4)
    assert bench.player.t == course(bench).first_move(4)
    tells(bench, qtbot, "Phase 5 of 8: bring tiles 9 and 13 to column 1, rows 3 and 4")
    qtbot.waitUntil(lambda: bench.trail.phase.text() == "Phase 5: tiles 9 and 13 to column 1, rows 3 and 4")


def test_the_phase_at_hand_is_selected_while_it_plays(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    bench.player.seek(course(bench).first_move(3) + 2)
    qtbot.waitUntil(lambda: bench.phases.table.currentIndex().row() == 3)


def test_a_phase_yet_to_come_is_searched_for_when_it_is_chosen(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, FIFTEEN)
    assert cell(bench, 3, PhaseColumn.MOVES) == "–"
    click_row(bench, qtbot, 3)
    qtbot.waitUntil(lambda: bench.divide.moves.phase == 3 and not bench.divide.busy)
    assert bench.player.t == course(bench).first_move(3)


def test_shift_right_goes_from_phase_to_phase(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    qtbot.keyClick(bench, Qt.Key.Key_Home)
    for phase in (1, 2, 3):
        qtbot.keyClick(bench, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert (bench.divide.moves.phase, bench.player.t) == (phase, course(bench).first_move(phase))


def test_a_click_on_a_bar_goes_to_its_phase(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    plot = bench.costs.moves
    assert plot is not None
    qtbot.waitUntil(plot.isVisible)
    box = plot.getPlotItem().getViewBox()
    spot = plot.mapFromScene(box.mapViewToScene(QPoint(5, 1)))
    click(qtbot, plot.viewport(), spot)
    assert bench.divide.moves.phase == 4


def test_watch_plays_from_the_first_move_and_copy_takes_the_moves(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click(qtbot, bench.banner.copy)
    assert QGuiApplication.clipboard().text() == course(bench).run.moves
    click(qtbot, bench.banner.watch)
    assert bench.player.playing and bench.player.t <= 1
    qtbot.keyClick(bench, SPACE)
    assert not bench.player.playing


def test_an_unsolvable_board_says_why_and_one_click_takes_the_nearest(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, UNSOLVABLE)
    assert bench.banner.isVisible() and bench.banner.detail.text().startswith("Unsolvable: 1 inversion")
    assert not bench.setup.solve.isEnabled()
    click(qtbot, bench.banner.nearest)
    assert not bench.banner.isVisible() and bench.setup.solve.isEnabled()
    with qtbot.waitSignal(bench.divide.finished):
        click(qtbot, bench.setup.solve)
    assert course(bench).run.status is Status.SOLVED


def test_sizes_up_to_sixteen_by_sixteen_and_a_scramble_are_a_click_away(bench: DivideBench, qtbot: QtBot) -> None:
    for box in (bench.setup.tools.rows, bench.setup.tools.columns):
        box.setFocus()
        box.selectAll()
        qtbot.keyClicks(box, "16")
        qtbot.keyClick(box, ENTER)
    before = bench.divide.session.start_board
    assert before.shape == (16, 16)
    click(qtbot, bench.setup.tools.scramble)
    assert bench.divide.session.start_board != before
    with qtbot.waitSignal(bench.divide.finished, timeout=60_000):
        click(qtbot, bench.setup.solve)
    assert course(bench).run.status is Status.SOLVED and course(bench).done == 224


def test_the_columns_of_the_phases_are_wide_enough_in_projector_mode(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    table = bench.phases.table
    model = table.model()
    try:
        theme().set_projector(True)
        QApplication.processEvents()
        assert table.font().pointSizeF() == QApplication.font().pointSizeF()
        assert not table.isColumnHidden(PhaseColumn.MOVES) and not table.isColumnHidden(PhaseColumn.EXPANDED)
        for column in (PhaseColumn.KIND, PhaseColumn.MOVES, PhaseColumn.EXPANDED):
            title = model.headerData(column, Qt.Orientation.Horizontal)
            for result in (title, *(cell(bench, row, column) for row in range(model.rowCount()))):
                fits = table.fontMetrics().horizontalAdvance(result) < table.columnWidth(column)
                assert fits or table.isColumnHidden(column)
    finally:
        theme().set_projector(False)


def test_the_tiles_of_a_phase_are_whole_where_the_paths_leave_room(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    table = bench.phases.table
    bench.phases.resize(900, 160)
    QApplication.processEvents()
    for row in range(table.model().rowCount()):
        shown = cell(bench, row, PhaseColumn.TILES)
        assert table.fontMetrics().horizontalAdvance(shown) < table.columnWidth(PhaseColumn.TILES), shown
    assert table.horizontalHeader().length() <= table.viewport().width()


def test_no_column_of_the_phases_reaches_under_the_scroll_bar(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    table = bench.phases.table
    for width in (480, 340, 300, 270):
        bench.phases.resize(width, 160)
        QApplication.processEvents()
        assert table.verticalScrollBar().isVisible()
        assert table.horizontalHeader().length() <= table.viewport().width(), width


def test_the_columns_of_the_phases_fit_after_the_window_has_shrunk_behind_another_bench(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    bench = window.stack.show_bench("divide")
    assert isinstance(bench, DivideBench)
    bench.player.to_end()
    table = bench.phases.table
    qtbot.waitUntil(lambda: bench.player.at_end and bench.settled())
    window.show_bench("explore")
    window.resize(900, 600)
    window.show_bench("divide")
    qtbot.wait(50)
    head = table.model().headerData(PhaseColumn.PATH, Qt.Orientation.Horizontal)
    assert table.isColumnHidden(PhaseColumn.PATH) or (
        table.columnWidth(PhaseColumn.PATH) > table.fontMetrics().horizontalAdvance(head) + 20
    )


def test_a_goal_with_the_blank_first_is_reached(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, FIFTEEN)
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


def test_solving_can_be_paused_and_stopped(bench: DivideBench, qtbot: QtBot) -> None:
    bench.divide.session.set_start(Board.parse(" ".join(map(str, [*range(99, 0, -1), 0]))))
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
    qtbot.waitUntil(lambda: host_of(bench).player_bar.buttons["stop"].isEnabled())
    click(qtbot, host_of(bench).player_bar.buttons["stop"])
    qtbot.waitUntil(lambda: not bench.divide.busy)
    assert run.status is Status.CANCELLED
    assert bench.banner.isVisible() and not bench.setup.solve.isEnabled()
    assert bench.player.t == bench.player.length == len(run.moves)

    click(qtbot, bench.banner.again_button)
    assert course(bench).run is not run and bench.player.playing
    bench.stop()
    qtbot.waitUntil(lambda: not bench.divide.busy)


def test_the_window_closes_cleanly_while_it_solves(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.divide
    window.explore.session.set_start(Board.parse(" ".join(map(str, [*range(99, 0, -1), 0]))))
    if bench.banner.isVisible():
        click(qtbot, bench.banner.nearest)
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: course(bench).done > 0)
    window.close()
    assert not bench.divide.moves.playing


def test_another_language_is_spoken_at_once_on_both_levels(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    click_row(bench, qtbot, 2)
    retranslator().choose("ru")
    assert bench.trail.phase.text() == "Этап 3: фишки 3 и 4 — в строку 1, столбцы 3 и 4"
    assert cell(bench, 2, PhaseColumn.KIND) == "угол"
    assert re.fullmatch(r"\d+ ходов; (нужно не меньше|оптимум —) \d+", bench.banner.headline.text())
    tells(bench, qtbot, "Этап 3 из 8")
    qtbot.keyClick(bench, ENTER)
    assert bench.divide.inside == 2
    retranslator().choose("en")
    assert bench.trail.enter_or_leave.text() == "Back to the phases"


def test_the_bench_has_its_picture(qapp: object, tmp_path: Path) -> None:
    assert qapp is not None
    picture = tmp_path / "divide.png"
    screenshot(picture, bench="divide", language="ru", theme="dark", size=(1024, 768))
    assert QImage(str(picture)).size() == QSize(1024, 768)


def test_tiles_shortened_in_a_column_end_before_the_next_one_in_all_languages(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    table = bench.phases.table
    for language in LANGUAGES:
        retranslator().choose(language)
        for row in range(table.model().rowCount()):
            index, option = table.model().index(row, PhaseColumn.TILES), QStyleOptionViewItem()
            option.rect = table.visualRect(index)
            option.font = table.font()
            option.fontMetrics = table.fontMetrics()
            table.itemDelegateForIndex(index).initStyleOption(option, index)
            gap = table.columnWidth(PhaseColumn.TILES) - table.fontMetrics().horizontalAdvance(option.text)
            assert gap >= pixels(12), (language, option.text)


def test_the_mark_of_tiles_in_their_goal_cells_is_explained_where_there_is_room(
    bench: DivideBench, qtbot: QtBot
) -> None:
    solve(bench, qtbot)
    legend = bench.board.legend
    sample, meaning = legend.entries["home"]
    shown = set()
    for t in range(bench.divide.moves.length):
        bench.divide.moves.seek(t)
        QApplication.processEvents()
        drawn = picture(bench)
        marked = any(drawn.is_home(cell) and cell not in drawn.frozen for cell in range(drawn.cells))
        assert sample.isVisible() is meaning.isVisible() is marked
        shown.add(marked)
    assert shown == {True, False} and meaning.text() == "in place"
    least = legend.minimumSizeHint().width()
    legend.resize(least, legend.height())
    assert not sample.isVisible() and legend.minimumSizeHint().width() == least


def test_the_legend_changes_its_colours_with_the_board(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    sample = bench.board.legend.entries["target"][0]

    def ground() -> int:
        return sample.pixmap().toImage().pixelColor(sample.pixmap().width() // 2, 5).lightness()

    for scheme, dark in (("light", False), ("dark", True), ("light", False)):
        theme().choose(scheme)
        qtbot.waitUntil(lambda dark=dark: (ground() < 128) == dark)


def test_a_board_too_large_is_refused_in_a_sentence(bench: DivideBench, qtbot: QtBot) -> None:
    type_board(bench, qtbot, "seed:1@40x40")
    assert bench.setup.entry.fault.sentence.text().startswith(
        "This board is 40×40, but the window supports boards up to"
    )
    bench.divide.session.set_start(goal_board(LAST, 40, 40))
    assert bench.board.view.picture is None
    assert bench.board.view.accessibleDescription().startswith("A board of 40×40 is too large for this bench")
    assert not bench.setup.solve.isEnabled() and not bench.trail.enter_or_leave.isVisible()
    type_board(bench, qtbot, FIFTEEN)
    assert picture(bench).tiles == Board.parse(FIFTEEN).tiles


def test_the_scrubber_marks_where_the_phases_begin(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    assert bench.player.marks == tuple(course(bench).first_move(phase) for phase in range(1, 8))
    click_row(bench, qtbot, 2, double=True)
    assert bench.player.marks == ()


@pytest.mark.compiled
def test_a_strategy_whose_kernels_are_not_compiled_waits_for_them_and_can_be_paused(
    bench: DivideBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    compilations = slow_compilations(monkeypatch)
    divide = bench.divide
    divide.session.set_boards(scramble(5, 5, 1), goal_board(LAST, 5, 5))
    divide.set_strategy(Strategy.parse("tile improve"))
    click(qtbot, bench.setup.solve)
    tells(bench, qtbot, text("divide-compiling"))
    click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: not divide.busy)
    assert divide.run is not None and divide.run.expanded == 0
    qtbot.waitUntil(lambda: bench.narration.narrated != text("divide-compiling"))
    with qtbot.waitSignal(divide.finished):
        click(qtbot, bench.setup.solve)
        compilations[0].first_ready = True
    assert divide.run.status is Status.SOLVED
    assert len(compilations) == 1 and not compilations[0].running


def test_the_board_keeps_its_size_when_its_legend_is_empty(bench: DivideBench, qtbot: QtBot) -> None:
    solve(bench, qtbot)
    heights = set()
    for t in (0, bench.divide.moves.length // 2, bench.divide.moves.length):
        bench.divide.moves.seek(t)
        for _ in range(3):
            QApplication.processEvents()
        heights.add(bench.board.view.height())
    assert len(heights) == 1
