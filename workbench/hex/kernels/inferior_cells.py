"""Dead and captured cells on bit boards, which the exact solver fills in before it searches."""

from __future__ import annotations

from workbench.compiling.kernels.jit import kernel
from workbench.hex.kernels.bitboards import ZERO, lowest_bit, place, popcount, ring_code

_MIN_STONES = 4
"""A dead cell has at least this many stones or pieces of wall around it."""


@kernel
def _dead(cell, red, blue, geometry):
    return geometry.dead[ring_code(cell, red, blue, geometry)]


@kernel
def fill_in(red, blue, geometry):
    """Return (red, blue, captured by red, by blue): the stones, with cells filled in that need not be played.

    Dead cells become red. Two cells are captured by a side if each is dead once that side has the other: it answers the
    one with the other. Captured cells are among the stones, and part of what their owner's proof needs.
    """
    captured_red = captured_blue = ZERO
    changed = True
    while changed:
        changed = False
        cells = geometry.full & ~(red | blue)
        while cells:
            bit = lowest_bit(cells)
            cells &= ~bit
            cell = place(bit)
            stones = popcount(geometry.neighbours[cell] & (red | blue)) + geometry.walls[cell]
            if stones < _MIN_STONES - 1:
                continue
            if stones >= _MIN_STONES and _dead(cell, red, blue, geometry):
                red |= bit
                changed = True
                continue
            beside = geometry.neighbours[cell] & cells
            while beside:
                other = lowest_bit(beside)
                beside &= ~other
                near = place(other)
                if popcount(geometry.neighbours[near] & (red | blue)) + geometry.walls[near] < _MIN_STONES - 1:
                    continue
                both = bit | other
                if _dead(cell, red | other, blue, geometry) and _dead(near, red | bit, blue, geometry):
                    red |= both
                    captured_red |= both
                elif _dead(cell, red, blue | other, geometry) and _dead(near, red, blue | bit, geometry):
                    blue |= both
                    captured_blue |= both
                else:
                    continue
                cells &= ~other
                changed = True
                break
    return red, blue, captured_red, captured_blue
