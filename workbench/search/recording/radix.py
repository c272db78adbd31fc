"""Sorting of long columns, fast enough for interactive use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

DIGIT = 16
"""Bits of a digit: numpy sorts 16-bit integers by counting, many times faster than by comparison."""


def argsort(values: NDArray[Any] | Sequence[Any]) -> NDArray[np.int64]:
    """Return the stable order of `values`: radix sort for integers, comparison sort for anything else."""
    if not isinstance(values, np.ndarray):
        return np.array(sorted(range(len(values)), key=values.__getitem__), np.int64)
    if values.dtype.kind not in "iu" or not len(values):
        return np.argsort(values, kind="stable")
    offsets = (values - values.min()).astype(np.uint64)
    greatest = int(offsets.max())
    order = np.argsort(offsets.astype(np.uint16), kind="stable")
    for shift in range(DIGIT, greatest.bit_length(), DIGIT):
        digit = (offsets[order] >> np.uint64(shift)).astype(np.uint16)
        order = order[np.argsort(digit, kind="stable")]
    return order
