"""Limiting how often a view is refreshed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from workbench.ui.base import gil_priority

SHARE, SHARE_IDLE = 0.1, 0.5
"""The share of the window's time that one view may use during a search, and otherwise; several are visible at once."""

MIN_GAP, CHEAP_SECONDS = 0.015, 0.001
"""Minimum seconds between two costly refreshes during a search: all at once would delay a frame.

A refresh shorter than CHEAP seconds is not costly.
"""


HELD_SECONDS = 600.0
"""Seconds after which a view is refreshed although it is held."""


class _LastCostly:
    """When the last costly view was refreshed."""

    ended = 0.0


class Throttle(QObject):
    """Calls `refresh` soon after `request`, or at once if the last refresh is long enough ago.

    The interval is at least `min_interval` seconds, and long enough that refreshing takes at most SHARE of the
    time; `timed` adds the time of a paint that follows. During a search it is at least `min_during_search`.

    Attributes: min_interval, which may be changed.
    """

    def __init__(
        self, refresh: Callable[[], None], min_interval: float, parent: QObject, min_during_search: float = 0.0
    ) -> None:
        super().__init__(parent)
        self._refresh, self.min_interval = refresh, min_interval
        self._min_during_search = max(min_interval, min_during_search)
        self._cost, self._last = 0.0, 0.0
        self._is_prompt = self._held = False
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._due)

    @property
    def interval(self) -> float:
        """Seconds from one refresh to the next."""
        if gil_priority.search_running():
            return max(self._min_during_search, self._cost / SHARE)
        return max(self.min_interval, self._cost / SHARE_IDLE)

    @property
    def waiting(self) -> bool:
        """Whether a requested refresh is still pending."""
        return self._timer.isActive()

    def request(self) -> None:
        """Refresh as soon as possible; further requests until then have no effect."""
        if not self._timer.isActive():
            self._refresh_by(self._earliest())

    def request_promptly(self) -> None:
        """Refresh what the user waits for: a running search delays it no more than if there were none."""
        self._is_prompt = True
        self._refresh_by(self._last + max(self.min_interval, self._cost / SHARE_IDLE))

    def request_later(self, milliseconds: int) -> None:
        """Request a refresh in that time, unless one is pending."""
        if not self._timer.isActive():
            self._timer.start(milliseconds)

    def hold(self, held: bool) -> None:
        """Refresh no more until this is called again, which does soon what was requested meanwhile."""
        self._held = held
        if not held and self._timer.isActive():
            self._timer.stop()
            self.request()

    @property
    def held(self) -> bool:
        """Whether requested refreshes wait."""
        return self._held

    def affords(self, share: float) -> bool:
        """Return whether a refresh now takes at most `share` of the time."""
        return perf_counter() >= self._last + self._cost / share

    def refresh_held(self) -> None:
        """Do a pending refresh although it is held."""
        if self._held and self._timer.isActive():
            self._timer.stop()
            self._refresh_now()

    def flush(self) -> None:
        """Do a pending refresh now, unless it is held."""
        if self._timer.isActive() and not self._held:
            self._timer.stop()
            self._refresh_now()

    def refresh_at_once(self) -> None:
        """Refresh now, unless it is held: what several views show should agree."""
        self.request()
        self.flush()

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count the time of the block as part of the refresh."""
        started = perf_counter()
        with gil_priority.searches_paused():
            yield
        self._cost += perf_counter() - started

    def _due(self) -> None:
        self.request_promptly() if self._is_prompt else self.request()

    def _refresh_by(self, time: float) -> None:
        """Refresh at `time`, or at once if it is over."""
        wait = HELD_SECONDS if self._held else time - perf_counter()
        if wait > 0:
            self._timer.start(max(1, round(1000 * wait)))
        else:
            self._timer.stop()
            self._refresh_now()

    def _earliest(self) -> float:
        """Return the earliest time of the next refresh."""
        own = self._last + self.interval
        return (
            max(own, _LastCostly.ended + MIN_GAP)
            if gil_priority.search_running() and self._cost > CHEAP_SECONDS
            else own
        )

    def _refresh_now(self) -> None:
        self._last, self._cost, self._is_prompt = perf_counter(), 0.0, False
        with self.timed():
            self._refresh()
        if self._cost > CHEAP_SECONDS:
            _LastCostly.ended = perf_counter()


class VisibleThrottle(Throttle):
    """Refreshes a widget only while it is visible, and whenever it becomes visible."""

    def __init__(
        self, refresh: Callable[[], None], min_interval: float, widget: QWidget, min_during_search: float = 0.0
    ) -> None:
        super().__init__(refresh, min_interval, widget, min_during_search)
        self._widget = widget
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._timer.stop()
            self._refresh()  # not counted: the next request need not wait
        return False

    def _refresh_now(self) -> None:
        if self._widget.isVisible():
            super()._refresh_now()
