"""Layouts in one expression: `vbox(title, (view, 1), hbox(ok, None, cancel), parent=self)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

Part = QWidget | QLayout | tuple[Any, ...] | int | None
"""A widget or a layout; a tuple of one and its stretch factor (and alignment); an int: a gap of that many pixels; None:
room that stretches."""
Margins = int | tuple[int, int, int, int] | None
"""All four margins, or left, top, right and bottom, in pixels; None: those of the style."""

B = TypeVar("B", bound=QBoxLayout)
L = TypeVar("L", bound=QLayout)


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


def grid(
    *rows: Sequence[QWidget],
    parent: QWidget | None = None,
    margins: Margins = None,
    spacing: int | None = None,
    stretched: int | None = None,
) -> QGridLayout:
    """Return a layout of rows of widgets, set on `parent` if there is one. `stretched`: the column that grows."""
    layout = _set_up(QGridLayout(), parent, margins, spacing)
    for row, widgets in enumerate(rows):
        for column, widget in enumerate(widgets):
            layout.addWidget(widget, row, column)
    if stretched is not None:
        layout.setColumnStretch(stretched, 1)
    return layout


def nest(outer: QBoxLayout | QGridLayout, inner: QLayout, *place: Any) -> None:
    """Add a filled layout to another one, at a place as for its `addLayout`.

    PySide makes a Python object for each item of `inner` and keeps it even after Qt has deleted the item. Whatever Qt
    then makes at the same address would be taken for that item, so these objects are given up.
    """
    outer.addLayout(inner, *place)
    _give_up_items(inner)


def keep_room(*widgets: QWidget, kept: bool = True) -> None:
    """Keep the room of widgets while they are hidden, so that nothing moves when they come and go."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        widget.setSizePolicy(policy)


def over(
    content: QWidget | QLayout, note: QWidget | None, edge: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop
) -> QGridLayout:
    """Return a layout in which `note` lies over `content`, at its top or bottom `edge`, and takes no room from it.

    `note`: None if it comes later, by `lay_over`.
    """
    layout = _set_up(QGridLayout(), None, 0, None)
    if isinstance(content, QLayout):
        nest(layout, content, 0, 0)
    else:
        layout.addWidget(content, 0, 0)
    if note is not None:
        lay_over(layout, note, edge)
    return layout


def lay_over(layout: QGridLayout, note: QWidget, edge: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop) -> None:
    """Let `note` lie over the content of a layout made by `over`; without an `edge`, over all of it."""
    layout.addWidget(note, 0, 0, edge)
    note.setAutoFillBackground(True)
    note.raise_()


def pages(parent: QWidget, *widgets: QWidget) -> QStackedWidget:
    """Return a stack of `widgets`, of which the first is shown."""
    stack = QStackedWidget(parent)
    for widget in widgets:
        stack.addWidget(widget)
    return stack


def _filled(layout: B, parts: tuple[Part, ...], parent: QWidget | None, margins: Margins, spacing: int | None) -> B:
    _set_up(layout, parent, margins, spacing)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, int):
            layout.addSpacing(part)
        else:
            item, *more = part if isinstance(part, tuple) else (part,)
            if isinstance(item, QLayout):
                nest(layout, item, *more)
            else:
                layout.addWidget(item, *more)
    return layout


def _give_up_items(layout: QLayout) -> None:
    if not isinstance(layout, QBoxLayout | QFormLayout | QGridLayout):
        return
    for item in map(layout.itemAt, range(layout.count())):
        if isinstance(item, QLayout):
            _give_up_items(item)
        elif item is not None:
            shiboken6.invalidate(item)


def _set_up(layout: L, parent: QWidget | None, margins: Margins, spacing: int | None) -> L:
    if parent is not None:
        parent.setLayout(layout)
    if margins is not None:
        layout.setContentsMargins(*(margins if isinstance(margins, tuple) else (margins,) * 4))
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout
