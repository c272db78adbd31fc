"""Maps that are drawn: mazes and obstacles by seed, changes of grids and graphs, and their texts."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds.maps import drawn_graphs, grids_with_water

from workbench.formats.problem_input import DRAWN, drawn_input, read_problem
from workbench.formats.run_line import RunLine, read_run_line
from workbench.maps import graph_changes
from workbench.maps.generating import maze, obstacles
from workbench.maps.graph import Edge, Graph, GraphProblem, Place
from workbench.maps.graph_text import graph_text, parse_graph
from workbench.maps.grid import WALL, Grid
from workbench.maps.grid_changes import (
    Brush,
    cleared,
    painted,
    resized,
    squares_between,
    with_goal_moved,
    with_goal_toggled,
    with_start,
)
from workbench.maps.grid_problem import grid_problem
from workbench.maps.grid_text import grid_text, parse_grid
from workbench.search.problem.messages import Fault
from workbench.wording import say

sides = st.integers(2, 25)
seeds = st.integers(0, 2**32 - 1)
FIELD = Grid("Field", (b"\1\1\1", b"\1\xff\5"), (0, 0), ((1, 2),))


def free(grid: Grid) -> int:
    return sum(cost != WALL for row in grid.costs for cost in row)


@given(sides, sides, seeds)
@settings(max_examples=40)
def test_a_maze_joins_any_two_free_squares_by_exactly_one_path(rows: int, columns: int, seed: int) -> None:
    if rows + columns < 5:
        return
    grid = maze(rows, columns, seed)
    problem = grid_problem(grid)
    moves = sum(len(problem.successors(square)) for square in problem.places())
    assert sum(map(sum, grid.reachable())) == free(grid)
    assert moves == 2 * (free(grid) - 1)
    assert grid == maze(rows, columns, seed)


@given(sides, sides, seeds, st.integers(0, 60))
@settings(max_examples=40)
def test_a_path_leads_through_random_obstacles(rows: int, columns: int, seed: int, percent: int) -> None:
    grid = obstacles(rows, columns, seed, percent)
    assert all(grid.reachable()[row][column] for row, column in grid.goals)
    assert rows * columns - free(grid) <= rows * columns * percent // 100
    assert grid == obstacles(rows, columns, seed, percent)


def test_obstacles_take_the_percentage_that_was_asked_for_and_depend_on_the_seed_alone() -> None:
    grid = obstacles(40, 40, 7, 25)
    assert 1600 - free(grid) == 400
    assert grid != obstacles(40, 40, 8, 25)
    assert "".join("#" if cost == WALL else "." for cost in obstacles(3, 6, 1, 30).costs[1]) == "...#.."


@given(grids_with_water(), st.data())
def test_a_brush_changes_its_squares_alone_and_never_walls_up_an_end(grid: Grid, data: st.DataObject) -> None:
    rows, columns = grid.shape
    squares = data.draw(st.lists(st.tuples(st.integers(-1, rows), st.integers(-1, columns)), max_size=6))
    brush = data.draw(st.sampled_from((Brush(WALL), Brush(), Brush(4), Brush(water=True))))
    changed = painted(grid, squares, brush)
    for row in range(rows):
        for column in range(columns):
            drawn = (row, column) in squares and not (brush.cost == WALL and (row, column) in (grid.start, *grid.goals))
            cost = brush.cost if drawn else grid.costs[row][column]
            water = brush.water if drawn else bool(grid.water and grid.water[row][column])
            assert (changed.costs[row][column], bool(changed.water and changed.water[row][column])) == (cost, water)
    assert painted(changed, squares, brush) is changed


def test_squares_of_water_are_noted_on_the_map() -> None:
    sketch = grid_problem(painted(FIELD, [(0, 1)], Brush(water=True))).sketch()
    assert [spot.note for spot in sketch.spots] == ["", "≈", "", "", "5"]
    assert sketch.kinds.tolist() == [0, 2, 0, 0, 1]


def test_a_fast_drag_leaves_no_gap() -> None:
    squares = [*squares_between((2, 9), (7, 1))]
    assert squares[0] == (2, 9)
    assert squares[-1] == (7, 1)
    assert all(max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in pairwise(squares))


def test_ends_are_not_put_on_walls_or_on_each_other_and_the_last_goal_stays() -> None:
    assert with_start(FIELD, (1, 1)) is FIELD is with_start(FIELD, (1, 2)) is with_start(FIELD, (5, 5))
    assert with_start(FIELD, (0, 2)).start == (0, 2)
    assert with_goal_moved(FIELD, (1, 2), (0, 0)) is FIELD
    two = with_goal_toggled(FIELD, (0, 1))
    assert two.goals == ((0, 1), (1, 2))
    assert with_goal_toggled(two, (1, 2)).goals == ((0, 1),)
    with pytest.raises(Fault) as error:
        with_goal_toggled(FIELD, (1, 2))
    assert say(error.value) == "This is the only goal. Add another one before you remove it."


@given(grids_with_water(), st.integers(1, 8), st.integers(1, 8))
def test_a_resized_grid_keeps_its_squares_and_has_ends_on_free_squares(grid: Grid, rows: int, columns: int) -> None:
    if rows * columns == 1:
        with pytest.raises(Fault):
            resized(grid, rows, columns)
        return
    changed = resized(grid, rows, columns)
    assert changed.shape == (rows, columns)
    assert all(changed.cost(*end) is not None for end in (changed.start, *changed.goals))
    assert changed.start not in changed.goals
    moved = {changed.start, *changed.goals} - {grid.start, *grid.goals}
    for row in range(rows):
        for column in range(columns):
            inside = row < grid.shape[0] and column < grid.shape[1]
            if (row, column) not in moved:
                assert changed.costs[row][column] == (grid.costs[row][column] if inside else 1)


def test_a_cleared_grid_has_neither_walls_nor_costs() -> None:
    assert cleared(FIELD).costs == (b"\1\1\1", b"\1\1\1")


@given(grids_with_water(), st.booleans())
def test_a_drawn_grid_is_read_from_its_text_and_from_the_line_of_its_search(grid: Grid, x_y: bool) -> None:
    dry = tuple(
        bytes(1 if water else cost for cost, water in zip(*rows, strict=True))
        for rows in zip(grid.costs, grid.water, strict=True)
    ) if grid.water else grid.costs  # fmt: skip
    water = grid.water if any(map(any, grid.water)) else ()
    drawn = replace(grid, x_y=x_y, title="It’s a 'map'\\n", costs=dry, water=water)
    assert parse_grid(grid_text(drawn)) == drawn
    other = drawn_input(grid_problem(drawn))
    line = str(RunLine(None, None, other))
    assert "\n" not in line
    read = read_run_line(line).other
    assert read is not None
    assert (read.given, read.written) == (DRAWN, other.written)
    assert read.problem.grid == drawn


@given(drawn_graphs())
def test_a_drawn_graph_is_read_from_its_text(graph: Graph) -> None:
    assert parse_graph(graph_text(graph)) == graph
    assert read_problem(drawn_input(GraphProblem(graph)).written).problem.graph == graph


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("start 2,2\n.#\n.G", "“2,9” is not"),
        ("names y,x\nSG", "Line 2: “names y,x” is not valid; the only names of squares to choose are names x,y."),
        ("start 1,2\n.#\n.G", "Line 2: “1,2” is not a free square of this grid; write it as 3,4."),
        ("goal 9\nS.", "Line 2: “9” is not a free square of this grid"),
    ],
)
def test_a_wrong_line_before_the_first_row_is_told(text: str, sentence: str) -> None:
    if text.startswith("start 2,2"):
        assert parse_grid(f"grid G\nmoves 8\n{text}").start == (1, 1)
        return
    with pytest.raises(Fault) as error:
        parse_grid(f"grid G\n{text}")
    assert sentence in say(error.value)


TOWNS = Graph("T", (Place("A", (0, 0), 3), Place("B", (9, 0), 0)), (Edge("A", "B", 4),), "A", ("B",))


def test_a_graph_is_built_by_hand_and_every_step_is_a_valid_graph() -> None:
    name = graph_changes.free_name(TOWNS)
    graph = graph_changes.with_place(TOWNS, name, (4, 5))
    graph = graph_changes.with_road(graph, "A", name, 2)
    graph = graph_changes.with_h(graph_changes.renamed(graph, name, "Old Town"), "Old Town", 1.5)
    graph = graph_changes.with_place_at(graph_changes.with_cost(graph, 0, 7), "B", (8, 1))
    graph = graph_changes.with_start(graph_changes.with_goal_toggled(graph, "Old Town"), "A")
    assert graph == Graph(
        "T",
        (Place("A", (0, 0), 3), Place("B", (8, 1), 0), Place("Old Town", (4, 5), 1.5)),
        (Edge("A", "B", 7), Edge("A", "Old Town", 2)),
        "A",
        ("B", "Old Town"),
    )
    assert parse_graph(graph_text(graph)) == graph
    assert graph_changes.without_place(graph_changes.without_road(graph, 0), "B") == Graph(
        "T", (graph.places[0], graph.places[2]), (Edge("A", "Old Town", 2),), "A", ("Old Town",)
    )


def test_an_edge_is_made_one_way_and_two_way_and_may_lead_back_at_another_cost() -> None:
    there = graph_changes.with_road(TOWNS, "B", "A", one_way=True)
    assert there.edges == (Edge("B", "A", 4, one_way=True),)
    back = graph_changes.with_road(there, "A", "B", 9, one_way=True)
    assert back.edges == (*there.edges, Edge("A", "B", 9, one_way=True))
    assert graph_changes.with_road(there, "A", "B").edges == (Edge("A", "B", 4),)
    for graph, one_way in ((there, True), (back, True), (back, False), (TOWNS, False)):
        with pytest.raises(Fault):
            graph_changes.with_road(graph, "B", "A", one_way=one_way)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda: graph_changes.renamed(TOWNS, "A", "b"), "There is already a place called b."),
        (lambda: graph_changes.renamed(TOWNS, "A", "x, y"), "“x, y” is not a valid name of a place"),
        (lambda: graph_changes.renamed(TOWNS, "A", "goal B: x"), "cannot be a name, because a file"),
        (lambda: graph_changes.with_road(TOWNS, "B", "A"), "An edge already joins B and A."),
        (lambda: graph_changes.without_place(TOWNS, "B"), "B is the start or the only goal."),
        (lambda: graph_changes.with_goal_toggled(TOWNS, "B"), "This is the only goal."),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_sentence(change: object, sentence: str) -> None:
    with pytest.raises(Fault) as error:
        change()
    assert sentence in say(error.value)
