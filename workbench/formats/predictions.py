"""The answers to prediction questions as a table for a teacher's spreadsheet: one file for a class (CSV).

UTF-8 with the byte order mark by which spreadsheets recognise it. The answers of another session are appended.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any

from workbench.formats.locking import locked
from workbench.formats.reading import first_bytes
from workbench.formats.tables import comma_separated, unguarded
from workbench.formats.writing import check_writable, replacing
from workbench.search.asking.questions import Answer, Question, is_right, right_answer
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault, shown
from workbench.search.problem.problem import describe
from workbench.wording.questions import about

HEAD = ("when", "pupil", "run", "step", "question", "about", "answer", "right answer", "verdict", "seconds")
MARK = "\ufeff"
"""The byte order mark, by which LibreOffice and Excel recognise UTF-8."""
LARGEST = 20_000_000
"""Maximum number of bytes of a table that is appended to."""


@dataclass(frozen=True)
class Answered:
    """An answer. `step`: the one that was predicted. `question`: its kind; `about`: its subject, or ""."""

    step: int
    question: str
    about: str
    answer: str
    right_answer: str
    right: bool
    seconds: float


def answered(timeline: Timeline[Any], question: Question, answer: Answer, seconds: float) -> Answered:
    """Return an answer, judged by the recording, as a row of the table."""
    state = about(timeline, question)
    return Answered(
        question.step + 1,
        question.kind.value,
        "" if state is None else describe(timeline.recording.problem, state),
        str(answer),
        str(right_answer(timeline, question)),
        is_right(timeline, question, answer),
        seconds,
    )


def check_predictions(path: Path) -> None:
    """Raise Fault if answers cannot be added to a file: it is another table, or cannot be read or written."""
    check_writable(path)
    _known(path)


def add_predictions(path: Path, pupil: str, run: str, answers: Iterable[Answered]) -> None:
    """Append a row for each answer to a table; create the file if there is none.

    Raises Fault if the file is another kind of table, which stays unchanged, or cannot be read or written.
    """
    when = datetime.now().astimezone().isoformat(" ", "minutes")
    rows = [
        (
            when,
            pupil,
            run,
            str(one.step),
            one.question,
            one.about,
            one.answer,
            one.right_answer,
            "right" if one.right else "wrong",
            f"{one.seconds:.1f}",
        )
        for one in answers
    ]
    with locked(path):
        known = _known(path)
        with replacing(path) as file:
            file.write(MARK)
            file.writelines(comma_separated((HEAD, *known, *rows)))


def _known(path: Path) -> Sequence[Sequence[str]]:
    """Return the rows of a file below its head; none if the file is missing or empty."""
    if not path.exists():
        return []
    held, other = first_bytes(path, LARGEST + 1), Fault("predict-other-table", name=shown(path.name, 100))
    if not held:
        return []
    if len(held) > LARGEST:
        raise other
    try:
        lines = csv.reader(StringIO(held.decode("utf-8-sig"), newline=""))
        rows = [row for row in lines] if tuple(next(lines)) == HEAD else [[]]  # noqa: C416 - lets other threads run between rows
    except (ValueError, StopIteration, csv.Error):  # not UTF-8, without a row, or not CSV
        raise other from None
    if any(len(row) != len(HEAD) for row in rows):
        raise other
    return [[*map(unguarded, row)] for row in rows]
