"""Explanation of a step of an imported recording: what its trace contains, without reasons."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Told, start, values, variables
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.playback.imported import ImportedMoment
from workbench.search.problem.messages import Message, message, shown
from workbench.search.recording.columns import NONE

KNOWN = ("source", "destination", "generating", "updating", "expanding", "closing", "end")
"""The types of events that have messages of their own."""
MAX = 4
"""The maximum number of events of other types reported one by one."""


def chosen(_before: ImportedMoment[Any], moment: ImportedMoment[Any]) -> Told:
    """Return which node the step expands."""
    assert moment.current is not None
    told = moment.recording.told
    if told.kinds and "expanding" not in told.kinds:
        (kind, *_) = [kind for kind, record in moment.happened if record == moment.current] or [told.kinds[0]]
        return (_event(kind, moment.current),)
    return (message("explain-told-expanded", **values(moment, moment.current)),)


def afterwards(moment: ImportedMoment[Any]) -> Told:
    """Return the events of the step whose type is unknown."""
    others = _others(moment)
    told = tuple(_event(kind, record) for kind, record in others[:MAX])
    more = len(others) - MAX
    return (*told, message("explain-told-more", count=more)) if more > 0 else told


def steps(before: ImportedMoment[Any] | None, moment: ImportedMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step, one for each successor and each other event."""
    story = MicroStepBuilder(open=moment.counts.open or 0)
    if before is None or moment.current is None:
        story.tell("start", start(moment))
    else:
        story.tell("take", chosen(before, moment)[0], **variables(moment, moment.current))
        if not moment.recording.tests_early and moment.goal == moment.current:
            story.tell("found", message("explain-goal", number=moment.current))
            return story.told()
        for place, successor in enumerate(moment.successors):
            successor_fates.generate(story, moment, place)
            story.tell_of(place, successor.outcome.value, successor_fates.told(moment, successor))
    for told in afterwards(moment):
        story.tell("event", told)
    if moment.goal is not None:
        story.tell("found", message("explain-goal", number=moment.goal))
    return story.told()


def _others(moment: ImportedMoment[Any]) -> list[tuple[str, int]]:
    """Return the events that are not reported with the step itself or its successors."""
    others = [(kind, record) for kind, record in moment.happened if kind not in KNOWN]
    told = moment.recording.told
    if moment.t and "expanding" not in told.kinds and others and others[0][1] == moment.current:
        return others[1:]  # the first event is reported as the step itself
    return others


def _event(kind: str, record: int) -> Message:
    if record == NONE:
        return message("explain-told-event-alone", kind=shown(kind))
    return message("explain-told-event", kind=shown(kind), number=record)
