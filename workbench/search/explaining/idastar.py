"""The micro-steps of a step of IDA*, which generates the successors of a node one at a time."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import depth_first, successor_fates
from workbench.search.explaining.base import Messages, format_cost, node_variables, start
from workbench.search.explaining.depth_first import backtrack_message, bound, depth, entered_message, new_roots
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment, Outcome, Successor
from workbench.search.recording.trace_moment import TraceMoment


def chosen(before: Moment[Any], moment: Moment[Any]) -> Messages:
    """Return why the search continued with the current node; to which node it went back, the step before explains."""
    return depth_first.chosen(before, moment, backtracks=False)


def own_successors(moment: Moment[Any]) -> list[Successor[Any]]:
    """Return the successors of the node entered; the step may also generate some of nodes above it."""
    return [successor for successor in moment.successors if successor.parent == moment.current]


def generated(moment: Moment[Any]) -> Message:
    """Return how many successors of the node entered the step has generated."""
    return message("explain-successors", count=len(own_successors(moment)))


def at_end(moment: Moment[Any]) -> Messages:
    """Return which successors of nodes above the step has generated, after it has gone back to them."""
    others = [successor for successor in moment.successors if successor.parent != moment.current]
    if not others:
        return ()
    parents = {successor.parent for successor in others}
    several = "yes" if len(parents) > 1 else "no"
    further = message("explain-further", count=len(others), several=several, parent=min(parents))
    return (further, *successor_fates.summary(moment, others))


def steps(before: TraceMoment[Any] | None, moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: a node is entered, and the search continues up to the next node to enter."""
    if before is None:
        return _begin(moment)
    level = moment.current
    assert level is not None
    builder = MicroStepBuilder(
        **bound(moment, level), **_next_bound(moment, moment.recording.least_cut(before.records, level))
    )
    _report_entry(builder, moment, level)
    for place, successor in enumerate(moment.successors):
        while level != successor.parent:
            level = _report_backtracking(builder, moment, level)
        builder.values |= _variables(moment, level)
        successor_fates.report_generated(builder, moment, place)
        if _report_successor(builder, moment, successor, place):
            return builder.micro_steps()
    while level != NONE and moment.recording.published.nodes["left"][level] == moment.t:
        level = _report_backtracking(builder, moment, level)
    if level == NONE:
        _report_iteration_end(builder, moment)
    return builder.micro_steps()


def _begin(moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    builder = MicroStepBuilder()
    if moment.h(0) == math.inf:
        builder.add("start", start(moment), next="∞")
        builder.add("fail", message("explain-fail-start"))
        return builder.micro_steps()
    builder.add("start", start(moment), next="∞", **bound(moment, 0))
    if moment.goal is not None:
        builder.add("trivial", message("explain-goal", number=moment.goal))
    return builder.micro_steps()


def _report_entry(builder: MicroStepBuilder, moment: Moment[Any], number: int) -> None:
    builder.expand()
    builder.add("take", entered_message(moment, number), **_variables(moment, number))


def _variables(moment: Moment[Any], number: int) -> dict[str, Fact]:
    return {**node_variables(moment, number), "depth": depth(moment, number)}


def _report_backtracking(builder: MicroStepBuilder, moment: Moment[Any], level: int) -> int:
    """Report that no node is left below a node of the path, and return its parent."""
    builder.add("back", backtrack_message(moment, level), **_variables(moment, level))
    return moment.parent(level)


def _report_successor(
    builder: MicroStepBuilder, moment: TraceMoment[Any], successor: Successor[Any], place: int
) -> bool:
    """Report the fate of a successor; return whether the search has found a solution with it."""
    outcome, fate_text = successor.outcome, successor_fates.fate_message(moment, successor)
    if outcome in (Outcome.CUT, Outcome.PRUNED):
        least = moment.recording.least_cut(successor.record + 1, successor.record)
        builder.add_for_successor(place, "cut", fate_text, **_next_bound(moment, least))
        return False
    if outcome is Outcome.GOAL:
        builder.add_for_successor(place, "found", fate_text)
        return True
    if moment.goal is not None and successor.record in moment.recording.path(moment.goal):
        remaining_cost = format_cost(moment, moment.h(successor.record))
        builder.add_for_successor(
            place, "exact", message("explain-exact", number=successor.record, left=remaining_cost)
        )
        builder.add_for_successor(place, "found", message("explain-goal", number=moment.goal))
        return True
    builder.add_for_successor(place, "enter", fate_text)
    return False


def _report_iteration_end(builder: MicroStepBuilder, moment: TraceMoment[Any]) -> None:
    """Report that no node is left within the bound: it is raised, or the search ends."""
    following = new_roots(moment)
    if following:
        raised = bound(moment, following[-1])
        builder.finish()
        builder.add_restart("raise", message("explain-raised", **raised), following[-1], **raised, next="∞")
    elif moment.recording.stopped_at is None:
        builder.add("fail", message("explain-fail-round"))


def _next_bound(moment: Moment[Any], least: float) -> dict[str, Fact]:
    return {"next": format_cost(moment, least)}
