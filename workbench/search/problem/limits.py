"""Limits of a run, and the memory of this machine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

RESERVED_PARTS = 8
"""This fraction (1/RESERVED) of the machine's memory is never offered: it is for the system and the program itself."""
_CONTAINER_LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")


@cache
def machine_bytes() -> int:
    """Return the memory of the machine in bytes, or of the container if that has less."""
    import psutil  # slow to import, and many commands need none of this

    total = int(psutil.virtual_memory().total)
    for path in _CONTAINER_LIMITS:
        try:
            total = min(total, int(Path(path).read_text()))
        except (OSError, ValueError):  # not such a container, or "max"
            continue
    return total


def to_megabytes(count: int) -> float:
    """Return bytes as megabytes (10⁶), rounded to the significant decimals."""
    return round(count / 1e6) if count >= 10**7 else round(count / 1e6, 1 if count >= 10**6 else 3)


def free_bytes() -> int:
    """Return the bytes of memory that are available on this machine now."""
    import psutil

    return int(psutil.virtual_memory().available)


def default_bytes() -> int:
    """Return the default memory limit of a run: a quarter of the machine, but at most what is available."""
    return min(machine_bytes() // 4, free_bytes())


def highest_bytes() -> int:
    """Return the highest memory limit that makes sense on this machine, whatever is available now."""
    return machine_bytes() - machine_bytes() // RESERVED_PARTS


def most_bytes() -> int:
    """Return the highest memory limit that the machine can hold: what this process takes, and what is available."""
    import psutil

    possible = free_bytes() + int(psutil.Process().memory_info().rss)
    return max(min(highest_bytes(), possible - machine_bytes() // RESERVED_PARTS), 0)


@dataclass(frozen=True)
class Limits:
    """Limits of a run; None: no limit. `bytes` counts what the run allocates, including copies during growth."""

    expansions: int | None = None
    seconds: float | None = None
    bytes: int | None = None

    @property
    def room(self) -> int:
        """The bytes that may be allocated: the limit, or the current default of this machine."""
        return default_bytes() if self.bytes is None else self.bytes

    def reached(self, expanded: int, seconds: float) -> str | None:
        """Return the name of the limit reached, "expansions" or "seconds"; None if neither is."""
        if self.expansions is not None and expanded >= self.expansions:
            return "expansions"
        return "seconds" if self.seconds is not None and seconds >= self.seconds else None
