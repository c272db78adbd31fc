"""Explanation of a step of beam search, apart from the fates of the successors."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Messages, cost_facts, node_variables, start
from workbench.search.explaining.best_first import report_goal_test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import message
from workbench.search.recording.layered_pool import LayeredMoment
from workbench.search.recording.moment import Outcome, Successor


def chosen(before: LayeredMoment[Any], moment: LayeredMoment[Any]) -> Messages:
    """Return why the current node was the next one of its layer."""
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    place = before.layer_expanded(layer) + 1
    count = before.layer_expanded(layer) + before.layer_waiting(layer)
    return (message("explain-taken-layer", **cost_facts(moment, number), layer=layer, place=place, count=count),)


def at_end(moment: LayeredMoment[Any]) -> Messages:
    """Return how many nodes of the next layer were kept, if this step was the last one of its layer."""
    assert moment.current is not None
    layer = moment.layer(moment.current)
    if moment.goal is not None or moment.layer_waiting(layer):
        return ()
    kept = moment.layer_waiting(layer + 1)
    if not moment.dropped:
        return (message("explain-layer-whole", layer=layer, next=layer + 1, count=kept),)
    return (message("explain-layer-best", layer=layer, next=layer + 1, kept=kept, dropped=moment.dropped),)


def steps(before: LayeredMoment[Any] | None, moment: LayeredMoment[Any]) -> tuple[MicroStep, ...]:
    if before is None:
        builder = MicroStepBuilder(layer=0, waiting=1, next_waiting=0)
        builder.begin(start(moment), moment.h(0) == math.inf)
        return builder.micro_steps()
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    builder = MicroStepBuilder(
        layer=layer, waiting=before.layer_waiting(layer), next_waiting=before.layer_waiting(layer + 1)
    )
    (why,) = chosen(before, moment)
    builder.take(number, "waiting")
    builder.expand()
    builder.add("take", why, **node_variables(moment, number))
    if report_goal_test(builder, moment):
        return builder.micro_steps()
    for place, successor in enumerate(moment.successors):
        successor_fates.report_generated(builder, moment, place)
        _count(builder, moment, successor)
        builder.add_for_successor(place, successor.outcome.value, successor_fates.fate_message(moment, successor))
    for kept in at_end(moment):
        remaining = moment.layer_waiting(layer + 1)
        builder.finish()
        builder.add("layer", kept, layer=layer + 1, waiting=remaining, next_waiting=0)
        if not remaining:
            builder.add("fail", message("explain-fail-layers"))
    return builder.micro_steps()


def _count(builder: MicroStepBuilder, moment: LayeredMoment[Any], successor: Successor[Any]) -> None:
    """Count a successor that goes into the next layer; a node it replaces may be in either layer."""
    if successor.outcome not in (Outcome.NEW, Outcome.CHEAPER):
        return
    builder.put(successor.record, "next_waiting")
    if successor.outcome is Outcome.CHEAPER:
        here = moment.layer(successor.known_record) == builder.values["layer"]
        builder.take(successor.known_record, "waiting" if here else "next_waiting")
