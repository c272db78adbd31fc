"""The window searches maps, grids and the user's own problems in the same way as boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QInputDialog, QListView
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES

from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.board.pane import GOAL, NOW, SOLUTION, START
from workbench.ui.nodes.node_columns import PLACES
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_view import MapView
from workbench.ui.trees.tree_pane import STEP, TREE

RIVER = str(EXAMPLES / "own_problem.py")


@pytest.fixture
def bench(window: MainWindow) -> ExploreBench:
    return window.explore


def choose(box: QComboBox, data: str) -> None:
    """Select an entry as a click in the list does."""
    place = box.findData(data)
    assert place >= 0
    box.setCurrentIndex(place)
    box.activated.emit(place)


def choose_text(box: QComboBox, label: str) -> None:
    place = box.findText(label)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def search_to_the_end(bench: ExploreBench, qtbot: QtBot) -> None:
    bench.player.to_end()
    qtbot.waitUntil(lambda: not bench.session.busy and bench.player.at_end)


def click(view: MapView, name: str, qtbot: QtBot) -> None:
    assert view.sketch is not None
    place = next(place for place, spot in enumerate(view.sketch.spots) if spot.name == name)
    at: QPointF = view.point(place)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))


def marked(view: MapView, mark: Mark) -> set[str]:
    assert view.sketch is not None
    return {view.sketch.spots[place].name for place, one in view.marks.marks.items() if one is mark}


def path(view: MapView) -> list[str]:
    assert view.sketch is not None
    return [view.sketch.spots[place].name for place in view.marks.path]


def states(table: Any) -> list[str]:
    model = table.model()
    return [model.data(model.index(row, PLACES["board"])) for row in range(model.rowCount())]


@pytest.fixture
def usual() -> Iterator[None]:
    """Restore English and the default theme after the test."""
    yield
    retranslator().choose("en")
    theme().choose("system")
    theme().set_projector(False)


@pytest.fixture
def romania(bench: ExploreBench, qtbot: QtBot) -> ExploreBench:
    choose(bench.board.problem.box, "romania")
    search_to_the_end(bench, qtbot)
    return bench


def test_romania_is_chosen_searched_and_stepped_through(romania: ExploreBench, qtbot: QtBot) -> None:
    bench = romania
    assert bench.banner.headline.text() == "4 moves, cost 418, optimal"
    assert bench.search.heuristic.currentText() == "Table of h"
    assert bench.tree.faces.choice == STEP
    qtbot.waitUntil(bench.stage.map.isVisible)
    qtbot.waitUntil(lambda: path(bench.stage.map) == ["Arad", "Sibiu", "Rimnicu", "Pitesti", "Bucharest"])
    expanded = ["Arad", "Sibiu", "Rimnicu", "Fagaras", "Pitesti", "Bucharest"]
    qtbot.waitUntil(lambda: states(bench.closed_list.table) == expanded)

    bench.player.seek(2)
    qtbot.waitUntil(lambda: marked(bench.stage.map, Mark.CURRENT) == {"Sibiu"})
    assert marked(bench.stage.map, Mark.CLOSED) == {"Arad"}
    assert marked(bench.stage.map, Mark.OPEN) == {"Zerind", "Timisoara", "Fagaras", "Oradea", "Rimnicu"}
    assert path(bench.stage.map) == ["Arad", "Sibiu"]
    notes = {bench.stage.map.sketch.spots[place].name: note for place, note in bench.stage.map.marks.notes.items()}
    assert (notes["Sibiu"], notes["Neamt"]) == ("393 = 140 + 253", "h = 234")
    assert bench.stage.caption.text() == "Node 2 (Sibiu): f = 393 = 140 + 253, depth 1 · from Arad"
    qtbot.waitUntil(lambda: states(bench.open_list.table)[:1] == ["Rimnicu"])
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Node 2 (Sibiu) is taken off OPEN"))
    assert bench.open_list.table.model().headerData(PLACES["board"], Qt.Orientation.Horizontal) == "State"


def test_the_caption_names_the_state_at_every_micro_step(romania: ExploreBench, qtbot: QtBot) -> None:
    player, seen = romania.player, set()
    romania.session.advance_to(3)
    qtbot.waitUntil(lambda: player.length >= 3)
    player.seek(2)
    for micro in range(1, len(player.micro_steps)):
        player.go_to_micro_step(2, micro)
        qtbot.waitUntil(lambda: not romania.stage._throttle.waiting)
        seen.add(romania.stage.caption.text())
    assert len(seen) > 2
    assert [one for one in seen if one.startswith("from")] == []


def test_start_and_goal_are_chosen_by_clicks_on_the_map_and_from_lists(
    bench: ExploreBench, romania: ExploreBench, qtbot: QtBot
) -> None:
    places = romania.board.places
    assert places.isVisible()
    click(places.states.map, "Sibiu", qtbot)
    assert bench.session.problem.initial() == "Sibiu"
    assert (places.start.currentText(), places.goal.currentText()) == ("Sibiu", "Bucharest")
    assert bench.search.heuristic.currentText() == "Table of h"
    search_to_the_end(bench, qtbot)
    assert bench.banner.headline.text() == "3 moves, cost 278, optimal"

    bench.board.show_face(GOAL)
    click(places.states.map, "Lugoj", qtbot)
    assert bench.search.heuristic.currentText() == "Straight line"
    assert [bench.search.heuristic.itemText(place) for place in range(3)] == [
        "Straight line",
        "Zero",
        "Your own function…",
    ]
    choose_text(places.goal, "Bucharest")
    choose_text(places.start, "Arad")
    assert bench.session.problem.initial() == "Arad"
    assert bench.search.heuristic.findText("Table of h") == 0


def test_the_keyboard_goes_over_the_map_and_chooses(romania: ExploreBench, qtbot: QtBot) -> None:
    view = romania.board.places.states.map
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.accessibleDescription().startswith("Timisoara · ")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert romania.session.problem.initial() == "Timisoara"
    assert romania.player.t == 0


def test_a_map_is_zoomed_dragged_and_follows_the_search(romania: ExploreBench, qtbot: QtBot) -> None:
    romania.player.seek(1)
    view = romania.stage.map
    qtbot.waitUntil(lambda: marked(view, Mark.CURRENT) == {"Arad"})
    romania.stage.caption.setFixedHeight(40)  # it may take a line more at another step, and the map gets the rest
    layout = romania.stage.layout()
    assert layout is not None
    layout.activate()
    assert view.sketch is not None
    places = {spot.name: place for place, spot in enumerate(view.sketch.spots)}

    def at(name: str) -> QPointF:
        return view.point(places[name])

    before, far = at("Arad"), at("Eforie") - at("Arad")
    wheel = QWheelEvent(
        before, view.mapToGlobal(before), QPoint(), QPoint(0, 600), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, wheel)
    assert (at("Eforie") - at("Arad")).x() > 2.5 * far.x()
    assert (at("Arad") - before).manhattanLength() < 1, "what is under the pointer stays there"
    assert not view.rect().contains(at("Bucharest").toPoint())

    click(view, "Zerind", qtbot)
    assert romania.node_selection.record == 1
    romania.node_selection.clear()
    begun = at("Arad")
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=view.rect().center())
    qtbot.mouseMove(view, view.rect().center() - QPoint(120, 40))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=view.rect().center() - QPoint(120, 40))
    assert (at("Arad") - begun - QPointF(-120, -40)).manhattanLength() < 1
    assert romania.node_selection.record is None

    romania.player.seek(6)
    qtbot.waitUntil(lambda: view.rect().contains(at("Bucharest").toPoint()))
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert (at("Arad") - before).manhattanLength() < 1
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert (at("Eforie") - at("Arad")).x() > 1.1 * far.x()
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert (at("Arad") - before).manhattanLength() < 1


def test_a_place_clicked_on_the_stage_is_the_node_that_all_panes_show(romania: ExploreBench, qtbot: QtBot) -> None:
    romania.player.seek(3)
    qtbot.waitUntil(lambda: marked(romania.stage.map, Mark.CURRENT) == {"Rimnicu"})
    click(romania.stage.map, "Timisoara", qtbot)
    assert romania.node_selection.record == 3
    qtbot.waitUntil(lambda: romania.stage.caption.text().startswith("Node 3 (Timisoara): f = 447 = 118 + 329"))
    assert path(romania.stage.map) == ["Arad", "Timisoara"]
    assert romania.stage.map.marks.picked is not None
    click(romania.stage.map, "Neamt", qtbot)  # the search has not seen it
    assert romania.node_selection.record == 3


def test_the_moves_are_watched_on_the_map_and_listed(romania: ExploreBench, qtbot: QtBot) -> None:
    romania.player.watch_moves()
    romania.player.pause()
    romania.player.seek(2)
    qtbot.waitUntil(lambda: path(romania.stage.map) == ["Arad", "Sibiu", "Rimnicu"])
    romania.board.show_face(SOLUTION)
    face = romania.board.solution
    assert face.message.text() == "Move 2 of 4: Rimnicu"
    assert path(face.states.map) == ["Arad", "Sibiu", "Rimnicu"]
    face.copy.click()
    assert QApplication.clipboard().text() == "Sibiu, Rimnicu, Pitesti, Bucharest"
    romania.banner.copy.click()
    assert QApplication.clipboard().text() == "Sibiu, Rimnicu, Pitesti, Bucharest"


def test_a_search_begins_at_the_place_on_show(romania: ExploreBench, qtbot: QtBot) -> None:
    romania.player.seek(3)
    romania.board.show_face(NOW)
    assert romania.board.now.use_button.text() == "Start from here"
    qtbot.mouseClick(romania.board.now.use_button, Qt.MouseButton.LeftButton)
    assert romania.session.problem.initial() == "Rimnicu"


def test_breadth_first_and_uniform_cost_part(romania: ExploreBench, qtbot: QtBot) -> None:
    choose(romania.search.algorithm, "bfs")
    assert "there may be a cheaper solution" in romania.search.warning.text()
    search_to_the_end(romania, qtbot)
    assert romania.banner.headline.text().startswith("3 moves, cost 450, not ")
    choose(romania.search.algorithm, "ucs")
    search_to_the_end(romania, qtbot)
    assert romania.banner.headline.text() == "4 moves, cost 418, optimal"


@pytest.mark.parametrize("algorithm", ["dfs", "idastar", "rbfs", "bibfs", "biastar", "beam", "smastar", "diskbfs"])
@pytest.mark.parametrize("problem", ["romania", "tree"])
def test_every_kind_of_search_is_shown_on_a_map(
    bench: ExploreBench, problem: str, algorithm: str, qtbot: QtBot
) -> None:
    choose(bench.board.problem.box, problem)
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData(algorithm))
    search_to_the_end(bench, qtbot)
    solution = bench.session.current.run.solution
    assert solution is not None
    start = bench.session.problem.initial()
    qtbot.waitUntil(lambda: path(bench.stage.map) == [start, *solution.moves])
    for t in range(bench.player.length + 1):
        bench.player.seek(t)
        bench.stage.refresh()
        assert len(marked(bench.stage.map, Mark.CURRENT)) == (1 if t else 0)


def test_the_walk_of_an_agent_is_shown_on_a_map(romania: ExploreBench, qtbot: QtBot) -> None:
    romania.search.algorithm.setCurrentIndex(romania.search.algorithm.findData("lrta"))
    search_to_the_end(romania, qtbot)
    run = romania.session.current.run
    assert run.solution is not None
    walk = [romania.session.problem.initial(), *run.solution.moves]
    qtbot.waitUntil(lambda: path(romania.stage.map) == walk)
    assert walk[0] == "Arad" and walk[-1] == "Bucharest" and run.solution.cost == 418


def test_the_grid_has_its_own_heuristics_and_costs(bench: ExploreBench, qtbot: QtBot) -> None:
    choose(bench.board.problem.box, "maze")
    offered = [bench.search.heuristic.itemText(place) for place in range(5)]
    assert offered == ["Manhattan", "Euclidean", "Chebyshev", "Octile", "Zero"]
    search_to_the_end(bench, qtbot)
    assert bench.banner.headline.text() == "20 moves, cost 20, optimal"
    click(bench.board.places.states.map, "2,2", qtbot)
    assert bench.session.problem.initial() == (1, 1)


def test_jump_point_search_is_offered_on_grids_and_shown_like_any_search(
    bench: ExploreBench, qtbot: QtBot, tmp_path: Path
) -> None:
    jumping = bench.search.algorithm.findData("jps")
    listed = bench.search.algorithm.view()
    assert isinstance(listed, QListView) and listed.isRowHidden(jumping)
    model = bench.search.algorithm.model()
    assert isinstance(model, QStandardItemModel)
    choose(bench.board.problem.box, "maze")  # squares that cost more, and four neighbours
    assert not listed.isRowHidden(jumping) and not model.item(jumping).isEnabled()
    (tmp_path / "open.txt").write_text("grid Open\nmoves 8\nS.....\n..##..\n.....G\n", encoding="utf-8")
    bench.board.problem.open_problem(str(tmp_path / "open.txt"))
    qtbot.waitUntil(lambda: model.item(jumping).isEnabled())
    choose(bench.search.algorithm, "jps")
    choose(bench.search.heuristic, "octile")
    search_to_the_end(bench, qtbot)
    assert bench.banner.headline.text() == "6 moves, cost 6.414, optimal"
    choose(bench.board.problem.box, "")
    assert bench.session.configuration.algorithm == "astar"


def test_boards_come_back_as_they_were(romania: ExploreBench, qtbot: QtBot) -> None:
    choose(romania.board.problem.box, "")
    assert str(romania.session.start_board) == "1 2 3/7 0 8/5 6 4"
    assert romania.session.configuration.heuristic == "manhattan"
    assert romania.board.editor.isVisible()
    assert romania.tree.faces.choice == TREE
    search_to_the_end(romania, qtbot)
    assert romania.banner.headline.text() == "10 moves, optimal"


def test_earlier_runs_are_opened_again_with_their_problem(romania: ExploreBench, qtbot: QtBot) -> None:
    searched = romania.session.current
    assert searched is not None
    choose(romania.board.problem.box, "")
    search_to_the_end(romania, qtbot)
    romania.session.open(searched)
    assert romania.board.problem.box.currentText() == "Romania (map)"
    assert romania.session.configuration.heuristic == "table"
    qtbot.waitUntil(lambda: path(romania.stage.map)[-1:] == ["Bucharest"])
    assert romania.runs.table.model().data(romania.runs.table.model().index(1, 1)) == "Romania"


def test_a_goal_out_of_reach_is_told_and_searched_for_anyway(bench: ExploreBench, qtbot: QtBot) -> None:
    choose(bench.board.problem.box, "tree")
    click(bench.board.places.states.map, "B", qtbot)
    assert bench.banner.isVisible()
    assert bench.banner.detail.text() == "No path leads from B to F, N."
    qtbot.mouseClick(bench.banner.anyway, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.session.current.run.expanded == 7


def test_a_problem_of_ones_own_is_drawn_as_it_paints_itself(bench: ExploreBench, qtbot: QtBot) -> None:
    bench.board.problem.choose_own(RIVER)
    dialog = bench.window().findChild(QInputDialog)
    assert dialog is not None
    assert dialog.comboBoxItems() == ["River", "least_crossings"]
    dialog.textValueSelected.emit("River")
    dialog.close()
    qtbot.waitUntil(lambda: bench.board.problem.box.currentText() == "Missionaries and cannibals")
    assert bench.search.heuristic.currentText() == "least crossings"
    search_to_the_end(bench, qtbot)
    assert bench.banner.headline.text().startswith("11 moves, cost 11, ")
    model = bench.open_list.table.model()
    qtbot.waitUntil(lambda: model.headerData(PLACES["board"], Qt.Orientation.Horizontal) == "State")
    bench.tree.faces.choose(STEP)
    qtbot.waitUntil(bench.stage.states.canvas.isVisible)
    bench.board.show_face(START)
    assert bench.board.places.hint.text() == "The problem itself determines where the search starts."
    bench.board.show_face(NOW)
    assert not bench.board.now.use_button.isVisible()
    algorithms = bench.search.algorithm.model()
    assert isinstance(algorithms, QStandardItemModel)
    assert not algorithms.item(bench.search.algorithm.findData("bibfs")).isEnabled()


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        (
            "map.txt",
            "graph A\nstart A\ngoal B\nA -- B: x\n",
            "Line 4: “x” is not a valid number; write it as 75 or 2.5.",
        ),
        ("own.py:Broken", "class Broken:\n    def __init__(self): 1 // 0\n", "does not create a problem"),
        ("own.py:Broken", "class Broken(\n", "is not valid Python (SyntaxError"),
        ("missing.txt", None, "missing.txt"),
    ],
)
def test_what_is_broken_is_told_in_one_sentence_and_nothing_changes(
    bench: ExploreBench, qtbot: QtBot, tmp_path: Path, name: str, content: str | None, expected: str
) -> None:
    if content is not None:
        (tmp_path / name.partition(":")[0]).write_text(content, encoding="utf-8")
    before = bench.session.current
    bench.board.problem.open_problem(str(tmp_path / name))
    qtbot.waitUntil(lambda: expected in bench.board.problem.fault.sentence.text())
    assert bench.board.problem.fault.isVisible()
    assert bench.session.current is before
    qtbot.waitUntil(lambda: bench.board.problem.box.currentText() == "Sliding-tile puzzle")
    choose(bench.board.problem.box, "tree")
    assert not bench.board.problem.fault.isVisible()


def test_a_map_from_a_file_is_searched(bench: ExploreBench, tmp_path: Path, qtbot: QtBot) -> None:
    path_ = tmp_path / "towns.txt"
    path_.write_text("graph Three towns\nstart A\ngoal C\nA -- B: 2\nB -- C: 3.5\nA -- C: 9\n", encoding="utf-8")
    bench.board.problem.open_problem(str(path_))
    assert bench.board.problem.box.currentText() == "Three towns"
    search_to_the_end(bench, qtbot)
    assert bench.banner.headline.text() == "2 moves, cost 5.5, optimal"


@pytest.mark.usefixtures("usual")
def test_it_speaks_russian_and_is_drawn_in_the_dark_and_on_a_projector(romania: ExploreBench, qtbot: QtBot) -> None:
    retranslator().choose("ru")
    assert romania.board.problem.box.currentText() == "Румыния (карта)"
    assert romania.search.heuristic.currentText() == "Таблица h"
    assert romania.banner.headline.text() == "4 хода, стоимость 418, оптимально"
    theme().choose("dark")
    theme().set_projector(True)
    for view in (romania.stage.map, romania.board.places.states.map):
        assert not view.grab().isNull()
    qtbot.waitUntil(lambda: not romania.session.busy)


def test_a_map_can_be_dropped_and_opened_as_a_board_can(bench: ExploreBench, window: MainWindow, qtbot: QtBot) -> None:
    graphs = Path(RIVER).parent / "graphs"
    bench.board.open_file(str(graphs / "towns.txt"))
    assert bench.board.problem.box.currentText() == "Towns"
    window.opening.open(str(graphs / "garden.txt"))
    assert bench.board.problem.box.currentText() == "Garden"
    bench.board.open_file(str(graphs.parent / "own_heuristic.py"))
    qtbot.waitUntil(bench.board.problem.fault.isVisible)  # its only function expects a state
    window.opening.open(str(next((graphs.parent / "boards").iterdir())))
    assert bench.board.problem.box.currentText() == "Sliding-tile puzzle"
    assert bench.board.editor.isVisible()
    qtbot.waitUntil(lambda: bench.session.current is not None)


def test_a_problem_with_a_long_title_is_cut_in_the_list_of_runs(bench: ExploreBench, qtbot: QtBot) -> None:
    bench.board.problem.open_problem(f"{RIVER}:River")
    model = bench.runs.table.model()
    result = "Missionaries and cannibals: MMMCCC ▸ –"
    qtbot.waitUntil(lambda: model.data(model.index(0, 1), Qt.ItemDataRole.AccessibleTextRole) == result)


def test_queens_start_where_they_are_typed_or_anywhere(bench: ExploreBench, qtbot: QtBot) -> None:
    choose(bench.board.problem.box, "queens")
    face = bench.board.places
    assert bench.session.problem.name(bench.session.problem.initial()) == face.entry.line.text() == "43254323"
    assert face.entry.isVisibleTo(face) and not face.start.isVisibleTo(face) and not face.hint.isVisibleTo(face)

    face.entry.line.setFocus()
    face.entry.line.setText("2 1 3 4")
    qtbot.keyClick(face.entry.line, Qt.Key.Key_Return)
    assert bench.session.problem.initial() == (2, 1, 3, 4)
    search_to_the_end(bench, qtbot)
    solution = bench.session.current.run.solution
    assert solution is not None and solution.states[-1] in {(2, 4, 1, 3), (3, 1, 4, 2)}

    face.entry.line.setFocus()
    face.entry.line.setText("2 1 3 9")
    qtbot.keyClick(face.entry.line, Qt.Key.Key_Return)
    assert face.entry.fault.sentence.text() == "“2 1 3 9”: on this board the rows are 1 to 4."
    assert bench.session.problem.initial() == (2, 1, 3, 4)

    drawn = set()
    for _ in range(9):
        face.entry.random.click()
        assert not face.entry.fault.isVisibleTo(face)
        drawn.add(bench.session.problem.initial())
    assert len(drawn) > 1 and all(len(state) == 4 for state in drawn)

    choose(bench.board.problem.box, "romania")
    assert not face.entry.isVisibleTo(face)


@pytest.mark.usefixtures("usual")
def test_places_have_the_names_of_the_language(romania: ExploreBench) -> None:
    face, bench = romania.board.places, romania
    retranslator().choose("ru")
    assert face.start.currentText() == "Арад" and face.goal.currentText() == "Бухарест"
    assert "Бухарест" in bench.narration.narrated
    assert bench.board.solution.moves.text().count("Питешти") == 1
    retranslator().choose("cs")
    assert face.goal.currentText() == "Bukurešť"
