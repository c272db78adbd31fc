"""States as the terminal shows them, and the states along a solution."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from workbench.api import ConfiguredRun
from workbench.search.problem.drawing import drawing
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem, describe, name_of, successor_by
from workbench.tiles.puzzle.board import format_rows
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say
from workbench.wording.names import local_name


def state_lines(problem: Problem[Any], state: Hashable) -> str:
    """Return the lines that show a state: the rows of a board, the text that a problem draws, else its name."""
    if isinstance(problem, TileProblem):
        return format_rows(problem.board(state))  # type: ignore[arg-type]
    try:
        picture = drawing(problem, state)
    except Fault as fault:
        return say(fault)
    return picture if isinstance(picture, str) else local_name(problem, state)


def state_text(problem: Problem[Any], state: Hashable) -> str:
    """Return the short text of a state: the text of a board, or the state's name."""
    return describe(problem, state) if isinstance(problem, TileProblem) else name_of(problem, state)


def solution_states(run: ConfiguredRun) -> Iterator[Hashable]:
    """Yield the states from the start to the goal; only the start if no solution is known."""
    state = run.problem.initial()
    yield state
    for move in run.solution.moves if run.solution else ():
        state = successor_by(run.problem, state, move)
        yield state
