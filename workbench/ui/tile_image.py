"""Pictures from files that tiles are cut out of."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from workbench.formats.reading import first_bytes
from workbench.search.messages import Fault, shown

MOST_BYTES = 64 * 1024 * 1024
SIDE = 1600
"""Pixels of the longer side at most; drawings are made so large."""
MOST_PIXELS = 30_000


def read_image(name: str) -> QImage:
    """Return the picture in a file: PNG, JPEG, SVG or what else Qt reads. Raises Fault for a file that is none."""
    content = first_bytes(Path(name), MOST_BYTES + 1)
    if not content or len(content) > MOST_BYTES:
        raise Fault("play-no-picture", name=shown(name, 200))
    head = content[:4096].lstrip(b"\xef\xbb\xbf \t\r\n")
    image = _drawing(content) if head.startswith(b"<") else _photo(content)
    if image.isNull() or min(image.width(), image.height()) < 2:
        raise Fault("play-no-picture", name=shown(name, 200))
    return image


def _photo(content: bytes) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MOST_PIXELS:
        return QImage()
    if max(size.width(), size.height()) > SIDE:
        reader.setScaledSize(size.scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


def _drawing(content: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(content))
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        return QImage()
    size = renderer.defaultSize().scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size.expandedTo(QSize(2, 2)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
