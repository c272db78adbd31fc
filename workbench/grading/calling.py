"""Calling the functions of a submission in a process of its own, in a copy of its files."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from workbench.grading import host
from workbench.grading.defining import CODE, by_importance, defining_file
from workbench.grading.host import Answer, Table, Values
from workbench.grading.task import CodeLimits
from workbench.interruption import InterruptedCall
from workbench.own_code.process import NO_ANSWER, OwnProcess
from workbench.own_code.restrictions import Restrictions
from workbench.search.problem.messages import Fault, Message
from workbench.search.problem.problem import SearchFailure

CHUNK = 20_000
"""States for which a heuristic is called at once, within the time of one call."""
_MAX_LATE = 2
"""Calls of a function that reach a limit, after which it is not called again."""
_MEGABYTE = 1 << 20
_MAX_NAME = 60
_HOST = host.__name__


class NotCalledError(SearchFailure):
    """The function was not called, because earlier calls reached a limit; carries the message of the last of them."""


class Functions:
    """The functions of a submission. Methods raise SearchFailure if a call fails, and InterruptedCall if cancelled.

    `files`: the code files in the folder; `expected`: the functions of the task; `cancelled`: set to stop.
    """

    def __init__(
        self,
        folder: Path,
        files: Sequence[Path],
        expected: Sequence[str],
        limits: CodeLimits,
        cancelled: threading.Event,
    ) -> None:
        self._limits, self._cancelled = limits, cancelled
        ordered = by_importance(files, expected)
        self._paths = {name: defining_file(ordered, name) for name in expected}
        self._late_count: dict[str, int] = {}
        self._broken: dict[str, Message] = {}
        restrictions = Restrictions(str(folder), limits.characters, limits.processes, alone=True)
        self._process = OwnProcess(_HOST, most_bytes=limits.megabytes * _MEGABYTE, restrictions=restrictions)

    def close(self) -> None:
        self._process.close()

    def stop(self) -> None:
        """End the process at once; the call in it raises InterruptedCall."""
        self._process.stop()

    def search(self, function: str, state: tuple[int, ...], table: Table | None) -> Answer:
        """Return the result of a search for a state."""
        answer: Answer = self._call(f"{_HOST}:search", function, state, table)
        return answer

    def values(self, function: str, states: bytes, cells: int) -> Values:
        """Return the results of a heuristic for states of `cells` tiles, one byte each."""
        numbers = []
        for place in range(0, len(states), CHUNK * cells):
            found: Values = self._call(f"{_HOST}:values", function, states[place : place + CHUNK * cells], cells)
            numbers.append(found.numbers)
            if found.odd is not None:
                return Values(b"".join(numbers), found.odd)
        return Values(b"".join(numbers), None)

    def truths(self, function: str, states: bytes, cells: int) -> list[Any]:
        """Return the results of a function for states of `cells` tiles, one byte each."""
        truths: list[Any] = []
        for place in range(0, len(states), CHUNK * cells):
            truths += self._call(f"{_HOST}:truths", function, states[place : place + CHUNK * cells], cells)
        return truths

    def record(self, target: str, function: str, path: Path, *arguments: Any) -> None:
        """Call a function that runs the search and writes its recording to `path`."""
        self._call(target, function, str(path), *arguments)

    def _call(self, target: str, function: str, *arguments: Any) -> Any:
        if self._cancelled.is_set():
            raise InterruptedCall
        if function in self._broken:
            is_late = self._late_count.get(function, 0) >= _MAX_LATE
            raise (NotCalledError if is_late else SearchFailure)(self._broken[function])
        path = self._paths[function]
        name = f"{path}:{function}"
        try:
            return self._process.call(
                target,
                name,
                *arguments,
                about=f"{path.name}:{function}",
                within=self._limits.seconds,
            )
        except InterruptedCall:
            raise
        except Fault as fault:
            self._broken[function] = fault.message
            raise SearchFailure(fault.message) from None
        except SearchFailure as failure:
            self._note(function, failure.message)
            raise

    def _note(self, function: str, reason: Message) -> None:
        """Count a call that reached a limit; after some of them, the function is not called again."""
        if reason.key in (NO_ANSWER, "own-memory", "own-output", "own-processes"):
            self._late_count[function] = self._late_count.get(function, 0) + 1
            if self._late_count[function] >= _MAX_LATE:
                self._broken[function] = reason


@contextmanager
def copied(files: Sequence[tuple[str, Path]]) -> Iterator[tuple[Path, list[Path]]]:
    """Copy files, each with its path within the submission, to a new folder; return it and its code files."""
    with tempfile.TemporaryDirectory(prefix="workbench-submission-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        yield folder, copy_files(files, folder)


def copy_files(files: Sequence[tuple[str, Path]], folder: Path) -> list[Path]:
    """Copy files, each with its path within the submission, to a folder; return the code files there."""
    code = []
    for name, path in files:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        if target.suffix.lower() in CODE:
            code.append(target)
    return code


def copy_named(path: Path, student: str) -> Path:
    """Copy a file to one beside it that has the student's name, and return that one, if the name is free.

    The file itself stays, as others may import it.
    """
    name = path.with_name(re.sub(r"[^\w -]+", "-", student)[:_MAX_NAME].strip() + path.suffix)
    if name.exists():
        return path
    shutil.copyfile(path, name)
    return name


def file_states(folder: Path) -> dict[str, tuple[int, int]]:
    """Return the size and the time of the last change of each file in a folder, by its path there."""
    found = {}
    for place, _, names in os.walk(folder):
        for path in (Path(place, name) for name in names if Path(place).name != "__pycache__"):
            with suppress(OSError):  # removed meanwhile
                status = path.lstat()
                found[path.relative_to(folder).as_posix()] = status.st_size, status.st_mtime_ns
    return found
