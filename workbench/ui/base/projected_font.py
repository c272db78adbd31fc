"""The font of texts that are large in Projector mode although their bench shares the window with a lesson."""

from __future__ import annotations

from PySide6.QtGui import QFont

from workbench.ui.base.theme import BASE_POINTS, theme


def projected_font(scale: float | None = None) -> QFont:
    """Return the font for a part with a scale of its own in Projector mode, by default that of a bench alone."""
    font = QFont()
    if theme().projector:
        font.setPointSizeF(BASE_POINTS * (theme().scale_alone if scale is None else scale))
    return font
