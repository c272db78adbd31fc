"""Explanation of a step of a best-first search: why its node was chosen, and its micro-steps."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import Messages, cost_facts, node_variables, start
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


def chosen(before: PoolMoment[Any], moment: PoolMoment[Any]) -> Messages:
    recording, number = moment.recording, moment.current
    assert number is not None
    facts = cost_facts(moment, number)
    rule = {cost: "g", estimate: "h"}.get(recording.priority, "f")
    if recording.ordering.queue:
        return (message("explain-taken-oldest", **facts),)
    if recording.ordering.stack:
        return (message("explain-taken-newest", **facts),)
    waiting = before.open_rows
    same_priority = waiting.count_of_priority(moment.f(number))
    ties = recording.ordering.ties if same_priority > 1 else "only"
    if ties in ("low-h", "high-h"):
        same_key = waiting.like(number)
        by = "h" if same_key == 1 else "age" if same_key == same_priority else "both"
        facts["by"] = by if rule == "f" else "plain"
    return (message(f"explain-taken-{ties}", **facts, rule=rule, count=same_priority),)


def steps(before: PoolMoment[Any] | None, moment: PoolMoment[Any]) -> tuple[MicroStep, ...]:
    if before is None:
        return _begin(moment)
    builder = MicroStepBuilder(open=waiting(before), closed=before.counts.closed or 0)
    (why,) = chosen(before, moment)
    if report_choice(builder, moment, why):
        return builder.micro_steps()
    for place, successor in enumerate(moment.successors):
        builder.values["status"] = _STATUS.get(successor.outcome, WAITING)
        successor_fates.report_generated(builder, moment, place)
        line = count_outcome(builder, successor)
        builder.values["status"] = _STATUS_AFTER.get(successor.outcome, WAITING)
        builder.add_for_successor(place, line, successor_fates.fate_message(moment, successor))
        if moment.recording.mistake is Mistake.TESTS_PARENT:
            _report_parent_test(builder, moment, place)
    if moment.goal is None and not moment.counts.open:
        builder.add("fail", message("explain-fail-open"))
    return builder.micro_steps()


def jumps(moment: PoolMoment[Any]) -> Message:
    """Return how many jump points a step has reached."""
    return message("explain-jumps", count=len(moment.successors))


def report_choice(builder: MicroStepBuilder, moment: PoolMoment[Any], why: Message) -> bool:
    """Report that the current node is taken off OPEN, why, and the goal test; return whether it is the goal."""
    number = moment.current
    assert number is not None
    builder.take(number)
    builder.expand()
    builder.change("closed", 1)
    builder.add("take", why, **node_variables(moment, number), node_status=PROCESSED)
    return report_goal_test(builder, moment)


def report_goal_test(builder: MicroStepBuilder, moment: Moment[Any]) -> bool:
    """Report the goal test of the current node, if it is applied now; return whether it is the goal."""
    if moment.recording.tests_early or moment.recording.mistake is Mistake.TESTS_PARENT:
        return False
    assert moment.current is not None
    if moment.goal == moment.current:
        builder.add("found", message("explain-goal", number=moment.current))
        return True
    builder.add("test", message("explain-no-goal", number=moment.current))
    return False


def _report_parent_test(builder: MicroStepBuilder, moment: PoolMoment[Any], place: int) -> None:
    """Report that the current node was tested instead of its successor."""
    assert moment.current is not None
    if moment.goal == moment.current:
        builder.add_for_successor(place, "found", message("explain-goal", number=moment.current))
    else:
        builder.add_for_successor(place, "test", message("explain-parent-no-goal", number=moment.current))


def waiting(moment: PoolMoment[Any]) -> int:
    """Return the number of nodes on OPEN."""
    return moment.counts.open or 0


def _begin(moment: PoolMoment[Any]) -> tuple[MicroStep, ...]:
    builder = MicroStepBuilder(open=1, closed=0)
    builder.add("start", start(moment))
    if moment.h(0) == math.inf:
        builder.add("fail", message("explain-fail-start"))
    elif moment.goal is not None:
        builder.add("trivial", message("explain-goal", number=moment.goal))
    return builder.micro_steps()


def count_outcome(builder: MicroStepBuilder, successor: Successor[Any]) -> str:
    """Return the pseudocode line for the fate of a successor, and update the counts."""
    outcome = successor.outcome
    if outcome in (Outcome.NEW, Outcome.CHEAPER, Outcome.REOPENED, Outcome.GOAL):
        builder.put(successor.record)
    if outcome is Outcome.CHEAPER:
        builder.take(successor.known_record)
    if outcome is Outcome.REOPENED:
        builder.change("closed", -1)
        builder.reopen(successor.known_record)
    return "found" if outcome is Outcome.GOAL else outcome.value
