"""Texts for conditions on the steps of a search."""

from __future__ import annotations

from workbench.search.finding.conditions import Condition
from workbench.wording.language import text
from workbench.wording.names import local


def condition_text(condition: Condition) -> str:
    """Return what happens at a step for which `condition` is true, as a part of a sentence."""
    return text(f"condition-text-{condition.name}", operator=condition.operator, value=local(condition.value))


def conditions_text(conditions: tuple[Condition, ...]) -> str:
    """Return what happens at a step for which all conditions are true, as a part of a sentence."""
    return "; ".join(map(condition_text, conditions))
