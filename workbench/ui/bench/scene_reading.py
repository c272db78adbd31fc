"""Reading the values of a scene, which may come from a file that somebody else wrote."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from workbench.catalog.own_names import own_functions
from workbench.formats.problem_input import ProblemInput
from workbench.formats.run_line import RunLine, own_code_in, own_problem_in, read_run_line
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.ui.bench.bench import Scene as Scene
from workbench.ui.runs.board_document import check_fits, usual_goal_beside
from workbench.ui.runs.session import Session

T = TypeVar("T")

_MAX = 10**12
"""The largest number that a scene can hold."""


class TrustedScene(Scene):
    """A scene that may name the user's own code: the window itself recorded it, or the user allows the code to run.

    Attributes: loaded, problems that it names and that are loaded already.
    """

    def __init__(self, scene: Scene, loaded: Sequence[ProblemInput] = ()) -> None:
        super().__init__(scene)
        self.loaded = loaded


def read(scene: Scene, name: str, kind: type[T], default: T) -> T:
    """Return a value of a scene, `default` if it is omitted. Raises Fault if it has another type."""
    value = scene.get(name, default)
    if kind is float and isinstance(value, int) and not isinstance(value, bool) and abs(value) < _MAX:
        value = float(value)
    if not isinstance(value, kind) or (kind is not bool and isinstance(value, bool)):
        raise Fault("scene-kind", name=name, value=to_quotable(str(value)))
    return value


def read_choice(scene: Scene, name: str, known: Collection[str]) -> str | None:
    """Return a value that is one of `known`, None if it is omitted. Raises Fault for any other."""
    value = scene.get(name)
    if value is not None and not (isinstance(value, str) and value in known):
        raise Fault("option-choice", option=name, value=to_quotable(str(value)), known=", ".join(known))
    return value


def read_index(scene: Scene, name: str) -> int:
    """Return an integer from 0 on, 0 if it is omitted. Raises Fault."""
    index = read(scene, name, int, 0)
    if not 0 <= index <= _MAX:
        raise Fault("scene-kind", name=name, value=str(index))
    return index


def read_texts(scene: Scene, name: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a list of texts, `default` if it is omitted. Raises Fault."""
    values = scene.get(name, default)
    if not isinstance(values, list | tuple) or not all(isinstance(value, str) for value in values):
        raise Fault("scene-kind", name=name, value=to_quotable(str(values)))
    return tuple(values)


def check_own_code(scene: Scene, name: str) -> None:
    """Raise Fault if a heuristic or an algorithm runs the user's own code, unless the scene is trusted."""
    code = own_functions(name)
    if code and not isinstance(scene, TrustedScene):
        raise Fault("run-line-own", name=to_quotable(code[0], 60))


def own_code_of(scene: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names `path/to/file.py:name` of the user's own code in a scene, which need not be valid."""
    for line in _texts(scene, "run", "runs", "pinned"):
        yield from own_code_in(line)
    for name in _texts(scene, "heuristic", "second", "heuristics", "algorithms"):
        yield from own_functions(name)


def own_problems_of(scene: Mapping[str, Any]) -> set[str]:
    """Return those names of `own_code_of` that are problems."""
    return {name for line in _texts(scene, "run", "runs", "pinned") if (name := own_problem_in(line)) is not None}


def _texts(scene: Mapping[str, Any], *keys: str) -> Iterator[str]:
    """Yield the texts, and the texts in lists, that the scene has for these keys."""
    for value in map(scene.get, keys):
        yield from (one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str))


def read_line(scene: Scene, name: str = "run") -> RunLine | None:
    """Return the search that a scene describes, None if it is omitted; code is run only for a trusted scene.

    Raises Fault.
    """
    return _line(scene, read(scene, name, str, "")) if name in scene else None


def read_lines(scene: Scene, name: str) -> list[RunLine]:
    """Return the searches that several lines describe. Raises Fault as `read_line` does."""
    return [_line(scene, line_text) for line_text in read_texts(scene, name)]


def _line(scene: Scene, line_text: str) -> RunLine:
    line = read_run_line(line_text, True, scene.loaded) if isinstance(scene, TrustedScene) else read_run_line(line_text)
    if line.board is not None:
        check_fits(line.board)
    return line


def subject_of(session: Session) -> tuple[Board | None, Board | None]:
    """Return the (start, goal) boards of the session's search line; (None, None) if it searches another problem."""
    return (None, None) if session.other else (session.start_board, session.goal_board)


def set_subject(session: Session, line: RunLine) -> None:
    """Make the session search the problem of a line."""
    if line.other is not None:
        session.set_problem(line.other)
    else:
        assert line.board is not None and line.goal is not None
        session.set_boards(line.board, line.goal, usual_goal_beside(line.board, line.goal))
