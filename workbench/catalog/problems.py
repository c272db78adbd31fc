"""The problems besides boards: those that come with the program, and those of the user's own Python files."""

from __future__ import annotations

from functools import cache
from typing import Any

from workbench import assets
from workbench.catalog.own_host import made_here
from workbench.catalog.remote_problem import loaded
from workbench.maps.reading import read_map
from workbench.own_code.process import current
from workbench.search.problem.problem import Problem

SHIPPED = ("romania", "tree", "maze")
"""The names of those that come with the program, in the order in which they are offered."""


@cache
def shipped(name: str) -> Problem[Any]:
    """Return one of SHIPPED, the same object at every call."""
    return read_map(assets.read_text("problems", f"{name}.txt"))


def own_problem(name: str) -> Problem[Any]:
    """Return the problem that `path/to/file.py:name` makes: a class or a function that takes nothing.

    This runs the file, in the process of own code where there is one. Raises Fault where it does not run, or what it
    makes is no problem that can be searched.
    """
    process = current()
    return made_here(name) if process is None else loaded(process, name)
