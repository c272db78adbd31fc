"""A row of buttons that show only their icons if there is no room for their texts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from workbench.ui.base.layouts import hbox

_STYLES = (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly)


class FittingButtons(QWidget):
    """Its minimum width is that of the icons.

    `buttons`: None is a space that grows. `margins`: left, top, right and bottom.
    """

    def __init__(
        self,
        *buttons: QToolButton | None,
        margins: tuple[int, int, int, int],
        spacing: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._buttons = [button for button in buttons if button is not None]
        self._fitted: object = None
        """What the texts were fitted to last."""
        hbox(*buttons, parent=self, margins=margins, spacing=spacing)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the texts again after a change of a text, a font, or of which buttons are visible."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def minimumSizeHint(self) -> QSize:
        icons = sum(button.iconSize().width() for button in self._buttons if not button.isHidden())
        return QSize(icons, super().minimumSizeHint().height())

    def _fit(self) -> None:
        looks = [(one.text(), one.isHidden(), one.font().key(), one.iconSize().width()) for one in self._buttons]
        if (self.width(), looks) == self._fitted:
            return  # the change of style below also requests a layout
        self._fitted = self.width(), looks
        for style in _STYLES:
            for button in self._buttons:
                button.setToolButtonStyle(style if button.text() else _STYLES[-1])
            if super().minimumSizeHint().width() <= self.width():
                break
