"""The search of a submission that differs from the reference, recorded so that the program can open it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from workbench.api import Configuration, start
from workbench.formats.traces.traces import writing_run
from workbench.formats.writing import make_folder, remove, replacing_binary
from workbench.grading.calling import Functions
from workbench.grading.grade import CheckResult, Grade, file_stem
from workbench.grading.task import Task
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import SearchFailure
from workbench.search.problem.status import Status
from workbench.search.running.generators import run_to_end
from workbench.tiles.puzzle.board import Board

_MIN_EXPANSIONS, _MORE = 2000, 100
_SLICE = 200
_TARGET = f"{__name__}:record"


def first_differing(checks: Sequence[CheckResult]) -> CheckResult | None:
    """Return the first result with a difference, or None."""
    return next((check for check in checks if check.difference is not None), None)


def max_expansions(grade: Grade) -> int:
    """Return how many expansions are recorded at most: also some after the first difference."""
    found = first_differing(grade.checks)
    assert found is not None
    assert found.difference is not None
    return max(_MIN_EXPANSIONS, found.difference.step + _MORE)


def store_recording(task: Task, grade: Grade, functions: Functions, copy: Path, folder: Path) -> str:
    """Search once more as at the first difference, and store the recording in `folder`; return its name, "" for none.

    An earlier one is removed. `copy`: the folder with the copied files of the submission.
    """
    name, written = f"{file_stem(grade.submission)}.jsonl", copy / "recording.jsonl"
    found = first_differing(grade.checks)
    try:
        remove(folder / name)
        if found is None or found.difference is None:
            return ""
        check = next(one for one in task.checks if one.name == found.name)
        facts = found.difference.board, str(task.goal), check.heuristic, max_expansions(grade), task.limits.seconds / 2
        functions.record(_TARGET, check.function, written, *facts)
        _copy(written, folder / name)
    except (SearchFailure, Fault):  # a function that ends its process now and then, a full disk: the grade counts
        return ""
    return name


def copy_recording(grade: Grade, source: Path, folder: Path) -> None:
    """Copy the recording of a submission from one folder to another, if there is one. Raises Fault."""
    if grade.recording and source != folder and (source / grade.recording).is_file():
        _copy(source / grade.recording, folder / grade.recording)


def _copy(source: Path, target: Path) -> None:
    make_folder(target.parent)
    with replacing_binary(target) as file:
        file.write(source.read_bytes())


def record(name: str, path: str, board: str, goal: str, heuristic: str | None, most: int, seconds: float) -> None:
    """Run `path/to/file.py:function` as a search and write its trace to `path`; in the process of the submission."""
    limits = Limits(expansions=most, seconds=seconds)
    relative = os.path.relpath(name)  # what the recording shows; the working folder is that of the submission
    run = start(Board.parse(board), Configuration.of(relative, heuristic), goal=Board.parse(goal), limits=limits)
    while run.status is Status.RUNNING:
        run.advance(_SLICE)
    run_to_end(writing_run(Path(path), run))
