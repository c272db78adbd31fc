"""`predict --ask`: questions asked in the terminal one after another, each answered in one line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import isfinite, nan
from typing import Any, NamedTuple

from workbench.cli.predict_givens import question_lines
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.answers import open_record
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Answer, Question, is_right, reason
from workbench.search.problem.messages import Fault
from workbench.wording import number, say, text
from workbench.wording.questions import mistake_text, verdict_text

Show = Callable[[str], object]


class AnsweredQuestion(NamedTuple):
    """A question with its answer, and the seconds it took."""

    question: Question
    answer: Answer
    right: bool
    seconds: float


def ask_all(timeline: Timeline[Any], questions: Sequence[Question], show: Show) -> list[AnsweredQuestion]:
    """Ask the questions; return the answers up to the last question or the end of the input."""
    entries: list[AnsweredQuestion] = []
    for place, question in enumerate(questions, 1):
        for line in question_lines(timeline, place, question):
            show(line)
        if question.kind is QuestionKind.FATE:
            show(f"   {_fate_buttons(timeline, question)}")
        started = time.monotonic()
        answer = _answer(timeline, question, show)
        if answer is None:
            break
        right = is_right(timeline, question, answer)
        entries.append(AnsweredQuestion(question, answer, right, time.monotonic() - started))
        show(" ".join((verdict_text(timeline, question, right), *map(say, reason(timeline, question)))))
        show("")
    return entries


def longest_row(verdicts: Iterable[bool]) -> int:
    """Return the length of the longest run of right answers."""
    return max((len([*row]) for right, row in groupby(verdicts) if right), default=0)


def print_result(timeline: Timeline[Any], entries: Sequence[AnsweredQuestion], show: Show) -> None:
    """Print the number of right answers, and each mistake; without any answer, nothing."""
    if not entries:
        return
    right = [entry.right for entry in entries]
    show(
        text(
            "predict-summary",
            right=number(sum(right)),
            count=len(entries),
            streak=number(longest_row(right)),
            seconds=number(round(sum(entry.seconds for entry in entries))),
        )
    )
    for entry in entries:
        if not entry.right:
            show(f"- {mistake_text(timeline, entry.question, entry.answer)}")


def _fate_buttons(timeline: Timeline[Any], question: Question) -> str:
    """Return the outcomes to choose from, each with its number."""
    names = [text(f"predict-fate-{fate.value}") for fate in timeline.at(question.step).fates]
    return " · ".join(text("predict-fate-button", place=place, fate=name) for place, name in enumerate(names, 1))


def _answer(timeline: Timeline[Any], question: Question, show: Show) -> Answer | None:
    """Return the answer, asking again after an invalid line; None at the end of the input."""
    while line := sys.stdin.readline():
        try:
            return _read(timeline, question, line.strip())
        except Fault as fault:
            show(say(fault))
    return None


def _read(timeline: Timeline[Any], question: Question, typed: str) -> Answer:
    if not typed:
        raise Fault("predict-nothing")
    if question.kind is QuestionKind.NEXT:
        return open_record(timeline.at(question.step), typed)
    if question.kind is QuestionKind.FATE:
        offered = timeline.at(question.step).fates
        if typed not in map(str, range(1, len(offered) + 1)):
            raise Fault("predict-no-choice", text=typed[:60], most=len(offered))
        return offered[int(typed) - 1]
    try:
        value = float(typed.replace(",", "."))
    except ValueError:
        value = nan
    if not isfinite(value):
        raise Fault("predict-no-number", text=typed[:60])
    return int(value) if value.is_integer() else value
