"""The micro-steps of a step of a bidirectional search, layer by layer or by pairs."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from workbench.search.explaining import bidirectional, successor_fates
from workbench.search.explaining.base import amount, variables
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Meeting, Outcome, Successor
from workbench.search.recording.two_sided import TwoSidedMoment


def steps(before: TwoSidedMoment[Any] | None, moment: TwoSidedMoment[Any]) -> tuple[MicroStep, ...]:
    forward, backward = map(len, (before or moment).waiting_at)
    story = MicroStepBuilder(forward=forward, backward=backward)
    if before is None:
        story.tell("start", bidirectional.start(moment), **_best(moment, moment.meeting))
    else:
        _expand(story, before, moment)
    _end(story, moment)
    return story.told()


def _expand(story: MicroStepBuilder, before: TwoSidedMoment[Any], moment: TwoSidedMoment[Any]) -> None:
    number = moment.current
    assert number is not None
    if moment.recording.bounds:
        story.values |= {"bound": _bound(moment, before.t), **_best(moment, before.meeting)}
    side = bidirectional.side_name(moment.side(number))
    story.values["side"] = side
    *layer, why = bidirectional.chosen(before, moment)
    for told in layer:
        story.tell("side", told)
    story.change(side, -1)
    story.tell("take", why, **variables(moment, number), depth=moment.depth(number))
    for place in range(len(moment.successors)):
        _settle(story, moment, place, side)


def _settle(story: MicroStepBuilder, moment: TwoSidedMoment[Any], place: int, side: str) -> None:
    """Report a successor, and whether the other side knows it."""
    successor = successor_fates.generate(story, moment, place)
    own = replace(successor, outcome=_at_own_side(moment, successor))
    if own.outcome in (Outcome.NEW, Outcome.REOPENED):
        story.change(side, 1)
    story.tell_of(place, own.outcome.value, successor_fates.told(moment, own))
    if successor.outcome is Outcome.MEETING and moment.recording.bounds:
        met = next(one for one in moment.recording.meetings if successor.record in (one.forward, one.backward))
        story.tell_of(place, "meeting", successor_fates.told(moment, successor), **_best(moment, met))


def _at_own_side(moment: TwoSidedMoment[Any], successor: Successor[Any]) -> Outcome:
    """Return the outcome of a successor on its own side, regardless of the other side."""
    if successor.outcome is not Outcome.MEETING:
        return successor.outcome
    if successor.known == NONE:
        return Outcome.NEW
    return Outcome.CHEAPER if moment.step(successor.known) is None else Outcome.REOPENED


def _end(story: MicroStepBuilder, moment: TwoSidedMoment[Any]) -> None:
    """Report what happens before the next expansion: the bound is raised, or the search ends."""
    raised = bool(moment.recording.bounds) and _raise(story, moment)
    if moment.goal is not None:
        (met,) = bidirectional.afterwards(moment)
        story.tell(_last_line(story, moment, raised), met)
    elif (side := _empty(moment)) is not None:
        story.tell("fail", message("explain-fail-side", side=bidirectional.side_name(side)))


def _raise(story: MicroStepBuilder, moment: TwoSidedMoment[Any]) -> bool:
    """Report that the bound is raised after a step; return whether it is."""
    last, now = (_bound(moment, moment.t - 1) if moment.t else 0), _bound(moment, moment.t)
    if now != last:
        story.tell("bound", message("explain-bound", bound=now), bound=now)
    return now != last


def _last_line(story: MicroStepBuilder, moment: TwoSidedMoment[Any], raised: bool) -> str:
    """Return the line that ends a search that has found a path."""
    if not moment.recording.bounds:
        return "found"
    best, bound = story.values["best"], _bound(moment, moment.t)
    if isinstance(best, str) or isinstance(bound, str) or best > bound:
        return "fail"  # OPEN of one side is empty, so the path is optimal
    return "found" if raised or not moment.t else "done"


def _empty(moment: TwoSidedMoment[Any]) -> int | None:
    """Return the side whose OPEN is empty, which ends the search; None if there is none."""
    sides = moment.waiting_at
    if moment.recording.bounds:
        if moment.t % 2:
            return None  # the other node of the pair comes first
        left = [any(moment.h(int(number)) < math.inf for number in side) for side in sides]
        return left.index(False) if False in left else None
    if moment.current is not None:
        side, depth = moment.side(moment.current), moment.depth(moment.current)
        if any(moment.depth(int(number)) == depth for number in sides[side]):
            return None  # whether the other side is empty matters only after the layer
    return next((side for side in (0, 1) if not len(sides[side])), None)


def _bound(moment: TwoSidedMoment[Any], t: int) -> Fact:
    bounds = moment.recording.bounds
    return amount(moment, bounds[min(t, len(bounds) - 1)])


def _best(moment: TwoSidedMoment[Any], meeting: Meeting | None) -> dict[str, Fact]:
    """Return the cost of the best path so far, for a search that continues after the first one."""
    if not moment.recording.bounds:
        return {}
    if meeting is None:
        return {"best": "∞"}
    return {"best": amount(moment, moment.g(meeting.forward) + moment.g(meeting.backward))}
