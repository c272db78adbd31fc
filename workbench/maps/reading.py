"""Maps from their text, whichever kind it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from workbench.maps import graph_text, grid_text
from workbench.maps.graph import GraphProblem
from workbench.maps.grid import GridProblem
from workbench.maps.lines import kind_of
from workbench.search.problem.messages import Fault

MapProblem = GraphProblem | GridProblem

_KINDS: Mapping[str, Callable[[str], MapProblem]] = {
    graph_text.KIND: lambda text: GraphProblem(graph_text.parse_graph(text)),
    grid_text.KIND: lambda text: GridProblem(grid_text.parse_grid(text)),
}
"""The first word of a map's heading -> what makes a problem of its text."""


def is_map(text: str) -> bool:
    """Tell whether a text begins as a map does, whatever may be wrong with the rest."""
    return kind_of(text) in _KINDS


def read_map(text: str) -> MapProblem:
    """Return the problem that a text describes. Raises Fault, which names the line, where it describes none."""
    kind = kind_of(text)
    if not kind:
        raise Fault("map-nothing", known=", ".join(_KINDS))
    if kind not in _KINDS:
        raise Fault("map-kind", word=kind[:60], known=", ".join(_KINDS))
    return _KINDS[kind](text)
