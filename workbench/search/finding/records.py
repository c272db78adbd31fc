"""Finding the record of a state given as text."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Problem, Readable, describe
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment


def read_state(problem: Problem[Any], text: str) -> Hashable:
    """Return the state given as text. Raises Fault if it is not a valid state of this problem."""
    if not isinstance(problem, Readable):
        raise Fault("state-unreadable", text=to_quotable(text))
    return problem.read(text)


def record_of(moment: Moment[Any], text: str) -> int:
    """Return the newest record at this moment of the state given as text. Raises Fault if there is none."""
    recording = moment.recording
    state = read_state(recording.problem, text)
    found = recording.find(state, moment.records)
    if found == NONE:
        raise Fault("state-not-generated", state=to_quotable(describe(recording.problem, state), 60), step=moment.t)
    return found
