"""The marks that a map must show, computed from a search's lists alone."""

from __future__ import annotations

from typing import Any

from workbench.search.recording.moment import Moment
from workbench.ui.states.map_statuses import Mark


def marks_of_lists(moment: Moment[Any]) -> dict[Any, Mark]:
    """Return the mark of every state that has one, in the order OPEN, CLOSED or path, expanded now: the last wins."""
    state = moment.recording.state
    through = Mark.ENTERED if moment.closed is None else Mark.CLOSED
    closed = moment.path if moment.closed is None else moment.closed
    marks = {state(one): Mark.OPEN for one in (() if moment.open is None else moment.open)}
    waits = moment.closed is None and moment.current is None  # at step 0 the start has not been taken yet
    marks |= {state(one): Mark.OPEN if waits else through for one in closed}
    if moment.current is not None:
        marks[state(moment.current)] = Mark.CURRENT
    return marks
