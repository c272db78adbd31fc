"""Covers panes while a question is open: what they contain is hidden from sight, keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.pane_frame import PaneFrame

_MOVES = (QEvent.Type.Resize, QEvent.Type.Move)


class Cover(PaneFrame):
    """Lies on a pane and hides what is in it, and what it shows meanwhile; a pane without parts is hidden as a whole.

    Attributes: pane; label, the message.
    """

    def __init__(self, pane: QWidget) -> None:
        parts = pane.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        super().__init__(pane if parts else pane.parentWidget())
        self.pane, self._busy, self._is_whole = pane, False, not parts
        self._hidden: list[QWidget] = []
        self.setAutoFillBackground(True)
        self.label = translated(Label(self, wordWrap=True), text="inspector-untold", toolTip="inspector-untold")
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        vbox(self.label, parent=self, margins=(4, 0, 4, 0))
        self._least, self._policy = pane.minimumSize(), pane.sizePolicy()
        pane.setMinimumSize(pane.minimumSizeHint().expandedTo(self._least))  # the layout around it does not change
        if self._is_whole:
            retaining = pane.sizePolicy()
            retaining.setRetainSizeWhenHidden(True)
            pane.setSizePolicy(retaining)
        for part in self._parts():
            part.installEventFilter(self)
            self._hide(part)
        pane.installEventFilter(self)
        self._parent = pane.parentWidget()
        if self._parent is not None:
            self._parent.installEventFilter(self)
        self._follow()
        self.show()
        self.raise_()

    def remove(self) -> None:
        """Show what was hidden."""
        self._busy = True
        self.pane.removeEventFilter(self)
        if self._parent is not None:
            self._parent.removeEventFilter(self)
        for part in self._parts():
            part.removeEventFilter(self)
        for part in self._hidden:
            part.show()
        self.pane.setMinimumSize(self._least)
        self.pane.setSizePolicy(self._policy)
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pane; hide what it shows, and do not show at the end what it hides."""
        if event.type() in _MOVES and (watched is self.pane or watched is self._parent):
            self._follow()
        elif not self._busy and isinstance(watched, QWidget) and watched is not self._parent:
            if event.type() == QEvent.Type.ShowToParent and (watched is not self.pane or self._is_whole):
                self._hide(watched)
            elif event.type() == QEvent.Type.HideToParent and watched in self._hidden:
                self._hidden.remove(watched)
        return False

    def _parts(self) -> list[QWidget]:
        if self._is_whole:
            return [self.pane]
        parts = self.pane.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [part for part in parts if part is not self and not part.isWindow()]

    def _follow(self) -> None:
        """Cover the pane, or the part of it that its parent shows, so that the message is whole."""
        pane, parent = self.pane, self._parent
        shown = pane.rect() if parent is None else pane.rect() & parent.rect().translated(-pane.pos())
        self.setGeometry(pane.geometry() if self._is_whole else shown)

    def _hide(self, part: QWidget) -> None:
        if part.isHidden():
            return
        self._busy = True
        part.hide()
        self._busy = False
        if part not in self._hidden:
            self._hidden.append(part)


class Covers(QObject):
    """The covers of a bench. Attributes: covers, those that are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.covers: list[Cover] = []

    def cover(self, panes: Sequence[QWidget]) -> None:
        """Cover these panes, and no others."""
        for cover in self.covers:
            cover.remove()
        self.covers = [Cover(pane) for pane in panes]
