"""What is told of a step of beam search besides the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.layered_pool import LayeredMoment
from workbench.search.messages import message
from workbench.search.telling import Told, values


def chosen(before: LayeredMoment[Any], moment: LayeredMoment[Any]) -> Told:
    """Return why the current node was the next one of its layer."""
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    place = before.layer_expanded(layer) + 1
    count = before.layer_expanded(layer) + before.layer_waiting(layer)
    return (message("explain-taken-layer", **values(moment, number), layer=layer, place=place, count=count),)


def afterwards(moment: LayeredMoment[Any]) -> Told:
    """Return what was kept of the next layer, where this step was the last one of its layer."""
    assert moment.current is not None
    layer = moment.layer(moment.current)
    if moment.goal is not None or moment.layer_waiting(layer):
        return ()
    kept = moment.layer_waiting(layer + 1)
    if not moment.dropped:
        return (message("explain-layer-whole", layer=layer, next=layer + 1, count=kept),)
    return (message("explain-layer-best", layer=layer, next=layer + 1, kept=kept, dropped=moment.dropped),)
