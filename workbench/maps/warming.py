"""Runs the kernels of grids on a small one, for each type of numbers, so that all of them are compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from workbench.maps.compiled.starting import create_search
from workbench.maps.grid import Grid, MoveRule
from workbench.maps.grid_problem import grid_problem


def warm(_domain: str, rule: str) -> None:
    """Run the kernel of searches by a rule of moves: where there are diagonal moves, numbers are integers."""
    grid = Grid("", (b"\1" * 3,) * 3, (0, 0), ((2, 2),), MoveRule(rule))
    _, search = create_search(grid_problem(grid), None, "ucs", ties="fifo")
    search.advance(20)


GROUPS: tuple[Callable[[], None], ...] = tuple(partial(warm, "maps", rule) for rule in MoveRule)
"""Functions that together run all kernels."""
