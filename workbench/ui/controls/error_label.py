"""An error message beside the input that caused it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.search.problem.messages import Fault
from workbench.ui.base import theme
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change
from workbench.wording import say

MAX_HEIGHT = 10_000
"""Pixels; higher than any sentence."""


class FaultLabel(QWidget):
    """Shows one fault with a warning icon; hidden while there is none.

    In a window it lies over the content below its control (`layouts.over`), so that nothing moves when it comes.

    Attributes: fault, or None; sentence, the label. Signals: `changed`.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fault: Fault | None = None
        self._sign, self.sentence = Label(self), Label(self)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        hbox(self._sign, (self.sentence, 1), parent=self, margins=0, spacing=5)
        self.hide()
        theme.on_theme_change(self._apply_style)
        on_language_change(self._update)

    def show_fault(self, fault: Fault | None) -> None:
        """Show a fault; None: hide."""
        self.fault = fault
        self._update()
        self.changed.emit()

    @contextmanager
    def catching(self) -> Iterator[None]:
        """Show a Fault that is raised in the block, whose rest is skipped."""
        try:
            yield
        except Fault as fault:
            self.show_fault(fault.with_traceback(None))  # its frames would keep the widget alive

    def height_of(self, fault: Fault, width: int) -> int:
        """Return the height in which a fault is whole, in a width in pixels."""
        margins, layout = self.sentence.contentsMargins(), self.layout()
        assert layout is not None
        room = width - self._sign.sizeHint().width() - layout.spacing() - margins.left() - margins.right()
        words = Qt.TextFlag.TextWordWrap
        return self.sentence.fontMetrics().boundingRect(0, 0, room, MAX_HEIGHT, words, say(fault)).height()

    def _update(self) -> None:
        self.sentence.setText(say(self.fault) if self.fault else "")
        self.setVisible(self.fault is not None)

    def _apply_style(self) -> None:
        danger = theme.colours().danger
        palette = self.sentence.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(danger))
        self.sentence.setPalette(palette)
        self._sign.setPixmap(pixmap("warning", theme.pixels(16), danger))
