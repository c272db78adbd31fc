"""Panes that show what is dragged only when it has been searched to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.ui.base.throttle import Throttle

SHARE = 0.1
"""The share of the window's time that one pane may use while something is dragged on a map."""
RETRY_MS = 50
"""Milliseconds until panes that would have used more are tried again."""


class Holding(QObject):
    """Lets panes wait while something is dragged, and show a search that the map shows to its end, all at once.

    `waits`: whether the searches of the last drag have not ended yet. Signals: `shown` when the panes show a search.
    """

    shown = Signal()

    def __init__(self, waits: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._waits = waits
        self._throttles: tuple[Throttle, ...] = ()
        self._timer = QTimer(self, interval=RETRY_MS, singleShot=True)
        self._timer.timeout.connect(self.show)

    @property
    def held(self) -> bool:
        """Whether panes wait."""
        return bool(self._throttles)

    def hold(self, throttles: Iterable[Throttle]) -> None:
        """Let panes wait for `show` or `release`."""
        self._throttles = tuple(throttles)
        for throttle in self._throttles:
            throttle.hold(True)

    def release(self) -> None:
        """Let the panes wait no more."""
        held, self._throttles = self._throttles, ()
        self._timer.stop()
        for throttle in held:
            throttle.hold(False)

    def show(self) -> None:
        """Let the panes show what the map shows: all of them or none, so that their numbers belong to one search.

        If one of them needs long, they are not drawn with every change.
        """
        if not self.held or self._waits():
            return
        waiting = [throttle for throttle in self._throttles if throttle.waiting]
        if not all(throttle.affords(SHARE) for throttle in waiting):
            self._timer.start()
            return
        for throttle in waiting:
            throttle.refresh_held()
        self.shown.emit()
