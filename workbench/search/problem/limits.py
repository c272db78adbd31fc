"""How much a run may use, and what this machine has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import psutil

_CONTAINER_LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")


@cache
def machine_bytes() -> int:
    """Return the memory of the machine, or of the container where that has less."""
    total = int(psutil.virtual_memory().total)
    for path in _CONTAINER_LIMITS:
        try:
            total = min(total, int(Path(path).read_text()))
        except (OSError, ValueError):  # not a container of this kind, or "max"
            continue
    return total


def in_megabytes(count: int) -> float:
    """Return bytes as millions of bytes, with as many decimals as say something."""
    return round(count / 1e6) if count >= 10**7 else round(count / 1e6, 1 if count >= 10**6 else 3)


def default_bytes() -> int:
    """Return what a run may allocate unless told otherwise: a quarter of the machine, never more than is available."""
    return min(machine_bytes() // 4, int(psutil.virtual_memory().available))


@dataclass(frozen=True)
class Limits:
    """Bounds of a run; None is no bound. `bytes` counts what the run allocates, copies during growth included."""

    expansions: int | None = None
    seconds: float | None = None
    bytes: int | None = None

    @property
    def room(self) -> int:
        """The bytes that may be allocated: those set, else the default of this machine as it is now."""
        return default_bytes() if self.bytes is None else self.bytes

    def reached(self, expanded: int, seconds: float) -> str | None:
        """Return the name of the limit, of expansions or time, that these have come to; None where they have not."""
        if self.expansions is not None and expanded >= self.expansions:
            return "expansions"
        return "seconds" if self.seconds is not None and seconds >= self.seconds else None
