"""The micro-steps of a step of recursive best-first search."""

from __future__ import annotations

import math
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.backed_up_values import gone_on, taken
from workbench.search.explaining.base import amount, start, variables
from workbench.search.explaining.best_first import test
from workbench.search.explaining.depth_first import back
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
    story = MicroStepBuilder(open=(before.counts.open or 0) - 1)
    limit: Fact = amount(moment, limits[-1])
    story.tell("take", taken(before, moment), limit=limit, **valued(moment, number))
    test(story, moment)
    for place, successor in enumerate(moment.successors):
        successor_fates.generate(story, moment, place)
        pruned = successor.outcome is Outcome.PRUNED
        story.change("open", int(not pruned))
        story.values["s_value"] = amount(moment, moment.f(successor.record))
        waits = successor_fates.as_generated(successor)
        story.tell_of(place, "pruned" if pruned else "valued", successor_fates.told(moment, waits))
    _go_back(story, moment, number, limits)
    if moment.goal is not None:
        elsewhere = [moment.f(int(other)) for other in moment.open if other != moment.goal]
        take_goal(story, moment, moment.goal, limit=amount(moment, min(elsewhere, default=math.inf)))
    return story.told()


def take_goal(story: MicroStepBuilder, moment: BackedUpMoment[Any], goal: int, **more: Fact) -> None:
    """Report that the best waiting node is taken, and is the goal."""
    story.values.pop("least", None)
    story.change("open", -1)
    told = message("explain-value-best", number=goal, f=amount(moment, moment.f(goal)))
    story.tell("take", told, **valued(moment, goal), **more)
    story.tell("found", message("explain-goal", number=goal))


def begin(moment: BackedUpMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of the start of a search that backs up values."""
    story = MicroStepBuilder(open=1)
    story.tell("start", start(moment))
    if moment.h(0) == math.inf:
        story.tell("fail", message("explain-fail-start"))
    elif moment.goal is not None:
        story.tell("found", message("explain-goal", number=moment.goal))
    return story.told()


def valued(moment: BackedUpMoment[Any], number: int) -> dict[str, Fact]:
    """Return the pseudocode variables of a record: its number, costs and value."""
    g, h = moment.g(number), moment.h(number)
    f = math.inf if h == math.inf else g + h
    value = amount(moment, moment.f(number))
    return {**variables(moment, number), "f": amount(moment, f), "value": value, "depth": moment.depth(number)}


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


def _go_back(story: MicroStepBuilder, moment: BackedUpMoment[Any], level: int, limits: list[Number]) -> None:
    """Report the nodes of the path from which the search backtracks: the values below them are above their limits."""
    left = moment.recording.published.nodes["left"]
    again = {moment.previous(number): number for number in moment.added}
    for limit in reversed(limits):
        if left[level] > moment.t:
            break
        above = moment.parent(level)
        if level in again:
            least = amount(moment, moment.f(again[level]))
            facts: dict[str, Fact] = {"number": level, "f": least, "limit": amount(moment, limit)}
            story.tell("over", message("explain-over", **facts), **valued(moment, level), least=least,
                       limit=facts["limit"])  # fmt: skip
            story.change("open", 1 - moment.forgotten(again[level]))
            story.tell("back-up", gone_on(moment, again[level]), node=again[level], value=least)
        else:
            story.tell("over", back(moment, level), **valued(moment, level), least="∞", limit=amount(moment, limit))
        level = above
    if level == NONE:
        story.tell("fail", message("explain-fail-values"))
