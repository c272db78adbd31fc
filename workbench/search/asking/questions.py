"""Questions about the next step of a recorded search, and who is right.

A question stands at a step: what was recorded until then may be looked at, the next expansion is to be predicted.
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
"""How far an answer may be from an f that is no whole number."""

Answer = int | float | Outcome
"""A record for NEXT, an f as it is shown for VALUE, an outcome for FATE."""


@dataclass(frozen=True)
class Question:
    """A question. `step`: what was done by then may be seen. `successor`: its place among those of the next step."""

    kind: QuestionKind
    step: int
    successor: int | None = None


Ask = Callable[[int, random.Random, bool], Question | None]
"""Of a step, a source of chance, and whether even what there is no choice about is asked: a question that stands there,
or None."""


def draw(
    timeline: Timeline[Any], kinds: Sequence[QuestionKind], count: int, seed: int, within: int | None = None
) -> tuple[Question, ...]:
    """Return up to `count` questions of these kinds about different steps, the first step first.

    `within`: how many of the first steps they are about; None: all that are recorded. The same for the same seed.
    """
    last = timeline.length if within is None else min(within, timeline.length)
    return spread(last, lambda step, chance, trivial: at_step(timeline, step, kinds, chance, trivial), count, seed)


def spread(last: int, ask: Ask, count: int, seed: int) -> tuple[Question, ...]:
    """Return up to `count` questions about different ones of the first `last` steps, the first step first.

    `ask`: what can be asked at a step. The same for the same seed.
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
    """Return a question that stands at a step which another follows, or None where nothing can be asked there.

    `trivial`: even what there is no choice about, such as which is the next of one node.
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
    """Return a question about a successor; what seldom happens is asked as often as what always happens."""
    moment, found = timeline.at(step + 1), dict[Outcome, list[int]]()
    for place, successor in enumerate(moment.successors):
        if successor.outcome in moment.fates and successor.parent == node:
            found.setdefault(successor.outcome, []).append(place)
    if not found:
        return None
    return Question(QuestionKind.FATE, step, chance.choice(found[chance.choice(sorted(found))]))


def asked_node(timeline: Timeline[Any], question: Question) -> int:
    """Return the record that the step of a question expands."""
    return int(timeline.current()[question.step])


def asked_successor(timeline: Timeline[Any], question: Question) -> Successor[Any]:
    """Return the successor that a question of FATE is about."""
    assert question.successor is not None
    return timeline.at(question.step + 1).successors[question.successor]


def hidden(timeline: Timeline[Any], question: Question) -> Numbers:
    """Return the records whose values are not told while a question stands.

    For VALUE all that wait: the values of the others would narrow the answer down; and all others of the same state.
    """
    if question.kind is not QuestionKind.VALUE:
        return np.zeros(0, np.int64)
    moment = timeline.at(question.step)
    same = alike(timeline, moment, asked_node(timeline, question))
    assert same is not None  # else it would not have been asked
    return np.union1d(waiting(moment), same)


def right_answer(timeline: Timeline[Any], question: Question) -> Answer:
    """Return the answer that the recording gives."""
    number = asked_node(timeline, question)
    if question.kind is QuestionKind.NEXT:
        return number
    if question.kind is QuestionKind.VALUE:
        return units(timeline.at(question.step).f(number), scale(timeline.recording.problem))
    return asked_successor(timeline, question).outcome


def is_right(timeline: Timeline[Any], question: Question, answer: Answer) -> bool:
    """Tell whether an answer is the one that the recording gives."""
    right = right_answer(timeline, question)
    if question.kind is QuestionKind.VALUE and not isinstance(right, int | Outcome):
        return not isinstance(answer, Outcome) and abs(_number(answer) - right) <= CLOSE
    return answer == right


def _number(answer: Number) -> float:
    return float(answer)


def reason(timeline: Timeline[Any], question: Question) -> tuple[Message, ...]:
    """Return why, as the step is told: of FATE what is told of the successor, else why its node was taken."""
    told = explain.narration(timeline, question.step + 1)
    if question.kind is not QuestionKind.FATE:
        return told[:1]
    steps = explain.steps(timeline, question.step + 1)
    about = [one.message for one in steps if one.successor == question.successor]
    return tuple(about[-1:]) or told
