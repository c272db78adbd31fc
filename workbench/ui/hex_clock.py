"""How long each side has thought."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.hex.board import BLUE, EMPTY, RED

TICK = 200
"""Milliseconds from one look at the clock to the next."""


class HexClock(QObject):
    """Counts the seconds of the side whose turn it is.

    Attributes: spent, seconds by side. Signals: `ticked`.
    """

    ticked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spent = {RED: 0.0, BLUE: 0.0}
        self._side, self._since = EMPTY, 0.0
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)

    def reset(self) -> None:
        """Begin anew for both sides."""
        self.spent = {RED: 0.0, BLUE: 0.0}
        self._since = perf_counter()
        self.ticked.emit()

    def run(self, side: int) -> None:
        """Count for a side from now on; EMPTY: for none."""
        self._count()
        if side != self._side:
            self._side = side
            self._timer.start() if side != EMPTY else self._timer.stop()
            self.ticked.emit()

    def _count(self) -> None:
        now = perf_counter()
        if self._side != EMPTY:
            self.spent[self._side] += now - self._since
        self._since = now

    def _tick(self) -> None:
        self._count()
        self.ticked.emit()
