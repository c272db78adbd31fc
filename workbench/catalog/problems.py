"""Problems other than boards: those included in the program, and those in the user's own Python files."""

from __future__ import annotations

from functools import cache
from typing import Any

from workbench import assets
from workbench.maps.reading import read_map
from workbench.own_code.isolation import current
from workbench.queens.problem import QueensProblem
from workbench.search.problem.problem import Problem

SHIPPED = ("romania", "tree", "maze", "queens")
"""The names of the included problems, in the order in which they are offered."""


@cache
def shipped(name: str) -> Problem[Any]:
    """Return the included problem called `name`, the same object at every call."""
    if name == "queens":
        return QueensProblem()
    return read_map(assets.read_text("problems", f"{name}.txt"))


def own_problem(name: str) -> Problem[Any]:
    """Return the problem that `path/to/file.py:name` creates: a class or a function without arguments.

    This runs the file, in the process of own code if there is one. Raises Fault if this fails, or the result is not a
    problem that can be searched.
    """
    process = current()
    if process is None:
        from workbench.catalog.own_host import create_here

        return create_here(name)
    from workbench.catalog.remote_problem import loaded

    return loaded(process, name)
