"""Layouts in one expression: `vbox(title, (view, 1), hbox(ok, None, cancel), parent=self)`."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Part = QWidget | QLayout | tuple[Any, ...] | int | None
"""A widget or a layout; a tuple of one and its stretch factor (and alignment); an int: a gap of that many pixels; None:
room that stretches."""
Margins = int | tuple[int, int, int, int] | None
"""All four margins, or left, top, right and bottom, in pixels; None: those of the style."""

B = TypeVar("B", bound=QBoxLayout)


def vbox(
    *parts: Part, parent: QWidget | None = None, margins: Margins = None, spacing: int | None = None
) -> QVBoxLayout:
    """Return a layout of `parts` from top to bottom, set on `parent` if there is one. `spacing`: in pixels."""
    return _filled(QVBoxLayout(), parts, parent, margins, spacing)


def hbox(
    *parts: Part, parent: QWidget | None = None, margins: Margins = None, spacing: int | None = None
) -> QHBoxLayout:
    """Return a layout of `parts` from left to right, set on `parent` if there is one. `spacing`: in pixels."""
    return _filled(QHBoxLayout(), parts, parent, margins, spacing)


def _filled(layout: B, parts: tuple[Part, ...], parent: QWidget | None, margins: Margins, spacing: int | None) -> B:
    if parent is not None:
        parent.setLayout(layout)
    if margins is not None:
        layout.setContentsMargins(*(margins if isinstance(margins, tuple) else (margins,) * 4))
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, int):
            layout.addSpacing(part)
        else:
            item, *more = part if isinstance(part, tuple) else (part,)
            (layout.addLayout if isinstance(item, QLayout) else layout.addWidget)(item, *more)
    return layout
