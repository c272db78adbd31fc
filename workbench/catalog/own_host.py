"""Problems in the user's own Python files, and the functions that a `RemoteProblem` calls in their process."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

from workbench.interruption import interruptible
from workbench.own_file import as_number, error_text, load_callable
from workbench.search.problem.drawing import MAX_SHAPES, drawing
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Described, Estimated, Named, Problem

OPTIONAL_METHODS = (
    "goals",
    "predecessors",
    "describe",
    "name",
    "paint",
    "places",
    "read",
    "encode",
    "decode",
    "refutation",
)
"""The optional methods of a problem."""
OPTIONAL_ATTRIBUTES = ("title", "scale", "least_cost", "every_cost")
"""The optional attributes of a problem."""
_REQUIRED_METHODS = ("initial", "is_goal", "successors")
_problems: dict[Recipe, Any] = {}


class Recipe(NamedTuple):
    """How to create a problem: its name, the serial number of the loading of its file, and the steps that follow.

    `steps`: methods that each return another problem, with their arguments.
    """

    name: str
    serial: int
    steps: tuple[tuple[str, tuple[Any, ...]], ...] = ()


class Loaded(NamedTuple):
    """What is transferred of a problem at once: its start, its methods and attributes, the names of its heuristics."""

    start: Hashable
    methods: tuple[str, ...]
    facts: Mapping[str, Any]
    heuristics: tuple[str, ...] | None


def problem_of_recipe(recipe: Recipe) -> Any:
    """Return the problem of a recipe, created if necessary. Raises Fault."""
    if recipe not in _problems:
        if recipe.steps:
            *before, (method, arguments) = recipe.steps
            problem = getattr(problem_of_recipe(recipe._replace(steps=tuple(before))), method)(*arguments)
            problem.own_name = recipe.name
        else:
            problem = create_here(recipe.name)
        _problems[recipe] = problem
    return _problems[recipe]


def load(recipe: Recipe) -> Loaded:
    """Return the start, methods, attributes and heuristics of a problem."""
    problem = problem_of_recipe(recipe)
    facts = {name: as_number(getattr(problem, name)) for name in OPTIONAL_ATTRIBUTES if hasattr(problem, name)}
    facts |= {name: True for name in ("between", "ordered") if hasattr(problem, name)}
    return Loaded(
        problem.initial(),
        tuple(name for name in OPTIONAL_METHODS if hasattr(problem, name)),
        facts,
        tuple(problem.heuristics()) if isinstance(problem, Estimated) else None,
    )


def ask(recipe: Recipe, method: str, arguments: tuple[Any, ...]) -> Any:
    """Return the result of a method of a problem, as values that can be transferred."""
    answer = getattr(problem_of_recipe(recipe), method)(*arguments)
    if method in ("successors", "predecessors"):
        return [(label, state, as_number(cost)) for label, state, cost in answer]
    if method == "is_goal":
        return bool(answer)
    if method == "paint" and not isinstance(answer, str):
        return list(islice(answer, MAX_SHAPES + 1))
    if method in ("describe", "name"):
        return str(answer)
    return tuple(answer) if method in ("goals", "places") and isinstance(answer, Iterable) else answer


def estimate(recipe: Recipe, name: str, state: Any) -> Any:
    """Return the h-value of a state by one of a problem's heuristics."""
    problem: Problem[Any] = problem_of_recipe(recipe)
    assert isinstance(problem, Estimated)
    return as_number(problem.heuristics()[name](state))


def create_here(name: str) -> Problem[Any]:
    """Return the problem that `path/to/file.py:name` creates in this process. Raises Fault; see `own_problem`."""
    factory = load_callable(name)
    problem = _attempt(name, factory)
    for method in _REQUIRED_METHODS:
        if not callable(getattr(problem, method, None)):
            raise Fault(
                "own-problem-lacks", name=name, method=method, known=", ".join(f"{one}()" for one in _REQUIRED_METHODS)
            )
    start = _attempt(name, problem.initial)
    _attempt(name, lambda: hash(start))
    _attempt(name, lambda: _check_texts(problem, start))
    drawing(problem, start)
    if isinstance(problem, Estimated):
        heuristics = _attempt(name, problem.heuristics)
        if not isinstance(heuristics, Mapping) or not all(map(callable, heuristics.values())):
            raise Fault("own-problem-heuristics", name=name)
    _make_interruptible(problem)
    with suppress(AttributeError):
        problem.own_name = name
    return problem  # type: ignore[no-any-return]


def _make_interruptible(problem: Any) -> None:
    """Make the functions that a search calls interruptible, as far as the problem's methods can be replaced."""
    with suppress(AttributeError):
        for method in _REQUIRED_METHODS:
            setattr(problem, method, interruptible(getattr(problem, method)))
        if isinstance(problem, Estimated):
            heuristics = problem.heuristics
            problem.heuristics = lambda: {  # type: ignore[method-assign]
                name: interruptible(one) for name, one in heuristics().items()
            }


def _check_texts(problem: Any, state: Any) -> None:
    if isinstance(problem, Named):
        problem.name(state)
    if isinstance(problem, Described):
        problem.describe(state)


def _attempt(name: str, action: Callable[[], Any]) -> Any:
    try:
        return action()
    except (Exception, SystemExit) as error:
        raise Fault("own-problem-broken", name=name, reason=error_text(error)) from error
