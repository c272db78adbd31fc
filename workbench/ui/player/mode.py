"""What a player plays of a recording."""

from __future__ import annotations

from enum import Enum


class Mode(Enum):
    """What is played: the search, or the moves of its solution."""

    SEARCH = "search"
    MOVES = "moves"
