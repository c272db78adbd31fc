"""An algorithm of the user's own as a search: an ordinary function, recorded from the calls that it makes.

If its first parameter is named `problem`, it is called as `search(problem, heuristic)`, and observed by
`SearchObserver`; otherwise as `astar(state, heuristic)`, and observed by `CallObserver`. A function with one parameter,
`bfs(state)`, gets no heuristic. It returns the moves, or the moves and the list of the expanded states; None for the
moves means that there is no solution.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, NamedTuple

from workbench.search.algorithms.observers import CallObserver, Handover, Observer, SearchObserver
from workbench.search.problem.messages import message, to_quotable
from workbench.search.problem.problem import Heuristic, Problem, S, SearchFailure, describe
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.observed_pool import ObservedPool

_MAX_TEXT = 60
RECORD = "record"
"""The name of a third parameter that gets a `Record`."""


class Returned(NamedTuple):
    """What a function has returned: moves, None if it found none, and the expanded states, None if it does not say."""

    moves: tuple[str, ...] | None
    expanded: list[Any] | None


def observed(
    function: Callable[..., Any],
    name: str,
    problem: Problem[S],
    heuristic: Heuristic[S],
    pool: ObservedPool[S],
    hand_over: Callable[[Callable[[], Any]], Handover],
) -> Steps:
    """Run a function as a search. `name`: what messages call it; `hand_over`: creates the `Handover` of a function.

    The moves are checked with the rules of the problem. Raises SearchFailure if they are wrong, or if the function
    returns anything else; otherwise what the function raises.
    """
    pool.name = name
    parameters = positional_parameters(function)
    kind = SearchObserver if takes_problem(parameters) else CallObserver
    observer = kind(name, problem, heuristic, pool)
    arguments = observer.arguments[:1] if len(parameters) == 1 else observer.arguments
    if len(parameters) > 2 and parameters[2] == RECORD:
        arguments = (*arguments, observer.record)
    handover = observer.handover = hand_over(partial(function, *arguments))
    pool.unknown = observer.unknown
    try:
        while handover.resume():
            yield
        if handover.left_threads:
            raise SearchFailure(message("own-left-threads", name=name))
        returned = as_returned(name, handover.result)
        return (yield from _ending(observer, returned, name))
    finally:
        handover.close()


def positional_parameters(function: Callable[..., Any]) -> list[str]:
    """Return the names of a function's positional parameters; none if they are not available."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return []
    kinds = inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD
    return [parameter.name for parameter in parameters if parameter.kind in kinds]


def takes_problem(parameters: list[str]) -> bool:
    """Return whether a function with these parameters is called with a problem instead of a state."""
    return parameters[:1] == ["problem"]


def as_returned(name: str, result: Any) -> Returned:
    """Return what a function returned, moves or (moves, expanded states), in one form. Raises SearchFailure."""
    value, expanded = result, None
    if isinstance(result, tuple) and len(result) == 2 and isinstance(result[1], list | tuple):
        value, expanded = result[0], [*result[1]]
    if value is not None and not isinstance(value, str | list | tuple):
        raise SearchFailure(message("own-algorithm-result", name=name, kind=type(value).__name__))
    return Returned(None if value is None else tuple(map(_label, value)), expanded)


def _label(move: object) -> str:
    return move if isinstance(move, str) else str(move)  # str() would drop the forms of a Name


def checked_end(name: str, problem: Problem[S], moves: tuple[str, ...]) -> S:
    """Return the state in which the moves end, a goal. Raises SearchFailure, which names the first wrong move."""
    state = problem.initial()
    for number, move in enumerate(moves, start=1):
        found = [successor for label, successor, _ in problem.successors(state) if label == move]
        if not found:
            raise SearchFailure(
                message(
                    "own-algorithm-illegal",
                    name=name,
                    number=number,
                    move=to_quotable(move, _MAX_TEXT),
                    state=describe(problem, state),
                )
            )
        state = found[0]
    if not problem.is_goal(state):
        raise SearchFailure(
            message("own-algorithm-not-goal", name=name, count=len(moves), state=describe(problem, state))
        )
    return state


def _ending(observer: Observer[Any], returned: Returned, name: str) -> Generator[None, None, Status]:
    """Record the last steps, and return the status."""
    pool, problem = observer.pool, observer.problem
    for state in observer.last_states(returned.expanded):
        yield
        observer.expand(state)
    pool.unknown = observer.unknown
    if returned.moves is None:
        pool.reason = message("own-algorithm-none", name=name)
        return Status.EXHAUSTED
    end = checked_end(name, problem, returned.moves)
    goal = pool.latest.get(end, NONE)
    pool.solve_with(returned.moves, goal)
    pool.tests_early = goal != NONE and not pool.is_closed(goal)
    return Status.SOLVED
