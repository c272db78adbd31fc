"""The marks of an axis: their positions and labels."""

from __future__ import annotations

import math
from collections.abc import Sequence

from workbench.wording import number, text

MILLION = 1e6


def tick_texts(values: Sequence[float], spacing: float) -> list[str]:
    """Return the labels of marks with this spacing, with enough decimals to distinguish them; or in millions."""
    unit = MILLION if max(map(abs, values), default=0.0) >= MILLION else 1.0
    decimals = max(0, math.ceil(-math.log10(spacing / unit) - 1e-9))
    if unit == MILLION:
        return [text("amount-millions", value=number(value / unit, decimals)) for value in values]
    return [number(value, decimals) for value in values]


def ticks(minimum: float, maximum: float, most: int, whole: bool) -> tuple[list[float], float]:
    """Return about `most` marks at most within a range, and their spacing: 1, 2 or 5 times a power of ten.

    `whole`: integers only.
    """
    raw = max(maximum - minimum, 1e-12) / max(most, 1)
    power = 10.0 ** math.floor(math.log10(raw))
    spacing = next(power * step for step in (1, 2, 5, 10) if power * step >= raw * (1 - 1e-9))
    if whole:
        spacing = max(1.0, spacing)
    first = math.ceil(minimum / spacing - 1e-9)
    return [multiple * spacing for multiple in range(first, math.floor(maximum / spacing + 1e-9) + 1)], spacing
