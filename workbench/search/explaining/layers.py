"""Explanation of a step of beam search, apart from the fates of the successors."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Told, start, values, variables
from workbench.search.explaining.best_first import test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import message
from workbench.search.recording.layered_pool import LayeredMoment
from workbench.search.recording.moment import Outcome, Successor


def chosen(before: LayeredMoment[Any], moment: LayeredMoment[Any]) -> Told:
    """Return why the current node was the next one of its layer."""
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    place = before.layer_expanded(layer) + 1
    count = before.layer_expanded(layer) + before.layer_waiting(layer)
    return (message("explain-taken-layer", **values(moment, number), layer=layer, place=place, count=count),)


def afterwards(moment: LayeredMoment[Any]) -> Told:
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
        story = MicroStepBuilder(layer=0, waiting=1, next_waiting=0)
        story.tell("start", start(moment))
        if moment.h(0) == math.inf:
            story.tell("fail", message("explain-fail-start"))
        return story.told()
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    story = MicroStepBuilder(
        layer=layer, waiting=before.layer_waiting(layer), next_waiting=before.layer_waiting(layer + 1)
    )
    (why,) = chosen(before, moment)
    story.change("waiting", -1)
    story.tell("take", why, **variables(moment, number))
    if test(story, moment):
        return story.told()
    for place, successor in enumerate(moment.successors):
        successor_fates.generate(story, moment, place)
        _count(story, moment, successor)
        story.tell_of(place, successor.outcome.value, successor_fates.told(moment, successor))
    for kept in afterwards(moment):
        left = moment.layer_waiting(layer + 1)
        story.tell("layer", kept, layer=layer + 1, waiting=left, next_waiting=0)
        if not left:
            story.tell("fail", message("explain-fail-layers"))
    return story.told()


def _count(story: MicroStepBuilder, moment: LayeredMoment[Any], successor: Successor[Any]) -> None:
    """Count a successor that goes into the next layer; a node it replaces may be in either layer."""
    if successor.outcome not in (Outcome.NEW, Outcome.CHEAPER):
        return
    story.change("next_waiting", 1)
    if successor.outcome is Outcome.CHEAPER:
        here = moment.layer(successor.known) == story.values["layer"]
        story.change("waiting" if here else "next_waiting", -1)
