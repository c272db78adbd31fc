"""What a `RemoteProblem` asks of the process of own code."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from workbench.catalog.problems import made_here
from workbench.catalog.remote_problem import ASKED, FACTS, Loaded, Recipe
from workbench.own_file import as_number
from workbench.search.problem.drawing import MOST_SHAPES
from workbench.search.problem.problem import Estimated, Problem

_problems: dict[Recipe, Any] = {}


def resolved(recipe: Recipe) -> Any:
    """Return the problem that a recipe tells of, made if it is not there. Raises Fault."""
    if recipe not in _problems:
        if recipe.steps:
            *before, (method, arguments) = recipe.steps
            problem = getattr(resolved(recipe._replace(steps=tuple(before))), method)(*arguments)
            problem.own_name = recipe.name
        else:
            problem = made_here(recipe.name)
        _problems[recipe] = problem
    return _problems[recipe]


def load(recipe: Recipe) -> Loaded:
    """Return what is known of a problem at once."""
    problem = resolved(recipe)
    facts = {name: as_number(getattr(problem, name)) for name in FACTS if hasattr(problem, name)}
    facts |= {name: True for name in ("between", "ordered") if hasattr(problem, name)}
    return Loaded(
        problem.initial(),
        tuple(name for name in ASKED if hasattr(problem, name)),
        facts,
        tuple(problem.heuristics()) if isinstance(problem, Estimated) else None,
    )


def ask(recipe: Recipe, method: str, arguments: tuple[Any, ...]) -> Any:
    """Return what a method of a problem returns."""
    told = getattr(resolved(recipe), method)(*arguments)
    if method in ("successors", "predecessors"):
        return [(label, state, as_number(cost)) for label, state, cost in told]
    if method == "is_goal":
        return bool(told)
    if method == "paint" and not isinstance(told, str):
        return list(islice(told, MOST_SHAPES + 1))
    if method in ("describe", "name"):
        return str(told)
    return tuple(told) if method in ("goals", "places") and isinstance(told, Iterable) else told


def estimate(recipe: Recipe, name: str, state: Any) -> Any:
    """Return what one of a problem's heuristics says of a state."""
    problem: Problem[Any] = resolved(recipe)
    assert isinstance(problem, Estimated)
    return as_number(problem.heuristics()[name](state))
