"""Drawings as the bytes of files. What Qt cannot draw or encode raises Fault; no partial file is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPixmap
from PySide6.QtSvg import QSvgGenerator

from workbench.search.problem.messages import Fault

Draw = Callable[[QPainter], None]


def png(size: QSize, pixel_ratio: int, draw: Draw) -> bytes:
    """Return a drawing of `size` as PNG, with `pixel_ratio` pixels per unit of length. Raises Fault."""
    image = QImage(size * pixel_ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(pixel_ratio)
    with painting(image) as painter:
        draw(painter)
    return encode_png(image)


def encode_png(image: QImage) -> bytes:
    """Return an image as PNG. Raises Fault."""
    buffer = open_buffer()
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise Fault("drawing-failed")
    return bytes(buffer.data().data())


def svg(size: QSize, title: str, description: str, draw: Draw, resolution: int = 0) -> bytes:
    """Return a drawing as SVG whose texts stay texts. `resolution`: dots per inch; 0: Qt's default. Raises Fault."""
    buffer, generator = open_buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    if resolution:
        generator.setResolution(resolution)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    generator.setDescription(description)
    with painting(generator) as painter:
        draw(painter)
    return bytes(buffer.data().data())


def drawn_pixmap(width: float, height: float, ratio: float, draw: Draw) -> QPixmap:
    """Return a drawing on a transparent pixmap of this size, with `ratio` device pixels per pixel."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        draw(painter)
    return pixmap


def open_buffer() -> QBuffer:
    """Return a buffer open for writing."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter and always end it: Qt crashes if the device is deleted before its painter. Raises Fault."""
    painter = QPainter()
    if not painter.begin(device):
        raise Fault("drawing-failed")
    try:
        yield painter
    except BaseException:
        painter.end()
        raise
    if not painter.end():
        raise Fault("drawing-failed")
