"""Moves the focus from pane to pane, as F6 does in most programs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def focus_next(panes: Sequence[QWidget], by: int = 1) -> None:
    """Give the focus to the next of `panes` that can have it, or to the previous one if `by` is -1.

    The first control in the Tab order of a pane gets it.
    """
    stops = [(pane, control) for pane in panes if (control := first_control(pane)) is not None]
    if not stops:
        return
    focused = QApplication.focusWidget()
    holding = [place for place, (pane, _) in enumerate(stops) if _contains(pane, focused)]
    start = holding[-1] if holding else (-1 if by > 0 else 0)
    _, control = stops[(start + by) % len(stops)]
    control.setFocus(Qt.FocusReason.TabFocusReason)


def first_control(pane: QWidget) -> QWidget | None:
    """Return the first control in the Tab order of a pane, None if there is none or the pane is not visible."""
    if not pane.isVisible():
        return None
    control: QWidget | None = pane
    while control is not None:
        can_focus = control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.isEnabled() and control.isVisible()
        if can_focus and _contains(pane, control):
            return control
        control = control.nextInFocusChain()
        if control is pane:
            break
    return None


def _contains(pane: QWidget, widget: QWidget | None) -> bool:
    return widget is not None and (pane is widget or pane.isAncestorOf(widget))
