"""Lays maps out in a given room, with as many labels as fit, and paints them. Needs no widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.theme import Colours
from workbench.ui.states.map_layout import ALL_NAMED, MAX_STRETCH, STRETCH, GridLayout, MapLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import MapPainter, Notes, name_font, note_font

SMALLER = (0.85, 0.72, 0.6)
"""Factors by which letters and marks shrink on a crowded map."""
MIN_SCALE = 1.0
"""Lower limit of the scale: not smaller than at a desk."""
_WIDEST = {Notes.LONG: "888 + 888 = 888", Notes.SHORT: "h = 888"}


def fitted(sketch: MapShape, room: QRectF, scale: float, noted: bool, start: int | None) -> tuple[MapLayout, Notes]:
    """Return the layout of a graph, and which notes fit under its names.

    If names and notes would cover too much, the notes are shortened, then the map is stretched, then the notes are
    omitted, then letters shrink. `noted`: whether there are notes at all; `start`: the place with an arrow.
    """
    usual = MAX_STRETCH if sketch.free else STRETCH
    ways = [(Notes.LONG, usual), (Notes.SHORT, usual), (Notes.SHORT, MAX_STRETCH), (Notes.NONE, MAX_STRETCH)]
    if not noted:
        ways = [(Notes.NONE, usual), (Notes.NONE, MAX_STRETCH)]
    elif len(sketch.spots) > ALL_NAMED:
        ways = [ways[1], ways[3]]
    tries = [(notes, stretch, scale) for notes, stretch in ways]
    tries += [(Notes.NONE, MAX_STRETCH, scale * less) for less in SMALLER if scale * less >= MIN_SCALE]
    for notes, stretch, size in tries:
        cost = QFontMetricsF(note_font(size)).size(0, "888") if noted else QSizeF()
        labels = [_label_size(spot.name, size, noted, notes) for spot in sketch.spots]
        layout = MapLayout(sketch, room, labels, cost, size, stretch, start)
        if not layout.crowded:
            break
    return layout, notes


class MapDrawing:
    """Paints a map repeatedly into the same `room`, with letters of the same `scale`."""

    def __init__(self, sketch: MapShape, room: QRectF, scale: float, start: int | None) -> None:
        self._sketch, self._notes = sketch, Notes.NONE
        self._layout: MapLayout | GridLayout
        if sketch.squares:
            self._layout = GridLayout(sketch, room, max(room.width(), room.height()))
        else:
            self._layout, self._notes = fitted(sketch, room, scale, True, start)

    def paint(self, painter: QPainter, marks: MapMarks, colours: Colours) -> None:
        paints = MapPainter(painter, self._sketch, marks, colours)
        if isinstance(self._layout, MapLayout):
            paints.paint_graph(self._layout, True, self._notes)
        else:
            paints.paint_squares(self._layout)
            paints.paint_grid_marks(self._layout)


def _label_size(name: str, scale: float, noted: bool, notes: Notes) -> QSizeF:
    named, noting = QFontMetricsF(name_font(scale, noted)), QFontMetricsF(note_font(scale))
    width = named.horizontalAdvance(name)
    if notes is Notes.NONE:
        return QSizeF(width + 2, named.height())
    return QSizeF(max(width, noting.horizontalAdvance(_WIDEST[notes])) + 2, named.height() + noting.height() - 1)
