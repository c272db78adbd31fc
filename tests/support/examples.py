"""How many examples the tests of the kernels draw."""

from __future__ import annotations

from hypothesis import settings


def at_most(number: int) -> int:
    """Return `number`, or less if the profile has less, which a `max_examples` would override; a sixth at least."""
    return min(number, max(number // 6, settings.default.max_examples))
