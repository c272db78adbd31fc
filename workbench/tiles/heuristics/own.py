"""A heuristic of the user's own: a function in a Python file that the user names."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from workbench.own_code.process import OwnProcess, current
from workbench.own_file import as_number, called, version
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import checked
from workbench.tiles.heuristics.base import Anatomy, HeuristicPart
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.problem import TileProblem


def own_heuristic(goal: Board, name: str) -> Own | RemoteOwn:
    """Return the heuristic `file.py:function`, which runs in the process of own code where there is one."""
    process = current()
    return Own(goal, name) if process is None else RemoteOwn(goal, name, process)


class Own:
    """What a function says of a state: the tiles row by row, 0 for the blank, as bytes (a tuple on very large boards).

    It returns whole thousandths of a move, or ∞. One that takes a second argument is given the goal's tiles with it.
    Making this runs the file. Raises Fault where it is not there, does not run, or has no such function.
    """

    def __init__(self, goal: Board, name: str) -> None:
        self.goal, self._name = goal, name
        function = called(name)
        self._takes_goal = _takes_two(function)
        self._function: Callable[..., Any] = function

    def __call__(self, state: State) -> int | float:
        """Return the function's estimate. It may raise anything."""
        told: int | float = self._function(state, self.goal.state) if self._takes_goal else self._function(state)
        return told

    def parts(self, _state: State) -> tuple[HeuristicPart, ...]:
        """Return nothing: only the function knows what its estimate consists of."""
        return ()

    def anatomy(self, state: State) -> Anatomy:
        """Return the value alone. The function may raise anything."""
        return Anatomy(self(state), self.goal)

    def aimed_at(self, goal: Board) -> Own:
        """Return the same for another goal. Raises Fault for a function that is not told the goal."""
        if not self._takes_goal:
            raise Fault("own-one-goal", name=self._name)
        return type(self)(goal, self._name)


class RemoteOwn:
    """The same in the process of own code. Making it runs nothing: what is wrong shows at the first call."""

    def __init__(self, goal: Board, name: str, process: OwnProcess) -> None:
        self.goal, self._name, self._process = goal, name, process

    def __call__(self, state: State) -> int | float:
        """Return the function's estimate. Raises SearchFailure where there is none."""
        told: int | float = self._process.call(
            "workbench.tiles.heuristics.own:estimate", self._name, self.goal, state, about=self._name
        )
        return told

    def many(self, states: list[State]) -> list[int | float]:
        """Return the estimates of many states at once. Raises SearchFailure where one cannot be used."""
        told: list[int | float] = self._process.call(
            "workbench.tiles.heuristics.own:estimates", self._name, self.goal, states, about=self._name
        )
        return told

    def parts(self, _state: State) -> tuple[HeuristicPart, ...]:
        """Return nothing: only the function knows what its estimate consists of."""
        return ()

    def anatomy(self, state: State) -> Anatomy:
        """Return the value alone. Raises SearchFailure where there is none."""
        return Anatomy(self(state), self.goal)

    def aimed_at(self, goal: Board) -> RemoteOwn:
        """Return the same for another goal."""
        return RemoteOwn(goal, self._name, self._process)


_made: dict[tuple[str, Board], tuple[object, Own]] = {}


def estimate(name: str, goal: Board, state: State) -> Any:
    """Return what `file.py:function` says of a state; the file is run again where it has changed."""
    stamp = version(name)
    known = _made.get((name, goal))
    if known is None or known[0] != stamp:
        known = _made[name, goal] = stamp, Own(goal, name)
    return as_number(known[1](state))


def estimates(name: str, goal: Board, states: list[State]) -> list[int | float]:
    """Return what `file.py:function` says of many states, each of which has to be an estimate. Raises SearchFailure."""
    told = checked(lambda state: as_number(estimate(name, goal, state)), TileProblem(goal, goal))
    return [told(state) for state in states]


def _takes_two(function: Callable[..., Any]) -> bool:
    """Tell whether a function wants two arguments; one whose signature is not to be had is taken to want one."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return False
    wanted = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in wanted and one.default is one.empty for one in parameters) > 1
