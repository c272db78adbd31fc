"""A task: the functions that students write, the boards they are tested on, and the points of each check."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import fill

from workbench import assets
from workbench.api import Configuration
from workbench.formats.reading import decoded, whole_file
from workbench.formats.schema import FileSchema
from workbench.formats.toml_reading import parse_toml
from workbench.search.problem.messages import Fault, to_quotable
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.wording import say
from workbench.wording.texts import Texts, localized

SCHEMA = FileSchema("task", "search-workbench-task", 1, none="task-format", later="task-version")
"""The schema of task files."""
ALL = "all"
"""The name of the set of all boards from which the goal can be reached."""
SEARCHING = ("valid", "optimal", "expanded", "bounds", "unsolvable", "time")
"""The kinds of checks that call a search; the others call a function of the state alone."""
_MAX_BYTES = 1_000_000
_MAX_ALL_CELLS = 9
_ENDING = ".toml"
_TEMPLATE_WIDTH = 88


@dataclass(frozen=True)
class ExpectedFunction:
    """A function that students write.

    Attributes: name; parameters; returns, one of "number", "truth", "moves", "moves-expanded", "moves-bounds"; text,
    what it does.
    """

    name: str
    parameters: tuple[str, ...]
    returns: str
    text: Texts = field(default_factory=dict)


@dataclass(frozen=True)
class BoardSet:
    """A named set of boards.

    Attributes: listed, their texts; source, "random:…" or a file beside the task; unsolvable: whether two tiles of each
    random board are swapped.
    """

    name: str
    listed: tuple[str, ...] = ()
    source: str = ""
    unsolvable: bool = False


@dataclass(frozen=True)
class Check:
    """A check and its points; see docs/formats.md for the kinds.

    Attributes: partial: whether the points are in proportion to the boards that are right; visible: whether students
    can run it themselves; heuristic, algorithm, ties: of the reference; seconds: of a check of time.
    """

    name: str
    kind: str
    function: str
    points: float
    boards: str
    title: Texts = field(default_factory=dict)
    heuristic: str | None = None
    algorithm: str = "astar"
    ties: str | None = None
    partial: bool = False
    visible: bool = True
    seconds: float = 0.0

    @property
    def reference(self) -> Configuration:
        """The reference search; for bounds it is IDA*, whatever the task names. Raises Fault for unknown names."""
        options = {} if self.ties is None else {"ties": self.ties}
        algorithm = "idastar" if self.kind == "bounds" else self.algorithm
        return Configuration.of(algorithm, self.heuristic, None, None, None, **options)


@dataclass(frozen=True)
class ManualPart:
    """A part that the teacher marks; its points are not in the sum of the checks."""

    name: str
    of: float
    title: Texts = field(default_factory=dict)


@dataclass(frozen=True)
class CodeLimits:
    """The limits of a submission: seconds of a call, megabytes, characters printed in a call, processes."""

    seconds: float = 10.0
    megabytes: int = 1024
    characters: int = 1_000_000
    processes: int = 2


@dataclass(frozen=True)
class Task:
    """A task. `folder`: of its file, for files of boards; None if it ships with the program."""

    name: str
    title: Texts
    text: Texts
    goal: Board
    functions: tuple[ExpectedFunction, ...]
    boards: Mapping[str, BoardSet]
    checks: tuple[Check, ...]
    manual: tuple[ManualPart, ...]
    limits: CodeLimits
    source: str
    folder: Path | None = None

    def function(self, name: str) -> ExpectedFunction:
        return next(one for one in self.functions if one.name == name)

    def titled(self, check: Check | ManualPart) -> str:
        """Return the title of a check in the current language, or its name."""
        return localized(check.title) or check.name

    def titled_name(self, name: str) -> str:
        """Return the title of the check of that name."""
        return next((self.titled(check) for check in self.checks if check.name == name), name)


def shipped_names() -> tuple[str, ...]:
    """Return the names of the tasks of the program."""
    files = sorted(file.name for file in assets.root().joinpath("tasks").iterdir())
    return tuple(name.removesuffix(_ENDING) for name in files if name.endswith(_ENDING))


def find_task(name: str) -> Task:
    """Return the task in a file if `name` looks like a file name, else the task of the program. Raises Fault."""
    if name.lower().endswith(_ENDING):
        return read_task(Path(name))
    if name not in shipped_names():
        raise Fault("task-unknown", name=to_quotable(name), known=", ".join(shipped_names()))
    return _shipped(name)


@cache
def _shipped(name: str) -> Task:
    return parse_task(assets.read_text("tasks", f"{name}{_ENDING}"), name)


def read_task(path: Path) -> Task:
    """Return the task in a file. Raises Fault, with the file and the place, if it is not a valid task."""
    name = to_quotable(str(path), 200)
    content = decoded(whole_file(path, _MAX_BYTES), Fault("file-binary", name=name))
    try:
        return parse_task(content, path.stem, path.parent)
    except Fault as fault:
        raise Fault("file-complaint", name=name, complaint=say(fault)) from None


def parse_task(text: str, name: str, folder: Path | None = None) -> Task:
    """Return the task in a TOML text. Raises Fault, with the place, if it is not a valid task."""
    values = parse_toml(text)
    problem = SCHEMA.check(values)
    if problem is not None:
        raise Fault(problem.key, **problem.facts)
    task = Task(
        name=name,
        title=values["title"],
        text=values.get("text", {}),
        goal=goal_board(values.get("goal", LAST), *read_shape(values.get("size", "3x3"))),
        functions=tuple(
            ExpectedFunction(one["name"], tuple(one["parameters"]), one["returns"], one.get("text", {}))
            for one in values["functions"]
        ),
        boards={
            one["name"]: BoardSet(
                one["name"], tuple(one.get("list", ())), one.get("source", ""), one.get("unsolvable", False)
            )
            for one in values.get("boards", ())
        },
        checks=tuple(Check(**one) for one in values["checks"]),
        manual=tuple(ManualPart(**one) for one in values.get("manual", ())),
        limits=CodeLimits(**values.get("limits", {})),
        source=text,
        folder=folder,
    )
    _check(task)
    return task


def _check(task: Task) -> None:
    """Raise Fault, with the place, if the parts of a task do not fit together."""
    _check_once([one.name for one in task.functions], "functions")
    _check_once([*(one.name for one in task.checks), *(one.name for one in task.manual)], "checks")
    known = {one.name for one in task.functions}
    for place, check in enumerate(task.checks, 1):
        if check.function not in known:
            raise Fault(
                "schema-choice",
                place=f"checks[{place}].function",
                value=to_quotable(check.function),
                known=", ".join(sorted(known)),
            )
        everything = check.boards == ALL and check.kind not in SEARCHING and task.goal.cells <= _MAX_ALL_CELLS
        if check.boards not in task.boards and not everything:
            raise Fault(
                "schema-choice",
                place=f"checks[{place}].boards",
                value=to_quotable(check.boards),
                known=", ".join((*task.boards, ALL)),
            )
        if check.kind == "admissible" and check.boards != ALL:
            raise Fault("schema-choice", place=f"checks[{place}].boards", value=to_quotable(check.boards), known=ALL)
        _check_fit(task, check, f"checks[{place}]")


_RETURNS: Mapping[str, Sequence[str]] = {
    "values": ("number",),
    "admissible": ("number",),
    "solvable": ("truth",),
    "expanded": ("moves-expanded",),
    "bounds": ("moves-bounds",),
}


def _check_fit(task: Task, check: Check, place: str) -> None:
    """Raise Fault if a check needs another result than its function returns, or a heuristic that it does not name."""
    function = task.function(check.function)
    fitting = _RETURNS.get(check.kind, ("moves", "moves-expanded", "moves-bounds"))
    if function.returns not in fitting:
        raise Fault("task-misfit", place=place, kind=check.kind, function=function.name, known=", ".join(fitting))
    two = check.kind in SEARCHING and len(function.parameters) > 1
    if check.heuristic is None and (two or check.kind == "values"):
        raise Fault("schema-missing", place=place, name="heuristic")


def _check_once(names: Sequence[str], place: str) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Fault("task-twice", name=to_quotable(twice), place=place)


def template(task: Task) -> str:
    """Return a starter file: each function with its parameters and what it does, in the current language."""
    about = fill(_safe(localized(task.text)), _TEMPLATE_WIDTH)
    title = _safe(localized(task.title))
    stop = "" if title.endswith(("?", "!", ".")) else "."
    lines = [f'"""{title}{stop}', *(["", about] if about else []), '"""', ""]
    for function in task.functions:
        lines += ["", f"def {function.name}({', '.join(function.parameters)}):"]
        if about := _safe(localized(function.text)):
            lines += _docstring(about)
        lines += ["    raise NotImplementedError", ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _docstring(about: str) -> list[str]:
    """Return the lines of a function's docstring."""
    if len(about) <= _TEMPLATE_WIDTH - 10:
        return [f'    """{about}"""']
    return [fill(f'"""{about}', _TEMPLATE_WIDTH, initial_indent="    ", subsequent_indent="    "), '    """']


def _safe(about: str) -> str:
    """Return a text on one line that does not end a docstring."""
    return re.sub(r"\s+", " ", about).strip().replace("\\", "/").replace('"', "'")
