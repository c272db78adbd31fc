"""A new graph is drawn: six towns with h, as A* is first shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from support.drawing import LEFT, PLAIN

from workbench.formats.problem_input import drawn_input
from workbench.maps.graph import Graph, GraphProblem
from workbench.maps.reading import read_map
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.board.problem_choice import GRAPH, GRID
from workbench.ui.explore.drawing.map_editing import Tool
from workbench.ui.shell.main_window import MainWindow


def choose(bench: ExploreBench, kind: str) -> None:
    box = bench.board.problem.box
    box.activated.emit(box.findData(kind))


@pytest.fixture
def bench(window: MainWindow, qtbot: QtBot) -> ExploreBench:
    """Explore with a new graph, chosen after a grid was edited with the eraser."""
    bench = window.explore
    choose(bench, GRID)
    bench.map_editing.choose(Tool.ERASE)
    choose(bench, GRAPH)
    qtbot.waitUntil(lambda: bench.stage.map.sketch is not None and len(bench.stage.map.sketch.spots) == 2)
    return bench


def graph(bench: ExploreBench) -> Graph:
    problem = bench.session.problem
    assert isinstance(problem, GraphProblem)
    return problem.graph


def enter(bench: ExploreBench, qtbot: QtBot, typed: str) -> None:
    entry = bench.map_tools.graph_hand.entry
    assert entry.isVisible()
    if typed:
        entry.clear()
        qtbot.keyClicks(entry, typed)
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)


def add_place(bench: ExploreBench, qtbot: QtBot, at: QPoint, name: str) -> None:
    qtbot.mouseClick(bench.stage.map, LEFT, PLAIN, at)
    enter(bench, qtbot, name)


def add_road(bench: ExploreBench, qtbot: QtBot, here: int, there: int, cost: str = "") -> None:
    view = bench.stage.map
    bench.map_editing.choose(Tool.ROAD)
    qtbot.mousePress(view, LEFT, PLAIN, view.point(here).toPoint())
    qtbot.mouseMove(view, view.point(there).toPoint())
    qtbot.mouseRelease(view, LEFT, PLAIN, view.point(there).toPoint())
    enter(bench, qtbot, cost)


def test_a_new_map_is_drawn_on_at_once_and_reports_nothing_yet(bench: ExploreBench) -> None:
    assert bench.map_editing.on
    assert bench.map_editing.tool is Tool.PLACE
    assert bench.map_tools.graph_tools.choice == Tool.PLACE.value
    assert bench.board.problem.box.currentText() == "New map"
    assert bench.banner.isHidden()
    choose(bench, GRID)
    assert bench.map_editing.tool is Tool.WALL
    assert bench.board.problem.box.currentText() == "New map"


def test_places_stay_where_they_are_while_others_are_added(bench: ExploreBench, qtbot: QtBot) -> None:
    view = bench.stage.map
    for name, at in (("C", QPoint(60, 50)), ("D", QPoint(120, 60)), ("E", QPoint(90, view.height() - 60))):
        before = [view.point(place) for place in range(len(graph(bench).places))]
        add_place(bench, qtbot, at, name)
        after = [view.point(place) for place in range(len(graph(bench).places))]
        assert all((one - other).manhattanLength() < 2 for one, other in zip(before, after, strict=False))
        assert (after[-1] - at).manhattanLength() < 2
    bench.map_tools.undo.trigger()
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)
    assert (view.point(0) - after[0]).manhattanLength() < 2
    view.show_all()  # fills the room again
    assert (view.point(0) - after[0]).manhattanLength() >= 2


def test_a_new_road_costs_what_its_length_suggests(bench: ExploreBench, qtbot: QtBot) -> None:
    add_road(bench, qtbot, 0, 1)
    assert graph(bench).edges[0].cost == 100
    assert not bench.banner.isHidden() or not bench.session.current.finished
    bench.session.set_problem(
        drawn_input(read_map("graph G\nstart A\ngoal B\nA: at 0 0\nB: at 100 0\nC: at 50 0\nA -- B: 10\n"))
    )
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)
    add_road(bench, qtbot, 0, 2)
    assert [edge.cost for edge in graph(bench).edges] == [10, 5]


def test_a_first_h_by_hand_takes_over_what_the_heuristic_gave(bench: ExploreBench, qtbot: QtBot) -> None:
    bench.session.set_problem(
        drawn_input(
            read_map("graph G\nstart A\ngoal B\nA: at 0 0\nB: at 100 0\nC: at 50 25\nA -- B: 100\nB -- C: 56\n")
        )
    )
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)
    assert bench.session.configuration.heuristic == "straight-line"
    bench.map_editing.choose(Tool.NUMBER)
    qtbot.mouseClick(bench.stage.map, LEFT, PLAIN, bench.stage.map.point(2).toPoint())
    assert bench.map_tools.graph_hand.entry.text() == "55"
    enter(bench, qtbot, "40")
    assert [place.h for place in graph(bench).places] == [99, 0, 40]
    assert bench.session.configuration.heuristic == "table"
    note = bench.search.note
    assert note.isVisible()
    assert note.text() == (
        "Every place has an h now. Where none was typed, it is: Straight-line distance, rounded down."
    )
    tip = bench.search.heuristic.itemData(bench.search.heuristic.findData("table"), Qt.ItemDataRole.ToolTipRole)
    assert "typed on the map" in tip
    bench.map_tools.undo.trigger()
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)
    assert not note.isVisible()
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData("ucs"))
    qtbot.mouseClick(bench.stage.map, LEFT, PLAIN, bench.stage.map.point(2).toPoint())
    enter(bench, qtbot, "40")
    assert [place.h for place in graph(bench).places] == [0, 0, 40]
    assert note.text() == "Every place has an h now. Where none was typed, it is 0."
