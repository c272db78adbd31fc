"""Explanation of a step of simulated annealing: the temperature, the neighbour drawn, and whether it is accepted."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import base, successor_fates
from workbench.search.explaining.base import Messages, cost_facts, format_cost, start
from workbench.search.explaining.micro_steps import EACH, MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.local_trace import AnnealMoment, Draw
from workbench.search.recording.moment import Outcome


def chosen(_before: AnnealMoment[Any], moment: AnnealMoment[Any]) -> Messages:
    """Return the temperature, and where the walk is."""
    number = moment.current
    assert number is not None
    place = "stays" if moment.step(number) != moment.t else "begins" if moment.parent(number) == NONE else "moves"
    return (message("explain-anneal-at", **cost_facts(moment, number), place=place, temperature=moment.temperature),)


def generated(moment: AnnealMoment[Any]) -> Message:
    """Return which neighbour was drawn."""
    draw = moment.draw
    return base.generated(moment) if draw is None else _neighbour(moment, draw)


def at_end(moment: AnnealMoment[Any]) -> Messages:
    """Return whether the neighbour is accepted, and why."""
    draw = moment.draw
    return () if draw is None else (_decision(moment, draw),)


def draw_facts(moment: AnnealMoment[Any]) -> dict[str, Fact]:
    """Return what decides whether the neighbour of a step is accepted."""
    draw = moment.draw
    assert draw is not None and moment.current is not None
    h, other = (format_cost(moment, moment.h(number)) for number in (moment.current, draw.record))
    facts: dict[str, Fact] = {"h": h, "other": other, "move": moment.recording.label(draw.record)}
    worse = draw.drawn is not None
    return {**facts, "worse": "yes" if worse else "no", "drawn": draw.drawn or 0, "temperature": moment.temperature}


def _neighbour(moment: AnnealMoment[Any], draw: Draw) -> Message:
    return message("explain-anneal-neighbour", **_facts(moment, draw), delta=_shown(draw.delta))


def _decision(moment: AnnealMoment[Any], draw: Draw) -> Message:
    facts = _facts(moment, draw)
    if draw.drawn is None:
        return message("explain-successor-better", **facts, delta=_shown(draw.delta))
    outcome = moment.successors[0].outcome.value
    return message(f"explain-successor-{outcome}", **facts, probability=_shown(draw.probability), drawn=draw.drawn)


def _facts(moment: AnnealMoment[Any], draw: Draw) -> dict[str, Fact]:
    return {**cost_facts(moment, draw.record), "move": moment.recording.label(draw.record)}


def _shown(value: float) -> Fact:
    return "?" if math.isnan(value) else value


def steps(before: AnnealMoment[Any] | None, moment: AnnealMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: the temperature, the goal test, the neighbour, and whether it is accepted."""
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
    builder.add("take", *chosen(before, moment), node=number, h=h, t=moment.t, temperature=moment.temperature)
    if moment.goal == number:
        builder.add("found", message("explain-goal", number=number))
        return builder.micro_steps()
    builder.add("test", message("explain-not-goal", number=number))
    if moment.successors:
        _add_neighbour(builder, moment)
    elif moment.t > moment.recording.schedule.steps:
        builder.add("fail", message("explain-fail-schedule", number=number, h=h))
    else:
        builder.add("fail", message("explain-fail-stuck", number=number))
    return builder.micro_steps()


def _add_neighbour(builder: MicroStepBuilder, moment: AnnealMoment[Any]) -> None:
    """Add the micro-steps of the neighbour that was drawn."""
    draw, successor = moment.draw, moment.successors[0]
    if draw is None:
        successor_fates.report_generated(builder, moment, 0)
        builder.add_for_successor(0, "pruned", successor_fates.fate_message(moment, successor))
        return
    s_h = format_cost(moment, moment.h(draw.record))
    values: dict[str, Fact] = {"move": successor.move, "s_h": s_h, "delta": _shown(draw.delta)}
    builder.add_for_successor(0, EACH, _neighbour(moment, draw), **values)
    if successor.outcome is Outcome.ACCEPTED:
        builder.put(successor.record)
    if draw.drawn is None:
        builder.add_for_successor(0, "better", _decision(moment, draw))
        return
    line = "accept" if successor.outcome is Outcome.ACCEPTED else "reject"
    decided: dict[str, Fact] = {"probability": _shown(draw.probability), "drawn": draw.drawn}
    builder.add_for_successor(0, line, _decision(moment, draw), **decided)
