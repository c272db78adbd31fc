"""Explanation of a step of a bidirectional search, apart from the fates of the successors."""

from __future__ import annotations

from typing import Any

from workbench.search.explaining.base import Messages, cost_facts, format_cost
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.recording.moment import BACKWARD
from workbench.search.recording.two_sided import TwoSidedMoment


def start(moment: TwoSidedMoment[Any]) -> Message:
    """Return the message about the state before the first step."""
    return message("explain-start-sides", count=len(moment.waiting_at[BACKWARD]), goal=1)


def generated(moment: TwoSidedMoment[Any]) -> Message:
    """Return how many states a step generated: successors, or predecessors in a backward step."""
    assert moment.current is not None
    if moment.side(moment.current) == BACKWARD:
        return message("explain-predecessors", count=len(moment.successors))
    return message("explain-successors", count=len(moment.successors))


def chosen(before: TwoSidedMoment[Any], moment: TwoSidedMoment[Any]) -> Messages:
    """Return why the current node was chosen."""
    number = moment.current
    assert number is not None
    if moment.recording.bounds:
        return (_pair_choice(before, moment, number),)
    side, layer = moment.side(number), moment.depth(number)
    facts: dict[str, Fact] = {"side": side_name(side), "layer": layer}
    taken = message("explain-taken-side", **cost_facts(moment, number), **facts)
    if before.current is not None and (before.side(before.current), before.depth(before.current)) == (side, layer):
        return (taken,)
    here, there = len(before.waiting_at[side]), len(before.waiting_at[1 - side])
    return (message("explain-layer-side", **facts, here=here, there=there), taken)


def _pair_choice(before: TwoSidedMoment[Any], moment: TwoSidedMoment[Any], number: int) -> Message:
    """Return why a node was chosen by a search that expands pairs of nodes."""
    side = moment.side(number)
    bound = format_cost(moment, moment.recording.bounds[before.t])
    return message("explain-taken-pair", **cost_facts(moment, number), side=side_name(side), bound=bound)


def at_end(moment: TwoSidedMoment[Any]) -> Messages:
    """Return the meeting of the two sides, if this step found one or ends the search."""
    meeting = moment.meeting
    if meeting is None or (meeting.step != moment.t and moment.goal is None):
        return ()
    forward, backward = (moment.g(number) for number in (meeting.forward, meeting.backward))
    facts: dict[str, Fact] = {"forward": meeting.forward, "backward": meeting.backward}
    facts |= {"g": format_cost(moment, forward), "other": format_cost(moment, backward)}
    facts |= {"cost": format_cost(moment, forward + backward), "done": _is_done(moment)}
    return (message("explain-meeting", **facts),)


def _is_done(moment: TwoSidedMoment[Any]) -> str:
    """Return "no" before the search is done, else whether the path found is optimal in "moves" or "cost"."""
    if moment.goal is None:
        return "no"
    return "moves" if moment.recording.ordering.queue else "cost"


def side_name(side: int) -> str:
    return "backward" if side == BACKWARD else "forward"
