"""A segmented control that switches to shorter texts if there is no room for the long ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.controls.segmented import Segmented


class FittingSegmented(Segmented):
    """Has a long and a short text for each button; its minimum width is that of the short ones, with narrow margins."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        self._pairs: dict[str, tuple[str, str]] = {}
        self._widths = (0, 0)
        super().__init__(names, parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_pairs(self, pairs: Mapping[str, tuple[str, str]]) -> None:
        """Set the (long, short) texts of the buttons."""
        if dict(pairs) != self._pairs:
            self._pairs = dict(pairs)
            self._measure()

    def sizeHint(self) -> QSize:
        return QSize(self._widths[0], super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._pairs:
            self._measure()

    def _measure(self) -> None:
        long, short = (self._width_with(form) for form in (0, 1))
        self._widths = (long, short)
        self.setMinimumWidth(short)
        self.updateGeometry()
        self._fit()
        if (layout := self.layout()) is not None:
            layout.activate()  # so that no text is cut, not even until the next event

    def _width_with(self, form: int) -> int:
        self._show(form)
        return sum(button.sizeHint().width() for button in self.buttons.values())

    def _fit(self) -> None:
        self._show(int(self._widths[0] > self.width()))
        for name, pair in self._pairs.items():
            self.buttons[name].setAccessibleName(pair[0])

    def _show(self, form: int) -> None:
        for button in self.buttons.values():
            if button.property("narrow") is not bool(form):
                button.setProperty("narrow", bool(form))
                self._polish(button)
                button.updateGeometry()
        self.set_texts({name: pair[form] for name, pair in self._pairs.items()})
