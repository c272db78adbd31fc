"""Explanation of a step of a real-time search: where the agent moves, what it learns, and what it can choose next."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Messages, cost_facts, format_cost, node_variables, start
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Outcome
from workbench.search.recording.walk_trace import LearningMoment, Lesson, WalkMoment


def chosen(before: LearningMoment[Any], moment: LearningMoment[Any]) -> Messages:
    """Return where the agent moves, and what it learns about the state that it leaves."""
    lesson = moment.lesson
    move = move_message(before, moment)
    return (move,) if lesson is None else (move, lesson_message(moment, lesson))


def move_message(before: LearningMoment[Any], moment: LearningMoment[Any]) -> Message:
    """Return where the agent moves, and why."""
    number = moment.current
    assert number is not None
    facts = cost_facts(moment, number)
    if moment.parent(number) == NONE:
        return message("explain-walk-begins", **facts)
    f = moment.f(number)
    best = sum(before.f(other) == f for other in before.waiting.tolist())
    return message("explain-walk-moves", **facts, move=moment.recording.label(number), count=best)


def lesson_message(moment: LearningMoment[Any], lesson: Lesson) -> Message:
    """Return whether H of a state was raised."""
    key = "explain-learned" if lesson.after > lesson.before else "explain-learned-nothing"
    facts: dict[str, Fact] = {"before": format_cost(moment, lesson.before), "after": format_cost(moment, lesson.after)}
    return message(key, number=lesson.record, **facts)


def at_end(moment: LearningMoment[Any]) -> Messages:
    """Return that a trial ends with this step, and another begins."""
    return () if moment.new_root == NONE else (trial_message(moment),)


def trial_message(moment: LearningMoment[Any]) -> Message:
    """Return that the agent has arrived, and starts again."""
    number = moment.current
    assert number is not None
    cost = format_cost(moment, moment.g(number))
    return message("explain-trial", number=number, trial=moment.trial, g=cost, next=moment.trial + 1)


def steps(before: LearningMoment[Any] | None, moment: LearningMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: the move, what is learned, the goal test, and the successors."""
    builder = MicroStepBuilder(open=1 if before is None else before.counts.open or 0)
    if before is None:
        builder.begin(start(moment), moment.h(0) == math.inf)
        return builder.micro_steps()
    number, lesson = moment.current, moment.lesson
    assert number is not None
    for other in before.waiting.tolist():
        builder.take(other)
    builder.expand()
    builder.add("take", move_message(before, moment), **node_variables(moment, number))
    if lesson is not None:
        is_raised = lesson.after > lesson.before
        builder.add("raise" if is_raised else "keep", lesson_message(moment, lesson))
    if moment.goal == number:
        builder.add("found", message("explain-goal", number=number))
    elif moment.new_root != NONE:
        builder.put(moment.new_root)
        builder.add("trial", trial_message(moment))
    else:
        builder.add("test", message("explain-no-goal", number=number))
        report_candidates(builder, moment)
        if not moment.counts.open:
            builder.add("fail", message("explain-fail-stuck", number=number))
    return builder.micro_steps()


def report_candidates(builder: MicroStepBuilder, moment: WalkMoment[Any]) -> None:
    """Report the successors to which the walk may continue."""
    for place, successor in enumerate(moment.successors):
        successor_fates.report_generated(builder, moment, place)
        pruned = successor.outcome is Outcome.PRUNED
        if not pruned:
            builder.put(successor.record)
        fate = successor_fates.fate_message(moment, successor)
        builder.add_for_successor(place, "pruned" if pruned else "candidate", fate)
