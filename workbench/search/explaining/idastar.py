"""The micro-steps of a step of IDA*, which generates the successors of a node one at a time."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import amount, start, variables
from workbench.search.explaining.depth_first import back, bound, depth, entered, roots
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import TraceMoment
from workbench.search.recording.moment import Moment, Outcome, Successor


def steps(before: TraceMoment[Any] | None, moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: a node is entered, and the search continues up to the next node to enter."""
    if before is None:
        return _begin(moment)
    level = moment.current
    assert level is not None
    story = MicroStepBuilder(**bound(moment, level), **_next(moment, moment.recording.least_cut(before.records, level)))
    _enter(story, moment, level)
    for place, successor in enumerate(moment.successors):
        while level != successor.parent:
            level = _back(story, moment, level)
        story.values |= _variables(moment, level)
        successor_fates.generate(story, moment, place)
        if _settle(story, moment, successor, place):
            return story.told()
    while level != NONE and moment.recording.published.nodes["left"][level] == moment.t:
        level = _back(story, moment, level)
    if level == NONE:
        _over(story, moment)
    return story.told()


def _begin(moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    story = MicroStepBuilder()
    if moment.h(0) == math.inf:
        story.tell("start", start(moment), next="∞")
        story.tell("fail", message("explain-fail-start"))
        return story.told()
    story.tell("start", start(moment), next="∞", **bound(moment, 0))
    if moment.goal is not None:
        story.tell("found", message("explain-goal", number=moment.goal))
    return story.told()


def _enter(story: MicroStepBuilder, moment: Moment[Any], number: int) -> None:
    story.tell("take", entered(moment, number), **_variables(moment, number))


def _variables(moment: Moment[Any], number: int) -> dict[str, Fact]:
    return {**variables(moment, number), "depth": depth(moment, number)}


def _back(story: MicroStepBuilder, moment: Moment[Any], level: int) -> int:
    """Report that no node is left below a node of the path, and return its parent."""
    story.tell("back", back(moment, level), **_variables(moment, level))
    return moment.parent(level)


def _settle(story: MicroStepBuilder, moment: TraceMoment[Any], successor: Successor[Any], place: int) -> bool:
    """Report the fate of a successor; return whether the search has found a solution with it."""
    outcome, told = successor.outcome, successor_fates.told(moment, successor)
    if outcome in (Outcome.CUT, Outcome.PRUNED):
        least = moment.recording.least_cut(successor.record + 1, successor.record)
        story.tell_of(place, "cut", told, **_next(moment, least))
        return False
    if outcome is Outcome.GOAL:
        story.tell_of(place, "found", told)
        return True
    if moment.goal is not None and successor.record in moment.recording.path(moment.goal):
        left = amount(moment, moment.h(successor.record))
        story.tell_of(place, "exact", message("explain-exact", number=successor.record, left=left))
        story.tell_of(place, "found", message("explain-goal", number=moment.goal))
        return True
    story.tell_of(place, "enter", told)
    return False


def _over(story: MicroStepBuilder, moment: TraceMoment[Any]) -> None:
    """Report that no node is left within the bound: it is raised, or the search ends."""
    following = roots(moment)
    if following:
        raised = bound(moment, following[-1])
        story.tell("raise", message("explain-raised", **raised), **raised, next="∞")
    elif moment.recording.stopped_at is None:
        story.tell("fail", message("explain-fail-round"))


def _next(moment: Moment[Any], least: float) -> dict[str, Fact]:
    return {"next": amount(moment, least)}
