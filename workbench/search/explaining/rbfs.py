"""The micro-steps of a step of recursive best-first search."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.backed_up_values import backed_up_message, choice_message
from workbench.search.explaining.base import format_cost, node_variables, start
from workbench.search.explaining.best_first import report_goal_test
from workbench.search.explaining.depth_first import backtrack_message
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.problem.problem import Number
from workbench.search.recording.backed_up_values import BackedUpMoment
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Outcome


def steps(before: BackedUpMoment[Any] | None, moment: BackedUpMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: a node is entered, its successors get values, the best node is found."""
    if before is None:
        return begin(moment)
    number = moment.current
    assert number is not None
    limits = _limits(before, moment.recording.path(number))
    builder = MicroStepBuilder(open=before.counts.open or 0)
    builder.take(number)
    builder.expand()
    limit: Fact = format_cost(moment, limits[-1])
    builder.add("take", choice_message(before, moment), limit=limit, **value_variables(moment, number))
    report_goal_test(builder, moment)
    for place, successor in enumerate(moment.successors):
        successor_fates.report_generated(builder, moment, place)
        pruned = successor.outcome is Outcome.PRUNED
        if not pruned:
            builder.put(successor.record)
        builder.values["s_value"] = format_cost(moment, moment.f(successor.record))
        as_generated = successor_fates.as_generated(successor)
        builder.add_for_successor(
            place, "pruned" if pruned else "valued", successor_fates.fate_message(moment, as_generated)
        )
    _report_backtracking(builder, moment, number, limits)
    if moment.goal is not None:
        elsewhere = [moment.f(int(other)) for other in moment.open if other != moment.goal]
        report_goal(builder, moment, moment.goal, limit=format_cost(moment, min(elsewhere, default=math.inf)))
    return builder.micro_steps()


def report_goal(builder: MicroStepBuilder, moment: BackedUpMoment[Any], goal: int, **more: Fact) -> None:
    """Report that the best waiting node is taken, and is the goal."""
    builder.values.pop("least", None)
    builder.take(goal)
    text = message("explain-value-best", number=goal, f=format_cost(moment, moment.f(goal)))
    builder.add("take", text, **value_variables(moment, goal), **more)
    builder.add("found", message("explain-goal", number=goal))


def begin(moment: BackedUpMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of the start of a search that backs up values."""
    builder = MicroStepBuilder(open=1)
    builder.add("start", start(moment))
    if moment.h(0) == math.inf:
        builder.add("fail", message("explain-fail-start"))
    elif moment.goal is not None:
        builder.add("found", message("explain-goal", number=moment.goal))
    return builder.micro_steps()


def value_variables(moment: BackedUpMoment[Any], number: int) -> dict[str, Fact]:
    """Return the pseudocode variables of a record: its number, costs and value."""
    g, h = moment.g(number), moment.h(number)
    f = math.inf if h == math.inf else g + h
    value = format_cost(moment, moment.f(number))
    return {
        **node_variables(moment, number),
        "f": format_cost(moment, f),
        "value": value,
        "depth": moment.depth(number),
    }


def _limits(before: BackedUpMoment[Any], path: list[int]) -> list[Number]:
    """Return the limit for each record of a path: the lowest value of any node waiting elsewhere along the path."""
    least: dict[int, Number] = {}
    for number in before.waiting.tolist():
        if number != path[-1]:  # it was waiting too
            above = before.parent(number)
            least[above] = min(least.get(above, math.inf), before.f(number))
    limits: list[Number] = [math.inf]
    for above in path[:-1]:
        limits.append(min(limits[-1], least.get(above, math.inf)))
    return limits


def _report_backtracking(
    builder: MicroStepBuilder, moment: BackedUpMoment[Any], level: int, limits: list[Number]
) -> None:
    """Report the nodes of the path from which the search backtracks: the values below them are above their limits."""
    left = moment.recording.published.nodes["left"]
    again = {moment.previous(number): number for number in moment.added}
    for limit in reversed(limits):
        if left[level] > moment.t:
            break
        above = moment.parent(level)
        if level in again:
            least = format_cost(moment, moment.f(again[level]))
            facts: dict[str, Fact] = {"number": level, "f": least, "limit": format_cost(moment, limit)}
            builder.add("over", message("explain-over", **facts), **value_variables(moment, level), least=least,
                       limit=facts["limit"])  # fmt: skip
            builder.put(again[level])
            for forgotten in moment.forgotten(again[level]):
                builder.take(forgotten)
            builder.add("back-up", backed_up_message(moment, again[level]), node=again[level], value=least)
        else:
            builder.add(
                "over",
                backtrack_message(moment, level),
                **value_variables(moment, level),
                least="∞",
                limit=format_cost(moment, limit),
            )
        level = above
    if level == NONE:
        builder.add("fail", message("explain-fail-values"))
