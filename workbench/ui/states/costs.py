"""The costs of a node as they are written beside its picture: f = g + h, without the name of f."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.search.explaining.base import facts_about_costs
from workbench.search.problem.messages import Fact
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import UNREACHABLE
from workbench.search.tree.unfolding import rejected_index
from workbench.wording import text

_KEYS = {
    "g": "tree-costs-g",
    "h": "tree-costs-h",
    "weighted": "tree-costs-weighted",
    "total": "tree-costs",
    "backed-up": "tree-costs-backed-up",
}


def short_costs(facts: Mapping[str, Fact]) -> str:
    """Return the text of `facts_about_costs`."""
    return text(_KEYS[str(facts["costs"])], **facts)


def costs_text(moment: Moment[Any], record: int) -> str:
    """Return f = g + h of a node in the form that suits its search; also for successors without a record."""
    recording = moment.recording
    successor_index = rejected_index(record)
    known = record
    if successor_index is None:
        g, h, f = moment.g(record), moment.h(record), moment.f(record)
    else:
        successor = moment.successors[successor_index]
        known, g = successor.known_record, successor.g
        h = moment.h(known) if known != NONE else float("inf")
        f = recording.priority(g, h) if h < UNREACHABLE else h
    return short_costs(facts_about_costs(moment, g, h, f))
