"""Draws grids: a few squares with marks of different shapes, many as an image with one pixel per square."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.theme import Colours, theme
from workbench.ui.states.grid_layout import MAX_SHAPED, GridLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import MapPainter
from workbench.ui.states.map_signs import mark_colour
from workbench.ui.states.map_statuses import MARKS
from workbench.ui.states.map_values import NOTHING, PLAIN, MapLook, MapValues
from workbench.ui.states.square_colours import on_square, square_colours, wall_colour
from workbench.ui.states.value_painter import ValuePainter, ramp_colours

_KINDS = 3
"""The number of kinds of free squares: see `MapShape.kinds`.

In the image, a wall is 0 and a free square 1 more than its kind. A status with the number n adds 3n, a value of level n
of the ramp adds 3 for each status and 3(n - 1); a sum is the number of a colour.
"""
_WALL = 0
Cells = tuple[slice, slice]
"""Rows and columns."""


class GridPixels:
    """A grid as an image with one pixel per square."""

    def __init__(self, sketch: MapShape) -> None:
        columns, rows = sketch.size
        self._kinds = sketch.kinds + np.uint8(1)
        self._cells = sketch.cells.astype(np.int64)  # indices of this type need no conversion
        self._shape = rows, columns

    def image(self, marks: MapMarks, colours: Colours, cells: Cells, coloured: str = NOTHING) -> QImage:
        """Return the squares in some rows and columns: each in the colour of its status, else of its kind.

        `coloured`: a value; if there is one, its colours replace those of the statuses.
        """
        codes, indices = marks.marks.codes, np.full(self._shape[0] * self._shape[1], _WALL, np.uint8)
        values = _values(marks, coloured)
        if values is not None:
            which = values.levels(coloured)
            codes = np.where(which, which + np.uint8(len(MARKS) - 1), which)
        indices[self._cells] = self._kinds + np.uint8(_KINDS) * codes if len(codes) else self._kinds
        part = np.ascontiguousarray(indices.reshape(self._shape)[cells])
        image = QImage(part.data, part.shape[1], part.shape[0], part.shape[1], QImage.Format.Format_Indexed8)
        drawn = [*(QColor(mark_colour(mark, colours)) for mark in MARKS[1:]), *ramp_colours(theme().dark)]
        over = [on_square(colour, kind) for colour in drawn for kind in range(_KINDS)]
        table = wall_colour(colours, values is not None), *square_colours(colours), *over
        image.setColorTable([colour.rgb() for colour in table])
        return image.copy()  # it does not refer to the array


class GridDrawing:
    """Draws a grid repeatedly; what has not changed is drawn only once."""

    def __init__(self, sketch: MapShape) -> None:
        self._sketch = sketch
        self._pixels: GridPixels | None = None
        self._ground: QImage | None = None
        self._key: tuple[object, ...] = ()

    def paint(
        self,
        painter: QPainter,
        layout: GridLayout,
        marks: MapMarks,
        colours: Colours,
        seen: QRectF,
        look: MapLook = PLAIN,
    ) -> bool:
        """Paint the part of the grid in `seen`; return whether the squares are large enough for all of `look`."""
        map_painter = MapPainter(painter, self._sketch, marks, colours)
        rows, columns = layout.cells_in(seen)
        ratio = painter.device().devicePixelRatio()
        many = (rows.stop - rows.start) * (columns.stop - columns.start) > MAX_SHAPED
        wall = wall_colour(colours, _values(marks, look.coloured) is not None)
        key = (layout, colours, ratio, seen, wall, *((marks.marks, marks.values, look.coloured) if many else ()))
        if self._ground is None or not _same(key, self._key):
            self._key = key
            self._ground = QImage((seen.size() * ratio).toSize(), QImage.Format.Format_RGB32)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(QColor(colours.surface))
            ground = QPainter(self._ground)
            ground.translate(-seen.topLeft())
            # A frame: free squares at the edge look like what is outside.
            ground.fillRect(layout.tray.adjusted(-1, -1, 1, 1), wall)
            if many:
                image = self._image(marks, colours, (rows, columns), look.coloured)
                _paint_image(ground, layout, image, ratio, (rows, columns))
            else:
                MapPainter(ground, self._sketch, MapMarks(), colours).paint_squares(layout, wall, seen)
            ground.end()
        painter.drawImage(seen.topLeft(), self._ground)
        if many:
            map_painter.paint_over_squares(layout)
            return look.written == NOTHING and not look.arrows
        if look == PLAIN:
            map_painter.paint_grid_marks(layout, seen)
            return True
        return self._paint_look(painter, layout, marks, colours, seen, look)

    def _image(self, marks: MapMarks, colours: Colours, cells: Cells, coloured: str) -> QImage:
        self._pixels = self._pixels or GridPixels(self._sketch)
        return self._pixels.image(marks, colours, cells, coloured)

    def _paint_look(
        self,
        painter: QPainter,
        layout: GridLayout,
        marks: MapMarks,
        colours: Colours,
        seen: QRectF,
        look: MapLook,
    ) -> bool:
        """Paint a few squares with their values; return whether they are large enough for all of `look`."""
        values, places = ValuePainter(painter, layout, marks, look, colours), layout.places_in(seen)
        values.fill(places)
        map_painter = MapPainter(painter, self._sketch, marks, colours)
        map_painter.paint_route(layout)
        pointed = not look.arrows or values.point_to_parents(places)
        written = look.written == NOTHING or values.write(places)  # over the heads of arrows
        ground = values.ground if look.arrows else None
        map_painter.paint_costs(layout, seen, values.inset, values.ink, values.full, ground)
        return written and pointed


def _values(marks: MapMarks, coloured: str) -> MapValues | None:
    """Return the values whose colours the squares have, or None if they have those of their statuses."""
    return None if coloured == NOTHING else marks.values


def _paint_image(painter: QPainter, layout: GridLayout, image: QImage, ratio: float, cells: Cells) -> None:
    """Paint an image of the squares in some rows and columns."""
    rows, columns = cells
    area = layout.square(columns.start, rows.start).united(layout.square(columns.stop - 1, rows.stop - 1))
    if layout.side * ratio < 1:
        size = QSize(math.ceil(area.width() * ratio), math.ceil(area.height() * ratio))
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    painter.drawImage(area, image)


def _same(key: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return len(key) == len(other) and all(a is b or a == b for a, b in zip(key, other, strict=True))
