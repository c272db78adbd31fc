"""While a map is drawn, it shows the finished search of its last state."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.drawing import LEFT, PLAIN, drag, grid, pixel, settle

from workbench.compiling import preparing
from workbench.formats.problem_input import drawn_input
from workbench.maps.graph_changes import with_cost
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import grid_problem
from workbench.maps.reading import read_map
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.drawing.map_editing import Tool
from workbench.ui.shell.main_window import MainWindow

HANGS = """
import time
from pathlib import Path

def h(state, goal=None):
    while state == (1, 1) and Path(__file__).with_name("flag").exists():
        time.sleep(0.01)
    return 0
"""


def edited(window: MainWindow, qtbot: QtBot, side: int) -> ExploreBench:
    """Return Explore with an empty field of `side`×`side` squares, whose map is edited and searched to the end."""
    bench = window.explore
    field = Grid("Field", (b"\1" * side,) * side, (side // 2, 1), ((side // 2, side - 2),))
    bench.session.set_problem(drawn_input(grid_problem(field)))
    qtbot.waitUntil(bench.map_tools.edit.isVisible)
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    bench.player.to_end()
    settle(bench, qtbot)
    return bench


@pytest.mark.parametrize("heuristic", ["manhattan", "zero"])
@pytest.mark.parametrize(("engine", "side"), [("textbook", 20), ("compiled", 20), ("compiled", 80)])
def test_after_each_drag_and_stroke_the_new_search_is_shown_to_its_end(
    window: MainWindow, qtbot: QtBot, engine: str, side: int, heuristic: str
) -> None:
    if engine == "compiled":
        preparing.enable()
    bench, choose = edited(window, qtbot, side), random.Random(side)
    bench.session.configure(replace(bench.session.configuration, heuristic=heuristic, engine=engine))
    tools, view = bench.map_tools, bench.stage.map
    for _ in range(40):
        kind = choose.choice(["start", "goal", "wall", "erase", "undo", "redo", "bookmark"])
        if kind in ("undo", "redo"):
            {"undo": tools.undo, "redo": tools.redo}[kind].trigger()
        elif kind == "bookmark":
            bench.bookmark()  # the run is kept, and shown again when its map comes back
            continue
        else:
            edited_grid = bench.map_editing.grid
            assert edited_grid is not None
            places = [(choose.randrange(side), choose.randrange(side)) for _ in range(choose.randint(1, 6))]
            places = [edited_grid.start] * (kind == "start") + [edited_grid.goals[0]] * (kind == "goal") + places
            bench.map_editing.choose(Tool.ERASE if kind == "erase" else Tool.WALL)
            qtbot.mousePress(view, LEFT, PLAIN, pixel(bench, places[0]))
            for place in places[1:]:
                qtbot.mouseMove(view, pixel(bench, place))
                if choose.random() < 0.3:
                    QApplication.processEvents()
            if choose.random() < 0.3:
                settle(bench, qtbot)  # before the button is released
            qtbot.mouseRelease(view, LEFT, PLAIN, pixel(bench, places[-1]))
        if choose.random() < 0.6:
            settle(bench, qtbot)
    settle(bench, qtbot)


def test_a_search_that_an_own_heuristic_keeps_from_ending_does_not_hold_up_the_next_drag(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    bench = edited(window, qtbot, 9)

    def shows_end() -> bool:
        return not bench.session.busy and bench.player.at_end and bench.player.t > 0

    (tmp_path / "mine.py").write_text(HANGS, encoding="utf-8")
    bench.session.configure(replace(bench.session.configuration, heuristic=f"{tmp_path / 'mine.py'}:h"))
    bench.player.to_end()
    qtbot.waitUntil(shows_end)
    (tmp_path / "flag").touch()
    drag(bench, qtbot, grid(bench).start, (1, 1))
    drag(bench, qtbot, grid(bench).start, (8, 8))
    qtbot.waitUntil(shows_end)


def test_a_user_who_goes_back_while_the_search_runs_is_not_moved_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    bench = edited(window, qtbot, 60)
    bench.session.configure(replace(bench.session.configuration, heuristic="zero", engine="textbook"))
    drag(bench, qtbot, grid(bench).start, (0, 0))
    qtbot.waitUntil(lambda: bench.player.length > 3)
    bench.player.scrub(3)
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.player.t == 3


def test_a_click_on_the_start_is_no_change(window: MainWindow, qtbot: QtBot) -> None:
    bench = edited(window, qtbot, 9)
    before = bench.session.current
    drag(bench, qtbot, grid(bench).start, grid(bench).start)
    assert bench.session.current is before
    assert bench.session.history.undo_key != "undo-map"


def test_a_graph_shown_to_its_end_is_shown_so_again_when_a_road_without_which_no_path_exists_is_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.explore
    bench.session.set_problem(drawn_input(read_map("graph G\nstart A\ngoal B\nA: at 0 0\nB: at 9 0\nA -- B: 9\n")))
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    bench.player.to_end()
    settle(bench, qtbot)
    bench.map_editing.choose(Tool.ERASE)
    view = bench.stage.map
    qtbot.waitUntil(lambda: view.sketch is not None and len(view.sketch.spots) == 2)
    qtbot.mouseClick(view, LEFT, PLAIN, ((view.point(0) + view.point(1)) / 2).toPoint())
    assert bench.session.problem.successors("A") == []
    settle(bench, qtbot)
    bench.map_tools.undo.trigger()
    settle(bench, qtbot)
    assert bench.player.t > 0


def test_a_graph_is_searched_to_its_end_after_each_change_though_it_was_not_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.explore
    bench.session.set_problem(drawn_input(read_map("graph G\nstart A\ngoal B\nA: at 0 0\nB: at 9 0\nA -- B: 9\n")))
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.player.t == 0
    editing = bench.map_editing
    for cost in (7, 5):
        assert editing.attempt(lambda cost=cost: with_cost(editing.graph, 0, cost))
        settle(bench, qtbot)
        assert (bench.player.t, bench.session.current.run.solution.cost) == (bench.player.length, cost)
        assert bench.player.length > 0


def test_a_step_of_a_graph_in_the_middle_of_its_search_stays_while_the_graph_is_drawn(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench, editing = window.explore, window.explore.map_editing
    bench.session.set_problem(
        drawn_input(
            read_map("graph G\nstart A\ngoal C\nA: at 0 0\nB: at 9 0\nC: at 20 0\nA -- B: 9\nB -- C: 11\nA -- C: 30\n")
        )
    )
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    bench.player.to_end()
    settle(bench, qtbot)
    bench.player.seek(1)
    for cost in (9.5, 10):
        assert editing.attempt(lambda cost=cost: with_cost(editing.graph, 0, cost))
        qtbot.waitUntil(lambda: bench.player.ended and bench.player.t == 1)
        assert bench.player.length > 1
    bench.player.to_end()
    assert editing.attempt(lambda: with_cost(editing.graph, 0, 12))
    settle(bench, qtbot)
    assert bench.player.t == bench.player.length > 1
