"""The problems besides boards: those that come with the program, and those of the user's own Python files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any

from workbench import assets
from workbench.catalog.remote_problem import loaded
from workbench.interrupting import interruptible
from workbench.maps.reading import read_map
from workbench.own_code.process import current
from workbench.own_file import called, told
from workbench.search.problem.drawing import drawing
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Described, Estimated, Named, Problem

SHIPPED = ("romania", "tree", "maze")
"""The names of those that come with the program, in the order in which they are offered."""

_METHODS = ("initial", "is_goal", "successors")


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


def made_here(name: str) -> Problem[Any]:
    """Return the problem that `path/to/file.py:name` makes in this process. Raises Fault; see `own_problem`."""
    factory = called(name)
    problem = _tried(name, factory)
    for method in _METHODS:
        if not callable(getattr(problem, method, None)):
            raise Fault("own-problem-lacks", name=name, method=method, known=", ".join(f"{one}()" for one in _METHODS))
    start = _tried(name, problem.initial)
    _tried(name, lambda: hash(start))
    _tried(name, lambda: _texts(problem, start))
    drawing(problem, start)
    if isinstance(problem, Estimated):
        heuristics = _tried(name, problem.heuristics)
        if not isinstance(heuristics, Mapping) or not all(map(callable, heuristics.values())):
            raise Fault("own-problem-heuristics", name=name)
    _let_interrupt(problem)
    with suppress(AttributeError):
        problem.own_name = name
    return problem  # type: ignore[no-any-return]


def _let_interrupt(problem: Any) -> None:
    """Let what a search calls be called off, as far as the problem takes other methods than those of its class."""
    with suppress(AttributeError):
        for method in _METHODS:
            setattr(problem, method, interruptible(getattr(problem, method)))
        if isinstance(problem, Estimated):
            heuristics = problem.heuristics
            problem.heuristics = lambda: {  # type: ignore[method-assign]
                name: interruptible(one) for name, one in heuristics().items()
            }


def _texts(problem: Any, state: Any) -> None:
    if isinstance(problem, Named):
        problem.name(state)
    if isinstance(problem, Described):
        problem.describe(state)


def _tried(name: str, act: Callable[[], Any]) -> Any:
    try:
        return act()
    except (Exception, SystemExit) as error:
        raise Fault("own-problem-broken", name=name, reason=told(error)) from error
