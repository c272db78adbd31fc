"""Reads pictures from files for the tiles."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from workbench.formats.reading import first_bytes
from workbench.search.problem.messages import Fault, to_quotable

MAX_BYTES = 64 * 1024 * 1024
MAX_SIDE = 1600
"""The maximum length of the longer side, in pixels; vector drawings are rendered at this size."""
MAX_PIXELS = 50_000_000
"""The maximum size of a photograph, in pixels; each takes four bytes when it is read."""
MIN_SIDE = 2


def read_image(name: str) -> QImage:
    """Return the picture in a file: PNG, JPEG, SVG or another format that Qt reads.

    Raises Fault if the file is not a picture, or if the picture is too large or too small.
    """
    content = first_bytes(Path(name), MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise Fault("file-large", name=to_quotable(name, 200), most=MAX_BYTES)
    head = content[:4096].lstrip(b"\xef\xbb\xbf \t\r\n")
    image = _render_drawing(content) if head.startswith(b"<") else _read_photo(content, to_quotable(name, 200))
    if image.isNull():
        raise Fault("play-no-picture", name=to_quotable(name, 200))
    return image


def _read_photo(content: bytes, name: str) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid():
        return QImage()
    width, height = size.width(), size.height()
    if width * height > MAX_PIXELS:
        raise Fault("play-picture-large", name=name, width=width, height=height, most=MAX_PIXELS // 10**6)
    if min(width, height) < MIN_SIDE:
        raise Fault("play-picture-small", name=name, width=width, height=height, least=MIN_SIDE)
    if max(width, height) > MAX_SIDE:
        scaled = size.scaled(MAX_SIDE, MAX_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(scaled.expandedTo(QSize(MIN_SIDE, MIN_SIDE)))
    return reader.read()


def _render_drawing(content: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(content))
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        return QImage()
    size = renderer.defaultSize().scaled(MAX_SIDE, MAX_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size.expandedTo(QSize(2, 2)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        renderer.render(painter)
    return image
