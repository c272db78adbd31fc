"""The title line of a pane: its name, a count and a hint."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, embolden, plain_tip
from workbench.ui.controls.live_label import LiveLabel

MIN_ELIDED_LENGTH = 4
"""Length of the shortest elided text, ellipsis included, that is shown; a shorter one is hidden."""


class Muted(Label):
    """Text in a muted colour, which is elided if there is no room.

    Attributes: short, what is shown instead of an elided text: "" if the text is elsewhere too; None: nothing else.
    """

    def __init__(self, parent: QWidget | None = None, wrap: bool = False) -> None:
        super().__init__(parent, wordWrap=wrap)
        self.short: str | None = None
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._tip_shows_text = False
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, value: str) -> None:
        super().setText(value)
        self._update_tip()

    def setToolTip(self, value: str) -> None:
        """Set the tooltip, which otherwise shows the full text when it is elided."""
        self._tip_shows_text = False
        super().setToolTip(value)
        self._update_tip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._update_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text; if it is too long, elide or hide it."""
        metrics, room = self.fontMetrics(), self.contentsRect()
        if self.wordWrap() or metrics.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        if self.short is None:
            shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
            fits = len(shown) > MIN_ELIDED_LENGTH
        else:
            shown = self.short
            fits = metrics.horizontalAdvance(shown) <= room.width()
        if fits:
            with QPainter(self) as painter:
                painter.setPen(self.palette().color(self.foregroundRole()))
                painter.drawText(room, self.alignment(), shown)

    def _update_tip(self) -> None:
        """Show an elided text in the tooltip, unless another tooltip was set."""
        if self._tip_shows_text or not self.toolTip():
            cut = (
                not self.wordWrap() and self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()
            )
            self._tip_shows_text = cut
            super().setToolTip(plain_tip(self.text() if cut else ""))


class Placeholder(Muted):
    """A wrapped text in place of something larger, whose size it does not change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wrap=True)
        self.setContentsMargins(12, 6, 12, 6)

    def hasHeightForWidth(self) -> bool:
        """Return False: the text has more room than it needs."""
        return False


class PaneTitle(QWidget):
    """The title line of a pane.

    Attributes: name, count and hint, texts; `add` puts a control at the right end.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.count, self.hint = Label(self), LiveLabel(self), Muted(self)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._layout = hbox(self.name, self.count, (self.hint, 1), parent=self, margins=(8, 6, 8, 6), spacing=8)
        embolden(self.name)

    def add(self, control: QWidget, stretch: int = 0) -> None:
        """Add a control at the right end; with `stretch` it takes the room that the hint does not need."""
        self._layout.addWidget(control, stretch)
