"""How what was answered is told: to the class, and in the teacher's table."""

from __future__ import annotations

from typing import Any

from workbench.formats.predictions import Answered
from workbench.search.problem import describe
from workbench.search.timeline import Timeline
from workbench.ui.predict.round import Entry
from workbench.wording import text
from workbench.wording.questions import about, answer_text


def verdict(timeline: Timeline[Any], entry: Entry) -> str:
    """Return whether an answer is right, and which is."""
    if entry.right:
        return text("predict-right")
    return text("predict-wrong", right=answer_text(timeline, entry.question, entry.right_answer))


def answered(timeline: Timeline[Any], entry: Entry) -> Answered:
    """Return an answer as the teacher's table has it."""
    state = about(timeline, entry.question)
    return Answered(
        entry.question.step + 1,
        entry.question.kind.value,
        "" if state is None else describe(timeline.recording.problem, state),
        str(entry.answer),
        str(entry.right_answer),
        entry.right,
        entry.seconds,
    )
