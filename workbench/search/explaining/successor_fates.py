"""Explanation of the successors of a step: that each is generated, and its fate."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from workbench.search.explaining.base import cost_facts, format_cost, informed
from workbench.search.explaining.micro_steps import MicroStepBuilder
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.problem.problem import Number, S
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment, Outcome, Successor
from workbench.search.recording.recording import Mistake


def fate_key(moment: Moment[Any], outcome: Outcome) -> str:
    """Return the name of an outcome for messages; without a stored OPEN a waiting successor is entered next."""
    if outcome is Outcome.WAITING and moment.recording.forgets:
        return "valued"
    return "next" if outcome is Outcome.WAITING and not moment.recording.stores_open else outcome.value


def fate_message(moment: Moment[Any], successor: Successor[Any]) -> Message:
    """Return the message about the fate of a successor."""
    back = "no" if successor.parent == moment.current else "yes"
    facts: dict[str, Fact] = {"move": successor.move, "g": format_cost(moment, successor.g)}
    facts |= {"back": back, "parent": successor.parent}
    if successor.record != NONE and successor.outcome is not Outcome.PRUNED:
        facts |= cost_facts(moment, successor.record)
    if successor.known_record != NONE:
        facts |= {"known": successor.known_record, "known_g": format_cost(moment, moment.g(successor.known_record))}
    if moment.recording.mistake is Mistake.DROPS_OPEN and _is_overlooked(moment, successor):
        return message("explain-overlooked", **facts)
    return message(f"explain-successor-{fate_key(moment, successor.outcome)}", **facts)


def _is_overlooked(moment: Moment[Any], successor: Successor[Any]) -> bool:
    """Return whether a successor was discarded although its path is cheaper."""
    return successor.outcome is Outcome.NO_BETTER and successor.g < moment.g(successor.known_record)


def as_generated(successor: Successor[S]) -> Successor[S]:
    """Return a successor with its outcome at generation: waiting, unless it was discarded at once."""
    later = successor.outcome in (Outcome.FORGOTTEN, Outcome.GOAL, Outcome.CUT)
    return replace(successor, outcome=Outcome.WAITING) if later else successor


def estimate(moment: Moment[Any], successor: Successor[Any]) -> Number:
    """Return h of a successor; one with neither a record nor a known one was pruned, so its h is ∞."""
    record = successor.record if successor.record != NONE else successor.known_record
    return math.inf if record == NONE else moment.h(record)


def report_generated(builder: MicroStepBuilder, moment: Moment[Any], place: int) -> Successor[Any]:
    """Report that successor `place` is generated, and return it."""
    successor = moment.successors[place]
    h = estimate(moment, successor)
    f = math.inf if h == math.inf else moment.recording.priority(successor.g, h)
    facts: dict[str, Fact] = {
        "g": format_cost(moment, successor.g),
        "h": format_cost(moment, h),
        "f": format_cost(moment, f),
        "informed": informed(moment),
        "move": successor.move,
    }
    for former in ("known", "known_g", "s_value"):
        builder.values.pop(former, None)
    if successor.known_record != NONE:
        builder.values |= {
            "known": successor.known_record,
            "known_g": format_cost(moment, moment.g(successor.known_record)),
        }
    new = {"move": successor.move, "s_g": facts["g"], "s_h": facts["h"], "s_f": facts["f"]}
    builder.add_for_successor(place, "each", message("explain-generated", **facts), **new)
    return successor
