"""The answers of rounds of predictions as a table that a teacher's spreadsheet reads: one file for a class (CSV).

UTF-8 with the mark that spreadsheets know it by. Another round's answers are put below those that a file holds.
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
"""By this, at its beginning, LibreOffice and Excel know that a file is UTF-8."""
LARGEST = 20_000_000
"""Bytes of a table that is still added to."""


@dataclass(frozen=True)
class Answered:
    """An answer. `step`: the one that was predicted. `question`: its kind; `about`: its subject, or nothing."""

    step: int
    question: str
    about: str
    answer: str
    right_answer: str
    right: bool
    seconds: float


def answered(timeline: Timeline[Any], question: Question, answer: Answer, seconds: float) -> Answered:
    """Return an answer, judged by the recording, as the table has it."""
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
    """Raise Fault where no answers could be added to a file: another table, or one that cannot be read or written."""
    check_writable(path)
    _known(path)


def add_predictions(path: Path, pupil: str, run: str, answers: Iterable[Answered]) -> None:
    """Put a line for each answer below those that a table holds; where there is no file yet, make one.

    Raises Fault where the file is another kind of table, which stays as it is, or cannot be read or written.
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
    """Return the rows that a file holds below its head; none where there is no file, or an empty one."""
    if not path.exists():
        return []
    held, other = first_bytes(path, LARGEST + 1), Fault("predict-other-table", name=shown(path.name, 100))
    if not held:
        return []
    if len(held) > LARGEST:
        raise other
    try:
        lines = csv.reader(StringIO(held.decode("utf-8-sig"), newline=""))
        rows = [row for row in lines] if tuple(next(lines)) == HEAD else [[]]  # noqa: C416 - other threads get a turn
    except (ValueError, StopIteration, csv.Error):  # no UTF-8, no row, or none of a table
        raise other from None
    if any(len(row) != len(HEAD) for row in rows):
        raise other
    return [[*map(unguarded, row)] for row in rows]
