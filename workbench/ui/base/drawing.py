"""Drawings as the bytes of files. What Qt cannot draw or encode raises Fault; no partial file is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from zlib import crc32

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPixmap
from PySide6.QtSvg import QSvgGenerator

from workbench.search.problem.messages import Fault

Draw = Callable[[QPainter], None]
_PLACED_SHAPE = re.compile(
    r'<g (?P<style>[^<>]*)transform="matrix\((?P<scale>[-\d.e]+(?:,[-\d.e]+){3}),(?P<x>[-\d.e]+),(?P<y>[-\d.e]+)\)"'
    r"(?P<rest>[^<>]*>\s*<path [^<>]*/>\s*</g>\s*)"
)
"""A group of Qt's SVG that contains a single shape."""


def png(size: QSize, pixel_ratio: int, draw: Draw) -> bytes:
    """Return a drawing of `size` as PNG, with `pixel_ratio` pixels per unit of length. Raises Fault."""
    return encode_png(image(size, pixel_ratio, draw))


def image(size: QSize, pixel_ratio: int, draw: Draw) -> QImage:
    """Return a drawing of `size` as an image, with `pixel_ratio` pixels per unit of length. Raises Fault."""
    created = QImage(size * pixel_ratio, QImage.Format.Format_RGB32)
    created.setDevicePixelRatio(pixel_ratio)
    with painting(created) as painter:
        draw(painter)
    return created


def encode_png(drawn: QImage) -> bytes:
    """Return an image as PNG. Raises Fault."""
    buffer = open_buffer()
    if not drawn.save(buffer, "PNG"):  # type: ignore[call-overload]
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
    return with_shared_shapes(bytes(buffer.data().data()).decode()).encode()


def with_shared_shapes(document: str) -> str:
    """Return an SVG in which shapes that differ only in their place are defined once; Qt repeats them in full."""
    groups = [*_PLACED_SHAPE.finditer(document)]
    counts = Counter(one["style"] + one["scale"] + one["rest"] for one in groups)
    mark = f"s{crc32(document.encode()):x}-"  # several drawings may stand in one page
    names: dict[str, str] = {}
    definitions: list[str] = []

    def shared(one: re.Match[str]) -> str:
        key = one["style"] + one["scale"] + one["rest"]
        if counts[key] == 1:
            return one[0]
        if key not in names:
            names[key] = f"{mark}{len(names)}"
            definitions.append(
                f'<g id="{names[key]}" {one["style"]}transform="matrix({one["scale"]},0,0)"{one["rest"]}'
            )
        x, y = (f"{float(one[name]):.1f}" for name in "xy")
        return f'<use xlink:href="#{names[key]}" x="{x}" y="{y}"/>\n'

    body = _PLACED_SHAPE.sub(shared, document)
    end = body.index(">", body.index("<svg")) + 1
    return f"{body[:end]}<defs>{''.join(definitions)}</defs>{body[end:]}" if definitions else document


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
