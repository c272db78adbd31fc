"""A heuristic of the user's own: a function in a Python file that the user names."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from workbench.own_file import called
from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics.base import Anatomy, Part
from workbench.tiles.puzzle.board import Board, State


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

    def parts(self, _state: State) -> tuple[Part, ...]:
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


def _takes_two(function: Callable[..., Any]) -> bool:
    """Tell whether a function wants two arguments; one whose signature is not to be had is taken to want one."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return False
    wanted = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in wanted and one.default is one.empty for one in parameters) > 1
