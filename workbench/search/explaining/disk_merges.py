"""Explanation of a step of breadth-first search on disk, apart from the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.base import Told, start, values, variables
from workbench.search.explaining.best_first import test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.explaining.successor_fates import generate
from workbench.search.explaining.successor_fates import told as fate_told
from workbench.search.problem.messages import message
from workbench.search.recording.disk_pool import DiskMoment


def chosen(before: DiskMoment[Any], moment: DiskMoment[Any]) -> Told:
    """Return the position of the current node in its layer."""
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    place = before.layer_expanded(layer) + 1
    count = before.layer_expanded(layer) + before.layer_waiting(layer)
    return (message("explain-taken-sorted", **values(moment, number), layer=layer, place=place, count=count),)


def afterwards(moment: DiskMoment[Any]) -> Told:
    """Return how many nodes of the next layer remain, if this step was the last one of its layer."""
    for merge in moment.recording.merges:
        if merge.step == moment.t and moment.current is not None:
            layer = moment.layer(moment.current)
            return (message("explain-merged", layer=layer, next=layer + 1, kept=merge.kept, dropped=merge.copies),)
    return ()


def steps(before: DiskMoment[Any] | None, moment: DiskMoment[Any]) -> tuple[MicroStep, ...]:
    if before is None:
        story = MicroStepBuilder(layer=0, waiting=1, written=0)
        story.tell("start", start(moment))
        return story.told()
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    story = MicroStepBuilder(layer=layer, waiting=before.layer_waiting(layer), written=before.layer_waiting(layer + 1))
    (why,) = chosen(before, moment)
    story.change("waiting", -1)
    story.tell("take", why, **variables(moment, number))
    if test(story, moment):
        return story.told()
    for place in range(len(moment.successors)):
        successor = generate(story, moment, place)
        story.change("written", 1)
        story.tell_of(place, "write", fate_told(moment, successor))
    for merged in afterwards(moment):
        left = int(merged.facts["kept"])
        story.tell("merge", merged, layer=layer + 1, waiting=left, written=0)
        if not left:
            story.tell("fail", message("explain-fail-layers"))
    return story.told()
