"""Shortening the name of a configuration: what tells it from others stays."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

_DOT = " · "
"""Between the algorithm and the heuristic, in every language: see `run-search`."""
_SHORTEST = 4
"""Length of the shortest part of a name, ellipsis included, that says anything."""


def fitted_name(name: str, metrics: QFontMetrics, room: int) -> str:
    """Return a name in at most `room` pixels: its algorithm is shortened before its heuristic; "" if there is no room.

    The full name should be in a tooltip.
    """
    if metrics.horizontalAdvance(name) <= room:
        return name
    algorithm, dot, heuristic = name.partition(_DOT)
    rest = dot + heuristic
    for shortened, kept in ((algorithm, rest), (name, "")) if dot else ((name, ""),):
        elided = metrics.elidedText(shortened, Qt.TextElideMode.ElideRight, room - metrics.horizontalAdvance(kept))
        if len(elided) >= _SHORTEST:
            return elided + kept
    return ""
