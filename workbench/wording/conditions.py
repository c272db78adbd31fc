"""Conditions on the steps of a search, in words."""

from __future__ import annotations

from workbench.search.finding.conditions import Condition
from workbench.wording.language import text


def condition_text(condition: Condition) -> str:
    """Return what happens at a step where `condition` holds, as a part of a sentence."""
    return text(f"condition-text-{condition.name}", operator=condition.operator, value=condition.value)


def conditions_text(conditions: tuple[Condition, ...]) -> str:
    """Return what happens at a step where all of these hold, as a part of a sentence."""
    return "; ".join(map(condition_text, conditions))
