"""Questions about the next step of a recorded search, and the check of answers.

A question belongs to a step: everything recorded up to that step may be seen, and the next expansion must be predicted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.search.asking.askable import QuestionKind, alike, has_value, waiting, waits, why_not
from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Message
from workbench.search.problem.problem import Number, scale, units
from workbench.search.recording.moment import Numbers, Outcome, Successor

CLOSE = 0.005
"""Tolerance of an answer if f is not an integer."""

Answer = int | float | Outcome
"""A record for NEXT, an f value as displayed for VALUE, an outcome for FATE."""


@dataclass(frozen=True)
class Question:
    """A question. `step`: what was done up to it may be seen. `successor`: its index in the next step."""

    kind: QuestionKind
    step: int
    successor: int | None = None


Ask = Callable[[int, random.Random, bool], Question | None]
"""From a step, a random generator and whether trivial questions are allowed: a question at this step, or None."""


def draw(
    timeline: Timeline[Any], kinds: Sequence[QuestionKind], count: int, seed: int, within: int | None = None
) -> tuple[Question, ...]:
    """Return up to `count` questions of these kinds about different steps, sorted by step.

    `within`: only the first `within` steps are used; None: all recorded steps. The same seed gives the same questions.
    """
    last = timeline.length if within is None else min(within, timeline.length)
    return spread(last, lambda step, chance, trivial: at_step(timeline, step, kinds, chance, trivial), count, seed)


def spread(last: int, ask: Ask, count: int, seed: int) -> tuple[Question, ...]:
    """Return up to `count` questions about different steps among the first `last` steps, sorted by step.

    `ask`: returns a question about a step. The same seed gives the same questions.
    """
    chance = random.Random(seed)
    steps = chance.sample(range(last), min(last, 20 * count))
    drawn: list[Question] = []
    for place, step in enumerate(steps):
        if len(drawn) == count:
            break
        few = len(steps) - place <= count - len(drawn)
        question = ask(step, chance, few)
        if question is not None:
            drawn.append(question)
    return tuple(sorted(drawn, key=lambda question: question.step))


def at_step(
    timeline: Timeline[Any], step: int, kinds: Sequence[QuestionKind], chance: random.Random, trivial: bool = True
) -> Question | None:
    """Return a question at a step that is not the last one, or None if nothing can be asked there.

    `trivial`: include questions with only one possible answer, such as the next node if only one is on OPEN.
    """
    moment, node = timeline.at(step), int(timeline.current()[step])
    for kind in chance.sample(kinds, len(kinds)):
        if why_not(timeline.recording, kind) is not None:
            continue
        if kind is QuestionKind.FATE:
            if (question := _of_fate(timeline, step, node, chance)) is not None:
                return question
        elif not trivial and len(waiting(moment)) < 2 and timeline.recording.keeps_open:
            continue
        elif has_value(timeline, moment, node) if kind is QuestionKind.VALUE else waits(moment, node):
            return Question(kind, step)
    return None


def _of_fate(timeline: Timeline[Any], step: int, node: int, chance: random.Random) -> Question | None:
    """Return a question about a successor; every outcome at the step is equally likely to be asked about."""
    moment, found = timeline.at(step + 1), dict[Outcome, list[int]]()
    for place, successor in enumerate(moment.successors):
        if successor.outcome in moment.fates and successor.parent == node:
            found.setdefault(successor.outcome, []).append(place)
    if not found:
        return None
    return Question(QuestionKind.FATE, step, chance.choice(found[chance.choice(sorted(found))]))


def asked_node(timeline: Timeline[Any], question: Question) -> int:
    """Return the record expanded by the step of a question."""
    return int(timeline.current()[question.step])


def asked_successor(timeline: Timeline[Any], question: Question) -> Successor[Any]:
    """Return the successor that a FATE question is about."""
    assert question.successor is not None
    return timeline.at(question.step + 1).successors[question.successor]


def hidden(timeline: Timeline[Any], question: Question) -> Numbers:
    """Return the records whose values are hidden while a question is open.

    For VALUE these are all nodes on OPEN, whose values would narrow the answer down, and all records of the same state.
    """
    if question.kind is not QuestionKind.VALUE:
        return np.zeros(0, np.int64)
    moment = timeline.at(question.step)
    same = alike(timeline, moment, asked_node(timeline, question))
    assert same is not None  # else the question would not have been asked
    return np.union1d(waiting(moment), same)


def right_answer(timeline: Timeline[Any], question: Question) -> Answer:
    """Return the correct answer according to the recording."""
    number = asked_node(timeline, question)
    if question.kind is QuestionKind.NEXT:
        return number
    if question.kind is QuestionKind.VALUE:
        return units(timeline.at(question.step).f(number), scale(timeline.recording.problem))
    return asked_successor(timeline, question).outcome


def is_right(timeline: Timeline[Any], question: Question, answer: Answer) -> bool:
    right = right_answer(timeline, question)
    if question.kind is QuestionKind.VALUE and not isinstance(right, int | Outcome):
        return not isinstance(answer, Outcome) and abs(_number(answer) - right) <= CLOSE
    return answer == right


def _number(answer: Number) -> float:
    return float(answer)


def reason(timeline: Timeline[Any], question: Question) -> tuple[Message, ...]:
    """Return the reason from the description of the step: of the successor's fate for FATE, else of the choice."""
    told = explain.narration(timeline, question.step + 1)
    if question.kind is not QuestionKind.FATE:
        return told[:1]
    steps = explain.steps(timeline, question.step + 1)
    about = [one.message for one in steps if one.successor == question.successor]
    return tuple(about[-1:]) or told
