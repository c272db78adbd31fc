"""What the recordings of compiled searches have in common: the keys of boards, and arrays that grow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.limits import machine_bytes
from workbench.search.recording.columns import NEVER
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, pack, unpack
from workbench.tiles.puzzle.board import State

RESERVED = 1 << 16
"""At this many records the maximum capacity is reserved. Reserved memory is used only when it is filled."""

CACHE_LINE = 64


def hashes(cells: int) -> NDArray[np.uint64]:
    """Return a random number for every tile and cell, flat: a board's hash is the xor of its tiles' numbers (Zobrist).

    The numbers of the blank are 0, because its cell follows from the other tiles. Boards that can be packed need none.
    """
    if cells <= MAX_PACKED_CELLS:
        return np.zeros(1, np.uint64)
    numbers = np.random.default_rng(cells).integers(0, 1 << 64, cells * cells, np.uint64)
    numbers[:cells] = 0
    return numbers


def board_key(tiles: Sequence[int], hashes: NDArray[np.uint64]) -> int:
    """Return the key of a board in its record: the packed board, or a hash of a larger one."""
    cells = len(tiles)
    if cells <= MAX_PACKED_CELLS:
        return pack(tiles)
    return int(np.bitwise_xor.reduce(hashes[np.array(list(tiles)) * cells + np.arange(cells)]))


def recorded_state(number: int, keys: NDArray[np.uint64], tiles: NDArray[np.uint8]) -> State:
    """Return the state of a record, from its tiles if boards are not packed."""
    return bytes(tiles[number]) if len(tiles) else unpack(int(keys[number]), tiles.shape[1])


def next_capacity(current: int, most_bytes: int, record_bytes: int) -> int:
    """Return the next capacity: doubled, then all that the limit, or half of the machine's memory, allows."""
    if 2 * current < RESERVED:
        return 2 * current
    reserved = min(max(most_bytes, machine_bytes() // 2) // record_bytes + 16, NEVER - 1)
    return reserved if reserved > current else current + current // 2


def longer(array: NDArray[Any], used: int, length: int) -> NDArray[Any]:
    """Return an array of this length with the `used` entries of another, aligned to the processor's cache lines."""
    shape = (length, *array.shape[1:])
    content = np.zeros(math.prod(shape) * array.itemsize + CACHE_LINE, np.uint8)
    start = -content.ctypes.data % CACHE_LINE
    grown = content[start : start + content.size - CACHE_LINE].view(array.dtype).reshape(shape)
    grown[:used] = array[:used]
    return grown


def doubled(array: NDArray[Any], fill: int = 0) -> NDArray[Any]:
    """Return an array of twice the length; the new entries are `fill`."""
    return np.concatenate((array, np.full_like(array, fill)))
