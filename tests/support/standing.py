"""Where the controls of the window are, so that a test can say which of them have moved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

_CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar)
_TEXTS = (QHeaderView, QLabel, QScrollBar)
"""Texts, and parts of a control whose place depends on its content."""

Places = dict[QWidget, tuple[str, QRect]]


def settle() -> None:
    """Let layouts take effect."""
    for _ in range(4):
        QApplication.processEvents()


def places(window: QWidget) -> Places:
    """Return the place on the screen of every visible control, board, tree and chart of a window, with a name."""
    return {
        widget: (_name(widget), QRect(widget.mapToGlobal(QPoint()), _size(widget)))
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget.window() is window and _is_control(widget)
    }


def moved(before: Places, after: Places) -> list[str]:
    """Return what is on the screen before and after, but in another place or of another size."""
    return [
        f"{name}: {_text(place)} -> {_text(after[widget][1])}"
        for widget, (name, place) in before.items()
        if widget in after and after[widget][1] != place
    ]


class Watch:
    """Collects in `faults` what has moved in a window while something came or went."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.faults: list[str] = []

    @contextmanager
    def still(self, what: str) -> Iterator[None]:
        """Note the controls that move in the block, in which `what` comes or goes."""
        settle()
        before = places(self._window)
        yield
        settle()
        self.faults += [f"{what}: {fault}" for fault in moved(before, places(self._window))]


def _size(widget: QWidget) -> QSize:
    """Return the size of a widget; none of a scroll area, whose content stays where it is when its frame is lower."""
    return QSize() if isinstance(widget, QScrollArea) else widget.size()


def _is_control(widget: QWidget) -> bool:
    if isinstance(widget, _TEXTS) or (widget.objectName().startswith("qt_") and not isinstance(widget, QTabBar)):
        return False
    if isinstance(area := widget.parentWidget(), QWidget) and area.objectName() == "qt_scrollarea_viewport":
        return False  # the content of a scroll area may grow
    return isinstance(widget, _CONTROLS) or bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus)


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    parents = []
    parent = widget.parentWidget()
    while parent is not None and len(parents) < 3:
        if not type(parent).__name__.startswith("Q"):
            parents.append(type(parent).__name__)
        parent = parent.parentWidget()
    return f"{'/'.join(reversed(parents))}/{type(widget).__name__} {widget.accessibleName() or text}"


def _text(place: QRect) -> str:
    return f"{place.x()},{place.y()} {place.width()}×{place.height()}"
