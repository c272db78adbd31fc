"""The micro-steps of a step of SMA*, which has room for a fixed number of nodes and discards the worst leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.search.explaining import successor_fates
from workbench.search.explaining.backed_up_values import choice_message
from workbench.search.explaining.base import format_cost
from workbench.search.explaining.best_first import report_goal_test
from workbench.search.explaining.micro_steps import MicroStep, MicroStepBuilder
from workbench.search.explaining.rbfs import begin, report_goal, value_variables
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
    builder = MicroStepBuilder(open=before.counts.open or 0, kept=before.nodes_in_memory)
    builder.take(number)
    builder.expand()
    builder.add("take", choice_message(before, moment), **value_variables(moment, number))
    report_goal_test(builder, moment)
    for place, successor in enumerate(moment.successors):
        successor_fates.report_generated(builder, moment, place)
        as_generated = successor_fates.as_generated(successor)
        is_stored = as_generated.outcome is Outcome.WAITING
        if is_stored:
            builder.put(successor.record)
            builder.change("kept", 1)
        builder.values["s_value"] = format_cost(moment, moment.f(successor.record))
        line = "valued" if is_stored else as_generated.outcome.value
        builder.add_for_successor(place, line, successor_fates.fate_message(moment, as_generated))
    for dead_end in _dead_ends_in_order(moment):
        builder.change("kept", -1)
        builder.add("dead-end", message("explain-dead-end", number=dead_end))
    _report_discards(builder, before, moment)
    _report_end(builder, moment)
    return builder.micro_steps()


def _dead_ends_in_order(moment: BackedUpMoment[Any]) -> list[int]:
    """Return the nodes that are dead ends, deepest first, each by its last record."""
    last = {moment.depth(number): number for number in moment.dead_ends}
    return [last[depth] for depth in sorted(last, reverse=True)]


def _report_discards(builder: MicroStepBuilder, before: BackedUpMoment[Any], moment: BackedUpMoment[Any]) -> None:
    """Report each discarded leaf, and its parent, which stores its value."""
    again = [number for number in moment.added if moment.previous(number) != NONE]
    for number in _in_order(moment):
        value = format_cost(moment, moment.f(number))
        builder.take(number)
        builder.change("kept", -1)
        text = message("explain-forgotten", number=number, f=value, depth=moment.depth(number))
        builder.add("forget", text, least=value)
        if not again or moment.f(again[0]) != moment.f(number):
            continue
        chain = moment.chain(again[0])
        if moment.parent(number) in chain:
            former = moment.previous(again[0])
            waited = former >= before.records or before.waits(former)
            remembered = again.pop(0)
            builder.put(remembered)
            if waited and former != moment.current:
                builder.take(former)
            builder.add("remember", message("explain-remembered", number=remembered, known=former, f=value))


def _in_order(moment: BackedUpMoment[Any]) -> Iterator[int]:
    """Yield the discarded records in order: the worst leaf first, parents after children."""
    remaining = set(moment.lost)
    while remaining:
        parents = {moment.parent(number) for number in remaining}
        leaves = [number for number in remaining if not moment.chain(number) & parents]
        worst = max(leaves, key=lambda number: (moment.f(number), -moment.depth(number), number))
        remaining.remove(worst)
        yield worst


def _report_end(builder: MicroStepBuilder, moment: BackedUpMoment[Any]) -> None:
    """Report how the search ends, if this is its last step."""
    if moment.goal is not None:
        report_goal(builder, moment, moment.goal)
    elif not moment.counts.open:
        room = moment.recording.too_deep > 0
        builder.add("fail", message("explain-fail-room") if room else message("explain-fail-values"))
