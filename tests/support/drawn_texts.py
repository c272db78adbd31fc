"""The texts that a widget draws, with the height at which they are drawn."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QPointF
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

_GROUP = re.compile(r'<g\b[^>]*?transform="matrix\(([^)]*)\)"[^>]*>(.*?)</g>', re.DOTALL)
_TEXT = re.compile(r"<text\b([^>]*)>(.*?)</text>", re.DOTALL)
_NUMBER = r'="([-\d.]+)"'


@dataclass(frozen=True)
class DrawnText:
    """Attributes: text; height, the size of its font in pixels; at, its start in the widget."""

    text: str
    height: float
    at: QPointF


def drawn_texts(widget: QWidget) -> list[DrawnText]:
    """Return the texts that a widget and those in it draw, without the texts in pictures."""
    buffer, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(widget.logicalDpiX())
    widget.render(generator)
    found = []
    for transform, content in _GROUP.findall(bytes(buffer.data().data()).decode()):
        a, b, c, d, dx, dy = map(float, transform.split(","))
        scale = math.hypot(a, b)  # the text may be turned
        for attributes, text in _TEXT.findall(content):
            x, y, size = (float(re.search(rf"\b{name}{_NUMBER}", attributes)[1]) for name in ("x", "y", "font-size"))
            found.append(DrawnText(text.strip(), size * scale, QPointF(dx + a * x + c * y, dy + b * x + d * y)))
    return [text for text in found if text.text]
