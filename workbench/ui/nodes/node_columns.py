"""The columns of a table of nodes: what they are called, and what is in them."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import units
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import UNREACHABLE
from workbench.ui.nodes.rows import Records
from workbench.wording import UNTOLD, number, text

ABSENT, INFINITE = "–", "∞"

Steps = Callable[[Moment[Any], Records], NDArray[Any]]
"""Which step of each record is shown."""


class Column(IntEnum):
    """The columns of a table of nodes."""

    NUMBER = 0
    BOARD = 1
    G = 2
    H = 3
    F = 4
    PARENT = 5
    STEP = 6


def generated_at(moment: Moment[Any], records: Records) -> NDArray[Any]:
    """Return the steps at which records were generated; 0 for the start."""
    published = moment.recording.published
    ends = published.rows["records"][: published.steps]
    steps = np.searchsorted(ends, records.astype(ends.dtype), "right") + 1  # of another type, all would be copied
    steps[records < published.records_at_start] = 0
    return steps


def expanded_at(moment: Moment[Any], records: Records) -> NDArray[Any]:
    """Return the steps at which records were expanded."""
    steps: NDArray[Any] = moment.recording.published.nodes["expanded"][records]
    return steps


def values(moment: Moment[Any], records: Records, column: Column, steps: Steps) -> NDArray[Any]:
    """Return what is in a column of numbers for some records."""
    if column is Column.NUMBER:
        return records
    if column is Column.STEP:
        return steps(moment, records)
    recording = moment.recording
    nodes = recording.published.nodes
    if column is Column.F:
        return recording.priorities(nodes, records)
    name = {Column.G: "g", Column.H: "h", Column.PARENT: "parent"}[column]
    return nodes[name][records]


def shown(value: float, unit: int) -> str:
    """Return an amount as people read it."""
    return INFINITE if value >= UNREACHABLE else number(units(value, unit), 3)


def plain(value: float, unit: int) -> str:
    """Return an amount as programs read it."""
    if value >= UNREACHABLE:
        return INFINITE
    return UNTOLD if math.isnan(value) else f"{units(value, unit):.12g}"


def head(section: int) -> str:
    """Return what a column is called."""
    return {
        Column.NUMBER: text("nodes-number"),
        Column.BOARD: text("nodes-board"),
        Column.G: "g",
        Column.H: "h",
        Column.F: "f",
        Column.PARENT: text("nodes-parent"),
        Column.STEP: text("nodes-step"),
    }[Column(section)]


def head_tip(section: int) -> str:
    """Return what a column means."""
    return {
        Column.NUMBER: text("nodes-number-tip"),
        Column.BOARD: text("nodes-board-tip"),
        Column.G: text("nodes-g-tip"),
        Column.H: text("nodes-h-tip"),
        Column.F: text("nodes-f-tip"),
        Column.PARENT: text("nodes-parent-tip"),
        Column.STEP: text("nodes-step-tip"),
    }[Column(section)]
