"""A splitter whose layout depends on its size alone, not on the sizes that it had before."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from workbench.ui.base.theme import theme

_COUNT, _SIZES, _ORIENTATION = 8, 12, 6
"""Offsets in the state of a splitter: after two other numbers, the count of its panes and then their sizes; the
orientation comes that many bytes after them.
"""


USUAL_WIDTH = 1280
"""Columns chosen in a wider window keep their shares down to this width, for which the layouts are made; only in
narrower windows those that stretch alone take the difference.
"""

SETTLING_MS = 500
"""For how long after a change of the size of the text the contents may need other room, in milliseconds."""


class PaneSplitter(QSplitter):
    """Remembers the sizes that were last set, restored or chosen by dragging a handle, and derives others from them.

    So a window that was small for a moment looks afterwards as it did before. While it is `turned`, its panes are in
    the other direction, and the remembered sizes wait until it is turned back.
    """

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.direction = orientation
        self._chosen: list[int] = []
        self._turned_sizes: list[int] = []
        self._usual: list[int] = []
        self._scale = theme().scale
        theme().changed.connect(self._scaled)
        self._settling = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._held: list[int] = []
        self._taken = 0
        self.splitterMoved.connect(self._remember)

    @property
    def turned(self) -> bool:
        """Whether the panes are in the other direction."""
        return self.orientation() is not self.direction

    def turn(self, orientation: Qt.Orientation) -> None:
        """Put the panes side by side, or below each other."""
        if orientation is not self.orientation():
            self._turned_sizes = []
            self.setOrientation(orientation)
            self._fit()

    def setSizes(self, sizes: Iterable[int]) -> None:
        self._chosen, self._held, self._usual = list(sizes), [], []
        if self.turned:
            return
        super().setSizes(self._chosen)
        if self.isVisible():
            self._fit()  # as after any change of the room

    def sizes_in_direction(self) -> list[int]:
        """Return the sizes of the panes, while it is turned those that they will have afterwards."""
        return list(self._chosen) if self.turned else self.sizes()

    def hold(self, sizes: Iterable[int]) -> None:
        """Have exactly these sizes while the room is what they need, until others are set, restored or chosen.

        The sizes on the screen also depend on the order in which contents came, which the chosen ones do not tell.
        """
        self._held = list(sizes)
        self._fit()

    def set_taken(self, taken: int) -> None:
        """Let the last pane alone do without this many pixels, which something beside the splitter takes for a time."""
        if taken != self._taken:
            self._taken = taken
            self._fit()

    def saveState(self) -> QByteArray:
        """Return the state with the chosen sizes, which a window that is small for the moment need not have."""
        state = bytearray(super().saveState().data())
        if len(self._chosen) == self.count():
            struct.pack_into(f">{self.count()}i", state, _SIZES, *self._chosen)
        struct.pack_into(">i", state, _SIZES + 4 * self.count() + _ORIENTATION, self.direction.value)
        return QByteArray(bytes(state))

    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview[int]) -> bool:
        """Restore the state; its sizes are the chosen ones, even if the splitter has another size now."""
        orientation = self.orientation()
        restored = super().restoreState(state)
        if restored:
            self.setOrientation(orientation)
            data = state.data() if isinstance(state, QByteArray) else bytes(state)
            (count,) = struct.unpack_from(">I", data, _COUNT)
            self._chosen, self._held = list(struct.unpack_from(f">{count}i", data, _SIZES)), []
            self._usual = []
        return restored

    def event(self, event: QEvent) -> bool:
        """Have the held sizes again once the contents need no more room than they leave; after larger text, too.

        What a hidden splitter measured need not be true any more once it is shown.
        """
        done = super().event(event)
        if event.type() == QEvent.Type.Show or (
            event.type() == QEvent.Type.LayoutRequest and (self._held or self._settling.isActive())
        ):
            self._fit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        if not self._chosen and self.isVisible() and not self.turned:
            self._chosen = self.sizes()
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.turned:
            super().setSizes(self._turned_sizes or [max(self.width(), self.height())] * self.count())
        elif len(self._chosen) == self.count() and any(self._chosen):
            super().setSizes(self._fitted())

    def _scaled(self) -> None:
        """Have the sizes of the usual text again when the text is no longer larger or smaller."""
        before, self._scale = self._scale, theme().scale
        if before != self._scale:
            self._settling.start()
        if before == 1.0 != self._scale:
            self._usual = self._held or self.sizes()
        elif before != 1.0 == self._scale and any(self._usual):
            self.hold(self._usual)

    def _remember(self) -> None:
        """Remember the present sizes; a hidden pane keeps the size that was chosen for it."""
        if self.turned:
            self._turned_sizes = self.sizes()
            return
        before = self._chosen if len(self._chosen) == self.count() else [0] * self.count()
        sizes = self.sizes()
        if self._taken and any(sizes):
            sizes[max(place for place, size in enumerate(sizes) if size)] += self._taken
        self._chosen = [size or former for size, former in zip(sizes, before, strict=True)]
        self._held, self._usual = [], []

    def _fitted(self) -> list[int]:
        """Return the chosen sizes for the present room: the panes that stretch take the difference."""
        across = self.orientation() is Qt.Orientation.Horizontal
        panes = [pane for pane in map(self.widget, range(self.count())) if pane is not None]
        shown = [place for place, pane in enumerate(panes) if not pane.isHidden()]
        room = (self.width() if across else self.height()) - self.handleWidth() * max(len(shown) - 1, 0) + self._taken
        policies = [panes[place].sizePolicy() for place in shown]
        factors = [policy.horizontalStretch() if across else policy.verticalStretch() for policy in policies]
        sizes: list[float] = [self._chosen[place] for place in shown]
        if across and sum(sizes) > max(room, USUAL_WIDTH):
            sizes = [size * max(room, USUAL_WIDTH) / sum(sizes) for size in sizes]
        more = room - sum(sizes)
        held = [size for size in self._held if size]
        if len(held) == len(shown) and sum(held) == room:
            sizes, more = list(held), 0
        weights = factors if any(factors) else sizes
        fitted = list(self._chosen)
        for place, size, weight in zip(shown, sizes, weights, strict=True):
            fitted[place] = max(round(size + more * weight / max(sum(weights), 1)), 0)
        if self._taken and shown:
            fitted[shown[-1]] = max(fitted[shown[-1]] - self._taken, 0)
        return fitted
