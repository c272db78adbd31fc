"""Reading a map of any kind from text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from workbench.maps import graph_text, grid_text
from workbench.maps.graph import GraphProblem
from workbench.maps.grid import GridProblem
from workbench.maps.lines import first_word
from workbench.search.problem.messages import Fault

MapProblem = GraphProblem | GridProblem

_KINDS: Mapping[str, Callable[[str], MapProblem]] = {
    graph_text.KIND: lambda text: GraphProblem(graph_text.parse_graph(text)),
    grid_text.KIND: lambda text: GridProblem(grid_text.parse_grid(text)),
}
"""Keyword of the heading -> function that parses such a map."""


def is_map(text: str) -> bool:
    """Return whether a text begins with the heading of a map, even if the rest is not valid."""
    return first_word(text) in _KINDS


def read_map(text: str) -> MapProblem:
    """Parse a map. Raises Fault with the line number if the text is not valid."""
    kind = first_word(text)
    if not kind:
        raise Fault("map-nothing", known=", ".join(_KINDS))
    if kind not in _KINDS:
        raise Fault("map-kind", word=kind[:60], known=", ".join(_KINDS))
    return _KINDS[kind](text)
