"""Chains of stones and links on bit boards, by which the exact solver decides a position at once."""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.hex.kernels.bitboards import ONE, ZERO, connected_to, lowest_bit, with_neighbours

LOST, WON, UNDECIDED = 0, 1, 2
_MAX_CHAINS = 60


@kernel
def chain(own, rival, side, geometry, stack):
    """Return (found, carrier) of a chain by which the stones `own` win even if the rival moves next."""
    liberties, at, used, seen = stack.liberties, stack.at, stack.used, stack.seen
    empty = geometry.full & ~(own | rival)
    first, second = geometry.edges[side, 0], geometry.edges[side, 1]
    near = connected_to(own & first, own, geometry)
    far = connected_to(own & second, own, geometry)
    if near & far:
        return True, ZERO
    liberties[0] = (with_neighbours(near, geometry) | first) & empty
    liberties[1] = (with_neighbours(far, geometry) | second) & empty
    nodes = 2
    remaining = own & ~(near | far)
    while remaining:
        group = connected_to(lowest_bit(remaining), own, geometry)
        remaining &= ~group
        liberties[nodes] = with_neighbours(group, geometry) & empty
        nodes += 1
    top, at[0], used[0], seen[0] = 1, 0, ZERO, ONE
    for _ in range(_MAX_CHAINS):
        if top == 0:
            break
        top -= 1
        here, used_cells, visited = at[top], used[top], seen[top]
        for node in range(nodes - 1, 0, -1):
            if visited >> np.uint64(node) & ONE:
                continue
            common = liberties[here] & liberties[node] & ~used_cells
            one = lowest_bit(common)
            two = lowest_bit(common & ~one)
            if two == ZERO:
                continue
            if node == 1:
                return True, used_cells | one | two
            if top < 255:
                at[top], used[top], seen[top] = node, used_cells | one | two, visited | (ONE << np.uint64(node))
                top += 1
    return False, ZERO


@kernel
def find_chains(own, rival, side, geometry, stack):
    """Return (result, carrier, must-play region) as far as chains decide them."""
    must = geometry.full & ~(own | rival)
    found, carrier = chain(rival, own, 1 - side, geometry, stack)
    if found:
        return LOST, carrier, must
    found, carrier = chain(own, rival, side, geometry, stack)
    if found:
        return WON, carrier, must
    remaining = must
    while remaining:
        bit = lowest_bit(remaining)
        remaining &= ~bit
        found, chain_carrier = chain(own | bit, rival, side, geometry, stack)
        if found:
            return WON, chain_carrier | bit, must
    remaining = must
    while remaining:
        bit = lowest_bit(remaining)
        remaining &= ~bit
        found, chain_carrier = chain(rival | bit, own, 1 - side, geometry, stack)
        if found and must & ~(chain_carrier | bit):
            must &= chain_carrier | bit
            carrier |= chain_carrier | bit
            if must == ZERO:
                return LOST, carrier, must
    return UNDECIDED, carrier, must
