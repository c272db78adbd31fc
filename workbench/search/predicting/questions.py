"""Questions about the next step of a recorded search, and the check of answers.

A question belongs to a step: everything recorded up to that step may be seen, and the next expansion must be predicted.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.predicting.askable import (
    QuestionKind,
    has_value,
    is_open,
    open_records,
    records_of_same_state,
    unavailable_reason,
)
from workbench.search.problem.messages import Message
from workbench.search.problem.problem import Number, scale, to_display_units
from workbench.search.recording.moment import Numbers, Outcome, Successor

TOLERANCE = 0.005
"""Tolerance of an answer if f is not an integer."""

Answer = int | float | Outcome
"""A record for NEXT, an f value as displayed for VALUE, an outcome for FATE."""


@dataclass(frozen=True)
class Question:
    """A question. `step`: what was done up to it may be seen. `successor`: its index in the next step."""

    kind: QuestionKind
    step: int
    successor: int | None = None


def questions_at_step(
    timeline: Timeline[Any], step: int, kinds: Sequence[QuestionKind], rng: random.Random
) -> list[Question]:
    """Return what can be asked about a step that is not the last one: for FATE a question for each outcome.

    A node is asked about only if there is a choice: if it is the only one on OPEN, nothing has to be predicted.
    """
    moment, node, found = timeline.at(step), int(timeline.current()[step]), list[Question]()
    chosen = len(open_records(moment)) > 1 or not timeline.recording.stores_open
    for kind in kinds:
        if unavailable_reason(timeline.recording, kind) is not None:
            continue
        if kind is QuestionKind.FATE:
            found += _fate_questions(timeline, step, node, rng)
        elif chosen and (has_value(timeline, moment, node) if kind is QuestionKind.VALUE else is_open(moment, node)):
            found.append(Question(kind, step))
    return found


def _fate_questions(timeline: Timeline[Any], step: int, node: int, rng: random.Random) -> list[Question]:
    """Return a question about a random successor of each outcome at the step."""
    moment, by_outcome = timeline.at(step + 1), dict[Outcome, list[int]]()
    for place, successor in enumerate(moment.successors):
        if successor.outcome in moment.fates and successor.parent == node:
            by_outcome.setdefault(successor.outcome, []).append(place)
    return [Question(QuestionKind.FATE, step, rng.choice(by_outcome[outcome])) for outcome in sorted(by_outcome)]


def question_node(timeline: Timeline[Any], question: Question) -> int:
    """Return the record expanded by the step of a question."""
    return int(timeline.current()[question.step])


def question_successor(timeline: Timeline[Any], question: Question) -> Successor[Any]:
    """Return the successor that a FATE question is about."""
    assert question.successor is not None
    return timeline.at(question.step + 1).successors[question.successor]


def hidden_records(timeline: Timeline[Any], question: Question) -> Numbers:
    """Return the records whose values are hidden while a question is open.

    For VALUE these are all nodes on OPEN, whose values would narrow the answer down, and all records of the same state.
    In a walk, the value of a node whose state was seen before is known anyway, unless it is the answer.
    """
    if question.kind is not QuestionKind.VALUE:
        return np.zeros(0, np.int64)
    moment = timeline.at(question.step)
    same = records_of_same_state(timeline, moment, question_node(timeline, question))
    assert same is not None  # else the question would not have been asked
    waiting = open_records(moment)
    if timeline.recording.walks:
        known = [records_of_same_state(timeline, moment, record) for record in waiting.tolist()]
        waiting = waiting[[records is not None and len(records) == 1 for records in known]]
    return np.union1d(waiting, same)


def right_answer(timeline: Timeline[Any], question: Question) -> Answer:
    """Return the correct answer according to the recording."""
    number = question_node(timeline, question)
    if question.kind is QuestionKind.NEXT:
        return number
    if question.kind is QuestionKind.VALUE:
        return to_display_units(timeline.at(question.step).f(number), scale(timeline.recording.problem))
    return question_successor(timeline, question).outcome


def is_right(timeline: Timeline[Any], question: Question, answer: Answer) -> bool:
    correct = right_answer(timeline, question)
    if question.kind is QuestionKind.VALUE and not isinstance(correct, int | Outcome):
        return not isinstance(answer, Outcome) and abs(_number(answer) - correct) <= TOLERANCE
    return answer == correct


def _number(answer: Number) -> float:
    return float(answer)


def reason(timeline: Timeline[Any], question: Question) -> tuple[Message, ...]:
    """Return the reason from the description of the step: of the successor's fate for FATE, else of the choice."""
    messages = explain.narration(timeline, question.step + 1)
    if question.kind is not QuestionKind.FATE:
        return messages[:1]
    steps = explain.steps(timeline, question.step + 1)
    about = [one.message for one in steps if one.successor == question.successor]
    return tuple(about[-1:]) or messages
