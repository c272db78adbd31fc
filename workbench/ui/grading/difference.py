"""The first difference of a submission as two searches that Compare can show."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from workbench.api import Configuration
from workbench.formats.run_line import RunLine
from workbench.grading.calling import copy_files, copy_named
from workbench.grading.collecting import Submission
from workbench.grading.defining import by_importance, defining_file
from workbench.grading.grade import Grade
from workbench.grading.recordings import first_differing
from workbench.grading.task import Task
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board


@dataclass(frozen=True)
class Differing:
    """The student's search and the reference, as lines of text, and the step at which they differ first."""

    own: str
    reference: str
    step: int


def differing(task: Task, grade: Grade, submission: Submission, folder: Path) -> Differing | None:
    """Return the first difference that the checks have found, or None; the submission is copied to `folder`.

    Raises Fault if the files cannot be copied any more.
    """
    found = first_differing(grade.checks)
    if found is None or found.difference is None:
        return None
    check = next(one for one in task.checks if one.name == found.name)
    board = Board.parse(found.difference.board)
    try:
        code = copy_files(submission.files, folder)
        ordered = by_importance(code, [one.name for one in task.functions])
        path = copy_named(defining_file(ordered, check.function), grade.submission)
    except OSError as error:
        raise Fault("grade-unreadable", reason=error.strerror or str(error)) from None
    own = Configuration.of(f"{path}:{check.function}", check.heuristic)
    own_line, reference_line = (str(RunLine(board, task.goal, None, one)) for one in (own, check.reference))
    return Differing(own_line, reference_line, found.difference.step)
