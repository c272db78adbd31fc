"""Choosing problem and search in the real window; the end of a run; the list of runs; the lists of nodes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from workbench.catalog import ALGORITHMS
from workbench.search.finding.conditions import Condition
from workbench.search.problem.status import Status
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.heuristic_name import HeuristicNameDialog
from workbench.ui.explore.runs_model import RunColumn
from workbench.ui.nodes.node_columns import PLACES
from workbench.ui.shell.main_window import MainWindow

POPUP = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
HARD = "8 6 7/2 5 4/3 0 1"
"""One of the two hardest 8-puzzles: its search takes long enough to be stopped halfway."""


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def choose(box: QComboBox, name: str) -> None:
    """Select an entry with the arrow keys."""
    box.setCurrentIndex(box.findData(name))


def type_board(qtbot: QtBot, window: MainWindow, text: str) -> None:
    line = window.explore.board.editor.entry.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, text)
    window.setFocus()


def finish(qtbot: QtBot, window: MainWindow) -> ExploreBench:
    bench = window.explore
    click(qtbot, window.player_bar.buttons["to-end"])
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)
    return bench


def begin(qtbot: QtBot, window: MainWindow, board: str = HARD) -> ExploreBench:
    """Start a search that runs for a while."""
    type_board(qtbot, window, board)
    bench = window.explore
    choose(bench.search.heuristic, "zero")
    click(qtbot, window.player_bar.buttons["to-end"])
    qtbot.waitUntil(lambda: bench.session.current is not None and bench.session.current.run.expanded > 100)
    assert bench.session.busy
    return bench


def rows(bench: ExploreBench) -> list[tuple[str, str]]:
    """Return (search, result) of the runs in the list, the newest first."""
    model = bench.runs.table.model()
    return [
        (model.index(row, RunColumn.SEARCH).data(), model.index(row, RunColumn.RESULT).data())
        for row in range(model.rowCount())
    ]


# Choosing problem and search


@pytest.mark.parametrize(("heuristic", "expanded"), [("manhattan", "19"), ("misplaced", "44"), ("zero", "639")])
def test_a_heuristic_is_picked_and_the_counts_are_the_published_ones(
    window: MainWindow, qtbot: QtBot, heuristic: str, expanded: str
) -> None:
    choose(window.explore.search.heuristic, heuristic)
    bench = finish(qtbot, window)
    qtbot.waitUntil(lambda: bench.counters.values["expanded"].text() == expanded)


def test_every_algorithm_is_played_and_its_lists_filled(window: MainWindow, qtbot: QtBot) -> None:
    type_board(qtbot, window, "1 2 3/4 0 6/7 5 8")
    bench = window.explore
    for algorithm in ALGORITHMS:
        choose(bench.search.algorithm, algorithm)
        assert bench.search.heuristic.isEnabled() is ALGORITHMS[algorithm].informed, algorithm

        finish(qtbot, window)
        window.player_bar.buttons["step-back"].click()

        qtbot.waitUntil(lambda: bench.open_list.table.model().rowCount() > 0)
        assert bench.session.current is not None
        assert bench.session.current.run.configuration.algorithm == algorithm
        assert bench.session.current.run.status is Status.SOLVED


def test_idastar_shows_its_path_in_place_of_open_and_says_why(window: MainWindow, qtbot: QtBot) -> None:
    choose(window.explore.search.algorithm, "idastar")
    bench = finish(qtbot, window)
    qtbot.waitUntil(lambda: bench.open_list.title.name.text() == "Current path")
    assert bench.open_list.why.isVisible()
    assert bench.player.timeline is not None
    path = bench.player.timeline.at(12).path
    model = bench.open_list.table.model()
    qtbot.waitUntil(lambda: [int(model.index(row, 0).data()) for row in range(model.rowCount())] == path)

    choose(bench.search.algorithm, "astar")
    qtbot.waitUntil(lambda: bench.open_list.title.name.text() == "OPEN")
    assert not bench.open_list.why.isVisible()


def test_only_options_that_the_algorithm_has_are_offered(window: MainWindow) -> None:
    search = window.explore.search
    for name, entry in ALGORITHMS.items():
        choose(search.algorithm, name)
        controls = {**search.options.choices, **search.options.amounts}
        offered = {option for option, control in controls.items() if not control.isHidden()}
        fixed = {"order", "engine", "limit-expansions", "limit-seconds", "limit-memory"}
        assert offered - fixed == set(entry.options)
        assert fixed <= offered


@POPUP
def test_more_opens_the_options_and_they_are_used(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    click(qtbot, bench.search.more)
    ties = bench.search.options.choices["ties"]
    qtbot.waitUntil(ties.isVisible)

    choose(ties, "fifo")
    choose(bench.search.options.choices["order"], "rldu")
    QApplication.activePopupWidget().close()

    assert not bench.search.more.isChecked()
    assert bench.session.configuration.options["ties"] == "fifo"
    assert bench.session.configuration.order == "rldu"


def test_options_stay_chosen_for_algorithms_that_have_them(window: MainWindow) -> None:
    search = window.explore.search
    choose(search.options.choices["ties"], "fifo")
    choose(search.algorithm, "bfs")
    choose(search.algorithm, "ucs")
    assert window.explore.session.configuration.options["ties"] == "fifo"


def test_a_pair_that_need_not_be_optimal_is_warned_of(window: MainWindow, qtbot: QtBot) -> None:
    search = window.explore.search
    assert search.warning.isHidden()
    choose(search.algorithm, "greedy")
    assert search.warning.text() == ("This algorithm is not optimal: a cheaper solution may exist.")
    finish(qtbot, window)
    assert ", not " in window.explore.banner.headline.text()

    choose(search.algorithm, "wastar")
    assert "at most 2 times the optimum" in search.warning.text()
    weight = search.options.amounts["weight"]
    assert isinstance(weight, QDoubleSpinBox)
    weight.setValue(1.0)
    assert search.warning.isHidden()


@POPUP
def test_the_facts_of_a_choice_are_told_on_a_card(window: MainWindow, qtbot: QtBot) -> None:
    click(qtbot, window.explore.search.about_algorithm)
    card = QApplication.activePopupWidget()
    assert "A*" in [child.accessibleName() for child in card.findChildren(QWidget)]
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


# The end of a run


def test_an_unsolvable_board_is_refused_at_once_and_searched_anyway_on_demand(window: MainWindow, qtbot: QtBot) -> None:
    type_board(qtbot, window, "1 2 3/5 4 0")
    bench = window.explore
    assert bench.banner.isVisible()
    assert bench.banner.headline.text() == "No solution exists"
    assert bench.session.current is not None
    assert bench.session.current.run.expanded == 0

    click(qtbot, bench.banner.anyway)

    qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy)
    assert bench.player.t == 360
    assert "360" in bench.banner.detail.text()
    assert not bench.banner.anyway.isVisible()


def test_a_limit_stops_the_search_and_go_on_raises_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    limit = bench.search.options.amounts["limit-expansions"]
    assert isinstance(limit, QSpinBox)
    limit.setValue(12)
    click(qtbot, window.player_bar.buttons["to-end"])
    qtbot.waitUntil(lambda: bench.banner.isVisible() and not bench.session.busy)
    assert bench.banner.headline.text() == "Expansion limit reached"
    assert bench.player.t == 12
    assert not bench.player.playing
    assert bench.banner.resume.text() == "Continue to 24 expansions"

    with qtbot.waitSignal(bench.message_reported) as reported:
        bench.player.find(Condition("depth", "=", "90"))
    assert reported.args == ["No later step matches: depth = 90 for the expanded node."]
    qtbot.waitUntil(lambda: not bench.narration.narrated.startswith("Searching"))
    assert window.statusBar().currentMessage() == reported.args[0]
    window.show_bench("play")
    assert window.statusBar().currentMessage() == ""
    window.show_bench("explore")

    click(qtbot, bench.banner.resume)

    qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy)
    assert bench.player.t == 19
    assert limit.value() == 24
    assert bench.banner.headline.text() == "10 moves, optimal"


def test_a_search_that_is_cut_off_says_what_it_proves(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    choose(bench.search.algorithm, "dfs")
    depth = bench.search.options.amounts["depth"]
    assert isinstance(depth, QSpinBox)
    depth.setValue(3)
    finish(qtbot, window)
    assert bench.banner.headline.text() == "No solution found"
    assert "depth 3" in bench.banner.detail.text()


def test_a_search_is_stopped_for_good(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(qtbot, window)

    click(qtbot, window.player_bar.buttons["stop"])

    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.session.current is not None
    assert bench.session.current.run.status is Status.CANCELLED
    assert bench.banner.headline.text() == "Stopped"
    assert not window.player_bar.buttons["stop"].isEnabled()
    assert bench.player.t == bench.player.length == bench.session.current.run.expanded


def test_looking_back_while_a_search_is_stopped_one_stays_there(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(qtbot, window)
    qtbot.waitUntil(lambda: window.player_bar.scrubber.maximum() > 7)
    window.player_bar.scrubber.setValue(7)
    click(qtbot, window.player_bar.buttons["stop"])
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.player.t == 7


def test_a_stopped_search_is_started_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(qtbot, window)
    click(qtbot, window.player_bar.buttons["stop"])
    qtbot.waitUntil(bench.banner.again_button.isVisible)

    click(qtbot, bench.banner.again_button)

    assert not bench.banner.isVisible()
    assert bench.player.playing
    qtbot.waitUntil(lambda: bench.player.t == 1)
    assert [result for _, result in rows(bench)] == ["unfinished", "Stopped"]
    bench.stop()


def test_a_banner_can_be_put_away(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    bench.banner.closed.emit()
    assert not bench.banner.isVisible()


# Starting, pausing, stepping, stopping, closing, at any moment


def test_the_window_closes_in_the_midst_of_a_search(window: MainWindow, qtbot: QtBot) -> None:
    begin(qtbot, window)
    window.close()
    assert not window.isVisible()


def test_a_changed_board_cancels_the_search_in_progress(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(qtbot, window)
    searched = bench.session.current
    assert searched is not None

    type_board(qtbot, window, "1 2 3/4 5 6/7 0 8")

    qtbot.waitUntil(lambda: not bench.session.busy)
    assert searched.run.status is Status.CANCELLED
    assert bench.session.current is not searched
    finish(qtbot, window)
    assert bench.player.t == 2


def test_changed_settings_cancel_the_search_in_progress(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(qtbot, window)
    searched = bench.session.current
    assert searched is not None
    choose(bench.search.algorithm, "greedy")
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert searched.run.status is Status.CANCELLED
    assert rows(bench)[1][1] == "Stopped"


def test_play_pause_step_and_stop_in_any_order(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(qtbot, window)
    player = bench.player
    acts: tuple[Callable[[], object], ...] = (
        player.toggle,
        player.step,
        player.to_end,
        lambda: player.step(-1),
        player.micro_step,
        player.next_layer,
        player.to_end,
        player.pause,
        player.toggle,
        player.to_start,
        player.to_end,
        lambda: player.scrub(50),
        player.toggle,
    )
    for act in acts:
        act()
        QApplication.processEvents()
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.session.current is not None
    assert bench.session.current.run.status in (Status.CANCELLED, Status.SOLVED)
    assert player.t <= player.length <= bench.session.current.run.expanded


# Runs


def test_changed_settings_make_a_new_run_and_the_former_can_be_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    choose(bench.search.heuristic, "misplaced")
    finish(qtbot, window)
    bench.lists.setCurrentWidget(bench.runs)
    assert rows(bench) == [("A* · Misplaced", "10 moves"), ("A* · Manhattan", "10 moves")]

    table = bench.runs.table
    table.setCurrentIndex(table.model().index(1, 0))
    bench.runs.open_run.trigger()

    assert bench.session.configuration.heuristic == "manhattan"
    assert bench.search.heuristic.currentData() == "manhattan"
    assert (bench.player.t, bench.player.length) == (19, 19)
    assert bench.banner.isVisible()


def test_an_earlier_run_comes_back_with_its_board_and_position(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    window.player_bar.scrubber.setValue(7)
    type_board(qtbot, window, "1 2 3/4 5 6/7 0 8")
    finish(qtbot, window)

    table = bench.runs.table
    table.setCurrentIndex(table.model().index(1, 0))
    bench.runs.open_run.trigger()

    assert str(bench.session.start_board) == "1 2 3/7 0 8/5 6 4"
    assert bench.board.editor.entry.line.text() == "1 2 3/7 0 8/5 6 4"
    assert bench.player.t == 7


def test_a_run_that_nothing_was_done_with_is_not_kept(window: MainWindow) -> None:
    bench = window.explore
    for name in ("misplaced", "zero", "manhattan"):
        choose(bench.search.heuristic, name)
    assert rows(bench) == [("A* · Manhattan", "ready")]


def test_a_pinned_run_keeps_its_curve_in_the_chart(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    bench.lists.setCurrentWidget(bench.runs)
    bench.runs.pin.trigger()
    choose(bench.search.heuristic, "misplaced")
    finish(qtbot, window)
    qtbot.waitUntil(lambda: "1: A* · Manhattan" in [entry.name for entry in bench.chart.legend.entries])

    bench.session.pin(bench.session.runs[0], False)
    qtbot.waitUntil(lambda: len(bench.chart.legend.entries) == 3)


def test_a_run_is_removed(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    choose(bench.search.heuristic, "misplaced")
    finish(qtbot, window)
    table = bench.runs.table
    table.setCurrentIndex(table.model().index(1, 0))
    bench.runs.remove.trigger()
    assert [name for name, _ in rows(bench)] == ["A* · Misplaced"]

    table.setCurrentIndex(table.model().index(0, 0))
    bench.runs.remove.trigger()
    assert rows(bench) == [("A* · Misplaced", "ready")]
    assert bench.player.t == 0


def test_beyond_the_memory_limit_the_oldest_run_that_is_not_pinned_goes(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    memory = bench.search.options.amounts["limit-memory"]
    assert isinstance(memory, QSpinBox)
    memory.setValue(1)
    names = ("misplaced", "zero", "euclidean", "flicker", "linear-conflict")
    for place, name in enumerate(names):
        choose(bench.search.heuristic, name)
        finish(qtbot, window)
        if place == 0:
            bench.runs.pin.trigger()
        for ties in ("fifo", "lifo"):
            choose(bench.search.options.choices["ties"], ties)
            finish(qtbot, window)
    kept = bench.session.runs
    assert kept[0].pinned
    assert len(kept) < 3 * len(names)
    assert kept[-1] is bench.session.current
    room = 1_000_000
    assert sum(entry.run.recording.nbytes for entry in kept if not entry.pinned and entry is not kept[-1]) <= room


# The lists of nodes


def test_a_selected_row_shows_its_board_on_the_stage_until_the_player_moves(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    bench.tree.faces.choose("step")
    table = bench.open_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 16)

    qtbot.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.model().index(2, 3)).center()
    )

    record = int(table.model().index(2, PLACES["number"]).data())
    assert bench.node_selection.record == record
    assert bench.player.timeline is not None
    state = bench.player.timeline.recording.state(record)
    qtbot.waitUntil(lambda: bench.stage.view.picture is not None and bench.stage.view.picture.tiles == tuple(state))
    assert f"Node {record}" in bench.stage.caption.text()

    window.player_bar.buttons["step-back"].click()
    assert bench.node_selection.record is None
    assert not table.selectionModel().hasSelection()


def test_rows_are_copied_as_lines_parted_by_tabs(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    table = bench.closed_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 19)
    table.setFocus()
    table.selectAll()

    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["No.", "Board", "g", "h", "f", "Parent", "Step"]
    assert lines[1].split("\t") == ["0", "1 2 3/7 0 8/5 6 4", "0", "10", "10", "–", "1"]
    assert len(lines) == 20
    assert window.statusBar().currentMessage() == "19 rows copied (19 selected)."


def test_a_click_on_a_column_sorts_and_the_third_click_brings_the_served_order_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = finish(qtbot, window)
    table = bench.open_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 16)

    def column(which: int) -> list[int]:
        return [int(table.model().index(row, which).data()) for row in range(16)]

    served = column(PLACES["number"])
    header = table.horizontalHeader()
    place = header.sectionViewportPosition(PLACES["h"]) + 5
    for wanted in (sorted(column(PLACES["h"])), sorted(column(PLACES["h"]), reverse=True)):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place, 8))
        assert column(PLACES["h"]) == wanted
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place, 8))
    assert column(PLACES["number"]) == served


def own_file(folder: Path, text: str) -> Path:
    path = folder / "mine.py"
    path.write_text(text)
    return path


def chosen_file(qtbot: QtBot, path: Path) -> None:
    """Choose a file in the open dialog."""
    qtbot.waitUntil(lambda: bool(dialogs(QFileDialog)))
    (dialog,) = dialogs(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    qtbot.waitUntil(lambda: not dialogs(QFileDialog))


def dialogs(kind: type[QDialog]) -> list[Any]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()]


def test_a_function_of_ones_own_is_the_heuristic(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    search = window.explore.search
    search.heuristic.setCurrentIndex(search.heuristic.count() - 1)
    assert search.heuristic.currentData() == "manhattan", "until a file is chosen"
    path = own_file(
        tmp_path, "def mine(state):\n    return sum(1000 for c, t in enumerate(state) if t and t != c + 1)\n"
    )
    chosen_file(qtbot, path)
    assert search.heuristic.currentData() == f"{path}:mine"
    assert search.heuristic.currentText() == "mine.py:mine"
    assert "not been proved admissible" in search.warning.text()
    bench = finish(qtbot, window)
    qtbot.waitUntil(lambda: bench.counters.values["expanded"].text() == "44")
    choose(search.heuristic, "manhattan")
    assert search.heuristic.findData(f"{path}:mine") == -1


def test_where_a_file_has_several_functions_one_is_asked_which(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    search = window.explore.search
    search.heuristic.setCurrentIndex(search.heuristic.count() - 1)
    chosen_file(qtbot, own_file(tmp_path, "def a(state):\n    return 0\n\ndef b(state):\n    return 0\n"))
    (asked,) = dialogs(QInputDialog)
    asked.setTextValue("b")
    asked.accept()
    assert search.heuristic.currentText() == "mine.py:b"


def test_a_file_without_a_function_is_refused_in_a_sentence(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    search = window.explore.search
    search.heuristic.setCurrentIndex(search.heuristic.count() - 1)
    path = own_file(tmp_path, "number = 5\n")
    chosen_file(qtbot, path)
    (result,) = dialogs(QMessageBox)
    assert result.text() == f"{path} defines no function."
    result.close()
    assert search.heuristic.currentData() == "manhattan"


def test_the_greatest_of_several_heuristics_is_asked_for_by_name(window: MainWindow, qtbot: QtBot) -> None:
    bench, box = window.explore, window.explore.search.heuristic
    box.setCurrentIndex(box.findText("By name…"))
    dialog = window.findChild(HeuristicNameDialog)
    assert dialog is not None and dialog.line.text() == box.currentData() == "manhattan"
    dialog.line.setText("max(manhattan,mispaced)")
    dialog.accept()
    assert dialog.isVisible() and "misplaced" in dialog.fault.sentence.text()
    dialog.line.selectAll()
    qtbot.keyClicks(dialog.line, "max(linear-conflict,walking-distance)")
    assert not dialog.fault.isVisible()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert box.currentText() == "max Linear conflict · Walking distance"
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    assert bench.session.current is not None
    assert bench.session.current.run.configuration.heuristic == "max(linear-conflict,walking-distance)"


def test_only_searches_that_reopen_nodes_say_that_they_may(window: MainWindow) -> None:
    search = window.explore.search
    search.heuristic.setCurrentIndex(search.heuristic.findData("flicker"))
    assert "may reopen" in search.facts.text()
    search.algorithm.setCurrentIndex(search.algorithm.findData("idastar"))
    assert "consistent" not in search.facts.text()


def test_panes_that_are_behind_catch_up_when_the_player_stops(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    behind = bench.tree._throttle, bench.counters._throttle
    for throttle in behind:
        throttle.request_later(60_000)
    bench.player.rested.emit()
    qtbot.waitUntil(lambda: not any(throttle.waiting for throttle in behind))
