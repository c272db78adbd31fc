"""The badge of a configuration: its letter in its colour and shape."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import Colours, colours, pixels, theme

BADGE_SIZE = 20
LETTERS = "ABCDEF"
_DARK_LETTER_LIGHTNESS = 0.55
"""The lightness of the colour above which the letter is black."""


def letter_colour(place: int, palette: Colours) -> QColor:
    """Return the colour of a letter by its index in the alphabet."""
    return QColor(palette.configurations[place])


def paint_letter(painter: QPainter, place: int, box: QRectF, palette: Colours) -> None:
    """Paint a letter's badge into a square box."""
    colour = letter_colour(place, palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour.darker(115), 1))
    painter.setBrush(colour)
    painter.drawPath(_shape(place, box.adjusted(0.5, 0.5, -0.5, -0.5)))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(round(box.height() * 0.58), 6))
    painter.setFont(font)
    painter.setPen(QColor("#000000" if colour.lightnessF() > _DARK_LETTER_LIGHTNESS else "#FFFFFF"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, LETTERS[place])
    painter.restore()


def letter_pixmap(place: int, side: int, ratio: float) -> QPixmap:
    """Return a letter's badge in the current colours, `side` pixels square, with `ratio` device pixels per pixel."""
    box = QRectF(0, 0, side, side)
    return drawn_pixmap(side, side, ratio, lambda painter: paint_letter(painter, place, box, colours()))


def letter_icon(place: int, side: int, ratio: float) -> QIcon:
    """Return a letter's badge as an icon that looks the same in selected and disabled rows."""
    return _icon(place, side, ratio, theme().dark)


@lru_cache(maxsize=64)
def _icon(place: int, side: int, ratio: float, _dark: bool) -> QIcon:
    icon, picture = QIcon(), letter_pixmap(place, side, ratio)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected, QIcon.Mode.Disabled):
        icon.addPixmap(picture, mode)
    return icon


class LetterBadge(QWidget):
    """Shows the badge of one letter; `place`, its index, can be changed."""

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(pixels(BADGE_SIZE), pixels(BADGE_SIZE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_letter(painter, self.place, QRectF(self.rect()), colours())


def _shape(place: int, box: QRectF) -> QPainterPath:
    """Return the shape of a letter: circle, square, rounded square, octagon, hexagon, shield."""
    path = QPainterPath()
    if place == 0:
        path.addEllipse(box)
    elif place == 1:
        path.addRect(box)
    elif place == 2:
        path.addRoundedRect(box, box.width() * 0.3, box.width() * 0.3)
    else:
        corners = {
            3: ((0.3, 0), (0.7, 0), (1, 0.3), (1, 0.7), (0.7, 1), (0.3, 1), (0, 0.7), (0, 0.3)),
            4: ((0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5)),
            5: ((0, 0), (1, 0), (1, 0.65), (0.5, 1), (0, 0.65)),
        }[place]
        at = box.topLeft()
        path.addPolygon(QPolygonF([at + QPointF(x * box.width(), y * box.height()) for x, y in corners]))
        path.closeSubpath()
    return path
