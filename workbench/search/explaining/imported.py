"""Explanation of a step of an imported recording: what its trace contains, without reasons."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Messages, cost_facts, node_variables, start
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.playback.imported import ImportedMoment
from workbench.search.problem.messages import Message, message, to_quotable
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Outcome

KNOWN_KINDS = ("source", "destination", "generating", "updating", "expanding", "closing", "end")
"""The types of events that have messages of their own."""
MAX_EVENTS = 4
"""The maximum number of events of other types reported one by one."""


def at_start(moment: ImportedMoment[Any]) -> Message:
    """Return the message about the state before the first step of the search, or of the part that is recorded."""
    part = moment.recording.part
    if part is None or part.first_step == 1:
        return start(moment)
    expanded = part.first_step - 1
    return message(
        "explain-start-part", first=part.first_step, last=part.last_step, expanded=expanded, generated=part.generated
    )


def chosen(_before: ImportedMoment[Any], moment: ImportedMoment[Any]) -> Messages:
    """Return which node the step expands."""
    assert moment.current is not None
    data = moment.recording.trace_data
    if data.kinds and "expanding" not in data.kinds:
        (kind, *_) = [kind for kind, record in moment.happened if record == moment.current] or [data.kinds[0]]
        return (_event(kind, moment.current),)
    return (message("explain-summary-expanded", **cost_facts(moment, moment.current)),)


def at_end(moment: ImportedMoment[Any]) -> Messages:
    """Return the events of the step whose type is unknown."""
    others = _other_events(moment)
    messages = tuple(_event(kind, record) for kind, record in others[:MAX_EVENTS])
    more = len(others) - MAX_EVENTS
    return (*messages, message("explain-summary-more", count=more)) if more > 0 else messages


def steps(before: ImportedMoment[Any] | None, moment: ImportedMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step, one for each successor and each other event."""
    builder = MicroStepBuilder(open=(before or moment).counts.open or 0)
    if before is None or moment.current is None:
        builder.add("start", at_start(moment))
    else:
        builder.take(moment.current)
        builder.expand()
        builder.add("take", chosen(before, moment)[0], **node_variables(moment, moment.current))
        if not moment.recording.tests_early and moment.goal == moment.current:
            builder.add("found", message("explain-goal", number=moment.current))
            return builder.micro_steps()
        for place, successor in enumerate(moment.successors):
            successor_fates.report_generated(builder, moment, place)
            builder.put(successor.record)
            if successor.outcome is Outcome.CHEAPER:
                builder.take(successor.known_record)
            if successor.outcome is Outcome.REOPENED:
                builder.reopen(successor.known_record)
            builder.add_for_successor(place, successor.outcome.value, successor_fates.fate_message(moment, successor))
    builder.finish()
    for one in at_end(moment):
        builder.add("event", one)
    if moment.goal is not None:
        builder.add("found", message("explain-goal", number=moment.goal))
    return builder.micro_steps()


def _other_events(moment: ImportedMoment[Any]) -> list[tuple[str, int]]:
    """Return the events that are not reported with the step itself or its successors."""
    others = [(kind, record) for kind, record in moment.happened if kind not in KNOWN_KINDS]
    data = moment.recording.trace_data
    if moment.t and "expanding" not in data.kinds and others and others[0][1] == moment.current:
        return others[1:]  # the first event is reported as the step itself
    return others


def _event(kind: str, record: int) -> Message:
    if record == NONE:
        return message("explain-summary-event-alone", kind=to_quotable(kind))
    return message("explain-summary-event", kind=to_quotable(kind), number=record)
