"""Grids as PNG pictures, one pixel per square: white is free, black is a wall, and grey is a cost.

A square of cost c, from 1 to 9, has the grey level 280 − 25c: 255 is cost 1, 230 cost 2, …, 55 cost 9; 0 is a wall.
What is read need not be exact: a level from 28 is the nearest of these costs, and a lower one is a wall. Colours count
by their brightness, and what is transparent is white.

As with MovingAI's maps there are eight neighbours and no corner is cut; the start, the goals and the rule of moves are
not part of the picture.
"""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.maps.grid import MAX_COST, MAX_SIDE, WALL, Grid
from workbench.maps.moving_ai import placed
from workbench.search.problem.messages import Fault

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_BYTES = 12_000_000
"""Maximum number of bytes of a picture: more than the largest one takes without compression."""
_LEVELS = {WALL: 0, **{cost: 280 - 25 * cost for cost in range(1, MAX_COST + 1)}}
_DARKEST = 28
"""The lowest level that is a cost."""
_TO_COST = bytes(
    WALL if level < _DARKEST else min(range(1, MAX_COST + 1), key=lambda cost: abs(_LEVELS[cost] - level))
    for level in range(256)
)
_TO_LEVEL = bytes(_LEVELS.get(cost, 0) for cost in range(256))


def is_png(content: bytes) -> bool:
    """Return whether the bytes of a file begin like a PNG picture."""
    return content.startswith(SIGNATURE)


def parse_png(content: bytes, title: str) -> Grid:
    """Return the grid in a picture, with a start and a goal as a MovingAI map has. Raises Fault.

    A picture of more than MAX_SIDE pixels in a direction is refused before it is decompressed.
    """
    from PIL import Image  # slow to import

    damaged = Fault("png-damaged")
    if not is_png(content) or len(content) < 24:
        raise damaged
    columns, rows = struct.unpack(">II", content[16:24])
    if max(rows, columns) > MAX_SIDE:
        raise Fault("png-large", columns=columns, rows=rows, most=MAX_SIDE)
    try:
        Image.open(BytesIO(content), formats=("PNG",)).verify()
        levels = _levels(Image.open(BytesIO(content), formats=("PNG",)))
    except (OSError, SyntaxError, ValueError, EOFError, OverflowError, MemoryError, struct.error, zlib.error):
        raise damaged from None
    if levels.shape != (rows, columns) or not levels.size:
        raise damaged
    return placed(title, tuple(row.tobytes().translate(_TO_COST) for row in levels))


def _levels(image: Any) -> NDArray[np.uint8]:
    """Return the brightness of each pixel, shape (rows, columns)."""
    from PIL import Image

    image.load()
    if image.mode.startswith("I"):  # 16 bits of grey
        return (np.asarray(image).astype(np.int64) // 257).clip(0, 255).astype(np.uint8)
    paper = Image.new("RGBA", image.size, "white")
    paper.alpha_composite(image.convert("RGBA"))
    return np.asarray(paper.convert("L"))


def png_bytes(grid: Grid) -> bytes:
    """Return a grid as a picture. Raises Fault if it has water or a square of cost 0, for which there is no grey."""
    from PIL import Image

    if any(map(any, grid.water)):
        raise Fault("png-water")
    if any(0 in row for row in grid.costs):
        raise Fault("png-cost-zero")
    rows, columns = grid.shape
    levels = b"".join(row.translate(_TO_LEVEL) for row in grid.costs)
    picture = BytesIO()
    Image.frombytes("L", (columns, rows), levels).save(picture, "PNG")
    return picture.getvalue()
