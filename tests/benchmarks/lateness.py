"""How late the window's thread deals with events."""

from __future__ import annotations

import time

TICK = 0.010
"""Seconds between two events whose lateness is measured."""


def lateness(seconds: float) -> list[float]:
    """Let the event loop go on for so long. Returns how late events are dealt with, in seconds, ascending.

    A gap stands for all the events that would have been due in it, so the figures are those of events at any time.
    """
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    late: list[float] = []
    loop, last = QEventLoop(), time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        late_by = now - last - TICK
        while True:
            late.append(max(late_by, 0.0))
            late_by -= TICK
            if late_by <= 0:
                break
        last = now

    timer = QTimer(interval=round(TICK * 1000), timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    timer.stop()
    return sorted(late)


def summary(late: list[float]) -> str:
    """Return the median, the 99th percentile and the worst of what `lateness` found."""
    middle, p99, worst = (1000 * late[round(part * (len(late) - 1))] for part in (0.5, 0.99, 1.0))
    return f"median {middle:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms"
