"""Explanation of a step of a best-first search: why its node was chosen, and its micro-steps."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Told, start, values, variables
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Message, message
from workbench.search.recording.moment import Moment, Outcome, Successor
from workbench.search.recording.ordering import cost, estimate
from workbench.search.recording.pool import PoolMoment
from workbench.search.recording.recording import Mistake

READY, WAITING, PROCESSED = 1, 2, 3
"""The STATUS of a node in breadth-first search in textbooks on graph algorithms."""
_STATUS = {Outcome.NEW: READY, Outcome.GOAL: READY, Outcome.PRUNED: READY, Outcome.CLOSED: PROCESSED}
_STATUS_AFTER = {Outcome.PRUNED: READY, Outcome.CLOSED: PROCESSED}
"""The STATUS of a successor before and after it is processed; the default is WAITING."""


def chosen(before: PoolMoment[Any], moment: PoolMoment[Any]) -> Told:
    recording, number = moment.recording, moment.current
    assert number is not None
    told = values(moment, number)
    rule = {cost: "g", estimate: "h"}.get(recording.priority, "f")
    if recording.ordering.queue:
        return (message("explain-taken-oldest", **told),)
    if recording.ordering.stack:
        return (message("explain-taken-newest", **told),)
    waiting = before.serving
    equals = waiting.of_priority(moment.f(number))
    ties = recording.ordering.ties if equals > 1 else "only"
    if ties in ("low-h", "high-h"):
        alike = waiting.like(number)
        by = "h" if alike == 1 else "age" if alike == equals else "both"
        told["by"] = by if rule == "f" else "plain"
    return (message(f"explain-taken-{ties}", **told, rule=rule, count=equals),)


def steps(before: PoolMoment[Any] | None, moment: PoolMoment[Any]) -> tuple[MicroStep, ...]:
    if before is None:
        return _begin(moment)
    story = MicroStepBuilder(open=waiting(before), closed=before.counts.closed or 0)
    (why,) = chosen(before, moment)
    if take(story, moment, why):
        return story.told()
    for place, successor in enumerate(moment.successors):
        story.values["status"] = _STATUS.get(successor.outcome, WAITING)
        successor_fates.generate(story, moment, place)
        line = settle(story, successor)
        story.values["status"] = _STATUS_AFTER.get(successor.outcome, WAITING)
        story.tell_of(place, line, successor_fates.told(moment, successor))
        if moment.recording.mistake is Mistake.TESTS_PARENT:
            _test_parent(story, moment, place)
    if moment.goal is None and not moment.counts.open:
        story.tell("fail", message("explain-fail-open"))
    return story.told()


def take(story: MicroStepBuilder, moment: PoolMoment[Any], why: Message) -> bool:
    """Report that the current node is taken off OPEN, why, and the goal test; return whether it is the goal."""
    number = moment.current
    assert number is not None
    story.change("open", -1)
    story.change("closed", 1)
    story.tell("take", why, **variables(moment, number), node_status=PROCESSED)
    return test(story, moment)


def test(story: MicroStepBuilder, moment: Moment[Any]) -> bool:
    """Report the goal test of the current node, if it is applied now; return whether it is the goal."""
    if moment.recording.tests_early or moment.recording.mistake is Mistake.TESTS_PARENT:
        return False
    assert moment.current is not None
    if moment.goal == moment.current:
        story.tell("found", message("explain-goal", number=moment.current))
        return True
    story.tell("test", message("explain-no-goal", number=moment.current))
    return False


def _test_parent(story: MicroStepBuilder, moment: PoolMoment[Any], place: int) -> None:
    """Report that the current node was tested instead of its successor."""
    assert moment.current is not None
    if moment.goal == moment.current:
        story.tell_of(place, "found", message("explain-goal", number=moment.current))
    else:
        story.tell_of(place, "test", message("explain-parent-no-goal", number=moment.current))


def waiting(moment: PoolMoment[Any]) -> int:
    """Return the number of nodes on OPEN."""
    return moment.counts.open or 0


def _begin(moment: PoolMoment[Any]) -> tuple[MicroStep, ...]:
    story = MicroStepBuilder(open=1, closed=0)
    story.tell("start", start(moment))
    if moment.h(0) == math.inf:
        story.tell("fail", message("explain-fail-start"))
    elif moment.goal is not None:
        story.tell("found", message("explain-goal", number=moment.goal))
    return story.told()


def settle(story: MicroStepBuilder, successor: Successor[Any]) -> str:
    """Return the pseudocode line for the fate of a successor, and update the counts."""
    outcome = successor.outcome
    if outcome in (Outcome.NEW, Outcome.REOPENED, Outcome.GOAL):
        story.change("open", 1)
    if outcome is Outcome.REOPENED:
        story.change("closed", -1)
    return "found" if outcome is Outcome.GOAL else outcome.value
