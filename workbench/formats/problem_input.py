"""What a person gives for a problem that is no board: a name, a file of a map, or `path/to/file.py:Class`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from workbench.catalog.problems import SHIPPED, own_problem, shipped
from workbench.formats.reading import first_bytes
from workbench.maps.reading import is_map, read_map
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Placed, Problem, name_of
from workbench.tiles.puzzle.board_text import shown
from workbench.wording import say

LONGEST = 200_000
"""Bytes of a file: far more than the largest map takes."""


class ProblemInput(NamedTuple):
    """A problem, by what it was given, and its title."""

    given: str
    title: str
    problem: Problem[Any]

    def between(self, start: str | None, goal: str | None) -> ProblemInput:
        """Return the same with the start, and the goal, of these names; None: as it is. Raises Fault."""
        if start is None and goal is None:
            return self
        if not isinstance(self.problem, Placed):
            raise Fault("problem-ends-fixed", problem=self.title)
        begin = self.problem.initial() if start is None else self.problem.read(start)
        ends = [*self.problem.goals()] if goal is None else [self.problem.read(goal)]
        return self._replace(problem=self.problem.between(begin, ends))


@dataclass(frozen=True)
class PythonFile:
    """A file of the user's own code, which may define problems; nothing of it has been run."""

    path: Path


def read_problem(argument: str) -> ProblemInput:
    """Return the problem that `argument` stands for. Runs a Python file that it names. Raises Fault."""
    if argument in SHIPPED:
        problem = shipped(argument)
    elif is_own(argument):
        problem = own_problem(argument)
    elif argument.endswith((".py", ".py:")):
        raise Fault("own-problem-unnamed", name=argument.removesuffix(":"))
    elif os.path.exists(argument) or any(sign in argument for sign in "./\\"):
        problem = _read_file(Path(argument))
    else:
        near = get_close_matches(argument.lower(), SHIPPED, n=1)
        key = "unknown-problem-near" if near else "unknown-problem"
        raise Fault(key, name=shown(argument), near="".join(near), known=", ".join(SHIPPED))
    return ProblemInput(argument, _title(problem, argument), problem)


def _read_file(path: Path) -> Problem[Any]:
    """Return the problem whose map a file holds. Raises Fault, naming file and line, where it holds none."""
    name = shown(str(path), 200)
    content = first_bytes(path, LONGEST + 1)
    if len(content) > LONGEST:
        raise Fault("file-large", name=name, most=LONGEST)
    try:
        return read_map(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Fault("map-binary", name=name) from None
    except Fault as fault:
        raise Fault("file-complaint", name=name, complaint=say(fault)) from None


def holds_map(path: Path) -> bool:
    """Tell whether a file begins as a map does; one that cannot be read does not."""
    try:
        return is_map(first_bytes(path, LONGEST).decode("utf-8-sig", "replace"))
    except Fault:
        return False


def ends(problem: Problem[Any]) -> tuple[str, Sequence[str]]:
    """Return the names of the start, and of the goals where the problem knows them."""
    goals = problem.goals() if isinstance(problem, Placed) else ()
    return name_of(problem, problem.initial()), [name_of(problem, goal) for goal in goals]


def _title(problem: Problem[Any], argument: str) -> str:
    title = getattr(problem, "title", None)
    return title if isinstance(title, str) and title else os.path.basename(argument)
