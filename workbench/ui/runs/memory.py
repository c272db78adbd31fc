"""The memory of all recordings in the window: counted in one place, and returned to the system when it is free."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Slot

DELAY_MS = 2000
"""Milliseconds after which memory is returned; by then views have released the search."""
VIEW_PARTS = 4
"""This fraction (1/VIEWED) of the limit is reserved for data of the views.

Measured: 7 to 13 bytes per node in the compiled engine, whose nodes take 43 bytes, and 35 to 70 in the textbook engine,
whose nodes take 330.
"""
MAX_EXEMPT_BYTES = 1 << 20
"""The bytes of recordings that may be exempt from collections: they stay if they are garbage later."""
MIN_PARTS = 32
"""Each bench can use this fraction (1/MIN) of the limit, however much the others use."""


_exempt = False


class Spare(Protocol):
    """Recordings that are kept only as long as there is room for them."""

    @property
    def nbytes(self) -> int: ...

    def release(self) -> bool:
        """Drop the one that is needed least; return whether there was one."""


class MemoryAccount(QObject):
    """The memory of the recordings of all benches."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holders: list[Callable[[], int]] = []
        self._spares: list[Spare] = []
        self._timer = QTimer(self, interval=DELAY_MS, singleShot=True)
        self._timer.timeout.connect(self._release)

    def count(self, holder: Callable[[], int]) -> None:
        """Add a function that returns the bytes of its recordings."""
        self._holders.append(holder)

    def count_spare(self, spare: Spare) -> None:
        """Add recordings that are dropped when memory is short."""
        self._spares.append(spare)

    @property
    def held_bytes(self) -> int:
        """The bytes of all recordings."""
        return sum(holder() for holder in self._holders) + self.spare_bytes

    @property
    def spare_bytes(self) -> int:
        """The bytes of those that are dropped when memory is short."""
        return sum(spare.nbytes for spare in self._spares)

    def make_room(self, most: int) -> None:
        """Drop spare recordings until all take at most `most` bytes."""
        while self.held_bytes > most and any(spare.release() for spare in self._spares):
            self.note_dropped()

    @Slot()
    def note_dropped(self) -> None:
        """Return memory to the system soon, because a recording was dropped."""
        self._timer.start()

    @Slot()
    def exempt_program(self) -> None:
        """Exempt what the program consists of from later collections, once, unless large recordings are held."""
        global _exempt
        if not _exempt and self.held_bytes <= MAX_EXEMPT_BYTES:
            _exempt = True
            gc.freeze()

    @Slot()
    def _release(self) -> None:
        release_free_memory()
        self.exempt_program()

    def close(self) -> None:
        """Stop returning memory: the window is being closed."""
        self._timer.stop()


def release_free_memory() -> None:
    """Return free memory to the system, which Linux otherwise keeps for this process.

    A collection takes 0.1 s of the window's thread as long as the program and its libraries are not exempt.
    """
    gc.collect()
    if sys.platform.startswith("linux") and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)


def available_bytes(total: int, others: int) -> int:
    """Return the bytes that a bench may use of `total` for all, if recordings that stay take `others`."""
    return max(total - total // VIEW_PARTS - others, total // MIN_PARTS, 1)
