"""`predict --ask`: questions asked in the terminal one after another, each answered in one line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from math import isfinite, nan
from typing import Any, NamedTuple

from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.answers import open_record
from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Answer, Question, hidden_records, is_right, reason
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe, scale, to_display_units
from workbench.search.recording.moment import Moment
from workbench.search.recording.ordering import cost
from workbench.wording import number, say, text
from workbench.wording.language import UNKNOWN_NUMBER
from workbench.wording.questions import mistake_text, question_subject, question_text, verdict_text

MAX_LISTED = 40
"""At most this many nodes of OPEN are listed."""

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
        for line in _question_lines(timeline, place, question):
            show(line)
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
    """Print the number of right answers, and each mistake."""
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


def _question_lines(timeline: Timeline[Any], place: int, question: Question) -> Iterator[str]:
    """Yield the lines of a question: its text, its state, and the frontier in the order of generation."""
    problem, moment = timeline.recording.problem, timeline.at(question.step)
    state = question_subject(timeline, question)
    yield text("cli-predict-line", place=place, question=question_text(timeline, question))
    if state is not None:
        yield f"   {describe(problem, state)}"
    hidden = set(hidden_records(timeline, question).tolist())
    listed = sorted(moment.path if moment.open is None else moment.open.tolist())
    yield f"   {text('open-path-title') if moment.open is None else text('cli-predict-open')}"
    for record in listed[:MAX_LISTED]:
        state, costs = timeline.recording.state(record), _costs(moment, record, record in hidden)
        yield f"   {record:>6}  {costs}  {describe(problem, state)}"
    if len(listed) > MAX_LISTED:
        yield f"   {text('cli-predict-more', count=len(listed) - MAX_LISTED)}"
    if question.kind is QuestionKind.FATE:
        names = [text(f"predict-fate-{fate.value}") for fate in moment.fates]
        buttons = [text("predict-fate-button", place=place, fate=name) for place, name in enumerate(names, 1)]
        yield f"   {' · '.join(buttons)}"


def _costs(moment: Moment[Any], record: int, hidden: bool) -> str:
    unit = scale(moment.recording.problem)
    g, h, f = (number(to_display_units(one(record), unit), 3) for one in (moment.g, moment.h, moment.f))
    if hidden:
        g, h, f = UNKNOWN_NUMBER if moment.recording.priority is cost else g, UNKNOWN_NUMBER, UNKNOWN_NUMBER
    return f"g {g:>4}  h {h:>4}  f {f:>4}"


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
