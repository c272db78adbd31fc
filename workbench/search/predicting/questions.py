"""Questions about the next step of a recorded search, and the check of answers.

A question belongs to a step: everything recorded up to that step may be seen, and the next expansion must be predicted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
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


QuestionSource = Callable[[int, random.Random, bool], Question | None]
"""From a step, a random generator and whether trivial questions are allowed: a question at this step, or None."""


def draw_questions(
    timeline: Timeline[Any], kinds: Sequence[QuestionKind], count: int, seed: int, first_steps: int | None = None
) -> tuple[Question, ...]:
    """Return up to `count` questions of these kinds about different steps, sorted by step.

    `first_steps`: only the first `first_steps` steps are used; None: all recorded steps. The same seed gives the same
    questions.
    """
    last = timeline.length if first_steps is None else min(first_steps, timeline.length)
    return questions_at_steps(
        last, lambda step, rng, trivial: question_at_step(timeline, step, kinds, rng, trivial), count, seed
    )


def questions_at_steps(last: int, ask: QuestionSource, count: int, seed: int) -> tuple[Question, ...]:
    """Return up to `count` questions about different steps among the first `last` steps, sorted by step.

    `ask`: returns a question about a step. The same seed gives the same questions.
    """
    rng = random.Random(seed)
    steps = rng.sample(range(last), min(last, 20 * count))
    questions: list[Question] = []
    for place, step in enumerate(steps):
        if len(questions) == count:
            break
        few_left = len(steps) - place <= count - len(questions)
        question = ask(step, rng, few_left)
        if question is not None:
            questions.append(question)
    return tuple(sorted(questions, key=lambda question: question.step))


def question_at_step(
    timeline: Timeline[Any], step: int, kinds: Sequence[QuestionKind], rng: random.Random, trivial: bool = True
) -> Question | None:
    """Return a question at a step that is not the last one, or None if nothing can be asked there.

    `trivial`: include questions with only one possible answer, such as the next node if only one is on OPEN.
    """
    moment, node = timeline.at(step), int(timeline.current()[step])
    for kind in rng.sample(kinds, len(kinds)):
        if unavailable_reason(timeline.recording, kind) is not None:
            continue
        if kind is QuestionKind.FATE:
            if (question := _fate_question(timeline, step, node, rng)) is not None:
                return question
        elif not trivial and len(open_records(moment)) < 2 and timeline.recording.stores_open:
            continue
        elif has_value(timeline, moment, node) if kind is QuestionKind.VALUE else is_open(moment, node):
            return Question(kind, step)
    return None


def _fate_question(timeline: Timeline[Any], step: int, node: int, rng: random.Random) -> Question | None:
    """Return a question about a successor; every outcome at the step is equally likely to be asked about."""
    moment, by_outcome = timeline.at(step + 1), dict[Outcome, list[int]]()
    for place, successor in enumerate(moment.successors):
        if successor.outcome in moment.fates and successor.parent == node:
            by_outcome.setdefault(successor.outcome, []).append(place)
    if not by_outcome:
        return None
    return Question(QuestionKind.FATE, step, rng.choice(by_outcome[rng.choice(sorted(by_outcome))]))


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
    """
    if question.kind is not QuestionKind.VALUE:
        return np.zeros(0, np.int64)
    moment = timeline.at(question.step)
    same = records_of_same_state(timeline, moment, question_node(timeline, question))
    assert same is not None  # else the question would not have been asked
    return np.union1d(open_records(moment), same)


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
