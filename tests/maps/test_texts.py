"""The text forms of maps: what is written is read as the same, and what is wrong is told with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from worlds.maps import drawn_graphs, drawn_grids

from workbench.maps.graph import Edge, Graph, GraphProblem, Place
from workbench.maps.graph_text import parse_graph
from workbench.maps.grid import Grid, GridProblem
from workbench.maps.grid_text import MOST_SIDE, parse_grid
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


def text_of_grid(grid: Grid) -> str:
    """Return the text of a grid whose start and goals cost 1."""
    rows = []
    for row, costs in enumerate(grid.costs):
        signs = ["#" if cost is None else "." if cost == 1 else str(cost) for cost in costs]
        for column in range(len(signs)):
            if (row, column) == grid.start:
                signs[column] = "S"
            elif (row, column) in grid.goals:
                signs[column] = "G"
        rows.append("".join(signs))
    return "\n".join([f"grid {grid.title}".rstrip(), *rows]) + "\n"


@given(drawn_graphs())
def test_the_text_of_a_graph_is_read_as_the_same_graph(graph: Graph) -> None:
    assert parse_graph(text_of_graph(graph)) == graph


def test_a_grid_is_read_as_it_is_written_down() -> None:
    text = "# The comment\ngrid Maze\n#S.\n92G\n"
    assert parse_grid(text) == Grid("Maze", ((None, 1, 1), (9, 2, 1)), (0, 1), ((1, 2),))
    assert isinstance(read_map(text), GridProblem)


@given(drawn_grids())
def test_the_text_of_a_grid_is_read_as_the_same_grid(grid: Grid) -> None:
    assert parse_grid(text_of_grid(grid)) == grid


GRAPH = "graph G\nstart A\ngoal B\n"

FAULTS = [
    ("", "begins with a heading, one of graph, grid, and a title; here is nothing at all."),
    ("# nothing\n", "begins with a heading, one of graph, grid, and a title; here is nothing at all."),
    ("1 2 3\n4 0 5", "begins with a heading, one of graph, grid, and a title; this one begins with “1”."),
    ("grap X\n", "this one begins with “grap”."),
    ("graph\n", "Line 1 is the last, and there has been no start, or no goal."),
    ("graph G\nstart A\nA -- B\n", "Line 3 is the last, and there has been no start, or no goal."),
    (GRAPH, "Line 2: no place A is described, and no edge leads to it."),
    (GRAPH + "A -- C", "Line 3: no place B is described, and no edge leads to it."),
    (GRAPH + "A -- B: x", "Line 4: “x” is no number such as 75 or 2.5."),
    (GRAPH + "A -- B: -1", "Line 4: “-1” is no number"),
    (GRAPH + "A -- B: inf", "Line 4: “inf” is no number"),
    (GRAPH + "A -- B: 1e9", "Line 4: “1e9” is no number"),
    (GRAPH + "A -- B:", "Line 4: “” is no number"),
    (GRAPH + "A -- B 75", "Line 3: no place B is described"),  # the place is called “B 75”
    (GRAPH + "A -- A: 1", "Line 4: the edge leads from A to A itself."),
    (GRAPH + "A -- B\n\nB -> A: 2", "Line 6: an edge from B to A is there already, in line 4."),
    (GRAPH + "A -- , : 2", "Line 4: “,” is no name of a place: it is to have 1 to 40 letters and no comma."),
    (GRAPH + f"A -- {'B' * 41}: 2", "is no name of a place"),
    (GRAPH + "A B 75", "Line 4: “A B 75” is neither an edge"),
    (GRAPH + "start B\nA -- B", "Line 4: there is one start only, and line 2 names it."),
    (GRAPH + "A -- B\nA: h 1\nA: h 2", "Line 6: A has been described before."),
    (GRAPH + "A -- B\nA: at 1", "Line 5: “at 1” is neither coordinates"),
    (GRAPH + "A -- B\nA: h 1, h 2", "Line 5: “h 2” is neither coordinates"),
    (GRAPH + "A -- B\nA: h -2", "Line 5: “-2” is no number"),
    (GRAPH + "A -- B\nA: at 1 y", "Line 5: “y” is no number"),
    (GRAPH + "A -- B\nA: size 3", "Line 5: “size 3” is neither coordinates"),
    (GRAPH + "A -- B\nA: at 1 2", "B has no coordinates, though A has"),
    (GRAPH + "A -- B\nB: h 2", "A has no h, though B has one"),
    (GRAPH + "".join(f"p{n}: \n" for n in range(2001)), "Line 2004: this is more than the 2,000 places"),
    ("grid\n", "Nothing follows the heading grid"),
    ("grid G\nS.G\n..", "Line 3 has 2 squares, where the first row has 3."),
    ("grid G\n\nS.x.G", "Line 3: “x” is no square"),
    ("grid G\nS.S.G", "Line 2: there is one S only, and line 2 has it."),
    ("grid G\nS...\n....", "Line 3 is the last, and there has been no S, or no G."),
    ("grid G\n" + "." * (MOST_SIDE + 1), "Line 2: a grid has at most 100 rows and columns."),
    ("grid G\n" + "SG\n" + "..\n" * MOST_SIDE, "Line 102: a grid has at most 100 rows and columns."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "told"), FAULTS)
def test_what_is_wrong_is_told_in_one_sentence_with_its_line(text: str, told: str) -> None:
    with pytest.raises(Fault) as refused:
        read_map(text)
    assert told in say(refused.value)
    assert "\n" not in say(refused.value)
