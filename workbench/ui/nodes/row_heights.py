"""The heights of rows in Projector mode, where a list is low and its pictures are large."""

from __future__ import annotations

MIN_ROWS, MIN_ROWS_IN_ROOM = 3, 4
"""Rows that are seen whole, and where they are at least LOW pixels high."""
LOW = 60


def fitted_row(room: int, usual: int, least: int) -> int:
    """Return the height of rows that fill `room` without a rest: `usual` or more, or less so that enough are seen.

    `least`: the height of their texts, which are never cut.
    """
    wanted = min(max(room // LOW, MIN_ROWS), MIN_ROWS_IN_ROOM)
    rows = min(max(room // max(usual, least), wanted), room // least)
    return room // rows if rows > 0 else least
