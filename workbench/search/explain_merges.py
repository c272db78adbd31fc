"""What is told of a step of a breadth-first search on disk besides the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.disk_pool import DiskMoment
from workbench.search.messages import message
from workbench.search.telling import Told, values


def chosen(before: DiskMoment[Any], moment: DiskMoment[Any]) -> Told:
    """Return the place of the current node in its layer."""
    number = moment.current
    assert number is not None
    layer = moment.layer(number)
    place = before.layer_expanded(layer) + 1
    count = before.layer_expanded(layer) + before.layer_waiting(layer)
    return (message("explain-taken-sorted", **values(moment, number), layer=layer, place=place, count=count),)


def afterwards(moment: DiskMoment[Any]) -> Told:
    """Return what was left of the next layer, where this step was the last one of its layer."""
    for merge in moment.recording.merges:
        if merge.step == moment.t and moment.current is not None:
            layer = moment.layer(moment.current)
            return (message("explain-merged", layer=layer, next=layer + 1, kept=merge.kept, dropped=merge.copies),)
    return ()
