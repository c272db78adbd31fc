"""All steps of a search at which conditions hold."""

from __future__ import annotations

from array import array
from typing import Any

from workbench.search.finding.conditions import Condition, ConditionSet
from workbench.search.playback.timeline import Timeline


def matching_steps(timeline: Timeline[Any], *conditions: Condition) -> dict[Condition, list[int]]:
    """Return the steps at which each condition holds."""
    matches = {condition: array("q") for condition in conditions}
    fractions = [*ConditionSet(conditions, timeline.recording.problem).scan(timeline, matches)]
    assert fractions == sorted(fractions) and fractions[-1:] in ([], [1.0])
    return {condition: steps.tolist() for condition, steps in matches.items()}
