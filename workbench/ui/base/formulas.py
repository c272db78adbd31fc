"""Text with formulas, which are not broken over lines."""

from __future__ import annotations

import re

from PySide6.QtGui import QFont, QTextLayout, QTextOption

_OPERATORS = "[-=+−×·<>≤≥≠←]"
_INNER_SPACE = re.compile(rf" (?={_OPERATORS} )|(?<= {_OPERATORS}) |(?<=\(\w,) (?=\w+\))")


def unbroken(text: str) -> str:
    """Return a text of the same length whose formulas have no spaces at which a line may end."""
    return _INNER_SPACE.sub("\N{NO-BREAK SPACE}", text)


def broken_into_lines(text: str, font: QFont, width: float) -> str:
    """Return a text with line breaks such that it is at most `width` pixels wide."""
    return "\n".join(line for paragraph in text.split("\n") for line in _lines(paragraph, font, width))


def _lines(paragraph: str, font: QFont, width: float) -> list[str]:
    layout, option, lines = QTextLayout(unbroken(paragraph), font), QTextOption(), []
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)  # a formula may be wider than the room
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        lines.append(paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return lines
