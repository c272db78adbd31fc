"""Work that yields now and then, so that its caller can show progress or stop it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def run_to_end(work: Generator[object, None, T]) -> T:
    """Run a generator to its end, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result
