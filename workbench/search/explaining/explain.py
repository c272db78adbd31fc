"""What happened at a step, as messages: as a summary (`narration`) or in detail (`steps`).

Everything is derived from the recording, so any step can be explained at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from workbench.search.explaining import (
    annealing,
    backed_up_values,
    best_first,
    bidirectional,
    bidirectional_steps,
    climbing,
    depth_first,
    disk_merges,
    idastar,
    imported,
    layers,
    observed,
    rbfs,
    smastar,
    successor_fates,
    walking,
)
from workbench.search.explaining.base import (
    Explainer,
    Messages,
    add_state_names,
    facts_with_state_names,
    with_state_names,
)
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.playback.imported import ImportedRecording
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Message, message
from workbench.search.recording.backed_up_values import BackedUpTrace, MemoryBoundedTrace
from workbench.search.recording.depth_first_trace import PathTrace, Trace
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.jump_pool import JumpPool
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.local_trace import AnnealTrace, ClimbTrace
from workbench.search.recording.moment import Moment, Successor
from workbench.search.recording.observed_pool import ObservedPool
from workbench.search.recording.pool import Pool
from workbench.search.recording.two_sided import TwoSidedPool
from workbench.search.recording.walk_trace import LearningTrace

VARIABLES = {"node", "known"}
"""The pseudocode variables that are node numbers."""
_COUNTS = {"open", "closed", "kept"}
"""The pseudocode variables that count nodes."""


@add_state_names
def narration(timeline: Timeline[Any], t: int) -> Messages:
    """Return what step `t` did, as a few short messages; none before the start is recorded.

    Raises IndexError for a step that is not recorded.
    """
    moment = timeline.at(t)
    if not _started(moment):
        return ()
    messages = _summary(timeline, moment)
    return messages if t < timeline.length else (*messages, *_ending(timeline, t, messages))


def _ending(timeline: Timeline[Any], t: int, messages: Messages) -> Messages:
    """Return how the search ends with step `t`, the last one, if it does and the messages do not include it yet."""
    last = steps(timeline, t)[-1].message
    return () if not _ends(last) or last.key in [one.key for one in messages] else (last,)


def _ends(last: Message) -> bool:
    """Return whether the message about the last micro-step says how the search ends."""
    return last.key == "explain-goal" or last.key.startswith("explain-fail-")


def _summary(timeline: Timeline[Any], moment: Moment[Any]) -> Messages:
    if moment.current is None:
        return (_explainer(moment).start(moment),)
    chosen = _choice(timeline, moment)
    if _is_tested(moment) and moment.goal == moment.current:
        return (*chosen, message("explain-goal", number=moment.current))
    explainer = _explainer(moment)
    summary = (explainer.generated(moment), *successor_fates.summary(moment, explainer.own(moment)))
    return (*chosen, *summary, *explainer.at_end(moment))


def steps(timeline: Timeline[Any], t: int) -> tuple[MicroStep, ...]:
    """Return the micro-steps of step `t` in order: the choice, the goal test, each successor's fate, how it ended.

    For step 0 they describe the start of the search; there are none before the start is recorded. Raises IndexError for
    a step that is not recorded.
    """
    moment = timeline.at(t)
    if not _started(moment):
        return ()
    before = timeline.at(t - 1) if t else None
    recording = timeline.recording
    return tuple(
        replace(
            step,
            message=with_state_names(recording, step.message),
            values=facts_with_state_names(recording, step.values, VARIABLES),
        )
        for step in _explainer(moment).steps(before, moment)
    )


def after_step(timeline: Timeline[Any], t: int, number: int | None) -> MicroStep | None:
    """Return what the pseudocode shows after step `t`: the last micro-step about its node `number`, if there is one.

    The line is that with which the search ends, if it does; the counts are those after the step. Raises IndexError for
    a step that is not recorded.
    """
    all_steps = steps(timeline, t)
    if not all_steps:
        return None
    last = all_steps[-1]
    about = [step for step in all_steps if step.effects.node == number] if number is not None else []
    shown = about[-1] if about else last
    counts = {name: last.values[name] for name in _COUNTS & last.values.keys()}
    line = last.line if _ends(last.message) else shown.line
    return replace(shown, line=line, values={**shown.values, **counts})


def successor_of(moment: Moment[Any], messages: Sequence[MicroStep], place: int) -> Successor[Any] | None:
    """Return the successor that micro-step `place` of these micro-steps is about, or None."""
    successor_index = messages[place].successor
    return None if successor_index is None else moment.successors[successor_index]


def _started(moment: Moment[Any]) -> bool:
    """Return whether there is a record: a search in another process has none before its first reply."""
    return moment.t > 0 or moment.recording.published.records > 0


def _explainer(moment: Moment[Any]) -> Explainer:
    return by_family(_EXPLAINERS, moment.recording)


def _is_tested(moment: Moment[Any]) -> bool:
    """Return whether the goal test was applied to the current node when it was expanded."""
    return not moment.recording.tests_early


def _choice(timeline: Timeline[Any], moment: Moment[Any]) -> Messages:
    """Return why the current node was expanded."""
    return _explainer(moment).chosen(timeline.at(moment.t - 1), moment)


_EXPLAINERS: FamilyTable[Explainer] = {
    Pool: Explainer(best_first.chosen, best_first.steps),
    JumpPool: Explainer(best_first.chosen, best_first.steps, generated=best_first.jumps),
    ObservedPool: Explainer(observed.chosen, observed.steps),
    LayeredPool: Explainer(layers.chosen, layers.steps, layers.at_end),
    DiskPool: Explainer(disk_merges.chosen, disk_merges.steps, disk_merges.at_end),
    TwoSidedPool: Explainer(
        bidirectional.chosen,
        bidirectional_steps.steps,
        bidirectional.at_end,
        bidirectional.start,
        bidirectional.generated,
    ),
    Trace: Explainer(depth_first.chosen, depth_first.steps),
    PathTrace: Explainer(
        idastar.chosen, idastar.steps, idastar.at_end, generated=idastar.generated, own=idastar.own_successors
    ),
    BackedUpTrace: Explainer(backed_up_values.chosen, rbfs.steps, backed_up_values.at_end),
    MemoryBoundedTrace: Explainer(backed_up_values.chosen, smastar.steps, backed_up_values.at_end),
    AnnealTrace: Explainer(annealing.chosen, annealing.steps, annealing.at_end, generated=annealing.generated),
    ClimbTrace: Explainer(climbing.chosen, climbing.steps, climbing.at_end),
    LearningTrace: Explainer(walking.chosen, walking.steps, walking.at_end),
    ImportedRecording: Explainer(imported.chosen, imported.steps, imported.at_end, imported.at_start),
}
"""The explainer of each family of recordings."""
