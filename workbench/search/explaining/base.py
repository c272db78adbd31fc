"""Common parts of the explainers of all kinds of search: facts about a node, and the `Explainer` of a search family."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import wraps
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.problem.names import compose
from workbench.search.problem.problem import Number, name_of, scale, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment, Successor
from workbench.search.recording.ordering import Priority, cost, estimate, total, weight_of
from workbench.search.recording.recording import Recording

if TYPE_CHECKING:
    from workbench.search.playback.timeline import Timeline

Messages = tuple[Message, ...]

_NODES = {"number", "parent", "known", "forward", "backward"}
"""The facts that are node numbers."""


def cost_facts(moment: Moment[Any], number: int) -> dict[str, Fact]:
    """Return a record's number and the facts about its costs."""
    return {"number": number, **facts_about_costs(moment, moment.g(number), moment.h(number), moment.f(number))}


def facts_about_costs(moment: Moment[Any], g: Number, h: Number, f: Number) -> dict[str, Fact]:
    """Return g, h and f as displayed, whether the search uses h, and the form in which the costs are written."""
    written = (format_cost(moment, value) for value in (g, h, f))
    facts: dict[str, Fact] = dict(zip("ghf", written, strict=True))
    priority = moment.recording.priority
    facts |= {"informed": informed(moment), "costs": _costs_form(priority, g, h, f), "weight": weight_of(priority)}
    return facts


def _costs_form(priority: Priority, g: Number, h: Number, f: Number) -> str:
    """Return "g" or "h" if only that counts, "weighted", or "total", or "backed-up" if f is more than g + h."""
    if priority is cost or priority is estimate:
        return "g" if priority is cost else "h"
    if priority is not total:
        return "weighted"
    if math.isnan(g) and not math.isnan(h):
        return "h"
    return "total" if f == g + h or math.isnan(f) else "backed-up"


def informed(moment: Moment[Any]) -> str:
    """Return "yes" if the search uses h, else "no"."""
    return "no" if moment.recording.priority is cost else "yes"


def format_cost(moment: Moment[Any], value: float | None) -> Fact:
    """Return a cost as displayed: as int if it is an integer; "∞" if infinite; "–" if not observed; "?" if hidden."""
    if value == math.inf:
        return "∞"
    if value is not None and math.isnan(value):
        return "?" if moment.recording.knows_order else "–"
    return 0 if value is None else to_display_units(value, scale(moment.recording.problem))


def node_variables(moment: Moment[Any], number: int) -> dict[str, Fact]:
    """Return the pseudocode variables of a record: its number and its costs."""
    g, h, f = (format_cost(moment, value) for value in (moment.g(number), moment.h(number), moment.f(number)))
    return {"node": number, "g": g, "h": h, "f": f}


def start(moment: Moment[Any]) -> Message:
    """Return the message about the state before the first step."""
    return message("explain-start", **cost_facts(moment, 0))


def generated(moment: Moment[Any]) -> Message:
    """Return how many successors the step has recorded, or that they are not known."""
    if "generated" in moment.recording.unknown:
        return message("explain-observed-unknown")
    return message("explain-successors", count=len(moment.successors))


def no_messages(_moment: Moment[Any]) -> Messages:
    """Return no messages."""
    return ()


def add_state_names(explain: Callable[[Timeline[Any], int], Messages]) -> Callable[[Timeline[Any], int], Messages]:
    """Decorate a function that explains a step: its messages get the names of states next to node numbers, if any."""

    @wraps(explain)
    def explained(timeline: Timeline[Any], t: int) -> Messages:
        return tuple(with_state_names(timeline.recording, one) for one in explain(timeline, t))

    return explained


def with_state_names(recording: Recording[Any], plain: Message) -> Message:
    """Return a message with the names of states next to node numbers, if the problem has names."""
    return message(plain.key, **facts_with_state_names(recording, plain.facts, _NODES))


def facts_with_state_names(recording: Recording[Any], facts: Mapping[str, Fact], nodes: Set[str]) -> Mapping[str, Fact]:
    """Return facts with the names of states next to those facts that are `nodes`, if the problem has names."""
    if not hasattr(recording.problem, "name"):  # called for every message; isinstance with the protocol Named is slow
        return facts
    named = dict(facts)
    for fact in nodes & facts.keys():
        number = facts[fact]
        if isinstance(number, int) and number != NONE:
            name = name_of(recording.problem, recording.state(number))
            named[fact] = number if name == facts.get("move") else compose(f"{number} ({{}})".format, name)
    return named


@dataclass(frozen=True)
class Explainer:
    """The explanation of a kind of search, apart from the fates of the successors.

    Attributes:
        chosen: from the moments before and after a step: why its node was chosen.
        at_end: what was done at the end of a step.
        steps: from the moments before (None at the start) and after a step: its micro-steps.
        start: the state before the first step. generated: how many successors a step generated.
        own: the successors that these are, if others are explained by `at_end`.
    """

    chosen: Callable[[Any, Any], Messages]
    steps: Callable[[Any, Any], tuple[MicroStep, ...]]
    at_end: Callable[[Any], Messages] = no_messages
    start: Callable[[Any], Message] = start
    generated: Callable[[Any], Message] = generated
    own: Callable[[Any], Sequence[Successor[Any]]] = attrgetter("successors")
