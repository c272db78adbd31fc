"""`workbench.check`, for notebooks and programs: the report of functions or files for a task."""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from workbench.api.sentences import with_sentences
from workbench.formats.reading import first_bytes
from workbench.grading.calling import Functions, copied
from workbench.grading.checking import Checker
from workbench.grading.defining import imported_modules
from workbench.grading.grade import CheckResult, Grade
from workbench.grading.own_functions import OwnFunctions
from workbench.grading.pages import check_table
from workbench.grading.reference import Reference
from workbench.grading.tables import reason_text
from workbench.grading.task import Check, Task, find_task
from workbench.search.problem.blame import is_user_code
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import number, text
from workbench.wording.texts import localized

Source = Callable[..., Any] | str | Path
_STYLE = ".workbench-check td, .workbench-check th { text-align: left; vertical-align: top; } \
.workbench-check .boards { display: flex; flex-wrap: wrap; gap: 1.5rem; } .workbench-check figure { margin: .6rem 0; }"


class CheckReport:
    """The report of a task's checks; a notebook shows it as a table with pictures, a terminal as text.

    Attributes: task; checks, the results; unsupervised, the names of the functions that ran in this process.
    """

    def __init__(self, task: Task, checks: Sequence[CheckResult], unsupervised: Sequence[str]) -> None:
        self.task, self.checks, self.unsupervised = task, tuple(checks), tuple(unsupervised)

    @property
    def points(self) -> float:
        """The points of all checks."""
        return Grade("", self.checks).points

    @property
    def of(self) -> float:
        """The points that these checks can give."""
        return Grade("", self.checks).of

    def __str__(self) -> str:
        lines = [self._head()]
        for check in self.checks:
            points = f"{number(check.points, 2)} / {number(check.of, 2)}"
            lines.append(f"{self.task.titled_name(check.name)}: {points}")
            lines += [f"    {reason_text(check)}"] if check.reasons else []
        return "\n".join([*lines, *self._note()])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        paragraphs = "".join(f"<p>{escape(note)}</p>" for note in self._note())
        table = check_table(self.task, Grade("", self.checks))
        head = f"<p><b>{escape(self._head())}</b></p>"
        return f'<div class="workbench-check"><style>{_STYLE}</style>{head}{table}{paragraphs}</div>'

    def _head(self) -> str:
        total = text("grade-total", points=number(self.points, 2), of=number(self.of, 2))
        return f"{localized(self.task.title)}: {total}"

    def _note(self) -> Iterator[str]:
        if self.unsupervised:
            yield text("check-unsupervised", names=", ".join(self.unsupervised))


@with_sentences
def check(*sources: Source, task: str = "astar-8puzzle") -> CheckReport:
    """Return the report of the checks that students can see, for functions and files.

    `sources`: functions with the names that the task asks for, or files, .py or .ipynb. Of functions alone, only their
    own checks are run. What lies in a file, also a function that was imported from one, is run in a process of its own
    with the limits of the task; a function that was defined in a notebook or a console runs in this process.
    `task`: the name of one that comes with the program, or a .toml file. Raises Fault for invalid arguments.
    """
    chosen = find_task(task)
    functions, files = _sorted(sources, chosen)
    given = {_name(source) for source in sources if callable(source)}
    whole = not all(map(callable, sources))
    checks = tuple(one for one in chosen.checks if one.visible and (whole or one.function in given))
    return CheckReport(chosen, _results(chosen, checks, functions, files), [*functions])


def _results(
    task: Task, checks: tuple[Check, ...], functions: dict[str, Callable[..., Any]], files: Sequence[Path]
) -> list[CheckResult]:
    reference = Reference(task)
    for _ in reference.prepare(checks):
        pass
    with copied([(path.name, path) for path in files]) as (folder, code):
        expected = [one.name for one in task.functions if code and one.name not in functions]
        supervised = Functions(folder, code, expected, task.limits, threading.Event())
        try:
            return [*Checker(task, reference, OwnFunctions(functions, supervised)).results(checks)]
        finally:
            supervised.close()


def _sorted(sources: Sequence[Source], task: Task) -> tuple[dict[str, Callable[..., Any]], list[Path]]:
    """Return the functions that run in this process, and the files of the others. Raises Fault."""
    if not sources:
        raise Fault("check-nothing", known=_known(task))
    functions: dict[str, Callable[..., Any]] = {}
    files: list[Path] = []
    for source in sources:
        if callable(source):
            name = _name(source)
            if name not in [one.name for one in task.functions]:
                raise Fault("check-unknown", name=to_quotable(name), known=_known(task))
            path = _file_of(source)
            if path is None:
                functions[name] = source
        else:
            path = Path(source)
            first_bytes(path, 0)  # raises Fault if the file cannot be opened
        files += [] if path is None else _with_imports(path)
    return functions, list(dict.fromkeys(files))


def _name(function: Callable[..., Any]) -> str:
    return getattr(function, "__name__", repr(function))


def _known(task: Task) -> str:
    return ", ".join(one.name for one in task.functions)


def _file_of(function: Callable[..., Any]) -> Path | None:
    """Return the user's file from which a function was imported; None if there is none: it is defined elsewhere.

    A program's main file is none either: it would be run once more, with the call of `check` in it.
    """
    module = sys.modules.get(getattr(function, "__module__", None) or "")
    file = getattr(module, "__file__", None)
    if module is None or file is None or module.__name__ == "__main__" or "." in module.__name__:
        return None
    at_top = inspect.isfunction(function) and getattr(module, function.__name__, None) is function
    return Path(file) if at_top and file.endswith(".py") and is_user_code(file) else None


def _with_imports(path: Path) -> Iterator[Path]:
    """Yield a file and the files of its folder that it imports."""
    found = [path]
    for one in found:
        yield one
        beside = (path.with_name(f"{name}.py") for name in sorted(imported_modules(one)))
        found += [other for other in beside if other not in found and other.is_file()]
