"""Problems other than boards that a user enters: a name, a map file, or `path/to/file.py:Class`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from workbench.catalog.problems import SHIPPED, own_problem, shipped
from workbench.formats.reading import decoded, first_bytes, naming_file, whole_file
from workbench.maps.reading import is_map, read_map
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Placed, Problem, name_of
from workbench.tiles.puzzle.board_text import to_quotable

MAX_BYTES = 200_000
"""Maximum number of bytes of a file: far more than the largest map takes."""


class ProblemInput(NamedTuple):
    """A problem, the text by which it was requested, and its title."""

    given: str
    title: str
    problem: Problem[Any]

    def between(self, start: str | None, goal: str | None) -> ProblemInput:
        """Return the same problem with the start and the goal of these names; None: unchanged. Raises Fault."""
        if start is None and goal is None:
            return self
        if not isinstance(self.problem, Placed):
            raise Fault("problem-ends-fixed", problem=self.title)
        begin = self.problem.initial() if start is None else self.problem.read(start)
        ends = [*self.problem.goals()] if goal is None else [self.problem.read(goal)]
        return self._replace(problem=self.problem.between(begin, ends))


@dataclass(frozen=True)
class PythonFile:
    """A file of the user's own code, which may define problems; it has not been run."""

    path: Path


def read_problem(argument: str) -> ProblemInput:
    """Return the problem that `argument` names. Runs the Python file, if it names one. Raises Fault."""
    if argument in SHIPPED:
        problem = shipped(argument)
    elif is_own(argument):
        problem = own_problem(argument)
    elif argument.endswith((".py", ".py:")):
        raise Fault("own-problem-unnamed", name=argument.removesuffix(":"))
    elif os.path.exists(argument) or any(character in argument for character in "./\\"):
        problem = _read_file(Path(argument))
    else:
        similar = get_close_matches(argument.lower(), SHIPPED, n=1)
        key = "unknown-problem-near" if similar else "unknown-problem"
        raise Fault(key, name=to_quotable(argument), near="".join(similar), known=", ".join(SHIPPED))
    return ProblemInput(argument, _title(problem) or os.path.basename(argument), problem)


def shipped_input(problem: Problem[Any]) -> ProblemInput | None:
    """Return `problem` with the name and title of the included problem of the same title; None: there is none."""
    title = _title(problem)
    return next((ProblemInput(name, title, problem) for name in SHIPPED if _title(shipped(name)) == title), None)


def _title(problem: Problem[Any]) -> str:
    title = getattr(problem, "title", "")
    return title if isinstance(title, str) else ""


def _read_file(path: Path) -> Problem[Any]:
    """Return the problem on the map in a file. Raises Fault, naming file and line, if it does not contain a map."""
    name = to_quotable(str(path), 200)
    text = decoded(whole_file(path, MAX_BYTES), Fault("map-binary", name=name))
    with naming_file(name):
        return read_map(text)


def holds_map(path: Path) -> bool:
    """Return whether a file begins like a map; False if it cannot be read."""
    try:
        return is_map(first_bytes(path, MAX_BYTES).decode("utf-8-sig", "replace"))
    except Fault:
        return False


def ends(problem: Problem[Any]) -> tuple[str, Sequence[str]]:
    """Return the name of the start, and the names of the goals if the problem knows them."""
    goals = problem.goals() if isinstance(problem, Placed) else ()
    return name_of(problem, problem.initial()), [name_of(problem, goal) for goal in goals]
