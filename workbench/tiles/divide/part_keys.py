"""Which searches for sub-goals are compiled: those whose states fit into a number. Imports no kernel."""

from __future__ import annotations

from workbench.tiles.divide.block import Subgoal

KEY_BITS = 64
"""The number of bits for the state of a sub-goal."""


def cell_bits(subgoal: Subgoal) -> int:
    """Return the number of bits of a tile's cell in the number of a sub-goal's state."""
    return max((len(subgoal.rows) * len(subgoal.columns) - 1).bit_length(), 1)


def part_is_compiled(subgoal: Subgoal) -> bool:
    """Return whether there is a kernel for the search of a sub-goal, that is, whether its states fit into a number."""
    return cell_bits(subgoal) * (len(subgoal.tiles) + 1) <= KEY_BITS
