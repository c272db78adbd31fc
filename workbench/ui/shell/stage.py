"""The content of the window; in Projector mode it fills the window, and the controls lie over it at the top edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.bench.bench import Bench
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.tab_row import MIN_MARGIN, TabRow
from workbench.ui.player.player_bar import PlayerBar
from workbench.ui.shell.desk_type import DeskType

MARGINS, SPACING = (11, 4, 6, 0), 4
"""Pixels around the content and between its parts; at the left is room for the numbers of callouts."""
PROJECTED_MARGINS = (11, 8, 8, 4)
CALLOUT_MARGINS = (11, 16, 8, 4)
"""With room for the number of a callout at the mark."""
HEADER_MARGINS, HEADER_SPACING = (8, 0, 8, 4), 2
SENSOR_HEIGHT, HANDLE_WIDTH = 6, 44
"""Pixels: the height of the top edge that shows the controls, and the width of the mark on it."""
LESS_TYPE, MIN_SHARE = 0.98, 0.6
"""The type at the top edge shrinks at least by this factor, and to no less than this part of the usual."""
MIN_SIZE = QSize(320, 240)
"""Smallest content in Projector mode, whose text is scaled by the window: the window need not grow for it."""


class Stage(QWidget):
    """The central widget: the tabs of the benches, below them `content` and the player.

    `counters` are in the status bar, or in Projector mode at the top edge.

    Attributes: header, the tabs with the controls that Projector mode shows at the top edge; leave, the button that
    ends the mode, for the owner to put beside the menus; sensor, the top edge; notice, a message of the status bar in
    Projector mode.
    Signals: `leaving` when the button is clicked.
    """

    leaving = Signal()

    def __init__(
        self, window: QMainWindow, tabs: TabRow, content: QWidget, player_bar: PlayerBar, counters: QWidget
    ) -> None:
        super().__init__(window)
        self._window, self._tabs, self._player_bar, self._counters = window, tabs, player_bar, counters
        window.statusBar().addWidget(counters, 1)
        self._controls: QWidget | None = None
        self.projected, self._with_callout = False, False
        self._share = 1.0  # of the type of the desk at the top edge: less if the controls have no room
        self.header, self._strip, self._body = QWidget(self), QWidget(self), QWidget(self)
        self.leave = tool_button(self, "projector", self.leaving.emit, text_beside=True, text="projector-leave")
        self.leave.hide()
        self._strip_row = hbox(parent=self._strip, margins=0, spacing=8)
        self._header_rows = vbox(tabs, self._strip, parent=self.header, margins=0, spacing=HEADER_SPACING)
        self._rows = vbox((content, 1), player_bar, parent=self._body, margins=0, spacing=SPACING)
        self._layout = vbox(self.header, (self._body, 1), parent=self, margins=MARGINS, spacing=SPACING)
        self._strip.hide()
        self._desk_type, self._controls_type = DeskType(window.menuBar(), tabs, self._strip), DeskType()
        self.sensor, self.notice = _Sensor(window), Label(window)
        self.sensor.entered.connect(lambda: self.reveal(True))
        self.notice.setFrameShape(QFrame.Shape.StyledPanel)
        self.notice.setAutoFillBackground(True)
        self.notice.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.notice.hide()
        self._body.installEventFilter(self)
        self.header.installEventFilter(self)
        window.statusBar().messageChanged.connect(self._show_notice)
        theme().changed.connect(self._place_again)
        on_language_change(self._place_again)

    @property
    def revealed(self) -> bool:
        """Whether the menus and the tabs are visible."""
        return not self.header.isHidden()

    @property
    def mark(self) -> QRect:
        """The place of the mark at the top edge, where Projector mode has its controls; empty outside the mode."""
        if not self.projected:
            return QRect()
        top = self.mapFrom(self._window, QPoint())
        width = pixels(HANDLE_WIDTH)
        return QRect(top.x() + (self._window.width() - width) // 2, top.y(), width, pixels(SENSOR_HEIGHT))

    def show_bench(self, bench: Bench) -> None:
        """Offer the controls of another bench at the top edge."""
        if self._controls is not None:
            self._controls.hide()
        self._controls = bench.edge_controls
        self._controls_type.release()
        self._controls_type = DeskType(*filter(None, (self._controls,)))
        if self._controls is not None:
            self._header_rows.insertWidget(1, self._controls)
            self._controls.setVisible(self.projected)
        self._place_again()

    def project(self, on: bool) -> None:
        """Give the content the whole window, or put it below the menus and the tabs again."""
        if on is self.projected:
            return
        self.projected = on
        self._layout.setEnabled(not on)
        if on:
            self._window.statusBar().removeWidget(self._counters)
            self._strip_row.insertWidget(0, self._player_bar.pacing)
            self._strip_row.insertWidget(1, self._counters, 1)
            if (button := self._player_bar.last_button) is not None:
                self._strip_row.insertWidget(2, button)
            self._counters.show()
        else:
            for part in filter(None, (self._player_bar.pacing, self._player_bar.last_button)):
                self._player_bar.layout().addWidget(part)  # type: ignore[union-attr]
            self._window.statusBar().insertWidget(0, self._counters, 1)
            self._counters.show()
        if not on:
            self._desk_type.release()
            self._controls_type.release()
            self._tabs.setFont(QFont())
        for part in (self._strip, self.leave):
            part.setVisible(on)
        if self._controls is not None:
            self._controls.setVisible(on)
        self.header.setAutoFillBackground(on)
        self._header_rows.setContentsMargins(*HEADER_MARGINS if on else (0, 0, 0, 0))
        self._set_margins()
        for widget in (self, self._window):
            widget.setMinimumSize(MIN_SIZE if on else QSize(0, 0))
        self.reveal(not on)
        self._layout.invalidate()

    def make_room_for_callout(self, on: bool) -> None:
        """Begin the content of Projector mode a little lower, so that a number at the mark covers none of it."""
        self._with_callout = on
        self._set_margins()

    def reveal(self, on: bool) -> None:
        """Show the menus, the tabs and the counters over the content, which does not move, or hide them."""
        self.header.raise_()
        for part in (self._window.menuBar(), self.header):
            part.setVisible(on)
        self._window.statusBar().setVisible(not self.projected)  # it would cover the player
        self.notice.hide()
        self._place()

    # Qt overrides

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the controls when the pointer comes back to the content, and fit them when a row changes."""
        if watched is self.header:
            if event.type() == QEvent.Type.LayoutRequest:
                self._place()
        elif event.type() == QEvent.Type.Enter and self.projected and QApplication.activePopupWidget() is None:
            self.reveal(False)
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Keep the parts in their places while the layout is off."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_again()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place()

    # Internal

    def _set_margins(self) -> None:
        projected = CALLOUT_MARGINS if self._with_callout else PROJECTED_MARGINS
        self._rows.setContentsMargins(*projected if self.projected else (0, 0, 0, 0))

    def _place_again(self) -> None:
        """Place all with the usual type, for other controls or another width."""
        self._share = 1.0
        self._place()

    def _place(self) -> None:
        """Give the content the place of the whole window, and the controls theirs above it."""
        self.sensor.setVisible(self.projected and not self.revealed)
        if not self.projected:
            return
        whole = QRect(self.mapFrom(self._window, QPoint()), self._window.size())
        self._body.setGeometry(whole)
        self._set_fonts(whole.width())
        for _ in range(2):  # a row may need less height once it has its width
            self.header.setGeometry(0, 0, whole.width(), self._header_height(whole.width()))
            self._header_rows.activate()
        self.sensor.setGeometry(0, 0, whole.width(), pixels(SENSOR_HEIGHT))
        self.sensor.raise_()
        self.notice.setWordWrap(False)
        needed = self.notice.sizeHint()
        if needed.width() > whole.width():
            self.notice.setWordWrap(True)
            needed = QSize(whole.width(), self.notice.heightForWidth(whole.width()))
        self.notice.resize(needed)
        top = self.header.geometry().bottom() if self.revealed else pixels(SENSOR_HEIGHT)
        self.notice.move((whole.width() - self.notice.width()) // 2, top)
        self.notice.raise_()

    def _set_fonts(self, width: int) -> None:
        """Give the top edge, which is for the lecturer, the type of the desk: it covers little of the content.

        The titles of the benches are so small that all of them are in view, and controls so small that none is cut.
        """
        font = self._desk_type.apply()
        self._controls_type.apply(self._share)
        room = width - HEADER_MARGINS[0] - HEADER_MARGINS[2]
        while self._controls is not None and (needed := _least_width(self._controls)) > room:
            if self._share == MIN_SHARE:
                break
            self._share = max(self._share * min(room / needed, LESS_TYPE), MIN_SHARE)
            self._controls_type.apply(self._share)
        self._player_bar.measure_pace()
        usual = QFontMetrics(font)
        titles = (self._tabs.tabText(place) for place in range(self._tabs.count()))
        needed = sum(usual.horizontalAdvance(title) + 3 * MIN_MARGIN for title in titles)
        font.setPointSizeF(font.pointSizeF() * min(room / max(needed, 1), 1.0))
        if font.pointSizeF() != self._tabs.font().pointSizeF():
            self._tabs.setFont(font)

    def _header_height(self, width: int) -> int:
        rows = self._header_rows
        return rows.totalHeightForWidth(width) if rows.hasHeightForWidth() else rows.totalSizeHint().height()

    def _show_notice(self, message: str) -> None:
        self.notice.setText(message)
        self.notice.setVisible(bool(message) and self.projected)
        self._place()


def _least_width(controls: QWidget) -> int:
    """Return the width that controls need whose type has just changed; Qt would know it only after some events."""
    for part in (*reversed(controls.findChildren(QWidget)), controls):  # the innermost first
        if (layout := part.layout()) is not None:
            layout.activate()
    return controls.minimumSizeHint().width()


class _Sensor(QWidget):
    """The top edge of the window, with a mark. Signals: `entered` when the pointer comes there."""

    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        translated(self, toolTip="projector-edge")
        self.setMouseTracking(True)
        self.hide()

    def event(self, event: QEvent) -> bool:
        """Show no tooltip once the controls are shown: it would cover the tabs."""
        return (event.type() == QEvent.Type.ToolTip and not self.isVisible()) or super().event(event)

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        """Report a pointer that moves here; one that only rests here has not asked for anything."""
        self.entered.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the mark that shows that there is more at the edge."""
        width, height = pixels(HANDLE_WIDTH), pixels(3)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours().edge))
            painter.drawRoundedRect((self.width() - width) // 2, pixels(1), width, height, height / 2, height / 2)
