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
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting import game_questions
from workbench.search.predicting.game_questions import GameAnswer
from workbench.search.predicting.questions import Answer, Question, is_right, right_answer
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import describe
from workbench.search.recording.game_recording import GameRecording
from workbench.wording import game_questions as game_texts
from workbench.wording.questions import question_subject

COLUMNS = ("when", "pupil", "run", "step", "question", "about", "answer", "right answer", "verdict", "seconds")
BYTE_ORDER_MARK = "\ufeff"
"""The byte order mark, by which LibreOffice and Excel recognise UTF-8."""
MAX_BYTES = 20_000_000
"""Maximum number of bytes of a table that is appended to."""


@dataclass(frozen=True)
class AnswerRow:
    """An answer. `step`: the one that was predicted. `question`: its kind; `about`: its subject, or ""."""

    step: int
    question: str
    about: str
    answer: str
    right_answer: str
    right: bool
    seconds: float


def answer_row(timeline: Timeline[Any], question: Question, answer: Answer, seconds: float) -> AnswerRow:
    """Return an answer, judged by the recording, as a row of the table."""
    state = question_subject(timeline, question)
    return AnswerRow(
        question.step + 1,
        question.kind.value,
        "" if state is None else describe(timeline.recording.problem, state),
        str(answer),
        str(right_answer(timeline, question)),
        is_right(timeline, question, answer),
        seconds,
    )


def game_answer_row(recording: GameRecording[Any], question: Question, answer: GameAnswer, seconds: float) -> AnswerRow:
    """Return an answer about an adversarial search, judged by the recording, as a row of the table."""
    return AnswerRow(
        question.step + 1,
        question.kind.value,
        game_texts.question_subject(recording, question),
        str(answer),
        str(game_questions.right_answer(recording, question)),
        game_questions.is_right(recording, question, answer),
        seconds,
    )


def check_predictions(path: Path) -> None:
    """Raise Fault if answers cannot be added to a file: it is another table, or cannot be read or written."""
    check_writable(path)
    _stored_rows(path)


def add_predictions(path: Path, pupil: str, run: str, answers: Iterable[AnswerRow]) -> None:
    """Append a row for each answer to a table; create the file if there is none.

    Raises Fault if the file is another kind of table, which stays unchanged, or cannot be read or written.
    """
    when = datetime.now().astimezone().isoformat(" ", "minutes")
    rows = []
    for one in answers:
        judged = (one.answer, one.right_answer, "right" if one.right else "wrong", f"{one.seconds:.1f}")
        rows.append((when, pupil, run, str(one.step), one.question, one.about, *judged))
    with locked(path):
        stored = _stored_rows(path)
        with replacing(path) as file:
            file.write(BYTE_ORDER_MARK)
            file.writelines(comma_separated((COLUMNS, *stored, *rows)))


def _stored_rows(path: Path) -> Sequence[Sequence[str]]:
    """Return the rows of a file below its head; none if the file is missing or empty."""
    if not path.exists():
        return []
    content, other = first_bytes(path, MAX_BYTES + 1), Fault("predict-other-table", name=to_quotable(path.name, 100))
    if not content:
        return []
    if len(content) > MAX_BYTES:
        raise other
    try:
        lines = csv.reader(StringIO(content.decode("utf-8-sig"), newline=""))
        rows = [row for row in lines] if tuple(next(lines)) == COLUMNS else [[]]  # noqa: C416 - lets other threads run between rows
    except (ValueError, StopIteration, csv.Error):  # not UTF-8, without a row, or not CSV
        raise other from None
    if any(len(row) != len(COLUMNS) for row in rows):
        raise other
    return [[*map(unguarded, row)] for row in rows]
