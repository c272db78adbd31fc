"""Parsing of typed answers."""

from __future__ import annotations

from typing import Any

from workbench.search.finding.records import record_of
from workbench.search.predicting.askable import is_open
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.recording.moment import Moment

DIGITS = len(str(1 << 31))
"""A number with this many digits is not a record number."""


def open_record(moment: Moment[Any], text: str) -> int:
    """Return the record on OPEN given by its number or its state. Raises Fault if it is not on OPEN."""
    short = text.isdecimal() and len(text) < DIGITS
    record = int(text) if short else record_of(moment, text)
    if not is_open(moment, record):
        raise Fault("predict-not-open", node=to_quotable(text, 60))
    return record
