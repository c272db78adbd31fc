"""Explanation of a step of a search that backs up values, apart from the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.base import Told, amount, values
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.backed_up_values import BackedUpMoment
from workbench.search.recording.columns import NONE


def chosen(before: BackedUpMoment[Any], moment: BackedUpMoment[Any]) -> Told:
    """Return why the current node was expanded, and the value of the second-best node unless the order is secret."""
    if len(before.open) < 2 or before.recording.secret:
        return (taken(before, moment),)
    other = int(before.open[1])
    return (taken(before, moment), message("explain-value-next", number=other, f=amount(moment, moment.f(other))))


def taken(before: BackedUpMoment[Any], moment: BackedUpMoment[Any]) -> Message:
    """Return why the current node was expanded."""
    number = moment.current
    assert number is not None
    former = moment.previous(number)
    seen = "new" if former == NONE else "on" if before.step(former) is not None else "back"
    facts: dict[str, Fact] = {"depth": moment.depth(number), "known": former, "seen": seen}
    return message("explain-value-taken", **values(moment, number), **facts)


def afterwards(moment: BackedUpMoment[Any]) -> Told:
    """Return the dead ends and discarded nodes at the end of the step, and the parents that back up their values."""
    told = [message("explain-dead-end", number=number) for number in moment.dead_ends]
    told += [gone_on(moment, number) for number in moment.gone_on]
    if moment.goal is not None:
        told.append(message("explain-goal", number=moment.goal))
    return tuple(told)


def gone_on(moment: BackedUpMoment[Any], number: int) -> Message:
    """Return that a node is on OPEN again with the best value of its discarded subtree, as record `number`."""
    facts: dict[str, Fact] = {"known": moment.previous(number), "count": moment.forgotten(number)}
    return message("explain-gone-on", number=number, f=amount(moment, moment.f(number)), **facts)
