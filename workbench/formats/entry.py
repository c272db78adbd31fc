"""What a person types, pastes, drops, opens or gives as an argument: one function says what it is, and reads it.

What it can be depends on how it comes:

- a path is a file, recognised by what is in it; sessions, traces and code are recognised by their names, and so is what
  is called .toml, a lesson, or .sgf, a game;
- a text over a board is typed, pasted or dropped in the window;
- any other text is an argument of the command line, which may name a file, and code of the user's own.

Whoever asks says which kinds are taken there, and does with each what is to be done. What is of none of these kinds is
read as the last of them, which is a board where boards are taken; the fault says what is wrong with it as such.

Three readers take a board without asking here, since a board is all that they take: `api.start`, which lies below and
takes what Python code gives; a lesson, where the answer has the shape of the board in the question; and the command
`pdb`, whose goal may say of what size the boards are. What a name or a board's text is, all leave to `tiles/puzzle`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from workbench.formats.board_input import BoardInput, Edited, read_argument, read_file, read_typed
from workbench.formats.board_list import BoardList, is_list, read_list
from workbench.formats.hex.hex_game_text import game_from, is_recorded
from workbench.formats.hex.hex_input import HexInput, holds_game, read_game
from workbench.formats.lesson_file import LessonFile, holds_lesson
from workbench.formats.problem_input import ProblemInput, PythonFile, holds_map, read_problem
from workbench.formats.random_boards import RandomBoards, is_random, read_random
from workbench.formats.run_line import RunLine, RunLines, are_run_lines, is_run_line, read_run_line, read_run_lines
from workbench.formats.session_file import ENDING as SESSION
from workbench.formats.session_file import SessionFile, read_session
from workbench.formats.traces.traces import TraceFile, is_trace

Entry = (
    BoardInput
    | BoardList
    | RandomBoards
    | RunLine
    | RunLines
    | ProblemInput
    | HexInput
    | SessionFile
    | LessonFile
    | TraceFile
    | PythonFile
)
"""What was entered. Of a lesson, a trace and code it is only the file, which whoever shows them reads."""
E = TypeVar("E", bound=Entry)
Kinds = Sequence[type[E]]
"""Which kinds are taken somewhere, in any order."""

FILES: Kinds[SessionFile | TraceFile | PythonFile | LessonFile | HexInput | ProblemInput | BoardInput] = (
    SessionFile,
    TraceFile,
    PythonFile,
    LessonFile,
    HexInput,
    ProblemInput,
    BoardInput,
)
"""The files that the window opens, wherever they are dropped, and by File > Open."""


class _Way(NamedTuple):
    """Whether something is meant as an entry of one kind, and how it is read as one, which raises Fault."""

    fits: Callable[[Any], bool]
    read: Callable[[Any], Entry]


def _always(_given: object) -> bool:
    return True


_Ways = Mapping[type[Any], _Way]
"""The first kind that is taken and fits is the one."""

_FILES: _Ways = {
    SessionFile: _Way(lambda path: path.name.lower().endswith(SESSION), read_session),
    TraceFile: _Way(is_trace, TraceFile),
    PythonFile: _Way(lambda path: path.name.endswith(".py"), PythonFile),
    LessonFile: _Way(lambda path: path.name.lower().endswith(".toml") or holds_lesson(path), LessonFile),
    HexInput: _Way(lambda path: path.name.lower().endswith(".sgf") or holds_game(path), read_game),
    ProblemInput: _Way(holds_map, lambda path: read_problem(os.path.abspath(path))),
    BoardInput: _Way(_always, lambda path: BoardInput(read_file(path), None)),
}
_ARGUMENTS: _Ways = {
    RandomBoards: _Way(is_random, read_random),
    BoardList: _Way(is_list, read_list),
    RunLine: _Way(
        lambda argument: is_run_line(argument) and not os.path.isfile(argument),
        lambda argument: read_run_line(argument, own=True),
    ),
    HexInput: _Way(_always, read_game),
    ProblemInput: _Way(_always, read_problem),
    BoardInput: _Way(_always, read_argument),
}


def _over(edited: Edited) -> _Ways:
    return {
        HexInput: _Way(is_recorded, lambda typed: HexInput(game_from(typed))),
        RunLines: _Way(are_run_lines, read_run_lines),
        RunLine: _Way(is_run_line, read_run_line),
        BoardInput: _Way(_always, lambda typed: read_typed(typed, edited)),
    }


def read_entry(given: str | Path, takes: Kinds[E], edited: Edited | None = None) -> E:
    """Return what `given` says, as one of the kinds that are taken. Raises Fault, saying what is wrong and where.

    edited: the board over which a text is typed, pasted or dropped; None for a file or an argument.
    """
    kind = kind_of(given, takes, edited)
    return cast(E, _ways(given, edited)[kind].read(given))


def kind_of(given: str | Path, takes: Kinds[E], edited: Edited | None = None) -> type[E]:
    """Return the kind as which `given` is read. Nothing is wrong with anything here, nor is a file read to its end.

    Raises TypeError if none of them can come as `given` does: no text is a trace, no file is several searches.
    """
    ways = _ways(given, edited)
    kinds = [kind for kind in ways if kind in takes]
    if not kinds:
        raise TypeError(f"{given!r:.60} can be none of {', '.join(kind.__name__ for kind in takes)}")
    return next((kind for kind in kinds[:-1] if ways[kind].fits(given)), kinds[-1])


def _ways(given: str | Path, edited: Edited | None) -> _Ways:
    if isinstance(given, Path):
        return _FILES
    return _ARGUMENTS if edited is None else _over(edited)
