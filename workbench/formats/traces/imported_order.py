"""The order in which a search described by a trace would have taken its records from OPEN."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.formats.traces.trace_rows import Columns
from workbench.search.recording.columns import NEVER, NONE

TURNS = ("turn", "pair")
MAX_PATHS = 200_000
"""With more records the paths are not compared, because this would take too much memory."""


def order_of(
    keys: Sequence[str], nodes: Columns, states: Sequence[Hashable], labels: Sequence[str]
) -> NDArray[np.int32]:
    """Return the indices of all records in the order of OPEN, int32, by the keys of a trace's first line."""
    columns: Mapping[str, Callable[[], NDArray[Any]]] = {
        "f": lambda: nodes["value"],
        "g": lambda: nodes["g"],
        "h": lambda: nodes["h"],
        "depth": lambda: nodes["depth"],
        "record": lambda: np.arange(len(states)),
        "entered": lambda: _entered(nodes),
        "state": lambda: _ranks(states),
        "path": lambda: _ranks(_paths(nodes, labels)) if len(states) <= MAX_PATHS else np.zeros(len(states)),
    }
    compared = [
        -columns[key[1:]]() if key.startswith("-") else columns[key]() for key in keys if key.lstrip("-") not in TURNS
    ]
    order = np.lexsort((np.arange(len(states)), *compared[::-1]))
    return order.astype(np.int32)


def depths(parents: NDArray[Any]) -> NDArray[np.int32]:
    """Return the depth of each record, int32. Parents must precede their children."""
    depth = [0] * len(parents)
    for number, parent in enumerate(parents.tolist()):
        if parent != NONE:
            depth[number] = depth[parent] + 1
    return np.array(depth, np.int32)


def _entered(nodes: Columns) -> NDArray[np.int64]:
    """Return when the parent of each record was expanded; before the first step, the deepest one last."""
    parents = nodes["parent"]
    entered = nodes["expanded"][parents].astype(np.int64)
    earlier = entered == 0
    entered[earlier] = nodes["depth"][parents[earlier]] - len(parents)
    return np.where(parents == NONE, 0, entered)


def _ranks(values: Sequence[Any]) -> NDArray[np.int64]:
    """Return the rank of each value among the sorted distinct values."""
    places = {value: place for place, value in enumerate(sorted(set(values)))}
    return np.array([places[value] for value in values], np.int64)


def _paths(nodes: Columns, labels: Sequence[str]) -> list[tuple[str, ...]]:
    paths: list[tuple[str, ...]] = []
    for parent, move in zip(nodes["parent"].tolist(), nodes["move"].tolist(), strict=True):
        paths.append(() if parent == NONE else (*paths[parent], labels[move]))
    return paths


def steps_of(values: Sequence[int | None]) -> NDArray[np.int32]:
    """Return steps as a column, int32; None becomes NEVER."""
    return np.array([NEVER if value is None else value for value in values], np.int32)
