"""Reading everything that a user types, pastes, drops, opens or gives as an argument, after determining its kind.

The possible kinds depend on where the entry comes from:

- A path is a file, recognised by its content. Sessions, traces and code are recognised by their names, and so are
  lessons that end in .toml, games in .sgf, scenarios in .scen, and maps in .map or .png.
- A text over a board was typed, pasted or dropped in the window.
- Any other text is an argument of the command line, which may name a file or the user's own code.

The caller passes the kinds that it accepts and handles each of them. An entry that fits none of them is read as the
last of these kinds, which is a board if boards are accepted; the fault then says what is wrong with it as a board.

Three readers parse a board without this module, because they accept nothing else: `api.start`, which is a lower layer
and takes values from Python code; lessons, in which the answer has the shape of the board in the question; and the
command `pdb`, whose goal may contain the size of the boards. All of them use `tiles/puzzle` for names and board texts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from workbench.formats.board_input import BoardInput, EditedBoard, read_argument, read_file, read_typed
from workbench.formats.board_list import BoardList, is_list, read_list
from workbench.formats.game_tree_text import GameTreeFile, holds_game_tree
from workbench.formats.hex.hex_game_text import is_game_text, read_game_text
from workbench.formats.hex.hex_input import HexInput, holds_game, read_game
from workbench.formats.lesson_file import LessonFile, holds_lesson
from workbench.formats.problem_input import (
    MAP_ENDINGS,
    MapText,
    ProblemInput,
    PythonFile,
    holds_map,
    is_problem,
    read_map_text,
    read_problem,
)
from workbench.formats.random_boards import RandomBoards, is_random, read_random
from workbench.formats.run_line import RunLine, RunLines, are_run_lines, is_run_line, read_run_line, read_run_lines
from workbench.formats.scenarios import ENDING as SCENARIOS
from workbench.formats.scenarios import (
    ScenarioFile,
    Scenarios,
    holds_scenarios,
    is_scenarios,
    read_scenario_text,
    read_scenarios,
)
from workbench.formats.session_file import ENDING as SESSION
from workbench.formats.session_file import SessionFile, read_session
from workbench.formats.traces.traces import TraceFile, is_trace
from workbench.maps.moving_ai import starts_scenarios
from workbench.maps.reading import is_map

Entry = (
    BoardInput
    | BoardList
    | RandomBoards
    | RunLine
    | RunLines
    | ProblemInput
    | MapText
    | Scenarios
    | ScenarioFile
    | HexInput
    | GameTreeFile
    | SessionFile
    | LessonFile
    | TraceFile
    | PythonFile
)
"""The result of reading an entry.

For a lesson, a trace, code or a file of scenarios it is only the file, which is read by its viewer.
"""
E = TypeVar("E", bound=Entry)
Kinds = Sequence[type[E]]
"""The kinds that a caller accepts, in any order."""

FILES: Kinds[
    SessionFile
    | TraceFile
    | PythonFile
    | LessonFile
    | GameTreeFile
    | HexInput
    | ScenarioFile
    | ProblemInput
    | BoardInput
] = (
    SessionFile,
    TraceFile,
    PythonFile,
    LessonFile,
    GameTreeFile,
    HexInput,
    ScenarioFile,
    ProblemInput,
    BoardInput,
)
"""The files that the window opens, by File > Open or when they are dropped anywhere in it."""


class _Reader(NamedTuple):
    """A test whether something is an entry of one kind, and the function that reads it as that kind (raises Fault)."""

    fits: Callable[[Any], bool]
    read: Callable[[Any], Entry]


def _always(_source: object) -> bool:
    return True


_Readers = Mapping[type[Any], _Reader]
"""The first kind that is accepted and fits is used."""

_BY_ENDING: Mapping[str, type[Any]] = {
    ".toml": LessonFile,
    ".sgf": HexInput,
    SCENARIOS: ScenarioFile,
    **dict.fromkeys(MAP_ENDINGS, ProblemInput),
}
"""A file with such a name is of this kind, whatever it contains."""
_FILES: _Readers = {
    SessionFile: _Reader(lambda path: path.name.lower().endswith(SESSION), read_session),
    TraceFile: _Reader(is_trace, TraceFile),
    PythonFile: _Reader(lambda path: path.name.endswith(".py"), PythonFile),
    LessonFile: _Reader(holds_lesson, LessonFile),
    GameTreeFile: _Reader(holds_game_tree, lambda path: GameTreeFile(path)),
    HexInput: _Reader(holds_game, read_game),
    ScenarioFile: _Reader(holds_scenarios, ScenarioFile),
    ProblemInput: _Reader(holds_map, lambda path: read_problem(os.path.abspath(path))),
    BoardInput: _Reader(_always, lambda path: BoardInput(read_file(path), None)),
}
_ARGUMENTS: _Readers = {
    RandomBoards: _Reader(is_random, read_random),
    Scenarios: _Reader(is_scenarios, read_scenarios),
    BoardList: _Reader(is_list, read_list),
    RunLine: _Reader(
        lambda argument: is_run_line(argument) and not os.path.isfile(argument),
        lambda argument: read_run_line(argument, own=True),
    ),
    HexInput: _Reader(_always, read_game),
    ProblemInput: _Reader(is_problem, read_problem),
    BoardInput: _Reader(_always, read_argument),
}


def read_entry(source: str | Path, accepted: Kinds[E], edited: EditedBoard | None = None) -> E:
    """Return the entry in `source`, as one of the accepted kinds. Raises Fault with the reason and the place.

    edited: the board that a typed, pasted or dropped text replaces; None for a file or an argument.
    """
    kind = kind_of(source, accepted, edited)
    return cast(E, _readers_for(source, edited)[kind].read(source))


def kind_of(source: str | Path, accepted: Kinds[E], edited: EditedBoard | None = None) -> type[E]:
    """Return the kind as which `source` is read. Raises no Fault, and reads no file to its end.

    Raises TypeError if `source` cannot be any of the accepted kinds: a text is never a trace, a file never several
    searches.
    """
    readers = _readers_for(source, edited)
    kinds = [kind for kind in readers if kind in accepted]
    if isinstance(source, Path) and (named := _BY_ENDING.get(source.suffix.lower())) in kinds:
        return cast("type[E]", named)
    if not kinds:
        raise TypeError(f"{source!r:.60} can be none of {', '.join(kind.__name__ for kind in accepted)}")
    return next((kind for kind in kinds[:-1] if readers[kind].fits(source)), kinds[-1])


def _readers_for(source: str | Path, edited: EditedBoard | None) -> _Readers:
    if isinstance(source, Path):
        return _FILES
    if edited is None:
        return _ARGUMENTS
    return {
        MapText: _Reader(is_map, read_map_text),
        Scenarios: _Reader(starts_scenarios, read_scenario_text),
        HexInput: _Reader(is_game_text, lambda typed: HexInput(read_game_text(typed))),
        RunLines: _Reader(are_run_lines, read_run_lines),
        RunLine: _Reader(is_run_line, read_run_line),
        BoardInput: _Reader(_always, lambda typed: read_typed(typed, edited)),
    }
