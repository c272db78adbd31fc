"""Tasks for tests, quick ones, and how a submission is graded."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from workbench.grading.collecting import collect
from workbench.grading.grade import Grade
from workbench.grading.running import Grading
from workbench.grading.task import ALL, CodeLimits, Task, find_task

SUBMISSIONS = Path(__file__).parent / "submissions"
QUICK = CodeLimits(seconds=120.0, megabytes=256, characters=20_000, processes=2)


def quick(name: str, limits: CodeLimits = QUICK) -> Task:
    """Return a task of the program, without the checks on all boards."""
    task = find_task(name)
    kept = (check for check in task.checks if check.kind != "admissible")
    checks = tuple(replace(one, boards="examples") if one.boards == ALL else one for one in kept)
    return replace(task, checks=checks, limits=limits)


def graded(task: Task, sources: Sequence[str], tmp_path: Path, jobs: int = 1) -> list[Grade]:
    submissions = collect(sources, [one.name for one in task.functions], tmp_path / "unpacked")
    grading = Grading(task, submissions, jobs, recordings=tmp_path / "pages")
    for _ in grading.prepare():
        pass
    return sorted(filter(None, grading.grades()), key=lambda grade: grade.submission)


@pytest.fixture
def of_course(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that copies a submission of the course, with what it imports, to a student's folder."""

    def copied(name: str, *others: str) -> Path:
        folder = tmp_path / "class" / name.partition(".")[0]
        folder.mkdir(parents=True)
        for file in (name, "common.py", *others):
            shutil.copy(SUBMISSIONS / file, folder)
        return folder

    return copied
