"""A tour of the window in about a minute: callouts for its parts, one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QMainWindow, QPushButton, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.lessons.pointers import Pointers
from workbench.wording import text

STOPS = ("board", "search", "player", "tree", "open", "chart", "benches", "lessons")
"""The names of the parts, in this order."""
WIDTH, GAP = 340, 10
_KEYS = {
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_PageDown: "next",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_PageUp: "back",
    Qt.Key.Key_Escape: "skip",
}


class Tour(QWidget):
    """The callout, which has the focus during the tour and is deleted at the end.

    `parts`: the widget for each of STOPS; `fallback`: gets the focus in the end if no widget had it before.
    Attributes: stops, the names of the visible parts; place, the current index; buttons by name: back, next, skip.
    """

    def __init__(self, parts: Mapping[str, QWidget], fallback: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._parts, self._window, self.place = parts, window, 0
        self._before = window.focusWidget() or fallback
        self._pointers = Pointers(window)
        self.stops = [name for name in STOPS if parts[name].isVisible()]
        self.buttons = {name: QPushButton(self) for name in ("skip", "back", "next")}
        self._title, self._text, self._count = Label(self), Label(self), Label(self)
        embolden(self._title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        for button, slot in zip(self.buttons.values(), (self.close, self.back, self.next), strict=True):
            button.clicked.connect(slot)
            button.installEventFilter(self)
        window.installEventFilter(self)
        theme().changed.connect(self._update_position)
        translated(self.buttons["skip"], text="tour-skip")
        translated(self.buttons["back"], text="tour-back")
        on_language_change(self.retranslate)
        self._show_stop(0)

    def next(self) -> None:
        """Go to the next stop; after the last one, close."""
        self._show_stop(self.place + 1) if self.place + 1 < len(self.stops) else self.close()

    def back(self) -> None:
        """Go to the previous stop."""
        if self.place:
            self._show_stop(self.place - 1)

    def retranslate(self) -> None:
        stop, last = self.stops[self.place], self.place + 1 == len(self.stops)
        title, description = text(f"tour-{stop}-title"), text(f"tour-{stop}")
        count = text("tour-count", place=self.place + 1, count=len(self.stops))
        self._title.setText(title)
        self._text.setText(description)
        self._count.setText(count)
        self.buttons["next"].setText(text("tour-done") if last else text("tour-next"))
        self.buttons["back"].setEnabled(self.place > 0)
        self.buttons["skip"].setVisible(not last)
        self.setAccessibleName(f"{count}. {title}")
        self.setAccessibleDescription(description)
        self._update_position()

    # Overrides of Qt

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the tour before they become shortcuts of the player."""
        keys = (*_KEYS, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in keys:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle key presses on its buttons, and follow the size of the window."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._update_position()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is not self._window:
            return self._handle_key(event)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or previous stop, or close."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.next()
        elif not self._handle_key(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus among its buttons."""
        stops = [one for one in self.buttons.values() if one.isVisible() and one.isEnabled()]
        focused = self.focusWidget()
        place = stops.index(focused) if focused in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(place + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the pointers, and restore the focus."""
        self._window.removeEventFilter(self)
        self._pointers.point_at([])
        self._pointers.deleteLater()
        self._before.setFocus()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the callout."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours().accent), 2))
            painter.setBrush(QColor(colours().surface))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 8, 8)

    # Internal

    def _handle_key(self, event: QKeyEvent) -> bool:
        action = _KEYS.get(Qt.Key(event.key()))
        if action is not None:
            {"next": self.next, "back": self.back, "skip": self.close}[action]()
        return action is not None

    def _show_stop(self, place: int) -> None:
        self.place = place
        self._pointers.first = place + 1
        self._pointers.point_at([self._parts[self.stops[place]]])
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_position(self) -> None:
        """Move to the side of the current part that has most room."""
        self.layout().activate()  # type: ignore[union-attr]
        min_width = self.layout().minimumSize().width()  # type: ignore[union-attr]
        width = min(max(pixels(WIDTH), min_width), self._window.width() - 2 * GAP)
        size = QSize(width, max(self.layout().heightForWidth(width), self.layout().minimumSize().height()))  # type: ignore[union-attr]
        area = self._window.rect().adjusted(GAP, GAP, -GAP, -GAP)
        if self.stops[self.place] == "lessons":  # its text refers to a menu, which must stay visible
            area.setTop(self._window.menuBar().geometry().bottom() + GAP)
        place = next(iter(self._pointers.places()), QRect())
        self.setGeometry(_beside(place, size, area))

    def _lay_out(self) -> None:
        self._text.setWordWrap(True)
        self._count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        vbox(
            self._title,
            self._text,
            hbox(self._count, None, *self.buttons.values()),
            parent=self,
            margins=(16, 14, 16, 12),
            spacing=8,
        )


def _beside(pane: QRect, size: QSize, area: QRect) -> QRect:
    """Return a rectangle of `size` within `area` that covers as little of `pane` as possible."""
    width, height = size.width(), size.height()
    middle = pane.center().y() - height // 2
    places = (
        QPoint(pane.right() + GAP, middle),
        QPoint(pane.left() - GAP - width, middle),
        QPoint(pane.center().x() - width // 2, pane.bottom() + GAP),
        QPoint(pane.center().x() - width // 2, pane.top() - GAP - height),
    )

    def placed(at: QPoint) -> QRect:
        x = min(max(at.x(), area.left()), area.right() - width)
        return QRect(QPoint(x, min(max(at.y(), area.top()), area.bottom() - height)), size)

    def hidden(at: QPoint) -> int:
        common = placed(at) & pane
        return max(common.width(), 0) * max(common.height(), 0)

    return placed(min(places, key=hidden))
