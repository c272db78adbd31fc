"""Explanation of the successors of a step: that each is generated, and its fate."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.search.explaining.base import cost_facts, facts_about_costs, format_cost
from workbench.search.explaining.micro_steps import MicroStepBuilder
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.problem.names import compose
from workbench.search.problem.problem import MovesBlank, Named, Number, Ordered, S, name_of
from workbench.search.recording.columns import NONE
from workbench.search.recording.local_trace import ANNEALED_FATES
from workbench.search.recording.moment import Moment, Outcome, Successor
from workbench.search.recording.ordering import cost
from workbench.search.recording.ordering import estimate as estimate_alone
from workbench.search.recording.recording import Mistake

MAX_NAMED = 6
"""The most successors with one outcome that are named in a summary; more are counted."""
_OVERLOOKED = "overlooked"
"""The fate of a successor that a broken search drops although its path is cheaper."""
_NAMED_FATES = ("new", "cheaper", "reopened", "no-better", "closed", _OVERLOOKED)


def shown_fate(moment: Moment[Any], successor: Successor[Any]) -> str:
    """Return the name of a successor's fate for lists of successors: that of its outcome, or that it is overlooked."""
    return _OVERLOOKED if _is_overlooked(moment, successor) else successor.outcome.value


def fate_key(moment: Moment[Any], outcome: Outcome) -> str:
    """Return the name of an outcome for messages; without a stored OPEN a waiting successor is entered next."""
    if outcome is Outcome.WAITING and moment.recording.forgets:
        return "valued"
    if outcome is Outcome.WAITING and moment.recording.walks:
        return "candidate"
    return "next" if outcome is Outcome.WAITING and not moment.recording.stores_open else outcome.value


def summary(moment: Moment[Any], successors: Sequence[Successor[Any]]) -> Iterator[Message]:
    """Yield what happened to `successors`, outcome by outcome: by the names of their states, else how many.

    Simulated annealing explains what it decides about its neighbour at the end of a step.
    """
    only = "yes" if len(successors) == 1 else "no"
    for outcome in (outcome for outcome in Outcome if outcome not in ANNEALED_FATES):
        groups: dict[str, list[Successor[Any]]] = {}
        for successor in successors:
            if successor.outcome is outcome:
                overlooked = _is_overlooked(moment, successor)
                groups.setdefault(_OVERLOOKED if overlooked else fate_key(moment, outcome), []).append(successor)
        for key, group in groups.items():
            named = _named_message(moment, outcome.value if key != _OVERLOOKED else key, group)
            yield named or message(f"explain-count-{key}", count=len(group), only=only)


def _named_message(moment: Moment[Any], fate: str, successors: Sequence[Successor[Any]]) -> Message | None:
    """Return which successors have a fate by the names of their states; None if they have none, or too many.

    Those that are put on OPEN have the value by which it is ordered, unless that is hidden.
    """
    recording = moment.recording
    if fate not in _NAMED_FATES or not isinstance(recording.problem, Named):
        return None
    names = []
    for successor in successors:
        name = name_of(recording.problem, successor.state)
        f = NONE if successor.record == NONE else format_cost(moment, moment.f(successor.record))
        value = {cost: "g", estimate_alone: "h"}.get(recording.priority, "f")
        is_known = successor.record != NONE and isinstance(f, int)
        names.append(compose(f"{{}} ({value} = {f})".format, name) if is_known else name)
    if len(names) > MAX_NAMED or any("," in name for name in names):  # a square of a grid has coordinates
        return None
    return message("explain-named", fate=fate, names=compose(lambda *parts: ", ".join(parts), *names))


def fate_message(moment: Moment[Any], successor: Successor[Any]) -> Message:
    """Return the message about the fate of a successor."""
    back = "no" if successor.parent == moment.current else "yes"
    facts: dict[str, Fact] = {**_move_facts(moment, successor), "g": format_cost(moment, _shown_g(moment, successor))}
    facts |= {"back": back, "parent": successor.parent}
    if successor.record != NONE and successor.outcome is not Outcome.PRUNED:
        facts |= cost_facts(moment, successor.record)
    if successor.known_record != NONE:
        facts |= {"known": successor.known_record, "known_g": format_cost(moment, moment.g(successor.known_record))}
    if _is_overlooked(moment, successor):
        return message("explain-overlooked", **facts)
    return message(f"explain-successor-{fate_key(moment, successor.outcome)}", **facts)


def _shown_g(moment: Moment[Any], successor: Successor[Any]) -> Number:
    """Return the path cost of a successor, NaN while it is hidden as the answer of a question."""
    hidden = successor.record != NONE and math.isnan(moment.g(successor.record))
    return math.nan if hidden else successor.g


def _move_facts(moment: Moment[Any], successor: Successor[Any]) -> dict[str, Fact]:
    """Return the name of the move to a successor, and where it moves the blank of a board, or where it leads."""
    problem, move = moment.recording.problem, successor.move
    if isinstance(problem, MovesBlank):
        return {"move": move, "blank": move}
    return {"move": move, "blank": "way" if isinstance(problem, Ordered) else "no"}


def _is_overlooked(moment: Moment[Any], successor: Successor[Any]) -> bool:
    """Return whether a successor was dropped by mistake, although its path is cheaper."""
    dropped = moment.recording.mistake is Mistake.DROPS_OPEN and successor.outcome is Outcome.NO_BETTER
    return dropped and successor.g < moment.g(successor.known_record)


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
    g = _shown_g(moment, successor)
    f = math.inf if h == math.inf else moment.recording.priority(g, h)
    facts = {**facts_about_costs(moment, g, h, f), **_move_facts(moment, successor)}
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
