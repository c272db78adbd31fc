"""Moves the focus from pane to pane, as F6 does in most programs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from workbench.ui.controls.reading_order import contains, controls_in_order, takes_focus


def focus_next(panes: Sequence[QWidget], by: int = 1) -> None:
    """Give the focus to the next of `panes` that can have it, or to the previous one if `by` is -1.

    The first control in the Tab order of a pane gets it.
    """
    stops = [(pane, control) for pane in panes if (control := first_control(pane)) is not None]
    if not stops:
        return
    focused = QApplication.focusWidget()
    holding = [place for place, (pane, _) in enumerate(stops) if contains(pane, focused)]
    start = holding[-1] if holding else (-1 if by > 0 else 0)
    _, control = stops[(start + by) % len(stops)]
    _reveal(control)
    control.setFocus(Qt.FocusReason.ShortcutFocusReason)  # for Tab, Qt shows it only during the key Tab


def _reveal(control: QWidget) -> None:
    """Scroll a control into view."""
    ancestor = control.parentWidget()
    while ancestor is not None:
        if isinstance(ancestor, QScrollArea):
            ancestor.ensureWidgetVisible(control, 0, 0)
        ancestor = ancestor.parentWidget()


def first_control(pane: QWidget) -> QWidget | None:
    """Return the first control in the Tab order of a pane, None if there is none or the pane is not visible."""
    if not pane.isVisible():
        return None
    return pane if takes_focus(pane) else next(controls_in_order(pane), None)
