"""An interactive view of the state space of a small puzzle."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.tiles.state_space.light import CLOSED, CURRENT, OPEN, PATH, UNSEEN, SpaceLight, Status
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.card import paint_card
from workbench.ui.states.space_painter import SpaceFigure
from workbench.ui.states.state_picture import draw_state
from workbench.wording import text

_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_CHOOSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STATUS = {UNSEEN: "unseen", OPEN: "open", CLOSED: "closed", PATH: "closed", CURRENT: "current"}
_BOARD_SIDE = 96
"""Pixels: of the board at the pointer."""


class SpaceView(QWidget):
    """Draws what a search has seen of a space, and the board of the state at the pointer.

    With the keyboard, arrow keys go from state to state, and Enter chooses one. Signals: `chosen(state)`, its number.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._light: SpaceLight | None = None
        self._status: Status | None = None
        self._problem: Any = None
        self._t = 0
        self._picked: int | None = None
        self._kept = False
        self._hover: int | None = None
        self._cursor, self._walked = 0, False
        """The state of the keyboard, and whether an arrow key has been pressed since the view has the focus."""
        self._note = ""
        self._figure: SpaceFigure | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        PictureCopying(self)
        theme().changed.connect(self._invalidate)

    def show_light(
        self, light: SpaceLight, problem: object, t: int, picked: int | None = None, kept: bool = False
    ) -> None:
        """Show the space after step `t` of a search of `problem`.

        `picked`: a state with a ring; `kept`: its board is shown as long as none is at the pointer.
        """
        if self._light is None or light.space is not self._light.space:
            self._figure, self._hover, self._cursor = None, None, int(light.space.by_place[0])
        self._light, self._problem, self._t, self._picked, self._note = light, problem, t, picked, ""
        self._kept, self._status = kept, light.status(t)
        self._describe(self._cursor if self.hasFocus() else picked if kept else None)
        self.update()

    def show_note(self, note: str) -> None:
        """Show a sentence in place of a space that is not known yet; one that is shown stays."""
        self._note = note
        self.update()

    def await_light(self, light: SpaceLight) -> None:
        """Say that the records of a search are being read; until then an earlier step of it stays."""
        if self._light is not light:
            self.clear()
        self.show_note(text("nodes-reading"))

    def clear(self) -> None:
        """Show nothing."""
        self._light = self._status = None
        self.show_note("")

    def point(self, state: int) -> QPointF:
        """Return where a state is in the view."""
        figure = self._current_figure()
        assert figure is not None
        return figure.point(state)

    # Private

    def _invalidate(self) -> None:
        self._figure = None
        self.update()

    def _current_figure(self) -> SpaceFigure | None:
        if self._figure is None and self._light is not None:
            self._figure = SpaceFigure(self._light.space, QRectF(self.rect()), theme().scale, self.devicePixelRatioF())
        return self._figure

    def _describe(self, state: int | None) -> None:
        if self._light is None or self._status is None:
            self.setAccessibleDescription("")
            return
        seen = np.bincount(self._status, minlength=CURRENT + 1)
        facts = [text("space-description", states=self._light.space.states, seen=int(seen[OPEN:].sum()))]
        self.setAccessibleDescription(
            " ".join([*facts, *([] if state is None else [" · ".join(self._state_texts(state))])])
        )

    def _state_texts(self, state: int) -> tuple[str, str]:
        """Return the distance and the status of a state."""
        assert self._light is not None and self._status is not None
        distance, status = int(self._light.space.distance[state]), int(self._status[state])
        earlier = status == UNSEEN and self._light.last(self._t) is not None
        key = "space-earlier" if earlier else f"map-mark-{_STATUS[status]}"
        return text("space-distance", distance=distance), text(key)

    def _paint_card(self, painter: QPainter, figure: SpaceFigure, state: int) -> None:
        """Paint the board of a state beside it, with its distance and status."""
        assert self._light is not None
        painter.setFont(self.font())
        words = "\n".join(self._state_texts(state))
        board = paint_card(painter, figure.point(state), self.rect(), words, pixels(_BOARD_SIDE))
        draw_state(painter, board, self._problem, self._light.space.state(state), self.palette())

    def _set_hover(self, at: QPointF | None) -> None:
        figure = self._current_figure()
        hover = None if figure is None or at is None else figure.state_at(at)
        if hover != self._hover:
            self._hover = hover
            self.update()

    def _move_cursor(self, across: int, down: int) -> None:
        """Go to the next state of the band, or to the same height of the next band."""
        assert self._light is not None
        space, self._walked = self._light.space, True
        band, place = int(space.distance[self._cursor]), int(space.place[self._cursor])
        other = min(max(band + across, 0), len(space.counts) - 1)
        if other != band:
            place = int((place + 0.5) / space.counts[band] * space.counts[other])
        place = min(max(place + down, 0), int(space.counts[other]) - 1)
        self._cursor = int(space.by_place[space.begins[other] + place])
        self._describe(self._cursor)
        self.update()

    # Qt overrides

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, figure = QPainter(self), self._current_figure()
        painter.fillRect(self.rect(), QColor(colours().surface))
        if figure is None or self._light is None or self._status is None:
            painter.setPen(QColor(colours().muted))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._note)
            return
        figure.paint(painter, self._light, self._status, self._t, colours())
        pointed = self._cursor if self.hasFocus() else self._hover
        for state in (self._picked, pointed):
            if state is not None:
                figure.paint_ring(painter, state, colours())
        painter.setPen(QColor(colours().muted))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self._note)
        if self.hasFocus() and not self._walked:  # the focus alone, which also comes by itself, covers nothing
            pointed = self._hover
        shown = self._picked if pointed is None and self._kept else pointed
        if shown is not None:
            self._paint_card(painter, figure, shown)

    def event(self, event: QEvent) -> bool:
        """Claim the keys used here before they trigger shortcuts."""
        return claim_key(event, self._is_own_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another state, or choose the current one."""
        if not self._is_own_key(event):
            super().keyPressEvent(event)
        elif event.key() in _CHOOSING:
            self.chosen.emit(self._cursor)
        else:
            self._move_cursor(*_ARROWS[Qt.Key(event.key())])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked state."""
        figure = self._current_figure()
        state = None if figure is None else figure.state_at(event.position())
        if state is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = state
            self.chosen.emit(state)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._walked = False
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._invalidate()

    def _is_own_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or self._light is None:
            return False
        return event.key() in _ARROWS or event.key() in _CHOOSING
