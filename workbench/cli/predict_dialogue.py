"""`predict --ask`: questions asked in the terminal one after another, each answered in one line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from itertools import groupby
from math import isfinite, nan
from typing import Any, NamedTuple

from workbench.cli.predict_source import QuestionSource
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.search.problem.messages import Fault
from workbench.wording import number, say, text

Show = Callable[[str], object]


class AnsweredQuestion(NamedTuple):
    """A question with its answer, and the seconds it took."""

    question: Question
    answer: Any
    right: bool
    seconds: float


def ask_all(source: QuestionSource, questions: Sequence[Question], show: Show) -> list[AnsweredQuestion]:
    """Ask the questions; return the answers up to the last question or the end of the input."""
    entries: list[AnsweredQuestion] = []
    for place, question in enumerate(questions, 1):
        for line in source.lines(place, question):
            show(line)
        if outcomes := source.outcomes(question):
            show(f"   {_fate_buttons(outcomes)}")
        started = time.monotonic()
        answer = _answer(source, question, show)
        if answer is None:
            break
        right = source.is_right(question, answer)
        entries.append(AnsweredQuestion(question, answer, right, time.monotonic() - started))
        show(" ".join((source.verdict_text(question, right), *map(say, source.reason(question)))))
        show("")
    return entries


def longest_row(verdicts: Iterable[bool]) -> int:
    """Return the length of the longest run of right answers."""
    return max((len([*row]) for right, row in groupby(verdicts) if right), default=0)


def print_result(source: QuestionSource, entries: Sequence[AnsweredQuestion], show: Show) -> None:
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
            show(f"- {source.mistake_text(entry.question, entry.answer)}")


def _fate_buttons(outcomes: Sequence[StrEnum]) -> str:
    """Return the outcomes to choose from, each with its number."""
    names = [text(f"predict-fate-{outcome.value}") for outcome in outcomes]
    return " · ".join(text("predict-fate-button", place=place, fate=name) for place, name in enumerate(names, 1))


def _answer(source: QuestionSource, question: Question, show: Show) -> Any:
    """Return the answer, asking again after an invalid line; None at the end of the input."""
    while line := sys.stdin.readline():
        try:
            return _read(source, question, line.strip())
        except Fault as fault:
            show(say(fault))
    return None


def _read(source: QuestionSource, question: Question, typed: str) -> Any:
    if not typed:
        raise Fault("predict-nothing")
    if question.kind is QuestionKind.NEXT:
        return source.node(question, typed)
    if offered := source.outcomes(question):
        if typed not in map(str, range(1, len(offered) + 1)):
            raise Fault("predict-no-choice", text=typed[:60], most=len(offered))
        return offered[int(typed) - 1]
    try:
        value = float(typed.replace(",", ".").replace("\u2212", "-"))
    except ValueError:
        value = nan
    if not isfinite(value):
        raise Fault("predict-no-number", text=typed[:60])
    return int(value) if value.is_integer() else value
