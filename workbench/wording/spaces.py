"""The titles of pictures of state spaces."""

from __future__ import annotations

from typing import Any

from workbench.search.problem.problem import Problem, name_of
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.space import StateSpace
from workbench.wording.language import number, text
from workbench.wording.names import local


def space_title(problem: Problem[Any], space: StateSpace | None) -> str:
    """Return the title of a picture of a problem's states; `space`: None if it shows nodes by g and h."""
    if space is None or not isinstance(problem, TileProblem):
        return text("density-title", board=local(name_of(problem, problem.initial())))
    distance = int(space.distance[space.numbers_of_states([problem.start.state])[0]])
    size = size_text(*problem.goal.shape)
    return text("picture-space-title", size=size, states=number(space.states), distance=distance)
