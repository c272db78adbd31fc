"""Runs the kernels of grids on a small one, for each type of numbers, so that all of them are compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import Any

from workbench.maps.compiled.starting import create_search
from workbench.maps.grid import Grid, MoveRule
from workbench.maps.grid_problem import grid_problem
from workbench.search.problem.problem import zero

_OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "ucs": {"ties": "fifo"},
    "beam": {"beam_width": 2, "ties": "fifo"},
    "bibfs": {},
    "idastar": {},
}
"""One search by each kernel, and its options."""


def warm(_domain: str, rule: str, algorithm: str) -> None:
    """Run the kernel of a search by a rule of moves: where there are diagonal moves, numbers are integers."""
    grid = Grid("", (b"\1" * 3,) * 3, (0, 0), ((2, 2),), MoveRule(rule))
    kernel = algorithm if algorithm in _OPTIONS else "ucs"
    _, search = create_search(grid_problem(grid), zero, kernel, **_OPTIONS[kernel])
    search.advance(20)


GROUPS: tuple[Callable[[], None], ...] = tuple(partial(warm, "maps", *one) for one in product(MoveRule, _OPTIONS))
"""Functions that together run all kernels."""
