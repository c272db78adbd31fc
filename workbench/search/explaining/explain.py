"""What happened at a step, as messages: in one breath (`narration`) or piece by piece (`steps`).

Everything is derived from the recording, so it can be told of any step at any speed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from workbench.search.explaining import backed_up_values as explain_values
from workbench.search.explaining import best_first as explain_pools
from workbench.search.explaining import bidirectional as explain_sides
from workbench.search.explaining import bidirectional_steps as explain_side_steps
from workbench.search.explaining import depth_first as explain_stack
from workbench.search.explaining import disk_merges as explain_merges
from workbench.search.explaining import idastar as explain_threshold
from workbench.search.explaining import imported as explain_imported
from workbench.search.explaining import layers as explain_layers
from workbench.search.explaining import rbfs as explain_path
from workbench.search.explaining import smastar as explain_tree
from workbench.search.explaining import successor_fates as explain_fates
from workbench.search.explaining.base import Teller, Told, named, named_nodes, with_names
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.playback.imported import Imported
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import message
from workbench.search.recording.backed_up_values import BackedUpMoment, BackedUpTrace
from workbench.search.recording.depth_first_trace import Trace, TraceMoment
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.moment import Moment, Outcome, Successor
from workbench.search.recording.pool import Pool
from workbench.search.recording.two_sided import TwoSidedPool

VARIABLES = {"node", "known"}
"""Those of the pseudocode that are nodes."""


@with_names
def narration(timeline: Timeline[Any], t: int) -> Told:
    """Return what step `t` did, as a few short messages. Raises IndexError for a step that is not recorded."""
    moment = timeline.at(t)
    told = _told(timeline, moment)
    return told if t < timeline.length else (*told, *_ending(timeline, t, told))


def _ending(timeline: Timeline[Any], t: int, told: Told) -> Told:
    """Return how the search ends with step `t`, the last one, where it does and that is not `told` yet."""
    last = steps(timeline, t)[-1].message
    ends = last.key == "explain-goal" or last.key.startswith("explain-fail-")
    return () if not ends or last.key in [one.key for one in told] else (last,)


def _told(timeline: Timeline[Any], moment: Moment[Any]) -> Told:
    if moment.current is None:
        return (_teller(moment).start(moment),)
    chosen = _chosen(timeline, moment)
    if _tested(moment) and moment.goal == moment.current:
        return (*chosen, message("explain-goal", number=moment.current))
    fates = Counter(successor.outcome for successor in moment.successors)
    summary = [_teller(moment).generated(moment)]
    summary += [
        message(f"explain-count-{explain_fates.fate(moment, outcome)}", count=fates[outcome])
        for outcome in Outcome
        if outcome in fates
    ]
    return (*chosen, *summary, *_teller(moment).afterwards(moment))


def steps(timeline: Timeline[Any], t: int) -> tuple[MicroStep, ...]:
    """Return the micro-steps of step `t` in their order: the choice, the goal test, each successor's fate, what ended.

    Of step 0 they are how the search begins. Raises IndexError for a step that is not recorded.
    """
    moment = timeline.at(t)
    before = timeline.at(t - 1) if t else None
    recording = timeline.recording
    return tuple(
        replace(step, message=named(recording, step.message), values=named_nodes(recording, step.values, VARIABLES))
        for step in _teller(moment).steps(before, moment)
    )


def successor_of(moment: Moment[Any], told: Sequence[MicroStep], place: int) -> Successor[Any] | None:
    """Return the successor that micro-step `place` of those `told` is about, or None where it is of none."""
    about = told[place].successor
    return None if about is None else moment.successors[about]


def _teller(moment: Moment[Any]) -> Teller:
    return by_family(_TELLERS, moment.recording)


def _backing_up(before: Any, moment: BackedUpMoment[Any]) -> tuple[MicroStep, ...]:
    return explain_path.steps(before, moment) if moment.recording.most is None else explain_tree.steps(before, moment)


def _depth_first(before: Any, moment: TraceMoment[Any]) -> tuple[MicroStep, ...]:
    told = explain_stack.steps if moment.recording.keeps_open else explain_threshold.steps
    return told(before, moment)


def _tested(moment: Moment[Any]) -> bool:
    """Tell whether the current node was tested for the goal when it was expanded."""
    return not moment.recording.tests_early


def _chosen(timeline: Timeline[Any], moment: Moment[Any]) -> Told:
    """Why the current node was the one to be expanded."""
    return _teller(moment).chosen(timeline.at(moment.t - 1), moment)


_TELLERS: FamilyTable[Teller] = {
    Pool: Teller(explain_pools.chosen, explain_pools.steps),
    LayeredPool: Teller(explain_layers.chosen, explain_layers.steps, explain_layers.afterwards),
    DiskPool: Teller(explain_merges.chosen, explain_merges.steps, explain_merges.afterwards),
    TwoSidedPool: Teller(
        explain_sides.chosen,
        explain_side_steps.steps,
        explain_sides.afterwards,
        explain_sides.start,
        explain_sides.generated,
    ),
    Trace: Teller(explain_stack.chosen, _depth_first),
    BackedUpTrace: Teller(explain_values.chosen, _backing_up, explain_values.afterwards),
    Imported: Teller(explain_imported.chosen, explain_imported.steps, explain_imported.afterwards),
}
"""What is said of the moments of each family."""
