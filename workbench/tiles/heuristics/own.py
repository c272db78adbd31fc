"""A heuristic written by the user: a function in a Python file."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from workbench.own_code.isolation import current
from workbench.own_file import as_number, file_version, load_callable
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import checked
from workbench.tiles.heuristics.base import OpaqueEstimate
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.problem import TileProblem

if TYPE_CHECKING:
    from workbench.own_code.process import OwnProcess


def own_heuristic(goal: Board, name: str) -> OwnHeuristic | RemoteOwnHeuristic:
    """Return the heuristic `file.py:function`; it runs in the process for the user's code if there is one."""
    process = current()
    return OwnHeuristic(goal, name) if process is None else RemoteOwnHeuristic(goal, name, process)


class OwnHeuristic(OpaqueEstimate):
    """A heuristic function of the user.

    It takes the tiles row by row, 0 for the blank, as bytes (a tuple on very large boards), and returns integer
    thousandths of a move, or ∞. If it has a second parameter, it also gets the goal's tiles. Creating an object runs
    the file. Raises Fault if the file does not exist, fails to run, or has no such function.
    """

    def __init__(self, goal: Board, name: str) -> None:
        self.goal, self._name = goal, name
        function = load_callable(name)
        self._takes_goal = _takes_two_arguments(function)
        self._function: Callable[..., Any] = function

    def __call__(self, state: State) -> int | float:
        """Return the function's estimate. The function may raise any exception."""
        result: int | float = self._function(state, self.goal.state) if self._takes_goal else self._function(state)
        return result

    def for_goal(self, goal: Board) -> OwnHeuristic:
        """Return the same heuristic for another goal. Raises Fault if the function does not take the goal."""
        if not self._takes_goal:
            raise Fault("own-one-goal", name=self._name)
        return type(self)(goal, self._name)


class RemoteOwnHeuristic(OpaqueEstimate):
    """The same in the process for the user's code. Creating it runs nothing, so errors show at the first call."""

    def __init__(self, goal: Board, name: str, process: OwnProcess) -> None:
        self.goal, self._name, self._process = goal, name, process

    def __call__(self, state: State) -> int | float:
        """Return the function's estimate. Raises SearchFailure if it fails."""
        result: int | float = self._process.call(
            "workbench.tiles.heuristics.own:estimate", self._name, self.goal, state, about=self._name
        )
        return result

    def many(self, states: list[State]) -> list[int | float]:
        """Return the estimates of many states in one call. Raises SearchFailure if one of them is invalid."""
        result: list[int | float] = self._process.call(
            "workbench.tiles.heuristics.own:estimates", self._name, self.goal, states, about=self._name
        )
        return result

    def for_goal(self, goal: Board) -> RemoteOwnHeuristic:
        return RemoteOwnHeuristic(goal, self._name, self._process)


_cache: dict[tuple[str, Board], tuple[object, OwnHeuristic]] = {}


def estimate(name: str, goal: Board, state: State) -> Any:
    """Return the result of `file.py:function` for a state; the file runs again if it has changed."""
    stamp = file_version(name)
    known = _cache.get((name, goal))
    if known is None or known[0] != stamp:
        known = _cache[name, goal] = stamp, OwnHeuristic(goal, name)
    return as_number(known[1](state))


def estimates(name: str, goal: Board, states: list[State]) -> list[int | float]:
    """Return the estimates of `file.py:function` for many states. Raises SearchFailure if one of them is invalid."""
    result = checked(lambda state: as_number(estimate(name, goal, state)), TileProblem(goal, goal))
    return [result(state) for state in states]


def _takes_two_arguments(function: Callable[..., Any]) -> bool:
    """Return whether a function takes two arguments; False if its signature is not available."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return False
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(parameter.kind in positional and parameter.default is parameter.empty for parameter in parameters) > 1
