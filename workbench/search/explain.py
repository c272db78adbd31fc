"""What happened at a step, as messages: in one breath (`narration`) or piece by piece (`steps`).

Everything is derived from the recording, so it can be told of any step at any speed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from workbench.search import explain_layers, explain_merges, explain_sides, explain_values
from workbench.search.backed_up import BackedUpMoment
from workbench.search.columns import NONE
from workbench.search.disk_pool import DiskMoment
from workbench.search.layered_pool import LayeredMoment
from workbench.search.messages import Fact, Message, message
from workbench.search.moment import Moment, Outcome, PoolMoment, Successor, TraceMoment
from workbench.search.ordering import cost, estimate
from workbench.search.telling import Teller, Told, amount, values, with_names
from workbench.search.timeline import Timeline
from workbench.search.two_sided import TwoSidedMoment

_FATE = "explain-successor-"


@with_names
def narration(timeline: Timeline[Any], t: int) -> Told:
    """Return what step `t` did, as a few short messages. Raises IndexError for a step that is not recorded."""
    moment = timeline.at(t)
    if moment.current is None:
        return (_teller(moment).start(moment),)
    chosen = _chosen(timeline, moment)
    if _tested(moment) and moment.goal == moment.current:
        return (*chosen, message("explain-goal", number=moment.current))
    fates = Counter(successor.outcome for successor in moment.successors)
    summary = [_teller(moment).generated(moment)]
    summary += [
        message(f"explain-count-{_fate(moment, outcome)}", count=fates[outcome])
        for outcome in Outcome
        if outcome in fates
    ]
    return (*chosen, *summary, *_teller(moment).afterwards(moment))


@with_names
def steps(timeline: Timeline[Any], t: int) -> Told:
    """Return the micro-steps of step `t` in their order: the choice, the goal test, each successor's fate, what ended.

    Raises IndexError for a step that is not recorded.
    """
    moment = timeline.at(t)
    if moment.current is None:
        return narration(timeline, t)
    if _tested(moment) and moment.goal == moment.current:
        return (*_chosen(timeline, moment), message("explain-goal", number=moment.current))
    tested = (message("explain-no-goal", number=moment.current),) if _tested(moment) else ()
    fates = (_successor(moment, successor) for successor in moment.successors)
    return (*_chosen(timeline, moment), *tested, *fates, *_teller(moment).afterwards(moment))


def successor_of(moment: Moment[Any], told: Sequence[Message], place: int) -> Successor[Any] | None:
    """Return the successor that message `place` of the steps `told` is about, or None where it is of none."""
    fates = [number for number, message in enumerate(told) if message.key.startswith(_FATE)]
    return moment.successors[fates.index(place)] if place in fates else None


def _teller(moment: Moment[Any]) -> Teller:
    return next(teller for kind, teller in _TELLERS if isinstance(moment, kind))


def _tested(moment: Moment[Any]) -> bool:
    """Tell whether the current node was tested for the goal when it was expanded."""
    return not moment.recording.tests_early


def _chosen(timeline: Timeline[Any], moment: Moment[Any]) -> Told:
    """Why the current node was the one to be expanded."""
    return _teller(moment).chosen(timeline.at(moment.t - 1), moment)


def _taken(before: PoolMoment[Any], moment: PoolMoment[Any]) -> Told:
    """Why the current node was taken off OPEN."""
    recording, number = moment.recording, moment.current
    assert number is not None
    told = values(moment, number)
    rule = {cost: "g", estimate: "h"}.get(recording.priority, "f")
    if recording.ordering.queue:
        return (message("explain-taken-oldest", **told),)
    waiting = before.serving
    equals = waiting.of_priority(moment.f(number))
    ties = recording.ordering.ties if equals > 1 else "only"
    if ties in ("low-h", "high-h"):
        alike = waiting.like(number)
        told["by"] = "h" if alike == 1 else "age" if alike == equals else "both"
    return (message(f"explain-taken-{ties}", **told, rule=rule, count=equals),)


def _entered(before: Moment[Any], moment: Moment[Any]) -> Told:
    """Why the search went on with the current node, depth-first."""
    number, iteration, told = moment.current, moment.iteration, []
    assert number is not None and iteration is not None
    bound = amount(moment, iteration.bound) if moment.recording.priority is not cost else iteration.bound
    if moment.t == iteration.first_step and bound is not None:
        told.append(message("explain-iteration", bound=bound))
    elif before.current is not None and moment.parent(number) != before.current:
        told.append(message("explain-backtracked", number=moment.parent(number)))
    depth = int(moment.recording.published.nodes["depth"][number])
    key = "explain-entered" if moment.recording.keeps_open else "explain-entered-f"
    return (*told, message(key, **values(moment, number), depth=depth))


def _successor(moment: Moment[Any], successor: Successor[Any]) -> Message:
    back = "no" if successor.parent == moment.current else "yes"
    facts: dict[str, Fact] = {"move": successor.move, "g": amount(moment, successor.g)}
    facts |= {"back": back, "parent": successor.parent}
    if successor.record != NONE and successor.outcome is not Outcome.PRUNED:
        facts |= values(moment, successor.record)
    if successor.known != NONE:
        facts |= {"known": successor.known, "known_g": amount(moment, moment.g(successor.known))}
    return message(f"explain-successor-{_fate(moment, successor.outcome)}", **facts)


def _fate(moment: Moment[Any], outcome: Outcome) -> str:
    """An outcome's name; nothing waits where no list is kept: such a successor is entered next."""
    if outcome is Outcome.WAITING and isinstance(moment, BackedUpMoment):
        return "valued"
    return "next" if outcome is Outcome.WAITING and not moment.recording.keeps_open else outcome.value


_TELLERS: tuple[tuple[type[Moment[Any]], Teller], ...] = (
    (DiskMoment, Teller(explain_merges.chosen, explain_merges.afterwards)),
    (LayeredMoment, Teller(explain_layers.chosen, explain_layers.afterwards)),
    (
        TwoSidedMoment,
        Teller(explain_sides.chosen, explain_sides.afterwards, explain_sides.start, explain_sides.generated),
    ),
    (PoolMoment, Teller(_taken)),
    (BackedUpMoment, Teller(explain_values.chosen, explain_values.afterwards)),
    (TraceMoment, Teller(_entered)),
)
"""What is told of the moments of each kind of search, the particular kinds first."""
