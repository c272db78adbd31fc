"""Repainting no oftener than it can be afforded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer

from workbench.ui.base import gil_priority as turn

SHARE, SHARE_AT_REST = 0.1, 0.5
"""The part of the window's time that one view may take while a search goes on, and else; several are in view at once.
"""

APART, CHEAP = 0.015, 0.001
"""Seconds from one costly view's refreshing to the next one's while a search goes on: all at once, a frame would be
late. What takes less than the second is not costly."""


class _Latest:
    """When any costly view was refreshed last."""

    ended = 0.0


class Throttle(QObject):
    """Calls `refresh` soon after `request`, at once if the last time is long enough ago.

    The interval is at least `least` seconds, and long enough that refreshing takes no more than SHARE of the time; a
    paint that follows from it is added by `timed`.
    """

    def __init__(self, refresh: Callable[[], None], least: float, parent: QObject) -> None:
        super().__init__(parent)
        self._refresh, self._least = refresh, least
        self._cost, self._last = 0.0, 0.0
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.request)

    @property
    def interval(self) -> float:
        """Seconds from one refreshing to the next."""
        return max(self._least, self._cost / (SHARE if turn.wanted() else SHARE_AT_REST))

    @property
    def waiting(self) -> bool:
        """Whether something has been requested that is not done yet."""
        return self._timer.isActive()

    def request(self) -> None:
        """Refresh as soon as may be; further requests until then come to nothing."""
        if not self._timer.isActive():
            wait = self._earliest() - perf_counter()
            if wait <= 0:
                self._now()
            else:
                self._timer.start(max(1, round(1000 * wait)))

    def flush(self) -> None:
        """Do now what has been requested."""
        if self._timer.isActive():
            self._timer.stop()
            self._now()

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count what is done within as part of the refreshing."""
        started = perf_counter()
        with turn.taken():
            yield
        self._cost += perf_counter() - started

    def _earliest(self) -> float:
        """Return when it may be refreshed."""
        own = self._last + self.interval
        return max(own, _Latest.ended + APART) if turn.wanted() and self._cost > CHEAP else own

    def _now(self) -> None:
        self._last, self._cost = perf_counter(), 0.0
        with self.timed():
            self._refresh()
        if self._cost > CHEAP:
            _Latest.ended = perf_counter()
