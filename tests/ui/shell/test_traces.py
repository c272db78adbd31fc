"""Exporting a search as a trace, and opening and playing a trace like any run."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.catalog.problems import shipped
from workbench.formats.problem_input import drawn_input, read_problem
from workbench.formats.traces import trace
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.explore.runs_model import RunColumn, RunsModel, search_name
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_view import MapView
from workbench.wording import number, set_language

BOARD = "1 2 3/7 0 8/5 6 4"


def searched(board: str = BOARD, **options: Any) -> api.ConfiguredRun:
    run = api.start(board, **options)
    while run.status is Status.RUNNING:
        run.advance(1000)
    return run


def opened(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.opening.open(str(path))
    bench = window.explore
    qtbot.waitUntil(lambda: bench.session.current is not None and bench.session.current.source == path.name)


def rows(table: Any) -> list[int]:
    model = table.model()
    return [model.record(row) for row in range(model.rowCount())]


@pytest.mark.parametrize("ending", [".jsonl", ".trace.json", ".trace.yaml"])
def test_a_file_is_opened_and_stepped_and_its_lists_are_those_of_the_run(
    ending: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    run = searched(ties="fifo")
    trace.write(tmp_path / f"run{ending}", run)
    opened(window, tmp_path / f"run{ending}", qtbot)
    bench, timeline = window.explore, Timeline(run.recording)
    assert bench.player.ended
    assert bench.player.length == timeline.length
    for t in range(timeline.length + 1):
        assert bench.player.t == t
        moment = timeline.at(t)
        assert moment.open is not None and moment.closed is not None
        bench.open_list.refresh()
        bench.closed_list.refresh()
        assert rows(bench.open_list.table) == moment.open.tolist()
        assert rows(bench.closed_list.table) == moment.closed.tolist()
        qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert bench.player.t == timeline.length
    assert bench.banner.headline.text() == f"From the file “run{ending}”"
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert bench.player.moves == 10


def test_the_runs_list_says_the_files_name_and_settings_are_taken_over(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    trace.write(tmp_path / "mine.jsonl", searched("1 2 3/4 0 6/7 5 8", algorithm="greedy", heuristic="misplaced"))
    opened(window, tmp_path / "mine.jsonl", qtbot)
    session = window.explore.session
    assert session.current is not None
    assert search_name(session.current) == "mine.jsonl"
    assert str(session.start_board) == "1 2 3/4 0 6/7 5 8"
    assert (session.configuration.algorithm, session.configuration.heuristic) == ("greedy", "misplaced")
    window.explore.player.to_end()
    assert not session.busy


def test_a_trace_of_another_program_is_played_with_its_own_events(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    events = [
        {"type": "source", "id": "A", "f": 3, "g": 0},
        {"type": "expanding", "id": "A"},
        {"type": "generating", "id": "B", "pId": "A", "f": 3, "g": 1},
        {"type": "blinking", "id": "B"},
        {"type": "expanding", "id": "B"},
        {"type": "end", "id": "B"},
    ]
    path = tmp_path / "other.trace.json"
    path.write_text(json.dumps({"version": "1.4.0", "views": {}, "events": events}), encoding="utf-8")
    before = window.explore.session.configuration
    opened(window, path, qtbot)
    bench = window.explore
    assert bench.session.configuration == before
    bench.player.step()
    qtbot.waitUntil(lambda: "“blinking”: node 1 (B)." in bench.narration.narrated)
    for pane in (bench.inspector, bench.pseudocode, bench.runs, bench.moments, bench.closed_list):
        bench.lists.setCurrentWidget(pane)
        qtbot.waitUntil(bench.settled)
    bench.player.step()
    assert bench.player.at_end


def test_a_part_of_a_search_says_which_part_it_is_and_counts_the_whole_search(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    run = searched(algorithm="ids")
    trace.write(tmp_path / "part.jsonl", run, trace.part_of(run, 50, 80))
    opened(window, tmp_path / "part.jsonl", qtbot)
    bench, whole = window.explore, number(run.expanded)
    bench.player.seek(0)
    generated = Timeline(run.recording).at(49).counts.generated
    sentence = f"These are steps 50 to 80 of a search. Before them it had expanded 49 nodes and generated {generated}."
    qtbot.waitUntil(lambda: sentence in bench.narration.narrated)
    assert bench.counters.note.text() == "Only a part of the search: its steps 50 to 80."
    assert f"steps 50 to 80 of a search that expanded {whole} nodes" in bench.banner.detail.text()
    model = RunsModel(bench.session)
    model.refresh()
    index = model.index(0, RunColumn.EXPANDED)
    assert model.data(index) == whole
    assert "its steps 50 to 80" in model.data(index, Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_wrong_with_a_file_is_said_in_one_sentence(
    language: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.choose_language(language)
    path = tmp_path / "bad.trace.json"
    path.write_text('{"version": "1.4.0", "views": {},\n"events": [{"type": 1}]}', encoding="utf-8")
    before = window.explore.session.current
    window.opening.open(str(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert str(path) in box.text() and "type" in box.text()
    box.close()
    assert window.explore.session.current is before
    set_language("en")


def test_a_trace_is_dropped_on_the_window(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "run.trace.json"
    trace.write(path, searched())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(QPointF(9, 9).toPoint(), copy, data, left, none),
        QDropEvent(QPointF(9, 9), copy, data, left, none),
    ):
        QApplication.sendEvent(window, event)
    session = window.explore.session
    qtbot.waitUntil(lambda: session.current is not None and session.current.source == path.name)


def test_the_search_that_is_shown_is_exported_by_the_menu(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bench = window.explore
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy)
    window.commands.actions["trace"].trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    path = tmp_path / "out.trace.json"
    dialog.fileSelected.emit(str(path.with_suffix("").with_suffix("")))
    dialog.close()
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: not window.traces.jobs.busy)
    assert window.statusBar().currentMessage() == "Exported: out.trace.json"
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == "1.4.0"
    opened(window, path, qtbot)


def test_reading_can_be_left_off(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    trace.write(path, searched())
    before = window.explore.session.current
    window.traces.open_file(str(path))
    assert window.traces.progress is not None
    button = window.traces.progress.findChild(QPushButton)
    assert isinstance(button, QPushButton) and button.text() == "Cancel"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.traces.jobs.busy
    assert window.explore.session.current is before


GRID = [
    {"type": "source", "id": 1, "x": 5, "y": 3, "f": 2, "g": 0},
    {"type": "expanding", "id": 1, "x": 5, "y": 3},
    {"type": "generating", "id": 2, "pId": 1, "x": 6, "y": 3, "f": 2, "g": 1, "wind": "${{ west }}"},
    {"type": "generating", "id": 3, "pId": 1, "x": 5, "y": 4, "f": 4, "g": 1},
    {"type": "expanding", "id": 2, "x": 6, "y": 3},
]


def test_a_map_of_another_program_is_drawn_played_and_exported_as_it_was(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    document = {"version": "1.4.0", "views": {"main": []}, "pivot": {"x": 1}, "events": GRID}
    path = tmp_path / "grid.trace.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    bench = window.explore
    face = bench.tree.faces.choice
    opened(window, path, qtbot)
    maps = [view for view in window.findChildren(MapView) if view.isVisible()]
    assert maps and all(view.sketch is not None and view.sketch.squares for view in maps)
    bench.player.step()
    qtbot.waitUntil(lambda: any(view.marks.marks.get(0) is Mark.CURRENT for view in maps))
    window.traces.export_file(str(tmp_path / "again.trace.json"))
    qtbot.waitUntil((tmp_path / "again.trace.json").exists)
    qtbot.waitUntil(lambda: not window.traces.jobs.busy)
    assert json.loads((tmp_path / "again.trace.json").read_text(encoding="utf-8")) == document
    bench.session.repeat_run()
    assert bench.tree.faces.choice == face


def test_garbage_is_looked_for_again_when_reading_is_over_left_off_or_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    trace.write(good, searched())
    bad.write_text("{}", encoding="utf-8")
    opened(window, good, qtbot)
    qtbot.waitUntil(lambda: not window.traces.jobs.busy)
    assert gc.isenabled()
    window.traces.open_file(str(good))
    window.traces.close_down()
    assert gc.isenabled()
    window.traces.open_file(str(bad))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    window.findChildren(QMessageBox)[0].close()
    qtbot.waitUntil(lambda: not window.traces.jobs.busy)
    assert gc.isenabled()


def test_a_trace_of_a_map_opened_while_a_graph_is_searched_leaves_a_heuristic_that_boards_have(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    rooms, bench = read_problem(str(EXAMPLES / "maps" / "rooms.map")).problem, window.explore
    run = api.start(rooms, "astar", heuristic="octile")  # which boards do not have
    run.advance(1000)
    trace.write(tmp_path / "rooms.trace.yaml", run)
    bench.session.set_problem(drawn_input(shipped("romania")))
    assert bench.session.configuration.heuristic == "table"
    opened(window, tmp_path / "rooms.trace.yaml", qtbot)
    assert bench.session.configuration.heuristic in HEURISTICS
    assert bench.search.heuristic.currentData() == bench.session.configuration.heuristic
    bench.session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.ended)
    assert bench.session.current is not None and bench.session.current.run.solution is not None
