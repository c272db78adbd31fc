"""All panes show the same step while the player plays."""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from workbench.ui.base.throttle import Throttle
from workbench.ui.player.player import Player

SHARE = 0.4
"""The share of the window's time that the panes of a playing player may use."""
MIN_GAP = 0.1
"""Minimum seconds between two steps of a search at full speed that are shown."""


class PanesInStep(QObject):
    """Lets all panes show each step of a playing player in the turn of the event loop in which it is reached.

    The next step waits as long as the panes need, so there is nothing that they could be late for. To be created after
    the panes, which must have heard of a step before it is shown.
    """

    def __init__(self, player: Player, panes: Iterable[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._player, self._until = player, 0.0
        self._throttles = [throttle for pane in panes for throttle in pane.findChildren(Throttle)]
        player.moved.connect(self._show)
        player.rested.connect(self.catch_up)

    @property
    def resting(self) -> bool:
        """Whether a search at full speed should not be followed to its next step yet."""
        return perf_counter() < self._until

    def catch_up(self) -> None:
        """Let the panes that are behind show the step at which the player has stopped, without the wait of a search."""
        for throttle in self._throttles:
            if throttle.waiting:
                throttle.request_promptly()

    def _show(self) -> None:
        if not self._player.playing:
            return
        started = perf_counter()
        for throttle in self._throttles:
            throttle.flush()
        gap = (perf_counter() - started) / SHARE
        self._until = started + max(gap, MIN_GAP)
        self._player.rest(gap)
