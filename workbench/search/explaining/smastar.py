"""The micro-steps of a step of SMA*, which has room for a fixed number of nodes and discards the worst leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.backed_up_values import taken
from workbench.search.explaining.base import amount
from workbench.search.explaining.best_first import test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.explaining.rbfs import begin, take_goal, valued
from workbench.search.problem.messages import message
from workbench.search.recording.backed_up_values import BackedUpMoment
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Outcome


def steps(before: BackedUpMoment[Any] | None, moment: BackedUpMoment[Any]) -> tuple[MicroStep, ...]:
    """Return the micro-steps of a step: a node is expanded, then dead ends and the worst leaves are removed."""
    if before is None:
        return begin(moment)
    number = moment.current
    assert number is not None
    story = MicroStepBuilder(open=(before.counts.open or 0) - 1, kept=before.kept)
    story.tell("take", taken(before, moment), **valued(moment, number))
    test(story, moment)
    for place, successor in enumerate(moment.successors):
        successor_fates.generate(story, moment, place)
        waits = successor_fates.as_generated(successor)
        taken_in = int(waits.outcome is Outcome.WAITING)
        story.change("open", taken_in)
        story.change("kept", taken_in)
        story.values["s_value"] = amount(moment, moment.f(successor.record))
        line = "valued" if taken_in else waits.outcome.value
        story.tell_of(place, line, successor_fates.told(moment, waits))
    for given_up in _given_up(moment):
        story.change("kept", -1)
        story.tell("dead-end", message("explain-dead-end", number=given_up))
    _discard(story, before, moment)
    _end(story, moment)
    return story.told()


def _given_up(moment: BackedUpMoment[Any]) -> list[int]:
    """Return the nodes that are dead ends, deepest first, each by its last record."""
    last = {moment.depth(number): number for number in moment.dead_ends}
    return [last[depth] for depth in sorted(last, reverse=True)]


def _discard(story: MicroStepBuilder, before: BackedUpMoment[Any], moment: BackedUpMoment[Any]) -> None:
    """Report each discarded leaf, and its parent, which stores its value."""
    again = [number for number in moment.added if moment.previous(number) != NONE]
    for number in _in_order(moment):
        value = amount(moment, moment.f(number))
        story.change("open", -1)
        story.change("kept", -1)
        told = message("explain-forgotten", number=number, f=value, depth=moment.depth(number))
        story.tell("forget", told, least=value)
        if not again or moment.f(again[0]) != moment.f(number):
            continue
        chain = moment.chain(again[0])
        if moment.parent(number) in chain:
            former = moment.previous(again[0])
            waited = former >= before.records or before.waits(former)
            story.change("open", int(not (waited and former != moment.current)))
            story.tell("remember", message("explain-remembered", number=again.pop(0), known=former, f=value))


def _in_order(moment: BackedUpMoment[Any]) -> Iterator[int]:
    """Yield the discarded records in order: the worst leaf first, parents after children."""
    left = set(moment.lost)
    while left:
        parents = {moment.parent(number) for number in left}
        leaves = [number for number in left if not moment.chain(number) & parents]
        worst = max(leaves, key=lambda number: (moment.f(number), -moment.depth(number), number))
        left.remove(worst)
        yield worst


def _end(story: MicroStepBuilder, moment: BackedUpMoment[Any]) -> None:
    """Report how the search ends, if this is its last step."""
    if moment.goal is not None:
        take_goal(story, moment, moment.goal)
    elif not moment.counts.open:
        room = moment.recording.too_deep > 0
        story.tell("fail", message("explain-fail-room") if room else message("explain-fail-values"))
