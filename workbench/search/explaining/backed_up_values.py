"""Explanation of a step of a search that backs up values, apart from the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.base import Messages, cost_facts, format_cost
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.backed_up_values import BackedUpMoment
from workbench.search.recording.columns import NONE


def chosen(before: BackedUpMoment[Any], moment: BackedUpMoment[Any]) -> Messages:
    """Return why the current node was expanded, and the value of the second-best node unless the order is secret."""
    if len(before.open) < 2 or before.recording.secret:
        return (choice_message(before, moment),)
    other = int(before.open[1])
    return (
        choice_message(before, moment),
        message("explain-value-next", number=other, f=format_cost(moment, moment.f(other))),
    )


def choice_message(before: BackedUpMoment[Any], moment: BackedUpMoment[Any]) -> Message:
    """Return why the current node was expanded."""
    number = moment.current
    assert number is not None
    previous = moment.previous(number)
    origin = "new" if previous == NONE else "on" if before.step(previous) is not None else "back"
    facts: dict[str, Fact] = {"depth": moment.depth(number), "known": previous, "seen": origin}
    return message("explain-value-taken", **cost_facts(moment, number), **facts)


def at_end(moment: BackedUpMoment[Any]) -> Messages:
    """Return the dead ends and discarded nodes at the end of the step, and the parents that back up their values."""
    messages = [message("explain-dead-end", number=number) for number in moment.dead_ends]
    messages += [backed_up_message(moment, number) for number in moment.replacements]
    if moment.goal is not None:
        messages.append(message("explain-goal", number=moment.goal))
    return tuple(messages)


def backed_up_message(moment: BackedUpMoment[Any], number: int) -> Message:
    """Return that a node is on OPEN again with the best value of its discarded subtree, as record `number`."""
    facts: dict[str, Fact] = {"known": moment.previous(number), "count": len(moment.forgotten(number))}
    return message("explain-replaced", number=number, f=format_cost(moment, moment.f(number)), **facts)
