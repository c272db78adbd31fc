"""The result of a submission, as values that can be stored."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from workbench.search.problem.messages import Message, message

_MAX_STEM = 60


@dataclass(frozen=True)
class PictureOfDifference:
    """Two boards at the first difference: what the submission expands, and what the reference does; None: nothing.

    Attributes: board, the start; step; own, reference: tiles row by row.
    """

    board: str
    step: int
    own: tuple[int, ...] | None
    reference: tuple[int, ...] | None


@dataclass(frozen=True)
class CheckResult:
    """The result of a check.

    Attributes: name; points, of at most `of`; reasons, why there are not all points, or none.
    """

    name: str
    points: float
    of: float
    reasons: tuple[Message, ...] = ()
    difference: PictureOfDifference | None = None


@dataclass(frozen=True)
class Grade:
    """The result of a submission: a check of the task each, and the points of the parts that are marked by hand.

    Attributes: notes: what is worth knowing and costs no points; recording: the name of the file, beside the student's
    page, with the recording of the search that differs from the reference; "" for none.
    """

    submission: str
    checks: tuple[CheckResult, ...]
    manual: Mapping[str, str] = field(default_factory=dict)
    files: tuple[str, ...] = ()
    digest: str = ""
    notes: tuple[Message, ...] = ()
    recording: str = ""

    @property
    def points(self) -> float:
        return round(sum(check.points for check in self.checks), 2)

    @property
    def of(self) -> float:
        return round(sum(check.of for check in self.checks), 2)


def file_stem(submission: str) -> str:
    """Return the name, without an ending, of a student's files: different for each one, and valid on all systems."""
    stem = re.sub(r"[^\w-]+", "-", submission).strip("-")[:_MAX_STEM]
    return f"{stem or 'page'}-{crc32(submission.encode('utf-8', 'replace')):08x}"


def stored(grade: Grade) -> dict[str, Any]:
    """Return a grade as JSON values, without what is marked by hand."""
    return {
        "submission": grade.submission,
        "files": [*grade.files],
        "digest": grade.digest,
        "notes": _stored_messages(grade.notes),
        "recording": grade.recording,
        "checks": [_stored_check(check) for check in grade.checks],
    }


def _stored_check(check: CheckResult) -> dict[str, Any]:
    fields: dict[str, Any] = {"name": check.name, "points": check.points, "of": check.of}
    fields["reasons"] = _stored_messages(check.reasons)
    if check.difference is not None:
        one = check.difference
        fields["difference"] = [one.board, one.step, one.own, one.reference]
    return fields


def _stored_messages(messages: Iterable[Message]) -> list[Any]:
    return [[one.key, dict(one.facts)] for one in messages]


def _restored_messages(values: Iterable[Any]) -> tuple[Message, ...]:
    return tuple(message(str(key), **facts) for key, facts in values)


def restored(values: Mapping[str, Any]) -> Grade:
    """Return the grade that `stored` wrote. Raises LookupError, TypeError or ValueError for anything else."""
    return Grade(
        str(values["submission"]),
        tuple(map(_restored_check, values["checks"])),
        files=tuple(map(str, values["files"])),
        digest=str(values["digest"]),
        notes=_restored_messages(values["notes"]),
        recording=str(values["recording"]),
    )


def _restored_check(values: Mapping[str, Any]) -> CheckResult:
    reasons = _restored_messages(values["reasons"])
    difference = None
    if values.get("difference") is not None:
        board, step, own, reference = values["difference"]
        difference = PictureOfDifference(str(board), int(step), _tiles(own), _tiles(reference))
    return CheckResult(str(values["name"]), float(values["points"]), float(values["of"]), reasons, difference)


def _tiles(values: Any) -> tuple[int, ...] | None:
    return None if values is None else tuple(map(int, values))
