"""Reading a map of any kind from text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from workbench.maps import graph_text, grid_text, moving_ai
from workbench.maps.graph import GraphProblem
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.maps.lines import first_word
from workbench.search.problem.messages import Fault

MapProblem = GraphProblem | GridProblem

_KINDS: Mapping[str, Callable[[str, str], MapProblem]] = {
    graph_text.KIND: lambda text, _: GraphProblem(graph_text.parse_graph(text)),
    grid_text.KIND: lambda text, _: grid_problem(grid_text.parse_grid(text)),
    **dict.fromkeys(moving_ai.HEADING, lambda text, title: grid_problem(moving_ai.parse_moving_ai(text, title))),
}
"""First word of the text -> function that parses such a map."""


def is_map(text: str) -> bool:
    """Return whether a text begins with the heading of a map, even if the rest is not valid."""
    return first_word(text) in _KINDS


def map_text(problem: MapProblem) -> str:
    """Return a map in the text format of its kind."""
    if isinstance(problem, GridProblem):
        return grid_text.grid_text(problem.grid)
    return graph_text.graph_text(problem.graph)


def read_map(text: str, title: str = "") -> MapProblem:
    """Parse a map. `title`: the one of a map in a format without titles. Raises Fault with the line number."""
    kind = first_word(text)
    if not kind:
        raise Fault("map-nothing")
    if kind not in _KINDS:
        raise Fault("map-kind", word=kind[:60])
    return _KINDS[kind](text, title)
