"""Problems other than boards that a user enters: a name, a map, a scenario, or `path/to/file.py:Class`."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple, cast

from workbench.catalog.names import look_up
from workbench.catalog.problems import SHIPPED, own_problem, shipped
from workbench.formats.reading import decoded, first_bytes, naming_file, whole_file
from workbench.formats.scenarios import is_scenarios, scenario_problem
from workbench.maps.grid_problem import grid_problem
from workbench.maps.lines import first_word
from workbench.maps.moving_ai import ENDING as MOVING_AI_ENDING
from workbench.maps.moving_ai import KIND as MOVING_AI
from workbench.maps.png import MAX_BYTES as MAX_PNG_BYTES
from workbench.maps.png import SIGNATURE, is_png, parse_png
from workbench.maps.reading import MapProblem, is_map, map_text, read_map
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Placed, Problem, Ruled, Startable, name_of
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import text
from workbench.wording.names import local

MAX_BYTES = 1_200_000
"""Maximum number of bytes of a text: more than the largest map takes."""
DRAWN = "map:"
"""By this a map that was drawn in the window is given; where it is written down, its text follows."""
MAP_ENDINGS = (MOVING_AI_ENDING, ".png")
"""A file with such a name is always read as a map."""
_ESCAPES = {"\\": r"\\", "\n": r"\n", "'": r"\q"}
_ESCAPED = {escape: character for character, escape in _ESCAPES.items()}


class ProblemInput(NamedTuple):
    """A problem, the text by which it was requested, and its title."""

    given: str
    title: str
    problem: Problem[Any]

    @property
    def local_title(self) -> str:
        """The title in the user's language, if the problem is an included one."""
        if self.given != DRAWN:
            return text(f"problem-{self.given}") if self.given in SHIPPED else self.title
        if not self.title:
            return text("problem-new-title")
        source = shipped_input(self.problem)
        return text("problem-drawn", title=self.title if source is None else source.local_title)

    @property
    def written(self) -> str:
        """The text from which `read_problem` reads the problem again, in one line."""
        if self.given != DRAWN:
            return self.given
        return DRAWN + re.sub(r"[\\\n']", lambda found: _ESCAPES[found[0]], map_text(cast("MapProblem", self.problem)))

    def between(self, start: str | None, goal: str | None) -> ProblemInput:
        """Return the same problem with the start and the goal of these names; None: unchanged. Raises Fault."""
        if start is None and goal is None:
            return self
        if goal is None and start is not None and isinstance(self.problem, Startable):
            return self._replace(problem=self.problem.starting_at(self.problem.read(start)))
        if not isinstance(self.problem, Placed):
            raise Fault("problem-ends-fixed", problem=self.local_title)
        begin = self.problem.initial() if start is None else self.problem.read(start)
        ends = [*self.problem.goals()] if goal is None else [self.problem.read(goal)]
        return self._replace(problem=self.problem.between(begin, ends))

    def ruled(self, rule: str | None) -> ProblemInput:
        """Return the same problem by another rule of moves; None: unchanged. Raises Fault."""
        if rule is None:
            return self
        if not isinstance(self.problem, Ruled):
            raise Fault("problem-rule-fixed", problem=self.local_title)
        return self._replace(
            problem=self.problem.ruled(look_up({one: one for one in self.problem.rules}, rule, "move-rule"))
        )


@dataclass(frozen=True)
class MapText:
    """The text of a map that is not in a file, and the ending of the name of such a file."""

    text: str
    ending: str


@dataclass(frozen=True)
class PythonFile:
    """A file of the user's own code, which may define problems; it has not been run."""

    path: Path


def read_problem(argument: str) -> ProblemInput:
    """Return the problem that `argument` names. Runs the Python file, if it names one. Raises Fault."""
    if argument.startswith(DRAWN):
        return drawn_input(read_map(re.sub(r"\\[\\nq]", lambda found: _ESCAPED[found[0]], argument[len(DRAWN) :])))
    if argument in SHIPPED:
        problem = shipped(argument)
    elif is_own(argument):
        problem = own_problem(argument)
    elif argument.endswith((".py", ".py:")):
        raise Fault("own-problem-unnamed", name=argument.removesuffix(":"))
    elif is_scenarios(argument):
        problem = scenario_problem(argument)
    elif os.path.exists(argument) or any(character in argument for character in "./\\"):
        problem = _read_file(Path(argument))
    else:
        similar = get_close_matches(argument.lower(), SHIPPED, n=1)
        key = "unknown-problem-near" if similar else "unknown-problem"
        raise Fault(key, name=to_quotable(argument), near="".join(similar), known=", ".join(SHIPPED))
    return ProblemInput(argument, _title(problem) or os.path.basename(argument), problem)


def drawn_input(problem: MapProblem) -> ProblemInput:
    """Return a map that was drawn as what is searched."""
    return ProblemInput(DRAWN, problem.title, problem)


def read_map_text(typed: str) -> MapText:
    """Return a map that was typed or pasted, after checking it. Raises Fault with the line number."""
    if len(typed) > MAX_BYTES:
        raise Fault("file-large", name="", most=MAX_BYTES)
    read_map(typed)
    return MapText(typed, MOVING_AI_ENDING if first_word(typed) == MOVING_AI else ".txt")


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
    if is_png(first_bytes(path, len(SIGNATURE))) or path.suffix.lower() == ".png":
        picture = whole_file(path, MAX_PNG_BYTES)
        with naming_file(name):
            return grid_problem(parse_png(picture, path.stem))
    text = decoded(whole_file(path, MAX_BYTES), Fault("map-binary", name=name))
    with naming_file(name):
        return read_map(text, path.stem)


def holds_map(path: Path) -> bool:
    """Return whether a file is called a map or a picture, or begins like one; False if it cannot be read."""
    if path.suffix.lower() in MAP_ENDINGS:
        return True
    try:
        content = first_bytes(path, MAX_BYTES)
        return is_png(content) or is_map(content.decode("utf-8-sig", "replace"))
    except Fault:
        return False


def is_problem(operand: str) -> bool:
    """Return whether an operand names an included problem, a map or a search of a file of scenarios."""
    return operand in SHIPPED or is_scenarios(operand) or (os.path.isfile(operand) and holds_map(Path(operand)))


def local_ends(problem: Problem[Any]) -> tuple[str, list[str]]:
    """Return the name of the start, and those of the goals if they are known, in the user's language."""
    start, goals = ends(problem)
    return local(start), [*map(local, goals)]


def ends(problem: Problem[Any]) -> tuple[str, Sequence[str]]:
    """Return the name of the start, and the names of the goals if the problem knows them."""
    goals = problem.goals() if isinstance(problem, Placed) else ()
    return name_of(problem, problem.initial()), [name_of(problem, goal) for goal in goals]
