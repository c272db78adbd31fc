"""Maps are drawn in Explore, and the search follows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from support.drawing import LEFT, PLAIN, drag, grid, pixel, settle

from workbench.api import solve
from workbench.formats.problem_input import DRAWN, drawn_input, read_problem
from workbench.maps.generating import empty_grid
from workbench.maps.graph import Edge, Graph, GraphProblem
from workbench.maps.grid import WALL, Grid, MoveRule, Square
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.reading import read_map
from workbench.ui.base.theme import colours
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.board.pane import GOAL
from workbench.ui.explore.drawing.dialogs import MAZE, SIZE, GridDialog
from workbench.ui.explore.drawing.map_editing import Tool
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.grid_layout import GridLayout
from workbench.wording import number

FIELD = grid_problem(Grid("Field", (b"\1" * 9,) * 7, (3, 1), ((3, 7),)))


@pytest.fixture
def bench(window: MainWindow, qtbot: QtBot) -> ExploreBench:
    """Explore with an empty field whose map is edited."""
    bench = window.explore
    bench.session.set_problem(drawn_input(FIELD))
    qtbot.waitUntil(bench.map_tools.edit.isVisible)
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    return bench


def walls(bench: ExploreBench) -> set[Square]:
    return {
        (row, column)
        for row, costs in enumerate(grid(bench).costs)
        for column, cost in enumerate(costs)
        if cost == WALL
    }


def test_a_drag_draws_walls_in_one_step_of_undo_and_the_search_goes_around_them(
    bench: ExploreBench, qtbot: QtBot
) -> None:
    drag(bench, qtbot, (1, 4), (3, 4), (6, 4))
    assert walls(bench) == {(row, 4) for row in range(1, 7)}
    settle(bench, qtbot)
    assert bench.banner.headline.text() == "12 moves, cost 12, optimal"
    assert bench.session.history.undo_key == "undo-map"
    assert len(bench.session.runs) == 1

    drag(bench, qtbot, (2, 4), (3, 4))  # from a wall: erases
    assert walls(bench) == {(1, 4), (4, 4), (5, 4), (6, 4)}
    bench.map_tools.undo.trigger()
    assert walls(bench) == {(row, 4) for row in range(1, 7)}
    bench.map_tools.undo.trigger()
    assert grid(bench) == FIELD.grid
    bench.map_tools.redo.trigger()
    assert len(walls(bench)) == 6
    settle(bench, qtbot)
    assert bench.banner.headline.text() == "12 moves, cost 12, optimal"


def test_while_a_wall_is_drawn_all_panes_show_the_search_that_the_map_shows(bench: ExploreBench, qtbot: QtBot) -> None:
    drag(bench, qtbot, (2, 4))
    settle(bench, qtbot)
    view, before = bench.stage.map, bench.session.current
    points = [pixel(bench, square) for square in ((1, 4), (3, 4), (4, 4))]
    qtbot.mousePress(view, LEFT, pos=points[0])
    for point in points[1:]:
        qtbot.mouseMove(view, point)

    def all_agree() -> bool:
        current = bench.session.current
        if current is None or current is before or not current.finished:
            return False
        return (
            bench.banner.headline.text() == "10 moves, cost 10, optimal"
            and bench.counters.values["generated"].text() == number(current.run.recording.generated)
            and bench.narration.narrated == " ".join(bench.narration._current_sentences())
        )

    qtbot.waitUntil(all_agree)
    assert bench._holding.held
    qtbot.mouseRelease(view, LEFT, pos=points[-1])


def test_dragging_an_end_searches_again_and_finds_what_a_fresh_search_finds(bench: ExploreBench, qtbot: QtBot) -> None:
    bench.map_editing.choose(Tool.WALL)
    drag(bench, qtbot, (2, 4), (5, 4))
    settle(bench, qtbot)
    drag(bench, qtbot, (3, 7), (4, 6), (6, 5), (6, 4))
    drag(bench, qtbot, (3, 1), (3, 2), (3, 3), (3, 4), (1, 3))
    settle(bench, qtbot)
    assert (grid(bench).start, grid(bench).goals) == ((1, 3), ((6, 4),))
    current = bench.session.current
    assert current is not None
    fresh = solve(grid_problem(grid(bench)), bench.session.configuration)
    assert (current.run.expanded, current.run.recording.generated) == (fresh.expanded, fresh.generated)
    assert [*current.run.solution.moves] == [*fresh.moves]
    assert len(bench.session.runs) == 1


def test_while_a_goal_is_dragged_it_has_one_ring(bench: ExploreBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)
    view, before = bench.stage.map, bench.stage.map_problem

    def ringed() -> list[Square]:
        image = view.grab().toImage()
        ratio, goal = image.devicePixelRatio(), QColor(colours().goal).rgb()
        layout = view._current_layout()
        assert isinstance(layout, GridLayout)
        squares = {square: layout.square(square[1], square[0]).toRect() for square in ((3, 7), (5, 6), (3, 1), (2, 2))}
        return [
            square
            for square, at in squares.items()
            if any(
                image.pixel(round(x * ratio), round(y * ratio)) == goal
                for x in range(at.left(), at.right())
                for y in range(at.top(), at.bottom())
            )
        ]

    assert ringed() == [(3, 7)]
    QTest.mousePress(view, LEFT, PLAIN, pixel(bench, (3, 7)))
    QTest.mouseMove(view, pixel(bench, (5, 6)))
    assert bench.stage.map_problem is before, "the search from before is still shown"
    assert ringed() == [(5, 6)]
    QTest.mouseRelease(view, LEFT, PLAIN, pixel(bench, (5, 6)))
    settle(bench, qtbot)
    assert ringed() == [(5, 6)]


def test_the_other_tools_draw_costs_water_and_goals_and_the_last_goal_stays(bench: ExploreBench, qtbot: QtBot) -> None:
    tools = bench.map_tools
    tools.cost.setValue(5)
    assert tools.grid_tools.choice == Tool.COST.value
    drag(bench, qtbot, (0, 4), (2, 4))
    tools.grid_tools.choose(Tool.WATER.value)
    drag(bench, qtbot, (4, 4), (6, 4))
    tools.grid_tools.choose(Tool.GOAL.value)
    drag(bench, qtbot, (6, 8))
    drag(bench, qtbot, (3, 7))
    assert [row[4] for row in grid(bench).costs] == [5, 5, 5, 1, 1, 1, 1]
    assert [row[4] for row in grid(bench).water] == [0, 0, 0, 0, 1, 1, 1]
    assert grid(bench).goals == ((6, 8),)
    drag(bench, qtbot, (6, 8))
    assert bench.board.problem.fault.sentence.text() == "This is the only goal. Add another one before you remove it."
    assert grid(bench).goals == ((6, 8),)
    tools.grid_tools.choose(Tool.ERASE.value)
    drag(bench, qtbot, (0, 4), (6, 4))
    assert (grid(bench).costs, grid(bench).water) == (FIELD.grid.costs, ())


def test_the_keyboard_draws_and_the_rule_of_moves_is_chosen(bench: ExploreBench, qtbot: QtBot) -> None:
    view = bench.stage.map
    view.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    assert walls(bench) == {(1, 1), (1, 2)}
    place = bench.map_tools.moves.findData(MoveRule.EIGHT)
    bench.map_tools.moves.setCurrentIndex(place)
    bench.map_tools.moves.activated.emit(place)
    assert grid(bench).moves is MoveRule.EIGHT
    settle(bench, qtbot)
    assert bench.banner.headline.text().startswith("6 moves")


def choose_rule(bench: ExploreBench, rule: MoveRule) -> None:
    moves = bench.map_tools.moves
    moves.setCurrentIndex(moves.findData(rule))
    moves.activated.emit(moves.currentIndex())


def test_another_rule_of_moves_brings_its_own_heuristic_and_the_window_says_why(
    bench: ExploreBench, qtbot: QtBot
) -> None:
    search, session = bench.search, bench.session
    assert session.configuration.heuristic == "manhattan"
    choose_rule(bench, MoveRule.EIGHT)
    assert session.configuration.heuristic == search.heuristic.currentData() == "octile"
    assert search.note.isVisible()
    assert search.note.text() == (
        "By this rule (8 neighbours) Manhattan distance may overestimate, so Octile distance is used."
    )
    drag(bench, qtbot, (1, 4), (2, 4))
    assert search.note.isVisible()  # not cleared by drawing
    choose_rule(bench, MoveRule.FOUR)
    assert session.configuration.heuristic == "manhattan"
    assert "is closer to the true cost" in search.note.text()

    choose_rule(bench, MoveRule.EIGHT)
    search.heuristic.setCurrentIndex(search.heuristic.findData("manhattan"))  # on purpose
    assert not search.note.isVisible()
    assert "overestimates" in search.warning.text()
    choose_rule(bench, MoveRule.CORNERS)
    assert session.configuration.heuristic == "manhattan"


def test_a_map_by_another_rule_has_its_usual_heuristic_unless_another_one_was_chosen(
    window: MainWindow, tmp_path: Path
) -> None:
    bench, path = window.explore, tmp_path / "open.map"
    path.write_text("type octile\nheight 4\nwidth 6\nmap\n" + "......\n" * 4)
    session = bench.session
    session.set_problem(read_problem(str(path)))
    assert session.configuration.heuristic == "octile"
    session.set_problem(read_problem("maze"))
    assert session.configuration.heuristic == "manhattan"
    bench.map_editing.draw_new(drawn_input(FIELD))
    assert session.configuration.heuristic == "manhattan"
    session.set_problem(read_problem("maze"))
    bench.search.heuristic.setCurrentIndex(bench.search.heuristic.findData("octile"))  # on purpose, and admissible
    bench.map_editing.draw_new(drawn_input(FIELD))
    assert session.configuration.heuristic == "octile"


def test_the_rule_of_moves_of_a_map_that_is_not_edited_is_chosen_too(window: MainWindow, tmp_path: Path) -> None:
    bench, path = window.explore, tmp_path / "open.map"
    path.write_text("type octile\nheight 4\nwidth 6\nmap\n" + "......\n" * 4)
    bench.session.set_problem(read_problem(str(path)))
    choose_rule(bench, MoveRule.FOUR)
    assert grid(bench).moves is MoveRule.FOUR
    assert bench.session.configuration.heuristic == "manhattan"
    assert bench.session.other is not None and bench.session.other.given == str(path)
    choose_rule(bench, MoveRule.EIGHT)
    assert (grid(bench).moves, bench.session.configuration.heuristic) == (MoveRule.EIGHT, "octile")


def test_sizes_and_mazes_come_from_dialogs_and_wrong_seeds_are_refused(bench: ExploreBench, qtbot: QtBot) -> None:
    dialog = GridDialog(bench.map_editing, SIZE, bench)
    dialog.rows.setValue(12)
    dialog.columns.setValue(15)
    dialog.accept()
    assert grid(bench).shape == (12, 15)
    dialog = GridDialog(bench.map_editing, MAZE, bench)
    dialog.seed.setText("x")
    dialog.accept()
    assert dialog.fault.fault is not None
    dialog.seed.setText("3")
    dialog.accept()
    settle(bench, qtbot)
    dialog = GridDialog(bench.map_editing, MAZE, bench)
    assert dialog.seed.text() == "3"  # the next seed is counted on from it
    assert dialog.rows.lineEdit().selectedText() == "12"
    dialog.reject()
    assert len(walls(bench)) > 12
    bench.session.history.undo_change()
    assert (grid(bench).shape, walls(bench)) == ((12, 15), set())


def test_a_drawn_map_is_saved_and_is_part_of_the_scene(bench: ExploreBench, qtbot: QtBot, tmp_path: Path) -> None:
    drag(bench, qtbot, (1, 4), (5, 4))
    drawn, scene = grid(bench), bench.scene()
    bench.map_tools.save_as(str(tmp_path / "map.txt"))
    saved = read_map((tmp_path / "map.txt").read_text(encoding="utf-8"))
    assert isinstance(saved, GridProblem)
    assert saved.grid == drawn
    bench.map_tools.save_as(str(tmp_path / "missing" / "map.txt"))
    assert bench.board.problem.fault.fault is not None
    bench.session.set_problem(None)
    assert not bench.map_editing.on
    bench.show_scene(scene)
    assert grid(bench) == drawn
    assert bench.session.other is not None
    assert (bench.session.other.given, bench.session.other.local_title) == (DRAWN, "Field, edited")


def test_a_graph_is_drawn_by_hand_and_a_star_uses_its_h(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    text = "graph Towns\nstart A\ngoal B\nA: at 0 0, h 3\nB: at 100 0, h 0\nC: at 50 60, h 1\nA -- B: 9\n"
    bench.session.set_problem(drawn_input(read_map(text)))
    qtbot.waitUntil(bench.map_tools.edit.isVisible)
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    view, tools, entry = bench.stage.map, bench.map_tools.graph_tools, bench.map_tools.graph_hand.entry
    qtbot.waitUntil(lambda: view.sketch is not None and len(view.sketch.spots) == 3)

    def at(place: int) -> QPoint:
        return view.point(place).toPoint()

    def drag_to(start: QPoint, end: QPoint) -> None:
        qtbot.mousePress(view, LEFT, PLAIN, start)
        qtbot.mouseMove(view, end)
        qtbot.mouseRelease(view, LEFT, PLAIN, end)

    def enter(typed: str) -> None:
        qtbot.waitUntil(entry.isVisible)
        entry.clear()
        qtbot.keyClicks(entry, typed)
        qtbot.keyClick(entry, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)

    tools.choose(Tool.ROAD.value)
    for start, cost in ((0, "2"), (1, "1,5")):
        drag_to(at(start), at(2))
        enter(cost)
    tools.choose(Tool.NUMBER.value)
    qtbot.mouseClick(view, LEFT, PLAIN, at(2))
    enter("7")
    tools.choose(Tool.PLACE.value)
    qtbot.mouseClick(view, LEFT, PLAIN, at(2))
    enter("Cheb")
    qtbot.mouseClick(view, LEFT, PLAIN, QPoint(30, 30))
    enter("b")
    assert bench.board.problem.fault.sentence.text() == "There is already a place called b."
    tools.choose(Tool.MOVE.value)
    drag_to(at(1), at(1) + QPoint(0, -30))

    problem = bench.session.problem
    graph = problem.graph
    assert [(place.name, place.h) for place in graph.places] == [("A", 3), ("B", 0), ("Cheb", 7), ("C", 0)]
    assert [(edge.here, edge.there, edge.cost) for edge in graph.edges] == [
        ("A", "B", 9), ("A", "Cheb", 2), ("B", "Cheb", 1.5),
    ]  # fmt: skip
    assert graph.places[1].at[1] > 0 == graph.places[0].at[1]
    bench.player.to_end()
    qtbot.waitUntil(lambda: not bench.session.busy and bench.player.at_end)
    assert bench.banner.headline.text().startswith("1 move, cost 9")  # misled by h = 7
    while bench.session.history.undo_key == "undo-map":
        bench.session.history.undo_change()
    assert bench.session.problem.graph == read_map(text).graph


SQUARE = "graph Towns\nstart A\ngoal B\nA: at 0 0\nB: at 100 0\nC: at 0 100\nA -- B: 100\nA -- C: 100\n"


@pytest.fixture
def towns(window: MainWindow, qtbot: QtBot) -> ExploreBench:
    """Explore with three towns, searched to the end, whose map is edited with the keyboard."""
    bench = window.explore
    bench.session.set_problem(drawn_input(read_map(SQUARE)))
    bench.player.to_end()
    qtbot.waitUntil(lambda: not bench.session.busy and bench.player.at_end)
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    qtbot.waitUntil(lambda: bench.stage.map.sketch is not None and len(bench.stage.map.sketch.spots) == 3)
    bench.stage.map.setFocus()
    return bench


def press(bench: ExploreBench, qtbot: QtBot, *keys: Qt.Key) -> None:
    settle(bench, qtbot)
    for key in keys:
        qtbot.keyClick(bench.stage.map, key)


def enter(bench: ExploreBench, qtbot: QtBot, typed: str) -> None:
    entry = bench.map_tools.graph_hand.entry
    assert entry.isVisible()
    entry.clear()
    qtbot.keyClicks(entry, typed)
    qtbot.keyClick(entry, Qt.Key.Key_Return)


def graph(bench: ExploreBench) -> Graph:
    problem = bench.session.problem
    assert isinstance(problem, GraphProblem)
    return problem.graph


def test_a_graph_is_drawn_with_the_keyboard_alone(towns: ExploreBench, qtbot: QtBot) -> None:
    key, tools = Qt.Key, towns.map_tools.graph_tools
    tools.choose(Tool.PLACE.value)
    press(towns, qtbot, key.Key_Up, key.Key_Right, *[key.Key_Up, key.Key_Right] * 3, key.Key_Return)
    enter(towns, qtbot, "Dax")
    tools.choose(Tool.ONE_WAY.value)
    press(towns, qtbot, key.Key_Return, key.Key_Down, key.Key_Space)
    enter(towns, qtbot, "7")
    assert [(place.name, place.at is not None) for place in graph(towns).places][3] == ("Dax", True)
    assert graph(towns).edges[2] == Edge("Dax", "A", 7, one_way=True)

    tools.choose(Tool.NUMBER.value)  # its point goes to roads too
    press(towns, qtbot, key.Key_Right, key.Key_F2)
    enter(towns, qtbot, "42")
    assert graph(towns).edges[2].cost == 42
    press(towns, qtbot, key.Key_Delete)
    assert [(edge.here, edge.there) for edge in graph(towns).edges] == [("A", "B"), ("A", "C")]
    tools.choose(Tool.MOVE.value)
    press(towns, qtbot, key.Key_Up, key.Key_Up)
    press(towns, qtbot, key.Key_F2)
    enter(towns, qtbot, "Cork")
    assert "Cork" in [place.name for place in graph(towns).places]
    towns.session.history.undo_change()
    towns.session.history.undo_change()
    assert len(graph(towns).edges) == 3


def test_a_place_is_moved_by_keys_and_the_search_follows_only_if_positions_matter(
    towns: ExploreBench, qtbot: QtBot
) -> None:
    key, searched = Qt.Key, []
    tools, before = towns.map_tools.graph_tools, graph(towns)
    towns.session.problem_changed.connect(lambda: searched.append(graph(towns).places[0].at))
    tools.choose(Tool.MOVE.value)
    assert towns.session.configuration.heuristic == "straight-line"
    press(towns, qtbot, key.Key_Return, key.Key_Down)
    settle(towns, qtbot)
    press(towns, qtbot, key.Key_Down)
    qtbot.waitUntil(lambda: len(searched) == 2)  # while it is held
    assert towns.stage.map.point(1) == towns.stage.map._current_layout().points[1]
    press(towns, qtbot, key.Key_Escape)
    assert graph(towns) == before

    searched.clear()
    towns.session.configure(replace(towns.session.configuration, heuristic="zero"))
    press(towns, qtbot, key.Key_Return, key.Key_Left, key.Key_Left)
    assert searched == []
    press(towns, qtbot, key.Key_Return)
    assert len(searched) == 1


def test_while_a_graph_is_drawn_a_missing_path_is_no_result_yet(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    text = "graph Towns\nstart A\ngoal C\nA: at 0 0\nB: at 100 0\nC: at 50 60\nA -- B: 9\n"
    bench.session.set_problem(drawn_input(read_map(text)))
    qtbot.waitUntil(bench.banner.isVisible)
    assert bench.banner.headline.text() == "No solution exists"
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    qtbot.waitUntil(lambda: not bench.banner.isVisible())
    qtbot.waitUntil(lambda: "No path leads from A to C." in bench.narration.narrated)
    bench.map_editing.set_on(False)
    assert bench.banner.isVisible()


def test_undo_does_not_go_behind_the_map_with_which_editing_began(window: MainWindow, qtbot: QtBot) -> None:
    bench, history = window.explore, window.explore.session.history
    bench.session.set_problem(drawn_input(FIELD))
    qtbot.waitUntil(bench.map_tools.edit.isVisible)
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    assert not bench.map_tools.undo.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bench.session.problem is FIELD
    drag(bench, qtbot, (1, 4), (3, 4))
    drag(bench, qtbot, (4, 4))
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (bench.session.problem, bench.map_editing.on) == (FIELD, True)
    history.redo_change()
    assert walls(bench) == {(1, 4), (2, 4), (3, 4)}
    history.undo_change()
    qtbot.mouseClick(bench.map_tools.edit, LEFT)  # ends it
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bench.session.other is None


def test_the_start_and_the_goal_are_dragged_though_the_map_is_not_edited(window: MainWindow, qtbot: QtBot) -> None:
    bench, view = window.explore, window.explore.stage.map
    field = read_problem("maze")
    bench.session.set_problem(field)
    bench.player.to_end()
    settle(bench, qtbot)
    before, runs = grid(bench), len(bench.session.runs)
    start, goal = before.start, before.goals[0]
    drag(bench, qtbot, start, (start[0], start[1] + 1), (start[0], start[1] + 2))
    settle(bench, qtbot)
    drag(bench, qtbot, goal, (goal[0], goal[1] - 1))
    settle(bench, qtbot)
    moved = grid(bench)
    assert (moved.start, moved.goals) == ((start[0], start[1] + 2), ((goal[0], goal[1] - 1),))
    assert moved.costs is before.costs
    assert bench.session.other.given == "maze"  # still that problem, with other ends
    assert (bench.player.at_end, bench.player.t > 0) == (True, True)
    assert len(bench.session.runs) == runs + 2  # one a drag
    assert bench.map_editing.unsaved == []
    bench.session.history.undo_change()
    assert grid(bench).goals == (goal,)
    settle(bench, qtbot)
    assert bench.player.t > 0  # at the end again
    bench.session.history.undo_change()
    assert bench.session.problem is field.problem
    settle(bench, qtbot)
    for square in (start, (start[0], start[1] + 1)):
        bench.node_selection.clear()
        qtbot.mouseClick(view, LEFT, PLAIN, pixel(bench, square))
        assert bench.node_selection.record is not None  # a click selects
    view.zoom(3.0)
    at = pixel(bench, (start[0] + 1, start[1] + 1))
    qtbot.mousePress(view, LEFT, PLAIN, at)
    qtbot.mouseMove(view, at + QPoint(-15, -15))
    qtbot.mouseMove(view, at + QPoint(-30, -30))
    qtbot.mouseRelease(view, LEFT, PLAIN, at + QPoint(-30, -30))
    assert pixel(bench, (start[0] + 1, start[1] + 1)) != at  # elsewhere, a drag moves the map
    assert bench.session.problem is field.problem


def test_the_hint_beside_a_map_without_lists_of_places_names_none(window: MainWindow) -> None:
    places, session = window.explore.board.places, window.explore.session
    session.set_problem(drawn_input(grid_problem(Grid("Large", (b"\1" * 64,) * 64, (0, 0), ((1, 1),)))))
    window.explore.board.show_face(GOAL)
    assert (places.hint.isVisible(), places.goal.isVisible()) == (True, False)
    assert places.hint.text() == "Click a place above to make it the goal."


def test_on_a_large_map_the_start_and_the_goal_are_typed(window: MainWindow, qtbot: QtBot) -> None:
    board, session = window.explore.board, window.explore.session
    places, fault = board.places, board.problem.fault
    rows = [bytearray(b"\1" * 100) for _ in range(80)]
    rows[5][7] = WALL
    large = Grid("Large", tuple(map(bytes, rows)), (0, 0), ((1, 1),), x_y=True)
    session.set_problem(drawn_input(grid_problem(large)))
    assert places.typed_start.isVisible() and not places.start.isVisible()
    assert (places.typed_start.text(), places.typed_goal.text()) == ("0,0", "1,1")
    assert "column and row from 0" in places.typed_goal.toolTip()

    def enter(line: QLineEdit, typed: str) -> None:
        line.setFocus()
        line.selectAll()
        qtbot.keyClicks(line, typed)
        qtbot.keyClick(line, Qt.Key.Key_Return)

    enter(places.typed_start, "90,2")
    enter(places.typed_goal, "3, 79")
    assert (grid(window.explore).start, grid(window.explore).goals) == ((2, 90), ((79, 3),))
    for typed, sentence in (
        ("7,5", "The square 7,5 is a wall."),
        ("3,80", "The square 3,80 is outside the grid: X goes from 0 to 99, Y from 0 to 79."),
        ("there", "“there” is not a square: write X,Y, the column and the row, counted from 0, such as 90,2."),
    ):
        enter(places.typed_goal, typed)
        assert fault.isVisible() and fault.sentence.text() == sentence
        assert grid(window.explore).goals == ((79, 3),)
    enter(places.typed_goal, "8,5")
    assert grid(window.explore).goals == ((5, 8),) and not fault.isVisible()
    session.set_problem(read_problem("maze"))
    assert places.start.isVisible() and not places.typed_start.isVisible()
    assert places.start.toolTip() == "Squares are named by row and column, counted from 1."


def test_a_new_grid_names_squares_as_maps_of_moving_ai_do(window: MainWindow) -> None:
    window.explore.map_editing.draw_new(drawn_input(grid_problem(empty_grid())))
    assert window.explore.board.places.start.currentText() == "4,7"
    written = window.explore.session.other.written
    assert read_problem(written).problem.name((7, 20)) == "20,7"


def test_a_zoomed_map_stays_where_it_is_while_it_is_drawn(bench: ExploreBench, qtbot: QtBot) -> None:
    view = bench.stage.map
    drag(bench, qtbot, (5, 4))
    settle(bench, qtbot)
    view.zoom(4.0, pixel(bench, (3, 1)).toPointF())
    view._move(QPointF(1000, 0))
    before = pixel(bench, (3, 1))
    assert not view.rect().contains(pixel(bench, (3, 7)))  # the current place at the end
    drag(bench, qtbot, (2, 1), (2, 2))
    settle(bench, qtbot)
    assert pixel(bench, (3, 1)) == before
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    drag(bench, qtbot, (3, 1), (3, 2))
    settle(bench, qtbot)
    assert (grid(bench).start, pixel(bench, (3, 1))) == ((3, 2), before)
    shown = view.marks
    bench.player.seek(1)
    qtbot.waitUntil(lambda: view.marks != shown)
    bench.player.to_end()  # the search itself is followed
    qtbot.waitUntil(lambda: view.rect().contains(pixel(bench, (3, 7))))


@pytest.mark.parametrize("kind", ["grid", "graph"])
def test_nothing_moves_when_the_tools_come_and_go(window: MainWindow, qtbot: QtBot, kind: str) -> None:
    bench, tools = window.explore, window.explore.map_tools
    bench.session.set_problem(drawn_input(FIELD if kind == "grid" else read_map(SQUARE)))
    qtbot.waitUntil(tools.edit.isVisible)

    def places() -> list[QRect]:
        QApplication.processEvents()
        return [widget.geometry() for widget in (tools.edit, tools.moves, tools.edit.parentWidget(), bench.stage.map)]

    before = places()
    qtbot.mouseClick(tools.edit, LEFT)
    assert places() == before
    qtbot.mouseClick(tools.edit, LEFT)
    assert places() == before


def test_a_click_on_a_zoomed_map_leaves_the_map_where_it_is(window: MainWindow, qtbot: QtBot) -> None:
    bench, view = window.explore, window.explore.stage.map
    bench.session.set_problem(read_problem("maze"))
    bench.player.to_end()
    settle(bench, qtbot)
    start = grid(bench).start
    view.zoom(5.0, pixel(bench, start).toPointF())  # the current square, the goal, is far from there
    at = pixel(bench, start)
    assert not view.rect().contains(pixel(bench, grid(bench).goals[0]))
    for square in (start, (start[0] + 1, start[1])):
        qtbot.mouseClick(view, LEFT, PLAIN, pixel(bench, square))
        settle(bench, qtbot)
        assert bench.node_selection.record is not None
        assert pixel(bench, start) == at
    bench.player.seek(bench.player.length - 1)  # another step is followed
    qtbot.waitUntil(lambda: pixel(bench, start) != at)


def test_keys_zoom_the_map_after_a_click_in_it_and_play_as_before(window: MainWindow, qtbot: QtBot) -> None:
    bench, view = window.explore, window.explore.stage.map
    bench.session.set_problem(read_problem("maze"))
    bench.player.to_end()
    settle(bench, qtbot)
    start = grid(bench).start
    qtbot.mouseClick(view, LEFT, PLAIN, pixel(bench, start))

    def width() -> float:
        layout = view._current_layout()
        assert isinstance(layout, GridLayout)
        return layout.square(0, 0).width()

    usual = width()
    for key, larger in (
        (Qt.Key.Key_Plus, True),
        (Qt.Key.Key_0, False),
        (Qt.Key.Key_Plus, True),
        (Qt.Key.Key_Minus, False),
    ):
        qtbot.keyClick(window.focusWidget() or bench, key)
        assert (width() > usual) is larger
    bench.player.to_start()
    qtbot.keyClick(window.focusWidget() or bench, Qt.Key.Key_Space)
    assert bench.player.playing


def test_a_drawn_map_has_its_usual_heuristic_again_after_a_puzzle(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    bench, path = window.explore, tmp_path / "open.map"
    path.write_text("type octile\nheight 8\nwidth 10\nmap\n" + "..........\n" * 8)
    session = bench.session
    session.set_problem(read_problem(str(path)))
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    qtbot.waitUntil(lambda: bench.stage.map_problem is session.problem)
    drag(bench, qtbot, (3, 3), (4, 3))
    qtbot.waitUntil(lambda: session.other is not None and session.other.given != str(path))
    drawn = session.other
    session.set_problem(None)
    assert session.configuration.heuristic == "manhattan"
    session.set_problem(drawn)
    assert session.configuration.heuristic == "octile"
