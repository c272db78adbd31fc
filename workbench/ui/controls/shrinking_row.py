"""A row of controls; some of them are hidden if there is no room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from workbench.ui.base.layouts import hbox


class ShrinkingRow(QWidget):
    """`first` at the left, `others` at the right; `shrinkable`, some of `others`, are hidden if the row is narrow.

    The last of these is hidden first.
    """

    def __init__(
        self,
        first: Sequence[QWidget],
        others: Sequence[QWidget],
        shrinkable: Sequence[QWidget],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shrinkable, self._offered = list(shrinkable), True
        self._buttons = [one for one in others if one in shrinkable and isinstance(one, QAbstractButton)]
        spaced = [part for control in first for part in (8, control)][1:]
        self._row = hbox(*spaced, None, *others, parent=self, margins=(8, 6, 6, 4), spacing=2)

    def continue_in(self, menu: QMenu) -> None:
        """Offer in a menu what the buttons do for which there is no room."""
        menu.addSeparator()
        for button in self._buttons:
            action = QAction(menu, checkable=button.isCheckable())
            action.triggered.connect(button.click)
            menu.addAction(action)
            menu.aboutToShow.connect(partial(_copy, button, action))

    def offer(self, on: bool) -> None:
        """Show the controls that may be hidden as far as there is room, or hide them all."""
        self._offered = on
        self.share()

    def minimumSizeHint(self) -> QSize:
        """Return the size without the controls that may be hidden."""
        visible_width = sum(self._room(control) for control in self._shrinkable if not control.isHidden())
        minimum = super().minimumSizeHint()
        return QSize(minimum.width() - visible_width, minimum.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share()

    def share(self) -> None:
        """Show the controls that fit, hide the others; call this when a control's width changes."""
        needed = self.minimumSizeHint().width()
        for control in self._shrinkable:
            needed += self._room(control)
            control.setVisible(self._offered and self.width() >= needed)

    def _room(self, control: QWidget) -> int:
        return control.sizeHint().width() + self._row.spacing()


def _copy(button: QAbstractButton, action: QAction) -> None:
    """Let an action look as a button does, if that is hidden."""
    action.setText(button.accessibleName())
    action.setIcon(button.icon())
    action.setChecked(button.isChecked())
    action.setVisible(button.isHidden())
