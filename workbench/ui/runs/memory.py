"""The memory of all recordings in the window: counted in one place, and given back to the system when it is free."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

SOON_MS = 2000
"""Milliseconds after which memory is given back; views let go of a search by then."""
VIEWED = 4
"""One part in this many of the limit is left for what views keep: measured, 7 to 13 bytes a node that takes 43 in the
compiled engine, and 35 to 70 where it takes 330 in the textbook engine."""
MIN = 32
"""One part in this many of the limit can be used by each bench, whatever the others hold."""


class MemoryAccount(QObject):
    """What the recordings of all benches hold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holders: list[Callable[[], int]] = []
        self._soon = QTimer(self, interval=SOON_MS, singleShot=True)
        self._soon.timeout.connect(give_back)

    def count(self, holder: Callable[[], int]) -> None:
        """Count the bytes that `holder` returns from now on."""
        self._holders.append(holder)

    @property
    def held(self) -> int:
        """The bytes of all recordings."""
        return sum(holder() for holder in self._holders)

    @Slot()
    def note_dropped(self) -> None:
        """Give back soon what a recording held that nothing refers to any longer."""
        self._soon.start()

    def close(self) -> None:
        """Give nothing back any more: the window is being closed."""
        self._soon.stop()


@Slot()
def give_back() -> None:
    """Give memory that is free back to the system, which Linux otherwise keeps for this process."""
    gc.collect()
    if sys.platform.startswith("linux") and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)


def share(room: int, beside: int) -> int:
    """Return the bytes that a bench may use of `room` for all, where recordings that stay hold `beside`."""
    return max(room - room // VIEWED - beside, room // MIN, 1)
