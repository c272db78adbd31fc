"""The facts about a node as they are told."""

from __future__ import annotations

from typing import Any

from workbench.search.messages import Fact, Message
from workbench.search.moment import Moment
from workbench.search.ordering import cost
from workbench.search.problem import scale, units

Told = tuple[Message, ...]


def values(moment: Moment[Any], number: int) -> dict[str, Fact]:
    """Return a record's number, g, h and f, and whether the search looks at h."""
    g, h, f = (amount(moment, value) for value in (moment.g(number), moment.h(number), moment.f(number)))
    informed = "no" if moment.recording.priority is cost else "yes"
    return {"number": number, "g": g, "h": h, "f": f, "informed": informed}


def amount(moment: Moment[Any], value: float | None) -> Fact:
    """Return a cost as it is shown: whole where it is whole."""
    return 0 if value is None else units(value, scale(moment.recording.problem))
