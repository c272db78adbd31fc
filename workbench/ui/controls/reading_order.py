"""Moves the focus with Tab from control to control in reading order, whenever the controls were created."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def focus_next_control(window: QWidget, forwards: bool) -> bool:
    """Give the focus to the next control in reading order, or the previous one; return whether there is one."""
    controls, focused = list(controls_in_order(window)), QApplication.focusWidget()
    if not controls:
        return False
    if focused in controls:
        place = controls.index(focused) + (1 if forwards else -1)
    else:
        inside = [place for place, control in enumerate(controls) if contains(control, focused)]
        below = [place for place, control in enumerate(controls) if focused is not None and contains(focused, control)]
        place = (inside or below or [0])[0] - (0 if forwards else 1)
    reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
    controls[place % len(controls)].setFocus(reason)
    return True


def controls_in_order(container: QWidget) -> Iterator[QWidget]:
    """Yield the controls in a container that Tab reaches, as one reads: the parts of each container stay together."""
    children = [child for child in container.children() if isinstance(child, QWidget) and child.isVisible()]
    for child in _reading_order([child for child in children if not child.isWindow()]):
        if takes_focus(child):
            yield child
        yield from controls_in_order(child)


def takes_focus(widget: QWidget) -> bool:
    """Return whether Tab reaches a widget that is visible."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled() and widget.focusProxy() is None


def _reading_order(widgets: Sequence[QWidget]) -> Iterator[QWidget]:
    """Yield the widgets of a container row by row, from left to right."""
    waiting = sorted(widgets, key=lambda widget: (widget.y(), widget.x()))
    while waiting:
        first = waiting[0]
        row = [widget for widget in waiting if _in_one_row(first, widget)]
        yield from sorted(row, key=lambda widget: (widget.x(), widget.y()))
        waiting = [widget for widget in waiting if widget not in row]


def _in_one_row(one: QWidget, other: QWidget) -> bool:
    """Return whether at least half of the lower of two widgets is beside the other.

    A widget is always in one row with itself, also with a negative height: a layout without room gives such heights.
    """
    shared = min(one.geometry().bottom(), other.geometry().bottom()) - max(one.y(), other.y()) + 1
    return one is other or 2 * shared >= min(one.height(), other.height())


def contains(pane: QWidget, widget: QWidget | None) -> bool:
    """Return whether a widget is a pane or lies in it."""
    return widget is not None and (pane is widget or pane.isAncestorOf(widget))
