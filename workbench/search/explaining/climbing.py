"""Explanation of a step of hill climbing: to which neighbour it moves, and where it is stuck."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining.base import Messages, cost_facts, format_cost, start
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.explaining.walking import report_candidates
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.walk_trace import WalkMoment


def chosen(before: WalkMoment[Any], moment: WalkMoment[Any]) -> Messages:
    """Return to which neighbour the search moves, and whether it is better than the state before."""
    number = moment.current
    assert number is not None
    origin, facts = moment.parent(number), cost_facts(moment, number)
    if origin == NONE:
        return (message("explain-climb-begins", **facts, walk=moment.trial),)
    if math.isnan(moment.h(number) + moment.h(origin)):  # a question asks for h
        return (message("explain-climb-hidden", number=number, move=moment.recording.label(number)),)
    key = "explain-climb-moves" if moment.h(number) < moment.h(origin) else "explain-climb-sideways"
    best = sum(before.h(other) == moment.h(number) for other in before.waiting.tolist())
    more: dict[str, Fact] = {"known": origin, "before": format_cost(moment, moment.h(origin))}
    return (message(key, **facts, **more, move=moment.recording.label(number), count=best),)


def at_end(moment: WalkMoment[Any]) -> Messages:
    """Return that the search begins again after this step, if it does."""
    return () if moment.new_root == NONE else (_restart(moment),)


def _restart(moment: WalkMoment[Any]) -> Message:
    assert moment.current is not None
    h = format_cost(moment, moment.h(moment.current))
    return message("explain-climb-restart", number=moment.current, h=h, next=moment.trial + 1)


def steps(before: WalkMoment[Any] | None, moment: WalkMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: the move, the goal test, the neighbours, and whether one is good enough."""
    builder = MicroStepBuilder(open=1 if before is None else before.counts.open or 0)
    if before is None:
        builder.begin(start(moment), moment.h(0) == math.inf)
        return builder.micro_steps()
    number = moment.current
    assert number is not None
    for other in before.waiting.tolist():
        builder.take(other)
    builder.expand()
    h = format_cost(moment, moment.h(number))
    builder.add("take", *chosen(before, moment), node=number, h=h)
    if moment.goal == number:
        builder.add("found", message("explain-goal", number=number))
        return builder.micro_steps()
    builder.add("test", message("explain-no-goal", number=number))
    report_candidates(builder, moment)
    if moment.new_root != NONE or not moment.counts.open:
        for successor in moment.successors:
            if successor.record in builder.steps[-1].effects.put:
                builder.take(successor.record)
    if moment.new_root != NONE:
        builder.put(moment.new_root)
        builder.add("restart", _restart(moment))
    elif not moment.counts.open:
        builder.add("fail", message("explain-fail-minimum", number=number, h=h))
    return builder.micro_steps()
