"""Explanation of a step of the user's own algorithm: facts that were observed, without reasons."""

from __future__ import annotations

from typing import Any

import numpy as np

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Messages, cost_facts, format_cost, node_variables, start
from workbench.search.explaining.best_first import count_outcome, waiting
from workbench.search.explaining.micro_steps import EACH, MicroStep, MicroStepBuilder
from workbench.search.problem.messages import message
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.recording.observed_pool import (
    ESTIMATED,
    EXPANDED,
    GENERATED,
    TESTED,
    ObservedMoment,
)
from workbench.search.recording.ordering import total


def chosen(before: ObservedMoment[Any], moment: ObservedMoment[Any]) -> Messages:
    """Return which node the step expands, that it was expanded before, and which other node had a lower f."""
    number = moment.current
    assert number is not None
    said: Messages = (message("explain-summary-expanded", **cost_facts(moment, number)),)
    earlier = int(moment.recording.published.nodes["previous"][number])
    step = None if earlier == NONE else moment.step(earlier)
    if step is not None:
        said = (*said, message("explain-observed-again", known=earlier, step=step))
    lower = _lower(before, number)
    if lower != NONE:
        f, other = (format_cost(moment, moment.f(one)) for one in (number, lower))
        said = (*said, message("explain-observed-lower", number=number, known=lower, f=f, known_f=other))
    return said


def steps(before: ObservedMoment[Any] | None, moment: ObservedMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: the expansion, and each successor that has a record."""
    builder = MicroStepBuilder(open=waiting(before or moment), closed=(before or moment).counts.closed or 0)
    if before is None or moment.current is None:
        builder.add("start", start(moment))
    else:
        builder.take(moment.current)
        builder.expand()
        builder.change("closed", 1)
        for one in chosen(before, moment):
            builder.add("take", one, **node_variables(moment, moment.current))
        if moment.goal != moment.current:
            for place, successor in enumerate(moment.successors):
                successor_fates.report_generated(builder, moment, place)
                line = count_outcome(builder, successor)
                builder.add_for_successor(place, line, successor_fates.fate_message(moment, successor))
    if moment.goal is not None:
        builder.add("found", message("explain-goal", number=moment.goal))
    return builder.micro_steps()


def executed_line(moment: Moment[Any], step: MicroStep | None) -> tuple[str, str]:
    """Return what was observed in a micro-step, and at which line: (one of EVENTS, "cell:line"), or ("", "").

    `step`: a micro-step of the moment's step; None: the step as a whole.
    """
    current, goal = moment.current, moment.goal
    wanted: list[tuple[int | None, str]] = []
    if step is not None and step.successor is not None:
        record = moment.successors[step.successor].record
        if step.line != EACH:
            wanted += [(record, ESTIMATED), (record, TESTED)]
        wanted += [(record, GENERATED), (current, EXPANDED)]
    elif step is not None and step.line == "found":
        wanted += [(goal, TESTED)]
    elif current is None:
        wanted += [(0, ESTIMATED)]
    wanted += [(current, EXPANDED), (current, TESTED), (current, ESTIMATED)]
    for number, event in wanted:
        if number is not None and number != NONE and (line := moment.recording.line_of(number, event)):
            return event, line
    return "", ""


def _lower(before: ObservedMoment[Any], number: int) -> int:
    """Return the record on OPEN with the lowest f, if this is lower than the node's, else NONE."""
    recording, published = before.recording, before.recording.published
    known = before.waiting
    if recording.priority is not total or not len(known):
        return NONE
    f = recording.priorities(published.nodes, known)
    own = recording.priorities(published.nodes, np.array([number]))[0]
    below = np.flatnonzero(f < own)  # NaN compares false
    return int(known[below[np.argmin(f[below])]]) if len(below) else NONE
