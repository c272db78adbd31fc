"""How long the turns of the window's event loop take: nothing else happens in the window during one."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

TICK = 0.010
"""Seconds between two events whose lateness is measured."""


@dataclass
class Watched:
    """Milliseconds: the processor's time in this thread for each turn, and how late regular events were."""

    cpu: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    def __add__(self, other: Watched) -> Watched:
        return Watched(self.cpu + other.cpu, self.late + other.late)


class Turns:
    """Measures the turns of the event loop of this thread while `watch` runs it."""

    def __init__(self) -> None:
        from PySide6.QtCore import QAbstractEventDispatcher

        self._watched = Watched()
        self._before = 0.0
        QAbstractEventDispatcher.instance().awake.connect(self._turn)

    def watch(self, seconds: float, until: Callable[[], bool] = lambda: False) -> Watched:
        """Run the event loop for so long, or until a condition holds."""
        from PySide6.QtCore import QEventLoop, Qt, QTimer

        watched = self._watched = Watched()
        loop, timer = QEventLoop(), QTimer(interval=round(1000 * TICK), timerType=Qt.TimerType.PreciseTimer)
        last = time.perf_counter()
        end, self._before = last + seconds, time.thread_time()

        def tick() -> None:
            nonlocal last
            now = time.perf_counter()
            watched.late.append(1000 * max(0.0, now - last - TICK))
            last = now
            if now >= end or until():
                loop.quit()

        timer.timeout.connect(tick)
        timer.start()
        loop.exec()
        timer.stop()
        return watched

    def _turn(self) -> None:
        now = time.thread_time()
        self._watched.cpu.append(1000 * (now - self._before))
        self._before = now


BUSY = 1.0
"""Milliseconds of the processor's time below which a turn only found that there was nothing to do."""


class Figures(NamedTuple):
    """Milliseconds: the processor's time of busy turns, and the lateness of events by the clock."""

    median: float
    p99: float
    worst: float
    late_p99: float
    late_worst: float


def figures(watched: Watched) -> Figures:
    cpu = sorted(turn for turn in watched.cpu if turn >= BUSY) or [0.0]
    late = sorted(watched.late) or [0.0]
    return Figures(statistics.median(cpu), _p99(cpu), cpu[-1], _p99(late), late[-1])


def median_of_runs(runs: Sequence[Figures]) -> Figures:
    return Figures(*map(statistics.median, zip(*runs, strict=True)))


def _p99(ascending: Sequence[float]) -> float:
    return ascending[round(0.99 * (len(ascending) - 1))]
