"""Brute-force judges of Hex, written without a look at the product: sets of coordinates, union-find, plain recursion.

A board is a mapping from (row, column) to "R" or "B"; Red joins top and bottom, Blue left and right.
"""

from __future__ import annotations

from collections.abc import Mapping

Place = tuple[int, int]


def touching(here: Place, there: Place) -> bool:
    """Return whether two cells of the rhombus share a side."""
    down, right = there[0] - here[0], there[1] - here[1]
    return (down, right) in {(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)}


def joined(size: int, stones: Mapping[Place, str], side: str) -> bool:
    """Return whether `side` has joined its edges: union-find over its stones and two walls."""
    parent: dict[object, object] = {}

    def root(one: object) -> object:
        while parent.setdefault(one, one) != one:
            one = parent[one]
        return one

    along = 0 if side == "R" else 1
    mine = [place for place, owner in stones.items() if owner == side]
    for place in mine:
        if place[along] == 0:
            parent[root(place)] = root("first wall")
        if place[along] == size - 1:
            parent[root(place)] = root("second wall")
        for near in mine:
            if touching(place, near):
                parent[root(place)] = root(near)
    return root("first wall") == root("second wall")


def winner(size: int, stones: Mapping[Place, str]) -> str:
    """Return "R", "B" or "." for the side that has won; two winners are a contradiction."""
    won = [side for side in "RB" if joined(size, stones, side)]
    assert len(won) < 2
    return won[0] if won else "."


def stones_of(text: str) -> dict[Place, str]:
    """Return the stones of a board given as rows of `.RB` separated by `/`."""
    return {
        (row, column): sign
        for row, line in enumerate(text.split("/"))
        for column, sign in enumerate(line)
        if sign != "."
    }
