"""The micro-steps of a step of a bidirectional search, layer by layer or by pairs."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from workbench.search.explaining import bidirectional, successor_fates
from workbench.search.explaining.base import format_cost, node_variables
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.problem.messages import Fact, message
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Meeting, Outcome, Successor
from workbench.search.recording.two_sided import TwoSidedMoment


def steps(before: TwoSidedMoment[Any] | None, moment: TwoSidedMoment[Any]) -> tuple[MicroStep, ...]:
    forward, backward = map(len, (before or moment).waiting_at)
    builder = MicroStepBuilder(forward=forward, backward=backward)
    if before is None:
        builder.add("start", bidirectional.start(moment), **_best_cost(moment, moment.meeting))
    else:
        _report_expansion(builder, before, moment)
    _report_end(builder, moment)
    return builder.micro_steps()


def _report_expansion(builder: MicroStepBuilder, before: TwoSidedMoment[Any], moment: TwoSidedMoment[Any]) -> None:
    number = moment.current
    assert number is not None
    if moment.recording.bounds:
        builder.values |= {"bound": _bound_fact(moment, before.t), **_best_cost(moment, before.meeting)}
    side = bidirectional.side_name(moment.side(number))
    builder.values["side"] = side
    *layer, why = bidirectional.chosen(before, moment)
    for text in layer:
        builder.add("side", text)
    builder.take(number, side)
    builder.expand()
    builder.add("take", why, **node_variables(moment, number), depth=moment.depth(number))
    for place in range(len(moment.successors)):
        _report_successor(builder, moment, place, side)


def _report_successor(builder: MicroStepBuilder, moment: TwoSidedMoment[Any], place: int, side: str) -> None:
    """Report a successor, and whether the other side knows it."""
    successor = successor_fates.report_generated(builder, moment, place)
    own = replace(successor, outcome=_at_own_side(moment, successor))
    if own.outcome in (Outcome.NEW, Outcome.CHEAPER, Outcome.REOPENED):
        builder.put(successor.record, side)
    if own.outcome is Outcome.CHEAPER:
        builder.take(successor.known_record, side)
    if own.outcome is Outcome.REOPENED:
        builder.reopen(successor.known_record)
    builder.add_for_successor(place, own.outcome.value, successor_fates.fate_message(moment, own))
    if successor.outcome is Outcome.MEETING and moment.recording.bounds:
        met = next(one for one in moment.recording.meetings if successor.record in (one.forward, one.backward))
        builder.add_for_successor(
            place, "meeting", successor_fates.fate_message(moment, successor), **_best_cost(moment, met)
        )


def _at_own_side(moment: TwoSidedMoment[Any], successor: Successor[Any]) -> Outcome:
    """Return the outcome of a successor on its own side, regardless of the other side."""
    if successor.outcome is not Outcome.MEETING:
        return successor.outcome
    if successor.known_record == NONE:
        return Outcome.NEW
    return Outcome.CHEAPER if moment.step(successor.known_record) is None else Outcome.REOPENED


def _report_end(builder: MicroStepBuilder, moment: TwoSidedMoment[Any]) -> None:
    """Report what happens before the next expansion: the bound is raised, or the search ends."""
    raised = bool(moment.recording.bounds) and _report_bound(builder, moment)
    if moment.goal is not None:
        (met,) = bidirectional.at_end(moment)
        builder.add(_last_line(builder, moment, raised), met)
    elif (side := _empty_side(moment)) is not None:
        builder.add("fail", message("explain-fail-side", side=bidirectional.side_name(side)))


def _report_bound(builder: MicroStepBuilder, moment: TwoSidedMoment[Any]) -> bool:
    """Report that the bound is raised after a step; return whether it is."""
    last, now = (_bound_fact(moment, moment.t - 1) if moment.t else 0), _bound_fact(moment, moment.t)
    if now != last:
        builder.add("bound", message("explain-bound", bound=now), bound=now)
    return now != last


def _last_line(builder: MicroStepBuilder, moment: TwoSidedMoment[Any], raised: bool) -> str:
    """Return the line that ends a search that has found a path."""
    if not moment.recording.bounds:
        return "found" if moment.t else "trivial"
    best, bound = builder.values["best"], _bound_fact(moment, moment.t)
    if isinstance(best, str) or isinstance(bound, str) or best > bound:
        return "fail"  # OPEN of one side is empty, so the path is optimal
    return "found" if raised or not moment.t else "done"


def _empty_side(moment: TwoSidedMoment[Any]) -> int | None:
    """Return the side whose OPEN is empty, which ends the search; None if there is none."""
    sides = moment.waiting_at
    if moment.recording.bounds:
        if moment.t % 2:
            return None  # the other node of the pair comes first
        has_reachable = [any(moment.h(int(number)) < math.inf for number in side) for side in sides]
        return has_reachable.index(False) if False in has_reachable else None
    if moment.current is not None:
        side, depth = moment.side(moment.current), moment.depth(moment.current)
        if any(moment.depth(int(number)) == depth for number in sides[side]):
            return None  # whether the other side is empty matters only after the layer
    return next((side for side in (0, 1) if not len(sides[side])), None)


def _bound_fact(moment: TwoSidedMoment[Any], t: int) -> Fact:
    bounds = moment.recording.bounds
    return format_cost(moment, bounds[min(t, len(bounds) - 1)])


def _best_cost(moment: TwoSidedMoment[Any], meeting: Meeting | None) -> dict[str, Fact]:
    """Return the cost of the best path so far, for a search that continues after the first one."""
    if not moment.recording.bounds:
        return {}
    if meeting is None:
        return {"best": "∞"}
    return {"best": format_cost(moment, moment.g(meeting.forward) + moment.g(meeting.backward))}
