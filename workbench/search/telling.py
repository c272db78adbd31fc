"""What the tellers of all kinds of search share: the facts about a node, and what else there is to tell of a step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

from workbench.search.columns import NONE
from workbench.search.messages import Fact, Message, message
from workbench.search.moment import Moment
from workbench.search.ordering import cost
from workbench.search.problem import Named, name_of, scale, units
from workbench.search.recording import Recording

if TYPE_CHECKING:
    from workbench.search.timeline import Timeline

Told = tuple[Message, ...]

_NODES = {"number", "parent", "known", "forward", "backward"}
"""The facts that are nodes."""


def values(moment: Moment[Any], number: int) -> dict[str, Fact]:
    """Return a record's number, g, h and f, and whether the search looks at h."""
    g, h, f = (amount(moment, value) for value in (moment.g(number), moment.h(number), moment.f(number)))
    informed = "no" if moment.recording.priority is cost else "yes"
    return {"number": number, "g": g, "h": h, "f": f, "informed": informed}


def amount(moment: Moment[Any], value: float | None) -> Fact:
    """Return a cost as it is shown: whole where it is whole."""
    return 0 if value is None else units(value, scale(moment.recording.problem))


def start(moment: Moment[Any]) -> Message:
    """Return what is known before the first step."""
    return message("explain-start", **values(moment, 0))


def generated(moment: Moment[Any]) -> Message:
    """Return how many successors a step generated."""
    return message("explain-successors", count=len(moment.successors))


def nothing(_moment: Moment[Any]) -> Told:
    """Return that there is nothing to tell."""
    return ()


def with_names(tell: Callable[[Timeline[Any], int], Told]) -> Callable[[Timeline[Any], int], Told]:
    """Return `tell`, which tells of a step, so that beside a node's number there is the name of its state, if any."""

    @wraps(tell)
    def told(timeline: Timeline[Any], t: int) -> Told:
        messages, recording = tell(timeline, t), timeline.recording
        if not isinstance(recording.problem, Named):
            return messages
        return tuple(_named(recording, one) for one in messages)

    return told


def _named(recording: Recording[Any], told: Message) -> Message:
    facts = dict(told.facts)
    for fact in _NODES & facts.keys():
        number = facts[fact]
        if isinstance(number, int) and number != NONE:
            name = name_of(recording.problem, recording.state(number))
            facts[fact] = number if name == facts.get("move") else f"{number} ({name})"
    return message(told.key, **facts)


@dataclass(frozen=True)
class Teller:
    """What is told of a kind of search besides the fates of the successors.

    Attributes:
        chosen: of the moments before and after a step: why its node was the next one.
        afterwards: what was done at the end of a step.
        start: what is known before the first one. generated: how many successors a step generated.
    """

    chosen: Callable[[Any, Any], Told]
    afterwards: Callable[[Any], Told] = nothing
    start: Callable[[Any], Message] = start
    generated: Callable[[Any], Message] = generated
