"""The columns of a table of nodes, one entry each: title, content and maximum width."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.lazy_records import Records
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.ui.states.state_picture import is_pictured, state_text
from workbench.wording import UNKNOWN_NUMBER, UNOBSERVED, number, text
from workbench.wording.names import local_text

ABSENT, INFINITE = "–", "∞"
ARROWS = (" →", " ←")
"""For forward and backward records."""
STATES_MEASURED, LONGEST_STATE = 64, 18
"""The number of states measured for the width of their column, besides the places of a map, and the maximum width in
characters.
"""

Steps = Callable[[Moment[Any], Records], NDArray[Any]]
"""Returns the step of each record that is shown."""


def generated_at(moment: Moment[Any], records: Records) -> NDArray[Any]:
    """Return the steps at which records were generated; 0 for the start."""
    return moment.recording.steps_of(records)


def expanded_at(moment: Moment[Any], records: Records) -> NDArray[Any]:
    """Return the steps at which records were expanded; NEVER if that is after the moment."""
    steps = moment.recording.published.nodes["expanded"][records]
    return np.where(steps <= moment.t, steps, NEVER)


@dataclass(frozen=True)
class Listing:
    """The source of the columns' values. Attributes: moment; steps, which step of a record is shown."""

    moment: Moment[Any]
    steps: Steps

    @property
    def recording(self) -> Recording[Any]:
        return self.moment.recording

    @cached_property
    def unit(self) -> int:
        """The recorded value of a cost of 1."""
        return scale(self.recording.problem)

    @cached_property
    def pictured(self) -> bool:
        """Whether states are shown as pictures; others are shown as text."""
        return is_pictured(self.recording.problem)

    def column(self, name: str, records: Records) -> NDArray[Any]:
        """Return the values of records in a column of the recording."""
        return self.recording.published.nodes[name][records]

    def arrow(self, record: int) -> str:
        """Return the arrow for the side of a record in a bidirectional search, otherwise ""."""
        side = self.moment.side(record)
        return "" if side is None else ARROWS[side]

    def state_name(self, record: int) -> str:
        """Return the short text of a state; "" if it is shown as a picture."""
        return "" if self.pictured else state_text(self.recording.problem, self.recording.state(record))

    def state_text(self, record: int) -> str:
        """Return the full text of a state."""
        return local_text(self.recording.problem, self.recording.state(record))


@dataclass(frozen=True)
class NodeColumn:
    """A column of a table of nodes.

    Attributes:
        title, tip: its name, and an explanation.
        values: its values for some records; it is sorted by them.
        text: the text of a value in the table.
        plain: the machine-readable text of a value, for copying.
        widest: the widest text so far; None: computed from its values, which are costs.
        seldom: whether it is hidden if there is little room.
        estimated: whether it is hidden in a search without h.
    """

    title: Callable[[], str]
    tip: Callable[[], str]
    values: Callable[[Listing, Records], NDArray[Any]]
    text: Callable[[Listing, Any], str]
    plain: Callable[[Listing, Any], str]
    widest: Callable[[Listing], str] | None = None
    seldom: bool = False
    estimated: bool = False


def widest_digits(label: str) -> str:
    """Return a text with every digit replaced by 8, the widest digit."""
    return "".join("8" if character.isdigit() else character for character in label)


def _widest_number(listing: Listing) -> str:
    return widest_digits(str(listing.recording.published.records))


def _widest_state(listing: Listing) -> str:
    problem, sample = listing.recording.problem, range(min(listing.recording.published.records, STATES_MEASURED))
    names = [*map(listing.state_name, sample)]
    if isinstance(problem, HasMap) and not listing.pictured:
        sketch = problem.sketch()
        names += [state_text(problem, sketch.spots[place].state) for place in sketch.longest_named]
    return widest_digits(max(names, key=len, default="")[:LONGEST_STATE])


def _shown_cost(listing: Listing, value: float) -> str:
    if math.isnan(value) and not listing.recording.knows_order:
        return UNOBSERVED
    return INFINITE if value >= UNREACHABLE else number(to_display_units(value, listing.unit), 3)


def _plain_cost(listing: Listing, value: float) -> str:
    if value >= UNREACHABLE:
        return INFINITE
    if math.isnan(value):
        return UNKNOWN_NUMBER if listing.recording.knows_order else UNOBSERVED
    return f"{to_display_units(value, listing.unit):.12g}"


def _cost(
    symbol: str,
    tip: Callable[[], str],
    values: Callable[[Listing, Records], NDArray[Any]] | None = None,
    estimated: bool = True,
) -> NodeColumn:
    read_values = values or (lambda listing, records: listing.column(symbol, records))
    return NodeColumn(lambda: symbol, tip, read_values, _shown_cost, _plain_cost, estimated=estimated)


COLUMNS: Mapping[str, NodeColumn] = {
    "number": NodeColumn(
        title=lambda: text("nodes-number"),
        tip=lambda: text("nodes-number-tip"),
        values=lambda _, records: records,
        text=lambda listing, record: f"{record}{listing.arrow(record)}",
        plain=lambda _, record: str(record),
        widest=lambda listing: _widest_number(listing) + listing.arrow(0),
    ),
    "board": NodeColumn(
        title=lambda: text("nodes-board"),
        tip=lambda: text("nodes-board-tip"),
        values=lambda _, records: records,
        text=Listing.state_name,
        plain=Listing.state_text,
        widest=_widest_state,
    ),
    "g": _cost("g", lambda: text("nodes-g-tip"), estimated=False),
    "h": _cost("h", lambda: text("nodes-h-tip")),
    "f": _cost(
        "f",
        lambda: text("nodes-f-tip"),
        lambda listing, records: listing.recording.priorities(listing.recording.published.nodes, records),
    ),
    "parent": NodeColumn(
        title=lambda: text("nodes-parent"),
        tip=lambda: text("nodes-parent-tip"),
        values=lambda listing, records: listing.column("parent", records),
        text=lambda _, parent: ABSENT if parent == NONE else str(parent),
        plain=lambda _, parent: ABSENT if parent == NONE else str(parent),
        widest=_widest_number,
        seldom=True,
    ),
    "step": NodeColumn(
        title=lambda: text("nodes-step"),
        tip=lambda: text("nodes-step-tip"),
        values=lambda listing, records: listing.steps(listing.moment, records),
        text=lambda _, step: ABSENT if step == NEVER else number(step),
        plain=lambda _, step: ABSENT if step == NEVER else str(step),
        widest=lambda listing: widest_digits(number(listing.recording.published.steps)),
        seldom=True,
    ),
}
"""Name -> column, in the order of the table."""

PLACES: Mapping[str, int] = {name: place for place, name in enumerate(COLUMNS)}
"""Name -> index of the column."""
BOARD = PLACES["board"]
"""The column of the states, of any kind."""


def seldom_columns() -> list[int]:
    """Return the indices of the columns that are hidden if there is little room."""
    return [place for place, column in enumerate(COLUMNS.values()) if column.seldom]
