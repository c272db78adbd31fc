"""Which searches for sub-goals are compiled: those whose states are numbers; imports no kernel."""

from __future__ import annotations

from workbench.tiles.divide.block import Subgoal

KEY_BITS = 64
"""Of a number that holds the state of a sub-goal."""


def cell_bits(subgoal: Subgoal) -> int:
    """Return how many bits the cell of a tile takes in the number of a sub-goal's state."""
    return max((len(subgoal.rows) * len(subgoal.columns) - 1).bit_length(), 1)


def part_is_compiled(subgoal: Subgoal) -> bool:
    """Tell whether there is a kernel for the search of a sub-goal: where its states are numbers."""
    return cell_bits(subgoal) * (len(subgoal.tiles) + 1) <= KEY_BITS
