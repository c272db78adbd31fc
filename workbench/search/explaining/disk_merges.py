"""Explanation of a step of breadth-first search on disk, apart from the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.base import Messages, cost_facts, node_variables, start
from workbench.search.explaining.best_first import report_goal_test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.explaining.successor_fates import fate_message, report_generated
from workbench.search.problem.messages import message
from workbench.search.recording.disk_pool import DiskMoment


def chosen(before: DiskMoment[Any], moment: DiskMoment[Any]) -> Messages:
    """Return the position of the current node in its layer."""
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    place = before.layer_expanded(layer) + 1
    count = before.layer_expanded(layer) + before.layer_waiting(layer)
    return (message("explain-taken-sorted", **cost_facts(moment, number), layer=layer, place=place, count=count),)


def at_end(moment: DiskMoment[Any]) -> Messages:
    """Return how many nodes of the next layer remain, if this step was the last one of its layer."""
    for merge in moment.recording.merges:
        if merge.step == moment.t and moment.current is not None:
            layer = moment.layer(moment.current)
            return (message("explain-merged", layer=layer, next=layer + 1, kept=merge.kept, dropped=merge.copies),)
    return ()


def steps(before: DiskMoment[Any] | None, moment: DiskMoment[Any]) -> tuple[MicroStep, ...]:
    if before is None:
        builder = MicroStepBuilder(layer=0, waiting=1, written=0)
        builder.add("start", start(moment))
        return builder.micro_steps()
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    builder = MicroStepBuilder(
        layer=layer, waiting=before.layer_waiting(layer), written=before.layer_waiting(layer + 1)
    )
    (why,) = chosen(before, moment)
    builder.take(number, "waiting")
    builder.expand()
    builder.add("take", why, **node_variables(moment, number))
    if report_goal_test(builder, moment):
        return builder.micro_steps()
    for place in range(len(moment.successors)):
        successor = report_generated(builder, moment, place)
        builder.put(successor.record, "written")
        builder.add_for_successor(place, "write", fate_message(moment, successor))
    for merged in at_end(moment):
        remaining = int(merged.facts["kept"])
        builder.finish()
        builder.add("merge", merged, layer=layer + 1, waiting=remaining, written=0)
        if not remaining:
            builder.add("fail", message("explain-fail-layers"))
    return builder.micro_steps()
