"""MovingAI's maps and scenarios."""

from __future__ import annotations

import pytest
from hypothesis import given
from worlds.maps import drawn_grids

from workbench.maps.grid import MAX_SIDE, WALL, Grid, MoveRule
from workbench.maps.grid_problem import DiagonalGridProblem, grid_problem
from workbench.maps.moving_ai import moving_ai_text, parse_moving_ai, parse_scenario
from workbench.maps.reading import is_map, read_map
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe
from workbench.wording import say

HEAD = "type octile\nheight 2\nwidth 4\nmap\n"
MAP = HEAD + ".G@S\nOT3.\n"
LINE = "0\tmaps/dao/arena.map\t49\t49\t1\t11\t4\t12\t3.41421"


def test_a_map_is_read_and_has_a_start_and_a_goal() -> None:
    problem = read_map(MAP, "arena")
    assert is_map(MAP) and isinstance(problem, DiagonalGridProblem)
    assert problem.grid == Grid(
        "arena", (bytes([1, 1, WALL, 1]), bytes([WALL, WALL, 3, 1])), (0, 0), ((0, 1),), MoveRule.EIGHT, True
    )


def test_no_move_leads_from_land_to_water_or_back() -> None:
    problem = read_map(HEAD + ".WW.\n.WW.\n")
    assert isinstance(problem, DiagonalGridProblem)
    assert [other for _, other, _ in problem.successors((0, 0))] == [(1, 0)]
    assert {other for _, other, _ in problem.successors((0, 1))} == {(0, 2), (1, 1), (1, 2)}


@given(drawn_grids())
def test_a_map_is_written_as_it_is_read(grid: Grid) -> None:
    read = parse_moving_ai(moving_ai_text(grid), "")
    assert read.costs == grid.costs
    assert moving_ai_text(read) == moving_ai_text(grid)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("type octile\nheight 2\nwide 4\n", "Line 3: expected width, not “wide 4”."),
        ("type octile\nheight 2\n", "The heading ends before width."),
        ("type octile\nheight two\nwidth 4\nmap\n", "Line 2: “height two” is not a size; write a number from 1"),
        (f"type octile\nheight {MAX_SIDE + 1}\nwidth 4\nmap\n", "is not a size; write a number from 1 to 1,024."),
        (HEAD + "....\n", "The heading says height 2, but the map has 1 row."),
        (HEAD + "....\n...\n", "Line 6 has 3 squares, but the heading says width 4."),
        (HEAD + "....\n..x.\n", "Line 6, column 2: “x” is not a valid square"),
        (HEAD + "@@@@\n@OT@\n", "All squares of the map are walls."),
    ],
)
def test_a_wrong_map_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        read_map(text)
    assert sentence in say(fault.value)


def test_a_scenario_is_read_with_its_lines() -> None:
    scenarios = parse_scenario(f"version 1.0\n{LINE}\n\n{' '.join(LINE.split())}\n")
    assert [scenario.line for scenario in scenarios] == [2, 4]
    first = scenarios[0]
    assert (first.map_name, first.size, first.bucket) == ("maps/dao/arena.map", (49, 49), 0)
    assert (first.start, first.goal, first.listed.length) == ((11, 1), (12, 4), 3.41421)
    assert len(parse_scenario(f"version 1\n{LINE}\n{LINE}\nnonsense", most=2)) == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A scenario file begins with the line version 1."),
        ("version 2\n", "A scenario file begins with the line version 1."),
        (f"version 1\n{LINE}\t7\n", "Line 2 has 10 fields, but a search has 9"),
        (f"version 1\n{LINE.replace('3.41421', 'nan')}\n", "Line 2: “nan” is not a number of at"),
        (f"version 1\n{LINE.replace('11', '-1')}\n", "Line 2: “-1” is not a number of at least 0; the bucket"),
    ],
)
def test_a_wrong_scenario_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_scenario(text)
    assert sentence in say(fault.value)


def test_the_longest_name_of_a_square_is_known_whether_rows_count_from_0_or_1() -> None:
    for x_y in (True, False):
        grid = Grid("large", (bytes([1] * MAX_SIDE),) * MAX_SIDE, (0, 0), ((1, 1),), x_y=x_y)
        problem = grid_problem(grid)
        sketch = problem.sketch()
        longest = max(len(describe(problem, sketch.spots[place].state)) for place in sketch.longest_named)
        assert longest == max(len(describe(problem, (side, side))) for side in (998, 999, MAX_SIDE - 1))
