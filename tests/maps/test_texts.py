"""The text formats of maps: parsing is the inverse of formatting, and mistakes are reported with their line."""

from __future__ import annotations

import pytest
from hypothesis import given
from worlds.maps import drawn_graphs, drawn_grids

from workbench.maps.graph import Edge, Graph, GraphProblem, Place
from workbench.maps.graph_text import parse_graph
from workbench.maps.grid import MAX_SIDE, Grid
from workbench.maps.grid_problem import GridProblem
from workbench.maps.grid_text import grid_text, parse_grid
from workbench.maps.reading import read_map
from workbench.search.problem.messages import Fault
from workbench.wording import say

SMALL = """\
# A comment, then an empty line.

graph  Two  towns
start Old Town   # as a comment
goal B
Old Town: at -1 2.5, h 3
B: h 0, at 0 0
Old Town -- B: 2.50
B -> C
C: at 1 1, h inf
"""


def test_a_graph_is_read_as_it_is_written_down() -> None:
    assert parse_graph(SMALL) == Graph(
        "Two towns",
        (Place("Old Town", (-1, 2.5), 3), Place("B", (0, 0), 0), Place("C", (1, 1), float("inf"))),
        (Edge("Old Town", "B", 2.5), Edge("B", "C", 1, one_way=True)),
        "Old Town",
        ("B",),
    )
    assert isinstance(read_map(SMALL), GraphProblem)


def text_of_graph(graph: Graph) -> str:
    lines = [f"graph {graph.title}".rstrip(), f"start {graph.start}", *(f"goal {goal}" for goal in graph.goals)]
    for place in graph.places:
        facts = [] if place.at is None else [f"at {place.at[0]!r} {place.at[1]!r}"]
        facts += [] if place.h is None else [f"h {place.h!r}"]
        lines.append(f"{place.name}: {', '.join(facts)}".rstrip())
    lines += [f"{edge.here} {'->' if edge.one_way else '--'} {edge.there}: {edge.cost!r}" for edge in graph.edges]
    return "\n".join(lines) + "\n"


@given(drawn_graphs())
def test_the_text_of_a_graph_is_read_as_the_same_graph(graph: Graph) -> None:
    assert parse_graph(text_of_graph(graph)) == graph


def test_a_grid_is_read_as_it_is_written_down() -> None:
    text = "# The comment\ngrid Maze\n#S.\n92G\n"
    assert parse_grid(text) == Grid("Maze", (b"\xff\1\1", b"\11\2\1"), (0, 1), ((1, 2),))
    assert isinstance(read_map(text), GridProblem)


@given(drawn_grids())
def test_the_text_of_a_grid_is_read_as_the_same_grid(grid: Grid) -> None:
    assert parse_grid(grid_text(grid)) == grid


GRAPH = "graph G\nstart A\ngoal B\n"

FAULTS = [
    ("", "starts with a line such as grid Garden, graph Towns or type octile; this one is empty."),
    ("# nothing\n", "starts with a line such as grid Garden, graph Towns or type octile; this one is empty."),
    ("1 2 3\n4 0 5", "starts with a line such as grid Garden, graph Towns or type octile; this one starts with “1”."),
    ("grap X\n", "this one starts with “grap”."),
    ("graph\n", "Line 1 is the last, and the start or the goal is missing."),
    ("graph G\nstart A\nA -- B\n", "Line 3 is the last, and the start or the goal is missing."),
    (GRAPH, "Line 2: the place A is not described, and no edge leads to it."),
    (GRAPH + "A -- C", "Line 3: the place B is not described, and no edge leads to it."),
    (GRAPH + "A -- B: x", "Line 4: “x” is not a valid number; write it as 75 or 2.5."),
    (GRAPH + "A -- B: -1", "Line 4: “-1” is not a valid number"),
    (GRAPH + "A -- B: inf", "Line 4: “inf” is not a valid number"),
    (GRAPH + "A -- B: 1e9", "Line 4: “1e9” is not a valid number"),
    (GRAPH + "A -- B:", "Line 4: “” is not a valid number"),
    (GRAPH + "A -- B 75", "Line 3: the place B is not described"),  # the place is called “B 75”
    (GRAPH + "A -- A: 1", "Line 4: the edge leads from A back to A."),
    (GRAPH + "A -- B\n\nB -> A: 2", "Line 6: line 4 already has an edge from B to A."),
    (GRAPH + "A -- , : 2", "Line 4: “,” is not a valid name of a place: use 1 to 40 letters and no comma."),
    (GRAPH + f"A -- {'B' * 41}: 2", "is not a valid name of a place"),
    (GRAPH + "A B 75", "Line 4: “A B 75” is not an edge"),
    (GRAPH + "start B\nA -- B", "Line 4: only one start is allowed, and line 2 names it."),
    (GRAPH + "A -- B\nA: h 1\nA: h 2", "Line 6: A was already described."),
    (GRAPH + "A -- B\nA: at 1", "Line 5: “at 1” is neither coordinates"),
    (GRAPH + "A -- B\nA: h 1, h 2", "Line 5: “h 2” is neither coordinates"),
    (GRAPH + "A -- B\nA: h -2", "Line 5: “-2” is not a valid number"),
    (GRAPH + "A -- B\nA: at 1 y", "Line 5: “y” is not a valid number"),
    (GRAPH + "A -- B\nA: size 3", "Line 5: “size 3” is neither coordinates"),
    (GRAPH + "A -- B\nA: at 1 2", "B has no coordinates, but A has"),
    (GRAPH + "A -- B\nB: h 2", "A has no h, but B has one"),
    (GRAPH + "".join(f"p{n}: \n" for n in range(2001)), "Line 2004: too large; at most 2,000 places"),
    ("grid\n", "The heading grid"),
    ("grid G\nS.G\n..", "Line 3 has 2 squares, but the first row has 3."),
    ("grid G\n\nS.x.G", "Line 3: “x” is not a valid square"),
    ("grid G\nS.S.G", "Line 2: only one S is allowed, and line 2 has it."),
    ("grid G\nS...\n....", "Line 3 is the last, and the S or the G is missing."),
    ("grid G\n" + "." * (MAX_SIDE + 1), "Line 2: a grid has at most 1,024 rows and columns."),
    ("grid G\n" + "SG\n" + "..\n" * MAX_SIDE, "Line 1026: a grid has at most 1,024 rows and columns."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), FAULTS)
def test_what_is_wrong_is_told_in_one_sentence_with_its_line(text: str, expected: str) -> None:
    with pytest.raises(Fault) as error:
        read_map(text)
    assert expected in say(error.value)
    assert "\n" not in say(error.value)
